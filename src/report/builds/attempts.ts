import type { ScriptJob } from '../../model/job.ts';

/** A job with its attempts: the latest, and the retried ones, oldest first. */
export interface Attempts {
  readonly latest: ScriptJob;
  readonly earlier: readonly ScriptJob[];
  /** The number of attempts. The response may list fewer. */
  readonly total: number;
}

/**
 * Groups jobs by attempts. A build lists only the latest attempt unless the request includes retried jobs, which are
 * chained by `retried_in_job_id` (api.md §2.5). A retried attempt is superseded in any state.
 */
export function groupAttempts(jobs: readonly ScriptJob[]): Attempts[] {
  const before = new Map<string, ScriptJob>();
  for (const job of jobs) {
    if (job.retried_in_job_id) before.set(job.retried_in_job_id, job);
  }
  return jobs.filter((job) => !isSuperseded(job)).map((latest) => chain(latest, before));
}

function isSuperseded(job: ScriptJob): boolean {
  return job.retried === true || (typeof job.retried_in_job_id === 'string' && job.retried_in_job_id !== '');
}

function chain(latest: ScriptJob, before: ReadonlyMap<string, ScriptJob>): Attempts {
  const earlier: ScriptJob[] = [];
  const seen = new Set([latest.id]);
  let previous = before.get(latest.id);
  while (previous !== undefined && !seen.has(previous.id)) {
    seen.add(previous.id);
    earlier.push(previous);
    previous = before.get(previous.id);
  }
  return {
    latest,
    earlier: earlier.reverse(),
    total: Math.max(earlier.length, latest.retries_count ?? 0) + 1,
  };
}
