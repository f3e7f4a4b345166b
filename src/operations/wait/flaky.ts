import { ApiError, ClientError, OutcomeUnknownError } from '../../client/index.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { effectiveState } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import type { Obligation } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import { describeDoubt, toCancel } from '../end/obligations.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';
import type { OutputValue } from '../outputs/declarations.ts';
import { describeRetry, logRetry, retryFailedJobs } from './retry-failed-jobs.ts';
import type { WaitedBuild } from './state.ts';

/** What a step has retried so far. */
export interface RetriesSoFar {
  /** How often the builds have been waited for again. */
  readonly rounds: number;
  readonly retries: readonly NonNullable<RetriedBuild['retry']>[];
  /** What could not be retried. */
  readonly notes: readonly string[];
  /** What was retried and why, and what the service cannot do. */
  readonly notices: readonly string[];
}

const nothing: RetriesSoFar = { rounds: 0, retries: [], notes: [], notices: [] };

/** How the builds were waited for, and what is left to the post step. */
interface RetryPlan {
  readonly options: WaitSettings;
  readonly sinceMs: number;
  readonly left: readonly Obligation[];
  readonly soFar: RetriesSoFar | undefined;
}

/** A build after the attempt to retry its failed jobs. With `before`, it runs again. */
interface RetriedBuild {
  readonly tracked: TrackedBuild;
  /** How many jobs were retried; undefined if the service does not say it. */
  readonly retry?: { readonly address: BuildAddress; readonly count: number | undefined };
  /** What is to be said of the request, if it may have been applied. */
  readonly doubt?: string | undefined;
  readonly note?: string;
  readonly notice?: string;
}

/** The builds to wait for again, what is to be said of requests that may have been applied, and what was retried. */
interface RetryRound {
  readonly tracked: readonly TrackedBuild[];
  readonly doubts: readonly string[];
  readonly soFar: RetriesSoFar;
}

/**
 * Retries the failed jobs of builds that have ended, if the failure is known to be flaky and the step has retries left, and
 * returns the builds to wait for again. Otherwise, and if nothing is retried, the outcome with what was retried so far.
 */
export async function retryFlakyJobs(
  outcome: Outcome,
  ended: readonly WaitedBuild[],
  { options, sinceMs, left, soFar = nothing }: RetryPlan,
  context: Context,
): Promise<{ readonly outcome: Outcome } | RetryRound> {
  const { clock, journal, log, signal } = context;
  const { retryFlaky = 0, timeoutMs, cancelOnAbort } = options;
  const { failure, success } = outcome;
  const sendByMs = sinceMs + timeoutMs;
  const isSpent = soFar.rounds >= retryFlaky;
  const isFlaky = failure?.mayPassAgain && !success && !signal.aborted;
  if (!isFlaky || isSpent || clock.monotonic() >= sendByMs) {
    const why = isSpent
      ? `not retried any more, because retry-flaky is ${retryFlaky}`
      : 'not retried, because wait-timeout is over';
    if (isFlaky) log.info(`The failed jobs are ${why}.`);
    return { outcome: withRetries(outcome, soFar) };
  }
  const done: RetriedBuild[] = [];
  for (const one of ended) {
    const isFailed =
      one.end?.stop.why !== 'retry-unseen' && effectiveState(one.build) === 'failed' && !signal.aborted;
    const order = { sendByMs, why: failure.sentence ?? '' };
    done.push(isFailed ? await retryOne(one, order, context) : { tracked: known(one) });
    const running = done.flatMap(({ retry }) => retry ?? []);
    if (cancelOnAbort !== false) journal.owe('wait', [...left, ...toCancel(running)]);
  }
  const now: RetriesSoFar = {
    rounds: soFar.rounds + 1,
    retries: [...soFar.retries, ...done.flatMap(({ retry }) => retry ?? [])],
    notes: [...soFar.notes, ...done.flatMap(({ note }) => note ?? [])],
    notices: [...soFar.notices, ...done.flatMap(({ notice }) => notice ?? [])],
  };
  // Known whatever happens next: the step can be interrupted while the jobs run again.
  journal.output('retries', describeRetries(now));
  const tracked = done.map((one) => one.tracked);
  if (signal.aborted || done.some(({ retry }) => retry))
    return { tracked, doubts: done.flatMap(({ doubt }) => doubt ?? []), soFar: now };
  return { outcome: withRetries(outcome, now) };
}

/** Jobs that timed out or expired have not shown why they failed. */
const states = ['failed'] as const;

/** @throws an error that the request does not explain. */
async function retryOne(
  one: WaitedBuild,
  { sendByMs, why }: { readonly sendByMs: number; readonly why: string },
  context: Context,
): Promise<RetriedBuild> {
  const { address } = one;
  const name = nameBuild(address);
  let isSent = false;
  const onSend = () => {
    isSent = true;
  };
  const onNoEffect = () => {
    isSent = false;
  };
  try {
    const result = await retryFailedJobs({ address, states, sendByMs, onSend, onNoEffect }, context);
    const sentence = `${describeRetry(result, states)} ${why}`;
    logRetry(result, sentence, context);
    if (result.count === 0) return { tracked: known(one) };
    const tracked = { ...result.tracked, origin: 'started' } as const;
    return { tracked, retry: { address, count: result.count }, notice: sentence };
  } catch (error) {
    const doubt = isSent ? describeDoubt({ retryOf: address }, false) : undefined;
    const mayRun = { tracked: known(one), doubt };
    if (context.signal.aborted && error === context.signal.reason) return mayRun;
    if (!(error instanceof ClientError)) throw error;
    const reason = errorSentence(error);
    if (error instanceof OutcomeUnknownError)
      return {
        ...mayRun,
        note: `${name}: its failed jobs may have been retried. ${reason} ${error.hint ?? ''}`.trim(),
      };
    // The build exists: then it is no wrong address, but a request that the service does not know.
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 405);
    const words = `${name}: its failed jobs are not retried`;
    return isUnknown
      ? {
          tracked: known(one),
          notice: `${words}, because the service does not know the request (${error.status}).`,
        }
      : { tracked: known(one), note: `${words}. ${reason}` };
  }
}

function known({ address, build, origin = 'found' }: WaitedBuild): TrackedBuild {
  return { address, build, origin };
}

/** The value of the output `retries`. */
function describeRetries({ retries }: RetriesSoFar): OutputValue {
  return retries.map(({ address, count = null }) => ({ ...address, retried_count: count }));
}

/** The outcome with what was retried, and why. */
function withRetries(outcome: Outcome, soFar: RetriesSoFar): Outcome {
  const { notes, notices } = soFar;
  return {
    ...outcome,
    notes: [...new Set([...(outcome.notes ?? []), ...notes])],
    notices: [...(outcome.notices ?? []), ...notices],
    outputs: { ...outcome.outputs, retries: describeRetries(soFar) },
  };
}
