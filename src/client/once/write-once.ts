import type { EndpointName } from '../../model/endpoints.ts';
import type { ClientContext } from '../context.ts';
import {
  ApiError,
  type ClientError,
  ConnectionError,
  InvalidResponseError,
  OutcomeUnknownError,
  TimeoutError,
} from '../errors.ts';
import type { WriteOptions } from '../options.ts';
import type { Call } from '../request/call.ts';
import type { ResponseValue } from '../response/check.ts';
import { createBudget, type Shared, withBudget } from '../retry/budget.ts';
import { effectOf, failureReason, isCallOver, isOutage, isThrottled } from '../retry/failure.ts';
import { requestOf } from '../retry/outage.ts';
import { mostRequestedMs, requestedDelayMs } from '../retry/policy.ts';
import { describe, fits, pauseInOutage, type SendResult, trySend } from '../retry/send.ts';

/** What a look for the effect of a write shows: its result, that it had none, or neither; or why nothing could be seen. */
export type Found<Value> = { readonly value: Value } | 'absent' | 'unclear' | { readonly error: ClientError };

/** A write that failed. */
export interface FailedWrite {
  readonly error: ClientError;
  /** True if it, or one before it, may have been applied. */
  readonly isInDoubt: boolean;
  /** How often it has been sent. */
  readonly sent: number;
}

/** One write, as a row of data: how its effect is found when the response is lost, and whether it may be sent again. */
export interface Write<Name extends EndpointName, Before> {
  readonly call: Call<Name>;
  /** Reads first what tells afterwards what is new. */
  readonly before?: (shared: Shared) => Promise<SendResult<Before>>;
  /** Without it, or without what it would be compared with, the effect cannot be found. */
  readonly find: (
    before: Before | undefined,
    shared: Shared,
    failed: FailedWrite,
  ) => Promise<Found<ResponseValue<Name>>> | undefined;
  /** True for a refusal that `find` explains: of what is done already. */
  readonly isDone?: (failed: FailedWrite) => boolean;
  /** Whether it is sent again if it had no effect. What may be sent `always` is looked for once, the others for a while. */
  readonly again: 'always' | 'once' | 'never';
  /** What to do if its outcome stays unknown. */
  readonly hint: string;
  readonly details?: { readonly key: string; readonly search: string };
}

/** The result of a write, and how it is known. */
export interface Written<Value, Before> {
  readonly value: Value;
  /** `direct`: by its response. `recovered`: that was lost, and the effect was found. `retried`: sent again. */
  readonly origin: 'direct' | 'recovered' | 'retried';
  readonly before: Before | undefined;
  /** How the first response was lost. */
  readonly lost: ClientError | undefined;
}

/**
 * Sends a write so that its effect comes once: the only place that sends a write again which may have been applied.
 * @throws ClientError; OutcomeUnknownError if it stays unknown whether it was applied.
 */
export async function writeOnce<Name extends EndpointName, Before>(
  context: ClientContext,
  write: Write<Name, Before>,
  options: WriteOptions<Before>,
): Promise<Written<ResponseValue<Name>, Before>> {
  return withBudget(context, options, async (shared) => {
    const before = write.before && snapshot(await write.before(shared));
    const { onState } = options;
    const sending: Shared = {
      ...shared,
      onSend: () => onState?.('sending', before),
      onFailure: (maybe) => onState?.(maybe ? 'in doubt' : 'settled', before),
    };
    let isInDoubt = false;
    let lost: ClientError | undefined;
    let sinceMs = Number.POSITIVE_INFINITY;
    for (let sent = 1; ; sent += 1) {
      const result = await trySend(context, write.call, sending);
      if (result.ok) return { value: result.value, origin: sent === 1 ? 'direct' : 'retried', before, lost };
      const { error, mayHaveBeenApplied } = result;
      lost ??= error;
      isInDoubt ||= mayHaveBeenApplied;
      sinceMs = Math.min(sinceMs, context.outage.sinceMs(error) ?? context.clock.monotonic());
      const failed = { error, isInDoubt, sent, sinceMs, mayHaveBeenApplied };
      const unresolved = { before, shared, failed };
      const resolve = write.again === 'always' ? pauseAndLook : lookAndDecide;
      const resolved = await resolve(context, write, unresolved).catch((reason) => {
        context.outage.forget(requestOf(write.call));
        throw reason;
      });
      if (resolved !== 'again') return { value: resolved.value, origin: 'recovered', before, lost };
    }
  });
}

