import type { ClientContext } from '../context.ts';
import type { TimeoutError } from '../errors.ts';
import type { Call } from '../request/call.ts';
import { describeTimeout } from '../response/connection-failure.ts';
import type { SharedOptions } from './with-deadline.ts';

/** A wait that would have outlasted the call, and was not begun. */
export interface DeadlineExceeded {
  readonly error: TimeoutError;
  readonly delayMs: number;
}

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

async function waitForTokens(
  context: ClientContext,
  call: Call,
  options: SharedOptions,
): Promise<DeadlineExceeded | undefined> {
  const delayMs = context.rateLimiter.acquire();
  if (delayMs === 0) return undefined;
  if (!options.deadline.fitsWait(delayMs)) {
    context.rateLimiter.release();
    return { error: describeTimeout(call, { phase: 'limiter', sent: 'not-sent' }), delayMs };
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
    if (!options.deadline.fitsWait(delayMs)) {
      return { error: describeTimeout(call, { phase: 'window', sent: 'not-sent' }), delayMs };
    }
    await wait(context, call, options, { kind: 'throttled', delayMs });
  }
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
