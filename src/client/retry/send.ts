import type { EndpointName } from '../../model/endpoints.ts';
import type { ClientContext } from '../context.ts';
import type { ClientError } from '../errors.ts';
import type { Call } from '../request/call.ts';
import type { ResponseValue } from '../response/decode.ts';
import { attemptCall, type Result } from './attempt.ts';
import { leftUntilMs, type SendOptions, type Shared, withBudget } from './budget.ts';
import { couldHaveBeenApplied, failureReason } from './failure.ts';
import { requestOf } from './outage.ts';
import {
  backoffMs,
  countFailures,
  describeFailed,
  isRead,
  mostRequestedMs,
  requestedDelayMs,
  withRetryAt,
} from './policy.ts';
import { waitForTurn } from './turn.ts';

/** The last attempt of a call is made so long before its time is over. */
const lastAttemptMs = 1_000;

/** Sends a call, and repeats it as the policy allows. @throws ClientError, or the reason of an abort. */
export async function send<Name extends EndpointName>(
  context: ClientContext,
  call: Call<Name>,
  options: SendOptions = {},
): Promise<ResponseValue<Name>> {
  const result = await trySend(context, call, options);
  if (result.ok) return result.value;
  throw result.error;
}

/** The same, but returns a failure as a value. Throws only the reason of an abort. */
export async function trySend<Name extends EndpointName>(
  context: ClientContext,
  call: Call<Name>,
  options: SendOptions = {},
): Promise<Result<ResponseValue<Name>>> {
  return withBudget(context, options, (shared) => repeat(context, call, shared));
}

/** The one loop that sends a request again. A failure leads to a pause by the table of `policy.ts`, or ends the call. */
async function repeat<Name extends EndpointName>(
  context: ClientContext,
  call: Call<Name>,
  options: Shared,
): Promise<Result<ResponseValue<Name>>> {
  const { clock, emit, outage, random, recent } = context;
  const { budget, polling, signal, onAttempt } = options;
  const { endpoint, path } = call;
  const request = requestOf(call);
  const isWrite = !isRead(endpoint);
  const pauseAfter = countFailures(random);
  for (let number = 1; ; number += 1) {
    const late = await waitForTurn(context, call, options);
    if (late) return { ok: false, error: late };
    if (isWrite) await onAttempt?.('sending');
    const startedMs = clock.monotonic();
    const got = await attemptCall(context, call, options);
    if (got.ok) {
      outage.answered(request);
      recent.delete(path);
      return got;
    }
    const { error } = got;
    if (isWrite) await onAttempt?.(couldHaveBeenApplied(error) ? 'in doubt' : 'settled');
    outage.failed(error, request, startedMs);
    const rule = pauseAfter(describeFailed(context, call, options, error));
    const pauseMs = rule === 'outage' ? pauseInOutage(context, call, options, error) : rule;
    const isLeftToCaller = rule === 'outage' && polling?.onPause !== undefined;
    const fits = (ms: number) => ms < budget.leftMs() && ms <= leftUntilMs(context, options);
    if (pauseMs === undefined || !fits(pauseMs)) {
      // A poll is sent again by the caller, and a write by `writeOnce`.
      if (!isWrite && !isLeftToCaller) outage.forget(request);
      return got;
    }
    emit({ kind: 'retry', endpoint, attempt: number, delayMs: pauseMs, reason: describe(call, error) });
    if (isLeftToCaller) {
      polling.onPause(pauseMs);
      return got;
    }
    await clock.sleep(pauseMs, signal);
  }
}

/**
 * The pause before the next request in an outage, and tells of the outage; undefined if it has lasted too long, or the call
 * has no time left. The last attempt is made when the time of the outage is over, or that of the call nearly is, even if the
 * service asks for a longer pause.
 */
export function pauseInOutage(
  context: ClientContext,
  call: Call,
  options: Shared,
  error: ClientError,
): number | undefined {
  const { clock, outage, random } = context;
  const { polling, budget } = options;
  const { sinceMs, failures } = outage.of(error);
  const leftMs = sinceMs + outage.timeoutMs(polling !== undefined, error) - clock.monotonic();
  const mostMs = Math.min(leftMs, budget.leftMs() - lastAttemptMs, leftUntilMs(context, options));
  const askedMs = requestedDelayMs(error);
  if (mostMs <= 0) {
    // A pause of our own says nothing about when the service will work.
    if (askedMs > 0) withRetryAt(clock.now(), error, askedMs);
    return undefined;
  }
  const delayMs = Math.min(Math.max(backoffMs(failures, random), Math.min(askedMs, mostRequestedMs)), mostMs);
  const timeoutMs = polling ? leftMs : Math.min(leftMs, budget.leftMs());
  outage.tell({ endpoint: call.endpoint, reason: describe(call, error), timeoutMs });
  return delayMs;
}

/** What failed, in one sentence of our own words. */
export function describe(call: Call, error: ClientError): string {
  return `Could not ${call.intent}: ${failureReason(error)}.`;
}
