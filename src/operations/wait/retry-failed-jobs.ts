import type { Build } from '../../model/build.ts';
import { nameBuild, parseBuildUrl } from '../../model/build-address.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { effectiveState, isCanceled, isOver, type RetryableState } from '../../model/states.ts';
import { analyzeBuild } from '../../report/builds/analyze.ts';
import { count as counted } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { writeGracefully } from '../end/graceful.ts';
import type { Sending } from '../end/obligations.ts';
import type { StepBuild } from '../end/step-build.ts';

/** The jobs to retry. `onPending` also gets the build before, whenever it is known. */
export interface RetryOrder extends Pick<Sending, 'onPending' | 'until'> {
  readonly address: BuildAddress;
  readonly states: readonly RetryableState[];
  /** The build, if it is known. */
  readonly build?: Build;
}

/** What came of a retry, in a sentence. */
export interface RetryResult {
  /**
   * The build, with how many jobs are retried. Its old end is ignored until a new job is seen; if nothing is retried, its end counts
   * as it is. It is the step's own if it had ended, and the step made it run again.
   */
  readonly tracked: StepBuild;
  readonly sentence: string;
  /** `warning` if the response was lost, so that the retry that the build shows may be another person's. */
  readonly level: 'info' | 'warning';
}

/**
 * Retries the failed jobs of a build exactly once, whatever is lost on the way. What is logged about it is up to
 * the caller. If the workflow is canceled meanwhile, a response that is on its way is awaited briefly.
 * @throws the signal's reason; ClientError; OutcomeUnknownError when the jobs may be retried or not.
 */
export async function retryFailedJobs(
  { address, states, build: known, until, onPending }: RetryOrder,
  context: Context,
): Promise<RetryResult> {
  const name = nameBuild(address);
  let seen: StepBuild | undefined;
  const sent = await writeGracefully(
    (guard) => context.client.builds.retryFailedJobs(address, { ...guard, states, until }),
    {
      what: `retry of ${name}`,
      onSend(before: Build | undefined = known) {
        seen = before && { address, build: before, origin: isOver(before) ? 'started' : 'reused' };
        onPending({ retryOf: address }, seen);
      },
      onNoEffect: () => onPending(null, seen),
    },
    context,
  );
  if (typeof sent === 'string') throw context.signal.reason;
  const { build, count, origin } = sent.value;
  const tracked: StepBuild = { address, build, origin: 'reused', retriedCount: count };
  if (count === 0) {
    onPending(null, seen);
    const requested = `Requested: jobs in the state ${states.join(' or ')}.`;
    const why = whyNone(build.jobs ? build : { ...build, jobs: seen?.build.jobs });
    return {
      tracked,
      sentence: [`${name}: the service retried no job.`, requested, ...why].join(' '),
      level: 'info',
    };
  }
  const isFound = origin === 'recovered';
  const doubt = " The response was lost, but the build shows it. It may be another person's retry.";
  const what = count === undefined ? 'its failed jobs' : counted(count, 'job');
  return {
    tracked: { ...tracked, ...(seen && { origin: seen.origin, before: seen.build }) },
    sentence: `${name}: retried ${what}.${isFound ? doubt : ''}`,
    level: isFound ? 'warning' : 'info',
  };
}

/** Why the service retried no job, as far as the build shows it, and what to do instead. */
function whyNone(build: Build): string[] {
  if (isCanceled(effectiveState(build))) return ['The build was canceled. Rebuild it to run it again.'];
  const { failed } = analyzeBuild(build, { now: 0 });
  if (failed.length === 0 || failed.some(({ child }) => child === undefined)) return [];
  return failed.flatMap(({ name, child }) => {
    const started = parseBuildUrl(child?.url);
    const where = started && [nameBuild(started), child?.web_url].filter(Boolean).join(', ');
    return where ? [`The trigger step “${name}” failed. Retry the failed jobs of its build: ${where}`] : [];
  });
}
