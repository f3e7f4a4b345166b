import type { Build } from '../../model/build.ts';
import { isScriptJob } from '../../model/script-job.ts';
import type { CancelResult } from './cancel-build-once.ts';

/**
 * How many retries the jobs of a build show. It grows with each one, whether the service lists all attempts of a job,
 * each of which names the one that replaced it, or only the last attempt, which counts the retries before it.
 */
export function retriesOf({ jobs }: Pick<Build, 'jobs'>): number {
  const attempts = (jobs ?? []).filter(isScriptJob);
  const replaced = attempts.filter(
    ({ retried, retried_in_job_id }) => retried === true || typeof retried_in_job_id === 'string',
  );
  const last = attempts.filter((attempt) => !replaced.includes(attempt));
  const counted = last.reduce((sum, { retries_count }) => sum + (retries_count ?? 0), 0);
  return Math.max(replaced.length, counted);
}

/**
 * True for a refused cancel by a build that shows an end from before its failed jobs were retried, however it ended then. The
 * service may show their retry late.
 */
export function saysOldEnd({ build, result }: CancelResult, retriesBefore: number | undefined): boolean {
  return result !== 'canceled' && retriesBefore !== undefined && retriesOf(build) <= retriesBefore;
}