/** A write that failed, with what is needed to resolve it. */
interface Unresolved<Before> {
  readonly before: Before | undefined;
  readonly shared: Shared;
  readonly failed: FailedWrite & { readonly mayHaveBeenApplied: boolean; readonly sinceMs: number };
}

/** For a write that may be sent always: looks for its effect once, and pauses as in any outage. @throws the error */
async function pauseAndLook<Name extends EndpointName, Before>(
  context: ClientContext,
  { call, find, isDone }: Write<Name, Before>,
  { before, shared, failed }: Unresolved<Before>,
): Promise<{ readonly value: ResponseValue<Name> } | 'again'> {
  const { error } = failed;
  const isLost = failed.mayHaveBeenApplied || context.outage.includes(error);
  if (!isLost && !isDone?.(failed)) throw error;
  const pause = isLost ? pauseFor(context, call, shared, failed) : undefined;
  // A pause that the service asks for comes before the look, any other after it.
  const isAsked = requestedDelayMs(error) > 0 && shared.rank !== 'urgent';
  if (isAsked) await pause?.();
  const found = (await find(before, afterLoss(context, shared), failed)) ?? 'unclear';
  if (typeof found === 'object' && 'value' in found) {
    context.outage.answered(requestOf(call));
    return found;
  }
  if (found !== 'absent' || pause === undefined) throw error;
  if (!isAsked) await pause();
  return 'again';
}

/** For any other write: looks for its effect for a while. @throws the error if it had none, or if the outcome stays unknown */
async function lookAndDecide<Name extends EndpointName, Before>(
  context: ClientContext,
  { call, find, again, hint, details }: Write<Name, Before>,
  { before, shared, failed }: Unresolved<Before>,
): Promise<{ readonly value: ResponseValue<Name> } | 'again'> {
  const { error, isInDoubt, sent } = failed;
  context.outage.forget(requestOf(call));
  if (!isInDoubt) throw error;
  const after = afterLoss(context, shared);
  const found = await lookUp(context, call, after, error, () => find(before, after, failed));
  if (typeof found === 'object' && 'value' in found) return found;
  const isOver = shared.until !== undefined && context.clock.monotonic() >= shared.until.ms;
  if (found === 'absent' && again === 'once' && sent === 1 && !isOver) return 'again';
  throw describeUnknown(call, error, { hint, ...details });
}

/** How long a lost response is looked up at most after the caller's limit. */
const mostLateMs = 20_000;

/** The same for what follows a lost response: it is no attempt, and may be a little later than the caller's limit. */
function afterLoss(context: ClientContext, { until, ...shared }: Shared): Shared {
  const lateMs = Math.max(0, (until?.ms ?? Infinity) - context.clock.monotonic()) + mostLateMs;
  const budget = lateMs < shared.budget.leftMs() ? createBudget(context, lateMs) : shared.budget;
  return { ...shared, budget };
}

/** The pause before such a write is sent again; undefined if there is no time left. */
function pauseFor(
  context: ClientContext,
  call: Call,
  shared: Shared,
  { error, sent, sinceMs }: Unresolved<unknown>['failed'],
): (() => Promise<void>) | undefined {
  const { clock, emit } = context;
  const delayMs = pauseInOutage(context, call, shared, { error, sinceMs, failures: sent });
  if (delayMs === undefined || !fits(context, shared, delayMs)) return undefined;
  return async () => {
    emit({ kind: 'retry', endpoint: call.endpoint, attempt: sent, delayMs, reason: describe(call, error) });
    // The look before it may have taken the time that was left.
    await clock.sleep(Math.min(delayMs, shared.budget.leftMs()), shared.signal);
  };
}

