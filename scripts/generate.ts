import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { stepInputs } from '../src/action/inputs.ts';
import { endpoints } from '../src/model/endpoints.ts';
import { purposes } from '../src/operations/inputs/declarations/input.ts';
import { operations } from '../src/operations/operations.ts';
import { outputs } from '../src/operations/outputs/declarations.ts';
import { actionFiles, allInputs, notice } from './action-files.ts';
import { checksModules } from './generate-checks.ts';
import { manualWorkflow } from './manual-workflow.ts';

const root = resolve(import.meta.dirname, '..');

/** What each generated file should hold, by its path from the root. */
function generate(): Map<string, string> {
  const files = new Map([
    ...actionFiles(),
    ['.github/workflows/run-operation.yml', `${notice}\n${manualWorkflow(allInputs)}`],
    ...checksModules(),
  ]);
  files.set('README.md', withTables(readFileSync(resolve(root, 'README.md'), 'utf8')));
  return files;
}

/** The README with its tables made anew; what stands between the marks is ours. */
function withTables(readme: string): string {
  const tables = {
    operations: operationTable(),
    inputs: inputTables(),
    outputs: outputTable(),
    scopes: scopeTable(),
    permissions: permissionTable(),
  };
  return Object.entries(tables).reduce((text, [name, table]) => {
    const [start, end] = [`<!-- ${name}: generated -->`, `<!-- ${name}: end -->`];
    const from = text.indexOf(start);
    const to = text.indexOf(end);
    if (from < 0 || to < from) throw new Error(`README.md has no place for the table of ${name}.`);
    return `${text.slice(0, from + start.length)}\n${table}\n${text.slice(to)}`;
  }, readme);
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

function code(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}

function operationTable(): string {
  return table(
    ['Operation', 'What it does', 'Scopes of the token'],
    operations.map(({ name, sentence, scopes }) => [`\`${name}\``, sentence, code(scopes)]),
  );
}

function permissionTable(): string {
  return table(
    ['Operation', "Permission of the job's token", 'For'],
    operations.flatMap(({ name, permissions }) =>
      permissions.map(({ permission, purpose }) => [`\`${name}\``, `\`${permission}\``, purpose]),
    ),
  );
}

function usersOf(name: string): string {
  const users = operations.filter((operation) => operation.inputs.some((used) => used === name));
  return name in stepInputs || users.length === operations.length
    ? 'all'
    : code(users.map((user) => user.name));
}

function inputTables(): string {
  return purposes
    .map((purpose) => {
      const mine = Object.entries(allInputs).filter(([, input]) => input.purpose === purpose);
      const rows = mine.map(([name, input]) => [
        `\`${name}\``,
        input.sentence,
        input.default === undefined ? '' : `\`${input.default}\``,
        usersOf(name),
      ]);
      return `### ${purpose}\n\n${table(['Input', 'Meaning', 'Default', 'Used by'], rows)}`;
    })
    .join('\n\n');
}

function outputTable(): string {
  return table(
    ['Output', 'Meaning', 'Set by'],
    Object.entries(outputs).map(([name, sentence]) => [
      `\`${name}\``,
      sentence,
      code(
        operations
          .filter((operation) => operation.outputs.some((set) => set === name))
          .map((one) => one.name),
      ),
    ]),
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

/** Writes what is generated, or, with `--check`, says which files differ and writes nothing. */
function main(): void {
  const checking = process.argv.includes('--check');
  const files = generate();
  const complain = (problem: string) => {
    console.error(`${problem}: run npm run generate.`);
    process.exitCode = 1;
  };
  for (const [path, text] of files) {
    const file = resolve(root, path);
    if (!checking) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
      complain(`${path} is not what the declarations say`);
    }
  }
  for (const path of globSync('actions/*/*', { cwd: root })) {
    if (files.has(path.replaceAll('\\', '/'))) continue;
    if (checking) complain(`${path} belongs to no operation`);
    else rmSync(resolve(root, path));
  }
}

main();
