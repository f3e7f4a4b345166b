import { continueTests, identifyTests, issueKeyOf, type ListedName } from '../tests/identity.ts';
import { type TestRoots, testFolder } from '../tests/places.ts';
import { count, formatNumber } from '../text/counts.ts';
import { type SafeUrl, safeUrl, type ToLink } from '../text/url.ts';
import {
  type FlakyFilters,
  hashOfFilters,
  newFirst,
  rankTests,
  selectTests,
  unmatchedGlobs,
} from './select.ts';
import { type FlakyTestReport, type ListedTest, readTests } from './test.ts';
import { type ChangedFiles, markTouched } from './touched.ts';

/** Why nothing is new where no report is remembered. */
export const noEarlierReport = 'there is no earlier report to compare with';

/** Why nothing is new on the commit of the first report. */
const sameCommit = 'the first report on the pull request is about the same commit';

/** A complete earlier report, from a file or from the note of a comment: enough to recognize its tests. */
export interface Baseline {
  /** The time of the report, in milliseconds since the epoch. */
  readonly at: number;
  /** The head commit of the pull request that it was about; null for a report in a file. */
  readonly commit: string | null;
  /** A hash of its suite and filters. Only reports with the same ones can be compared. */
  readonly filters: string;
  /** The keys of its tests: one as often as there are tests with it. */
  readonly keys: readonly string[];
}

/** What a report on flaky tests needs in addition to the list. */
export interface FlakyContext {
  /** The time, in milliseconds since the epoch. */
  readonly now: number;
  readonly suite: {
    readonly organization: string;
    readonly slug: string;
    readonly name?: string | null;
    readonly web_url?: string | null;
  };
  /** True if every page of the list was read. */
  readonly complete: boolean;
  /** Why it was not, in our own words, to follow a colon. */
  readonly whyIncomplete?: string | undefined;
  /** Why a test that is not listed is not gone, as a clause, such as that the suite had no runs. */
  readonly whyNoneGone?: string | undefined;
  /** The tests that are skipped or muted, with their state; null if the service does not show them. */
  readonly disabled?: readonly (readonly [test: ListedName, state: string])[] | null;
  /** The list that was read. */
  readonly source?: 'flaky-tests' | 'tests';
  readonly filters?: FlakyFilters;
  /** Where the files of the tests are, apart from the organization. */
  readonly roots?: Omit<TestRoots, 'organization'>;
  /** The files that the pull request changes; null if they are unknown or there is none. */
  readonly changedFiles?: ChangedFiles | null;
  /** The commit that the report is about. */
  readonly commit?: string | undefined;
  /** The earlier report to compare with, or why there is none. */
  readonly earlier?: Baseline | string;
  /** How many tests a first report can have, so that the comment remembers it; any number unless given. */
  readonly remembered?: number | undefined;
  /** Which URLs become links; any https URL unless given. */
  readonly toLink?: ToLink;
}

/** Something that a report does not know, as a clause. */
export interface Gap {
  /** What can be more than the report says: all tests, those in changed files, or new ones. */
  readonly about: 'all' | 'touched' | 'new';
  readonly words: string;
  /** True if it is no surprise, so that only a gate mentions it. */
  readonly isUsual?: boolean;
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
  /** The tests that match the filters, the most frequent first. */
  readonly tests: readonly FlakyTestReport[];
  /** The keys by which all tests have issues, before the filters. */
  readonly listed: ReadonlySet<string>;
  /** False if the list shows of no test that it is gone: it is incomplete, or the suite had no runs in its time. */
  readonly showsGone: boolean;
  /** The tests that are skipped or muted, by the same keys: such a test is not fixed. Null if unknown. */
  readonly disabled: ReadonlyMap<string, string> | null;
  readonly complete: boolean;
  /** True if filters can hide tests. */
  readonly filtered: boolean;
  /** A hash of the suite and the filters. Only reports with the same ones can be compared. */
  readonly filters: string;
  readonly unmatchedGlobs: readonly string[];
  /** The tests in files that the pull request changes, new ones first; null if those files are unknown. */
  readonly touched: readonly FlakyTestReport[] | null;
  /** The folder of the repository in which the tests run; empty if it is the root. */
  readonly testFolder: string;
  /** The report that it is compared with; null if there is none. */
  readonly baseline: Pick<Baseline, 'at' | 'commit'> | null;
  /** The number of tests that are not in the baseline, and of those that are only there; null if unknown. */
  readonly added: number | null;
  readonly gone: number | null;
  /** The number of tests of which only the file differs from that in the baseline. */
  readonly moved: number;
  /** What it does not know; none if it is complete. */
  readonly gaps: readonly Gap[];
}

