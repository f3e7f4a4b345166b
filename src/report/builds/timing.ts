import type { AttemptReport, JobReport } from './job-report.ts';

/** A job and a time of it, in milliseconds. */
export interface JobTime {
  readonly job: JobReport;
  readonly ms: number;
}

/** What a chart cannot say: where the time of a build went. */
export interface Timing {
  readonly longestWait: JobTime | null;
  readonly longestJob: JobTime | null;
  /** Of all the time that jobs took, how much they waited for an agent: 0 to 1. Null where no time is known. */
  readonly waitingShare: number | null;
}

/** Where the time of these jobs went, every attempt counted. */
export function measureTiming(jobs: readonly JobReport[]): Timing {
  const attempts = jobs.flatMap((job): AttemptReport[] => [...job.earlier, job]);
  const waited = sum(attempts.map(({ waitedMs }) => waitedMs ?? 0));
  const ran = sum(attempts.map(({ ranMs }) => ranMs ?? 0));
  return {
    longestWait: longest(jobs, ({ waitedMs }) => waitedMs),
    longestJob: longest(jobs, ({ ranMs }) => ranMs),
    waitingShare: waited + ran === 0 ? null : waited / (waited + ran),
  };
}

function longest(
  jobs: readonly JobReport[],
  timeOf: (attempt: AttemptReport) => number | null,
): JobTime | null {
  let found: JobTime | null = null;
  for (const job of jobs) {
    const ms = Math.max(...[...job.earlier, job].map((attempt) => timeOf(attempt) ?? 0));
    if (ms > (found?.ms ?? 0)) found = { job, ms };
  }
  return found;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
