import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import type { RetryableState } from '../../model/states.ts';
import { count as counted } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { endingAt } from '../context/time-to-wait.ts';
import { writeGracefully } from '../end/graceful.ts';
import { nameBuild, type TrackedBuild, withLink } from '../outputs/build-outputs.ts';

/** The jobs to retry. */
export interface RetryOrder {
  readonly address: BuildAddress;
  readonly states: readonly RetryableState[];
  /** When the time to wait is over, by the monotonic clock: a retry that would be sent later is not sent. */
  readonly sendByMs?: number | undefined;
  /**
   * Called right before each attempt, with the build before, if it could be read. If it had ended, whatever runs in it now
   * was started by this step.
   */
  readonly onSend: (before: Build | undefined) => void;
  /** Called when it is certain that nothing has come of it so far. */
  readonly onNoEffect: () => void;
}

/** A build after its failed jobs were retried. */
export interface RetryResult {
  /** To wait for: its old end is ignored until a new job is seen. If nothing is retried, its end counts as it is. */
  readonly tracked: TrackedBuild;
  /** How many jobs are retried; 0 if none was in these states, undefined if the service does not say it. */
  readonly count: number | undefined;
  /** `recovered`: the response was lost, and the build shows that its jobs are retried. */
  readonly origin: 'direct' | 'recovered';
}

/**
 * Retries the failed jobs of a build exactly once, whatever is lost on the way. What is logged about it is up to
 * the caller. If the workflow is canceled meanwhile, a response that is on its way is awaited briefly.
 * @throws the signal's reason; ClientError; OutcomeUnknownError when the jobs may be retried or not.
 */
export async function retryFailedJobs(
  { address, states, sendByMs, onSend, onNoEffect }: RetryOrder,
  context: Context,
): Promise<RetryResult> {
  let before: Build | undefined;
  const sent = await writeGracefully(
    (guard) => context.client.builds.retryFailedJobs(address, { ...guard, states, ...endingAt(sendByMs) }),
    {
      what: `retry of ${nameBuild(address)}`,
      onSend(seen: Build | undefined) {
        before = seen;
        onSend(seen);
      },
      onNoEffect,
    },
    context,
  );
  if (typeof sent === 'string') throw context.signal.reason;
  const { build, count, origin } = sent.value;
  if (count === 0) onNoEffect();
  return { tracked: { address, build, ...(count !== 0 && before && { before }) }, count, origin };
}

/** Logs what is retried, as a warning if it may not be by this step. */
export function logRetry(
  { tracked, origin }: Pick<RetryResult, 'tracked' | 'origin'>,
  sentence: string,
  context: Pick<Context, 'log' | 'toLink'>,
): void {
  const level = origin === 'recovered' ? 'warning' : 'info';
  context.log[level](withLink(sentence, tracked.build, context));
}

/** What is retried, in one sentence. */
export function describeRetry(
  { tracked, count, origin }: RetryResult,
  states: readonly RetryableState[],
): string {
  const name = nameBuild(tracked.address);
  if (count === 0)
    return `${name}: the service retried no job. Requested: jobs in the state ${states.join(' or ')}.`;
  const jobs = count === undefined ? 'its failed jobs' : counted(count, 'job');
  const doubt =
    origin === 'recovered'
      ? " The response was lost, but the build shows it. It may be another person's retry."
      : '';
  return `${name}: retried ${jobs}.${doubt}`;
}
