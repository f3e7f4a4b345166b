import { describe, expect, it } from 'vitest';
import type { FailedTest } from '../../../src/report/failures/failed-test.ts';
import { describeFailedTests, failureVerdict } from '../../../src/report/failures/verdict.ts';
import { failedJob, reportOn } from '../support/builds.ts';

/** A test with its labels, and the jobs in which it failed. */
function test(labels: readonly string[], ...jobs: readonly string[]): FailedTest {
  const place = { file: null, line: null, place: null };
  return {
    ...place,
    source: 'test-engine',
    scope: '',
    name: 'adds',
    message: '',
    url: null,
    labels,
    jobs,
    executions: null,
  };
}
const [flaky, other] = [test(['flaky'], 'a'), test([], 'a')];
const lost = failedJob('b', { exit_status: -1 });
const killed = failedJob('a', { signal: 'SIGKILL' });
const late = failedJob('a', { state: 'timed_out' });
const trigger = { id: 'b', type: 'trigger', name: 'Deploy', state: 'failed' };
const unknown = 'Whether the failure is flaky is unknown';
const stopped = `${unknown}: job “a” was stopped`;
const three = ['a', 'b', 'c'].map((id) => failedJob(id));
const part = '1 of 2 jobs lost an agent, and flaky tests do not explain the rest';
const flakyOrLost = 'Each failed job was lost with its agent, or has only flaky tests.';

describe('the verdict on a failure', () => {
  it.each<[string, boolean, string | undefined, readonly object[], readonly FailedTest[] | null, boolean?]>([
    ['flaky', true, 'The failed test is known to be flaky.', [failedJob('a')], [flaky]],
    ['flaky', true, 'All 2 failed tests are known to be flaky.', [failedJob('a')], [flaky, flaky]],
    ['new', false, 'The failed test is not known to be flaky.', [failedJob('a')], [other]],
    ['new', false, 'None of the 2 failed tests is known to be flaky.', [failedJob('a')], [other, other]],
    ['new', false, '1 of 2 failed tests is not known to be flaky.', [failedJob('a'), lost], [flaky, other]],
    ['new', false, '2 of 3 failed tests are not known to be flaky.', [lost], [flaky, other, other]],
    ['unknown', false, `${unknown}: the service lists no failed test.`, [failedJob('a')], []],
    ['unknown', false, undefined, [failedJob('a')], null],
    ['unknown', true, flakyOrLost, [lost], null],
    ['unknown', false, `${unknown}: ${part}.`, [failedJob('a'), lost], null],
    ['unknown', true, flakyOrLost, [failedJob('a'), lost], [flaky]],
    ['unknown', false, `${unknown}: not all failed tests are known.`, [failedJob('a')], [flaky], false],
    ['unknown', false, `${unknown}: the trigger step “Deploy” failed.`, [failedJob('a'), trigger], [flaky]],
    ['unknown', false, `${stopped} (exit status 1, signal SIGKILL).`, [killed], [flaky]],
    ['unknown', false, `${stopped} (timed out after 2 min, exit status 1).`, [late], [flaky]],
    ['unknown', false, `${unknown}: 2 jobs failed without a failed test, first “b”.`, three, [flaky]],
  ])(
    'is %s, and a retry can pass: %s: %s',
    (kind, mayPassAgain, sentence, jobs, tests, isComplete = true) => {
      const { failed } = reportOn({ state: 'failed', jobs });
      expect(failureVerdict(failed, tests, isComplete)).toEqual({ kind, sentence, mayPassAgain });
    },
  );
});

describe('the sentence on what failed', () => {
  const onBase = { branch: 'main', days: 7, failed: 2, ran: 9 };
  const unknown = { ...other, labels: null };
  it.each<[string | undefined, readonly FailedTest[]]>([
    [undefined, []],
    ['1 test failed: it is new.', [other]],
    ['1 test failed: it is known to be flaky.', [flaky]],
    ['2 tests failed: all are new.', [other, other]],
    ['2 tests failed: 1 is new, 1 is known to be flaky.', [flaky, other]],
    [
      '3 tests failed: 1 also failed on the base branch, 2 are known to be flaky.',
      [{ ...other, onBase }, flaky, flaky],
    ],
    ['2 tests failed: 1 is new, 1 is not in Test Engine.', [other, unknown]],
    ['2 tests failed: 1 is known to be flaky, 1 is not in Test Engine.', [flaky, unknown]],
    ['2 tests failed.', [unknown, unknown]],
  ])('is %j', (sentence, tests) => {
    expect(describeFailedTests(tests)).toBe(sentence);
  });

  it('has the number of all that failed if more did than are known by name', () => {
    const sentence = '5,019 tests failed, of which 2 are known by name: 1 is new, 1 is known to be flaky.';
    expect(describeFailedTests([flaky, other], 5_019)).toBe(sentence);
  });
});
