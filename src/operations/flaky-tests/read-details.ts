import { flakyTestPeriods, type SuiteAddress } from '../../model/requests.ts';
import type { FailedExecution } from '../../model/test-engine.ts';
import { failuresShown, type ListedTest } from '../../report/flaky/test.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import { collectItems } from '../lists/read-list.ts';
import { readLabeled } from './read-labeled.ts';

/** Of this many of the newest runs of a suite, this many are read, each by a request. */
const [mostListed, mostRuns] = [100, 20];
const timeoutMs = 20_000;

/** What issues show of flaky tests besides, as far as it could be read. */
interface Details {
  readonly tests: readonly ListedTest[];
  /** What is missing, in sentences. */
  readonly gaps: readonly string[];
}

/**
 * Adds to flaky tests the counts of 28 days, if the list has counts, and their last failures, with messages in a private
 * repository alone. What cannot be read is missing, which a gap says. @throws the signal's reason
 */
export async function readDetails(
  suite: SuiteAddress,
  tests: readonly ListedTest[],
  { limit, hasCounts }: { readonly limit: number; readonly hasCounts: boolean },
  context: Context,
): Promise<Details> {
  const gaps: string[] = [];
  const attempt = async (what: string, read: Promise<unknown>) => {
    await read.catch((error) => {
      context.signal.throwIfAborted();
      gaps.push(
        `The issues of suite ${suite.organization}/${suite.suite} lack ${what}: ${errorSentence(error)}`,
      );
    });
  };
  const longer = new Map<string, ListedTest>();
  const readLonger = async () => {
    const { items } = await readLabeled(suite, { limit, withinMs: flakyTestPeriods['28days'] }, context);
    for (const test of items) longer.set(test.id, test);
  };
  const failures = new Map<string, FailedExecution[]>(tests.map(({ id }) => [id, []]));
  if (hasCounts) await attempt('counts of 28 days', readLonger());
  if (tests.length > 0) await attempt('new failures', readFailures(suite, failures, context));
  const isPrivate =
    [...failures.values()].some(({ length }) => length > 0) && (await context.workflow.readPrivacy());
  return {
    gaps,
    tests: tests.map((test) => {
      const { instances = null, runs = null } = longer.get(test.id) ?? {};
      const own = failures.get(test.id) ?? [];
      return {
        ...test,
        ...(longer.has(test.id) && { longer: { instances, runs } }),
        failures: isPrivate ? own : own.map((one) => ({ ...one, failure_reason: null })),
      };
    }),
  };
}

/** Reads the failures of tests in the newest runs of the suite, first in those that failed, until each test has enough. */
async function readFailures(
  suite: SuiteAddress,
  failures: ReadonlyMap<string, FailedExecution[]>,
  { client, signal }: Context,
): Promise<void> {
  const runs = await collectItems(client.tests.listRuns(suite, { signal, timeoutMs }), { limit: mostListed });
  const failedFirst = runs.toSorted(
    (one, other) => Number(other.result === 'failed') - Number(one.result === 'failed'),
  );
  for (const { id: run } of failedFirst.slice(0, mostRuns)) {
    if ([...failures.values()].every(({ length }) => length >= failuresShown)) return;
    const executions = await client.tests.failedExecutions({ ...suite, run }, { signal, timeoutMs });
    for (const one of executions) failures.get(one.test_id ?? '')?.push(one);
  }
}
