import type { ClientContext } from '../context.ts';
import type { TimeoutError } from '../errors.ts';
import type { Call } from '../request/call.ts';
import { describeTimeout } from '../response/connection-failure.ts';
import type { Shared } from './budget.ts';
import { withRetryAt } from './policy.ts';

const usualSpreadMs = 5_000;
const leastPollSpreadMs = 2_000;

/** Requests that do not wait for our own limiter hold back others no longer than this. */
const mostOwedMs = 10_000;

/** A wait that does not fit the call. `isFinal` if the caller's limit is over by then, whatever failed before. */
export interface Late {
  readonly error: TimeoutError;
  readonly isFinal: boolean;
}

/**
 * Waits until a request may go out: for our own limiter, then for the rate-limit window, which is asked last so that
 * nothing goes out before its reset. Returns a wait that does not fit the call, instead of waiting in vain.
 */
export async function waitForTurn(
  context: ClientContext,
  call: Call,
  options: Shared,
): Promise<Late | undefined> {
  const { rank = 'normal', budget, until, polling, isPage = false } = options;
  const { clock, rateLimit, rateLimiter } = context;
  if (rank !== 'urgent') {
    const isAhead = rank === 'last' || (isPage && rateLimit.takeSpare(call.to.organization ?? ''));
    const delayMs = rateLimiter.acquire();
    if (isAhead) {
      if (delayMs > mostOwedMs) rateLimiter.release();
    } else if (delayMs > 0) {
      const late = lateBy(context, call, options, delayMs, 'limiter');
      if (late !== undefined) {
        rateLimiter.release();
        return late;
      }
      await wait(context, call, options, delayMs, 'paced');
    }
  }
  const spreadMs = polling ? Math.max(leastPollSpreadMs, polling.intervalMs) : usualSpreadMs;
  while (rank !== 'urgent') {
    const delayMs = isPage
      ? rateLimit.pageWaitMs(call.to.organization ?? '', spreadMs)
      : rateLimit.waitMs(spreadMs);
    if (delayMs === 0) break;
    const late = lateBy(context, call, options, delayMs, 'window');
    if (late !== undefined) return late;
    await wait(context, call, options, delayMs, 'throttled');
  }
  const isOver = until !== undefined && clock.monotonic() > endOf(options, 'window') + inexactMs;
  if (!isOver && budget.leftMs() > 0) return undefined;
  const limit = isOver ? nameUntil(until.name) : nameLimit(options);
  return { error: describeTimeout(call, { phase: 'call', sent: 'not-sent', ...limit }), isFinal: isOver };
}

/** A request that is sent at once is on its way a moment after its limit was read from the clock. */
const inexactMs = 20;

/** When nothing is sent any more, which is later for what a spent window holds back. */
function endOf({ until }: Shared, phase: 'limiter' | 'window'): number {
  return Math.max(until?.ms ?? Infinity, (phase === 'window' && until?.heldMs) || 0);
}

/** The wait if it lasts longer than the call; undefined for one that fits. */
function lateBy(
  { clock }: ClientContext,
  call: Call,
  options: Shared,
  delayMs: number,
  phase: 'limiter' | 'window',
): Late | undefined {
  const { budget, until } = options;
  const isFinal = clock.monotonic() + delayMs > endOf(options, phase);
  if (!isFinal && budget.fitsWait(delayMs)) return undefined;
  const limit = isFinal && until ? heldBackUntil(until.name) : {};
  const error = describeTimeout(call, { phase, sent: 'not-sent', ...limit });
  return { error: withRetryAt(clock.now(), error, delayMs), isFinal };
}

async function wait(
  { clock, emit }: ClientContext,
  { endpoint }: Call,
  { budget, signal }: Shared,
  delayMs: number,
  kind: 'throttled' | 'paced',
): Promise<void> {
  emit({ kind, endpoint, delayMs, untilMs: clock.now() + delayMs });
  await clock.sleep(delayMs, signal);
  budget.waited(delayMs);
}

/** What the time of a call is called: by the user, or by us if the limit is ours. */
export function nameLimit({ budget }: Shared) {
  return budget.limit === undefined ? {} : { limit: budget.limit.name, hint: budget.limit.hint };
}

/** A limit of the user, and what to do about it. */
export function nameUntil(name: string) {
  return { limit: name, hint: `Run the step again later, or raise ${name}.` };
}

function heldBackUntil(name: string) {
  const { limit, hint } = nameUntil(name);
  return {
    limit,
    hint: `The request had no effect: the rate limit holds it back until ${name} expires. ${hint}`,
  };
}
