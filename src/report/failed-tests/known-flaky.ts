import { copyable, pytestEntry } from '../flaky/lists.ts';
import { isBareGoFile, pathFrom } from '../flaky/places.ts';
import type { FlakyReport } from '../flaky/report.ts';
import type { FlakyTestReport } from '../flaky/test.ts';
import type { ChangedFiles } from '../flaky/touched.ts';
import type { FailedTest } from './failed-test.ts';

/**
 * What the lists of flaky tests say about a failed test: it is known to be flaky; so it is, but this pull request changes its
 * file; so it is, but only since this pull request; it is not; or that is not certain.
 */
export type FlakyMark = 'flaky' | 'touched' | 'since' | 'new' | 'unknown';

/** What is known about a failed test, and why that is not certain, where the test itself is the reason. */
export interface FlakyFinding {
  readonly mark: FlakyMark;
  readonly reason?: string | undefined;
}

/** A failed test as its runner tells it, and its file in the repository, null if that is not certain. */
export interface FoundTest extends Pick<FailedTest, 'file' | 'scope' | 'name' | 'inTeardown' | 'inProject'> {
  readonly runner: string;
  readonly place: string | null;
}

/** The flaky tests of suites, without filters, and how much is known about them. */
export interface KnownFlaky {
  readonly suites: readonly {
    readonly report: FlakyReport;
    /** False if the pull request may have a baseline, which could not be read. */
    readonly isBaselineKnown: boolean;
  }[];
  /** The files that the pull request changes; null without one, or if they are unknown. */
  readonly changedFiles: ChangedFiles | null;
  /** True if there is no pull request, or all its changed files are known. */
  readonly isTouchedKnown: boolean;
}

interface KnownTest {
  readonly test: FlakyTestReport;
  readonly suite: KnownFlaky['suites'][number];
}

/** A log tells of these where the failure is, which need not be the file of the test. */
const failurePlaces: readonly string[] = ['go test', 'minitest', 'cargo test'];
/** A log tells of these the class, sometimes without its package. */
const javaRunners: readonly string[] = ['gradle', 'maven'];

/**
 * Tells of failed tests whether they are known to be flaky: those with the same file, scope, and name. A failure outside of a
 * test is not. Wherever something cannot be compared, the answer is that it is not certain.
 */
export function createFlakyMarks(known: KnownFlaky): (test: FoundTest) => FlakyFinding {
  const all = known.suites.flatMap((suite) => suite.report.tests.map((test) => ({ test, suite })));
  const byTitle = Map.groupBy(all, ({ test }) => titleOf(test));
  // The scope can be missing, or be another one than the package.
  const goTests = all.filter(({ test }) => !test.scope.includes('/'));
  const byGoName = Map.groupBy(goTests, ({ test }) => titleOf({ scope: '', name: test.name }));
  const byMethod = Map.groupBy(all, ({ test }) => methodOf(test));
  const byId = Map.groupBy(all, ({ test, suite }) => pytestEntry(test, suite.report.testFolder));
  const withoutId = byId.get(null) ?? [];
  const unplaced = new Set(withoutId.map(({ test }) => test.name));
  const unplacedByTitle = Map.groupBy(
    withoutId.filter(({ test }) => test.file === null),
    ({ test }) => titleOf(test),
  );
  const unplacedLike = ({ scope, name }: Pick<FoundTest, 'scope' | 'name'>) =>
    unplacedByTitle.get(titleOf({ scope: moduleScopeOf(scope), name })) ?? [];
  const isComplete = known.suites.every(({ report }) => report.complete);
  const calledLike = ({ runner, scope, name }: FoundTest) => {
    if (runner === 'pytest')
      return [...(byId.get(copyable(`${scope}::${name}`)) ?? []), ...unplacedLike({ scope, name })];
    if (javaRunners.includes(runner)) return byMethod.get(methodOf({ scope, name })) ?? [];
    const named = runner === 'go test' ? byGoName.get(titleOf({ scope: '', name })) : [];
    return [...(byTitle.get(titleOf({ scope, name })) ?? []), ...(named ?? [])];
  };
  return (found) => {
    if (isOutsideOfTests(found)) return { mark: 'new' };
    const compare = javaRunners.includes(found.runner) ? compareClasses : compareFiles;
    const compared = calledLike(found).map((one) => ({ ...one, file: compare(found, one) }));
    const same = compared.filter(({ file }) => file === 'same');
    if (same.length > 0)
      return found.inTeardown ? { mark: 'unknown', reason: sharedTeardown } : markOfKnown(found, same, known);
    const isUnplaced = found.runner === 'pytest' && unplaced.has(found.name);
    const isDoubtful = isUnplaced || (compare === compareClasses && isNested(found));
    const unclear = compared.filter(({ file }) => file === 'unknown');
    if (isComplete && !isDoubtful && unclear.length === 0) return { mark: 'new' };
    return { mark: 'unknown', reason: whyUnclear(found, unclear, isUnplaced) };
  };
}

