import { ApiError } from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import { smallResponse } from '../../model/requests.ts';
import { isOver, type RetryableState } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import type { SavedBuild } from '../context/journal.ts';
import { nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';
import {
  cannotRetry,
  describeRetry,
  logRetry,
  retryFailedJobs,
  runAgain,
} from '../wait/retry-failed-jobs.ts';
import { isReusable } from './idempotency.ts';
import { requestRebuild } from './rebuild.ts';

/** What a re-run does with the failed build of an earlier attempt. */
export interface RerunOrder {
  readonly onRerun: 'retry-failed' | 'rebuild';
  readonly sendByMs?: number | undefined;
  /**
   * Called right before each attempt of a request, and when its response is lost, with what the post step needs to cancel
   * what it starts, and, for a retry, the build before. Unless it had ended, others have made it run again.
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
  { sendByMs, onSend, onNoEffect }: RerunOrder,
  context: Context,
): Promise<TrackedBuild> {
  const made = await requestRebuild(
    { original, sendByMs, onSend: (saved) => onSend(saved), onNoEffect },
    context,
  ).catch((error: unknown) => {
    if (isRefused(error)) error.hint ??= 'To create a new build instead, set on-rerun to new.';
    throw error;
  });
  if (made === null) throw context.signal.reason;
  return made.tracked;
}

async function retryEarlier(
  { address, build }: TrackedBuild,
  { sendByMs, onSend, onNoEffect }: RerunOrder,
  context: Context,
): Promise<TrackedBuild | null> {
  const { client, log, signal } = context;
  let why: string;
  let level: 'info' | 'warning' = 'info';
  let origin: TrackedBuild['origin'] = 'started';
  let seen: Build | undefined;
  const send = (saved: SavedBuild, before = build) => {
    seen = before;
    origin = isOver(before) ? 'started' : 'reused';
    onSend(saved, { address, build: before, origin });
  };
  try {
    const order = { address, states: failing, sendByMs, onSend: send, onNoEffect };
    const result = await retryFailedJobs(order, context);
    logRetry(result, describeRetry(result, failing), context);
    const { tracked, count } = result;
    if (count !== 0) return { ...tracked, origin, retriedCount: count };
    if (isReusable(tracked.build)) return reuseOthers(tracked, context);
    why = 'nothing to continue.';
  } catch (error) {
    if (!cannotRetry(error) && !isRefused(error)) throw error;
    level = 'warning';
    why = cannotRetry(error)
      ? `its failed jobs cannot be retried, because the service does not know the request (${error.status}).`
      : `its failed jobs are not retried. ${errorSentence(error)}`;
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

/** True if the service refuses to retry jobs of a build, as of one that runs again. */
function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 422;
}
