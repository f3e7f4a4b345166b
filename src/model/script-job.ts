import type { Job, ScriptJob } from './job.ts';

/** True for a job that runs a command: the only kind that counts as passed or failed. */
export function isScriptJob(job: Job): job is ScriptJob {
  return job.type === 'script' && typeof job.id === 'string';
}
