import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { seedFileFormat } from '../src/sandbox/seed/seed.ts';
import { actionFiles, allInputs, notice } from './action-files.ts';
import { clientTypes } from './client-types.ts';
import { documents, withTables } from './document-tables.ts';
import { manualWorkflow } from './manual-workflow.ts';

const root = resolve(import.meta.dirname, '..');

/** What each generated file should hold, by its path from the root, and what is missing before it can be generated. */
function generate() {
  const problems: string[] = [];
  const files = new Map([
    ...actionFiles(),
    ['.github/workflows/run-operation.yml', `${notice}\n${manualWorkflow(allInputs)}`],
    ['docs/client-types.md', clientTypes()],
    ['docs/sandbox-seed.schema.json', `${JSON.stringify(seedFileFormat, null, 2)}\n`],
  ]);
  for (const path of documents()) {
    const document = withTables(path);
    if ('text' in document) files.set(path, document.text);
    else problems.push(document.problem);
  }
  return { files, problems };
}

/** Writes what is generated, or, with `--check`, says which files differ and writes nothing. */
function main(): void {
  const checking = process.argv.includes('--check');
  const { files, problems } = generate();
  const report = (problem: string) => {
    console.error(problem);
    process.exitCode = 1;
  };
  const complain = (problem: string) => report(`${problem}: run npm run generate.`);
  for (const problem of problems) report(problem);
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
