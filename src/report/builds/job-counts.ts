import { count } from '../text/counts.ts';
import type { JobReport } from './job-report.ts';
import type { JobOutcome } from './outcomes.ts';

/** How many jobs ended how. Script jobs alone, each once however often it was tried. */
export type JobCounts = Readonly<Record<JobOutcome, number>> & {
  readonly total: number;
  /** Of those passed: how many needed more than one attempt. */
  readonly passedOnRetry: number;
};

/** Counts jobs by what became of them. */
export function countJobs(jobs: readonly JobReport[]): JobCounts {
  const jobCounts = {
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
  for (const job of jobs) jobCounts[job.outcome] += 1;
  return jobCounts;
}

/** True for a job that passed, but not at once. */
export function isPassedOnRetry(job: JobReport): boolean {
  return job.outcome === 'passed' && job.attempts > 1;
}

/** The counts as one sentence, the noughts left out: `12 of 14 jobs passed, 1 failed, 1 soft-failed`. */
export function describeJobCounts(jobCounts: JobCounts): string {
  if (jobCounts.total === 0) return 'No job that runs a command.';
  const parts = [
    [jobCounts.failed, 'failed'],
    [jobCounts['soft-failed'], 'soft-failed'],
    [jobCounts.canceled, 'canceled'],
    [jobCounts['not-run'], 'did not run'],
    [jobCounts.running, 'running'],
    [jobCounts.waiting, 'waiting'],
    [jobCounts.unknown, 'in a state unknown here'],
    [jobCounts.passedOnRetry, 'passed after a retry'],
  ] as const;
  const rest = parts.filter(([number]) => number > 0).map(([number, words]) => `, ${number} ${words}`);
  return `${jobCounts.passed} of ${count(jobCounts.total, 'job')} passed${rest.join('')}.`;
}

/** How many jobs are over. */
export function countSettled(jobCounts: JobCounts): number {
  return jobCounts.total - jobCounts.running - jobCounts.waiting - jobCounts.unknown;
}
