import type { Build } from '../../model/build.ts';
import { effectiveState, isKnownState, isTerminal } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import type { Stop } from '../../report/builds/verdict.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import type { TrackedBuild } from '../outputs/build-outputs.ts';
import type { PollResult } from './read-builds.ts';

/** How long an outage without any successful poll is tolerated. */
const longestOutageMs = 15 * 60_000;
/** The replica that answers may not know a build that was just created. */
const readLagMs = 30_000;

/** The progress of a build: nothing started, or one of the states of api.md §3. */
type Phase = 'queued' | 'running' | 'failing' | 'canceling';

/** Why the wait for a build ended before the build, with the error if one ended it. */
export interface WaitEnd {
  readonly stop: Stop;
  readonly error?: Error;
}

/** One moment on both clocks, in milliseconds: for durations, and for comparisons with times of the service. */
export interface Moment {
  readonly monotonicMs: number;
  readonly epochMs: number;
}

/** The wait for one build, at one moment. All times are milliseconds of the monotonic clock. */
export interface BuildWait extends TrackedBuild {
  readonly sinceMs: number;
  /** The last successful poll. */
  readonly seenMs: number;
  readonly phase: Phase;
  /** Since when it waits for an agent. Time at a block step does not count. */
  readonly queuedSinceMs: number;
  /** When its first job started; before that, when it was created. */
  readonly startedMs: number;
  /** Whether to poll it with its jobs, because the server does not count them. */
  readonly withJobs: boolean;
  /** Set when the wait is over. */
  readonly end: 'ended' | WaitEnd | null;
}

/** Starts the wait for a build. */
export function startWait({ address, build, origin = 'found' }: TrackedBuild, now: Moment): BuildWait {
  const sinceMs = now.monotonicMs;
  const phase = phaseOf(build);
  return {
    address,
    build,
    origin,
    sinceMs,
    seenMs: sinceMs,
    phase,
    queuedSinceMs: sinceMs,
    startedMs: startOf(build, phase, now),
    withJobs: false,
    end: null,
  };
}

/** The wait after a poll. */
export function applyPoll(wait: BuildWait, result: PollResult, now: Moment): BuildWait {
  if ('build' in result) return applyBuild(wait, result.build, now);
  const afterMs = now.monotonicMs - wait.sinceMs;
  if ('gone' in result) {
    return afterMs < readLagMs ? wait : { ...wait, end: { stop: { why: 'disappeared', afterMs } } };
  }
  const tolerated = result.temporary && now.monotonicMs - wait.seenMs <= longestOutageMs;
  return tolerated
    ? wait
    : { ...wait, end: { stop: { why: 'unreachable', afterMs }, error: result.failure } };
}

function applyBuild(wait: BuildWait, build: Build, now: Moment): BuildWait {
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
  const startedMs = wait.phase === 'queued' ? startOf(build, phase, now) : wait.startedMs;
  return { ...seen, phase, startedMs };
}

/** The wait with its end, if the build has ended or the time is over. */
export function checkEnd(wait: BuildWait, options: WaitSettings, nowMs: number): BuildWait {
  if (wait.end !== null) return wait;
  if (hasEnded(wait.build, options)) return { ...wait, end: 'ended' };
  const why = stopReason(wait, options, nowMs);
  if (why === null) return wait;
  const fromMs = why === 'queue-timeout' ? wait.queuedSinceMs : wait.sinceMs;
  return { ...wait, end: { stop: { why, afterMs: nowMs - fromMs } } };
}

/** True if the build is in a state that ends the wait, successful or not. */
export function hasEnded(build: Build, options: Pick<WaitSettings, 'throughBlocked'>): boolean {
  const state = effectiveState(build);
  if (state === 'blocked') return !options.throughBlocked;
  if (isTerminal(build)) return true;
  // A build in an unknown state has ended if the service says when it finished.
  return !isKnownState(state) && typeof build.finished_at === 'string';
}

function stopReason(wait: BuildWait, options: WaitSettings, nowMs: number): Stop['why'] | null {
  if (options.failFast && wait.build.state === 'failing') return 'fail-fast';
  if (nowMs - wait.sinceMs >= options.timeoutMs) return 'timeout';
  return queueEndMs(wait, options) <= nowMs ? 'queue-timeout' : null;
}

/** The time left to wait for a build, in milliseconds. */
export function timeLeftMs(wait: BuildWait, options: WaitSettings, nowMs: number): number {
  const endMs = Math.min(wait.sinceMs + options.timeoutMs, queueEndMs(wait, options));
  return Math.max(0, endMs - nowMs);
}

/** The time left until the first of several waits is over. */
export function leastTimeLeftMs(waits: readonly BuildWait[], options: WaitSettings, nowMs: number): number {
  const active = waits.filter((wait) => wait.end === null);
  return Math.min(...(active.length > 0 ? active : waits).map((wait) => timeLeftMs(wait, options, nowMs)));
}

/** When `queue-timeout` expires; never for a build that does not wait for an agent. */
function queueEndMs({ phase, build, queuedSinceMs }: BuildWait, { queueTimeoutMs }: WaitSettings): number {
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

/** The service's clock may differ from ours: a time in the future counts as now. */
function startOf(build: Build, phase: Phase, now: Moment): number {
  const time = parseTime(phase === 'queued' ? build.created_at : build.started_at);
  return now.monotonicMs - Math.max(0, time === null ? 0 : now.epochMs - time);
}
