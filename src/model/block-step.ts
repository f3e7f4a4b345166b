import type { Build } from './build.ts';
import type { Job, ManualJob } from './job.ts';

/**
 * True for a block or input step that a person can unblock now. Others read `blocked` too: a step that is not reached yet,
 * and the jobs behind one.
 */
export function isOpenBlockStep(job: Job): job is ManualJob {
  return job.type === 'manual' && job.state === 'blocked' && job.unblockable !== false;
}

/** True for a build that is shown as it was before this block step was unblocked: a step that was unblocked never opens again. */
export function isBeforeUnblock({ jobs }: Pick<Build, 'jobs'>, id: string): boolean {
  return jobs?.some((job) => job.id === id && isOpenBlockStep(job)) ?? false;
}
