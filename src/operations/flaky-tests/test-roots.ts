import { posix } from 'node:path';
import type { FlakyTest } from '../../model/flaky-test.ts';
import { isAbsolute } from '../../model/test-path.ts';
import { isBareGoFile } from '../../report/flaky/go-packages.ts';
import { forward, splitLine, type TestRoots } from '../../report/flaky/paths.ts';
import type { Workflow } from '../context/workflow.ts';
import { readGoModules } from './go-modules.ts';

/** What the places of tests are read with. */
interface TestRootsContext {
  readonly workflow: Pick<Workflow, 'workspace' | 'repository' | 'findFiles' | 'readFile'>;
  readonly signal: AbortSignal;
}

/** Where the files of these tests are. Looks for Go modules in the checkout if Go tests are listed without their folders. */
export async function readTestRoots(
  tests: readonly FlakyTest[],
  prefixes: readonly string[],
  { workflow, signal }: TestRootsContext,
): Promise<TestRoots> {
  const { workspace } = workflow;
  const isBare = (path: string | null | undefined) => isBareGoFile(splitLine(path ?? '')[0]);
  const needsModules = tests.some(({ location, file_name }) => isBare(location) || isBare(file_name));
  return {
    workspace,
    prefixes: await inWorkspace(prefixes, workflow),
    goModules: needsModules ? await readGoModules(workflow, signal) : [],
  };
}

/**
 * The prefixes in one spelling. A folder of the workspace that is given alone is the folder in which the tests run: from the
 * root of the repository that is checked out there or around it.
 */
async function inWorkspace(
  given: readonly string[],
  { workspace, readFile }: Pick<Workflow, 'workspace' | 'readFile'>,
): Promise<readonly string[]> {
  const prefixes = given.map((prefix) => (isAbsolute(forward(prefix)) ? clean(prefix) : prefix));
  const root = clean(workspace ?? '');
  const [path = ''] = prefixes;
  if (prefixes.length !== 1 || !isAbsolute(root) || !path.startsWith(`${root}/`)) return prefixes;
  for (let checkout = path; checkout !== root; checkout = posix.dirname(checkout)) {
    if (!('text' in (await readFile(`${checkout}/.git/HEAD`)))) continue;
    return checkout === path ? prefixes : [path.slice(checkout.length + 1), path];
  }
  return [path.slice(root.length + 1)];
}

function clean(path: string): string {
  return posix.normalize(forward(path)).replace(/(?<=.)\/$/, '');
}
