import { currentSpans, jobStateAt } from '../simulation/state-at.ts';
import { activeBuilds, stateOf, timelineOf } from '../world/build-timeline.ts';
import type { PipelineRecord } from '../world/records.ts';

/** How many builds and jobs of a pipeline are in progress at a time: the five counters of api.md §2.7. */
export function countActivity(pipeline: PipelineRecord, now: number) {
  const builds = activeBuilds(pipeline, now);
  const buildStates = builds.map((build) => stateOf(build, now));
  const jobStates = builds.flatMap((build) =>
    currentSpans(timelineOf(build), now).flatMap((span) =>
      span.job.kind === 'script' ? [jobStateAt(span, now)] : [],
    ),
  );
  return {
    scheduled_builds_count: countOf(buildStates, 'scheduled'),
    running_builds_count: countOf(buildStates, 'running', 'failing', 'canceling'),
    scheduled_jobs_count: countOf(jobStates, 'scheduled', 'assigned'),
    running_jobs_count: countOf(jobStates, 'running', 'canceling'),
    waiting_jobs_count: countOf(jobStates, 'waiting'),
  };
}

function countOf(states: readonly string[], ...wanted: readonly string[]): number {
  return states.filter((state) => wanted.includes(state)).length;
}
