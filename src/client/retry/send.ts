import type { EndpointName } from '../../model/endpoints.ts';
import type { ClientContext } from '../context.ts';
import { ApiError, type ClientError, TimeoutError } from '../errors.ts';
import type { Call } from '../request/call.ts';
import { newInvocation } from '../request/invocation.ts';
import type { ResponseValue } from '../response/check.ts';
import { describeTimeout } from '../response/connection-failure.ts';
import { type Attempted, type AttemptOptions, attemptCall } from './attempt.ts';
import { couldHaveBeenApplied } from './failure-class.ts';
import { fitsPause, type OutageFailure, pauseBeforeRetry, pauseInOutage, tellRetry } from './pause.ts';
import {
  isCallOver,
  isRepeatable,
  pauseAfterFailure,
  type RetryReason,
  requestedDelayMs,
  retryReason,
  startsBuild,
  withRetryAt,
} from './retry-policy.ts';
import {
  type DeadlineExceeded,
  hintForLimit,
  waitForRateLimit,
  waitLimit,
  windowEndMs,
} from './wait-for-rate-limit.ts';
import { type SendOptions, type SharedOptions, withDeadline } from './with-deadline.ts';

/** A response is awaited for so long after the caller's time to wait is over. */
const mostLateMs = 10_000;

const tooLate = `The request was not sent, because nothing would wait for the build. ${hintForLimit(waitLimit)}`;

const waitIsOver = `The service had not responded when ${waitLimit} expired.`;

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
  return withDeadline(context, options, (shared) => repeat(context, call, shared));
}

async function repeat<Name extends EndpointName>(
  context: ClientContext,
  call: Call<Name>,
  options: SharedOptions,
): Promise<SendResult<ResponseValue<Name>>> {
  const { deadline } = options;
  const { clock } = context;
  const invocation = newInvocation();
  const nextPause = createPauses(context, call, options);
  let mayHaveBeenApplied = false;
  let last: ClientError | undefined;
  for (let number = 1; ; number += 1) {
    const late = await waitForRateLimit(context, call, options);
    if (late !== undefined)
      return { ok: false, error: lateError(clock.now(), late, last), mayHaveBeenApplied };
    if (deadline.leftMs() === 0)
      return { ok: false, error: last ?? outOfTime(call, options), mayHaveBeenApplied };
    if (last === undefined && isTooLate(context, call, options))
      return { ok: false, error: startedTooLate(call), mayHaveBeenApplied };

    const startedMs = clock.monotonic();
    const attempted = await attempt(context, call, { number, invocation, options });
    if (attempted.ok) {
      context.outage.end(call);
      context.recent.remove(call.path);
      return { ...attempted, mayHaveBeenApplied };
    }
    const { error } = attempted;
    last = error;
    mayHaveBeenApplied ||= couldHaveBeenApplied(error);
    const delayMs = nextPause(error, { attempt: number, startedMs });
    if (delayMs === undefined) return { ok: false, error, mayHaveBeenApplied };
    await pauseBeforeRetry(context, call, { error, attempt: number, shared: options, delayMs });
  }
}

/** One attempt. The caller is told of each one of a write. */
async function attempt<Name extends EndpointName>(
  context: ClientContext,
  call: Call<Name>,
  {
    number,
    invocation,
    options,
  }: Pick<AttemptOptions, 'number' | 'invocation'> & { readonly options: SharedOptions },
): Promise<Attempted<Name>> {
  const { deadline, signal, sendByMs, onHead, onBody, keepBytes } = options;
  const { onSend, onNoEffect, onLost } = isRepeatable(call.endpoint) ? {} : options;
  const waitMs = (sendByMs ?? Number.POSITIVE_INFINITY) - context.clock.monotonic();
  const leftMs = Math.min(deadline.leftMs(), Math.max(0, waitMs) + mostLateMs);
  const isWaitOver = leftMs < deadline.leftMs();
  const { name, hint } = limitOf(isWaitOver ? { deadline, timeoutName: waitLimit } : options);
  await onSend?.();
  const attempted = await attemptCall(context, call, {
    ...{ number, invocation, signal, leftMs, limit: name },
    ...{ onHead, onBody, keepBytes },
  });
  if (attempted.ok) return attempted;
  const { error } = attempted;
  if (isCallOver(error)) error.hint ??= isWaitOver && !isRepeatable(call.endpoint) ? waitIsOver : hint;
  if (couldHaveBeenApplied(error)) onLost?.(error);
  else onNoEffect?.();
  return attempted;
}

