import { hash } from 'node:crypto';
import type { FlakyTestReport } from './test-report.ts';

/** A test of an earlier report: enough to recognize it. */
export interface BaselineTest {
  /** A short hash of the service's ID. */
  readonly idKey: string;
  /** A short hash of scope, name, and file, because the service can give a test a new ID. Empty if not remembered. */
  readonly nameKey: string;
  readonly instances: number | null;
  /** Milliseconds since the epoch, exact to the minute. */
  readonly lastSeenAt: number | null;
  /** To name the test when it is gone; null if there was no room to remember it. */
  readonly name: string | null;
}

/** What is remembered of an earlier report. */
export interface Baseline {
  /** The time of the report, in milliseconds since the epoch. */
  readonly at: number;
  readonly total: number;
  /** True if every test is remembered. Only then is any other test new. */
  readonly full: boolean;
  readonly tests: readonly BaselineTest[];
}

/** What changed since the earlier report. */
export interface Comparison {
  readonly since: number;
  /** The number of tests in the earlier report. */
  readonly before: number;
  /** True if every test of the earlier report is remembered. Otherwise more tests than these may be gone. */
  readonly full: boolean;
  /** The number of new tests; null if not every test of the earlier report is remembered. */
  readonly added: number | null;
  readonly activeAgain: number;
  /**
   * The tests that the service no longer reports, which does not mean that they are fixed. Null if the current list is
   * incomplete or filtered.
   */
  readonly gone: readonly BaselineTest[] | null;
}

/** The tests with their changes, and the tests that are gone. */
export interface Compared {
  readonly tests: readonly FlakyTestReport[];
  readonly gone: readonly BaselineTest[];
}

/** Compares with an earlier report, if there is one. Recognizes a test by its ID, or else by scope, name, and file. */
export function compareTests(tests: readonly FlakyTestReport[], baseline: Baseline | null): Compared {
  if (baseline === null) return { tests, gone: [] };
  const byId = new Map(baseline.tests.map((test) => [test.idKey, test]));
  const byName = new Map(
    baseline.tests.filter((test) => test.nameKey !== '').map((test) => [test.nameKey, test]),
  );
  const found = new Set<BaselineTest>();
  const marked = tests.map((test) => {
    const before = earlierOf(test, byId) ?? byName.get(nameKeyOf(test));
    if (before !== undefined) found.add(before);
    return { ...test, change: changeOf(test, before, baseline.full) };
  });
  return { tests: marked, gone: baseline.tests.filter((test) => !found.has(test)) };
}

/** What to remember of a test for a later report. */
export function toBaselineTest(test: FlakyTestReport): BaselineTest {
  return {
    idKey: shortHash(test.ids[0] ?? ''),
    nameKey: nameKeyOf(test),
    instances: test.instances,
    lastSeenAt: test.lastSeenAt,
    name: test.name,
  };
}

/** Six characters, or 36 bits: among 5,000 tests, two collide about once in 5,000 reports. */
function shortHash(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 6);
}

function nameKeyOf({ scope, name, file }: FlakyTestReport): string {
  return shortHash(JSON.stringify([scope, name, file]));
}

function earlierOf(
  { ids }: FlakyTestReport,
  byId: ReadonlyMap<string, BaselineTest>,
): BaselineTest | undefined {
  return ids.map((id) => byId.get(shortHash(id))).find((found) => found !== undefined);
}

function changeOf(
  test: FlakyTestReport,
  before: BaselineTest | undefined,
  full: boolean,
): FlakyTestReport['change'] {
  if (before === undefined) return full ? 'new' : null;
  const again =
    isMore(test.instances, before.instances) ||
    isMore(minuteOf(test.lastSeenAt), minuteOf(before.lastSeenAt));
  return again ? 'active again' : null;
}

/** Times are remembered to the minute. */
function minuteOf(ms: number | null): number | null {
  return ms === null ? null : Math.floor(ms / 60_000);
}

/** False if one of the values is unknown. */
function isMore(now: number | null, before: number | null): boolean {
  return now !== null && before !== null && now > before;
}
