import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { stepInputs } from '../src/action/inputs.ts';
import { type EndpointName, endpoints } from '../src/model/endpoints.ts';
import { type Input, purposes } from '../src/operations/inputs/declarations/input.ts';
import type { Operation } from '../src/operations/operation.ts';
import { operations } from '../src/operations/operations.ts';
import {
  commentOutputs,
  failureOutputs,
  jsonOutputs,
  outputs,
} from '../src/operations/outputs/declarations.ts';
import { describeOptional, inputsOf } from './action-files.ts';
import { drawing } from './drawing.ts';

const root = resolve(import.meta.dirname, '..');

/** The documents that have generated tables, by their paths from the root. Every operation has its page. */
export function documents(): readonly string[] {
  const pages = operations.map(({ name }) => `docs/reference/${name}.md`);
  const others = globSync('docs/reference/*.md', { cwd: root }).filter((path) => !pages.includes(path));
  return ['README.md', 'docs/README.md', 'docs/architecture.md', ...others.sort(), ...pages];
}

/** A document with its tables made anew, or what it misses; what stands between the marks is ours. */
export function withTables(path: string): { readonly text: string } | { readonly problem: string } {
  const operation = operations.find(({ name }) => path === `docs/reference/${name}.md`);
  const tables = Object.entries(operation === undefined ? general(path) : ofOperation(operation));
  const isThere = existsSync(resolve(root, path));
  let text = isThere ? readFileSync(resolve(root, path), 'utf8') : '';
  const missing: string[] = [];
  for (const [name, content] of tables) {
    const [open, close] = [`<!-- ${name}: generated -->`, `<!-- ${name}: end -->`];
    const [from, to] = [text.indexOf(open), text.indexOf(close)];
    if (from >= 0 && to > from) text = `${text.slice(0, from + open.length)}\n${content}\n${text.slice(to)}`;
    else if (operation !== undefined || from >= 0) missing.push(`${open} and ${close}`);
  }
  if (missing.length === 0) return { text };
  const problem = `${path} ${isThere ? 'lacks' : 'does not exist. Write it, with'} these lines:`;
  return { problem: [problem, ...missing].join('\n  ') };
}

type Tables = Readonly<Record<string, string>>;

/** The tables over all operations; a document has the marks of those that it shows. */
function general(path: string): Tables {
  const folder = `${relative(dirname(path), 'docs/reference')}/`;
  const shared = Object.entries(stepInputs);
  if (path === 'docs/architecture.md') return { drawing: drawing() };
  return {
    'operation links': operations.map(({ name }) => link(name, folder)).join(', '),
    'common inputs': table(inputHead, shared.map(inputRow)),
    'common outputs': outputTable(jsonOutputs.map((name) => [name, outputs[name]])),
    ...Object.fromEntries(
      Object.entries(sharedOutputs).map(([group, names]) => [
        group,
        outputTable(names.map((name) => [name, outputs[name]])),
      ]),
    ),
    scopes: table(
      ['Scope', 'Calls of the client'],
      [...Map.groupBy(Object.keys(endpoints), scopeOf)].map(([scope, names]) => [
        scope === '' ? 'none' : code(scope),
        names.map(code).join(', '),
      ]),
    ),
  };
}

const scopeOf = (name: string) => endpoints[name as EndpointName].scope;

function ofOperation(operation: Operation): Tables {
  const { sentence, scopes, optionalScopes, permissions, usual } = operation;
  const used = Object.entries(inputsOf(operation));
  const isUsual = ([name]: readonly [string, Input]) => usual.some((each) => each === name);
  const rest = used.filter((each) => !isUsual(each));
  const rowOf = (usual: string) => used.filter(([name]) => name === usual).map(inputRow);
  const groups = purposes.flatMap((purpose) => {
    const rows = rest.filter(([, input]) => input.purpose === purpose).map(inputRow);
    const hasHead = rows.length > 0 && rest.length > mostWithoutHeads;
    return hasHead ? [[`**${purpose}**`, '', ''], ...rows] : rows;
  });
  const has = (output: string) => operation.outputs.some((each) => each === output);
  const set = Object.entries(outputs).filter(([output]) => has(output) && !isCommon(output));
  const elsewhere = Object.entries(sharedOutputs).flatMap(([group, names]) => {
    const anchor = group.replaceAll(' ', '-');
    return names.some(has)
      ? [[names.filter(has).map(code).join(', '), `See [${group}](common-inputs.md#${anchor}).`]]
      : [];
  });
  const permitted = permissions.map(({ permission, purpose }) => `- ${code(permission)}, for ${purpose}.`);
  const needed = [
    scopes.length === 0
      ? 'The token needs no scope.'
      : `Scopes of the token: ${scopes.map(code).join(', ')}.`,
    ...optionalScopes.map(describeOptional),
  ];
  const job =
    permitted.length > 0
      ? `Permissions of the job:\n\n${permitted.join('\n')}`
      : 'The job needs no permission.';
  return {
    about: sentence,
    'usual inputs': table(inputHead, usual.flatMap(rowOf)),
    ...(rest.length > 0 && { 'other inputs': table(inputHead, groups) }),
    ...(set.length > 0 && { outputs: outputTable(set, elsewhere) }),
    access: `${needed.join(' ')}\n\n${job}`,
  };
}

/** A short table needs no groups. */
const mostWithoutHeads = 8;

/** Outputs that several operations have, described on one page. */
const sharedOutputs = { 'why a build failed': failureOutputs, 'the comment': commentOutputs } as const;

const isCommon = (output: string) =>
  [jsonOutputs, ...Object.values(sharedOutputs)].flat().some((each) => each === output);

function outputTable(
  rows: readonly (readonly [string, string])[],
  others: readonly (readonly string[])[] = [],
): string {
  return table(
    ['Output', 'Meaning'],
    [...rows.map(([output, meaning]) => [code(output), meaning]), ...others],
  );
}

const inputHead = ['Input', 'Meaning', 'Example'];

/** Lines of an example stand below one another. */
function inputRow([name, input]: readonly [string, Input]): readonly string[] {
  const standard = input.default ?? input.expression;
  const meaning = standard === undefined ? input.sentence : `${input.sentence} Default: ${code(standard)}.`;
  return [code(name), meaning, input.example.split('\n').map(code).join('\n')];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', '<br>')).join(' | '))
    .map((line) => `| ${line} |`)
    .join('\n');
}

const code = (word: string) => `\`${word}\``;

const link = (name: string, folder = '') => `[${code(name)}](${folder}${name}.md)`;
