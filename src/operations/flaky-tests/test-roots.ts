import { posix } from 'node:path';
import type { FlakyTest } from '../../model/flaky-test.ts';
import { isAbsolute } from '../../model/test-path.ts';
import { isBareGoFile } from '../../report/flaky/go-packages.ts';
import { splitLine, type TestRoots } from '../../report/flaky/paths.ts';
import type { Workflow } from '../context/workflow.ts';
import { readGoModules } from './go-modules.ts';

/** Where the files of these tests are. Looks for Go modules in the checkout if Go tests are listed without their folders. */
export async function readTestRoots(
  tests: readonly FlakyTest[],
  prefixes: readonly string[],
  workflow: Pick<Workflow, 'workspace' | 'findFiles' | 'readFile'>,
): Promise<TestRoots> {
  const { workspace } = workflow;
  const isBare = (path: string | null | undefined) => isBareGoFile(splitLine(path ?? '')[0]);
  const needsModules = tests.some(({ location, file_name }) => isBare(location) || isBare(file_name));
  return {
    workspace,
    prefixes: inWorkspace(prefixes, workspace),
    goModules: needsModules ? await readGoModules(workflow) : [],
  };
}

/** A folder of the checkout that is given as an absolute path alone is the folder in which the tests run. */
function inWorkspace(prefixes: readonly string[], workspace: string | null): readonly string[] {
  const [prefix = '', ...others] = prefixes.map((path) => path.trim().replaceAll('\\', '/'));
  const root = `${(workspace ?? '').replaceAll('\\', '/').replace(/\/$/, '')}/`;
  if (others.length > 0 || root === '/' || !isAbsolute(root)) return prefixes;
  const path = posix.normalize(prefix);
  return path.startsWith(root) && path.length > root.length ? [path.slice(root.length)] : prefixes;
}
