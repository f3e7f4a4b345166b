import type { Build } from '../../model/build.ts';
import { hasEnded } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import type { OldJobs, TrackedBuild } from '../outputs/build-outputs.ts';

/** True if the build shows a job that is none of these, and that was created with the retry or later. */
export function showsNewJob({ jobs }: Pick<Build, 'jobs'>, { ids, newSinceMs = 0 }: OldJobs): boolean {
  return (jobs ?? []).some(
    ({ id, created_at }) => !ids.has(id) && (parseTime(created_at) ?? newSinceMs) >= newSinceMs,
  );
}

/** True for an end, or a failure, from before the jobs were retried: it shows no other job, and is not a later end. */
export function isOld({
  build,
  oldJobs,
  oldEnd,
}: Pick<TrackedBuild, 'oldJobs' | 'oldEnd'> & { readonly build: Build | null }): boolean {
  if (build === null || oldJobs === undefined) return false;
  const finishedMs = parseTime(build.finished_at) ?? 0;
  const isLater =
    hasEnded(build) && finishedMs > (parseTime(oldEnd?.finished_at) ?? Number.POSITIVE_INFINITY);
  return !showsNewJob(build, oldJobs) && !isLater;
}
