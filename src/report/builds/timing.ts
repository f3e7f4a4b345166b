import { type AttemptReport, attemptsOf, type JobReport } from './job-report.ts';

/** A job and how long it waited or ran, in milliseconds. */
export interface JobTime {
  readonly job: JobReport;
  readonly ms: number;
}

/** Where the time of a build went. */
export interface Timing {
  readonly longestWait: JobTime | null;
  readonly longestJob: JobTime | null;
  /** The share of all job time spent waiting for an agent: 0 to 1. Null if no times are known. */
  readonly waitingShare: number | null;
}

/** Where the time of these jobs went, including all attempts. */
export function measureTiming(jobs: readonly JobReport[]): Timing {
  const waits = measure(jobs, ({ waitedMs }) => waitedMs);
  const runs = measure(jobs, ({ ranMs }) => ranMs);
  const total = waits.total + runs.total;
  return {
    longestWait: waits.longest,
    longestJob: runs.longest,
    waitingShare: total === 0 ? null : waits.total / total,
  };
}

function measure(jobs: readonly JobReport[], timeOf: (attempt: AttemptReport) => number | null) {
  let longest: JobTime | null = null;
  let total = 0;
  for (const job of jobs) {
    for (const { attempt } of attemptsOf(job)) {
      const ms = timeOf(attempt) ?? 0;
      total += ms;
      if (ms > (longest?.ms ?? 0)) longest = { job, ms };
    }
  }
  return { longest, total };
}
