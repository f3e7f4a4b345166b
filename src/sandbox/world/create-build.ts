import { randomUuid } from '../identity.ts';
import { planBuild } from '../simulation/plan.ts';
import { scriptFor } from '../simulation/script.ts';
import { activeBuilds, addEvent, stateOf } from './build-timeline.ts';
import type { BuildRecord, BuildSpec, PipelineRecord } from './records.ts';
import type { World } from './world.ts';

const supersededReason = 'A newer build of the branch was created';

/**
 * Creates a build with the next number of its pipeline (api.md §3). If the pipeline says so, older builds of the branch
 * are skipped or canceled. Builds must be created in the order of time.
 */
export function createBuild(
  world: World,
  pipeline: PipelineRecord,
  spec: BuildSpec,
  at: number,
): BuildRecord {
  const number = Math.max(spec.number ?? 0, pipeline.lastNumber + 1);
  pipeline.lastNumber = number;
  const { branch, commit } = spec;
  const script = scriptFor(pipeline.seed.script, {
    number,
    branch,
    commit,
    rebuild: spec.rebuiltFrom !== undefined,
  });
  const build: BuildRecord = {
    id: randomUuid(world.random),
    number,
    pipeline,
    createdAt: at,
    spec,
    stages: planBuild(script, branch),
    cancelMs: script.cancelMs ?? 3_000,
    annotations: script.annotations ?? [],
    events: [],
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
    if (older.spec.branch !== branch) continue;
    const state = stateOf(older, at);
    if (seed.skip_queued_branch_builds && state === 'scheduled') addEvent(older, { kind: 'skip', at });
    if (seed.cancel_running_branch_builds && (state === 'running' || state === 'failing'))
      addEvent(older, { kind: 'cancel', at, reason: supersededReason });
  }
}

function hasTrigger(build: BuildRecord): boolean {
  return build.stages.some((stage) => stage.jobs.some((job) => job.kind === 'trigger'));
}
