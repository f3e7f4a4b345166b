import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const model = resolve(import.meta.dirname, '../src/model');

/** The files whose types the page lists, in its order. */
const files = [
  ...['build', 'job', 'agent', 'user', 'pipeline', 'annotation', 'artifact'],
  ...['suite', 'flaky-test', 'test-engine', 'access-token'],
];

const comment = String.raw`\/\*\*(?<about>(?:(?!\*\/)[\s\S])*)\*\/\n`;
const shapes =
  /^(?:export )?const (?<name>\w+) = (?:object\(|objectWith\('(?<needed>[^']*)', )?\{\n(?<body>[\s\S]*?)^\}/gm;
const schemaForm = /^(?:export )?const (?<name>\w+): Schema<(?<type>\w+)>/gm;
const fieldForm = new RegExp(
  `^ +${comment} +(?<field>\\w+): (?<kind>.+),$|^ +\\.\\.\\.(?<spread>\\w+),$`,
  'gm',
);
const typeForm = new RegExp(
  `^${comment}export interface (?<type>\\w+) extends ValueOf<typeof (?<shape>\\w+)>`,
  'gm',
);

/** The words of a comment, on one line and without its frame. */
const wordsOf = (text = '') => text.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();

const sources = files.map((file) => readFileSync(resolve(model, `${file}.ts`), 'utf8'));

/** What a field holds, by its schema: `text` is a string, and a schema with a type of its own has its name. */
const kinds = new Map([
  ...[
    ['text', 'string'],
    ['flag', 'boolean'],
    ['number', 'number'],
    ['ordinal', 'number'],
  ],
  ...[
    ['texts', 'Record<string, string>'],
    ['map', 'Record<string, unknown>'],
    ['anything', 'unknown'],
  ],
  ...sources.flatMap((source) =>
    [...source.matchAll(schemaForm)].map(({ groups = {} }) => [groups.name ?? '', groups.type ?? '']),
  ),
] as [string, string][]);

function kindOf(schema: string): string {
  const list = /^listOf\((.+)\)$/.exec(schema)?.[1];
  if (list !== undefined) return `${kindOf(list)}[]`;
  const literal = /^literal\((.+)\)$/.exec(schema)?.[1];
  return literal ?? kinds.get(schema) ?? (schema.includes('UnknownJobType') ? 'UnknownJobType' : 'object');
}

/** The page that lists each type of what the service sends, with the comment of each of its fields. */
export function clientTypes(): string {
  const sections = sources.flatMap((source) => {
    const bodies = new Map(
      [...`${sources.join('\n')}\n${source}`.matchAll(shapes)].map(
        ({ groups }) => [groups?.name, groups] as const,
      ),
    );
    const rows = (shape: string | undefined, needed = bodies.get(shape)?.needed ?? ''): string[] => {
      const { body = '' } = bodies.get(shape) ?? {};
      return [...body.matchAll(fieldForm)].flatMap(({ groups = {} }) => {
        if (groups.spread !== undefined) return rows(groups.spread, needed);
        const kind = needed.split(' ').includes(groups.field ?? '') ? 'always' : '';
        return [
          `| \`${groups.field}\` | \`${kindOf(groups.kind ?? '')}\` | ${kind} | ${wordsOf(groups.about)} |`,
        ];
      });
    };
    return [...source.matchAll(typeForm)].map(({ groups = {} }) => {
      const head = '| Field | Type | There | Meaning |\n| --- | --- | --- | --- |';
      return `## ${groups.type}\n\n${wordsOf(groups.about)}\n\n${head}\n${rows(groups.shape).join('\n')}\n`;
    });
  });
  const note = '<!-- Generated from src/model by npm run generate: change the comments there. -->';
  const intro =
    'What the methods of [the client](client.md) return. A field may be missing or null unless it is always there, and fields that are\nnot listed here are kept. `api.md` is the document of the API, and `docs/gaps.md` is [what it does not say](gaps.md).';
  return `${note}\n\n# Types of the client\n\n${intro}\n\n${sections.join('\n')}`;
}
