import type { Phase } from '../../client/polling/hazard.ts';
import type { Build } from '../../model/build.ts';
import { effectiveState, isKnownState, isTerminal } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import type { Stop } from '../../report/builds/verdict.ts';
import type { WaitOptions } from '../inputs/wait-options.ts';
import type { TrackedBuild } from '../outputs/build-outputs.ts';
import type { PollResult } from './read-builds.ts';

/** An outage is borne this long without one good answer. */
const longestOutageMs = 15 * 60_000;
/** A build that was just created may not have reached the replica that answers. */
const readLagMs = 30_000;

/** Why the wait for a build ended, though the build may go on; with the error where one ended it. */
export interface WaitEnd {
  readonly stop: Stop;
  readonly error?: Error;
}

/** Both clocks at one moment, in milliseconds: one to measure with, one to compare with the service's times. */
export interface Moment {
  readonly monotonicMs: number;
  readonly epochMs: number;
}

/** The wait for one build, at one moment. Times are those of the monotonic clock, in milliseconds. */
export interface BuildWait extends TrackedBuild {
  readonly sinceMs: number;
  /** When it was last seen. */
  readonly seenMs: number;
  readonly phase: Phase;
  readonly phaseSinceMs: number;
  /** Since when it waits for an agent, as far as it does: a block step waits for a person. */
  readonly queuedSinceMs: number;
  /** When its first job started; while none has, when it was created. */
  readonly startedMs: number;
  /** Whether it must be asked for with its jobs, since the server does not count them. */
  readonly withJobs: boolean;
  /** Set once the wait is over. */
  readonly over: 'ended' | WaitEnd | null;
}

/** Begins to wait for a build. */
export function startWait({ address, build, origin = 'found' }: TrackedBuild, now: Moment): BuildWait {
  const sinceMs = now.monotonicMs;
  const phase = phaseOf(build);
  const course = {
    phase,
    phaseSinceMs: sinceMs,
    queuedSinceMs: sinceMs,
    startedMs: bornAt(build, phase, now),
  };
  return { address, build, origin, sinceMs, seenMs: sinceMs, ...course, withJobs: false, over: null };
}

/** The wait after a look at the build. */
export function applyPoll(wait: BuildWait, sight: PollResult, now: Moment): BuildWait {
  if ('build' in sight) return seeBuild(wait, sight.build, now);
  const afterMs = now.monotonicMs - wait.sinceMs;
  if ('gone' in sight) {
    return afterMs < readLagMs ? wait : { ...wait, over: { stop: { why: 'disappeared', afterMs } } };
  }
  const borne = sight.passing && now.monotonicMs - wait.seenMs <= longestOutageMs;
  return borne ? wait : { ...wait, over: { stop: { why: 'unreachable', afterMs }, error: sight.failure } };
}

function seeBuild(wait: BuildWait, build: Build, now: Moment): BuildWait {
  const counted = Boolean(build.jobs ?? build.job_state_counts);
  const wasBlocked = isBlocked(wait.build) || isBlocked(build);
  const seen = {
    ...wait,
    build,
    seenMs: now.monotonicMs,
    withJobs: wait.withJobs || !counted,
    queuedSinceMs: wasBlocked ? now.monotonicMs : wait.queuedSinceMs,
  };
  const phase = phaseOf(build);
  if (phase === wait.phase) return seen;
  const startedMs = wait.phase === 'queued' ? bornAt(build, phase, now) : wait.startedMs;
  return { ...seen, phase, phaseSinceMs: now.monotonicMs, startedMs };
}

/** The wait with its end, where the build or the time says so. */
export function checkEnd(wait: BuildWait, options: WaitOptions, nowMs: number): BuildWait {
  if (wait.over !== null) return wait;
  if (hasEnded(wait.build, options)) return { ...wait, over: 'ended' };
  const why = haltReason(wait, options, nowMs);
  if (why === null) return wait;
  const fromMs = why === 'queue-timeout' ? wait.queuedSinceMs : wait.sinceMs;
  return { ...wait, over: { stop: { why, afterMs: nowMs - fromMs } } };
}

/** True when the build is where the wait for it ends, well or badly. */
export function hasEnded(build: Build, options: Pick<WaitOptions, 'throughBlocked'>): boolean {
  const state = effectiveState(build);
  if (state === 'blocked') return !options.throughBlocked;
  if (isTerminal(build)) return true;
  // A state that nobody knows yet is over when the service says when it finished.
  return !isKnownState(state) && typeof build.finished_at === 'string';
}

function haltReason(wait: BuildWait, options: WaitOptions, nowMs: number): Stop['why'] | null {
  if (options.failFast && wait.build.state === 'failing') return 'fail-fast';
  if (nowMs - wait.sinceMs >= options.timeoutMs) return 'timeout';
  return queueEndMs(wait, options) <= nowMs ? 'queue-timeout' : null;
}

/** Milliseconds until time alone ends the wait. */
export function timeLeftMs(wait: BuildWait, options: WaitOptions, nowMs: number): number {
  const endMs = Math.min(wait.sinceMs + options.timeoutMs, queueEndMs(wait, options));
  return Math.max(0, endMs - nowMs);
}

/** When the time in the queue is over; never for a build that does not wait for an agent. */
function queueEndMs({ phase, build, queuedSinceMs }: BuildWait, { queueTimeoutMs }: WaitOptions): number {
  if (phase !== 'queued' || isBlocked(build)) return Number.POSITIVE_INFINITY;
  return queuedSinceMs + (queueTimeoutMs ?? Number.POSITIVE_INFINITY);
}

function isBlocked(build: Build): boolean {
  return effectiveState(build) === 'blocked';
}

function phaseOf(build: Build): Phase {
  if (build.state === 'failing' || build.state === 'canceling') return build.state;
  return build.started_at ? 'running' : 'queued';
}

/** The same for several builds: until it ends the wait for the first of those that are still waited for. */
export function leastTimeLeftMs(waits: readonly BuildWait[], options: WaitOptions, nowMs: number): number {
  const active = waits.filter((wait) => wait.over === null);
  return Math.min(...(active.length > 0 ? active : waits).map((wait) => timeLeftMs(wait, options, nowMs)));
}

/** The service's clock is not ours: an age is believed as far as it is one. */
function bornAt(build: Build, phase: Phase, now: Moment): number {
  const time = parseTime(phase === 'queued' ? build.created_at : build.started_at);
  return now.monotonicMs - Math.max(0, time === null ? 0 : now.epochMs - time);
}
