import type { PlannedTrigger } from '../simulation/plan.ts';
import { invalidateTimeline, timelineOf } from './build-timeline.ts';
import { createBuild } from './create-build.ts';
import type { BuildRecord } from './records.ts';
import type { World } from './world.ts';

/** A trigger step that is ready to start its build. */
interface Trigger {
  readonly build: BuildRecord;
  readonly job: PlannedTrigger;
  readonly at: number;
}

/**
 * Advances the world to the given time: in order, trigger steps start their builds, and delayed writes are applied. Must
 * be called before the world is read or changed at that time.
 */
export function advance(world: World, now: number): void {
  const { tasks } = world;
  for (;;) {
    const trigger = [...world.triggering]
      .flatMap((build) => openTriggers(world, build))
      .sort((a, b) => a.at - b.at)[0];
    const task = tasks.toSorted((a, b) => a.at - b.at)[0];
    if (trigger && trigger.at <= now && trigger.at <= (task?.at ?? Number.POSITIVE_INFINITY)) {
      startChild(world, trigger);
    } else if (task && task.at <= now) {
      tasks.splice(tasks.indexOf(task), 1);
      task.run();
    } else return;
  }
}

function openTriggers(world: World, build: BuildRecord): Trigger[] {
  const { spans, canceledAt, skippedAt } = timelineOf(build);
  const open = spans.flatMap(({ job, runnableAt: at }) =>
    job.kind === 'trigger' && !build.children.has(job.position) ? [{ build, job, at }] : [],
  );
  if (open.length === 0 || Number.isFinite(Math.min(canceledAt, skippedAt))) world.triggering.delete(build);
  return open.filter(({ at }) => Number.isFinite(at));
}

/** A chain of triggers ends after ten builds, as on the live service: a pipeline can trigger itself. */
const longestChain = 10;

function chainLength(build: BuildRecord): number {
  const parent = build.spec.triggeredFrom?.build;
  return parent ? 1 + chainLength(parent) : 1;
}

function startChild(world: World, { build, job, at }: Trigger): void {
  const { spec, pipeline } = build;
  const [slug = '', organization] = job.step.trigger.split('/').reverse();
  const owner = organization === undefined ? pipeline.organization : world.organizations.get(organization);
  const target = owner?.pipelines.get(slug);
  const childSpec = {
    ...spec,
    branch: job.step.branch ?? spec.branch,
    message: spec.message ?? `Triggered by ${pipeline.slug} #${build.number}`,
    meta_data: {},
    pull_request: null,
    source: 'trigger_job',
    rebuiltFrom: undefined,
    number: undefined,
    triggeredFrom: { build, position: job.position },
  };
  const isStarted = target && chainLength(build) < longestChain;
  build.children.set(job.position, isStarted ? createBuild(world, target, childSpec, at) : null);
  invalidateTimeline(build);
}