const pausesMs = [1_000, 2_000, 4_000, 8_000];

/** After a timeout of ours the service may still be working on the write: these make it a minute altogether. */
const afterTimeoutPausesMs = [15_000, 15_000, 15_000];

/** A lookup has this much time at least, even if the service asks for a longer pause than there is. */
const leastLookMs = 10_000;

/** A longer search tells of itself this often. */
const tellMs = 15_000;

/**
 * Looks for the effect of a write whose response was lost to `error`, with growing pauses before each look, and not before
 * the time that the failure names, unless there is less time. Ends with the first result that is not `absent`. A look that
 * is refused may be answered by another replica, or a moment later, so the next one counts.
 */
async function lookUp<Value>(
  { clock, emit, outage, random }: ClientContext,
  { endpoint }: Call,
  { budget, signal }: Shared,
  error: ClientError,
  look: () => Promise<Found<Value>> | undefined,
): Promise<Found<Value>> {
  let last: Found<Value> = 'absent';
  const leftMs = Math.max(0, budget.leftMs() - leastLookMs);
  const askedMs = Math.min(requestedDelayMs(error), outage.timeoutMs(false), leftMs, mostRequestedMs);
  const lostMs = clock.monotonic();
  let toldMs = lostMs;
  emit({ kind: 'lookup', endpoint, reason: failureReason(error), elapsedMs: 0 });
  const isSlow = error instanceof TimeoutError && !isCallOver(error);
  for (const pauseMs of isSlow ? [...pausesMs, ...afterTimeoutPausesMs] : pausesMs) {
    const nowMs = clock.monotonic();
    if (nowMs - toldMs >= tellMs) {
      toldMs = nowMs;
      emit({ kind: 'lookup', endpoint, reason: failureReason(error), elapsedMs: nowMs - lostMs });
    }
    const delayMs = Math.max(pauseMs * (0.75 + 0.5 * random()), lostMs + askedMs - nowMs);
    if (delayMs >= budget.leftMs()) return { error };
    await clock.sleep(delayMs, signal);
    last = (await look()) ?? 'unclear';
    const isRefused =
      typeof last === 'object' &&
      'error' in last &&
      last.error instanceof ApiError &&
      [401, 403, 404].includes(last.error.status);
    if (last !== 'absent' && !isRefused) return last;
  }
  return last;
}

/**
 * What there was before a write; undefined where the service does not let us read it, which is no reason not to write.
 * @throws the error of an outage, of a spent window, or of a connection that cannot be trusted: the write would fail too, or
 * its effect could not be found.
 */
function snapshot<Value>(read: SendResult<Value>): Value | undefined {
  if (read.ok) return read.value;
  const { error } = read;
  const isUntrusted = error instanceof ConnectionError && effectOf(error) === 'untrusted';
  if (isUntrusted || isOutage(error) || isThrottled(error)) throw error;
  return undefined;
}

/** The error for a write that may have been applied, where no look could tell. `error` is how it failed. */
export function describeUnknown(
  call: Call,
  error: ClientError,
  { hint, ...details }: { hint: string; key?: string; search?: string },
): OutcomeUnknownError {
  const why = failureReason(error);
  const lost =
    error instanceof ApiError
      ? `the service answered ${why}`
      : error instanceof InvalidResponseError
        ? `there was an ${why}`
        : `no response arrived (${why})`;
  const reason = `its outcome is unknown, because ${lost} and a lookup could not tell`;
  return new OutcomeUnknownError(`Could not ${call.intent}: ${reason}`, {
    method: call.method,
    path: call.path,
    cause: error,
    retryAt: error.retryAt,
    hint: isCallOver(error) && error.hint !== undefined ? `${error.hint} ${hint}` : hint,
    ...details,
  });
}

/** What is new, if that is one thing. */
export function onlyOne<Value>(listed: SendResult<readonly Value[]>): Found<Value> {
  if (!listed.ok) return { error: listed.error };
  const [value, ...others] = listed.value;
  if (value === undefined) return 'absent';
  return others.length > 0 ? 'unclear' : { value };
}
