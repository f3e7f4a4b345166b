import type { Build } from '../../model/build.ts';
import { nameBuild } from '../../model/build-address.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { isTerminal } from '../../model/states.ts';
import { describeBuild } from '../../report/builds/analyze.ts';
import type { Context } from '../context/context.ts';
import { interruptedOutcome, interruptedWrite } from '../context/failed-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import type { CallLimits } from '../context/time-to-wait.ts';
import { buildOutcome, reportBuild } from '../outputs/build-outcome.ts';
import { setBuildOutputs } from '../outputs/build-outputs.ts';
import { describeEnded, endGracefully, mayBeApplied } from './end-part.ts';

/** When a step that cancels a build gives up, and how it waits for its end, if it is to. */
interface CancelLimits extends CallLimits {
  readonly waitForEnd?: ((build: Build) => Promise<Outcome>) | undefined;
}

const mayBeCanceled = 'The build may be canceled nevertheless. Open it to check.';

/**
 * Cancels a build, and waits for its end if it is to. Sets its outputs even if the service refuses that.
 * @throws the error of the request.
 */
export async function cancelAndWait(
  address: BuildAddress,
  { until, waitForEnd }: CancelLimits,
  context: Context,
): Promise<Outcome> {
  const { journal, signal } = context;
  const name = nameBuild(address);
  const ended = await endGracefully(address, { what: `cancel of ${name}`, until }, context);
  if (ended.result === 'unknown' || ended.result === 'not sent')
    return interruptedWrite(ended.result, name, 'canceled');
  if (ended.result === 'failed') {
    const { build, error } = ended;
    if (build) setBuildOutputs([{ address, build }], journal);
    if (mayBeApplied(error)) error.hint = [error.hint ?? '', mayBeCanceled].join(' ').trim();
    throw error;
  }
  const { build, result } = ended;
  if (waitForEnd && !isTerminal(build) && !signal.aborted) return failIfBlocked(await waitForEnd(build));
  const one = reportBuild({ address, build }, context);
  const sentence = result === 'canceled' ? describeBuild(one.report) : describeEnded(result, one);
  const outcome = failIfBlocked(buildOutcome(sentence, [one]));
  return signal.aborted ? interruptedOutcome(outcome) : outcome;
}

/** A blocked build continues if someone unblocks it: it is not canceled. */
function failIfBlocked(outcome: Outcome): Outcome {
  if (outcome.outputs?.state !== 'blocked') return outcome;
  const hint = 'The service does not cancel a blocked build. Unblock it first, then cancel it.';
  return { ...outcome, success: false, hint };
}
