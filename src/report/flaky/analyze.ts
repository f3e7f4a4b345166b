import type { FlakyTest } from '../../model/flaky-test.ts';
import type { Redactor } from '../text/redact.ts';
import type { SafeUrl } from '../text/url.ts';
import { safeUrl, type ToLink } from '../text/url.ts';
import { type Baseline, type Comparison, compareTests } from './baseline.ts';
import { type FlakyFilters, filterTests, isFiltering } from './filter.ts';
import { rankTests, type SortOrder } from './rank.ts';
import { type FlakyTestReport, readTests } from './test-report.ts';
import { type ChangedFiles, markTouched } from './touched.ts';

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
  readonly filters?: FlakyFilters;
  readonly sort?: SortOrder;
  /** Maximum number of tests to show. Counts include all tests. */
  readonly top?: number | null;
  readonly halfLifeMs?: number;
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
  /** True if filters can hide tests. */
  readonly filtered: boolean;
  /** The tests in files that the pull request changes, sorted; null if those files are unknown. */
  readonly touched: readonly FlakyTestReport[] | null;
  /** False if not all changed files are known, so that more tests can be in them. */
  readonly touchedComplete: boolean;
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
  const read = readTests(redact.json(list), { now, halfLifeMs, toLink });
  const known = markTouched(read, changedFiles);
  const { tests: everything, gone } = compareTests(known, baseline);
  const tests = rankTests(filterTests(everything, filters, now), sort);
  return {
    suite: readSuite(context, toLink),
    asOf: now,
    tests,
    everything,
    top: context.top ?? null,
    sort,
    halfLifeMs,
    complete,
    filtered,
    touched: changedFiles === null ? null : newsFirst(tests.filter((test) => test.touched)),
    touchedComplete: changedFiles?.complete ?? false,
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
