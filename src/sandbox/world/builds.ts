import type { User } from '../../model/user.ts';
import { randomUuid, shaOf, uuidOf } from '../identity.ts';
import type { Exit } from '../seed/seed.ts';
import { type PlannedScript, planBuild } from '../simulation/plan.ts';
import { createTimeline, jobStateAt, type Span, type Timeline } from '../simulation/timeline.ts';
import type { BuildRecord, BuildSpec, PipelineRecord, World } from './records.ts';

/** The ID of a run of a job. */
export function jobIdOf(build: BuildRecord, { job, attempt }: Pick<Span, 'job' | 'attempt'>): string {
  return uuidOf(`job/${build.id}/${job.position}/${attempt}`);
}

/** The builds of a pipeline that have not finished. */
export function activeBuilds({ builds }: PipelineRecord, now: number): BuildRecord[] {
  return [...builds.values()].filter((build) => build.timeline.finishedAt > now);
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
  if (commit !== 'HEAD' || build.timeline.startedAt > now) return commit;
  return shaOf(`${build.pipeline.id}/${branch}`);
}

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
  const { seed } = pipeline;
  const { branch, commit } = spec;
  const number = Math.max(spec.number ?? 0, pipeline.lastNumber + 1);
  const rebuild = spec.rebuiltFrom !== undefined;
  const script =
    typeof seed.script === 'function' ? seed.script({ number, branch, commit, rebuild }) : seed.script;
  let known: Timeline | null = null;
  const childAt = (position: number) => {
    const child = build.children.get(position);
    if (child === undefined) return null;
    const { finishedAt, stateAt } = child?.timeline ?? { finishedAt: at, stateAt: () => 'failed' };
    return { finishedAt, passed: stateAt(finishedAt + 1) === 'passed' };
  };
  const facts = {
    stages: planBuild(script, branch),
    createdAt: at,
    events: [],
    cancelMs: script.cancelMs ?? 3_000,
  };
  const build: BuildRecord = {
    ...facts,
    id: randomUuid(world.random),
    number,
    pipeline,
    spec,
    annotations: script.annotations ?? [],
    children: new Map(),
    get timeline() {
      known ??= createTimeline({ ...facts, childAt });
      return known;
    },
    add(...events) {
      build.events.push(...events);
      known = null;
      spec.triggeredFrom?.build.add();
    },
  };
  const reason = 'A newer build of the branch was created';
  if (seed.skip_queued_branch_builds || seed.cancel_running_branch_builds)
    for (const older of activeBuilds(pipeline, at).filter((each) => each.spec.branch === branch)) {
      const state = older.timeline.stateAt(at);
      if (state === 'scheduled' && seed.skip_queued_branch_builds) older.add({ kind: 'skip', at });
      else if ((state === 'running' || state === 'failing') && seed.cancel_running_branch_builds)
        older.add({ kind: 'cancel', at, reason });
    }
  pipeline.lastNumber = number;
  pipeline.builds.set(number, build);
  world.builds.push(build);
  return build;
}

/** What a build is created from that no request describes: by default the latest commit of the default branch. */
export function buildSpec(
  { seed: { default_branch: branch = 'main' } }: PipelineRecord,
  given: Partial<BuildSpec> & Pick<BuildSpec, 'source' | 'creator'>,
): BuildSpec {
  const none = { message: null, env: {}, meta_data: {}, pull_request: null };
  return { commit: 'HEAD', branch, ...none, ...given };
}

/** Creates a new build from an old one (api.md §3). It inherits what the live service copies. */
export function createRebuild(world: World, original: BuildRecord, by: User | null, at: number): BuildRecord {
  const fresh = { meta_data: {}, source: 'api', triggeredFrom: undefined, number: undefined };
  const spec: BuildSpec = { ...original.spec, ...fresh, creator: by, rebuiltFrom: original };
  return createBuild(world, original.pipeline, spec, at);
}

/** Retries the jobs in these states, and returns how many; each ends as its step says. The build runs again. */
export function applyRetries(build: BuildRecord, states: readonly string[], now: number): number {
  const failed = failedSpans(build, states, now);
  for (const span of failed)
    build.add({ kind: 'retry', at: now, position: span.job.position, exit: exitOfRetry(build, span) });
  return failed.length;
}

/** The jobs that ran a command and are in these states, in which a failure is `soft_failed` if it fails no build. */
export function failedSpans(build: BuildRecord, states: readonly string[], now: number) {
  return build.timeline.spansAt(now).filter((span): span is Span & { job: PlannedScript } => {
    if (span.job.kind !== 'script') return false;
    const state = jobStateAt(span, now);
    return states.includes(state === 'failed' && span.job.step.softFail ? 'soft_failed' : state);
  });
}

/** As the step says for this retry, otherwise as the run before. */
function exitOfRetry({ events }: BuildRecord, { job, end, exit }: Span & { job: PlannedScript }): Exit {
  const { retryExits = [] } = job.step;
  const earlier = events.filter((event) => event.kind === 'retry' && event.position === job.position).length;
  return retryExits[earlier] ?? retryExits.at(-1) ?? (end === 'failed' && exit !== null ? exit : 'timed_out');
}

/** Removes a build; its number is not used again. */
export function removeBuild(world: World, build: BuildRecord): void {
  build.pipeline.builds.delete(build.number);
  world.builds.splice(world.builds.indexOf(build), 1);
}

/**
 * Advances the world to the given time: in order, trigger steps start their builds, and delayed writes are applied. Must
 * be called before the world is read or changed at that time.
 */
export function advance(world: World, now: number): void {
  const { tasks } = world;
  for (;;) {
    const trigger = openTriggers(world).sort((a, b) => a.at - b.at)[0];
    const task = tasks.toSorted((a, b) => a.at - b.at)[0];
    if (trigger && trigger.at <= now && trigger.at <= (task?.at ?? now)) {
      startChild(world, trigger);
    } else if (task && task.at <= now) {
      tasks.splice(tasks.indexOf(task), 1);
      task.run();
    } else return;
  }
}

/** The trigger steps that are ready to start their builds, or will be if nothing else happens. */
function openTriggers({ builds }: World) {
  return builds
    .filter(({ stages }) => stages.some(({ jobs }) => jobs.some(({ kind }) => kind === 'trigger')))
    .flatMap((build) =>
      build.timeline.spans.flatMap(({ job, runnableAt: at, end }) => {
        const isOpen = job.kind === 'trigger' && end !== 'canceled' && !build.children.has(job.position);
        return isOpen ? [{ build, job, at }] : [];
      }),
    );
}

function startChild(world: World, { build, job, at }: ReturnType<typeof openTriggers>[number]): void {
  const { spec, pipeline } = build;
  const target = pipeline.organization.pipelines.get(job.step.trigger);
  const fresh = { meta_data: {}, pull_request: null, source: 'trigger_job', rebuiltFrom: undefined };
  const childSpec = {
    ...spec,
    ...fresh,
    message: spec.message ?? `Triggered by ${pipeline.slug} #${build.number}`,
    number: undefined,
    triggeredFrom: { build, position: job.position },
  };
  build.children.set(job.position, target ? createBuild(world, target, childSpec, at) : null);
  build.add();
}
