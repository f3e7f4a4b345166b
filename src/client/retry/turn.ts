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

/** A request that is sent at once is on its way a moment after its limit was read from the clock. */
const inexactMs = 20;

/**
 * Waits until a request may go out: for our own limiter, then for the rate-limit window, which is asked last so that
 * nothing goes out before its reset. Returns a wait that does not fit the call, instead of waiting in vain.
 */
export async function waitForTurn(
  context: ClientContext,
  call: Call,
  options: Shared,
): Promise<TimeoutError | undefined> {
  const { rank = 'normal', budget, until, polling, isPage = false } = options;
  const { clock, emit, rateLimit, rateLimiter } = context;
  const organization = call.to.organization ?? '';
  /** When nothing is sent any more, which is later for what a spent window holds back. */
  const endOf = (phase: 'limiter' | 'window') =>
    Math.max(until?.ms ?? Infinity, (phase === 'window' && until?.heldMs) || 0);
  /** One such wait, unless it does not fit the call. */
  const wait = async (delayMs: number, phase: 'limiter' | 'window') => {
    const untilMs = clock.now() + delayMs;
    const isLate = clock.monotonic() + delayMs > endOf(phase);
    if (isLate || !budget.fitsWait(delayMs)) {
      const limit = isLate && until && nameUntil(until.name);
      return withRetryAt(clock.now(), describeTimeout(call, { phase, sent: 'not-sent', ...limit }), delayMs);
    }
    emit({ kind: phase === 'window' ? 'throttled' : 'paced', endpoint: call.endpoint, delayMs, untilMs });
    await clock.sleep(delayMs, options.signal);
    return undefined;
  };
  if (rank !== 'urgent') {
    const isAhead = rank === 'last' || (isPage && rateLimit.takeSpare(organization));
    const paceMs = rateLimiter.acquire();
    const late = isAhead || paceMs === 0 ? undefined : await wait(paceMs, 'limiter');
    if (late !== undefined || (isAhead && paceMs > mostOwedMs)) rateLimiter.release();
    if (late !== undefined) return late;
    const spreadMs = polling ? Math.max(leastPollSpreadMs, polling.intervalMs) : usualSpreadMs;
    for (;;) {
      const delayMs = rateLimit.waitMs(spreadMs, isPage ? organization : undefined);
      if (delayMs === 0) break;
      const tooLate = await wait(delayMs, 'window');
      if (tooLate !== undefined) return tooLate;
    }
  }
  const isOver = until !== undefined && clock.monotonic() > endOf('window') + inexactMs;
  if (!isOver && budget.leftMs() > 0) return undefined;
  return describeTimeout(call, { phase: 'call', sent: 'not-sent', ...(isOver && nameUntil(until.name)) });
}

/** A limit of the user, and what to do about it. */
export function nameUntil(name: string) {
  return { limit: name, hint: `Run the step again later, or raise ${name}.` };
}
