import type { FlakyTest } from '../../model/flaky-test.ts';
import { day } from '../text/durations.ts';
import type { Redactor } from '../text/redact.ts';
import type { SafeUrl } from '../text/url.ts';
import { safeUrl, type ToLink } from '../text/url.ts';
import {
  type Baseline,
  type Changes,
  compareWith,
  type EarlierReports,
  fingerprintOfFilters,
  possibleKeysOf,
  type RememberedTest,
} from './baseline.ts';
import {
  createPathFilter,
  type FlakyFilters,
  filterTests,
  findUnmatched,
  isFiltering,
  type UnmatchedGlob,
  unknownGoFolder,
  whyMoreMatch,
} from './filter.ts';
import { isUnplacedGoTest } from './go-packages.ts';
import { absoluteRoots, createPathReader, type TestRoots, testFolder } from './paths.ts';
import { rankTests, type SortOrder } from './rank.ts';
import { type FlakyTestReport, readTests } from './test-report.ts';
import {
  type ChangedFiles,
  findMissingPrefix,
  isUnplacedAbsolute,
  type MissingPrefix,
  markTouched,
  whyMoreTouched,
} from './touched.ts';

/** Why nothing is new where reports are not remembered. */
export const noEarlierReport = 'there is no earlier report to compare with';

/** The default half-life of a test's score. */
const defaultHalfLifeMs = 7 * day;

/** What a report on flaky tests needs in addition to the list. */
export interface FlakyContext {
  /** The time, in milliseconds since the epoch. */
  readonly now: number;
  readonly redact: Redactor;
  readonly suite: {
    readonly organization: string;
    readonly slug: string;
    readonly name?: string | null;
    readonly web_url?: string | null;
  };
  /** True if every page of the list was read. */
  readonly complete: boolean;
  /** Why it was not, in words of ours after a colon. */
  readonly whyIncomplete?: string | undefined;
  readonly filters?: FlakyFilters;
  readonly sort?: SortOrder;
  /** Maximum number of tests to show. Counts include all tests. */
  readonly top?: number | null;
  readonly halfLifeMs?: number;
  /** Where the files of the tests are, apart from the organization. */
  readonly roots?: Omit<TestRoots, 'organization'>;
  /** The files that the pull request changes; null if they are unknown or there is none. */
  readonly changedFiles?: ChangedFiles | null;
  /** Earlier reports to compare with; undefined if reports are not remembered. */
  readonly earlier?: EarlierReports | undefined;
  /** The head commit of the pull request; empty if unknown. */
  readonly commit?: string;
  /** Which URLs become links; any https URL unless given. */
  readonly toLink?: ToLink;
}

/** A report compared with its baseline: the report in a file, or the first report on the pull request. */
export interface Comparison {
  readonly since: number;
  /** The number of tests in the baseline. */
  readonly before: number;
  /** The number of tests that are not in the baseline. */
  readonly added: number;
  /** The tests of the baseline that the service no longer reports; null if the current list is incomplete. */
  readonly gone: readonly RememberedTest[] | null;
  /** The baseline is the first report on the pull request, and not a file. */
  readonly withFirst: boolean;
  /** The baseline is about the same commit as this report, or that is not known. */
  readonly sameCommit: boolean;
}

