import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stringify } from 'yaml';
import { stepInputs } from '../src/action/inputs.ts';
import { endpoints } from '../src/model/endpoints.ts';
import { type Input, purposes } from '../src/operations/inputs/declarations/input.ts';
import { inputs } from '../src/operations/inputs/declarations/inputs.ts';
import { operations } from '../src/operations/operations.ts';
import { outputs } from '../src/operations/outputs/declarations.ts';
import { checksModules } from './generate-checks.ts';
import { manualWorkflow } from './manual-workflow.ts';

const root = resolve(import.meta.dirname, '..');
const allInputs: Readonly<Record<string, Input>> = { ...stepInputs, ...inputs };
const notice = 'Generated from the declarations in src/operations by `npm run generate`; do not edit.';

/** What each generated file should hold, by its path from the root. */
function generate(): Map<string, string> {
  const files = new Map([
    ['action.yml', actionFile()],
    ['.github/workflows/run-operation.yml', `# ${notice}\n${manualWorkflow(allInputs)}`],
    ...checksModules(),
  ]);
  files.set('README.md', withTables(readFileSync(resolve(root, 'README.md'), 'utf8')));
  return files;
}

function yaml(value: unknown): string {
  return stringify(value, { lineWidth: 0 });
}

function actionFile(): string {
  const declared = Object.entries(allInputs).map(([name, input]) => [
    name,
    {
      description: input.sentence,
      required: name === 'operation' || name === 'token',
      ...standardOf(input),
    },
  ]);
  const described = Object.entries(outputs).map(([name, description]) => [name, { description }]);
  return `# ${notice}\n${yaml({
    name: 'Kitestring',
    description: 'Trigger builds on Buildkite, wait for them, and show what happened.',
    author: 'The Kitestring authors',
    branding: { icon: 'git-merge', color: 'green' },
    inputs: Object.fromEntries(declared),
    outputs: Object.fromEntries(described),
    runs: { using: 'node24', main: 'dist/index.js', post: 'dist/post.js' },
  })}`;
}

function standardOf({ default: value, expression = value }: Input): { default?: string } {
  return expression === undefined ? {} : { default: expression };
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
  for (const [path, text] of generate()) {
    const file = resolve(root, path);
    if (!checking) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text) {
      console.error(`${path} is not what the declarations say: run npm run generate.`);
      process.exitCode = 1;
    }
  }
}

main();
