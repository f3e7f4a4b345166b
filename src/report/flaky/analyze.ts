import type { FlakyTest } from '../../model/flaky-test.ts';
import type { Redactor } from '../text/redact.ts';
import type { SafeUrl } from '../text/url.ts';
import { safeUrl } from '../text/url.ts';
import { type AgeGroup, ageGroups } from './ages.ts';
import { type Baseline, type Comparison, compareTests } from './baseline.ts';
import { type FlakyFilters, filterTests, isFiltering } from './filter.ts';
import { type Concentration, findConcentration, findHotSpots, type HotSpot } from './hot-spots.ts';
import { rankTests, type SortOrder } from './rank.ts';
import { type FlakyTestReport, readTests } from './test-report.ts';
import { type ChangedFiles, markTouched } from './touched.ts';

const day = 86_400_000;

/** How fast a test's instances lose weight, unless something else is said. */
const defaultHalfLifeMs = 7 * day;

/** What a report on flaky tests needs besides the list. */
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
  /** True when every page of the list was read. */
  readonly complete: boolean;
  /** True when the service was asked for a part of its list alone. */
  readonly narrowed?: boolean;
  readonly filters?: FlakyFilters;
  readonly sort?: SortOrder;
  /** How many tests are listed at most; all count. */
  readonly top?: number | null;
  readonly halfLifeMs?: number;
  /** The files that the pull request changes; null where there is none, or they are not known. */
  readonly changedFiles?: ChangedFiles | null;
  /** What an earlier report knew; null where there is none yet; left out where none is kept. */
  readonly baseline?: Baseline | null | 'unreadable';
  /** True where the service runs on this machine, so that http addresses of it may be links. */
  readonly loopback?: boolean;
}

/** What there is to say of a suite's flaky tests, for every place where it is said. */
export interface FlakyReport {
  readonly suite: {
    readonly organization: string;
    readonly slug: string;
    readonly name: string;
    readonly url: SafeUrl | null;
  };
  /** The time for which all this holds, in milliseconds. */
  readonly asOf: number;
  /** The tests that pass the filters, in order. */
  readonly tests: readonly FlakyTestReport[];
  /** All tests of the list, filters or not: what a later report compares with. */
  readonly everything: readonly FlakyTestReport[];
  readonly top: number | null;
  readonly sort: SortOrder;
  readonly halfLifeMs: number;
  readonly complete: boolean;
  /** True when the service was asked for a part of its list alone. */
  readonly narrowed: boolean;
  /** True when the tests are a part of those reported: narrowed, or filtered here. */
  readonly filtered: boolean;
  /** The tests in files that the pull request changes, in order; null where those files are not known. */
  readonly touched: readonly FlakyTestReport[] | null;
  /** False where not all changed files are known, so that there may be more touched tests. */
  readonly touchedComplete: boolean;
  /** True when reports are remembered and this is the first. */
  readonly first: boolean;
  /** True when there may be an earlier report, and it could not be read. */
  readonly earlierUnread: boolean;
  /** Null where there is no earlier report to compare with. */
  readonly comparison: Comparison | null;
  /** What was known before this report. */
  readonly earlier: Baseline | null;
  /** The totals of the reports so far, oldest first; only of whole lists. */
  readonly totals: readonly number[];
  readonly instances: number;
  readonly ages: Readonly<Record<AgeGroup, number>>;
  readonly files: readonly HotSpot[];
  readonly scopes: readonly HotSpot[];
  readonly concentration: Concentration | null;
}

/** How many totals of earlier reports are kept for the trend. */
const keptTotals = 20;

/** Computes the report on a suite's flaky tests (api.md §2.2). Never throws; takes time in proportion to the list. */
export function analyzeFlakyTests(list: readonly FlakyTest[], context: FlakyContext): FlakyReport {
  const { now, redact, complete, filters = {}, sort = 'score', halfLifeMs = defaultHalfLifeMs } = context;
  const { changedFiles = null, loopback = false } = context;
  const baseline = typeof context.baseline === 'object' ? context.baseline : null;
  const narrowed = context.narrowed === true;
  const filtered = narrowed || isFiltering(filters);
  const read = readTests(redact.json(list), { now, halfLifeMs, loopback });
  const known = markTouched(read, changedFiles);
  const { tests: everything, gone } = compareTests(known, baseline);
  const tests = rankTests(filterTests(everything, filters, now), sort);
  return {
    suite: readSuite(context, loopback),
    asOf: now,
    tests,
    everything,
    top: context.top ?? null,
    sort,
    halfLifeMs,
    complete,
    narrowed,
    filtered,
    touched: changedFiles === null ? null : newsFirst(tests.filter((test) => test.touched)),
    touchedComplete: changedFiles?.complete ?? false,
    first: context.baseline === null,
    earlierUnread: context.baseline === 'unreadable',
    comparison: baseline && summarize(tests, baseline, complete && !filtered ? gone : null),
    earlier: baseline,
    totals: [...(baseline?.totals ?? []), ...(complete && !narrowed ? [everything.length] : [])].slice(
      -keptTotals,
    ),
    instances: tests.reduce((sum, test) => sum + (test.instances ?? 0), 0),
    ages: countAges(tests),
    files: findHotSpots(tests, 'file'),
    scopes: findHotSpots(tests, 'scope'),
    concentration: findConcentration(tests),
  };
}

/** The counts are of what the report shows, so that they agree with its tables. */
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

function readSuite({ suite, redact }: FlakyContext, loopback: boolean): FlakyReport['suite'] {
  const { organization, slug, name, web_url } = redact.json(suite);
  return { organization, slug, name: name || slug, url: safeUrl(web_url, loopback) };
}

function countAges(tests: readonly FlakyTestReport[]): Record<AgeGroup, number> {
  const counts = Object.fromEntries(ageGroups.map((group) => [group, 0])) as Record<AgeGroup, number>;
  for (const test of tests) counts[test.age] += 1;
  return counts;
}

/** What changed comes before what only counts more; else the order stays. */
function newsFirst(tests: readonly FlakyTestReport[]): FlakyTestReport[] {
  const rank = ({ change }: FlakyTestReport) => ['new', 'active again', null].indexOf(change);
  return tests.toSorted((a, b) => rank(a) - rank(b));
}
