import { count } from '../text/counts.ts';
import type { JobReport } from './jobs.ts';
import type { JobOutcome } from './outcomes.ts';

/** The number of jobs by outcome. Jobs that run commands and trigger steps, each counted once with all its attempts. */
export type JobCounts = Readonly<Record<JobOutcome, number>> & {
  readonly total: number;
  /** The passed jobs that needed more than one attempt. */
  readonly passedOnRetry: number;
};

/** Counts jobs by outcome. */
export function countJobs(jobs: readonly JobReport[]): JobCounts {
  const counts = {
    failed: 0,
    'soft-failed': 0,
    passed: 0,
    canceled: 0,
    'not-run': 0,
    running: 0,
    waiting: 0,
    unknown: 0,
    total: jobs.length,
    passedOnRetry: jobs.filter(isPassedOnRetry).length,
  };
  for (const job of jobs) counts[job.outcome] += 1;
  return counts;
}

/** True if the job passed, but not on the first attempt. */
export function isPassedOnRetry(job: JobReport): boolean {
  return job.outcome === 'passed' && job.attempts > 1;
}

/** The counts as one sentence, without zeros: `12 of 14 jobs passed (2 after a retry), 1 failed, 1 failed softly.` */
export function describeJobCounts(counts: JobCounts): string {
  if (counts.total === 0) return 'No jobs that run commands.';
  const parts = [
    [counts.failed, 'failed'],
    [counts['soft-failed'], 'failed softly'],
    [counts.canceled, 'canceled'],
    [counts['not-run'], 'did not run'],
    [counts.running, 'running'],
    [counts.waiting, 'waiting'],
    [counts.unknown, 'in an unknown state'],
  ] as const;
  const rest = parts.filter(([number]) => number > 0).map(([number, words]) => `, ${number} ${words}`);
  const retried = counts.passedOnRetry === 0 ? '' : ` (${counts.passedOnRetry} after a retry)`;
  return `${counts.passed} of ${count(counts.total, 'job')} passed${retried}${rest.join('')}.`;
}

/** The number of finished jobs. */
export function countSettled(counts: JobCounts): number {
  return counts.total - counts.running - counts.waiting - counts.unknown;
}

/** How many jobs are finished, in words; empty if there are none. */
export function describeDone(counts: JobCounts): string {
  return counts.total === 0 ? '' : `${countSettled(counts)} of ${count(counts.total, 'job')} done`;
}
