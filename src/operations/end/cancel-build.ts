import { ClientError } from '../../client/index.ts';
import { couldHaveBeenApplied } from '../../client/retry/failure.ts';
import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { isTerminal } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { interruptedWrite } from '../context/failed-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { endingAt, mostHeldMs } from '../context/time-to-wait.ts';
import { buildOutcome, describeReported } from '../outputs/build-outcome.ts';
import { nameBuild, setBuildOutputs } from '../outputs/build-outputs.ts';
import { describeEnded, endPart } from './end-part.ts';
import { writeGracefully } from './graceful.ts';

/** When a step that cancels a build gives up, and how it waits for its end, if it is to. */
interface CancelLimits {
  readonly sendByMs: number | undefined;
  readonly waitForEnd: ((build: Build) => Promise<Outcome>) | undefined;
}

const mayBeCanceled = 'The build may be canceled nevertheless. Open it to check.';

/**
 * Cancels a build, and waits for its end if it is to. Sets its outputs even if the service refuses that. If the workflow is
 * canceled meanwhile, a response that is on its way is awaited briefly.
 * @throws the error of the request.
 */
export async function cancelAndWait(
  address: BuildAddress,
  { sendByMs, waitForEnd }: CancelLimits,
  context: Context,
): Promise<Outcome> {
  const { journal, redact, signal } = context;
  const name = nameBuild(address);
  const written = await writeGracefully(
    (guard) => endPart(address, 'step', context, { ...endingAt(sendByMs, mostHeldMs), ...guard }),
    { what: `cancel of ${name}` },
    context,
  );
  if (typeof written === 'string') {
    const result = written === 'unknown' ? 'may have been canceled' : 'was not canceled';
    return interruptedWrite(`${name} ${result}.`, redact);
  }
  const ended = written.value;
  if (ended.result === 'failed') {
    const { build, error } = ended;
    if (build) setBuildOutputs([{ address, build }], journal);
    if (error instanceof ClientError && couldHaveBeenApplied(error))
      error.hint = [error.hint ?? '', mayBeCanceled].join(' ').trim();
    throw error;
  }
  const { build, result } = ended;
  if (waitForEnd && !isTerminal(build) && !signal.aborted) return failIfBlocked(await waitForEnd(build));
  const one = { address, build };
  const sentence = result === 'canceled' ? describeReported(one, context) : describeEnded(result, one);
  const words = signal.aborted ? `The step was interrupted. ${sentence}` : sentence;
  const outcome = { ...buildOutcome(words, [one], context), success: !signal.aborted };
  return result === 'blocked' ? failIfBlocked(outcome) : outcome;
}

/** A blocked build continues if someone unblocks it: it is not canceled. */
function failIfBlocked(outcome: Outcome): Outcome {
  if (outcome.outputs?.state !== 'blocked') return outcome;
  const hint = 'The service does not cancel a blocked build. Unblock it first, then cancel it.';
  return { ...outcome, success: false, hint };
}
