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
import type { Call } from '../request/call.ts';
import type { ResponseValue } from '../response/check.ts';
import { classifyFailure, failureReason, isOutage, isThrottled } from '../retry/failure-class.ts';
import { isCallOver, mostRequestedMs, requestedDelayMs, withRetryAt } from '../retry/retry-policy.ts';
import { type SendResult, trySend } from '../retry/send.ts';
import type { SharedOptions } from '../retry/with-deadline.ts';
import { afterLoss } from './after-loss.ts';

/** The result of a lookup of the effect of a write whose response was lost. */
export type LookupResult<Value> =
  | { readonly kind: 'found'; readonly value: Value }
  /** The lookup succeeded, and there is nothing of ours. */
  | { readonly kind: 'absent' }
  /** There is something that may or may not be ours. */
  | { readonly kind: 'unclear' }
  /** The lookup failed. */
  | { readonly kind: 'failed'; readonly error: ClientError };

const pausesMs = [1_000, 2_000, 4_000, 8_000];

/** After a timeout of ours the service may still be working on the write: these make it a minute altogether. */
const afterTimeoutPausesMs = [15_000, 15_000, 15_000];

/** A lookup has this much time at least, even if the service asks for a longer pause than there is. */
const leastLookMs = 10_000;

/** A longer search tells of itself this often. */
const tellMs = 15_000;

/**
 * Looks for the effect of a write whose response was lost to `error`, with growing pauses before each lookup, and not before
 * the time that the failure names, unless there is less time. Ends with the first result that is not `absent`: the lookup
 * itself survives outages. One that is refused may be answered by another replica, or a moment later, so the next one counts.
 */
export async function lookUp<Value>(
  context: ClientContext,
  { call, shared, error }: { call: Call; shared: SharedOptions; error: ClientError },
  look: () => Promise<LookupResult<Value>>,
): Promise<LookupResult<Value>> {
  const { clock, emit, outage, random } = context;
  const { deadline, signal } = shared;
  const { endpoint } = call;
  const failed = { kind: 'failed', error } as const;
  let last: LookupResult<Value> = { kind: 'absent' };
  const wantedMs = requestedDelayMs(error);
  const leftMs = Math.max(0, deadline.leftMs() - leastLookMs);
  const mostMs = Math.min(outage.timeoutMs(false), leftMs, mostRequestedMs);
  const requestedMs = Math.min(wantedMs, mostMs);
  if (wantedMs > mostMs) withRetryAt(clock.now(), error, wantedMs);
  const lostMs = clock.monotonic();
  let toldMs = lostMs;
  emit({ kind: 'lookup', endpoint, reason: failureReason(error), elapsedMs: 0 });
  const isSlow = error instanceof TimeoutError && !isCallOver(error);
  for (const pauseMs of isSlow ? [...pausesMs, ...afterTimeoutPausesMs] : pausesMs) {
    const delayMs = Math.max(pauseMs * (0.75 + 0.5 * random()), lostMs + requestedMs - clock.monotonic());
    if (!deadline.fits(delayMs)) return failed;
    await clock.sleep(delayMs, signal);
    const nowMs = clock.monotonic();
    if (nowMs - toldMs >= tellMs) {
      toldMs = nowMs;
      emit({ kind: 'lookup', endpoint, reason: failureReason(error), elapsedMs: nowMs - lostMs });
    }
    last = await look();
    if (last.kind !== 'absent' && !isRefusal(last)) return last;
  }
  return last;
}

/** True for a lookup that was refused: a replica may not know the place yet, and a proxy may deny it for a moment. */
function isRefusal(result: LookupResult<unknown>): boolean {
  if (result.kind !== 'failed' || !(result.error instanceof ApiError)) return false;
  return [401, 403, 404].includes(result.error.status);
}

/**
 * What there was before a write, to know afterwards what is new; undefined where the service does not let us read it, which is
 * no reason not to write. @throws the error of an outage, of a spent window, or of a connection that cannot be trusted: the
 * write would fail too, or its effect could not be found.
 */
export function snapshotBefore<Value>(read: SendResult<Value>): Value | undefined {
  if (read.ok) return read.value;
  const { error } = read;
  const isUntrusted = error instanceof ConnectionError && classifyFailure(error) === 'untrusted';
  if (isUntrusted || isOutage(error) || isThrottled(error)) throw error;
  return undefined;
}

/** What a write created, and how that is known: by its response, or by a lookup. */
export interface Creation<Value> {
  readonly value: Value;
  readonly origin: 'direct' | 'recovered';
}

/**
 * Sends a write that must not be sent twice. Where its response is lost, `listNew` lists what is new and may be its
 * effect: one such item is. Without `listNew` that cannot be known.
 * @throws ClientError; OutcomeUnknownError with the hint when a lookup could not tell.
 */
export async function createOrFind<Name extends EndpointName>(
  context: ClientContext,
  { call, sending, hint }: { call: Call<Name>; sending: SharedOptions; hint: string },
  listNew: (() => Promise<SendResult<readonly ResponseValue<Name>[]>>) | undefined,
): Promise<Creation<ResponseValue<Name>>> {
  const sent = await trySend(context, call, sending);
  if (sent.ok) return { value: sent.value, origin: 'direct' };
  const { error } = sent;
  if (!sent.mayHaveBeenApplied) throw error;
  if (listNew === undefined) throw describeUnknown(call, { error, hint });
  const look = async () => onlyOne(await listNew());
  const found = await lookUp<ResponseValue<Name>>(
    context,
    { call, shared: afterLoss(sending, context), error },
    look,
  );
  if (found.kind === 'found') return { value: found.value, origin: 'recovered' };
  throw describeUnknown(call, { error, hint });
}

function onlyOne<Value>(listed: SendResult<readonly Value[]>): LookupResult<Value> {
  if (!listed.ok) return { kind: 'failed', error: listed.error };
  const [value, ...others] = listed.value;
  if (value === undefined) return { kind: 'absent' };
  return others.length > 0 ? { kind: 'unclear' } : { kind: 'found', value };
}

/** The error for a write that may have been applied, where the lookup could not tell. `error` is how it failed. */
export function describeUnknown(
  call: Call,
  { error, hint, ...details }: { error: ClientError; hint: string; key?: string; search?: string },
): OutcomeUnknownError {
  const reason = `${describeLostResponse(error)} and a lookup could not tell`;
  return new OutcomeUnknownError(`Could not ${call.intent}: its outcome is unknown, because ${reason}`, {
    method: call.method,
    path: call.path,
    cause: error,
    retryAt: error.retryAt,
    hint: isCallOver(error) && error.hint !== undefined ? `${error.hint} ${hint}` : hint,
    ...details,
  });
}

/** An error of the service is a response too, which says nothing of the effect. */
function describeLostResponse(error: ClientError): string {
  const why = failureReason(error);
  if (error instanceof ApiError) return `the service answered ${why}`;
  return error instanceof InvalidResponseError ? `there was an ${why}` : `no response arrived (${why})`;
}
