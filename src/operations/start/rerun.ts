import { ApiError } from '../../client/index.ts';
import { smallResponse } from '../../model/requests.ts';
import { effectiveState, isOver, type RetryableState } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import type { Sending } from '../end/obligations.ts';
import { nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';
import { describeRetry, logRetry, retryFailedJobs, runAgain } from '../wait/retry-failed-jobs.ts';
import { type EarlierBuild, type EarlierBuilds, isReusable, nameEarlier } from './earlier.ts';
import { requestRebuild } from './rebuild.ts';
import { runTag } from './tags.ts';

/** What a re-run does with the failed build of an earlier attempt. */
export interface RerunOrder extends Sending {
  readonly onRerun: 'retry-failed' | 'rebuild';
  readonly sendByMs?: number | undefined;
}

/** The jobs that fail a build. */
export const failing: readonly RetryableState[] = ['failed', 'timed_out', 'expired'];

/** True for a re-run of the workflow. */
export function isRerun({ workflow }: Pick<Context, 'workflow'>): boolean {
  return (workflow.run?.attempt ?? 1) > 1;
}

/**
 * Retries the failed jobs of a build, or rebuilds it. Null if its jobs cannot be retried, so that a new build is needed.
 * @throws the signal's reason, or the error of the request.
 */
export async function continueBuild(
  earlier: TrackedBuild,
  order: RerunOrder,
  context: Context,
): Promise<TrackedBuild | null> {
  return order.onRerun === 'rebuild'
    ? rebuildEarlier(earlier, order, context)
    : retryEarlier(earlier, order, context);
}

async function rebuildEarlier(
  { address: original }: TrackedBuild,
  { sendByMs, ...sending }: RerunOrder,
  context: Context,
): Promise<TrackedBuild> {
  const made = await requestRebuild({ original, sendByMs, ...sending }, context).catch((error: unknown) => {
    if (isRefused(error)) error.hint ??= 'To create a new build instead, set on-rerun to new.';
    throw error;
  });
  if (made === null) throw context.signal.reason;
  return made.tracked;
}

async function retryEarlier(
  { address, build }: TrackedBuild,
  { sendByMs, onSend, onNoEffect, onStarted }: RerunOrder,
  context: Context,
): Promise<TrackedBuild | null> {
  const { client, log, signal } = context;
  let why: string;
  let level: 'info' | 'warning' = 'info';
  let seen = build;
  const originOf = () => (isOver(seen) ? 'started' : 'reused');
  const send = (before = build) => {
    seen = before;
    onSend({ retryOf: address }, { address, build: before, origin: originOf() });
  };
  try {
    const order = { address, states: failing, sendByMs, onSend: send, onNoEffect };
    const result = await retryFailedJobs(order, context);
    const { count } = result;
    const tracked = { ...result.tracked, origin: originOf(), retriedCount: count } as const;
    if (count !== 0) onStarted(tracked);
    logRetry(result, describeRetry(result, failing), context);
    if (count !== 0) return tracked;
    if (isReusable(tracked.build)) return reuseOthers(tracked, context);
    why = 'nothing to continue.';
  } catch (error) {
    if (!isRefused(error)) throw error;
    level = 'warning';
    why = `its failed jobs are not retried. ${errorSentence(error)}`;
    onNoEffect();
  }
  // Others may have been first, which the read before the request, and the response, need not show.
  const now = await client.builds.get(address, { ...smallResponse, signal });
  if (isReusable(now)) return reuseOthers(runAgain({ address, build: now }, seen), context);
  log[level](`${nameBuild(address)}: ${why} A new build is created.`);
  return null;
}

/** The build, which others have made run again meanwhile. */
function reuseOthers(tracked: TrackedBuild, { log }: Pick<Context, 'log'>): TrackedBuild {
  log.info(`${nameBuild(tracked.address)}: others have made it run again.`);
  return { ...tracked, origin: 'reused', retriedCount: 0 };
}

/** True if the service refuses that for this build, as for one that runs again, or does not know the request. */
function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && [404, 405, 422].includes(error.status);
}

/** The build to continue, which is the latest that has failed; null if none has. Logs what there is. */
export function chooseFailed({ failed, canceled }: EarlierBuilds, context: Context): EarlierBuild | null {
  const { log } = context;
  const [latest = null] = failed;
  if (latest === null) {
    if (canceled)
      log.info(
        `${nameEarlier(canceled)}: not continued, because its state is ${effectiveState(canceled.build)}. A new build is created.`,
      );
    return null;
  }
  if (failed.length > 1)
    log.info(`${failed.length} earlier builds have failed. The latest is ${nameEarlier(latest)}.`);
  else if (latest.build !== latest.original) log.info(`The latest build is ${nameEarlier(latest)}.`);
  logRun(latest, context);
  return latest;
}

/** Says which run of a workflow created the build, if its meta-data says that it was another one. */
function logRun({ address, original }: EarlierBuild, { log, workflow: { run } }: Context): void {
  const number = /\/actions\/runs\/(\d{1,20})$/.exec(String(original.meta_data?.[runTag]))?.[1];
  if (run !== null && number !== undefined && number !== String(run.id))
    log.info(
      `${nameBuild({ ...address, number: original.number })}: created by workflow run ${number}, which is not this one.`,
    );
}
