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

type Inputs = Readonly<Record<string, Input>>;

/** The documents that have generated tables, by their paths from the root. Every operation has its page. */
export function documents(): readonly string[] {
  const pages = operations.map(({ name }) => `docs/reference/${name}.md`);
  const others = globSync('docs/reference/*.md', { cwd: root }).filter((path) => !pages.includes(path));
  return ['README.md', 'docs/README.md', ...others.sort(), ...pages];
}

/** A document with its tables made anew; what stands between the marks is ours. */
export function withTables(path: string, allInputs: Inputs): string {
  const text = readFileSync(resolve(root, path), 'utf8');
  const operation = operations.find(({ name }) => path === `docs/reference/${name}.md`);
  const given = operation === undefined ? general(path, allInputs) : ofOperation(operation, allInputs);
  const needed = operation === undefined ? [] : Object.keys(given);
  for (const name of needed) {
    if (!text.includes(startOf(name))) throw new Error(`${path} has no place for the generated ${name}.`);
  }
  return Object.entries(given).reduce((filled, [name, make]) => fill(filled, name, make), text);
}

const startOf = (name: string) => `<!-- ${name}: generated -->`;

function fill(text: string, name: string, make: () => string): string {
  const from = text.indexOf(startOf(name));
  if (from < 0) return text;
  const to = text.indexOf(`<!-- ${name}: end -->`, from);
  if (to < 0) throw new Error(`The generated ${name} has no end.`);
  return `${text.slice(0, from + startOf(name).length)}\n${make()}\n${text.slice(to)}`;
}

type Blocks = Readonly<Record<string, () => string>>;

function general(path: string, allInputs: Inputs): Blocks {
  return {
    operations: () => operationTable(path),
    'common inputs': () => commonInputs(allInputs),
    inputs: () => everyInput(allInputs),
    outputs: everyOutput,
    scopes: scopeTable,
    permissions: permissionTable,
  };
}

function ofOperation(operation: Operation, allInputs: Inputs): Blocks {
  return {
    about: () => operation.sentence,
    inputs: () => `${inputsOf(operation, allInputs)}\n\n${withoutInputs(operation)}`,
    outputs: () => outputsOf(operation),
    access: () => accessOf(operation),
  };
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', '<br>')).join(' | ')} |`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

function code(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}

function link({ name }: Pick<Operation, 'name'>, from: string): string {
  return `[\`${name}\`](${from}${name}.md)`;
}

/** The first sentence of each operation; its page has the others. */
function operationTable(path: string): string {
  const folder = `${relative(dirname(path), 'docs/reference')}/`;
  return table(
    ['Operation', 'What it does'],
    operations.map((operation) => [link(operation, folder), operation.sentence.replace(/(?<=\.) .*/s, '')]),
  );
}

const inputHead = ['Input', 'Meaning', 'Default', 'Example'];

/** Lines of an example stand below one another. */
function inputRow([name, input]: readonly [string, Input]): readonly string[] {
  const standard = input.default ?? input.expression;
  const example = input.example.split('\n').map((line) => `\`${line}\``);
  return [`\`${name}\``, input.sentence, standard === undefined ? '' : `\`${standard}\``, example.join('\n')];
}

function inputsOf({ inputs }: Operation, allInputs: Inputs): string {
  const used = Object.entries(allInputs).filter(([name]) => inputs.some((each) => each === name));
  const groups = purposes.flatMap((purpose) => {
    const rows = used.filter(([, input]) => input.purpose === purpose).map(inputRow);
    return rows.length > 0 ? [`### ${purpose}\n\n${table(inputHead, rows)}`] : [];
  });
  return groups.join('\n\n');
}

/** The common inputs that the action for one operation does not have. */
function withoutInputs(operation: Operation): string {
  const has = connectionInputs(operation);
  const missing = Object.keys(stepInputs).filter((name) => !(name in has));
  const [last = '', ...others] = missing.map((name) => code([name])).reverse();
  return `The action \`actions/${operation.name}\` takes these and the common inputs, except ${others.reverse().join(', ')} and ${last}.`;
}

function commonInputs(allInputs: Inputs): string {
  return table(
    inputHead,
    Object.entries(allInputs)
      .filter(([name]) => name in stepInputs)
      .map(inputRow),
  );
}

function everyInput(allInputs: Inputs): string {
  const rows = Object.entries(allInputs).map(([name, input]) => [
    `\`${name}\``,
    input.sentence,
    usersOf(name),
  ]);
  return table(['Input', 'Meaning', 'Used by'], rows);
}

function usersOf(name: string): string {
  const users = operations.filter(({ inputs }) => inputs.some((used) => used === name));
  if (name in stepInputs || users.length === operations.length) return 'all';
  return users.map((user) => link(user, '')).join(', ');
}

function outputsOf({ outputs: names }: Operation): string {
  const rows = Object.entries(outputs).filter(([name]) => names.some((set) => set === name));
  return table(
    ['Output', 'Meaning'],
    rows.map(([name, sentence]) => [`\`${name}\``, sentence]),
  );
}

function everyOutput(): string {
  const rows = Object.entries(outputs).map(([name, sentence]) => {
    const setters = operations.filter((operation) => operation.outputs.some((set) => set === name));
    const by = setters.length === operations.length ? 'all' : setters.map((one) => link(one, '')).join(', ');
    return [`\`${name}\``, sentence, by];
  });
  return table(['Output', 'Meaning', 'Set by'], rows);
}

function accessOf({ scopes, optionalScopes, permissions }: Operation): string {
  const permitted = permissions.map(({ permission, purpose }) => `- \`${permission}\`, for ${purpose}.`);
  const lines =
    permitted.length > 0
      ? ['', 'Permissions of the job:', '', ...permitted]
      : ['', 'The job needs no permission.'];
  const needed = [`Scopes of the token: ${code(scopes)}.`, ...optionalScopes.map(describeOptional)];
  return [needed.join(' '), ...lines].join('\n');
}

function permissionTable(): string {
  return table(
    ['Operation', "Permission of the job's token", 'For'],
    operations.flatMap((operation) =>
      operation.permissions.map(({ permission, purpose }) => [
        link(operation, ''),
        `\`${permission}\``,
        purpose,
      ]),
    ),
  );
}

function scopeTable(): string {
  return table(
    ['Endpoint', 'Request', 'Scope'],
    Object.entries(endpoints).map(([name, { method, path, scope }]) => [
      `\`${name}\``,
      `\`${method} ${path}\``,
      `\`${scope}\``,
    ]),
  );
}
