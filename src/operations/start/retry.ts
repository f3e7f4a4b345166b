import { OutcomeUnknownError } from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { isOver, type RetryableState } from '../../model/states.ts';
import { cancelOnAbort, warnOfUnknown } from '../cancel/cancel-on-abort.ts';
import { graceMs } from '../cancel/grace-period.ts';
import { saveDone } from '../cancel/saved-state.ts';
import type { Context } from '../context/context.ts';
import type { SavedBuild } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { buildOutcome, failedJobEntry, reportBuild } from '../outputs/build-outcome.ts';
import { setBuildOutputs, type TrackedBuild } from '../outputs/build-outputs.ts';
import { describeRetry, logRetry, type RetryResult, retryFailedJobs } from '../wait/retry-failed-jobs.ts';
import { waitForBuilds } from '../wait/wait-for-builds.ts';

/** The jobs to retry, and whether and how to wait for their build. */
export interface RetryStep {
  readonly address: BuildAddress;
  readonly states: readonly RetryableState[];
  readonly wait: boolean;
  readonly options: WaitSettings;
  /** When the step sent its first request, by the monotonic clock. */
  readonly sinceMs: number;
  /** When the time to wait is over: a retry that would be sent later is not sent. */
  readonly sendByMs: number | undefined;
}

/**
 * Retries the failed jobs of a build, and waits for it. A build that had ended, and runs again because of this step, is
 * canceled with the workflow; any other is canceled only if `cancel-on-abort` is true.
 */
export async function retryAndWait(step: RetryStep, context: Context): Promise<Outcome> {
  const { address, states, wait, sinceMs, sendByMs } = step;
  const { journal, signal } = context;
  let pending: readonly SavedBuild[] = [];
  /** The build as it was right before the request. */
  let seen: TrackedBuild[] = [];
  /** The same, unless it is certain that nothing came of the request: then there is nothing to cancel. */
  let known: TrackedBuild[] = [];
  let isMine = step.options.cancelOnAbort ?? false;
  const onSend = (saved: SavedBuild, before: Build | undefined) => {
    isMine = step.options.cancelOnAbort ?? (before !== undefined && isOver(before));
    pending = [saved];
    seen = before ? [{ address, build: before }] : [];
    known = seen;
    if (isMine) journal.save({ phase: 'creating', builds: pending });
  };
  const onNoEffect = () => {
    pending = [];
    known = [];
    if (isMine) saveDone(journal);
    // What runs in the build without a retry belongs to others.
    isMine = step.options.cancelOnAbort ?? false;
  };
  const nothing = 'No job was retried.';
  const aborted = () => ({ sinceMs, spentMs: graceMs, cancelOnAbort: isMine, nothing });
  let result: RetryResult;
  try {
    result = await retryFailedJobs({ address, states, sendByMs, onSend, onNoEffect }, context);
  } catch (error) {
    if (signal.aborted && error === signal.reason)
      return cancelOnAbort(known, { ...aborted(), pending }, context);
    if (isMine) warnOfUnknown(error, pending, context);
    if (seen.length > 0) setOutputs(await stateAfter(error, seen, context), context);
    throw error;
  }
  const { tracked, count } = result;
  const sentence = describeRetry(result, states);
  if (count !== undefined) journal.output('retried-count', String(count));
  if (wait || result.by === 'recovered') logRetry(result, sentence, context);
  if (signal.aborted) return cancelOnAbort([tracked], aborted(), context);
  if (wait)
    return waitForBuilds(
      [tracked],
      { options: { ...step.options, cancelOnAbort: isMine }, sinceMs },
      context,
    );
  if (isMine) saveDone(journal);
  return buildOutcome(sentence, [tracked], context);
}

const readMs = 5_000;

/** The build after the error of a retry. An outcome that is unknown says nothing of the state that it has by now. */
async function stateAfter(
  error: unknown,
  seen: readonly TrackedBuild[],
  { client, signal }: Context,
): Promise<readonly TrackedBuild[]> {
  if (!(error instanceof OutcomeUnknownError)) return seen;
  const parameters = { include_retried_jobs: true, exclude_pipeline: true } as const;
  const options = { ...parameters, signal, unpaced: true, timeoutMs: readMs };
  return Promise.all(
    seen.map(async (one) => ({
      ...one,
      build: await client.builds.get(one.address, options).catch(() => one.build),
    })),
  );
}

function setOutputs(builds: readonly TrackedBuild[], context: Context): void {
  setBuildOutputs(builds, context.journal);
  const failed = builds.flatMap((one) => reportBuild(one, context).failed.map(failedJobEntry));
  context.journal.output('failed-jobs', failed);
}
