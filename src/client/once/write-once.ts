import type { EndpointName } from '../../model/endpoints.ts';
import type { ClientContext } from '../context.ts';
import { ApiError, ClientError, OutcomeUnknownError, TimeoutError } from '../errors.ts';
import type { WriteOptions } from '../options.ts';
import type { Call } from '../request/call.ts';
import type { ResponseValue } from '../response/decode.ts';
import { couldHaveBeenApplied, failureKind, failureReason, isOutage, wasAccepted } from '../retry/failure.ts';
import { describeFailed, type Trouble } from '../retry/outage.ts';
import { trySend } from '../retry/send.ts';
import { beginCall, type Shared } from '../retry/turn.ts';

/** What a look for the effect of a write shows: its result, that it had none, or neither. */
export type Found<Value> = { readonly value: Value } | 'absent' | 'unclear';

/** One write, as a row of data: how its effect is found when the response is lost, and whether it may be sent again. */
export interface Write<Name extends EndpointName, Before> {
  readonly call: Call<Name>;
  /** Reads what there is before the write, so that new things can be recognized. @throws ClientError */
  readonly before?: (shared: Shared) => Promise<Before>;
  /** `unclear` without what it would be compared with. `error` is how the write failed. @throws ClientError if nothing could be seen */
  readonly find: (
    before: Before | undefined,
    shared: Shared,
    error: ClientError,
  ) => Promise<Found<ResponseValue<Name>>>;
  /** True if a 422 may mean that it was done before, which `find` checks. */
  readonly isDoneBy422?: boolean;
  /**
   * Whether it is sent again if it may have been applied, and no lookup shows an effect. `always`: it is harmless, so one lookup
   * is enough; the others are looked for during some time. `keyed`: its effect can be found by a key. Both last as long as an
   * outage is survived.
   */
  readonly again: 'always' | 'keyed' | 'once' | 'never';
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
}

/**
 * The pauses before the lookups for a write, at least ten seconds altogether. After a timeout of ours the service may work on it
 * for up to a minute; what it has accepted is there, but lists may be late.
 */
const pausesMs = [1_000, 2_000, 4_000, 8_000];
const slowPausesMs = [...pausesMs, 15_000, 15_000, 15_000];
const acceptedPausesMs = [...slowPausesMs, 15_000, 15_000];

/**
 * Sends a write so that its effect comes once: the only place that sends a write again that may have been applied.
 * @throws ClientError; OutcomeUnknownError if it stays unknown whether it was applied.
 */
export async function writeOnce<Name extends EndpointName, Before>(
  context: ClientContext,
  write: Write<Name, Before>,
  options: WriteOptions<Before>,
): Promise<Written<ResponseValue<Name>, Before>> {
  const { clock, emit, outage } = context;
  const { call, again, isDoneBy422 = false } = write;
  const shared = beginCall(context, options);
  const before = await write.before?.(shared).catch((error: unknown) => {
    // That the service does not let us read what there is before a write is no reason not to write.
    if (!(error instanceof ApiError) || failureKind(error) !== 'refused') throw error;
    return undefined;
  });
  const onAttempt: Shared['onAttempt'] = (state) => options.onState?.(state, before);
  const trouble: Trouble = { failures: 0 };
  /** What is sent again and again fails as one, also while other requests are answered. */
  const lasting = again === 'always' || again === 'keyed' ? trouble : undefined;
  let isInDoubt = false;
  try {
    for (let sent = 1; ; sent += 1) {
      const got = await trySend(
        context,
        call,
        { ...shared, onAttempt, isInDoubt: isInDoubt && again !== 'always' },
        lasting,
      );
      if (got.ok)
        return { value: got.value, origin: sent === 1 ? 'direct' : 'retried', already: false, before };
      const { error } = got;
      isInDoubt ||= couldHaveBeenApplied(error);
      const mayBeDone = isInDoubt || (isDoneBy422 && error instanceof ApiError && error.status === 422);
      const found = mayBeDone
        ? await lookFor(context, write, { before, shared, error, isInDoubt })
        : 'unclear';
      if (typeof found === 'object') {
        outage.answered(trouble);
        return { ...found, origin: isInDoubt ? 'recovered' : 'direct', already: !isInDoubt, before };
      }
      const delayMs =
        found === 'absent' ? pauseMs(context, write, { error, sent, shared, trouble }) : undefined;
      if (delayMs === undefined) throw isInDoubt && again !== 'always' ? outcomeUnknown(write, error) : error;
      const reason = describeFailed(call, error);
      emit({ kind: 'retry', endpoint: call.endpoint, attempt: sent, delayMs, reason });
      await clock.sleep(delayMs, shared.signal);
    }
  } finally {
    outage.forget(trouble);
  }
}

