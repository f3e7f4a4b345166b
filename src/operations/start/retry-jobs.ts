import { ApiError } from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import { type BuildAddress, smallResponse } from '../../model/requests.ts';
import { isOver, type RetryableState } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import type { Outcome } from '../context/outcome.ts';
import type { Sending } from '../end/obligations.ts';
import { nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';
import { describeRetry, logRetry, type RetryResult, retryFailedJobs } from '../wait/retry-failed-jobs.ts';
import { isReusable } from './earlier.ts';
import { type StartSettings, startBuilds } from './start-builds.ts';

/** The jobs that fail a build. */
const failing: readonly RetryableState[] = ['failed', 'timed_out', 'expired'];

/** The jobs to retry. */
interface RetryTarget extends Pick<StartSettings, 'sendByMs'> {
  readonly address: BuildAddress;
  readonly states: readonly RetryableState[];
  /** The build, if it is known. */
  readonly build?: Build;
}

/**
 * Retries the failed jobs of a build, and waits for it. A build that had ended, and runs again because of this step, is
 * canceled with the workflow; any other is canceled only if `cancel-on` has `abort`.
 */
export function retryAndWait(
  { address, states, ...settings }: StartSettings & RetryTarget,
  context: Context,
): Promise<Outcome> {
  const { wait, sendByMs } = settings;
  const start = async (sending: Sending) => {
    const result = await requestRetry({ address, states, sendByMs }, sending, context);
    const sentence = describeRetry(result, states);
    sending.onStarted(result.tracked);
    if (wait || result.origin === 'recovered') logRetry(result, sentence, context);
    return sentence;
  };
  const starters = [{ name: nameBuild(address), start }];
  return startBuilds({ ...settings, starters, nothing: 'No job was retried.' }, context);
}

/** Retries the failed jobs. The build is the step's own if it had ended, and the step made it run again. */
async function requestRetry(
  { address, build, ...order }: RetryTarget,
  { onPending }: Pick<Sending, 'onPending'>,
  context: Context,
): Promise<RetryResult> {
  let seen: TrackedBuild | undefined;
  const onSend = (before = build) => {
    seen = before && { address, build: before, origin: isOver(before) ? 'started' : 'reused' };
    onPending({ retryOf: address }, seen);
  };
  const result = await retryFailedJobs(
    { address, ...order, onSend, onNoEffect: () => onPending(null, seen) },
    context,
  );
  const { count, tracked } = result;
  const origin = (count !== 0 && seen?.origin) || 'reused';
  return { ...result, tracked: { ...tracked, origin, retriedCount: count } };
}

/**
 * Retries the failed jobs of a build of an earlier attempt. Null if they cannot be retried, so that a new build is needed.
 * @throws the signal's reason, or the error of the request.
 */
export async function retryEarlier(
  { address, build }: TrackedBuild,
  { sendByMs, ...sending }: Sending & Pick<StartSettings, 'sendByMs'>,
  context: Context,
): Promise<'retried' | 'reused' | null> {
  const { client, log, signal } = context;
  const name = nameBuild(address);
  let why = 'nothing to continue.';
  let level: 'info' | 'warning' = 'info';
  try {
    const result = await requestRetry({ address, build, states: failing, sendByMs }, sending, context);
    if (result.count !== 0) sending.onStarted(result.tracked);
    logRetry(result, describeRetry(result, failing), context);
    if (result.count !== 0) return 'retried';
  } catch (error) {
    if (!isRefused(error)) throw error;
    level = 'warning';
    why = `its failed jobs are not retried. ${errorSentence(error)}`;
    sending.onPending(null);
  }
  const now = await client.builds.get(address, { ...smallResponse, signal });
  if (isReusable(now)) {
    sending.onStarted({ address, build: now, origin: 'reused', retriedCount: 0 });
    log.info(`${name}: others have made it run again.`);
    return 'reused';
  }
  log[level](`${name}: ${why} A new build is created.`);
  return null;
}

/** True if the service refuses that for this build, as for one that runs again, or does not know the request. */
export function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && [404, 405, 422].includes(error.status);
}
