import type { Job, ManualJob } from './job.ts';

/**
 * True for a block or input step that a person can unblock now. Others read `blocked` too: a step that is not reached yet,
 * and the jobs behind one.
 */
export function isOpenBlockStep(job: Job): job is ManualJob {
  return job.type === 'manual' && job.state === 'blocked' && job.unblockable !== false;
}
