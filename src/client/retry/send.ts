import type { EndpointName } from '../../model/endpoints.ts';
import type { ClientContext } from '../context.ts';
import { ApiError, type ClientError } from '../errors.ts';
import { newInvocation } from '../request/build-request.ts';
import type { Call } from '../request/call.ts';
import type { ResponseValue } from '../response/check.ts';
import { attemptCall, type Result } from './attempt.ts';
import { type SendOptions, type Shared, withBudget } from './budget.ts';
import { couldHaveBeenApplied, failureReason, isCallOver } from './failure.ts';
import { requestOf } from './outage.ts';
import {
  backoffMs,
  countFailures,
  isRead,
  mostRequestedMs,
  requestedDelayMs,
  withRetryAt,
} from './policy.ts';
import { type Late, nameLimit, nameUntil, waitForTurn } from './turn.ts';

/** The last attempt of a call is made so long before its time is over. */
const lastAttemptMs = 1_000;

/** A response is awaited for so long after the caller's limit, after which nothing is sent. */
const mostLateMs = 10_000;

/** A replica may not know a build for so long after it was created or listed. */
const newBuildMs = 30_000;

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
  const { clock, emit, outage, random, recent, token } = context;
  const { budget, polling, rank, signal, until } = options;
  const { endpoint, path } = call;
  const request = requestOf(call);
  const invocation = newInvocation();
  const pauseAfter = countFailures(random);
  // Not that of a build whose jobs are retried: a service that does not know that request answers with a 404 too.
  const buildPath = path.replace(/\/(?:cancel|rebuild)$/, '');
  let last: ClientError | undefined;
  let sinceMs = Number.POSITIVE_INFINITY;
  for (let number = 1; ; number += 1) {
    const late = await waitForTurn(context, call, options);
    if (late !== undefined) return { ok: false, error: errorOf(late, last) };
    const startedMs = clock.monotonic();
    const got = await attempt(context, call, options, { number, invocation });
    if (got.ok) {
      outage.answered(request);
      recent.delete(path);
      return got;
    }
    const { error } = got;
    last = error;
    const isOutage = outage.includes(error);
    const failing = isOutage ? outage.failed(error, { request, startedMs }) : undefined;
    sinceMs = Math.min(sinceMs, failing?.sinceMs ?? sinceMs);
    if (error instanceof ApiError && !isOutage) outage.answered(request, error);
    const newSinceMs = polling?.onPause ? undefined : recent.get(buildPath);
    const rule = pauseAfter({
      ...{ error, isOutage, isRead: isRead(endpoint), isPoll: polling !== undefined },
      isUrgent: rank === 'urgent',
      isNewBuild: newSinceMs !== undefined && clock.monotonic() - newSinceMs < newBuildMs,
      tokenIsRenewable: token.isRenewable,
    });
    const failures = failing?.failures ?? 0;
    const pauseMs =
      rule === 'outage' ? pauseInOutage(context, call, options, { error, sinceMs, failures }) : rule;
    const isOver =
      pauseMs === undefined ||
      pauseMs >= budget.leftMs() ||
      clock.monotonic() + pauseMs > (until?.ms ?? Infinity);
    const isLeftToCaller = rule === 'outage' && polling?.onPause !== undefined;
    // A poll is sent again by the caller, and a write by `writeOnce`.
    if (isOver && isRead(endpoint) && !isLeftToCaller) outage.forget(request);
    if (isOver) return got;
    emit({ kind: 'retry', endpoint, attempt: number, delayMs: pauseMs, reason: describe(call, error) });
    if (isLeftToCaller) {
      polling.onPause(pauseMs);
      return got;
    }
    await clock.sleep(pauseMs, signal);
  }
}

/** The error of a wait that would be too long: what failed before it, unless the caller's limit is over. */
function errorOf({ error, isFinal }: Late, last: ClientError | undefined): ClientError {
  if (last === undefined || isFinal) return error;
  last.hint ??= error.hint;
  last.retryAt = error.retryAt ?? last.retryAt;
  return last;
}

/** One attempt. The caller is told of each one of a write. */
async function attempt<Name extends EndpointName>(
  context: ClientContext,
  call: Call<Name>,
  options: Shared,
  nth: { readonly number: number; readonly invocation: string },
): Promise<Result<ResponseValue<Name>>> {
  const { budget, signal, until, onAttempt, onHead, onBody } = options;
  const untilMs = Math.max(0, (until?.ms ?? Infinity) - context.clock.monotonic()) + mostLateMs;
  const isUntil = until !== undefined && untilMs < budget.leftMs();
  const { limit, hint } = isUntil ? nameUntil(until.name) : nameLimit(options);
  const isWrite = !isRead(call.endpoint);
  if (isWrite) await onAttempt?.('sending');
  const leftMs = Math.min(untilMs, budget.leftMs());
  const got = await attemptCall(context, call, { ...nth, signal, leftMs, limit, onHead, onBody });
  if (got.ok) return got;
  const lost = `The service had not responded when ${limit} expired.`;
  if (isCallOver(got.error)) got.error.hint ??= isUntil && isWrite ? lost : hint;
  if (isWrite) await onAttempt?.(couldHaveBeenApplied(got.error) ? 'in doubt' : 'settled');
  return got;
}

/**
 * The pause before the next request in an outage, and tells of the outage; undefined if it has lasted too long, or the call
 * has no time left. The last attempt is made when the time of the outage is over, or that of the call nearly is, even if the
 * service asks for a longer pause.
 */
export function pauseInOutage(
  { clock, outage, random }: ClientContext,
  call: Call,
  { polling, budget, until }: Shared,
  failed: { readonly error: ClientError; readonly sinceMs: number; readonly failures: number },
): number | undefined {
  const { error, sinceMs, failures } = failed;
  const nowMs = clock.monotonic();
  const leftMs = sinceMs + outage.timeoutMs(polling !== undefined, error) - nowMs;
  const mostMs = Math.min(leftMs, budget.leftMs() - lastAttemptMs, (until?.ms ?? Infinity) - nowMs);
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
