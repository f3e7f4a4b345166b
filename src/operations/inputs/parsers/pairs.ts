import { splitLines } from './lists.ts';
import type { Parse } from './parsed.ts';

/** Names and values, in their order in the input. */
export type Pairs = Readonly<Record<string, string>>;

/** A pair of a line is named by its line: what stands before its `=` may be a part of a secret. */
type Pair = readonly [name: string, value: string, line?: number];

/**
 * Names with values: a JSON object of strings, numbers and booleans, or lines of `NAME=value`, and `NAME<<END` up to a line
 * `END` for a value with several lines, which is taken as it is. Otherwise blank lines and lines that start with `#` are
 * ignored, and a value is what follows the first `=`, without blanks around it and without matching quotes.
 */
export function parsePairs(isName: (name: string) => boolean, nameRule: string): Parse<Pairs> {
  return (text) => {
    const pairs = text.trimStart().startsWith('{') ? readJson(text) : readLines(text);
    if (typeof pairs === 'string') return { expected: pairs };
    const first = new Map(pairs.toReversed().map((pair) => [pair[0], pair]));
    const rules: readonly (readonly [words: string, isBroken: (pair: Pair) => boolean])[] = [
      [`${nameRule}; not valid: `, ([name]) => !isName(name)],
      ['free of the name __proto__; not valid: ', ([name]) => name === '__proto__'],
      ['a list of unique names; repeated: ', (pair) => first.get(pair[0]) !== pair],
      [
        'valid Unicode text without NUL characters; not valid: the value of ',
        ([, value]) => !value.isWellFormed() || value.includes('\0'),
      ],
    ];
    for (const [words, isBroken] of rules) {
      const broken = pairs.filter(isBroken);
      if (broken.length > 0) return { expected: words + enumerate(broken.map(placeOf)) };
    }
    return { value: Object.assign(Object.create(null), Object.fromEntries(pairs)) };
  };
}

/** Long names are not shown: they may be secrets. */
function placeOf([name, , line]: Pair): string {
  if (line !== undefined) return `line ${line}`;
  return name.length > 80 ? 'a name of more than 80 characters' : JSON.stringify(name);
}

const mostNamed = 8;

function enumerate(words: readonly string[]): string {
  const more = words.length > mostNamed ? ` and ${words.length - mostNamed} more` : '';
  return `${words.slice(0, mostNamed).join(', ')}${more}`;
}

/** The pairs of the lines, or what was expected instead. */
function readLines(text: string): Pair[] | string {
  const lines = splitLines(text);
  const pairs: Pair[] = [];
  const invalid: number[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trimStart();
    if (line === '' || line.startsWith('#')) continue;
    const [, name, sign, rest = ''] = /^(.+?)(=|<<)(.*)$/.exec(line) ?? [];
    const number = at + 1;
    if (name === undefined) invalid.push(number);
    else if (sign === '=') pairs.push([name.trim(), unquote(rest.trim()), number]);
    else {
      const end = lines.findIndex((other, index) => index > at && other.trim() === rest.trim());
      if (rest.trim() === '' || end < 0)
        return `complete: the value of line ${number} has no closing line, as in NAME<<END ... END`;
      pairs.push([name.trim(), lines.slice(number, end).join('\n'), number]);
      at = end;
    }
  }
  if (invalid.length === 0) return pairs;
  const isYaml = invalid.some((number) => /^\s*[A-Za-z_]\w{0,80}:(?:\s|$)/.test(lines[number - 1] ?? ''));
  return `NAME=value lines${isYaml ? ', with "=" where YAML has ":"' : ''}; not valid: ${enumerate(invalid.map((number) => `line ${number}`))}`;
}

function unquote(value: string): string {
  return /^(["']).*\1$/s.test(value) && value.length > 1 ? value.slice(1, -1) : value;
}

/** The pairs of a JSON object, or what was expected instead. */
function readJson(text: string): Pair[] | string {
  try {
    const entries = Object.entries<unknown>(JSON.parse(text, asWritten));
    const invalid = entries.filter(([, value]) => !['string', 'boolean'].includes(typeof value));
    if (invalid.length === 0) return entries.map(([name, value]) => [name, String(value)]);
    const places = invalid.map(([name]) => placeOf([name, '']));
    return `an object of strings, numbers and booleans; not valid: ${enumerate(places)}`;
  } catch {
    return 'a JSON object or NAME=value lines; it starts like JSON, but is not valid JSON';
  }
}

/** A number stays as written: 1.10 is a version, and 12345678901234567890 would become another number. */
function asWritten(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value;
}

const metaDataName = /^[^[\]\p{Cc}]{1,1024}$/u;

/** Environment variables of a build, with names that a shell accepts. */
export const parseEnvironment = parsePairs(
  (name) => /^[A-Za-z_][A-Za-z0-9_]{0,254}$/.test(name),
  'pairs with names of letters, digits and "_" that do not start with a digit',
);

/** Meta-data of a build. Brackets in names would break the service's filter syntax (api.md §4.3). */
export const parseMetaData = parsePairs(
  (name) => metaDataName.test(name) && name.isWellFormed(),
  'pairs with single-line names without brackets',
);

const toolNames = /^(?:PATH|LD_PRELOAD|LD_LIBRARY_PATH|NODE_OPTIONS|BASH_ENV|ENV|IFS|GIT_.*|BUILDKITE_.*)$/i;

/** The names that can change how the tools on the agent work. */
export function toolVariables(names: readonly string[]): string[] {
  return names.filter((name) => toolNames.test(name));
}
