import type { EndpointName } from '../../model/endpoints.ts';
import type { ClientContext } from '../context.ts';
import type { ClientError } from '../errors.ts';
import type { Call } from '../request/call.ts';
import type { ResponseValue } from '../response/check.ts';
import { describeTimeout } from '../response/connection-failure.ts';
import { attemptCall } from './attempt.ts';
import type { Deadline } from './deadline.ts';
import { couldHaveBeenApplied, failureReason } from './failure-class.ts';
import { decideRetry, withRetryAt } from './retry-policy.ts';
import { waitForRateLimit } from './wait-for-rate-limit.ts';
import { type SendOptions, type SharedOptions, withDeadline } from './with-deadline.ts';

/** How a call ended. `mayHaveBeenApplied` is true when any of its attempts may have been applied without our knowing. */
export type SendResult<Value> =
  | { readonly ok: true; readonly value: Value; readonly mayHaveBeenApplied: boolean }
  | { readonly ok: false; readonly error: ClientError; readonly mayHaveBeenApplied: boolean };

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
): Promise<SendResult<ResponseValue<Name>>> {
  return withDeadline(context, call, options, (shared) => repeat(context, call, shared));
}

async function repeat<Name extends EndpointName>(
  context: ClientContext,
  call: Call<Name>,
  options: SharedOptions,
): Promise<SendResult<ResponseValue<Name>>> {
  const { deadline, signal, onHead, onBody, keepBytes } = options;
  const invocation = context.uuid();
  let mayHaveBeenApplied = false;
  let last: ClientError | undefined;
  for (let number = 1; ; number += 1) {
    const late = await waitForRateLimit(context, call, options);
    if (late !== undefined)
      return {
        ok: false,
        error: withRetryAt(context.clock.now(), last ?? late.error, late.delayMs),
        mayHaveBeenApplied,
      };
    const leftMs = deadline.leftMs();
    if (leftMs === 0) return { ok: false, error: last ?? outOfTime(call), mayHaveBeenApplied };

    const attempted = await attemptCall(context, call, {
      ...{ number, invocation, signal, leftMs },
      ...{ onHead, onBody, keepBytes },
    });
    if (attempted.ok) {
      context.budget.refill();
      context.recent.remove(call.path);
      return { ...attempted, mayHaveBeenApplied };
    }
    last = attempted.error;
    mayHaveBeenApplied ||= couldHaveBeenApplied(last);
    const delayMs = pauseAfter(context, call, {
      error: last,
      number,
      deadline,
      polling: options.polling !== undefined,
      urgent: options.urgent === true,
    });
    if (delayMs === undefined) return { ok: false, error: last, mayHaveBeenApplied };
    const reason = `Could not ${call.intent}: ${failureReason(last)}.`;
    context.emit({ kind: 'retry', endpoint: call.endpoint, attempt: number, delayMs, reason });
    await context.clock.sleep(delayMs, signal);
  }
}

/** The pause before the next attempt, or undefined when this was the last. */
function pauseAfter(
  context: ClientContext,
  call: Call,
  failed: { error: ClientError; number: number; deadline: Deadline; polling: boolean; urgent: boolean },
): number | undefined {
  const { error, number: attempt, deadline, polling, urgent } = failed;
  const circumstances = {
    polling,
    urgent,
    recent: context.recent.has(call.path),
    affordable: context.budget.allows(),
  };
  const decision = decideRetry({ endpoint: call.endpoint, error, attempt, ...circumstances }, context.random);
  if (!decision.retry) return undefined;
  if (!deadline.fits(decision.delayMs)) {
    withRetryAt(context.clock.now(), error, decision.delayMs);
    return undefined;
  }
  if (decision.costs) context.budget.spend();
  return decision.delayMs;
}

function outOfTime(call: Call): ClientError {
  return describeTimeout(call, { phase: 'call', sent: 'not-sent' });
}