/** Computes the report on a suite's flaky tests (api.md §2.2). Never throws. Takes time in proportion to the list. */
export function analyzeFlakyTests(list: readonly ListedTest[], context: FlakyContext): FlakyReport {
  const { now, complete, filters = {}, changedFiles = null, toLink = safeUrl, roots } = context;
  const { 'min-instances': least, 'seen-within': within, include, exclude } = filters;
  const { organization, slug, name, web_url } = context.suite;
  const listed = readTests(list, { roots: { ...roots, organization }, toLink });
  const all = markTouched(listed, changedFiles);
  const matching = rankTests(selectTests(all, filters, now));
  const hashed = hashOfFilters({ organization, slug }, filters, context.source);
  const baseline = readBaseline(context, hashed, matching.length);
  const changes =
    typeof baseline === 'string'
      ? null
      : continueTests(
          baseline.keys,
          matching.map(({ key }) => key),
        );
  const changeOf = (at: number) => (changes?.added.has(at) ? 'new' : changes?.moved.has(at) ? 'moved' : null);
  const tests = matching.map((test, at) => ({ ...test, change: changeOf(at) }) as const);
  return {
    suite: { organization, slug, name: name || slug, url: toLink(web_url) },
    asOf: now,
    tests,
    listed: new Set(all.map(({ issueKey }) => issueKey)),
    showsGone: complete && context.whyNoneGone === undefined,
    disabled: disabledBy(context),
    complete,
    filtered: Boolean(least || within || include?.length || exclude?.length),
    filters: hashed,
    unmatchedGlobs: unmatchedGlobs(all, filters),
    touched: changedFiles && newFirst(tests.filter((test) => test.touched)),
    testFolder: testFolder(roots?.prefix, roots?.workspace),
    baseline: typeof baseline === 'string' ? null : baseline,
    added: changes?.added.size ?? null,
    moved: changes?.moved.size ?? 0,
    gone: changes && complete ? changes.gone.length : null,
    gaps: findGaps(context, { tests: matching, baseline }),
  };
}

/** The keys of issues, and the states, of the tests that are skipped or muted. */
function disabledBy({ disabled = null, suite }: FlakyContext): ReadonlyMap<string, string> | null {
  if (disabled === null) return null;
  const rows = disabled.map(([row]) => row);
  const keys = identifyTests(rows, suite.organization).map(issueKeyOf);
  return new Map(keys.map((key, index) => [key, disabled[index]?.[1] ?? '']));
}

/** The report to compare with, or why there is none that can be compared. */
function readBaseline({ earlier, commit, remembered = Infinity }: FlakyContext, hash: string, tests: number) {
  if (earlier === noEarlierReport && tests > remembered)
    return `the comment remembers a first report of at most ${formatNumber(remembered)} tests: set baseline-path`;
  if (typeof earlier !== 'object') return earlier ?? noEarlierReport;
  if (earlier.filters !== hash) return 'the earlier report has other filters';
  return earlier.commit === commit ? sameCommit : earlier;
}

function findGaps(
  { complete, whyIncomplete, changedFiles = null }: FlakyContext,
  { tests, baseline }: { readonly tests: readonly FlakyTestReport[]; readonly baseline: Baseline | string },
): Gap[] {
  const gaps: Gap[] = [];
  if (!complete) {
    const words = `the list of flaky tests is incomplete: ${whyIncomplete ?? 'not every page was read'}`;
    gaps.push({ about: 'all', words });
  }
  const unplaced = tests.filter(({ place, file }) => place === null && file !== null).length;
  const about = 'touched';
  if (changedFiles === null)
    gaps.push({ about, words: 'the changed files of the pull request are unknown', isUsual: true });
  else {
    if (!changedFiles.complete)
      gaps.push({ about, words: 'not all changed files of the pull request are known' });
    const have = `${count(unplaced, 'test')} ${unplaced === 1 ? 'has' : 'have'}`;
    if (unplaced > 0) gaps.push({ about, words: `${have} a path outside the repository: set path-prefix` });
  }
  if (typeof baseline === 'string')
    gaps.push({ about: 'new', words: baseline, isUsual: [noEarlierReport, sameCommit].includes(baseline) });
  return gaps;
}
