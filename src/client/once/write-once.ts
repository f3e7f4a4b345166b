import type { EndpointName } from '../../model/endpoints.ts';
import type { ClientContext } from '../context.ts';
import { ApiError, ClientError, InvalidResponseError, OutcomeUnknownError, TimeoutError } from '../errors.ts';
import type { WriteOptions } from '../options.ts';
import type { Call } from '../request/call.ts';
import type { ResponseValue } from '../response/decode.ts';
import { leftUntilMs, type Shared, withBudget } from '../retry/budget.ts';
import { couldHaveBeenApplied, effectOf, failureReason, isCallOver, isThrottled } from '../retry/failure.ts';
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
  /** True if a 422 may mean that it is done already, which `find` tells. */
  readonly isDoneBy422?: boolean;
  /** Whether it is sent again if it had no effect. What may be sent `always` is looked for once, the others for a while. */
  readonly again: 'always' | 'once' | 'never';
  /** What to do if its outcome stays unknown. */
  readonly hint?: string;
  readonly details?: { readonly key: string; readonly search: string };
}

/**
 * How the result of a write is known. `direct`: by its response. `recovered`: that was lost, and the effect was found.
 * `retried`: it was sent again.
 */
export type Origin = 'direct' | 'recovered' | 'retried';

/** The result of a write. */
export interface Written<Value, Before> {
  readonly value: Value;
  readonly origin: Origin;
  /** True if it was refused, because it had been done before. */
  readonly already: boolean;
  readonly before: Before | undefined;
  /** How the first request failed. */
  readonly lost?: ClientError | undefined;
}

const mostSends = { never: 1, once: 2, always: Number.POSITIVE_INFINITY };

/** The pauses before the looks for a write. After a timeout of ours the service may work on it for up to a minute. */
const pausesMs = [1_000, 2_000, 4_000, 8_000];
const slowPausesMs = [...pausesMs, 15_000, 15_000, 15_000];

/**
 * Sends a write so that its effect comes once: the only place that sends a write again which may have been applied.
 * @throws ClientError; OutcomeUnknownError if it stays unknown whether it was applied.
 */
export async function writeOnce<Name extends EndpointName, Before>(
  context: ClientContext,
  write: Write<Name, Before>,
  options: WriteOptions<Before>,
): Promise<Written<ResponseValue<Name>, Before>> {
  const { clock, emit, outage } = context;
  const { call, again } = write;
  const { endpoint } = call;
  const request = requestOf(call);
  return withBudget(context, options, async (shared) => {
    const before = write.before && (await write.before(shared).catch(unlessHopeless));
    const sending: Shared = { ...shared, onAttempt: (state) => options.onState?.(state, before) };
    let isInDoubt = false;
    let lost: ClientError | undefined;
    const done = (origin: Origin, value: ResponseValue<Name>, already = false) => {
      outage.answered(request);
      if (origin !== 'direct') emit({ kind: 'recovered', endpoint, how: origin });
      return { value, origin, already, before, lost };
    };
    for (let sent = 1; ; sent += 1) {
      const got = await trySend(context, call, sending);
      if (got.ok) return done(sent === 1 ? 'direct' : 'retried', got.value);
      const { error } = got;
      lost ??= error;
      isInDoubt ||= couldHaveBeenApplied(error);
      const failed = { error, isInDoubt, sent };
      const found = await lookFor(context, write, { before, shared, failed });
      if (typeof found === 'object') return done(isInDoubt ? 'recovered' : 'direct', found.value, !isInDoubt);
      const mayBeSent = sent < mostSends[again] && leftUntilMs(context, shared) > 0;
      const isAgain = found === 'absent' && mayBeSent && couldHaveBeenApplied(error);
      const outagePauseMs = () => (again === 'always' ? pauseInOutage(context, call, shared, error) : 0);
      const pauseMs = isAgain ? outagePauseMs() : undefined;
      if (pauseMs === undefined) {
        outage.forget(request);
        throw isInDoubt && again !== 'always' ? describeUnknown(write, error) : error;
      }
      emit({ kind: 'retry', endpoint, attempt: sent, delayMs: pauseMs, reason: describe(call, error) });
      await clock.sleep(pauseMs, shared.signal);
    }
  });
}

/**
 * Looks for the effect of a write that may have been applied, after a pause each time; once and at once for one that may be
 * sent always, or for a 422. Ends with the first result that is not `absent`. A look that is refused may be answered by
 * another replica, or a moment later, so the next one counts.
 */
async function lookFor<Name extends EndpointName, Before>(
  context: ClientContext,
  { call, again, find, isDoneBy422 = false }: Write<Name, Before>,
  tried: { readonly before: Before | undefined; readonly shared: Shared; readonly failed: FailedWrite },
): Promise<Found<ResponseValue<Name>>> {
  const { clock, emit, random } = context;
  const { before, shared, failed } = tried;
  const { error, isInDoubt } = failed;
  if (!isInDoubt && !(isDoneBy422 && error instanceof ApiError && error.status === 422)) return 'unclear';
  const isQuick = again === 'always' || !isInDoubt;
  if (!isQuick) emit({ kind: 'lookup', endpoint: call.endpoint, reason: failureReason(error) });
  const isSlow = error instanceof TimeoutError && !isCallOver(error);
  // A pause that the service asks for comes before the first look.
  const askedMs = isQuick ? 0 : Math.min(requestedDelayMs(error), mostRequestedMs);
  let found: 'absent' | 'unclear' = 'absent';
  const pauses = isQuick ? [0] : isSlow ? slowPausesMs : pausesMs;
  for (const [index, pauseMs] of pauses.entries()) {
    const waitMs = pauseMs * (0.75 + 0.5 * random());
    const delayMs = Math.max(waitMs, index === 0 ? askedMs : 0);
    if (delayMs >= Math.min(shared.budget.leftMs(), leftUntilMs(context, shared))) return 'unclear';
    if (delayMs > 0) await clock.sleep(delayMs, shared.signal);
    try {
      const seen = await find(before, shared, failed);
      if (seen !== 'absent') return seen;
      found = seen;
    } catch (reason) {
      if (!(reason instanceof ClientError)) throw reason;
      found = 'unclear';
      if (!(reason instanceof ApiError && [401, 403, 404].includes(reason.status))) return found;
    }
  }
  return found;
}

/**
 * That the service does not let us read what there is before a write is no reason not to write.
 * @throws any other error: the write would fail too, or its effect could not be found.
 */
function unlessHopeless(error: unknown): undefined {
  if (!(error instanceof ClientError) || effectOf(error) !== 'refused' || isThrottled(error)) throw error;
}

/** The error for a write that may have been applied, where no look could tell. `error` is how it failed. */
export function describeUnknown(
  { call, hint, details }: Pick<Write<EndpointName, unknown>, 'call' | 'hint' | 'details'>,
  error: ClientError,
): OutcomeUnknownError {
  const why = failureReason(error);
  const lost =
    error instanceof ApiError
      ? `the service answered ${why}`
      : error instanceof InvalidResponseError
        ? why
        : `no response arrived (${why})`;
  return new OutcomeUnknownError(
    `Could not ${call.intent}: its outcome is unknown, because ${lost} and a lookup could not tell`,
    { method: call.method, path: call.path, cause: error, retryAt: error.retryAt, hint, ...details },
  );
}

/** What is new, if that is one thing. */
export function onlyOne<Value>([value, ...others]: readonly Value[]): Found<Value> {
  if (value === undefined) return 'absent';
  return others.length > 0 ? 'unclear' : { value };
}
