import type { PlannedTrigger } from '../simulation/plan.ts';
import { forgetLife, lifeOf } from './build-life.ts';
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
 * Lets happen, in order, all that is due at the given time: trigger steps start their builds, writes that were held
 * back are applied. Must be called before the world is read or changed at that time.
 */
export function advance(world: World, now: number): void {
  for (;;) {
    const trigger = earliestTrigger(world);
    if (trigger && trigger.at <= now && trigger.at <= world.agenda.next()) {
      startChild(world, trigger);
      continue;
    }
    const item = world.agenda.takeDue(now);
    if (!item) return;
    item.run();
  }
}

function earliestTrigger(world: World): Trigger | undefined {
  return [...world.triggering].flatMap((build) => openTriggers(world, build)).sort((a, b) => a.at - b.at)[0];
}

function openTriggers(world: World, build: BuildRecord): Trigger[] {
  const { spans, canceledAt, skippedAt } = lifeOf(build);
  const open = spans.flatMap(({ job, runnableAt: at }) =>
    job.kind === 'trigger' && !build.children.has(job.position) ? [{ build, job, at }] : [],
  );
  if (open.length === 0 || Number.isFinite(Math.min(canceledAt, skippedAt))) world.triggering.delete(build);
  return open.filter(({ at }) => Number.isFinite(at));
}

/** A chain of triggers ends after ten builds, as on the live service: a pipeline may name itself. */
const longestChain = 10;

function chainLength(build: BuildRecord): number {
  const parent = build.order.triggeredFrom?.build;
  return parent ? 1 + chainLength(parent) : 1;
}

function startChild(world: World, { build, job, at }: Trigger): void {
  const { order, pipeline } = build;
  const target = pipeline.organization.pipelines.get(job.step.trigger);
  const child =
    target && chainLength(build) < longestChain
      ? createBuild(
          world,
          target,
          {
            ...order,
            branch: job.step.branch ?? order.branch,
            message: order.message ?? `Triggered by ${pipeline.slug} #${build.number}`,
            meta_data: {},
            pull_request: null,
            source: 'trigger_job',
            rebuiltFrom: undefined,
            number: undefined,
            triggeredFrom: { build, position: job.position },
          },
          at,
        )
      : null;
  build.children.set(job.position, child);
  forgetLife(build);
}
