import { isPacedOut } from '../../client/retry/wait-for-rate-limit.ts';
import type { Build } from '../../model/build.ts';
import { hasEnded, isCanceled } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { applyPoll, type BuildWait, endUnread } from './build-wait.ts';
import { isCancelSettled } from './cancel-unwanted.ts';
import {
  checkEnd,
  heldSince,
  heldUntilMs,
  leastAfterResetMs,
  leastReadMs,
  leastTimeLeftMs,
  limitThatEnded,
} from './limits.ts';
import { moment } from './poll-scheduler.ts';
import { lastLook } from './queued-build.ts';
import { isMissing, isRefusedForGood, readBuilds, type SharedFilters } from './read-builds.ts';

/** How the builds are waited for. */
interface WaitPlan {
  readonly options: WaitSettings;
  readonly shared?: SharedFilters;
  readonly withJobs?: boolean;
  /** True for a build whose poll is not answered. */
  readonly isPending?: (wait: BuildWait) => boolean;
}

/** The wait with its end, by what is known of its build now. */
export function checkNow(wait: BuildWait, settings: WaitSettings, context: Context): BuildWait {
  const nowMs = context.clock.monotonic();
  const { redact } = context;
  return checkEnd(wait, settings, { nowMs, isHeld: opensAtMs(context, nowMs) > nowMs, redact });
}

/**
 * Reads all builds with their jobs before the end is reported, and judges by what this shows. A retried job makes a
 * finished build run again, and a build whose time ran out may have finished meanwhile. If the read fails, the last known
 * state counts. The end of a build that the step has canceled stands.
 */
export async function confirmEnd(
  waits: readonly BuildWait[],
  plan: WaitPlan,
  context: Context,
): Promise<BuildWait[]> {
  const sentMs = context.clock.monotonic();
  const { found, failures } = await readLast(waits, plan, context);
  return waits.map((wait) => {
    const build = found.get(wait.build.id);
    if (isCancelSettled(wait))
      return { ...wait, build: build && !isBehind(build, wait) ? build : wait.build };
    if (build === undefined) {
      const unread = withFailure(wait, failures.get(wait.build.id));
      return endedLate(unread, wait, sentMs, plan, context);
    }
    const seen = applyPoll({ ...wait, end: null }, { build }, { sentMs, now: moment(context) });
    const checked = checkNow(seen, plan.options, context);
    return isSameStop(checked, wait) ? endedLate(checked, wait, sentMs, plan, context) : checked;
  });
}

/** True for a read that does not show the cancel that this step has made: a replica may lag behind its response. */
function isBehind(build: Build, { build: canceled, end }: BuildWait): boolean {
  const isOurs = typeof end === 'object' && end?.stop.canceled === true;
  return isOurs && isCanceled(canceled.state) && !isCanceled(build.state) && !hasEnded(build);
}

/** The wait that `wait-timeout` has ended, and whose last read failed: how the build is by then is not known. */
function withFailure(wait: BuildWait, failure: unknown): BuildWait {
  const { end } = wait;
  if (typeof end !== 'object' || end?.stop.why !== 'timeout') return wait;
  // Our own limiter holds back no last read for long, but a spent window may for a minute and more.
  if (!(failure instanceof Error) || isPacedOut(failure)) return wait;
  const unread = isMissing(failure) ? { ...wait, failure: undefined, missing: true } : { ...wait, failure };
  return { ...unread, end: endUnread(unread, end.stop) };
}

/** The wait as it is judged now. It says how long it took then, and what delayed the last read since. */
function endedLate(
  wait: BuildWait,
  then: BuildWait,
  sentMs: number,
  { options }: WaitPlan,
  context: Context,
): BuildWait {
  const { end } = wait;
  if (typeof end !== 'object' || typeof then.end !== 'object' || end === null || then.end === null)
    return wait;
  const tookMs = context.clock.monotonic() - sentMs;
  const limit = limitThatEnded(then, options);
  const heldMs = limit === undefined ? 0 : heldSince(limit.atMs, context);
  const afterMs = then.end.stop.afterMs + (heldMs > 0 || tookMs >= leastReadMs ? tookMs : 0);
  return { ...wait, end: { ...end, stop: { ...end.stop, afterMs, ...(heldMs > 0 && { heldMs }) } } };
}

/** A last read that is refused is sent again after so long, so often. */
const againMs = 1_500;
const mostReads = 3;

/** Builds that were read, by ID, and why others were not. */
interface LastReads {
  readonly found: ReadonlyMap<string, Build>;
  readonly failures: ReadonlyMap<string, unknown>;
}

