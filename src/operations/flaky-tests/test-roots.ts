import { posix } from 'node:path';
import type { FlakyTest } from '../../model/flaky-test.ts';
import { isAbsolute } from '../../model/test-path.ts';
import { isBareGoFile } from '../../report/flaky/go-packages.ts';
import { splitLine, type TestRoots } from '../../report/flaky/paths.ts';
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
    prefixes: inWorkspace(prefixes, workspace),
    goModules: needsModules ? await readGoModules(workflow, signal) : [],
  };
}

/** The prefixes in one spelling. A folder of the workspace that is given alone is the folder in which the tests run. */
function inWorkspace(given: readonly string[], workspace: string | null): readonly string[] {
  const prefixes = given.map((prefix) => (isAbsolute(forward(prefix)) ? clean(prefix) : prefix));
  const root = clean(workspace ?? '');
  const [path = ''] = prefixes;
  const isBelow = prefixes.length === 1 && isAbsolute(root) && path.startsWith(`${root}/`);
  return isBelow ? [path.slice(root.length + 1)] : prefixes;
}

function clean(path: string): string {
  return posix.normalize(forward(path)).replace(/(?<=.)\/$/, '');
}

function forward(path: string): string {
  return path.trim().replaceAll('\\', '/');
}
