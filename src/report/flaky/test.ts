import type { FlakyTest } from '../../model/flaky-test.ts';
import type { FailedExecution } from '../../model/test-engine.ts';
import { parseTime } from '../../model/times.ts';
import { identifyTests, issueKeyOf, keyOf, type TestIdentity } from '../tests/identity.ts';
import { createPlaceReader, type ListedPath, type TestPlace, type TestRoots } from '../tests/places.ts';
import type { SafeUrl, ToLink } from '../text/url.ts';

/** A flaky test as one of the service's lists has it. */
export interface ListedTest extends FlakyTest {
  /** How many runs there were, of which `instances` failed; absent if the service does not report it. */
  readonly runs?: number | null | undefined;
  /** The share of runs that passed, from 0 to 1. */
  readonly reliability?: number | null | undefined;
  /** The counts of 28 days. */
  readonly longer?: FailureCounts | undefined;
  /** The last executions that failed, as far as they were read. */
  readonly failures?: readonly FailedExecution[];
}

/** How many failures of a test are shown. */
export const failuresShown = 5;

/** A failure of a test. Branch and message are untrusted text, empty if unknown. */
export interface TestFailure {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly branch: string;
  readonly message: string;
  /** The page of the execution, or of its run. */
  readonly url: SafeUrl | null;
}

/** How often a test failed within a time, as far as that is known. */
export type FailureCounts = Pick<FlakyTestReport, 'instances' | 'runs'>;

/** A flaky test in a report. Holds nothing secret. */
export interface FlakyTestReport extends TestPlace {
  /** Identifies the test: the same for all who read the list. */
  readonly key: string;
  /** What its issue is about: the test, or that of which it is a subtest. */
  readonly issueKey: string;
  /** The service's ID. */
  readonly id: string;
  readonly name: string;
  readonly scope: string;
  /** The path as the service lists it. */
  readonly listed: Pick<ListedPath, 'location' | 'file_name'>;
  readonly url: SafeUrl | null;
  /** How often it was flaky, or how many of its runs failed. */
  readonly instances: number | null;
  readonly runs: number | null;
  readonly reliability: number | null;
  /** The counts of 28 days, if they were read. */
  readonly longer: FailureCounts | null;
  /** Milliseconds since the epoch. */
  readonly lastSeenAt: number | null;
  /** As far as they were read. */
  readonly failures: readonly TestFailure[];
  /** Against the baseline: `moved` if only its file differs. Null if it is the same there, or if there is none. */
  readonly change: 'new' | 'moved' | null;
  /** True if the pull request changes the file, or the one that runs the test. */
  readonly touched: boolean;
  /** True if the line, or without one the file, is in the diff of the pull request as GitHub shows it. */
  readonly inDiff: boolean;
}

/** The tests of a list (api.md §4.2), in its order. */
export function readTests(
  rows: readonly ListedTest[],
  { roots, toLink }: { readonly roots: TestRoots; readonly toLink: ToLink },
): FlakyTestReport[] {
  const placeOf = createPlaceReader(roots);
  const identities = identifyTests(rows, roots.organization ?? '');
  return rows.map((row, index) => {
    const identity = identities[index] as TestIdentity;
    const { scope, name } = identity;
    const keys = { key: keyOf(identity), issueKey: issueKeyOf(identity) };
    return { ...placeOf(row), ...keys, scope, name, ...readRow(row, toLink) };
  });
}

/** The facts of a row that do not depend on where the files are. */
function readRow(row: ListedTest, toLink: ToLink) {
  return {
    id: row.id,
    listed: { location: row.location, file_name: row.file_name },
    url: toLink(row.web_url),
    instances: wholeNumber(row.instances),
    runs: wholeNumber(row.runs),
    reliability: row.reliability ?? null,
    longer: row.longer ?? null,
    lastSeenAt: parseTime(row.most_recent_instance_at),
    failures: row.failures?.flatMap((one) => readFailure(one, toLink)) ?? [],
    change: null,
    touched: false,
    inDiff: false,
  };
}

function readFailure(execution: FailedExecution, toLink: ToLink): TestFailure[] {
  const { created_at, branch, failure_reason, test_execution_url, run_url } = execution;
  const at = parseTime(created_at);
  const url = toLink(test_execution_url ?? run_url);
  return at === null ? [] : [{ at, branch: branch ?? '', message: failure_reason?.trim() ?? '', url }];
}

function wholeNumber(value: number | null | undefined): number | null {
  return typeof value === 'number' && value >= 0
    ? Math.min(Math.floor(value), Number.MAX_SAFE_INTEGER)
    : null;
}

/** How long ago, in milliseconds. The future counts as now, because clocks differ. */
export function ageOf(lastSeenAt: number, now: number): number {
  return Math.max(0, now - lastSeenAt);
}