const sharedTeardown = 'it failed in its teardown, which can be that of all tests';

/** Why a failed test cannot be compared with those of its name. */
function whyUnclear({ runner }: FoundTest, unclear: readonly KnownTest[], isUnplaced: boolean) {
  if (isUnplaced) return 'a test of the same name is listed without a Python file of the repository';
  if (javaRunners.includes(runner) || unclear.length === 0) return undefined;
  return unclear.some(({ test }) => test.place === null)
    ? 'a test of the same name is listed without a file of the repository'
    : 'a test of the same name is listed, and the log does not tell the file of the failed one';
}

/** Whether a listed test was flaky before the pull request, and in files that it does not change. */
function markOfKnown(
  found: FoundTest,
  listed: readonly KnownTest[],
  { changedFiles, isTouchedKnown }: KnownFlaky,
): FlakyFinding {
  const change = changeOf(found, listed, changedFiles?.paths ?? []);
  if (change === 'touched' || listed.some(({ test }) => test.touched || test.removed))
    return { mark: 'touched' };
  if (listed.some(({ test }) => test.change === 'new')) return { mark: 'since' };
  if (change === 'unknown') return { mark: 'unknown', reason: unknownFolder };
  return isTouchedKnown && listed.every(({ suite }) => suite.isBaselineKnown)
    ? { mark: 'flaky' }
    : { mark: 'unknown' };
}

const unknownFolder =
  'the pull request changes a test file, which can be in the Go package of the test, whose folder is not known';

/** Whether one of these paths is that of the test's file, or can be; null if none is. A log of Java tells the class. */
function changeOf(
  found: FoundTest,
  listed: readonly KnownTest[],
  paths: readonly string[],
): 'touched' | 'unknown' | null {
  const { runner, file, place } = found;
  if (runner === 'go test') return changeInGo(found, listed, paths);
  const isOwn = javaRunners.includes(runner)
    ? (path: string) => file !== null && stemOf(path) === stemOf(file)
    : (path: string) => path === place;
  return paths.some(isOwn) ? 'touched' : null;
}

/**
 * The same for Go, where a log tells the package and the file of the failure, and a collector can omit the folder or the
 * file. The package ends with the folder, but for the tests in the root of a module: where the folder is not known, a changed
 * file of the same name is a doubt. Without a file in the list, it is any test file of the package. The path of a
 * package need not have the folders above its module, so the folder in which the tests run can be left out.
 */
