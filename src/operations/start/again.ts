/* How a build runs again: rebuilt as a new one, or with its failed jobs retried. */
import { ApiError } from '../../client/index.ts';
import { nameBuild } from '../../model/build-address.ts';
import { type BuildAddress, smallResponse } from '../../model/requests.ts';
import type { RetryableState } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import type { Outcome } from '../context/outcome.ts';
import { writeGracefully } from '../end/graceful.ts';
import type { Sending } from '../end/obligations.ts';
import type { StepBuild } from '../end/step-build.ts';
import { withLink } from '../outputs/build-outputs.ts';
import { retryFailedJobs } from '../wait/retry-failed-jobs.ts';
import { isReusable } from './earlier.ts';
import { type StartSettings, startBuilds } from './start-builds.ts';

/** Rebuilds a build, and waits for the new one. */
export function rebuild(
  { address: original, ...plan }: StartSettings & { readonly address: BuildAddress },
  context: Context,
): Promise<Outcome> {
  const start = (sending: Sending) => requestRebuild(original, sending, context);
  return startBuilds({ ...plan, starters: [{ name: nameBuild(original), start }] }, context);
}

/** Creates the new build, and logs it. Returns what was done. @throws the signal's reason, or the error of the request. */
export async function requestRebuild(
  original: BuildAddress,
  { until, onPending, onStarted }: Sending,
  context: Context,
): Promise<string> {
  const { client, log, signal } = context;
  const { number: rebuiltFrom, ...pipeline } = original;
  const source = nameBuild(original);
  const made = await writeGracefully(
    (guard) => client.builds.rebuildWithDetails(original, { ...guard, until }),
    {
      what: `rebuild of ${source}`,
      onSend: (above: number | undefined) =>
        onPending({ rebuiltFrom, in: pipeline, ...(above !== undefined && { above }) }),
      onNoEffect: () => onPending(null),
    },
    context,
  );
  if (typeof made === 'string') throw signal.reason;
  const { build, origin } = made.value;
  const address = { ...original, number: build.number };
  onStarted({ address, build, origin: 'started' });
  const name = nameBuild(address);
  if (origin === 'recovered') {
    const doubt = `${name}: found as a rebuild of ${source} by the token's user, because the response was lost. Another step may have created it.`;
    log.warning(withLink(doubt, build, context));
    return `Found ${name}, a rebuild of ${source}.`;
  }
  log.info(withLink(`${name}: created as a rebuild of ${source}.`, build, context));
  return `Created ${name}, a rebuild of ${source}.`;
}

/** The states of the jobs that fail a build. */
export const failingStates: readonly RetryableState[] = ['failed', 'timed_out', 'expired'];

/**
 * Retries the failed jobs of a build, and waits for it. A build that had ended, and runs again because of this step, is
 * canceled with the workflow; any other is canceled only if `cancel-on` has `abort`.
 */
export function retryAndWait(
  {
    address,
    states,
    ...plan
  }: StartSettings & { readonly address: BuildAddress; readonly states: readonly RetryableState[] },
  context: Context,
): Promise<Outcome> {
  const start = async (sending: Sending) => {
    const retried = await retryFailedJobs({ address, states, ...sending }, context);
    const { tracked, sentence, level } = retried;
    sending.onStarted(tracked);
    if (plan.wait || level === 'warning') context.log[level](withLink(sentence, tracked.build, context));
    return sentence;
  };
  const starters = [{ name: nameBuild(address), start }];
  return startBuilds({ ...plan, starters }, context);
}

/**
 * Rebuilds a build of an earlier attempt, or retries its failed jobs. Returns what was done; null if it cannot be continued, so
 * that a new build is needed. @throws the signal's reason, or the error of the request.
 */
export async function continueEarlier(
  { address, build }: StepBuild,
  how: 'rebuild' | 'retry-failed',
  sending: Sending,
  context: Context,
): Promise<string | null> {
  const { client, log, signal } = context;
  const name = nameBuild(address);
  let why = 'nothing to continue.';
  let refused: 'info' | 'warning' = 'info';
  try {
    if (how === 'rebuild') return await requestRebuild(address, sending, context);
    const order = { address, build, states: failingStates, ...sending };
    const { tracked, sentence, level } = await retryFailedJobs(order, context);
    const isRetried = tracked.retriedCount !== 0;
    if (isRetried) sending.onStarted(tracked);
    log[level](withLink(sentence, tracked.build, context));
    if (isRetried) return `Retried the failed jobs of ${name}.`;
  } catch (error) {
    if (!isRefused(error)) throw error;
    refused = 'warning';
    why = `it is not continued. ${errorSentence(error)}`;
    sending.onPending(null);
  }
  const now = await client.builds.get(address, { ...smallResponse, signal });
  if (isReusable(now)) {
    sending.onStarted({ address, build: now, origin: 'reused', retriedCount: 0 });
    log.info(`${name}: others have made it run again.`);
    return `Reused ${name}, which others have made run again.`;
  }
  log[refused](`${name}: ${why} A new build is created.`);
  return null;
}

/** True if the service refuses that for this build, as for one that runs again, or does not know the request. */
function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && [404, 405, 422].includes(error.status);
}
