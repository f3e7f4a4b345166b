import type { BuildState } from '../../model/states.ts';
import { shaOf, uuidOf } from '../identity.ts';
import type { BuildEvent } from '../simulation/build-event.ts';
import type { ChildOutcome, Span } from '../simulation/span.ts';
import { buildStateAt } from '../simulation/state-at.ts';
import { computeTimeline, type Timeline } from '../simulation/timeline.ts';
import type { BuildRecord, PipelineRecord } from './records.ts';

/** What the build does and when: computed once, and again only after an event. */
export function timelineOf(build: BuildRecord): Timeline {
  build.timeline ??= timelineWith(build, build.events);
  return build.timeline;
}

function timelineWith(build: BuildRecord, events: readonly BuildEvent[]): Timeline {
  const { stages, createdAt, cancelMs } = build;
  return computeTimeline({
    stages,
    createdAt,
    events,
    cancelMs,
    child: (position) => childOutcome(build, position),
  });
}

/** The ID of a run of a job. */
export function jobIdOf(build: BuildRecord, { job, attempt }: Pick<Span, 'job' | 'attempt'>): string {
  return uuidOf(`job/${build.id}/${job.position}/${attempt}`);
}

/** The internal state of a build at a time, in which a blocked build is `blocked`. */
export function stateOf(build: BuildRecord, now: number): BuildState {
  return buildStateAt(timelineOf(build), now);
}

/** Adds an event to a build. */
export function addEvent(build: BuildRecord, event: BuildEvent): void {
  build.events.push(event);
  build.pipeline.active.add(build);
  invalidateTimeline(build);
}

/** Discards the timeline of the build, and of the build that waits for it, so that they are computed again. */
export function invalidateTimeline(build: BuildRecord): void {
  build.timeline = null;
  if (build.spec.triggeredFrom) invalidateTimeline(build.spec.triggeredFrom.build);
}

/** The builds of a pipeline that have not finished. */
export function activeBuilds(pipeline: PipelineRecord, now: number): BuildRecord[] {
  for (const build of pipeline.active) {
    if (timelineOf(build).finishedAt <= now) pipeline.active.delete(build);
  }
  return [...pipeline.active];
}

/** How the build of a trigger step ended the first time: retrying one of its jobs later does not change the step. */
function childOutcome(build: BuildRecord, position: number): ChildOutcome | null {
  const child = build.children.get(position);
  if (child === undefined) return null;
  if (child === null) return { finishedAt: build.createdAt, passed: false };
  const timeline = timelineWith(
    child,
    child.events.filter((event) => event.kind !== 'retry'),
  );
  const { finishedAt } = timeline;
  return { finishedAt, passed: buildStateAt(timeline, finishedAt + 1) === 'passed' };
}

/** The meta-data of a build: what it was created with, and the values of the fields of its block steps. */
export function metaDataOf({ spec, events }: BuildRecord): Readonly<Record<string, string>> {
  const fields = events.flatMap((event) => (event.kind === 'unblock' ? [event.fields] : []));
  return fields.length === 0 ? spec.meta_data : Object.assign({}, spec.meta_data, ...fields);
}

/**
 * The commit of a build at a time. On the live service, `HEAD` becomes a SHA when an agent has fetched it; a tag or
 * another ref stays as given.
 */
export function commitAt(build: BuildRecord, now: number): string {
  const { commit, branch } = build.spec;
  if (commit !== 'HEAD' || timelineOf(build).startedAt > now) return commit;
  return shaOf(`${build.pipeline.id}/${branch}`);
}
