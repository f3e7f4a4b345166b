import type { ActionClient } from '../../client/action/action-client.ts';
import { ApiError, ClientError } from '../../client/index.ts';
import { classifyFailure, couldHaveBeenApplied } from '../../client/retry/failure-class.ts';
import type { ActionCallOptions } from '../../client/retry/with-deadline.ts';
import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { effectiveState, isCanceled, isOver, isTerminal } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { interruptedWrite } from '../context/interrupted-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { endingAt } from '../context/time-to-wait.ts';
import { inInputWords } from '../inputs/in-input-words.ts';
import { buildOutcome, describeReported } from '../outputs/build-outcome.ts';
import { nameBuild, setBuildOutputs, type TrackedBuild } from '../outputs/build-outputs.ts';
import { writeWithGracePeriod } from './grace-period.ts';

/** The build after an attempt to cancel it, and what the attempt did. */
export interface CancelResult {
  readonly build: Build;
  /** `ended` and `blocked`: nothing was canceled, because the build has ended or waits at a block step. */
  readonly result: 'canceled' | 'already-canceled' | 'ended' | 'blocked';
}

/** How a build is read after the service refused to cancel it. */
interface RefusalOptions {
  /** The options of the read; those of the cancel unless given, without its guard. */
  readonly read?: ActionCallOptions;
  /** Gets the build after any refusal that is no result, if it can be read. Without it, only a 422 leads to a read. */
  readonly onRefusal?: (build: Build) => void;
  /** False where there is no time to read the build after a cancel that was not answered. */
  readonly readsUnanswered?: boolean;
}

/** A read after a refusal only says more about it. */
const readMs = 10_000;

/** After these refusals, a read cannot work either. */
const hopeless: readonly number[] = [401, 404, 429];

/**
 * Cancels a build. A refusal leads to one read, as does the answer that it is blocked, which no cancel changes in the service
 * as it is known: that the build has ended, or is blocked, is a result. So it is, and that it is canceled after all, if no
 * cancel was answered properly.
 * @throws the error of the request, also if the build still runs or could not be read; that of the read if the token may not
 * read, because then nobody can say whether the build has ended.
 */
export async function cancelBuildOnce(
  address: BuildAddress,
  client: ActionClient,
  options: ActionCallOptions,
  { read = forRead(options), onRefusal, readsUnanswered = true }: RefusalOptions = {},
): Promise<CancelResult> {
  let refused: Build | undefined;
  const onRefused = (build: Build) => {
    refused = build;
  };
  try {
    const { build: answer, already } = await client.builds.cancelWithDetails(address, {
      ...options,
      onRefused,
    });
    const build = isBlocked(answer) ? await client.builds.get(address, read).catch(() => answer) : answer;
    return { build, result: resultOf(build, already) };
  } catch (error) {
    const isUnanswered = readsUnanswered && isLost(error);
    if (!isUnanswered && !leadsToRead(error, onRefusal !== undefined)) throw error;
    const reading = isUnanswered ? { ...read, timeoutMs: readMs } : read;
    const unread = (readError: unknown) => {
      if (isInvalid(error) && isDenied(readError)) throw withRefusal(readError, error);
      return null;
    };
    const build = refused ?? (await client.builds.get(address, reading).catch(unread));
    read.signal?.throwIfAborted();
    const result = build && resultOfFailed(build, { isUnanswered, isInvalid: isInvalid(error) });
    if (build && result) return { build, result };
    if (build) onRefusal?.(build);
    throw error;
  }
}

/** What a cancel came to that failed, by the build as it is now; null if that is no result. */
function resultOfFailed(
  build: Build,
  { isUnanswered, isInvalid }: { readonly isUnanswered: boolean; readonly isInvalid: boolean },
): CancelResult['result'] | null {
  if (!(isUnanswered || isInvalid)) return null;
  if (isCanceled(build.state)) return isUnanswered ? 'canceled' : 'already-canceled';
  if (!isTerminal(build)) return null;
  return effectiveState(build) === 'blocked' ? 'blocked' : 'ended';
}