/** If a limit ended a wait, and a spent window holds back the read, it is repeated as soon as the window opens. */
async function readLast(
  waits: readonly BuildWait[],
  { options, shared, withJobs, isPending = () => false }: WaitPlan,
  context: Context,
): Promise<LastReads> {
  const { clock, signal } = context;
  const reachable = waits.filter((wait) => isReachable(wait) && !(wait.end === null && isPending(wait)));
  const judged = reachable.filter((wait) => !isCancelSettled(wait));
  const heldUntil = judged.flatMap((wait) => heldUntilMs(wait, options) ?? []);
  const mostUntilMs = Math.max(...heldUntil);
  const found = new Map<string, Build>();
  const failures = new Map<string, unknown>();
  const onFailure = (id: string, error: unknown) => failures.set(id, error);
  const limited = new Set(judged.filter((wait) => isLimited(wait, options)).map(({ build }) => build.id));
  const isDoubtful = (listed: Build) => limited.has(listed.id) && !hasEnded(listed);
  const startMs = clock.monotonic();
  for (let reads = 1; ; reads += 1) {
    const timeoutMs = timeForLast(reachable, { options, heldUntil }, context);
    const missing = reachable.filter(({ build }) => !found.has(build.id));
    const how = { all: waits, shared, withJobs, timeoutMs, unpaced: true, isDoubtful, onFailure };
    for (const [id, build] of await readBuilds(missing, how, context)) found.set(id, build);
    if (found.size === reachable.length) return { found, failures };
    const readMs = clock.monotonic();
    const opensMs = opensAtMs(context, readMs);
    if (opensMs > readMs && opensMs <= mostUntilMs) continue;
    const isLast = readMs + againMs > startMs + leastReadMs || reads >= mostReads;
    const isRefused = (wait: BuildWait) => wasRefused(wait, { found, failures }, options);
    if (isLast || !judged.some(isRefused)) return { found, failures };
    await clock.sleep(againMs, signal);
  }
}

/**
 * The time for the last reads: that which is left, or some seconds, after the reset if a spent window holds them back. A read
 * that judges `queue-timeout` alone has that of the look before its cancel, up to `wait-timeout`.
 */
function timeForLast(
  waits: readonly BuildWait[],
  { options, heldUntil }: Pick<WaitPlan, 'options'> & { readonly heldUntil: readonly number[] },
  context: Context,
): number {
  const nowMs = context.clock.monotonic();
  const leftMs =
    heldUntil.length > 0 ? timeForQueue(waits, options, nowMs) : leastTimeLeftMs(waits, options, nowMs);
  const heldMs = opensAtMs(context, nowMs) - nowMs;
  const isHeld = heldMs > 0 && nowMs + heldMs <= Math.max(...heldUntil);
  return Math.max(leastReadMs, leftMs, isHeld ? heldMs + leastAfterResetMs : 0);
}

/** The time for a read that judges `queue-timeout`; zero if `wait-timeout` is over. */
function timeForQueue(waits: readonly BuildWait[], options: WaitSettings, nowMs: number): number {
  const leftMs = leastTimeLeftMs(waits, { ...options, queueTimeoutMs: undefined }, nowMs);
  return Math.min(leftMs, lastLook.timeoutMs);
}

/** True if the read that judges a limit was refused: as for any other poll, one refusal is not believed. */
function wasRefused(wait: BuildWait, { found, failures }: LastReads, settings: WaitSettings): boolean {
  const { id } = wait.build;
  return isLimited(wait, settings) && !found.has(id) && isRefusedForGood(failures.get(id));
}

/** True for a wait that a limit has ended. */
function isLimited(wait: BuildWait, settings: WaitSettings): boolean {
  return limitThatEnded(wait, settings) !== undefined;
}

/** False for a build that could not be read before. */
function isReachable(wait: BuildWait): boolean {
  return !isUnreachable(wait) && !isLeftUnread(wait);
}

/** When a request may be sent. The last read does not leave the reserve of a window. */
function opensAtMs({ client }: Context, nowMs: number): number {
  return client.rateLimit.opensAtMs(nowMs, { keepsReserve: false });
}

/** True if the verdict stands. */
function isSameStop({ end }: BuildWait, { end: before }: BuildWait): boolean {
  return typeof end === 'object' && typeof before === 'object' && end?.stop.why === before?.stop.why;
}

/** True for a build whose wait ends because of another one, and that could not be read just before. */
function isLeftUnread({ end, failure, missing }: BuildWait): boolean {
  return end === null && (failure !== undefined || missing === true);
}

function isUnreachable({ end }: BuildWait): boolean {
  return typeof end === 'object' && (end?.stop.why === 'disappeared' || end?.stop.why === 'unreachable');
}
