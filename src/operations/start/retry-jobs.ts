import { ApiError } from '../../client/index.ts';
import { type BuildAddress, smallResponse } from '../../model/requests.ts';
import type { RetryableState } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import type { Outcome } from '../context/outcome.ts';
import type { Sending } from '../end/obligations.ts';
import { nameBuild, type TrackedBuild, withLink } from '../outputs/build-outputs.ts';
import { retryFailedJobs } from '../wait/retry-failed-jobs.ts';
import { isReusable } from './earlier.ts';
import { type StartSettings, startBuilds } from './start-builds.ts';

/** The jobs that fail a build. */
const failing: readonly RetryableState[] = ['failed', 'timed_out', 'expired'];

/** The build whose jobs to retry, and their states. */
interface RetryTarget {
  readonly address: BuildAddress;
  readonly states: readonly RetryableState[];
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
    const retried = await retryFailedJobs({ address, states, sendByMs, ...sending }, context);
    const { tracked, sentence, level } = retried;
    sending.onStarted(tracked);
    if (wait || level === 'warning') context.log[level](withLink(sentence, tracked.build, context));
    return sentence;
  };
  const starters = [{ name: nameBuild(address), start }];
  return startBuilds({ ...settings, starters }, context);
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
  let refused: 'info' | 'warning' = 'info';
  try {
    const order = { address, build, states: failing, sendByMs, ...sending };
    const { tracked, sentence, level } = await retryFailedJobs(order, context);
    const isRetried = tracked.retriedCount !== 0;
    if (isRetried) sending.onStarted(tracked);
    log[level](withLink(sentence, tracked.build, context));
    if (isRetried) return 'retried';
  } catch (error) {
    if (!isRefused(error)) throw error;
    refused = 'warning';
    why = `its failed jobs are not retried. ${errorSentence(error)}`;
    sending.onPending(null);
  }
  const now = await client.builds.get(address, { ...smallResponse, signal });
  if (isReusable(now)) {
    sending.onStarted({ address, build: now, origin: 'reused', retriedCount: 0 });
    log.info(`${name}: others have made it run again.`);
    return 'reused';
  }
  log[refused](`${name}: ${why} A new build is created.`);
  return null;
}

/** True if the service refuses that for this build, as for one that runs again, or does not know the request. */
export function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && [404, 405, 422].includes(error.status);
}