/** What an accepted cancel came to. */
function resultOf(build: Build, already: boolean): CancelResult['result'] {
  if (isBlocked(build)) return 'blocked';
  if (isOver(build) && build.state !== 'canceled') return 'ended';
  return already ? 'already-canceled' : 'canceled';
}

/** True for a build that waits for a person, whatever was asked for. */
function isBlocked(build: Build): boolean {
  return effectiveState(build) === 'blocked' && !isCanceled(build.state);
}

/** True for the refusal of a token. */
function isDenied(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** The error of a read that should have told why a cancel was refused. */
function withRefusal(error: ApiError, refusal: unknown): ApiError {
  error.hint = [error.hint, `The cancel was refused: ${errorText(refusal)}.`].filter(Boolean).join(' ');
  return error;
}

/** The guard of a write is none of a read. */
function forRead({ onSend: _onSend, onNoEffect: _onNoEffect, ...options }: ActionCallOptions) {
  return options;
}

function leadsToRead(error: unknown, readsAfterAny: boolean): boolean {
  if (!(error instanceof ApiError)) return false;
  return isInvalid(error) || (readsAfterAny && error.status < 500 && !hopeless.includes(error.status));
}

/** True for a request that may have been carried out, unless the service asks for a pause. */
function isLost(error: unknown): error is ClientError {
  return error instanceof ClientError && error.retryAt === undefined && couldHaveBeenApplied(error);
}

/** True for the refusal of a request that makes no sense for the build as it is. */
function isInvalid(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422;
}

/**
 * Cancels the build of a step. Sets its outputs even if the service refuses that. If the workflow is canceled meanwhile, a
 * response that is on its way is awaited briefly; without one, the outcome of the step is returned.
 * @throws the error of the request.
 */
export async function cancelForStep(
  address: BuildAddress,
  context: Context,
  sendByMs?: number,
): Promise<CancelResult | Outcome> {
  const { client, journal, redact } = context;
  const name = nameBuild(address);
  const onRefusal = (build: Build) => setBuildOutputs([{ address, build }], journal);
  const canceled = await writeWithGracePeriod(
    (guard) =>
      unlessEnded(
        () => cancelBuildOnce(address, client, { ...endingAt(sendByMs), ...guard }, { onRefusal }),
        { ...context, signal: guard.signal },
      ),
    { what: `cancel of ${name}` },
    context,
  ).catch((error: unknown) => {
    if (isLost(error)) error.hint = [error.hint ?? '', mayBeCanceled].join(' ').trim();
    throw error;
  });
  if (typeof canceled !== 'string') return canceled.value;
  const result = canceled === 'unknown' ? 'may have been canceled' : 'was not canceled';
  return interruptedWrite(`${name} ${result}.`, redact);
}

const mayBeCanceled = 'The build may be canceled nevertheless. Open it to check.';

/** Until when a cancel may be sent, and what it has to respect. */
interface CancelLimits
  extends Pick<ActionCallOptions, 'sendByMs' | 'heldUntilMs' | 'unpaced' | 'onSend' | 'onNoEffect'> {
  /** True for an error that is thrown as well. */
  readonly throws?: (error: unknown) => boolean;
}

/**
 * Cancels a build. Logs an error of the request as a warning, with what to do about a refusal, and returns its text.
 * @throws only the signal's reason, and what `throws` says.
 */
export async function tryCancelBuild(
  address: BuildAddress,
  context: Context,
  { throws, ...limits }: CancelLimits = {},
): Promise<CancelResult | { readonly failure: string }> {
  const { client, log, signal } = context;
  try {
    const read = { signal, timeoutMs: readMs, unpaced: true };
    const cancel = () => cancelBuildOnce(address, client, { signal, ...limits }, { read });
    return await unlessEnded(cancel, context);
  } catch (error) {
    signal.throwIfAborted();
    if (throws?.(error)) throw error;
    const failure = errorText(error);
    // A replica may not know a build that is new: that is no refusal for good.
    const isRefused =
      error instanceof ApiError && error.status !== 404 && classifyFailure(error) === 'rejected';
    log.warning(isRefused && error.hint ? `${failure}. ${inInputWords(error.hint)}` : failure);
    return { failure };
  }
}

/** A refused cancel is sent again after these pauses, half a minute in all. */
const laterMs = [2_000, 3_000, 5_000, 10_000, 10_000];

/**
 * Sends a cancel. If it is refused although the build seems to run, sends it again some time later: a build that is still
 * being created may be canceled then, and a replica that lags may show by then that the build has ended.
 * @throws the last refusal.
 */
async function unlessEnded(
  cancel: () => Promise<CancelResult>,
  { clock, signal }: Pick<Context, 'clock' | 'signal'>,
): Promise<CancelResult> {
  let refusal: unknown;
  for (const pauseMs of [0, ...laterMs]) {
    await clock.sleep(pauseMs, signal);
    const sinceMs = clock.monotonic();
    try {
      return await cancel();
    } catch (error) {
      if (signal.aborted || !isInvalid(error)) throw lastRefusal(refusal, error);
      refusal = error;
      if (clock.monotonic() - sinceMs >= quickMs) break;
    }
  }
  throw refusal;
}

/** The error of a cancel that is not sent again: the refusal before it says more than another failure of the request. */
function lastRefusal(before: unknown, error: unknown): unknown {
  return error instanceof ClientError && !isInvalid(error) ? (before ?? error) : error;
}

/** What took longer was not answered, and is not sent again. */
const quickMs = 2_000;

/** The outcome of a step that cancels one build. A blocked build continues if someone unblocks it: a failure. */
export function cancelOutcome(
  address: BuildAddress,
  { build, result }: CancelResult,
  context: Context,
): Outcome {
  const sentence =
    result === 'canceled'
      ? describeReported({ address, build }, context)
      : describeRefusal(result, { address, build });
  const isInterrupted = context.signal.aborted;
  const words = isInterrupted ? `The step was interrupted. ${sentence}` : sentence;
  const made = buildOutcome(words, [{ address, build }], context);
  const outcome = isInterrupted ? { ...made, success: false } : made;
  if (result !== 'blocked') return outcome;
  return asBlocked(outcome);
}

/** The outcome of a step that waited for the end of a build that it canceled. */
export function failIfBlocked(outcome: Outcome): Outcome {
  return outcome.outputs?.state === 'blocked' ? asBlocked(outcome) : outcome;
}

/** The outcome of a step whose build is blocked instead of canceled. */
function asBlocked(outcome: Outcome): Outcome {
  const hint = 'The service does not cancel a blocked build. Unblock it first, then cancel it.';
  return { ...outcome, success: false, hint };
}

/** What an accepted cancel has made of a build so far, to follow its name and a colon. */
export function cancelWords({ state }: Pick<Build, 'state'>): string {
  return state === 'canceled' ? 'canceled' : 'being canceled';
}

/** The same as a sentence without a period. */
export function describeCanceled({ address, build }: TrackedBuild): string {
  return `${nameBuild(address)} ${build.state === 'canceled' ? 'was' : 'is'} ${cancelWords(build)}`;
}

/** Why a build could not be canceled. */
export function describeRefusal(
  result: Exclude<CancelResult['result'], 'canceled'>,
  { address, build }: TrackedBuild,
): string {
  const name = nameBuild(address);
  switch (result) {
    case 'already-canceled':
      return build.state === 'canceling'
        ? `${name} is already being canceled.`
        : `${name} was already canceled.`;
    case 'ended':
      return `${name} had already finished (${build.state}).`;
    case 'blocked':
      return `${name} is blocked, not canceled. It continues if someone unblocks it.`;
  }
}
