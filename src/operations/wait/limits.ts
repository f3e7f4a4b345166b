import { waitingAgentRules, waitsForAgent } from '../../model/agent-queue.ts';
import type { Build } from '../../model/build.ts';
import { effectiveState, hasEnded } from '../../model/states.ts';
import type { Redactor } from '../../report/text/redact.ts';
import type { Context } from '../context/context.ts';
import { mostHeldMs } from '../context/time-to-wait.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { type BuildWait, endUnread, hidesRetry, showsOldEnd, showsOldFailure } from './build-wait.ts';

/** A limit of the time to wait. */
export interface Limit {
  readonly why: 'timeout' | 'queue-timeout';
  readonly atMs: number;
}

/** Minimum time for a last read, even if the time to wait is over, and after the reset of a spent window. */
export const leastReadMs = 5_000;
export const leastAfterResetMs = 10_000;

/** Shorter delays are usual. */
const leastHeldMs = 1_000;

/** How long the rate limit has held back the requests of one purpose since then; zero if it has not. */
export function heldSince(atMs: number, { client, clock }: Pick<Context, 'client' | 'clock'>): number {
  const heldMs = clock.monotonic() - atMs;
  const isHeld = client.rateLimit.opensAtMs(atMs, { keepsReserve: false }) > atMs;
  return isHeld && heldMs >= leastHeldMs ? heldMs : 0;
}

/** How long a spent window holds back requests; zero if it does not, or for too long. */
export function heldFor(untilMs: number, { client, clock }: Pick<Context, 'client' | 'clock'>): number {
  const nowMs = clock.monotonic();
  const opensAtMs = client.rateLimit.opensAtMs(nowMs, { keepsReserve: false });
  return opensAtMs <= untilMs ? Math.max(0, opensAtMs - nowMs) : 0;
}

/** The limits of a wait, the next one first. */
export function limitsOf({ sinceMs, queuedSinceMs }: BuildWait, settings: WaitSettings): readonly Limit[] {
  const limits: Limit[] = [{ why: 'timeout', atMs: sinceMs + settings.timeoutMs }];
  if (queuedSinceMs !== null && settings.queueTimeoutMs !== undefined)
    limits.push({ why: 'queue-timeout', atMs: queuedSinceMs + settings.queueTimeoutMs });
  return limits.sort((a, b) => a.atMs - b.atMs);
}

/**
 * When a poll has to show the jobs of a build because of `queue-timeout`: when it expires and, if polls do not show them,
 * after half of it too, unless they were seen not long before. While the build does not wait for an agent, so long after the
 * last look: a queue that begins right after one look is then seen by the next one, before it is too long.
 */
export function jobsDueMs(wait: BuildWait, { queueTimeoutMs }: WaitSettings): number {
  const { build, queuedSinceMs, jobsSeenMs } = wait;
  if (queueTimeoutMs === undefined) return Number.POSITIVE_INFINITY;
  if (queuedSinceMs === null) return jobsSeenMs + queueTimeoutMs;
  const isHidden = waitsForAgent(build) === null && jobsSeenMs < queuedSinceMs + queueTimeoutMs / 4;
  return queuedSinceMs + (isHidden ? queueTimeoutMs / 2 : queueTimeoutMs);
}

/** The builds that wait for an agent, by ID, and when `queue-timeout` expires for each. */
export function queueEnds(waits: readonly BuildWait[], settings: WaitSettings): ReadonlyMap<string, number> {
  return new Map(
    waits.flatMap((wait) => {
      const limit = limitsOf(wait, settings).find(({ why }) => why === 'queue-timeout');
      return wait.end === null && limit ? [[wait.build.id, limit.atMs] as const] : [];
    }),
  );
}

/** What a wait is checked with, besides its build. */
interface CheckContext {
  readonly nowMs: number;
  /** True if a spent window holds back all requests. */
  readonly isHeld: boolean;
  readonly redact: Redactor;
}

/** The wait with its end, if the build has ended or a limit is exceeded. */
export function checkEnd(wait: BuildWait, settings: WaitSettings, now: CheckContext): BuildWait {
  if (wait.end !== null) return wait;
  const afterMs = now.nowMs - wait.sinceMs;
  const isOld = endsWait(wait.build, settings) && showsOldEnd(wait);
  if (endsWait(wait.build, settings) && !isOld) return { ...wait, end: 'ended' };
  const unseen = () => ({ ...wait, end: endUnread(wait, { why: 'retry-unseen', afterMs }) });
  if (isOld && hidesRetry(wait)) return unseen();
  if (settings.failFast && wait.build.state === 'failing' && !showsOldFailure(wait))
    return { ...wait, end: { stop: { why: 'fail-fast', afterMs } } };
  switch (exceededLimit(wait, settings, now)?.why) {
    case 'timeout':
      if (isOld) return unseen();
      return { ...wait, end: endUnread(wait, { why: 'timeout', afterMs }) };
    case 'queue-timeout': {
      const queuedMs = now.nowMs - (wait.queuedSinceMs ?? now.nowMs);
      const agentRules = waitingAgentRules(now.redact.json(wait.build));
      return { ...wait, end: { stop: { why: 'queue-timeout', afterMs: queuedMs, agentRules } } };
    }
    default:
      return wait;
  }
}

/** `queue-timeout` is judged by the jobs as they are when it expires. The last read before the step ends judges both. */
function exceededLimit(
  wait: BuildWait,
  settings: WaitSettings,
  { nowMs, isHeld }: CheckContext,
): Limit | undefined {
  return limitsOf(wait, settings).find(({ why, atMs }) => {
    if (why === 'timeout') return atMs <= nowMs;
    return atMs <= wait.jobsSeenMs || (isHeld && atMs + mostHeldMs <= nowMs);
  });
}

/** Until when a spent window may hold back the last read of a wait that a limit has ended; null for any other wait. */
export function heldUntilMs(wait: BuildWait, settings: WaitSettings): number | null {
  const limit = limitThatEnded(wait, settings);
  return limit === undefined ? null : limit.atMs + mostHeldMs;
}

/** The limit that has ended a wait. */
export function limitThatEnded({ end, ...wait }: BuildWait, settings: WaitSettings): Limit | undefined {
  const why = typeof end === 'object' ? end?.stop.why : undefined;
  return limitsOf({ ...wait, end }, settings).find((each) => each.why === why);
}

/** True if the build is in a state that ends the wait, successful or not. */
function endsWait(build: Build, settings: Pick<WaitSettings, 'throughBlocked'>): boolean {
  return hasEnded(build) && !(settings.throughBlocked && effectiveState(build) === 'blocked');
}

/** The time left until one of several waits may be over, in milliseconds. */
export function leastTimeLeftMs(waits: readonly BuildWait[], settings: WaitSettings, nowMs: number): number {
  const active = waits.filter((wait) => wait.end === null);
  const limits = (active.length > 0 ? active : waits).flatMap((wait) => limitsOf(wait, settings));
  const ends = limits.flatMap(({ why, atMs }) => {
    if (why === 'timeout') return atMs;
    return atMs + mostHeldMs > nowMs ? atMs + mostHeldMs : [];
  });
  return Math.max(0, Math.min(...ends) - nowMs);
}
