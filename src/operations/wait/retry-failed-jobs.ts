import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { hasEnded, type RetryableState } from '../../model/states.ts';
import { count as counted } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { endingAt } from '../context/time-to-wait.ts';
import { writeGracefully } from '../end/graceful.ts';
import { nameBuild, type TrackedBuild, withLink } from '../outputs/build-outputs.ts';
import { showsNewJob } from './state.ts';

/** The jobs to retry. */
export interface RetryOrder {
  readonly address: BuildAddress;
  readonly states: readonly RetryableState[];
  /** When the time to wait is over, by the monotonic clock: a retry that would be sent later is not sent. */
  readonly sendByMs?: number | undefined;
  /** The build as it ended, with its jobs. If it has other jobs by now, others have retried it, and nothing is sent. */
  readonly ended?: Build;
  /**
   * Called right before each attempt, with the build before, if it could be read. If it had ended, whatever runs in it now
   * was started by this step.
   */
  readonly onSend?: (before: Build | undefined) => void;
  /** Called when a refusal makes it certain that nothing has come of it so far. */
  readonly onNoEffect?: () => void;
}

/** A build after its failed jobs were retried. */
export interface RetryResult {
  /** To wait for: its old end is ignored until a new job is seen. If nothing is retried, its end counts as it is. */
  readonly tracked: TrackedBuild;
  /** How many jobs are retried; 0 if none was in these states, undefined if the service does not say it. */
  readonly count: number | undefined;
  /**
   * `recovered`: the response was lost, and the build shows that its jobs are retried. `others`: nothing was sent, or nothing
   * was left to retry, because others have retried its jobs.
   */
  readonly by: 'direct' | 'recovered' | 'others';
}

/**
 * Retries the failed jobs of a build exactly once, whatever is lost on the way. What is logged about it is up to
 * the caller. If the workflow is canceled meanwhile, a response that is on its way is awaited briefly.
 * @throws the signal's reason; ClientError; OutcomeUnknownError when the jobs may be retried or not.
 */
export async function retryFailedJobs(
  order: RetryOrder,
  context: Pick<Context, 'client' | 'clock' | 'log' | 'signal' | 'forceSignal' | 'heedSignals'>,
): Promise<RetryResult> {
  const { address, states, sendByMs, ended, onSend, onNoEffect } = order;
  let before: Build | undefined;
  let others: Build | undefined;
  try {
    const sent = await writeGracefully(
      (guard) =>
        context.client.builds.retryFailedJobs(address, {
          ...{ ...guard, states, ...endingAt(sendByMs) },
          async onState(state, seen) {
            if (state === 'sending' && ended && seen && showsNewJob(seen, ended)) {
              others = seen;
              throw new Error('Others have retried the build.');
            }
            return guard.onState(state, seen);
          },
        }),
      {
        what: `retry of ${nameBuild(address)}`,
        onSend(seen: Build | undefined) {
          before = seen;
          onSend?.(seen);
        },
        onNoEffect,
      },
      context,
    );
    if (typeof sent === 'string') throw context.signal.reason;
    const { build, count, origin } = sent.value;
    if (count !== 0) {
      // If it could not be read before, what has finished by now was there.
      const hasFinished = (job: object) => 'finished_at' in job && Boolean(job.finished_at);
      const jobs = before?.jobs ?? build.jobs?.filter(hasFinished);
      return { tracked: { address, build, before: { ...(before ?? build), jobs } }, count, by: origin };
    }
    onNoEffect?.();
    const last = ended ?? before;
    const isSame =
      last === undefined || !hasEnded(last) || (build.state === last.state && !showsNewJob(build, last));
    const tracked = { address, build };
    return isSame
      ? { tracked, count, by: 'direct' }
      : { tracked: runAgain(tracked, last), count, by: 'others' };
  } catch (error) {
    if (others === undefined) throw error;
    return { tracked: runAgain({ address, build: others }, ended), count: undefined, by: 'others' };
  }
}

/** A build in which others have retried jobs since it ended: a replica may still show that end. */
export function runAgain(tracked: TrackedBuild, ended: Build | undefined): TrackedBuild {
  return ended?.jobs && hasEnded(ended) ? { ...tracked, before: ended } : tracked;
}

/** Logs what is retried, as a warning if it may not be by this step. */
export function logRetry(
  { tracked, by }: Pick<RetryResult, 'tracked' | 'by'>,
  sentence: string,
  context: Pick<Context, 'log' | 'toLink'>,
): void {
  const level = by === 'recovered' ? 'warning' : 'info';
  context.log[level](withLink(sentence, tracked.build, context));
}

/** What is retried, in one sentence. */
export function describeRetry(
  { tracked, count, by }: Pick<RetryResult, 'tracked' | 'count' | 'by'>,
  states: readonly RetryableState[],
): string {
  const name = nameBuild(tracked.address);
  if (count === 0)
    return `${name}: the service retried no job. Requested: jobs in the state ${states.join(' or ')}.`;
  const jobs = count === undefined ? 'its failed jobs' : counted(count, 'job');
  const doubt =
    by === 'recovered'
      ? " The response was lost, but the build shows it. It may be another person's retry."
      : '';
  return `${name}: retried ${jobs}.${doubt}`;
}
