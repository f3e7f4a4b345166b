import { hash } from 'node:crypto';
import { posix } from 'node:path';
import { type FlakyFilters, type PathFilter, possibleCallers } from './filter.ts';
import { isUnplacedGoTest } from './go-packages.ts';
import { isPlacedByAbsolute, possiblePlaces } from './possible-places.ts';
import type { FlakyTestReport } from './test-report.ts';

/** What tells one test from another, wherever it stands in its file. */
export type TestIdentity = Pick<FlakyTestReport, 'file' | 'scope' | 'name'>;

/** The tests of an earlier report with the same file, scope, and name. */
export interface RememberedTest {
  readonly count: number;
  readonly instances: number | null;
  /** Milliseconds since the epoch, exact to the minute. */
  readonly lastSeenAt: number | null;
  /** To name the test when it is gone; null if there was no room to remember it. */
  readonly name: string | null;
  /** When the pull request first had this test in its report; null if there was no room to remember it. */
  readonly since: number | null;
}

/** A complete earlier report: enough to recognize its tests. */
export interface Baseline {
  /** The time of the report, in milliseconds since the epoch. */
  readonly at: number;
  /** The head commit of the pull request that it was about; null for a report in a file. */
  readonly commit: string | null;
  /** A hash of its suite and filters. Only reports with the same ones can be compared. */
  readonly filters: string;
  readonly tests: ReadonlyMap<string, RememberedTest>;
  /** The key of a test in `tests`. */
  readonly keyOf: (test: TestIdentity) => string;
}

/** Earlier reports to compare with. */
export interface EarlierReports {
  /** A test that is not in this report is new. If there is none, a text says why. */
  readonly base: Baseline | string;
  /** The last report. */
  readonly last: Baseline | null;
}

/** Why the first report on a pull request, which is remembered, has no baseline. */
export const firstReport = 'this is the first report';

/** What changed since an earlier report. */
export interface Changes {
  readonly since: number;
  /** The number of tests in the earlier report. */
  readonly before: number;
  readonly added: ReadonlySet<FlakyTestReport>;
  /** The tests that may be new, or else were in the earlier report with a path that was read in another way. */
  readonly doubtful: ReadonlySet<FlakyTestReport>;
  readonly activeAgain: ReadonlySet<FlakyTestReport>;
  /** The tests that the service no longer reports, which does not mean that they are fixed. */
  readonly gone: readonly RememberedTest[];
}

/** How the tests were selected that are compared. */
interface Selection {
  /** The folder of the repository in which the tests run. */
  readonly testFolder?: string;
  /** Set if tests are selected by their paths. */
  readonly paths?: PathFilter | undefined;
}

/**
 * Compares with an earlier report. If more tests share file, scope, and name than before, the surplus is new, whichever
 * line it is on. An absolute path may have been placed, or not, where it is not, or is, now.
 */
export function compareWith(
  baseline: Baseline,
  tests: readonly FlakyTestReport[],
  selection: Selection = {},
): Changes {
  const left = new Map(Array.from(baseline.tests, ([key, { count }]) => [key, count]));
  /** Takes a test with one of these keys from those that are left. */
  const take = (keys: Iterable<string>): RememberedTest | undefined => {
    for (const key of keys) {
      const count = left.get(key) ?? 0;
      if (count > 0) {
        left.set(key, count - 1);
        return baseline.tests.get(key);
      }
    }
    return undefined;
  };
  const [missing, activeAgain] = [new Set<FlakyTestReport>(), new Set<FlakyTestReport>()];
  /** Keys of which a test that is listed twice may have taken one that was another test. */
  const takenTwice = new Set<string>();
  const before = Array.from(left.values()).reduce((sum, count) => sum + count, 0);
  for (const test of tests) {
    const known = take(possibleKeysOf(test, baseline.keyOf));
    if (known === undefined) missing.add(test);
    else if (isActiveAgain(test, known)) activeAgain.add(test);
    // Where its absolute path could not be placed, it was two tests.
    const key = baseline.keyOf(test);
    if (test.isListedTwice && known !== baseline.tests.get(key) && take([key])) takenTwice.add(key);
  }
  const search = { ...selection, baseline, left, takenTwice, twins: findTwins(tests, baseline.keyOf) };
  const doubtful = findDoubtful(missing, take, search);
  const gone = Array.from(baseline.tests).flatMap(([key, test]) => {
    return Array.from({ length: left.get(key) ?? 0 }, () => test);
  });
  return { since: baseline.at, before, added: missing.difference(doubtful), doubtful, activeAgain, gone };
}

/**
 * The keys that a test may have in a report: of its absolute path, and of its calling spec, where that path could not be placed,
 * or of its place.
 */
export function* possibleKeysOf(test: FlakyTestReport, keyOf: Baseline['keyOf']): Generator<string> {
  const { absolute, file, caller, scope, name } = test;
  if (absolute !== null && absolute !== file) yield keyOf({ file: absolute, scope, name });
  yield keyOf(test);
  if (absolute !== null && caller !== null) yield keyOf({ file: caller, scope, name });
}

/** What a test that seems to be missing is looked for in. */
interface Search extends Selection {
  readonly baseline: Baseline;
  /** How many tests are left of each key. */
  readonly left: ReadonlyMap<string, number>;
  /** Keys of tests of which another one may have been taken for one that is listed twice. */
  readonly takenTwice: ReadonlySet<string>;
  /** Keys of shared examples whose calling spec may be listed with two paths. */
  readonly twins: ReadonlySet<string>;
}

