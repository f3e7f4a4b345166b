import { count } from '../text/counts.ts';
import type { JobReport } from './job-report.ts';
import type { JobOutcome } from './outcomes.ts';

/** How many jobs ended how. Script jobs alone, each once however often it was tried. */
export type Tally = Readonly<Record<JobOutcome, number>> & {
  readonly total: number;
  /** Of those passed: how many needed more than one attempt. */
  readonly cured: number;
};

/** Counts jobs by what became of them. */
export function tallyJobs(jobs: readonly JobReport[]): Tally {
  const tally = {
    failed: 0,
    'soft-failed': 0,
    passed: 0,
    canceled: 0,
    'not-run': 0,
    running: 0,
    waiting: 0,
    unknown: 0,
    total: jobs.length,
    cured: jobs.filter(isCured).length,
  };
  for (const job of jobs) tally[job.outcome] += 1;
  return tally;
}

/** True for a job that passed, but not at once. */
export function isCured(job: JobReport): boolean {
  return job.outcome === 'passed' && job.attempts > 1;
}

/** The counts as one sentence, the noughts left out: `12 of 14 jobs passed, 1 failed, 1 soft-failed`. */
export function describeTally(tally: Tally): string {
  if (tally.total === 0) return 'No job that runs a command.';
  const parts = [
    [tally.failed, 'failed'],
    [tally['soft-failed'], 'soft-failed'],
    [tally.canceled, 'canceled'],
    [tally['not-run'], 'did not run'],
    [tally.running, 'running'],
    [tally.waiting, 'waiting'],
    [tally.unknown, 'in a state unknown here'],
    [tally.cured, 'passed after a retry'],
  ] as const;
  const rest = parts.filter(([number]) => number > 0).map(([number, words]) => `, ${number} ${words}`);
  return `${tally.passed} of ${count(tally.total, 'job')} passed${rest.join('')}.`;
}

/** How many jobs are over. */
export function countSettled(tally: Tally): number {
  return tally.total - tally.running - tally.waiting - tally.unknown;
}
