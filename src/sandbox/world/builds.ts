import type { User } from '../../model/user.ts';
import { randomUuid, shaOf, uuidOf } from '../identity.ts';
import type { Exit } from '../seed/seed.ts';
import { type PlannedJob, type PlannedScript, planBuild } from '../simulation/plan.ts';
import {
  type BuildEvent,
  createTimeline,
  jobStateAt,
  type Span,
  type Timeline,
} from '../simulation/timeline.ts';
import type { BuildRecord, BuildSpec, NewBuild, PipelineRecord, World, WorldTask } from './records.ts';

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
 * Creates a build with the next number of its pipeline (api.md §3). Depending on the settings of the pipeline, older
 * builds of the branch are skipped or canceled. Builds must be created in the order of time. By default it is one of the latest commit of the
 * default branch.
 */
export function createBuild(world: World, pipeline: PipelineRecord, given: NewBuild, at: number) {
  const { default_branch, script: source, repository } = pipeline;
  const defaults = {
    commit: 'HEAD',
    branch: default_branch,
    message: null,
    env: {},
    meta_data: {},
  };
  const pull = given.pull_request;
  const pull_request = pull ? { base: default_branch, repository, ...pull } : null;
  const spec: BuildSpec = { ...defaults, ...given, pull_request };
  const { branch, commit } = spec;
  const number = Math.max(spec.number ?? 0, pipeline.lastNumber + 1);
  const facts = { number, branch, commit, rebuild: spec.rebuiltFrom !== undefined };
  const script = typeof source === 'function' ? source(facts) : source;
  let known: Timeline | null = null;
  const childAt = (position: number) => {
    const child = build.children.get(position);
    if (child === undefined) return null;
    if (child === null) return { finishedAt: at, passed: false };
    const { finishedAt, pausedAt, stateAt } = child.timeline;
    if (pausedAt < finishedAt) return { finishedAt: pausedAt, passed: true };
    return { finishedAt, passed: stateAt(finishedAt + 1) === 'passed' };
  };
  const events: BuildEvent[] = [];
  const { cancelMs = 3_000 } = script;
  const stages = planBuild(script, branch);
  const build: BuildRecord = {
    id: randomUuid(world.random),
    number,
    pipeline,
    createdAt: at,
    spec,
    stages,
    events,
    annotations: [...(script.annotations ?? [])],
    children: new Map(),
    get timeline() {
      known ??= createTimeline({ stages, createdAt: at, events, cancelMs, childAt });
      return known;
    },
    add(...more) {
      events.push(...more);
      known = null;
      spec.startedBy?.add();
    },
  };
  const reason = 'A newer build of the branch was created';
  const { skip_queued_branch_builds: skips, cancel_running_branch_builds: cancels } = pipeline;
  if (skips || cancels)
    for (const older of activeBuilds(pipeline, at).filter((each) => each.spec.branch === branch)) {
      const state = older.timeline.stateAt(at);
      if (state === 'scheduled' && skips) older.add({ kind: 'skip', at });
      else if ((state === 'running' || state === 'failing') && cancels)
        older.add({ kind: 'cancel', at, reason });
    }
  pipeline.lastNumber = number;
  pipeline.builds.set(number, build);
  world.builds.push(build);
  return build;
}

/** Creates a new build from an old one (api.md §3). It inherits what the live service copies. */
export function createRebuild(world: World, rebuiltFrom: BuildRecord, creator: User | null, at: number) {
  const { commit, branch, message, env, pull_request } = rebuiltFrom.spec;
  const spec = { commit, branch, message, env, pull_request, source: 'api', creator, rebuiltFrom };
  return createBuild(world, rebuiltFrom.pipeline, spec, at);
}

/** Retries a run of a job, which ends as its step defines. The build runs again. */
export function retrySpan(build: BuildRecord, span: Span & { job: PlannedScript }, at: number): void {
  build.add({ kind: 'retry', at, position: span.job.position, exit: exitOfRetry(build, span) });
}

/** The jobs that ran a command and are in these states, in which a failure is `soft_failed` if it fails no build. */
export function failedSpans(build: BuildRecord, states: readonly string[], now: number) {
  return build.timeline.spansAt(now).filter((span): span is Span & { job: PlannedScript } => {
    if (span.job.kind !== 'script') return false;
    const state = jobStateAt(span, now);
    return states.includes(state === 'failed' && span.job.step.softFail ? 'soft_failed' : state);
  });
}

/** As the step defines for this retry, otherwise as the previous run. */
function exitOfRetry({ events }: BuildRecord, { job, end, exit }: Span & { job: PlannedScript }): Exit {
  const { retryExits = [] } = job.step;
  const earlier = events.filter((event) => event.kind === 'retry' && event.position === job.position).length;
  const same = end === 'expired' || end === 'timed_out' ? end : (exit ?? 0);
  return retryExits[earlier] ?? retryExits.at(-1) ?? same;
}

/**
 * Advances the world to the given time: in order, trigger steps start their builds, and delayed writes are applied. Must
 * be called before the world is read or changed at that time.
 */
export function advance(world: World, now: number): void {
  for (;;) {
    const tasks = [...openTriggers(world), ...world.tasks].filter(({ at }) => at <= now);
    const next = tasks.sort((a, b) => a.at - b.at)[0];
    if (next === undefined) return;
    world.tasks.delete(next);
    next.run();
  }
}

type TriggerJob = Extract<PlannedJob, { kind: 'trigger' }>;

/** The trigger steps that are ready to start their builds, or will be if nothing else happens. */
function openTriggers(world: World): WorldTask[] {
  return world.builds
    .filter(({ stages }) => stages.some(({ jobs }) => jobs.some(({ kind }) => kind === 'trigger')))
    .flatMap((build) =>
      build.timeline.spans.flatMap(({ job, runnableAt: at, end }) => {
        if (job.kind !== 'trigger' || end === 'canceled' || build.children.has(job.position)) return [];
        return [{ at, run: () => startChild(world, build, job, at) }];
      }),
    );
}

function startChild(world: World, parent: BuildRecord, { position, step }: TriggerJob, at: number): void {
  const { pipeline, number, spec } = parent;
  const { commit, branch, env, creator } = spec;
  const target = pipeline.organization.pipelines.get(step.trigger);
  const message = spec.message ?? `Triggered by ${pipeline.slug} #${number}`;
  const given = { commit, branch, env, creator, message, source: 'trigger_job', startedBy: parent };
  parent.children.set(position, target ? createBuild(world, target, given, at) : null);
  parent.add();
}
