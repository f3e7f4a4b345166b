import { randomUuid } from '../identity.ts';
import { planBuild } from '../simulation/plan.ts';
import { scriptFor } from '../simulation/script.ts';
import { act, activeBuilds, stateOf } from './build-life.ts';
import type { BuildOrder, BuildRecord, PipelineRecord } from './records.ts';
import type { World } from './world.ts';

const supersededReason = 'A newer build of the branch was created';

/**
 * Creates a build under the next number of its pipeline (api.md §3). Where the pipeline says so, older builds of the
 * branch are skipped or canceled. Times must come in order: no build is created before the newest one there is.
 */
export function createBuild(
  world: World,
  pipeline: PipelineRecord,
  order: BuildOrder,
  at: number,
): BuildRecord {
  const number = Math.max(order.number ?? 0, pipeline.lastNumber + 1);
  pipeline.lastNumber = number;
  const { branch, commit } = order;
  const script = scriptFor(pipeline.seed.script, {
    number,
    branch,
    commit,
    rebuild: order.rebuiltFrom !== undefined,
  });
  const build: BuildRecord = {
    id: randomUuid(world.random),
    number,
    pipeline,
    createdAt: at,
    order,
    stages: planBuild(script, { branch, uploadJob: world.profile.uploadJob }),
    cancelMs: world.profile.slowCancel ? (script.cancelMs ?? 3_000) : 0,
    resolvesHead: world.profile.resolvesHead,
    acts: [],
    children: new Map(),
    timeline: null,
  };
  supersede(pipeline, branch, at);
  pipeline.builds.set(number, build);
  pipeline.active.add(build);
  world.builds.push(build);
  if (hasTrigger(build)) world.triggering.add(build);
  return build;
}

function supersede(pipeline: PipelineRecord, branch: string, at: number): void {
  const { seed } = pipeline;
  if (!seed.skip_queued_branch_builds && !seed.cancel_running_branch_builds) return;
  for (const older of activeBuilds(pipeline, at)) {
    if (older.order.branch !== branch) continue;
    const state = stateOf(older, at);
    if (seed.skip_queued_branch_builds && state === 'scheduled') act(older, { kind: 'skip', at });
    if (seed.cancel_running_branch_builds && (state === 'running' || state === 'failing'))
      act(older, { kind: 'cancel', at, reason: supersededReason });
  }
}

function hasTrigger(build: BuildRecord): boolean {
  return build.stages.some((stage) => stage.jobs.some((job) => job.kind === 'trigger'));
}