/** The keys of shared examples of which one calling spec, that cannot be placed, ends like another one. */
function findTwins(tests: readonly FlakyTestReport[], keyOf: Baseline['keyOf']): ReadonlySet<string> {
  const unplaced = tests.filter(({ unplacedCaller }) => unplacedCaller !== null);
  if (unplaced.length === 0) return new Set();
  const called = Map.groupBy(
    tests.filter(({ caller }) => caller !== null),
    (test) => keyOf(test),
  );
  const isTwin = (test: FlakyTestReport) =>
    (called.get(keyOf(test)) ?? []).some(({ caller }) => test.unplacedCaller?.endsWith(`/${caller}`));
  return new Set(unplaced.filter(isTwin).map((test) => keyOf(test)));
}

/**
 * Of the tests that seem to be missing from an earlier report, those whose path may have been read in another way for it: that
 * report has the test in another place, or may have left it out because of its path.
 */
function findDoubtful(
  missing: ReadonlySet<FlakyTestReport>,
  take: (keys: Iterable<string>) => RememberedTest | undefined,
  { baseline: { tests, keyOf }, left, takenTwice, twins, testFolder = '', paths }: Search,
): ReadonlySet<FlakyTestReport> {
  const isElsewhere = (test: FlakyTestReport) => {
    const own = keyOf(test);
    if (takenTwice.has(own) || twins.has(own)) return true;
    if (test.absolute === null) return false;
    const keys = possiblePlaces(test, testFolder).map((file) => keyOf({ ...test, file }));
    if (take(keys) !== undefined) return true;
    return !isPlacedByAbsolute(test) && keys.some((key) => key !== own && tests.has(key));
  };
  const wasOmitted = (test: FlakyTestReport) =>
    paths !== undefined && mayHaveBeenOmitted(test, testFolder, paths);
  const doubtful = new Set(Array.from(missing).filter((test) => isElsewhere(test) || wasOmitted(test)));
  const others = Array.from(missing.difference(doubtful)).filter(
    (test) => test.isOfRunner && !isPlacedByAbsolute(test),
  );
  if (others.length === 0) return doubtful;
  const gone = Map.groupBy(left.keys(), (key) => tests.get(key)?.name ?? null);
  for (const test of others)
    if (take([test.name, storedName(test.name)].flatMap((name) => gone.get(name) ?? []))) doubtful.add(test);
  return doubtful;
}

/**
 * True if globs may have left a test out because of another reading of its path. What `include` leaves out because it cannot be
 * placed makes a report one that cannot be compared.
 */
function mayHaveBeenOmitted(
  test: FlakyTestReport,
  testFolder: string,
  { includes, excludes, needsFolder }: PathFilter,
): boolean {
  if (isUnplacedGoTest(test)) return needsFolder;
  if (isPlacedByAbsolute(test)) return test.isOfRunner && excludes(test.absolute ?? '');
  if (!test.isOfRunner) return false;
  const [own, callers] = [possiblePlaces(test, testFolder), possibleCallers(test, testFolder)];
  if ([...own, ...callers].some(excludes)) return true;
  const mayLackAll = (files: readonly string[]) => files.length === 0 || !files.every(includes);
  return mayLackAll(own) && mayLackAll(callers);
}

/**
 * What to remember of tests. Of several with one key, the latest and most frequent one counts. `sinceOf` says when a test
 * was first reported.
 */
export function rememberTests(
  tests: readonly FlakyTestReport[],
  keyOf: Baseline['keyOf'],
  sinceOf: (key: string) => number | null = () => null,
): Map<string, RememberedTest> {
  const remembered = new Map<string, RememberedTest>();
  for (const test of tests) {
    const { instances, lastSeenAt, name } = test;
    const key = keyOf(test);
    const known = remembered.get(key);
    remembered.set(key, {
      name,
      since: known === undefined ? sinceOf(key) : known.since,
      count: (known?.count ?? 0) + 1,
      instances: larger(known?.instances ?? null, instances),
      lastSeenAt: larger(known?.lastSeenAt ?? null, lastSeenAt),
    });
  }
  return remembered;
}

/**
 * File, scope, and name as one text. A Go package tells the folder of its files, which a list can omit, and which only a
 * checkout shows then.
 */
export function identityOf({ file, scope, name }: TestIdentity): string {
  const path = file?.endsWith('_test.go') && scope.includes('/') ? posix.basename(file) : file;
  return JSON.stringify([path, scope, name]);
}

/** The name of a test as a comment remembers it, where every character counts. */
export function storedName(name: string): string {
  return [...name].slice(0, 80).join('');
}

/** A hash of a suite and the filters that apply to it. */
export function fingerprintOfFilters(
  { organization, slug }: { readonly organization: string; readonly slug: string },
  filters: FlakyFilters & { readonly testFolder?: string; readonly absoluteRoots?: readonly string[] },
): string {
  const given = Object.entries(filters).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value,
  );
  return hash('sha256', JSON.stringify([organization, slug, given.toSorted()]), 'base64url').slice(0, 22);
}

function isActiveAgain(test: FlakyTestReport, before: RememberedTest): boolean {
  return (
    isMore(test.instances, before.instances) || isMore(minuteOf(test.lastSeenAt), minuteOf(before.lastSeenAt))
  );
}

/** Times are remembered to the minute. */
function minuteOf(ms: number | null): number | null {
  return ms === null ? null : Math.floor(ms / 60_000);
}

/** False if one of the values is unknown. */
function isMore(now: number | null, before: number | null): boolean {
  return now !== null && before !== null && now > before;
}

function larger(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}
