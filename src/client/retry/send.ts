import type { ClientContext } from '../context.ts';
import { ApiError } from '../errors.ts';
import { buildQuery, type Call, type RequestName } from '../request/call.ts';
import type { ResponseValue } from '../response/decode.ts';
import { attemptCall, type Result } from './attempt.ts';
import { couldHaveBeenApplied, failureKind } from './failure.ts';
import { describeFailed, type Trouble } from './outage.ts';
import { pauseAfter, type Rule } from './policy.ts';
import { beginCall, type SendOptions, waitForTurn } from './turn.ts';

/** A replica may not know a build for so long after it was created. */
const newBuildMs = 30_000;

/** Sends a call, and repeats it as the policy allows. @throws ClientError, or the reason of an abort. */
export async function send<Name extends RequestName>(
  context: ClientContext,
  call: Call<Name>,
  options: SendOptions = {},
): Promise<ResponseValue<Name>> {
  const result = await trySend(context, call, options);
  if (result.ok) return result.value;
  throw result.error;
}

/**
 * The same, but returns a failure as a value: the one loop that sends a request again. A failure leads to a pause by the table
 * of `policy.ts`, or ends the call. `lasting` is the trouble of a write that is sent in several such calls, which forgets it itself.
 * Throws only the reason of an abort.
 */
export async function trySend<Name extends RequestName>(
  context: ClientContext,
  given: Call<Name>,
  options: SendOptions = {},
  lasting?: Trouble,
): Promise<Result<ResponseValue<Name>>> {
  const { clock, emit, outage, random, recent, token } = context;
  const call = withQuery(given, options.query);
  const { endpoint, path } = call;
  const shared = beginCall(context, options);
  const { onAttempt, polling, rank } = shared;
  const trouble = lasting ?? { failures: 0 };
  const counts = new Map<Rule, number>();
  try {
    for (let number = 1; ; number += 1) {
      const late = await waitForTurn(context, call, shared);
      if (late) return { ok: false, error: late };
      await onAttempt?.('sending');
      const startedMs = clock.monotonic();
      const got = await attemptCall(context, call, shared);
      if (got.ok) {
        outage.answered(trouble);
        recent.delete(path);
        return got;
      }
      const { error } = got;
      await onAttempt?.(couldHaveBeenApplied(error) ? 'in doubt' : 'settled');
      outage.failed(trouble, error, startedMs);
      const nowMs = clock.monotonic();
      const leftMs = shared.sendByMs - nowMs;
      const isPoll = polling !== undefined;
      // Not a retry of jobs: a service that does not know that request answers with a 404 too.
      const newSinceMs = recent.get(path.replace(/\/(?:cancel|rebuild)$/, '')) ?? Number.NEGATIVE_INFINITY;
      const failed = {
        kind: failureKind(error),
        status: error instanceof ApiError ? error.status : undefined,
        isRead: call.isRead,
        isPoll,
        isUrgent: rank === 'urgent',
        isInDoubt: shared.isInDoubt ?? false,
        isNewBuild: nowMs - newSinceMs < newBuildMs,
        tokenIsRenewable: token.isRenewable,
      };
      const rule = pauseAfter(failed, counts, random);
      const delayMs = rule === 'outage' ? outage.pauseMs(call, error, trouble, { isPoll, leftMs }) : rule;
      if (delayMs === undefined || delayMs >= leftMs) return got;
      emit({ kind: 'retry', endpoint, attempt: number, delayMs, reason: describeFailed(call, error) });
      await clock.sleep(delayMs, shared.signal);
    }
  } finally {
    if (!lasting) outage.forget(trouble);
  }
}

/** The call with further parameters. @throws InvalidArgumentError for those that cannot be used */
function withQuery<Name extends RequestName>(call: Call<Name>, more: SendOptions['query']): Call<Name> {
  const parts = [call.query, more === undefined ? '' : buildQuery(more).toString()];
  return { ...call, query: parts.filter((part) => part !== '').join('&') };
}
