import type { EndpointName } from '../../model/endpoints.ts';
import type { ClientContext } from '../context.ts';
import {
  ApiError,
  ClientError,
  ConnectionError,
  InvalidResponseError,
  OutcomeUnknownError,
  TimeoutError,
} from '../errors.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { Call } from '../request/call.ts';
import type { ResponseValue } from '../response/check.ts';
import { type Shared, withBudget } from '../retry/budget.ts';
import {
  couldHaveBeenApplied,
  effectOf,
  failureReason,
  isCallOver,
  isOutage,
  isThrottled,
} from '../retry/failure.ts';
import { requestOf } from '../retry/outage.ts';
import { mostRequestedMs, requestedDelayMs } from '../retry/policy.ts';
import { describe, pauseInOutage, trySend } from '../retry/send.ts';

/** What a look for the effect of a write shows: its result, that it had none, or neither. */
export type Found<Value> = { readonly value: Value } | 'absent' | 'unclear';

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
  /** Reads first what tells afterwards what is new. @throws ClientError */
  readonly before?: (shared: Shared) => Promise<Before>;
  /** `unclear` without what it would be compared with. @throws ClientError if nothing could be seen */
  readonly find: (
    before: Before | undefined,
    shared: Shared,
    failed: FailedWrite,
  ) => Promise<Found<ResponseValue<Name>>>;
  /** True for a refusal that `find` explains: of what is done already. */
  readonly isDone?: (failed: FailedWrite) => boolean;
  /** Whether it is sent again if it had no effect. What may be sent `always` is looked for once, the others for a while. */
  readonly again: 'always' | 'once' | 'never';
  /** What to do if its outcome stays unknown. */
  readonly hint?: string;
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
  const { clock, outage } = context;
  const request = requestOf(write.call);
  return withBudget(context, options, async (shared) => {
    const before = write.before && (await write.before(shared).catch(unlessHopeless));
    const sending: Shared = { ...shared, onAttempt: (state) => options.onState?.(state, before) };
    let isInDoubt = false;
    let lost: ClientError | undefined;
    let sinceMs = Number.POSITIVE_INFINITY;
    for (let sent = 1; ; sent += 1) {
      const got = await trySend(context, write.call, sending);
      if (got.ok) return { value: got.value, origin: sent === 1 ? 'direct' : 'retried', before, lost };
      const { error } = got;
      lost ??= error;
      isInDoubt ||= couldHaveBeenApplied(error);
      sinceMs = Math.min(sinceMs, outage.sinceMs(error) ?? clock.monotonic());
      const failed = { error, isInDoubt, sent, sinceMs };
      const look = () =>
        write.find(before, afterLoss(shared), failed).catch((reason: unknown) => {
          if (reason instanceof ClientError) return { error: reason };
          throw reason;
        });
      try {
        const found = await (write.again === 'always'
          ? lookOnce(context, write, { shared, failed, look })
          : lookForAWhile(context, write, { shared, failed, look }));
        if (found !== 'again') return { ...found, origin: 'recovered', before, lost };
      } catch (reason) {
        outage.forget(request);
        throw reason;
      }
    }
  });
}

/** A write that failed, with what is needed to resolve it. */
interface Unresolved<Value> {
  readonly shared: Shared;
  readonly failed: FailedWrite & { readonly sinceMs: number };
  readonly look: () => Promise<Found<Value> | { readonly error: ClientError }>;
}

/** For a write that may be sent always: looks for its effect once, and pauses as in any outage. @throws the error */
async function lookOnce<Value>(
  context: ClientContext,
  { call, isDone }: Pick<Write<EndpointName, unknown>, 'call' | 'isDone'>,
  { shared, failed, look }: Unresolved<Value>,
): Promise<{ readonly value: Value } | 'again'> {
  const { error, sent, sinceMs } = failed;
  const { clock, emit, outage } = context;
  const isLost = couldHaveBeenApplied(error) || outage.includes(error);
  if (!isLost && !isDone?.(failed)) throw error;
  const pauseMs = isLost
    ? pauseInOutage(context, call, shared, { error, sinceMs, failures: sent })
    : undefined;
  const pause = async (delayMs: number) => {
    emit({ kind: 'retry', endpoint: call.endpoint, attempt: sent, delayMs, reason: describe(call, error) });
    // The look before it may have taken the time that was left.
    await clock.sleep(Math.min(delayMs, shared.budget.leftMs()), shared.signal);
  };
  // A pause that the service asks for comes before the look, any other after it.
  const isAsked = requestedDelayMs(error) > 0 && shared.rank !== 'urgent';
  if (isAsked && pauseMs !== undefined) await pause(pauseMs);
  const found = await look();
  if (typeof found === 'object' && 'value' in found) {
    outage.answered(requestOf(call));
    return found;
  }
  if (found !== 'absent' || pauseMs === undefined) throw error;
  if (!isAsked) await pause(pauseMs);
  return 'again';
}

const pausesMs = [1_000, 2_000, 4_000, 8_000];

/** After a timeout of ours the service may still be working on the write: these make it a minute altogether. */
const afterTimeoutPausesMs = [15_000, 15_000, 15_000];

