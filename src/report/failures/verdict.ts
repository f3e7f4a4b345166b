import { type JobReport, title } from '../builds/jobs.ts';
import { count, formatNumber } from '../text/counts.ts';
import { cutEnd } from '../text/cut.ts';
import { type FailedTest, isFlaky } from './failed-test.ts';

/** Why a build failed. Advice: it is no reason to merge. */
export interface FailureVerdict {
  readonly kind: 'flaky' | 'new' | 'unknown';
  /** In a sentence; undefined if the service has no tests. */
  readonly sentence: string | undefined;
  /** True if a retry of all failed jobs can pass. */
  readonly mayPassAgain: boolean;
}

/**
 * What failed, and whose it is: `2 tests failed: 1 is new, 1 is known to be flaky.` New is one that the service knows without that
 * label, and that did not fail on the base branch either. Kinds are left out if the service knows none of them. `total` is how many
 * failed, if that is known to be more. Undefined without failed tests.
 */
export function describeFailedTests(tests: readonly FailedTest[], total = tests.length): string | undefined {
  const isOnBase = (test: FailedTest) => !isFlaky(test) && (test.onBase?.failed ?? 0) > 0;
  const isNew = (test: FailedTest) => test.labels !== null && !isFlaky(test) && !isOnBase(test);
  const isUnknown = (test: FailedTest) => test.labels === null && !isOnBase(test);
  const isAnyKnown = !tests.every(isUnknown);
  const kinds = [
    { of: tests.filter(isNew), one: 'is new', several: 'are new' },
    {
      of: tests.filter(isOnBase),
      one: 'also failed on the base branch',
      several: 'also failed on the base branch',
    },
    { of: tests.filter(isFlaky), one: 'is known to be flaky', several: 'are known to be flaky' },
    {
      of: isAnyKnown ? tests.filter(isUnknown) : [],
      one: 'is not in Test Engine',
      several: 'are not in Test Engine',
    },
  ].filter(({ of }) => of.length > 0);
  const parts = kinds.map(({ of: { length }, one, several }) => {
    const subject = length < tests.length ? `${length}` : length === 1 ? 'it' : 'all';
    return `${subject} ${length === 1 ? one : several}`;
  });
  const whose = parts.length === 0 ? '' : `: ${parts.join(', ')}`;
  const most = Math.max(total, tests.length);
  const named = most > tests.length ? `, of which ${formatNumber(tests.length)} are known by name` : '';
  return tests.length === 0 ? undefined : `${count(most, 'test')} failed${named}${whose}.`;
}

/**
 * The verdict on a failure, by the labels of its tests: flaky if all failed tests are, and explain each failed job. `tests` is null if
 * the service has none of the build, and `isComplete` true if these are all that failed. A wrong verdict costs a retry, which
 * fails again.
 */
export function failureVerdict(
  failed: readonly JobReport[],
  tests: readonly FailedTest[] | null,
  isComplete: boolean,
): FailureVerdict {
  const all = tests ?? [];
  const testsOf = ({ id }: JobReport) => all.filter(({ jobs }) => jobs.includes(id));
  const isExplained = (job: JobReport) =>
    !job.stopped && testsOf(job).length > 0 && testsOf(job).every(isFlaky);
  if (!all.every(isFlaky)) {
    const others = all.filter((test) => !isFlaky(test)).length;
    const part = `${others} of ${all.length} failed tests ${others === 1 ? 'is' : 'are'} not`;
    const none = all.length === 1 ? 'The failed test is not' : `None of the ${all.length} failed tests is`;
    const sentence = `${others === all.length ? none : part} known to be flaky.`;
    return { kind: 'new', sentence, mayPassAgain: false };
  }
  const mayPassAgain =
    failed.length > 0 && failed.every((job) => job.lost || (isComplete && isExplained(job)));
  const knowsJobs = all.some(({ jobs }) => jobs.length > 0);
  const step = failed.find(({ child }) => child !== undefined);
  const stopped = failed.find((job) => job.stopped);
  const lost = failed.filter((job) => job.lost).length;
  const [bare, ...more] = knowsJobs ? failed.filter((job) => testsOf(job).length === 0) : [];
  // Why the flaky tests may not be all that failed.
  const doubts = [
    lost > 0 && `${lost} of ${failed.length} jobs lost an agent, and flaky tests do not explain the rest`,
    all.length === 0 && 'the service lists no failed test',
    !isComplete && 'not all failed tests are known',
    step && `the trigger step ${quote(step)} failed`,
    stopped && `job ${quote(stopped)} was stopped${stopped.reason && ` (${stopped.reason})`}`,
    bare && `${count(more.length + 1, 'job')} failed without a failed test, first ${quote(bare)}`,
  ];
  const doubt = doubts.find(Boolean);
  if (doubt) {
    const sentence = mayPassAgain
      ? 'Each failed job was lost with its agent, or has only flaky tests.'
      : `Whether the failure is flaky is unknown: ${doubt}.`;
    return { kind: 'unknown', sentence: tests || lost > 0 ? sentence : undefined, mayPassAgain };
  }
  const isOne = all.length === 1;
  const words = `${isOne ? 'The failed test is' : `All ${all.length} failed tests are`} known to be flaky`;
  const where = knowsJobs ? '' : '; the service does not name the jobs in which tests failed';
  return { kind: 'flaky', sentence: `${words}${where}.`, mayPassAgain: true };
}

function quote(job: JobReport): string {
  return `“${cutEnd(title(job), 60)}”`;
}
