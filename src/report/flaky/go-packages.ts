import { pathFrom } from './paths.ts';
import type { FlakyTestReport } from './test-report.ts';
import type { ChangedFiles } from './touched.ts';

/**
 * Places Go tests that are listed with a bare file name, as Go prints it. The package ends with the folder, but for the tests
 * in the root of a module, and where the module is in the repository is not known. So the place is that of a changed file of
 * this name whose folder fits; without one, there is none.
 */
export function placeGoTests(
  tests: readonly FlakyTestReport[],
  changed: ChangedFiles | null,
  testFolder: string,
): readonly FlakyTestReport[] {
  const paths = changed === null ? [] : [...changed.paths, ...pathsBefore(changed)];
  const byName = Map.groupBy(
    paths.filter((path) => path.endsWith('_test.go')),
    fileNameOf,
  );
  return tests.map((test) => {
    const { place, scope } = test;
    if (place === null || !isBareInGoPackage(test, testFolder)) return test;
    const [file] = (byName.get(fileNameOf(place.file)) ?? [])
      .filter((path) => path === place.file || isOfGoPackage(folderOf(path), scope, testFolder))
      .sort((a, b) => b.length - a.length);
    return { ...test, place: file === undefined ? null : { ...place, file } };
  });
}

function pathsBefore({ removed = [], renamed = [] }: ChangedFiles): readonly string[] {
  return [...removed, ...renamed.map(([from]) => from)];
}

/** True for a Go test with a package as its scope, and with the name of its file without the folder. */
export function isBareInGoPackage(
  { file, scope }: Pick<FlakyTestReport, 'file' | 'scope'>,
  testFolder: string,
): boolean {
  return (
    file?.endsWith('_test.go') === true && scope.includes('/') && !pathFrom(testFolder, file).includes('/')
  );
}

/**
 * True if a package can be in this folder of the repository, whose name is the end of the package's. The path of a package
 * need not have the folders above its module, so the folder in which the tests run can be left out.
 */
export function isOfGoPackage(folder: string, scope: string, testFolder: string): boolean {
  return [folder, pathFrom(testFolder, folder)].some(
    (name) => name !== '' && `/${scope}`.endsWith(`/${name}`),
  );
}

/** The last segment of a path. */
export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The path of the folder that a file is in; empty for the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
