import type { Phase } from '../../client/polling/hazard.ts';
import type { Build } from '../../model/build.ts';
import { effectiveState, isKnownState, isTerminal } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import type { Stop } from '../../report/builds/verdict.ts';
import type { WaitOptions } from '../inputs/wait-options.ts';
import type { HandledBuild } from '../outputs/build-outputs.ts';
import type { Sight } from './read-builds.ts';

/** An outage is borne this long without one good answer. */
const longestOutageMs = 15 * 60_000;
/** A build that was just created may not have reached the replica that answers. */
const readLagMs = 30_000;

/** Why the wait for a build ended, though the build may go on; with the error where one ended it. */
export interface Halt {
  readonly stop: Stop;
  readonly error?: Error;
}

/** Both clocks at one moment, in milliseconds: one to measure with, one to compare with the service's times. */
export interface Moment {
  readonly monotonicMs: number;
  readonly epochMs: number;
}

/** The wait for one build, at one moment. Times are those of the monotonic clock, in milliseconds. */
export interface Watch extends HandledBuild {
  readonly sinceMs: number;
  /** When it was last seen. */
  readonly seenMs: number;
  readonly phase: Phase;
  readonly phaseSinceMs: number;
  /** Since when it waits for an agent, as far as it does: a block step waits for a person. */
  readonly queuedSinceMs: number;
  /** When its first job started; while none has, when it was created. */
  readonly bornMs: number;
  /** Whether it must be asked for with its jobs, since the server does not count them. */
  readonly whole: boolean;
  /** Set once the wait is over. */
  readonly over: 'ended' | Halt | null;
}

/** Begins to wait for a build. */
export function startWatch({ address, build, origin = 'found' }: HandledBuild, now: Moment): Watch {
  const sinceMs = now.monotonicMs;
  const phase = phaseOf(build);
  const course = { phase, phaseSinceMs: sinceMs, queuedSinceMs: sinceMs, bornMs: bornAt(build, phase, now) };
  return { address, build, origin, sinceMs, seenMs: sinceMs, ...course, whole: false, over: null };
}

/** The wait after a look at the build. */
export function see(watch: Watch, sight: Sight, now: Moment): Watch {
  if ('build' in sight) return seeBuild(watch, sight.build, now);
  const afterMs = now.monotonicMs - watch.sinceMs;
  if ('gone' in sight) {
    return afterMs < readLagMs ? watch : { ...watch, over: { stop: { why: 'disappeared', afterMs } } };
  }
  const borne = sight.passing && now.monotonicMs - watch.seenMs <= longestOutageMs;
  return borne ? watch : { ...watch, over: { stop: { why: 'unreachable', afterMs }, error: sight.failure } };
}

function seeBuild(watch: Watch, build: Build, now: Moment): Watch {
  const counted = Boolean(build.jobs ?? build.job_state_counts);
  const wasBlocked = isBlocked(watch.build) || isBlocked(build);
  const seen = {
    ...watch,
    build,
    seenMs: now.monotonicMs,
    whole: watch.whole || !counted,
    queuedSinceMs: wasBlocked ? now.monotonicMs : watch.queuedSinceMs,
  };
  const phase = phaseOf(build);
  if (phase === watch.phase) return seen;
  const bornMs = watch.phase === 'queued' ? bornAt(build, phase, now) : watch.bornMs;
  return { ...seen, phase, phaseSinceMs: now.monotonicMs, bornMs };
}

/** The wait with its end, where the build or the time says so. */
export function judgeWatch(watch: Watch, options: WaitOptions, nowMs: number): Watch {
  if (watch.over !== null) return watch;
  if (hasEnded(watch.build, options)) return { ...watch, over: 'ended' };
  const why = haltReason(watch, options, nowMs);
  if (why === null) return watch;
  const fromMs = why === 'queue-timeout' ? watch.queuedSinceMs : watch.sinceMs;
  return { ...watch, over: { stop: { why, afterMs: nowMs - fromMs } } };
}

/** True when the build is where the wait for it ends, well or badly. */
export function hasEnded(build: Build, options: Pick<WaitOptions, 'throughBlocked'>): boolean {
  const state = effectiveState(build);
  if (state === 'blocked') return !options.throughBlocked;
  if (isTerminal(build)) return true;
  // A state that nobody knows yet is over when the service says when it finished.
  return !isKnownState(state) && typeof build.finished_at === 'string';
}

function haltReason(watch: Watch, options: WaitOptions, nowMs: number): Stop['why'] | null {
  if (options.failFast && watch.build.state === 'failing') return 'fail-fast';
  if (nowMs - watch.sinceMs >= options.timeoutMs) return 'timeout';
  return queueEndMs(watch, options) <= nowMs ? 'queue-timeout' : null;
}

/** Milliseconds until time alone ends the wait. */
export function timeLeftMs(watch: Watch, options: WaitOptions, nowMs: number): number {
  const endMs = Math.min(watch.sinceMs + options.timeoutMs, queueEndMs(watch, options));
  return Math.max(0, endMs - nowMs);
}

/** When the time in the queue is over; never for a build that does not wait for an agent. */
function queueEndMs({ phase, build, queuedSinceMs }: Watch, { queueTimeoutMs }: WaitOptions): number {
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
export function leastTimeLeftMs(watches: readonly Watch[], options: WaitOptions, nowMs: number): number {
  const active = watches.filter((watch) => watch.over === null);
  return Math.min(
    ...(active.length > 0 ? active : watches).map((watch) => timeLeftMs(watch, options, nowMs)),
  );
}

/** The service's clock is not ours: an age is believed as far as it is one. */
function bornAt(build: Build, phase: Phase, now: Moment): number {
  const time = parseTime(phase === 'queued' ? build.created_at : build.started_at);
  return now.monotonicMs - Math.max(0, time === null ? 0 : now.epochMs - time);
}
