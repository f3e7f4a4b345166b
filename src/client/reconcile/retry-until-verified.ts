import type { EndpointName } from '../../model/endpoints.ts';
import type { ClientContext } from '../context.ts';
import type { ClientError } from '../errors.ts';
import type { CallOptions } from '../options.ts';
import type { Call } from '../request/call.ts';
import type { ResponseValue } from '../response/check.ts';
import { couldHaveBeenApplied, failureReason } from '../retry/failure-class.ts';
import { jitteredMs, maxAttempts, requestedDelayMs, withRetryAt } from '../retry/retry-policy.ts';
import { trySend } from '../retry/send.ts';
import type { SharedOptions } from '../retry/with-deadline.ts';

/** Options of a write that reads something before it is sent, with one that only the action uses. */
export interface WriteOptions extends CallOptions {
  /** Called right before each time it is sent. What it throws ends the call: it is not sent. */
  readonly onSend?: (() => void) | undefined;
}

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
 * time that the failure names. Bounded like the retries of a read.
 * @throws the last error.
 */
export async function retryUntilVerified<Name extends EndpointName>(
  context: ClientContext,
  { call, shared, onSend }: { call: Call<Name>; shared: SharedOptions; onSend?: WriteOptions['onSend'] },
  verify: (failed: FailedWrite) => Promise<Verification<ResponseValue<Name>>>,
): Promise<ResponseValue<Name>> {
  for (let attempt = 1; ; attempt += 1) {
    onSend?.();
    const sent = await trySend(context, call, shared);
    if (sent.ok) return sent.value;
    const failed = { attempt, error: sent.error, shared };
    const waited = await waitAsRequested(context, call, failed);
    const verdict = await verify({ ...sent, repeated: attempt > 1 });
    if (typeof verdict === 'object') return verdict.reached;
    const again = verdict === 'again' && (await pause(context, call, { ...failed, waited }));
    if (!again) throw sent.error;
  }
}

/** One failure of the write. */
interface Failed {
  readonly attempt: number;
  readonly error: ClientError;
  readonly shared: SharedOptions;
}

/**
 * Waits as long as the service asks after a failure of unknown effect, unless the call is urgent. Returns whether the
 * service asked. @throws the error, with the time at which it would have worked, when that is too late.
 */
async function waitAsRequested(context: ClientContext, call: Call, failed: Failed): Promise<boolean> {
  const { error, shared } = failed;
  const delayMs = shared.urgent === true || !couldHaveBeenApplied(error) ? 0 : requestedDelayMs(error);
  if (delayMs === 0) return false;
  if (!shared.deadline.fits(delayMs)) throw withRetryAt(context.clock.now(), error, delayMs);
  await sleep(context, call, { ...failed, delayMs });
  return true;
}

/** False, without a pause, when it was sent often enough, no time is left, or the retry budget is used up. */
async function pause(
  context: ClientContext,
  call: Call,
  { waited, ...failed }: Failed & { readonly waited: boolean },
): Promise<boolean> {
  const { attempt, shared } = failed;
  const delayMs = waited ? 0 : jitteredMs(attempt, context.random);
  const affordable = shared.urgent === true || context.budget.allows();
  if (attempt >= maxAttempts || !shared.deadline.fits(delayMs) || !affordable) return false;
  context.budget.spend();
  if (!waited) await sleep(context, call, { ...failed, delayMs });
  return true;
}

async function sleep(
  context: ClientContext,
  call: Call,
  { attempt, error, shared, delayMs }: Failed & { readonly delayMs: number },
): Promise<void> {
  const reason = `Could not ${call.intent}: ${failureReason(error)}.`;
  context.emit({ kind: 'retry', endpoint: call.endpoint, attempt, delayMs, reason });
  await context.clock.sleep(delayMs, shared.signal);
}
