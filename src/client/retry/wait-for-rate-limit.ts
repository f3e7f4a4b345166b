import type { ClientContext } from '../context.ts';
import type { TimeoutError } from '../errors.ts';
import { perMinuteByDefault } from '../rate-limit/token-bucket.ts';
import type { Call } from '../request/call.ts';
import { describeTimeout } from '../response/connection-failure.ts';
import type { SharedOptions } from './with-deadline.ts';

/** A wait that would have outlasted the call, and was not begun. */
export interface DeadlineExceeded {
  readonly error: TimeoutError;
  readonly delayMs: number;
  /** True if the caller's time to wait is over by then, whatever failed before. */
  readonly isFinal?: boolean;
}

/** The input that says how long the caller waits. */
export const waitLimit = 'wait-timeout';

const heldBack = {
  window: `The request had no effect: the rate limit holds it back until ${waitLimit} expires. ${hintForLimit(waitLimit)}`,
  limiter: `The request had no effect: the step sends at most ${perMinuteByDefault} requests a minute, and this one waits until ${waitLimit} expires. ${hintForLimit(waitLimit)}`,
};

const usualSpreadMs = 5_000;
const minPollingSpreadMs = 2_000;

/**
 * Waits until a request may go out: for our own limiter, then for the rate-limit window, which is asked last so that
 * nothing goes out before its reset. Returns the wait that does not fit the call, instead of waiting in vain.
 */
export async function waitForRateLimit(
  context: ClientContext,
  call: Call,
  options: SharedOptions,
): Promise<DeadlineExceeded | undefined> {
  if (options.urgent === true) return undefined;
  return (await waitForTokens(context, call, options)) ?? (await waitForWindow(context, call, options));
}

/** Requests that do not wait for our own limiter hold back others no longer than this. */
const mostOwedMs = 10_000;

async function waitForTokens(
  context: ClientContext,
  call: Call,
  options: SharedOptions,
): Promise<DeadlineExceeded | undefined> {
  const delayMs = context.rateLimiter.acquire();
  if (options.unpaced && delayMs > mostOwedMs) context.rateLimiter.release();
  if (delayMs === 0 || options.unpaced) return undefined;
  const late = checkDelay(context, call, { options, delayMs, phase: 'limiter' });
  if (late !== undefined) {
    context.rateLimiter.release();
    return late;
  }
  await wait(context, call, options, { kind: 'paced', delayMs });
  return undefined;
}

async function waitForWindow(
  context: ClientContext,
  call: Call,
  options: SharedOptions,
): Promise<DeadlineExceeded | undefined> {
  for (;;) {
    const delayMs = context.rateLimit.waitMs(spreadMs(options));
    if (delayMs === 0) return undefined;
    const late = checkDelay(context, call, { options, delayMs, phase: 'window' });
    if (late !== undefined) return late;
    await wait(context, call, options, { kind: 'throttled', delayMs });
  }
}

/** The wait if it does not fit the call, or lasts until the caller's time to wait is over. */
function checkDelay(
  { clock }: ClientContext,
  call: Call,
  wait: { options: SharedOptions; delayMs: number; phase: 'limiter' | 'window' },
): DeadlineExceeded | undefined {
  const { options, delayMs, phase } = wait;
  const { deadline, sendByMs = Number.POSITIVE_INFINITY, heldUntilMs = Number.POSITIVE_INFINITY } = options;
  const { timeoutName: limit, polling } = options;
  const pacedUntilMs = (phase === 'limiter' && polling?.pacedUntilMs) || Number.POSITIVE_INFINITY;
  const untilMs = Math.min(heldUntilMs, pacedUntilMs);
  const sent = 'not-sent';
  if (clock.monotonic() + delayMs > (phase === 'window' ? windowEndMs(options) : sendByMs))
    return {
      error: describeTimeout(call, { phase, sent, limit: waitLimit, hint: heldBack[phase] }),
      delayMs,
      isFinal: true,
    };
  if (deadline.fitsWait(delayMs) && clock.monotonic() + delayMs <= untilMs) return undefined;
  return { error: describeTimeout(call, { phase, sent, limit, hint: hintForLimit(limit) }), delayMs };
}

/** When the caller's time to wait is over for a request that a spent window holds back, by the monotonic clock. */
export function windowEndMs({
  sendByMs = Number.POSITIVE_INFINITY,
  heldUntilMs = sendByMs,
}: Pick<SharedOptions, 'sendByMs' | 'heldUntilMs'>): number {
  return Math.max(sendByMs, heldUntilMs);
}

/** What to do where a limit of the user was too short; nothing is known of one without a name. */
export function hintForLimit(limit: string | undefined): string | undefined {
  return limit && `Run the step again later, or raise ${limit}.`;
}

function spreadMs({ polling }: SharedOptions): number {
  return polling === undefined ? usualSpreadMs : Math.max(minPollingSpreadMs, polling.intervalMs);
}

async function wait(
  context: ClientContext,
  call: Call,
  { deadline, signal }: SharedOptions,
  { kind, delayMs }: { kind: 'throttled' | 'paced'; delayMs: number },
): Promise<void> {
  context.emit({ kind, endpoint: call.endpoint, delayMs, untilMs: context.clock.now() + delayMs });
  await context.clock.sleep(delayMs, signal);
  deadline.waited(delayMs);
}
