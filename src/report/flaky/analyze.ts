import type { FlakyTest } from '../../model/flaky-test.ts';
import type { Redactor } from '../text/redact.ts';
import type { SafeUrl } from '../text/url.ts';
import { safeUrl, type ToLink } from '../text/url.ts';
import { type Baseline, type Comparison, compareTests } from './baseline.ts';
import { type FlakyFilters, filterTests, findUnmatched, isFiltering, type UnmatchedGlob } from './filter.ts';
import { createPathReader, type TestRoots, testFolder } from './paths.ts';
import { rankTests, type SortOrder } from './rank.ts';
import { type FlakyTestReport, readTests } from './test-report.ts';
import { type ChangedFiles, findMissingPrefix, type MissingPrefix, markTouched } from './touched.ts';

const day = 86_400_000;

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
  /** The earlier report; null if there is none yet, undefined if reports are not remembered. */
  readonly baseline?: Baseline | null | 'unreadable';
  /** Which URLs become links; any https URL unless given. */
  readonly toLink?: ToLink;
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
  /** All tests of the list, whether or not they match the filters. A later report compares with these. */
  readonly everything: readonly FlakyTestReport[];
  readonly top: number | null;
  readonly sort: SortOrder;
  readonly halfLifeMs: number;
  readonly complete: boolean;
  readonly whyIncomplete: string | null;
  /** True if filters can hide tests. */
  readonly filtered: boolean;
  readonly unmatchedGlobs: readonly UnmatchedGlob[];
  /** The tests in files that the pull request changes, sorted; null if those files are unknown. */
  readonly touched: readonly FlakyTestReport[] | null;
  /** False if not all changed files are known, so that more tests can be in them. */
  readonly touchedComplete: boolean;
  /** A prefix of paths that seems to be missing, because no test is in a changed file without it. */
  readonly missingPrefix: MissingPrefix | null;
  /** The folder of the repository in which the tests run; empty if it is the root. */
  readonly testFolder: string;
  /** True if reports are remembered and this is the first one. */
  readonly first: boolean;
  /** True if there may be an earlier report that could not be read. */
  readonly earlierUnread: boolean;
  /** Null if there is no earlier report to compare with. */
  readonly comparison: Comparison | null;
  /** The earlier report. */
  readonly earlier: Baseline | null;
}

/** Computes the report on a suite's flaky tests (api.md §2.2). Never throws. Takes time in proportion to the list. */
export function analyzeFlakyTests(list: readonly FlakyTest[], context: FlakyContext): FlakyReport {
  const { now, redact, complete, filters = {}, sort = 'score', halfLifeMs = defaultHalfLifeMs } = context;
  const { changedFiles = null, toLink = safeUrl } = context;
  const baseline = typeof context.baseline === 'object' ? context.baseline : null;
  const filtered = isFiltering(filters);
  const readPath = createPathReader({ ...context.roots, organization: context.suite.organization });
  const read = readTests(redact.json(list), { now, halfLifeMs, toLink, readPath });
  const known = markTouched(read, changedFiles);
  const { tests: everything, gone } = compareTests(known, baseline);
  const tests = rankTests(filterTests(everything, filters, now), sort);
  const touched = tests.filter((test) => test.touched);
  return {
    suite: readSuite(context, toLink),
    asOf: now,
    tests,
    everything,
    top: context.top ?? null,
    sort,
    halfLifeMs,
    complete,
    whyIncomplete: context.whyIncomplete ?? null,
    filtered,
    unmatchedGlobs: findUnmatched(everything, filters),
    touched: changedFiles === null ? null : newsFirst(touched),
    touchedComplete: changedFiles?.complete ?? false,
    missingPrefix: touched.length === 0 ? findMissingPrefix(tests, changedFiles) : null,
    testFolder: testFolder(context.roots?.prefixes),
    first: context.baseline === null,
    earlierUnread: context.baseline === 'unreadable',
    comparison: baseline && summarize(tests, baseline, complete && !filtered ? gone : null),
    earlier: baseline,
  };
}

/** Counts the tests that the report shows, so that the counts agree with its tables. */
function summarize(
  tests: readonly FlakyTestReport[],
  baseline: Baseline,
  gone: Comparison['gone'],
): Comparison {
  return {
    since: baseline.at,
    before: baseline.total,
    full: baseline.full,
    added: baseline.full ? tests.filter((test) => test.change === 'new').length : null,
    activeAgain: tests.filter((test) => test.change === 'active again').length,
    gone,
  };
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
