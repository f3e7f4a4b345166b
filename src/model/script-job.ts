import type { Job, ScriptJob } from './job.ts';

/** True for a job that runs a command: the only kind that counts as passed or failed. */
export function isScriptJob(job: Job): job is ScriptJob {
  return job.type === 'script' && typeof job.id === 'string';
}

/** True for an attempt of a job that was retried, in whatever state: the newest one counts (api.md §2.5). */
export function isReplaced(job: Job): boolean {
  const { retried, retried_in_job_id }: Readonly<Record<string, unknown>> = job;
  return retried === true || Boolean(retried_in_job_id);
}
