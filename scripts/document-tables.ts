import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { stepInputs } from '../src/action/inputs.ts';
import { endpoints } from '../src/model/endpoints.ts';
import { type Input, purposes } from '../src/operations/inputs/declarations/input.ts';
import type { Operation } from '../src/operations/operation.ts';
import { operations } from '../src/operations/operations.ts';
import { outputs } from '../src/operations/outputs/declarations.ts';
import { connectionInputs, describeOptional } from './action-files.ts';

const root = resolve(import.meta.dirname, '..');

/** The documents that have generated tables, by their paths from the root. Every operation has its page. */
export function documents(): readonly string[] {
  const pages = operations.map(({ name }) => `docs/reference/${name}.md`);
  const others = globSync('docs/reference/*.md', { cwd: root }).filter((path) => !pages.includes(path));
  return ['README.md', 'docs/README.md', ...others.sort(), ...pages];
}

/** A document with its tables made anew; what stands between the marks is ours. */
export function withTables(path: string, allInputs: Inputs): string {
  const operation = operations.find(({ name }) => path === `docs/reference/${name}.md`);
  const tables = operation === undefined ? general(path, allInputs) : ofOperation(operation, allInputs);
  let text = readFileSync(resolve(root, path), 'utf8');
  for (const [name, content] of Object.entries(tables)) {
    const [open, close] = [`<!-- ${name}: generated -->`, `<!-- ${name}: end -->`];
    const [from, to] = [text.indexOf(open), text.indexOf(close)];
    if (from >= 0 && to > from) text = `${text.slice(0, from + open.length)}\n${content}\n${text.slice(to)}`;
    else if (operation !== undefined || from >= 0) throw new Error(`${path} has no place for the ${name}.`);
  }
  return text;
}

type Inputs = Readonly<Record<string, Input>>;
type Tables = Readonly<Record<string, string>>;

/** The tables over all operations; a document has the marks of those that it shows. */
function general(path: string, allInputs: Inputs): Tables {
  const folder = `${relative(dirname(path), 'docs/reference')}/`;
  const listed = Object.entries(allInputs);
  const usersOf = (name: string) => operations.filter(({ inputs }) => inputs.some((used) => used === name));
  const settersOf = (name: string) => operations.filter((each) => each.outputs.some((set) => set === name));
  const inputRows = listed.map(([name, { sentence }]) => [
    code(name),
    sentence,
    name in stepInputs ? 'all' : linksTo(usersOf(name)),
  ]);
  return {
    operations: table(
      ['Operation', 'What it does'],
      // The first sentence; its page has the others.
      operations.map(({ name, sentence }) => [link(name, folder), sentence.replace(/(?<=\.) .*/s, '')]),
    ),
    'common inputs': table(inputHead, listed.filter(([name]) => name in stepInputs).map(inputRow)),
    inputs: table(['Input', 'Meaning', 'Used by'], inputRows),
    outputs: table(
      ['Output', 'Meaning', 'Set by'],
      Object.entries(outputs).map(([name, sentence]) => [code(name), sentence, linksTo(settersOf(name))]),
    ),
    scopes: table(
      ['Endpoint', 'Request', 'Scope'],
      Object.entries(endpoints).map(([name, { method, path, scope }]) =>
        [name, `${method} ${path}`, scope].map(code),
      ),
    ),
    permissions: table(
      ['Operation', "Permission of the job's token", 'For'],
      operations.flatMap(({ name, permissions }) =>
        permissions.map(({ permission, purpose }) => [link(name), code(permission), purpose]),
      ),
    ),
  };
}

function ofOperation(operation: Operation, allInputs: Inputs): Tables {
  const { name, sentence, scopes, optionalScopes, permissions } = operation;
  const used = Object.entries(allInputs).filter(([input]) => operation.inputs.some((each) => each === input));
  const groups = purposes.flatMap((purpose) => {
    const rows = used.filter(([, input]) => input.purpose === purpose).map(inputRow);
    return rows.length > 0 ? [`### ${purpose}\n\n${table(inputHead, rows)}`] : [];
  });
  const has = connectionInputs(operation);
  const missing = Object.keys(stepInputs)
    .filter((input) => !(input in has))
    .map(code);
  const lacks = `${missing.slice(0, -1).join(', ')} and ${missing.at(-1)}`;
  const common = `The action \`actions/${name}\` takes these and the common inputs, except ${lacks}.`;
  const set = Object.entries(outputs).filter(([output]) => operation.outputs.some((each) => each === output));
  const permitted = permissions.map(({ permission, purpose }) => `- ${code(permission)}, for ${purpose}.`);
  const needed = [
    `Scopes of the token: ${scopes.map(code).join(', ')}.`,
    ...optionalScopes.map(describeOptional),
  ];
  const job =
    permitted.length > 0
      ? `Permissions of the job:\n\n${permitted.join('\n')}`
      : 'The job needs no permission.';
  return {
    about: sentence,
    inputs: `${groups.join('\n\n')}\n\n${common}`,
    outputs: table(
      ['Output', 'Meaning'],
      set.map(([output, meaning]) => [code(output), meaning]),
    ),
    access: `${needed.join(' ')}\n\n${job}`,
  };
}

const inputHead = ['Input', 'Meaning', 'Default', 'Example'];

/** Lines of an example stand below one another. */
function inputRow([name, input]: readonly [string, Input]): readonly string[] {
  const standard = input.default ?? input.expression;
  const example = input.example.split('\n').map(code).join('\n');
  return [code(name), input.sentence, standard === undefined ? '' : code(standard), example];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', '<br>')).join(' | '))
    .map((line) => `| ${line} |`)
    .join('\n');
}

const code = (word: string) => `\`${word}\``;

const link = (name: string, folder = '') => `[${code(name)}](${folder}${name}.md)`;

/** Links to the pages of operations, or `all`. */
function linksTo(named: readonly Operation[]): string {
  return named.length === operations.length ? 'all' : named.map(({ name }) => link(name)).join(', ');
}
