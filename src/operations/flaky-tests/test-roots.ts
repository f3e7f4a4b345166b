import type { FlakyTest } from '../../model/flaky-test.ts';
import { isBareGoFile, readGoModule } from '../../report/flaky/go-packages.ts';
import { splitLine, type TestRoots, testFolder } from '../../report/flaky/paths.ts';
import type { Workflow } from '../context/workflow.ts';

/** Where the files of these tests are. Reads `go.mod` in the checkout if Go tests are listed without their folders. */
export async function readTestRoots(
  tests: readonly FlakyTest[],
  prefixes: readonly string[],
  { workspace, readFile }: Pick<Workflow, 'workspace' | 'readFile'>,
): Promise<TestRoots> {
  const isBare = (path: string | null | undefined) => isBareGoFile(splitLine(path ?? '')[0]);
  const needsModule = tests.some(({ location, file_name }) => isBare(location) || isBare(file_name));
  const path = [workspace ?? '', testFolder(prefixes), 'go.mod'].filter(Boolean).join('/');
  const file = workspace !== null && needsModule ? await readFile(path) : null;
  const goModule = file !== null && 'text' in file ? readGoModule(file.text) : null;
  return { workspace, prefixes, goModule };
}
