import { stringify } from 'yaml';
import { stepInputs } from '../src/action/inputs.ts';
import type { GitHubPermission } from '../src/operations/context/needs.ts';
import type { Input } from '../src/operations/inputs/declarations/input.ts';
import { type InputName, type InputValues, inputs } from '../src/operations/inputs/declarations/inputs.ts';
import { isParsed } from '../src/operations/inputs/parsers/parsed.ts';
import type { InputWords, Operation } from '../src/operations/operation.ts';
import { operations } from '../src/operations/operations.ts';
import { outputs } from '../src/operations/outputs/declarations.ts';
import { renderTypes } from './action-types.ts';

/** All inputs of the action, in its order. */
export const allInputs: Readonly<Record<string, Input>> = { ...stepInputs, ...inputs };

/** The inputs of an operation by name, in the operation's own words. */
export function inputsOf(operation: Operation): Readonly<Partial<Record<InputName, Input>>> {
  const words: Readonly<Partial<Record<InputName, InputWords>>> = operation.words;
  const used = (Object.keys(inputs) as InputName[]).filter((name) => operation.inputs.includes(name));
  return Object.fromEntries(used.map((name) => [name, { ...inputs[name], ...words[name] }]));
}

/** The first line of a file that is generated. */
export const notice =
  '# Generated from the declarations in src/operations by `npm run generate`; do not edit.';

type FileText = [path: string, text: string];

/** An action's file, as far as actions differ. */
interface ActionFile {
  readonly name: string;
  readonly description: string;
  readonly inputs: readonly (readonly [name: string, input: Input, required: boolean])[];
  readonly outputs: readonly (keyof typeof outputs)[];
  readonly main: string;
  readonly post: string;
}

/** The action of all operations, and one for each operation, each with its types, by path from the root. */
export function actionFiles(): Map<string, string> {
  const all = render('', {
    name: 'Kitestring',
    description: 'Trigger builds on Buildkite, wait for them, and show what happened.',
    inputs: Object.entries(allInputs).map(([name, input]) => [name, input, name === 'operation']),
    outputs: Object.keys(outputs) as (keyof typeof outputs)[],
    main: 'dist/index.js',
    post: 'dist/post.js',
  });
  return new Map([...all, ...operations.flatMap(filesOf)]);
}

/** An operation's own action: its file, and what starts the one bundle with the operation set. */
function filesOf(operation: Operation): FileText[] {
  const { name, sentence } = operation;
  const folder = `actions/${name}/`;
  const required: readonly string[] = requiredInputs(operation);
  const action = render(folder, {
    name: `Kitestring: ${name}`,
    description: sentence,
    inputs: Object.entries({ ...connectionInputs(operation), ...inputsOf(operation) }).map(
      ([input, declared]) => [input, declared, required.includes(input)],
    ),
    outputs: operation.outputs,
    main: 'main.cjs',
    post: 'post.cjs',
  });
  const start = (entry: string) =>
    `process.env.INPUT_OPERATION = '${name}';\nrequire('../../dist/${entry}.js');\n`;
  return [...action, [`${folder}main.cjs`, start('index')], [`${folder}post.cjs`, start('post')]];
}

/** How one operation reaches the service, and GitHub if it does; the tokens say what they must be allowed. */
export function connectionInputs({
  scopes,
  optionalScopes,
  permissions,
}: Operation): Readonly<Record<string, Input>> {
  const { operation, 'more-inputs': more, token, 'github-token': gitHubToken, ...others } = stepInputs;
  const always =
    scopes.length === 0
      ? 'Each scope that it has is checked.'
      : `It needs the ${scopes.length > 1 ? 'scopes' : 'scope'} ${listed(scopes)}.`;
  const needs = [always, ...optionalScopes.map(describeOptional)].join(' ');
  return {
    token: {
      ...token,
      sentence: `API token of the service, from a secret. ${needs} Not needed with \`oidc-client-id\`.`,
    },
    ...(permissions.length > 0 && {
      'github-token': { ...gitHubToken, sentence: `GitHub token. ${permissions.map(asSentence).join(' ')}` },
    }),
    ...others,
  };
}

/** The sentence about a scope that only some inputs need. */
export function describeOptional({ scope, purpose }: Operation['optionalScopes'][number]): string {
  return `The token also needs \`${scope}\` ${purpose}.`;
}

function asSentence({ permission, purpose }: GitHubPermission): string {
  return `It needs \`${permission}\` for ${purpose}.`;
}

function listed(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(' and ');
}

/** The inputs that an operation misses both when it gets nothing and when it gets everything else. */
function requiredInputs(operation: Operation): InputName[] {
  const { inputs: used, plan } = operation;
  const declared = inputsOf(operation);
  const event = { commit: 'c'.repeat(40), branch: 'main', message: 'Fly higher' };
  const missing = (given: readonly InputName[], textOf: (input: Input) => string | undefined) => {
    const values: Partial<Record<InputName, unknown>> = {};
    for (const name of given) {
      const input = declared[name];
      const text = input && textOf(input);
      const parsed = text === undefined ? undefined : input?.parse(text, 0);
      if (parsed !== undefined && isParsed(parsed)) values[name] = parsed.value;
    }
    const planned = plan(values as InputValues, { event, unreadable: new Set() });
    const problems = 'problems' in planned ? planned.problems : [];
    return problems.flatMap((problem) => /^Input (\S+) is missing:/.exec(problem)?.[1] ?? []);
  };
  const always = missing(used, (input) => input.default);
  return used.filter((name) => {
    const others = used.filter((other) => other !== name);
    return always.includes(name) && missing(others, (input) => input.example).includes(name);
  });
}

function render(folder: string, { name, description, main, post, ...declared }: ActionFile): FileText[] {
  const file = {
    name,
    description,
    author: 'The Kitestring authors',
    branding: { icon: 'git-merge', color: 'green' },
    inputs: Object.fromEntries(
      declared.inputs.map(([input, { sentence, default: value, expression = value }, required]) => [
        input,
        { description: sentence, required, ...(expression !== undefined && { default: expression }) },
      ]),
    ),
    outputs: Object.fromEntries(declared.outputs.map((output) => [output, { description: outputs[output] }])),
    runs: { using: 'node24', main, post },
  };
  const types = renderTypes(
    Object.fromEntries(declared.inputs.map(([input, one]) => [input, one])),
    declared.outputs,
  );
  return [
    [`${folder}action.yml`, `${notice}\n${stringify(file, { lineWidth: 0 })}`],
    [`${folder}action-types.yml`, `${notice}\n${types}`],
  ];
}