/** The pause before a write that had no effect is sent again; undefined if it is not. A creation that was answered with success never is. */
function pauseMs<Name extends EndpointName>(
  { clock, outage }: ClientContext,
  { call, again }: Pick<Write<Name, unknown>, 'call' | 'again'>,
  { error, sent, shared, trouble }: { error: ClientError; sent: number; shared: Shared; trouble: Trouble },
): number | undefined {
  const leftMs = shared.sendByMs - clock.monotonic();
  const isPassing = couldHaveBeenApplied(error) || isOutage(failureKind(error));
  if (!isPassing || leftMs <= 0 || again === 'never') return undefined;
  if (again === 'always') return outage.pauseMs(call, error, trouble, { isPoll: false, leftMs });
  if (again === 'keyed' && wasAccepted(error)) return undefined;
  if (sent === 1) return 0;
  // The lookups have taken longer than a pause would.
  return again === 'keyed' && outage.pauseMs(call, error, trouble, { isPoll: false, leftMs }) !== undefined
    ? 0
    : undefined;
}

/**
 * Looks for the effect of a write, after a pause each time; once and at once for one that may be sent always, or that was
 * certainly not applied. Ends with the first result that is not `absent`.
 */
async function lookFor<Name extends EndpointName, Before>(
  context: ClientContext,
  { call, again, find }: Write<Name, Before>,
  tried: { before: Before | undefined; shared: Shared; error: ClientError; isInDoubt: boolean },
): Promise<Found<ResponseValue<Name>>> {
  const { clock, emit, random } = context;
  const { before, shared, error } = tried;
  const isQuick = again === 'always' || !tried.isInDoubt;
  if (!isQuick) emit({ kind: 'lookup', endpoint: call.endpoint, reason: describeFailed(call, error) });
  const isSlow = error instanceof TimeoutError;
  const usual = wasAccepted(error) && again !== 'once' ? acceptedPausesMs : isSlow ? slowPausesMs : pausesMs;
  for (const pauseMs of isQuick ? [0] : usual) {
    const delayMs = pauseMs * (0.75 + 0.5 * random());
    if (delayMs >= shared.sendByMs - clock.monotonic()) return 'unclear';
    await clock.sleep(delayMs, shared.signal);
    const seen = await find(before, shared, error).catch((reason: unknown) => {
      if (!(reason instanceof ClientError)) throw reason;
      return 'unclear' as const;
    });
    if (seen !== 'absent') return seen;
  }
  return 'absent';
}

/** The error for a write that may have been applied, where no lookup showed whether it was. `error` is how it failed. */
export function outcomeUnknown(
  { call, hint, details }: Pick<Write<EndpointName, unknown>, 'call' | 'hint' | 'details'>,
  error?: ClientError,
): OutcomeUnknownError {
  const why = error ? ` (${failureReason(error)})` : '';
  return new OutcomeUnknownError(`Could not ${call.intent}: its outcome is unknown${why}`, {
    method: call.method,
    path: call.path,
    cause: error,
    retryAt: error?.retryAt,
    hint,
    ...details,
  });
}

/** What is new, if that is one thing. */
export function onlyOne<Value>([value, ...others]: readonly Value[]): Found<Value> {
  if (value === undefined) return 'absent';
  return others.length > 0 ? 'unclear' : { value };
}
