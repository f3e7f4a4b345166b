import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { isOver, type RetryableState } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import { graceMs } from '../end/graceful.ts';
import { describeDoubt, toCancel } from '../end/obligations.ts';
import { endOnAbort } from '../end/on-abort.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { buildOutcome, failedJobEntry, reportBuild } from '../outputs/build-outcome.ts';
import { setBuildOutputs, type TrackedBuild } from '../outputs/build-outputs.ts';
import { describeRetry, logRetry, type RetryResult, retryFailedJobs } from '../wait/retry-failed-jobs.ts';
import { waitForBuilds } from '../wait/wait.ts';

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
 * canceled with the workflow; any other is canceled only if `cancel-on` has `abort`.
 */
export async function retryAndWait(step: RetryStep, context: Context): Promise<Outcome> {
  const { states, wait, sinceMs, options } = step;
  const { journal, signal } = context;
  const sent = await sendRetry(step, context);
  if ('sentence' in sent) return sent;
  const { result, cancelOnAbort } = sent;
  const { tracked, count } = result;
  const sentence = describeRetry(result, states);
  if (cancelOnAbort && (wait || signal.aborted)) journal.owe('wait', toCancel([tracked]));
  if (count !== undefined) journal.output('retried-count', String(count));
  if (wait || result.by === 'recovered') logRetry(result, sentence, context);
  if (signal.aborted)
    return endOnAbort([tracked], { sinceMs, spentMs: graceMs, isMine: () => cancelOnAbort }, context);
  if (wait) return waitForBuilds([tracked], { options: { ...options, cancelOnAbort }, sinceMs }, context);
  return buildOutcome(sentence, [tracked], context);
}

/** Sends the retry. The outcome of the step if it was interrupted before the response. @throws the error of the request. */
async function sendRetry(
  { address, states, sendByMs, sinceMs, options }: RetryStep,
  context: Context,
): Promise<{ readonly result: RetryResult; readonly cancelOnAbort: boolean } | Outcome> {
  const { signal } = context;
  /** The build as it was right before the request. */
  let seen: TrackedBuild[] = [];
  /** False if it is certain that nothing came of the request. What runs in the build then belongs to others. */
  let isSent = false;
  const onSend = (before: Build | undefined) => {
    isSent = true;
    seen = before ? [{ address, build: before }] : [];
  };
  const onNoEffect = () => {
    isSent = false;
  };
  try {
    const result = await retryFailedJobs({ address, states, sendByMs, onSend, onNoEffect }, context);
    const isOurs = isSent && seen.some(({ build }) => isOver(build));
    return { result, cancelOnAbort: options.cancelOnAbort ?? isOurs };
  } catch (error) {
    if (signal.aborted && error === signal.reason) {
      const doubts = isSent ? [describeDoubt({ retryOf: address }, false)] : [];
      const words = { doubts, nothing: 'No job was retried.', wanted: 1 };
      const abort = { sinceMs, spentMs: graceMs, isMine: () => false, ...words };
      return endOnAbort(isSent ? seen : [], abort, context);
    }
    if (seen.length > 0) setOutputs(seen, context);
    throw error;
  }
}

function setOutputs(builds: readonly TrackedBuild[], context: Context): void {
  setBuildOutputs(builds, context.journal);
  const failed = builds.flatMap((one) => reportBuild(one, context).failed.map(failedJobEntry));
  context.journal.output('failed-jobs', failed);
}
