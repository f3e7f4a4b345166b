import type { Build } from '../../model/build.ts';
import { effectiveState, hasEnded } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import type { TrackedBuild } from '../outputs/build-outputs.ts';

/** True if the build shows a job that it did not have before. */
export function showsNewJob({ jobs }: Build, before: Build): boolean {
  const ids = new Set<unknown>(before.jobs?.map(({ id }) => id));
  return (jobs ?? []).some(({ id }) => !ids.has(id));
}

/**
 * True for an end, or a failure, from before the jobs were retried: it shows no other job, and is not a later end. Also for a
 * build that is blocked at no other step than the one that was unblocked.
 */
export function isOld({
  build,
  before,
  unblocked,
}: Pick<TrackedBuild, 'before' | 'unblocked'> & { readonly build: Build | null }): boolean {
  if (build !== null && unblocked !== undefined && effectiveState(build) === 'blocked')
    return !build.jobs?.some(({ id, state }) => state === 'blocked' && id !== unblocked);
  if (build === null || before === undefined || showsNewJob(build, before)) return false;
  const beforeMs = hasEnded(before) ? parseTime(before.finished_at) : null;
  return !hasEnded(build) || (parseTime(build.finished_at) ?? 0) <= (beforeMs ?? Number.POSITIVE_INFINITY);
}
