import { ApiError } from '../../client/index.ts';
import { type BuildAddress, smallResponse } from '../../model/requests.ts';
import { isOver, type RetryableState } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import type { SavedBuild } from '../context/journal.ts';
import { nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';
import { cannotRetry, describeRetry, logRetry, retryFailedJobs } from '../wait/retry-failed-jobs.ts';
import { requestRebuild } from './rebuild.ts';

/** What a re-run does with the failed build of an earlier attempt. */
export interface RerunOrder {
  readonly onRerun: 'retry-failed' | 'rebuild';
  readonly sendByMs?: number | undefined;
  /**
   * Called right before each attempt of a request, with what the post step needs to cancel what it starts, and, for a retry, the
   * build before. Unless it had ended, others have made it run again.
   */
  readonly onSend: (saved: SavedBuild, before?: TrackedBuild) => void;
  /** Called when a refusal makes it certain that nothing has come of it so far. */
  readonly onNoEffect: () => void;
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
  { address, build }: TrackedBuild,
  { onRerun, sendByMs, onSend, onNoEffect }: RerunOrder,
  context: Context,
): Promise<TrackedBuild | null> {
  const { log, signal } = context;
  if (onRerun === 'rebuild') {
    const made = await requestRebuild(
      { original: address, sendByMs, onSend: (saved) => onSend(saved), onNoEffect },
      context,
    ).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 422)
        error.hint ??= 'To create a new build instead, set on-rerun to new.';
      throw error;
    });
    if (made === null) throw signal.reason;
    return made.tracked;
  }
  let origin: TrackedBuild['origin'] = 'started';
  const send = (saved: SavedBuild, before = build) => {
    origin = isOver(before) ? 'started' : 'reused';
    onSend(saved, { address, build: before, origin });
  };
  try {
    const order = { address, states: failing, sendByMs, onSend: send, onNoEffect };
    const result = await retryFailedJobs(order, context);
    logRetry(result, describeRetry(result, failing), context);
    if (result.count !== 0) return { ...result.tracked, origin, retriedCount: result.count };
    log.info(`${nameBuild(address)}: nothing to continue. A new build is created.`);
  } catch (error) {
    if (cannotRetry(error)) {
      const why = `the service does not know the request (${error.status})`;
      log.warning(
        `${nameBuild(address)}: its failed jobs cannot be retried, because ${why}. A new build is created.`,
      );
    } else if (await isRefused(error, address, context)) {
      const why = errorSentence(error);
      log.warning(`${nameBuild(address)}: its failed jobs are not retried. ${why} A new build is created.`);
    } else throw error;
  }
  return null;
}

/** True if the service refuses to retry jobs of this build, which has not been made to run again by others meanwhile. */
async function isRefused(
  error: unknown,
  address: BuildAddress,
  { client, signal }: Context,
): Promise<boolean> {
  if (!(error instanceof ApiError && error.status === 422)) return false;
  return isOver(await client.builds.get(address, { ...smallResponse, signal }));
}