/** The facts about a suite's flaky tests. Summary, comment, outputs, and annotations all use them. */
export interface FlakyReport {
  readonly suite: {
    readonly organization: string;
    readonly slug: string;
    readonly name: string;
    readonly url: SafeUrl | null;
  };
  /** The time of the report, in milliseconds since the epoch. */
  readonly asOf: number;
  /** The tests that match the filters, sorted. */
  readonly tests: readonly FlakyTestReport[];
  readonly top: number | null;
  readonly sort: SortOrder;
  readonly halfLifeMs: number;
  readonly complete: boolean;
  readonly whyIncomplete: string | null;
  /** True if filters can hide tests. */
  readonly filtered: boolean;
  readonly unmatchedGlobs: readonly UnmatchedGlob[];
  /** Why more tests may match the filters; null if none may. */
  readonly whyMoreMatch: string | null;
  /** A hash of the suite and the filters. Only reports with the same ones can be compared. */
  readonly filters: string;
  /** The tests in files that the pull request changes, sorted; null if those files are unknown. */
  readonly touched: readonly FlakyTestReport[] | null;
  /** Why more tests can be in changed files; null if all of them are known. */
  readonly whyMoreTouched: string | null;
  /** A prefix of paths that seems to be missing, because no test is in a changed file without it. */
  readonly missingPrefix: MissingPrefix | null;
  /** The folder of the repository in which the tests run; empty if it is the root. */
  readonly testFolder: string;
  /** Why new tests are unknown, such as `firstReport` or `noEarlierReport`; null if they are known. */
  readonly newUnknown: string | null;
  /** Why more tests can be new; null if none can. */
  readonly whyMoreNew: string | null;
  /** Null if new tests are unknown. */
  readonly comparison: Comparison | null;
  /** What changed since the last report; null if there is none to compare with. */
  readonly sinceLast: Changes | null;
}

/** Computes the report on a suite's flaky tests (api.md §2.2). Never throws. Takes time in proportion to the list. */
export function analyzeFlakyTests(list: readonly FlakyTest[], context: FlakyContext): FlakyReport {
  const { now, redact, complete, filters = {}, sort = 'score', halfLifeMs = defaultHalfLifeMs } = context;
  const { changedFiles = null, toLink = safeUrl, earlier, commit = '' } = context;
  const listed = redact.json(list);
  const { workspace = null } = context.roots ?? {};
  const readWith = (roots: FlakyContext['roots']) => {
    const readPath = createPathReader({ ...roots, organization: context.suite.organization });
    return readTests(listed, { now, halfLifeMs, toLink, readPath });
  };
  const read = readWith(context.roots);
  const countTouched = (prefixes: readonly string[]) => {
    const marked = markTouched(readWith({ ...context.roots, prefixes }), changedFiles);
    return filterTests(marked, filters, now).filter((test) => test.touched).length;
  };
  const folder = testFolder(context.roots?.prefixes);
  const known = markTouched(read, changedFiles);
  const matching = rankTests(filterTests(known, filters, now), sort);
  const whyMore = whyMoreMatch(known, filters, now, folder);
  const compared = compareWithEarlier(matching, context);
  const { tests, newUnknown, sinceBase, sinceLast } = compared;
  const base = earlier?.base ?? '';
  const firstCommit = typeof base === 'string' ? null : base.commit;
  const touched = tests.filter((test) => test.touched);
  return {
    suite: readSuite(context, toLink),
    asOf: now,
    tests,
    top: context.top ?? null,
    sort,
    halfLifeMs,
    complete,
    whyIncomplete: context.whyIncomplete ?? null,
    filtered: isFiltering(filters),
    filters: compared.fingerprint,
    unmatchedGlobs: findUnmatched(known, filters),
    whyMoreMatch: whyMore,
    touched: changedFiles === null ? null : newsFirst(touched),
    // A glob cannot keep a test whose folder is not known.
    whyMoreTouched:
      changedFiles &&
      whyMoreTouched(
        filterTests(
          known.filter((test) => isUnplacedGoTest(test) || isUnplacedAbsolute(test)),
          { ...filters, include: [] },
          now,
        ),
        changedFiles,
        folder,
      ),
    missingPrefix:
      touched.length === 0
        ? findMissingPrefix(tests, changedFiles, { testFolder: folder, workspace, countTouched })
        : null,
    testFolder: folder,
    newUnknown,
    whyMoreNew: sinceBase && whyMoreNew(sinceBase.doubtful),
    comparison: sinceBase && {
      since: sinceBase.since,
      before: sinceBase.before,
      added: sinceBase.added.size,
      gone: complete && whyMore === null ? sinceBase.gone : null,
      withFirst: firstCommit !== null,
      sameCommit: firstCommit !== null && [firstCommit, ''].includes(commit),
    },
    sinceLast,
  };
}