/** Gives the pause after each failure of a call; undefined when it was the last. */
function createPauses(context: ClientContext, call: Call, shared: SharedOptions) {
  const counts = new Map<RetryReason | undefined, number>();
  let sinceMs = Number.POSITIVE_INFINITY;
  const { polling, urgent = false } = shared;
  /** Records what the failure says of an outage. Returns how often a poll of this path has failed in it. */
  const noteOutage = (error: ClientError, startedMs: number): number | undefined => {
    if (context.outage.includes(error)) {
      const failed = context.outage.failed(error, { call, startedMs, polling: polling !== undefined });
      sinceMs = Math.min(sinceMs, failed.sinceMs);
      return failed.failures;
    }
    if (error instanceof ApiError) context.outage.end(call, error);
    return undefined;
  };
  /** The pause in an outage, unless it is left to the caller of a poll. */
  const pauseOrLeave = (failed: OutageFailure, attempt: number): number | undefined => {
    const pauseMs = pauseInOutage(context, call, failed);
    if (polling?.onPause === undefined) {
      if (pauseMs === undefined && polling) context.outage.giveUp(call);
      return pauseMs;
    }
    if (pauseMs === undefined) return undefined;
    tellRetry(context, call, { error: failed.error, attempt, delayMs: pauseMs });
    polling.onPause(pauseMs);
    return undefined;
  };
  return (
    error: ClientError,
    { attempt, startedMs }: { attempt: number; startedMs: number },
  ): number | undefined => {
    const circumstances = { polling: polling !== undefined, urgent };
    const recent = !polling?.onPause && context.recent.has(buildPathOf(call));
    const renewable = context.token.isRenewable;
    const { endpoint } = call;
    const outage = context.outage.includes(error);
    const reason = retryReason({ endpoint, error, outage, recent, renewable, ...circumstances });
    const nth = (counts.get(reason) ?? 0) + 1;
    counts.set(reason, nth);
    const failures = noteOutage(error, startedMs);
    if (reason === undefined) return undefined;
    if (reason === 'outage') {
      const failed = { error, attempt, shared, sinceMs, requestedMs: requestedDelayMs(error) };
      return pauseOrLeave({ ...failed, nth: failures ?? nth }, failures ?? attempt);
    }
    const delayMs = pauseAfterFailure(reason, { nth, ...circumstances }, context.random);
    const limits = reason === 'throttled' ? { ...shared, sendByMs: windowEndMs(shared) } : shared;
    return delayMs !== undefined && fitsPause(context, limits, delayMs) ? delayMs : undefined;
  };
}

/**
 * The path of the build that a call reads, cancels or rebuilds. Not that of one whose jobs it retries: a service that does
 * not know that request answers with a 404 too.
 */
function buildPathOf({ path }: Call): string {
  return path.replace(/\/(?:cancel|rebuild)$/, '');
}

/** The error of a wait that would be too long: what failed before it, unless the caller's time to wait is over. */
function lateError(
  nowMs: number,
  { error, delayMs, isFinal }: DeadlineExceeded,
  last: ClientError | undefined,
): ClientError {
  const shown = isFinal ? error : (last ?? error);
  shown.hint ??= error.hint;
  return withRetryAt(nowMs, shown, delayMs);
}

/** True for a build that would first be started when the caller's time to wait is over. */
function isTooLate({ clock }: ClientContext, { endpoint }: Call, { sendByMs }: SharedOptions): boolean {
  return sendByMs !== undefined && startsBuild(endpoint) && clock.monotonic() > sendByMs;
}

function startedTooLate(call: Call): ClientError {
  const { intent, method, path } = call;
  const details = { phase: 'call', sent: 'not-sent', method, path, hint: tooLate } as const;
  return new TimeoutError(`Could not ${intent}: ${waitLimit} expired before the request was sent`, details);
}

function outOfTime(call: Call, options: SharedOptions): ClientError {
  const { name: limit, hint } = limitOf(options);
  return describeTimeout(call, { phase: 'call', sent: 'not-sent', limit, hint });
}

/** What the time of a call is called: by the user, or by us if the limit is ours. */
function limitOf({ deadline, timeoutName: name }: Pick<SharedOptions, 'deadline' | 'timeoutName'>): {
  readonly name?: string;
  readonly hint?: string | undefined;
} {
  return name === undefined ? (deadline.limit ?? {}) : { name, hint: hintForLimit(name) };
}
