import { createHash } from 'node:crypto';
import type { FlakyTestReport } from './test-report.ts';

/** A test as an earlier report knew it: enough to know it again. */
export interface BaselineTest {
  /** A short hash of the service's id. */
  readonly idKey: string;
  /** A short hash of scope, name and file: the service may give a test a new id. Empty where it was forgotten. */
  readonly nameKey: string;
  readonly instances: number | null;
  /** Milliseconds since the epoch; trust it to the minute. */
  readonly lastSeenAt: number | null;
  /** To name it when it is gone; null where there was no room to remember it. */
  readonly name: string | null;
}

/** What an earlier report knew. */
export interface Baseline {
  /** When it was made, in milliseconds. */
  readonly at: number;
  readonly total: number;
  /** True where it knew every test of its time. Only then is a test that it lacks a new one. */
  readonly full: boolean;
  /** The totals of the reports up to it, oldest first. */
  readonly totals: readonly number[];
  readonly tests: readonly BaselineTest[];
}

/** What changed since an earlier report. */
export interface Comparison {
  readonly since: number;
  /** How many tests were listed then. */
  readonly before: number;
  /** True where the earlier report knew every test of its time: if not, more tests than these are gone. */
  readonly full: boolean;
  /** How many are new; null where the earlier report did not know every test. */
  readonly added: number | null;
  readonly activeAgain: number;
  /**
   * Those that the service does not report any more in its window of time, which does not mean that they are
   * solved; null where the list at hand does not show all that is reported.
   */
  readonly gone: readonly BaselineTest[] | null;
}

/** The tests with their changes marked, and those that are gone. */
export interface Compared {
  readonly tests: FlakyTestReport[];
  readonly gone: BaselineTest[];
}

/** Compares with an earlier report, if there is one: a test is known again by its id or else by scope, name and file. */
export function compareTests(tests: readonly FlakyTestReport[], baseline: Baseline | null): Compared {
  if (baseline === null) return { tests: [...tests], gone: [] };
  const byId = new Map(baseline.tests.map((test) => [test.idKey, test]));
  const byName = new Map(
    baseline.tests.filter((test) => test.nameKey !== '').map((test) => [test.nameKey, test]),
  );
  const met = new Set<BaselineTest>();
  const marked = tests.map((test) => {
    const before = earlierOf(test, byId) ?? byName.get(nameKeyOf(test));
    if (before !== undefined) met.add(before);
    return { ...test, change: changeOf(test, before, baseline.full) };
  });
  return { tests: marked, gone: baseline.tests.filter((test) => !met.has(test)) };
}

/** A test as a later report will want to know it. */
export function toBaselineTest(test: FlakyTestReport): BaselineTest {
  return {
    idKey: shortHash(test.ids[0] ?? ''),
    nameKey: nameKeyOf(test),
    instances: test.instances,
    lastSeenAt: test.lastSeenAt,
    name: test.name,
  };
}

/** Six characters of a hash: among 5,000 tests two are the same by chance about once in 5,000 reports. */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 6);
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

/** Earlier reports remember times to the minute. */
function minuteOf(ms: number | null): number | null {
  return ms === null ? null : Math.floor(ms / 60_000);
}

/** Of what is not known, nothing is said. */
function isMore(now: number | null, before: number | null): boolean {
  return now !== null && before !== null && now > before;
}
