import { ClientError } from '../../client/index.ts';
import { couldHaveBeenApplied } from '../../client/retry/failure.ts';
import type { BuildAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import { interruptedWrite } from '../context/interrupted-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { endingAt, mostHeldMs } from '../context/time-to-wait.ts';
import { buildOutcome, describeReported } from '../outputs/build-outcome.ts';
import { nameBuild, setBuildOutputs } from '../outputs/build-outputs.ts';
import { describeEnded, type Ended, endPart } from './end-part.ts';
import { writeGracefully } from './graceful.ts';

/** A build after its cancel was answered. */
export type EndedPart = Exclude<Ended, { readonly result: 'failed' }>;

/**
 * Cancels the build of a step. Sets its outputs even if the service refuses that. If the workflow is canceled meanwhile, a
 * response that is on its way is awaited briefly; without one, the outcome of the step is returned.
 * @throws the error of the request.
 */
export async function cancelForStep(
  address: BuildAddress,
  context: Context,
  sendByMs?: number,
): Promise<EndedPart | Outcome> {
  const name = nameBuild(address);
  const written = await writeGracefully(
    (guard) => endPart(address, 'step', context, { ...endingAt(sendByMs, mostHeldMs), ...guard }),
    { what: `cancel of ${name}` },
    context,
  );
  if (typeof written === 'string') {
    const result = written === 'unknown' ? 'may have been canceled' : 'was not canceled';
    return interruptedWrite(`${name} ${result}.`, context.redact);
  }
  const ended = written.value;
  if (ended.result !== 'failed') return ended;
  const { build, error } = ended;
  if (build) setBuildOutputs([{ address, build }], context.journal);
  if (error instanceof ClientError && couldHaveBeenApplied(error))
    error.hint = [error.hint ?? '', mayBeCanceled].join(' ').trim();
  throw error;
}

const mayBeCanceled = 'The build may be canceled nevertheless. Open it to check.';

/** The outcome of a step that cancels one build. A blocked build continues if someone unblocks it: a failure. */
export function cancelOutcome(
  address: BuildAddress,
  { build, result }: EndedPart,
  context: Context,
): Outcome {
  const sentence =
    result === 'canceled'
      ? describeReported({ address, build }, context)
      : describeEnded(result, { address, build });
  const isInterrupted = context.signal.aborted;
  const words = isInterrupted ? `The step was interrupted. ${sentence}` : sentence;
  const made = buildOutcome(words, [{ address, build }], context);
  const outcome = isInterrupted ? { ...made, success: false } : made;
  return result === 'blocked' ? asBlocked(outcome) : outcome;
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
