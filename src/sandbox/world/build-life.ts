import type { BuildState } from '../../model/states.ts';
import type { Act } from '../simulation/act.ts';
import type { ChildOutcome } from '../simulation/span.ts';
import { buildStateAt } from '../simulation/standing.ts';
import { type Timeline, timelineOf } from '../simulation/timeline.ts';
import type { BuildRecord, PipelineRecord } from './records.ts';

/** What the build does and when: worked out once, and again only when something was done to it. */
export function lifeOf(build: BuildRecord): Timeline {
  build.timeline ??= lifeWith(build, build.acts);
  return build.timeline;
}

function lifeWith(build: BuildRecord, acts: readonly Act[]): Timeline {
  const { stages, createdAt, cancelMs } = build;
  return timelineOf({
    stages,
    createdAt,
    acts,
    cancelMs,
    child: (position) => childOutcome(build, position),
  });
}

/** The inner state of a build at a time, in which a blocked build is `blocked`. */
export function stateOf(build: BuildRecord, now: number): BuildState {
  return buildStateAt(lifeOf(build), now);
}

/** Does something to a build. */
export function act(build: BuildRecord, deed: Act): void {
  build.acts.push(deed);
  build.pipeline.active.add(build);
  forgetLife(build);
}

/** Has the build's life worked out again, and that of the build which waits for it. */
export function forgetLife(build: BuildRecord): void {
  build.timeline = null;
  if (build.order.triggeredFrom) forgetLife(build.order.triggeredFrom.build);
}

/** The builds of a pipeline that are not over. */
export function activeBuilds(pipeline: PipelineRecord, now: number): BuildRecord[] {
  for (const build of pipeline.active) {
    if (lifeOf(build).finishedAt <= now) pipeline.active.delete(build);
  }
  return [...pipeline.active];
}

/** How the build of a trigger step ended the first time: that it is brought back to life does not change the step. */
function childOutcome(build: BuildRecord, position: number): ChildOutcome | null {
  const child = build.children.get(position);
  if (child === undefined) return null;
  if (child === null) return { finishedAt: build.createdAt, passed: false };
  const life = lifeWith(
    child,
    child.acts.filter((deed) => deed.kind !== 'retry'),
  );
  return { finishedAt: life.finishedAt, passed: buildStateAt(life, life.finishedAt + 1) === 'passed' };
}
