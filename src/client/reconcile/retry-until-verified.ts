import type { EndpointName } from '../../model/endpoints.ts';
import type { ClientContext } from '../context.ts';
import type { ClientError } from '../errors.ts';
import type { Call } from '../request/call.ts';
import type { ResponseValue } from '../response/check.ts';
import { couldHaveBeenApplied } from '../retry/failure-class.ts';
import { type FailedRequest, type OutageFailure, pauseBeforeRetry, pauseInOutage } from '../retry/pause.ts';
import { requestedDelayMs } from '../retry/retry-policy.ts';
import { trySend } from '../retry/send.ts';
import type { SharedOptions } from '../retry/with-deadline.ts';

/** A write that failed. */
export interface FailedWrite {
  readonly error: ClientError;
  /** True when it may have been applied. */
  readonly mayHaveBeenApplied: boolean;
  /** True when an earlier one may have been applied. */
  readonly repeated: boolean;
}

/** What follows: the goal is reached, it is safe to send the write again, or it has failed. */
export type Verification<Value> = { readonly reached: Value } | 'again' | 'failed';

/**
 * Sends a write until its goal is reached: after a failure `verify` reads the service and decides, and not before the
 * time that the failure names. Ends with the outage, as the retries of a read do.
 * @throws the last error.
 */
export async function retryUntilVerified<Name extends EndpointName>(
  context: ClientContext,
  { call, shared }: { call: Call<Name>; shared: SharedOptions },
  verify: (failed: FailedWrite) => Promise<Verification<ResponseValue<Name>>>,
): Promise<ResponseValue<Name>> {
  let sinceMs: number | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const sent = await trySend(context, call, shared);
    if (sent.ok) return sent.value;
    const { error } = sent;
    const failed = { error, attempt, shared };
    sinceMs ??= context.outage.sinceMs(error) ?? context.clock.monotonic();
    const hasWaited = await waitAsRequested(context, call, { ...failed, sinceMs });
    const verdict = await verify({ ...sent, repeated: attempt > 1 });
    if (typeof verdict === 'object') {
      context.outage.end(call);
      return verdict.reached;
    }
    if (verdict === 'failed') throw giveUp(context, call, error);
    if (!hasWaited) await waitInOutage(context, call, { ...failed, sinceMs, nth: attempt, requestedMs: 0 });
  }
}

/**
 * Waits as long as the service asks after a failure of unknown effect, unless the call is urgent; no longer than an outage may
 * last, or the call. Returns true if it has waited.
 * @throws the error if there is no time left.
 */
async function waitAsRequested(
  context: ClientContext,
  call: Call,
  { sinceMs, ...failed }: FailedRequest & { readonly sinceMs: number },
): Promise<boolean> {
  const { error, shared } = failed;
  const requestedMs = shared.urgent === true || !couldHaveBeenApplied(error) ? 0 : requestedDelayMs(error);
  if (requestedMs === 0) return false;
  await waitInOutage(context, call, { ...failed, sinceMs, nth: 1, requestedMs });
  return true;
}

/** Waits before the next request in an outage. @throws the error if there is no time left. */
async function waitInOutage(context: ClientContext, call: Call, failed: OutageFailure): Promise<void> {
  const delayMs = pauseInOutage(context, call, failed);
  if (delayMs === undefined) throw giveUp(context, call, failed.error);
  await pauseBeforeRetry(context, call, { ...failed, delayMs });
}

/** The error of a call that is not sent again. */
function giveUp({ outage }: ClientContext, call: Call, error: ClientError): ClientError {
  outage.giveUp(call);
  return error;
}