function changeInGo(
  { file, scope, place }: FoundTest,
  listed: readonly KnownTest[],
  paths: readonly string[],
): 'touched' | 'unknown' | null {
  const known = listed.map(({ test }) => test.place?.file ?? test.file);
  const names = new Set([file, ...known].map((path) => path && nameOf(path)));
  const own = paths.filter(
    (path) => names.has(nameOf(path)) || (known.includes(null) && path.endsWith('_test.go')),
  );
  const testFolder = listed[0]?.suite.report.testFolder ?? '';
  const namesOf = (folder: string) => [folder, pathFrom(testFolder, folder)];
  const isOfPackage = (folder: string) =>
    namesOf(folder).some((each) => each !== '' && `/${scope}`.endsWith(`/${each}`));
  const folder = [place, ...known]
    .map((path) => folderOf(path ?? ''))
    .find((each) => !namesOf(each).includes(scope) && isOfPackage(each));
  const isInside = (path: string) =>
    folder === undefined ? path === place || isOfPackage(folderOf(path)) : folderOf(path) === folder;
  if (own.some(isInside)) return 'touched';
  return folder === undefined && own.length > 0 ? 'unknown' : null;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

/** Scope and name with a space between all parts, because a title does not show where they end. */
function titleOf({ scope, name }: Pick<FailedTest, 'scope' | 'name'>): string {
  return `${scope} ${name}`.replaceAll(/ [›>] |\s+/g, ' ').trim();
}

/** The scope of a pytest test as in JUnit reports: `tests.test_cart.TestCart` for `tests/test_cart.py::TestCart`. */
function moduleScopeOf(scope: string): string {
  const [file = '', ...classes] = scope.split('::');
  return [file.replace(/\.py$/, '').replaceAll('/', '.'), ...classes].join('.');
}

/** The name of a source file, which is that of its class. */
function stemOf(path: string): string {
  return nameOf(path).split('.', 1)[0] ?? '';
}

/** True for a method of a nested class, or an inherited one: logs and collectors write the class in different ways. */
function isNested({ scope, name }: FoundTest): boolean {
  return scope.includes('>') || name.includes(' > ');
}

/**
 * The method with the outermost class, but without the package, which a log or a collector can omit, as the parentheses. A log
 * can omit nested classes.
 */
function methodOf({ scope, name }: Pick<FailedTest, 'scope' | 'name'>): string {
  const [outermost = ''] = classOf(scope).split('$', 1);
  return titleOf({ scope: outermost, name: name.replace(/\(\)$/, '') });
}

/** The class without its package. */
function classOf(scope: string): string {
  return scope.slice(scope.lastIndexOf('.') + 1);
}

/**
 * Whether two methods are those of one class, by its full name, or by a file in the folder of its package. Classes of the same
 * name are not the same if a package is unknown, and not certainly others.
 */
function compareClasses({ scope, file }: FoundTest, { test }: KnownTest): 'same' | 'other' | 'unknown' {
  if (!scope.includes('.')) return 'unknown';
  if (test.scope.includes('.')) return test.scope === scope ? 'same' : 'other';
  if (test.scope !== classOf(scope)) return 'other';
  const isBelow = file !== null && `/${test.place?.file}`.endsWith(`/${file}`);
  return isBelow ? 'same' : 'unknown';
}

/**
 * Whether two tests of the same name are in the same file. RSpec tells the file that runs a shared example. The ID of a
 * pytest test has its path.
 */
function compareFiles(
  { runner, file, scope, name, place, inProject }: FoundTest,
  { test, suite }: KnownTest,
): 'same' | 'other' | 'unknown' {
  const known = fileOfListed(runner, test);
  if (known === undefined) return isSameWithoutFile({ runner, scope, name }, test) ? 'same' : 'unknown';
  if (file === null) return 'unknown';
  if (known === place) return 'same';
  // The end of a path is not enough without the package: others can have the same.
  if (runner === 'go test' && titleOf(test) !== titleOf({ scope, name })) return 'unknown';
  const own = test.place === null ? known : pathFrom(suite.report.testFolder, known);
  // A log tells the path from the root of the module.
  if (runner === 'go test' && file.includes('/'))
    if (`/${file}`.endsWith(`/${own}`) || `/${known}`.endsWith(`/${file}`)) return 'same';
  return place === null || isOfUnknownFolder({ runner, file, inProject }, known) ? 'unknown' : 'other';
}

/** True if the log need not tell the file of the test as it is listed: where the failure is, or from the folder of a project. */
function isOfUnknownFolder(
  { runner, file, inProject }: Pick<FoundTest, 'runner' | 'file' | 'inProject'>,
  known: string,
) {
  return failurePlaces.includes(runner) || (inProject === true && `/${known}`.endsWith(`/${file}`));
}

/** The file by which a listed test is compared: with RSpec the one that runs it, with Go a bare name as well. */
function fileOfListed(runner: string, test: FlakyTestReport): string | undefined {
  const file = test.place?.file;
  if (runner === 'rspec') return test.caller ?? file;
  const isBare = test.place === null && isBareGoFile(test.file ?? '');
  return runner === 'go test' && isBare ? (test.file ?? undefined) : file;
}

/** True if a test that is listed without a file is this one: by its ID with pytest, and in its package with Go. */
function isSameWithoutFile(
  { runner, scope, name }: Omit<FoundTest, 'file' | 'place'>,
  test: FlakyTestReport,
) {
  if (test.file !== null) return false;
  return runner === 'pytest' || (runner === 'go test' && test.scope === scope && test.name === name);
}

/** True for a failure that has the words of the runner instead of a name. */
function isOutsideOfTests({ runner, file, scope, name }: FoundTest): boolean {
  switch (runner) {
    case 'rspec':
      return name.startsWith('An error occurred');
    case 'pytest':
      return scope === '';
    case 'jest':
      return name === 'Test suite failed to run';
    case 'vitest':
      return scope === '' && name.startsWith(file ?? '');
    case 'go test':
      return !/^(?:Test|Example|Fuzz|Benchmark)/.test(name);
    case 'cargo test':
      return false;
    default:
      return scope === '' || /^(?:initializationError|executionError|classMethod)\b/.test(name);
  }
}