/** A lookup has this much time at least, even if the service asks for a longer pause than there is. */
const leastLookMs = 10_000;

/** A longer search tells of itself this often. */
const tellMs = 15_000;

/**
 * For any other write: looks for its effect for a while, with growing pauses before each look, and not before the time that the
 * failure names, unless there is less time. Ends with the first result that is not `absent`. A look that is refused may be
 * answered by another replica, or a moment later, so the next one counts.
 * @throws the error if it had no effect; OutcomeUnknownError if that stays unknown.
 */
async function lookForAWhile<Value>(
  { clock, emit, outage, random }: ClientContext,
  { call, again, hint, details }: Pick<Write<EndpointName, unknown>, 'call' | 'again' | 'hint' | 'details'>,
  { shared, failed, look }: Unresolved<Value>,
): Promise<{ readonly value: Value } | 'again'> {
  const { error, isInDoubt, sent } = failed;
  outage.forget(requestOf(call));
  if (!isInDoubt) throw error;
  const after = afterLoss(shared);
  const timeLeftMs = () => Math.min(after.budget.leftMs(), (after.until?.ms ?? Infinity) - clock.monotonic());
  const mostMs = Math.max(0, timeLeftMs() - leastLookMs);
  const askedMs = Math.min(requestedDelayMs(error), outage.timeoutMs(false), mostMs, mostRequestedMs);
  const lostMs = clock.monotonic();
  const reason = failureReason(error);
  let toldMs: number | undefined;
  let found: Awaited<ReturnType<typeof look>> = 'absent';
  const isSlow = error instanceof TimeoutError && !isCallOver(error);
  for (const pauseMs of isSlow ? [...pausesMs, ...afterTimeoutPausesMs] : pausesMs) {
    const nowMs = clock.monotonic();
    if (toldMs === undefined || nowMs - toldMs >= tellMs) {
      const elapsedMs = toldMs === undefined ? 0 : nowMs - lostMs;
      emit({ kind: 'lookup', endpoint: call.endpoint, reason, elapsedMs });
      toldMs = nowMs;
    }
    const delayMs = Math.max(pauseMs * (0.75 + 0.5 * random()), lostMs + askedMs - nowMs);
    if (delayMs >= timeLeftMs()) {
      found = 'unclear';
      break;
    }
    await clock.sleep(delayMs, after.signal);
    found = await look();
    if (typeof found === 'object' && 'value' in found) return found;
    if (found !== 'absent' && !(typeof found === 'object' && isRefused(found))) break;
  }
  const isOver = shared.until !== undefined && clock.monotonic() >= shared.until.ms;
  if (found === 'absent' && again === 'once' && sent === 1 && !isOver) return 'again';
  throw describeUnknown(call, error, { hint, ...details });
}

function isRefused({ error }: { readonly error: ClientError }): boolean {
  return error instanceof ApiError && [401, 403, 404].includes(error.status);
}

/** How long a lost response is looked up at most after the caller's limit. */
const mostLateMs = 20_000;

/** The same for what follows a lost response: it is no attempt, and may be a little later than the caller's limit. */
function afterLoss({ until, ...shared }: Shared): Shared {
  return { ...shared, until: until && { name: until.name, ms: until.ms + mostLateMs } };
}

/** The options of one read of a call that takes no longer than this. */
export function within({ budget, signal }: Shared, mostMs: number): CallOptions {
  return { signal, timeoutMs: Math.min(mostMs, budget.leftMs()) };
}

/**
 * That the service does not let us read what there is before a write is no reason not to write.
 * @throws the error of an outage, of a spent window, or of a connection that cannot be trusted: the write would fail too, or
 * its effect could not be found.
 */
function unlessHopeless(error: unknown): undefined {
  const isUntrusted = error instanceof ConnectionError && effectOf(error) === 'untrusted';
  const isRefusal = error instanceof ClientError && !isUntrusted && !isOutage(error) && !isThrottled(error);
  if (!isRefusal) throw error;
}

/** The error for a write that may have been applied, where no look could tell. `error` is how it failed. */
export function describeUnknown(
  call: Call,
  error: ClientError,
  { hint, ...details }: { hint: string | undefined; key?: string; search?: string },
): OutcomeUnknownError {
  const why = failureReason(error);
  const lost =
    error instanceof ApiError
      ? `the service answered ${why}`
      : error instanceof InvalidResponseError
        ? `there was an ${why}`
        : `no response arrived (${why})`;
  return new OutcomeUnknownError(
    `Could not ${call.intent}: its outcome is unknown, because ${lost} and a lookup could not tell`,
    {
      ...{ method: call.method, path: call.path, cause: error, retryAt: error.retryAt, ...details },
      hint: isCallOver(error) ? [error.hint, hint].filter(Boolean).join(' ') : hint,
    },
  );
}

/** What is new, if that is one thing. */
export function onlyOne<Value>([value, ...others]: readonly Value[]): Found<Value> {
  if (value === undefined) return 'absent';
  return others.length > 0 ? 'unclear' : { value };
}
