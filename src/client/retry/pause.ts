import type { ClientContext } from '../context.ts';
import type { ClientError } from '../errors.ts';
import type { Call } from '../request/call.ts';
import { failureReason } from './failure-class.ts';
import { backoffMs, mostRequestedMs, withRetryAt } from './retry-policy.ts';
import type { SharedOptions } from './with-deadline.ts';

/** A request that failed, and will be sent again if there is time. */
export interface FailedRequest {
  readonly error: ClientError;
  /** The attempt that failed, from 1. */
  readonly attempt: number;
  readonly shared: SharedOptions;
}

/** The same in an outage. */
export interface OutageFailure extends FailedRequest {
  /** Since when nothing works. */
  readonly sinceMs: number;
  /** How many requests have failed since then. */
  readonly nth: number;
  /** How long the service asks to wait. */
  readonly requestedMs: number;
}

/**
 * The pause before the next request in an outage, and tells of the outage; undefined if it has lasted too long, or the call
 * has no time left. The last attempt is made when the time of the outage is over, or that of the call nearly is, even if the
 * service asks for a longer pause.
 */
export function pauseInOutage(context: ClientContext, call: Call, failed: OutageFailure): number | undefined {
  const { error, shared, sinceMs, nth, requestedMs } = failed;
  const { clock, outage, random } = context;
  const leftMs = sinceMs + outage.timeoutMs(shared.polling !== undefined, error) - clock.monotonic();
  const keptMs = Math.min(requestedMs, mostRequestedMs);
  const wantedMs = Math.min(Math.max(backoffMs(nth, random), keptMs), leftMs);
  const delayMs = fitsPause(context, shared, wantedMs) ? wantedMs : lastPauseMs(context, shared);
  if (leftMs <= 0 || delayMs === undefined) {
    // A pause of our own says nothing about when the service will work.
    if (requestedMs > 0) withRetryAt(clock.now(), error, requestedMs);
    return undefined;
  }
  const timeoutMs = Math.min(leftMs, Math.max(shared.deadline.leftMs(), shared.polling?.leftMs ?? 0));
  outage.tell(error, { endpoint: call.endpoint, reason: describe(call, error), timeoutMs });
  outage.pause(error, delayMs);
  return delayMs;
}

/** The last attempt of a call has so long before the call is over. */
const lastAttemptMs = 1_000;

/** The pause before the last attempt that the time of a call allows; undefined if it allows none. */
function lastPauseMs(
  { clock }: ClientContext,
  { deadline, sendByMs = Number.POSITIVE_INFINITY }: SharedOptions,
): number | undefined {
  const leftMs = Math.min(deadline.leftMs() - lastAttemptMs, sendByMs - clock.monotonic());
  return leftMs > 0 ? leftMs : undefined;
}

/** True if a request can be sent after this pause. */
export function fitsPause(
  { clock }: ClientContext,
  { deadline, sendByMs = Number.POSITIVE_INFINITY }: SharedOptions,
  delayMs: number,
): boolean {
  return deadline.fits(delayMs) && clock.monotonic() + delayMs <= sendByMs;
}

/** A request that is sent again after a pause. */
type PausedRequest = FailedRequest & { readonly delayMs: number };

/** Sleeps before a request is sent again. */
export async function pauseBeforeRetry(
  context: ClientContext,
  call: Call,
  failed: PausedRequest,
): Promise<void> {
  tellRetry(context, call, failed);
  await context.clock.sleep(failed.delayMs, failed.shared.signal);
}

/** Says that a request is sent again, and when. */
export function tellRetry(
  context: ClientContext,
  call: Call,
  { attempt, error, delayMs }: Omit<PausedRequest, 'shared'>,
): void {
  const { endpoint } = call;
  context.emit({ kind: 'retry', endpoint, attempt, delayMs, reason: describe(call, error) });
}

function describe(call: Call, error: ClientError): string {
  return `Could not ${call.intent}: ${failureReason(error)}.`;
}
