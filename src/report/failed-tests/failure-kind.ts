import { count, formatNumber } from '../text/counts.ts';
import type { FlakyMark } from './known-flaky.ts';

/** Why builds failed: only because of tests that are known to be flaky, because of others too, or that is not certain. */
export type FailureKind = 'flaky' | 'new' | 'unknown';

/** The failed jobs of builds, as far as their failed tests are known. */
export interface JobFailures {
  /** The marks of the failed tests of each failed job; null if its log does not tell why it failed. */
  readonly jobs: readonly (readonly MarkedTest[] | null)[];
  /** What else is uncertain, in words that follow `It is not certain whether the failure is flaky:`. */
  readonly doubts: readonly string[];
  /** Why some tests may not be comparable, in words. */
  readonly gaps: readonly string[];
  /** The slugs of the suites. */
  readonly suites: readonly string[];
}

/** A failed test with what is known about it. Equal keys are one test. */
export interface MarkedTest {
  readonly key: string;
  readonly mark: FlakyMark;
}

/** The kind of a failure, and why. Advice: the author of the code can make a log say anything. */
export interface FailureVerdict {
  readonly kind: FailureKind;
  readonly sentence: string;
}

/** Marks in words, for a table. */
export const markWords: Readonly<Record<FlakyMark, string>> = {
  flaky: 'known to be flaky',
  touched: 'flaky, in a changed file',
  since: 'flaky since this pull request',
  new: 'not known to be flaky',
  unknown: 'not certain',
};

/** What a mark says of failed tests: before the suite, and after it for one and for several. */
const clauses: Readonly<Record<FlakyMark, readonly [before: string, one?: string, several?: string]>> = {
  flaky: ['known to be flaky'],
  touched: [
    'known to be flaky',
    ', but this pull request changes its file',
    ', but this pull request changes their files',
  ],
  since: ['flaky', ' only since this pull request', ' only since this pull request'],
  new: ['not known to be flaky'],
  unknown: ['not certain to be flaky'],
};

/** Flaky only if every failed job has failed tests, all of them are known to be flaky, and nothing is in doubt. */
export function failureKindOf({ jobs, doubts, gaps, suites }: JobFailures): FailureVerdict {
  const marks = countMarks(jobs.flatMap((tests) => tests ?? []));
  const isNew = marks.touched + marks.since + marks.new > 0;
  const unread = jobs.filter((tests) => tests === null || tests.length === 0).length;
  const isUnclear = jobs.length === 0 || unread > 0 || marks.unknown > 0 || doubts.length > 0;
  const kind = isNew ? 'new' : isUnclear ? 'unknown' : 'flaky';
  const where = `in suite${suites.length === 1 ? '' : 's'} ${suites.join(', ')}`;
  if (kind !== 'unknown') return { kind, sentence: `${describeMarks(marks, where)}.` };
  const reasons = [
    ...doubts,
    ...(unread === 0 ? [] : [`no failed tests can be read from the log of ${count(unread, 'failed job')}`]),
    ...(marks.unknown === 0
      ? []
      : [
          `${count(marks.unknown, 'failed test')} cannot be compared with those ${where}${gaps.length === 0 ? '' : ` (${gaps.join('; ')})`}`,
        ]),
  ];
  return {
    kind,
    sentence: `It is not certain whether the failure is flaky: ${reasons.join('; ') || 'no job failed'}.`,
  };
}

function countMarks(tests: readonly MarkedTest[]): Record<FlakyMark, number> {
  const counts = { flaky: 0, touched: 0, since: 0, new: 0, unknown: 0 };
  for (const { mark } of new Map(tests.map((test) => [test.key, test])).values()) counts[mark] += 1;
  return counts;
}

/** `All 3 failed tests are known to be flaky in suite web`, or of each mark how many have it. */
function describeMarks(marks: Readonly<Record<FlakyMark, number>>, where: string): string {
  const present = (Object.keys(clauses) as FlakyMark[]).filter((mark) => marks[mark] > 0);
  const total = present.reduce((sum, mark) => sum + marks[mark], 0);
  const describe = (mark: FlakyMark) => {
    const [before, one = '', several = ''] = clauses[mark];
    return marks[mark] === 1 ? `is ${before} ${where}${one}` : `are ${before} ${where}${several}`;
  };
  const [only, second] = present;
  if (only !== undefined && second === undefined) return `${subjectOf(total)} ${describe(only)}`;
  const parts = present.map((mark) => `${formatNumber(marks[mark])} ${describe(mark)}`);
  return `Of ${count(total, 'failed test')}, ${parts.join('; ')}`;
}

function subjectOf(total: number): string {
  if (total === 1) return 'The failed test';
  return total === 2 ? 'Both failed tests' : `All ${count(total, 'failed test')}`;
}