/** Compares the tests that match the filters with the earlier reports, and marks their changes. */
function compareWithEarlier(matching: readonly FlakyTestReport[], context: FlakyContext) {
  const { filters = {}, earlier, roots, suite } = context;
  const { base, last } = earlier ?? { base: '', last: null };
  const folder = testFolder(roots?.prefixes);
  // The paths, by which tests are recognized, depend on the roots.
  const { own, comparable } = absoluteRoots(roots);
  const fingerprintOf = (absolute: readonly string[]) =>
    fingerprintOfFilters(suite, { ...filters, testFolder: folder, absoluteRoots: absolute });
  const fingerprints = comparable.map(fingerprintOf);
  const newUnknown = whyNewIsUnknown(earlier, fingerprints);
  const selection = { testFolder: folder, paths: hasGlobs(filters) ? createPathFilter(filters) : undefined };
  const compare = (report: Baseline) => compareWith(report, matching, selection);
  const sinceBase = newUnknown !== null || typeof base === 'string' ? null : compare(base);
  const sinceLast = last && fingerprints.includes(last.filters) ? compare(last) : null;
  const tests = matching.map((test) => {
    const mayBeNew = sinceBase?.doubtful.has(test) === true;
    const change = mayBeNew ? null : changeOf(test, sinceBase, sinceLast);
    const knownSince = change === 'new' ? null : sinceOf(test, last, base);
    const isPlain = change === null && knownSince === null && !mayBeNew;
    return isPlain ? test : { ...test, change, knownSince, mayBeNew };
  });
  return { fingerprint: fingerprintOf(own), newUnknown, sinceBase, sinceLast, tests };
}

function whyNewIsUnknown(
  earlier: EarlierReports | undefined,
  fingerprints: readonly string[],
): string | null {
  if (earlier === undefined) return noEarlierReport;
  if (typeof earlier.base === 'string') return earlier.base;
  return fingerprints.includes(earlier.base.filters)
    ? null
    : 'the earlier report has other filters or another path-prefix';
}

/** Why more tests may be new; null if none may. */
function whyMoreNew(doubtful: ReadonlySet<FlakyTestReport>): string | null {
  const [first, ...others] = doubtful;
  if (first === undefined) return null;
  return [first, ...others].every(isUnplacedGoTest)
    ? `include or exclude may have omitted from the earlier report Go tests ${unknownGoFolder}`
    : 'the absolute path of a test may have been read in another way for the earlier report (set path-prefix)';
}

function hasGlobs({ include = [], exclude = [] }: FlakyFilters): boolean {
  return include.length + exclude.length > 0;
}

function changeOf(
  test: FlakyTestReport,
  base: Changes | null,
  last: Changes | null,
): FlakyTestReport['change'] {
  if (base?.added.has(test)) return 'new';
  return last?.activeAgain.has(test) ? 'active again' : null;
}

function sinceOf(test: FlakyTestReport, ...reports: readonly (Baseline | string | null)[]): number | null {
  for (const report of reports) {
    if (report === null || typeof report === 'string') continue;
    for (const key of possibleKeysOf(test, report.keyOf)) {
      const since = report.tests.get(key)?.since;
      if (since) return since;
    }
  }
  return null;
}

function readSuite({ suite, redact }: FlakyContext, toLink: ToLink): FlakyReport['suite'] {
  const { organization, slug, name, web_url } = redact.json(suite);
  return { organization, slug, name: name || slug, url: toLink(web_url) };
}

/** Changed tests first. Otherwise the order stays. */
function newsFirst(tests: readonly FlakyTestReport[]): FlakyTestReport[] {
  const rank = ({ change }: FlakyTestReport) => ['new', 'active again', null].indexOf(change);
  return tests.toSorted((a, b) => rank(a) - rank(b));
}
