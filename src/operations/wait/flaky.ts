import { ClientError, OutcomeUnknownError } from '../../client/index.ts';
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
import {
  cannotRetry,
  describeRetry,
  logRetry,
  type RetryOrder,
  retryFailedJobs,
} from './retry-failed-jobs.ts';
import type { WaitedBuild } from './state.ts';

/** Failed jobs of a build that were retried. The number is undefined if the service does not say it. */
interface FlakyRetry {
  readonly address: BuildAddress;
  readonly count: number | undefined;
}

/** What a step has retried so far. */
export interface RetriesSoFar {
  /** How often the builds have been waited for again. */
  readonly rounds: number;
  readonly retries: readonly FlakyRetry[];
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

/** A build after the attempt to retry its failed jobs. With `oldJobs`, it runs again. */
interface RetriedBuild {
  readonly tracked: TrackedBuild;
  readonly retry?: FlakyRetry;
  /** True if others have retried its jobs. */
  readonly isByOthers?: boolean;
  /** What is to be said of the request, if it may have been applied. */
  readonly doubt?: string;
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
  plan: RetryPlan,
  context: Context,
): Promise<{ readonly outcome: Outcome } | RetryRound> {
  const { options, sinceMs, left, soFar = nothing } = plan;
  const { journal, signal } = context;
  const sendByMs = sinceMs + options.timeoutMs;
  if (!isDue(outcome, { ...plan, soFar }, context)) return { outcome: withRetries(outcome, soFar) };
  const done: RetriedBuild[] = [];
  const isMine = options.cancelOnAbort !== false;
  const save = () => {
    if (!isMine) return;
    const running = done.flatMap(({ retry }) => (retry === undefined ? [] : [retry.address]));
    journal.owe('wait', [...left, ...toCancel(running.map((address) => ({ address })))]);
  };
  for (const one of ended) {
    const isFailed =
      one.end?.stop.why !== 'retry-unseen' && effectiveState(one.build) === 'failed' && !signal.aborted;
    const order = { sendByMs, why: outcome.failure?.sentence ?? '' };
    done.push(isFailed ? await retryOne(one, order, context) : { tracked: known(one) });
    save();
  }
  const now: RetriesSoFar = {
    rounds: soFar.rounds + (isLeftToOthers(done) ? 0 : 1),
    retries: [...soFar.retries, ...done.flatMap(({ retry }) => retry ?? [])],
    notes: [...soFar.notes, ...done.flatMap(({ note }) => note ?? [])],
    notices: [...soFar.notices, ...done.flatMap(({ notice }) => notice ?? [])],
  };
  // Known whatever happens next: the step can be interrupted while the jobs run again.
  journal.output('retries', describeRetries(now));
  const isAgain = done.some(({ tracked }) => tracked.oldJobs !== undefined);
  if (isAgain || signal.aborted) {
    const doubts = done.flatMap((one) => one.doubt ?? []);
    return { tracked: done.map((one) => one.tracked), doubts, soFar: now };
  }
  return { outcome: withRetries(outcome, now) };
}

/** True if the failed jobs are to be retried now. If they are not although their failure is flaky, the log says why. */
function isDue(
  { failure, success }: Outcome,
  { options, sinceMs, soFar }: RetryPlan & { readonly soFar: RetriesSoFar },
  { clock, log, signal }: Context,
): boolean {
  if (!failure?.mayPassAgain || success || signal.aborted) return false;
  const { retryFlaky = 0, timeoutMs } = options;
  const isSpent = soFar.rounds >= retryFlaky;
  if (!isSpent && clock.monotonic() < sinceMs + timeoutMs) return true;
  log.info(
    isSpent
      ? `The failed jobs are not retried any more, because retry-flaky is ${retryFlaky}.`
      : 'The failed jobs are not retried, because wait-timeout is over.',
  );
  return false;
}

/** True if others have retried jobs, and the step none: it may still do it as often. */
function isLeftToOthers(done: readonly RetriedBuild[]): boolean {
  const isOwn = ({ retry, doubt, note, notice }: RetriedBuild) => retry ?? doubt ?? note ?? notice;
  return done.some(({ isByOthers }) => isByOthers) && !done.some(isOwn);
}

/** Jobs that timed out or expired have not shown why they failed. */
const states = ['failed'] as const;

async function retryOne(
  one: WaitedBuild,
  { sendByMs, why }: { readonly sendByMs: number; readonly why: string },
  context: Context,
): Promise<RetriedBuild> {
  const { address, build } = one;
  let isSent = false;
  const order: RetryOrder = {
    ...{ address, states, sendByMs, ended: build },
    onSend: () => {
      isSent = true;
    },
    onNoEffect: () => {
      isSent = false;
    },
  };
  try {
    const result = await retryFailedJobs(order, context);
    const sentence =
      result.by === 'others'
        ? `${nameBuild(address)}: its failed jobs were retried by others.`
        : `${describeRetry(result, states)} ${why}`;
    logRetry(result, sentence, context);
    if (result.by === 'others')
      return { tracked: { ...result.tracked, origin: one.origin ?? 'found' }, isByOthers: true };
    if (result.count === 0) return { tracked: known(one) };
    return {
      tracked: { ...result.tracked, origin: 'started' },
      retry: { address, count: result.count },
      notice: sentence,
    };
  } catch (error) {
    const doubt = isSent ? describeDoubt({ retryOf: address }, false) : undefined;
    return notRetried(one, { error, doubt }, context);
  }
}

/** What follows from an error. @throws an error that the request does not explain. */
function notRetried(
  one: WaitedBuild,
  { error, doubt }: { readonly error: unknown; readonly doubt: string | undefined },
  { signal }: Context,
): RetriedBuild {
  const tracked = known(one);
  const mayRun = doubt === undefined ? { tracked } : { tracked, doubt };
  if (signal.aborted && error === signal.reason) return mayRun;
  if (!(error instanceof ClientError)) throw error;
  const words = `${nameBuild(one.address)}: its failed jobs are not retried`;
  if (cannotRetry(error))
    return { tracked, notice: `${words}, because the service does not know the request (${error.status}).` };
  const why = errorSentence(error);
  if (!(error instanceof OutcomeUnknownError)) return { tracked, note: `${words}. ${why}` };
  const note = `${nameBuild(one.address)}: its failed jobs may have been retried. ${why} ${error.hint ?? ''}`;
  return { ...mayRun, note: note.trim() };
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
