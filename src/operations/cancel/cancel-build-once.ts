import type { ActionClient } from '../../client/action/action-client.ts';
import { ApiError } from '../../client/index.ts';
import type { ActionCallOptions } from '../../client/retry/with-deadline.ts';
import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { effectiveState, isOver, isTerminal } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import type { Outcome } from '../context/outcome.ts';
import { buildOutcome, describeReported } from '../outputs/build-outcome.ts';
import { nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';

/** The build after an attempt to cancel it, and what the attempt did. */
export interface CancelResult {
  readonly build: Build;
  /** `ended` and `blocked`: the service refused because the build has ended or waits at a block step. */
  readonly result: 'canceled' | 'already-canceled' | 'ended' | 'blocked';
}

/**
 * Cancels a build. A 422 leads to one read, with `readOptions`: that the build has ended, or is blocked, is a result.
 * @throws the error of the request, also if the build still runs or could not be read after a 422.
 */
export async function cancelBuildOnce(
  address: BuildAddress,
  client: ActionClient,
  options: ActionCallOptions,
  readOptions = options,
): Promise<CancelResult> {
  try {
    const { build, already } = await client.builds.cancelWithDetails(address, options);
    if (isOver(build) && build.state !== 'canceled') return { build, result: 'ended' };
    return { build, result: already ? 'already-canceled' : 'canceled' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    const build = await client.builds.get(address, readOptions).catch(() => null);
    readOptions.signal?.throwIfAborted();
    if (build === null || !isTerminal(build)) throw error;
    return { build, result: effectiveState(build) === 'blocked' ? 'blocked' : 'ended' };
  }
}

/** The same, but logs an error of the request as a warning, and returns its text. @throws only the signal's reason. */
export async function tryCancelBuild(
  address: BuildAddress,
  { client, log, signal }: Context,
): Promise<CancelResult | { readonly failure: string }> {
  try {
    return await cancelBuildOnce(address, client, { signal });
  } catch (error) {
    signal.throwIfAborted();
    const failure = errorText(error);
    log.warning(failure);
    return { failure };
  }
}

/** The outcome of a step that cancels one build. */
export function cancelOutcome(
  address: BuildAddress,
  { build, result }: CancelResult,
  context: Context,
): Outcome {
  const sentence =
    result === 'canceled'
      ? describeReported({ address, build }, context)
      : describeRefusal(result, { address, build });
  return buildOutcome(sentence, [{ address, build }], context);
}

/** Why a build could not be canceled. */
export function describeRefusal(
  result: Exclude<CancelResult['result'], 'canceled'>,
  { address, build }: TrackedBuild,
): string {
  const name = nameBuild(address);
  switch (result) {
    case 'already-canceled':
      return `${name} was already canceled.`;
    case 'ended':
      return `${name} had already finished (${build.state}).`;
    case 'blocked':
      return `${name} is blocked and cannot be canceled. It continues if someone unblocks it.`;
  }
}
