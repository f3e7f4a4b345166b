import { cancelableStates } from '../../model/states.ts';
import type { User } from '../../model/user.ts';
import type { Exit } from '../simulation/script.ts';
import type { Span } from '../simulation/span.ts';
import { currentSpans, jobStateAt } from '../simulation/state-at.ts';
import { addEvent, stateOf, timelineOf } from './build-timeline.ts';
import { createBuild } from './create-build.ts';
import type { BuildRecord, BuildSpec } from './records.ts';
import type { World } from './world.ts';

/** Cancels a build that is scheduled, running or failing (api.md §3). */
export function applyCancel(build: BuildRecord, reason: string | null, now: number): void {
  if (!isCancelable(build, now)) throw new Error(`Build ${nameOf(build)} is already ${stateOf(build, now)}`);
  addEvent(build, { kind: 'cancel', at: now, reason });
}

/** True if a build can be canceled in its state (api.md §3). */
export function isCancelable(build: BuildRecord, now: number): boolean {
  return cancelableStates.includes(stateOf(build, now));
}

/** Unblocks the block step that a build waits at. */
export function applyUnblock(build: BuildRecord, by: User | null, now: number): void {
  const span = timelineOf(build).spans.find((each) => isBlocked(each, now));
  if (!span || stateOf(build, now) !== 'blocked')
    throw new Error(`Build ${nameOf(build)} is not blocked: it is ${stateOf(build, now)}`);
  addEvent(build, { kind: 'unblock', at: now, position: span.job.position, by, fields: {} });
}

function isBlocked(span: Span, now: number): boolean {
  return jobStateAt(span, now) === 'blocked';
}

/** Retries a failed job; the build runs again. `job` is the name or the key of its step. */
export function applyRetry(build: BuildRecord, job: string, exit: Exit, now: number): void {
  const failed = currentSpans(timelineOf(build), now).find(
    (span) => isNamed(span, job) && retriedStates.includes(stateForRetry(span, now)),
  );
  if (!failed) throw new Error(`Build ${nameOf(build)} has no failed job "${job}"`);
  addEvent(build, { kind: 'retry', at: now, position: failed.job.position, exit });
}

/** The states of the jobs that a user retries one by one. */
const retriedStates: readonly string[] = ['failed', 'soft_failed', 'timed_out', 'expired'];

/** Retries the jobs in these states, and returns how many; each ends as its step says. The build runs again. */
export function applyRetries(build: BuildRecord, states: readonly string[], now: number): number {
  const failed = currentSpans(timelineOf(build), now).filter((span) =>
    states.includes(stateForRetry(span, now)),
  );
  for (const span of failed)
    addEvent(build, { kind: 'retry', at: now, position: span.job.position, exit: exitOfRetry(build, span) });
  return failed.length;
}

/** The state of a job by which it is retried; empty for one that runs no command. */
function stateForRetry(span: Span, now: number): string {
  if (span.job.kind !== 'script') return '';
  const state = jobStateAt(span, now);
  return state === 'failed' && span.job.step.softFail ? 'soft_failed' : state;
}

/** As the step says for this retry, otherwise as the run before. */
function exitOfRetry({ events }: BuildRecord, { job, end, exit }: Span): Exit {
  const { retryExits = [] } = job.kind === 'script' ? job.step : {};
  const earlier = events.filter((event) => event.kind === 'retry' && event.position === job.position).length;
  return retryExits[earlier] ?? retryExits.at(-1) ?? (end === 'failed' && exit !== null ? exit : 'timed_out');
}

function isNamed({ job }: Span, name: string): boolean {
  return job.kind === 'script' && (job.name === name || job.step.key === name);
}

/** Creates a new build from an old one (api.md §3). It inherits what the live service copies. */
export function createRebuild(world: World, original: BuildRecord, by: User | null, at: number): BuildRecord {
  const spec: BuildSpec = {
    ...original.spec,
    meta_data: {},
    source: 'api',
    creator: by,
    rebuiltFrom: original,
    triggeredFrom: undefined,
    number: undefined,
  };
  return createBuild(world, original.pipeline, spec, at);
}

/** Removes a build; its number is not used again. */
export function removeBuild(world: World, build: BuildRecord): void {
  build.pipeline.builds.delete(build.number);
  build.pipeline.active.delete(build);
  world.triggering.delete(build);
  world.builds.splice(world.builds.indexOf(build), 1);
}

/** The name of a build in errors. */
function nameOf({ number, pipeline }: BuildRecord): string {
  return `${number} of ${pipeline.organization.slug}/${pipeline.slug}`;
}
