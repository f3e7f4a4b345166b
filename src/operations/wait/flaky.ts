import { ApiError, ClientError, OutcomeUnknownError } from '../../client/index.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { effectiveState } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import type { Obligation } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import { describeDoubt, type Pending, toCancel } from '../end/obligations.ts';
import { nameBuild, type TrackedBuild, withLink } from '../outputs/build-outputs.ts';
import type { OutputValue } from '../outputs/declarations.ts';
import { retryFailedJobs } from './retry-failed-jobs.ts';
import { endOf, isShown, type WaitState } from './state.ts';

/** What a step has retried so far. */
export interface RetriesSoFar {
  /** How often the builds have been waited for again. */
  readonly rounds: number;
  /** How many jobs of each build were retried, if the service says it. */
  readonly retries: readonly { readonly address: BuildAddress; readonly count: number | undefined }[];
  /** What could not be retried. */
  readonly notes: readonly string[];
  /** What was retried and why, and what the service cannot do. */
  readonly notices: readonly string[];
}

const nothing: RetriesSoFar = { rounds: 0, retries: [], notes: [], notices: [] };

/** The builds to wait for again, what is to be said of requests that may have been applied, and what was retried. */
interface RetryRound {
  readonly tracked: readonly TrackedBuild[];
  readonly doubts: readonly string[];
  readonly soFar: RetriesSoFar;
}

/** What came of the attempt to retry the failed jobs of a build: without `tracked`, it does not run again. */
interface RetriedBuild {
  readonly tracked?: TrackedBuild;
  readonly retries?: RetriesSoFar['retries'];
  /** What is to be said of the request, if it may have been applied. */
  readonly doubt?: string | undefined;
  readonly note?: string;
  readonly notice?: string;
}

/**
 * Retries the failed jobs of builds that have ended, if the failure is known to be flaky and the step has retries left, and
 * returns the builds to wait for again. Otherwise, and if nothing is retried, the outcome with what was retried so far.
 * `left` is what the wait has left to the post step.
 */
export async function retryFlakyJobs(
  outcome: Outcome,
  { all, settings, sinceMs }: WaitState,
  {
    left,
    soFar = nothing,
  }: { readonly left: readonly Obligation[]; readonly soFar: RetriesSoFar | undefined },
  context: Context,
): Promise<{ readonly outcome: Outcome } | RetryRound> {
  const { clock, journal, log, signal } = context;
  const { retryFlaky = 0, timeoutMs, cancelOnAbort } = settings;
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
  const tracked: TrackedBuild[] = [];
  const doubts: string[] = [];
  let now: RetriesSoFar = { ...soFar, rounds: soFar.rounds + 1 };
  for (const one of all.filter(isShown)) {
    const { address, build, origin = 'found' } = one;
    const isFailed =
      endOf(one)?.stop.why !== 'retry-unseen' && effectiveState(build) === 'failed' && !signal.aborted;
    const order = { sendByMs, why: failure.sentence ?? '' };
    const done = isFailed ? await retryOne(address, order, context) : {};
    const { retries = [], doubt = [], note = [], notice = [] } = done;
    tracked.push(done.tracked ?? { address, build, origin });
    doubts.push(...[doubt].flat());
    now = {
      rounds: now.rounds,
      retries: [...now.retries, ...retries],
      notes: [...now.notes, ...[note].flat()],
      notices: [...now.notices, ...[notice].flat()],
    };
    const running = now.retries.slice(soFar.retries.length);
    if (cancelOnAbort !== false) journal.owe('wait', [...left, ...toCancel(running)]);
  }
  // Known whatever happens next: the step can be interrupted while the jobs run again.
  journal.output('retries', describeRetries(now));
  const isAgain = now.retries.length > soFar.retries.length;
  return signal.aborted || isAgain ? { tracked, doubts, soFar: now } : { outcome: withRetries(outcome, now) };
}

/** Jobs that timed out or expired have not shown why they failed. */
const states = ['failed'] as const;

/** @throws an error that the request does not explain. */
async function retryOne(
  address: BuildAddress,
  { sendByMs, why }: { readonly sendByMs: number; readonly why: string },
  context: Context,
): Promise<RetriedBuild> {
  let isSent = false;
  const onPending = (one: Pending | null) => {
    isSent = one !== null;
  };
  try {
    const retried = await retryFailedJobs({ address, states, sendByMs, onPending }, context);
    const { tracked, count, sentence, level } = retried;
    const notice = `${sentence} ${why}`;
    context.log[level](withLink(notice, tracked.build, context));
    if (count === 0) return {};
    return { tracked: { ...tracked, origin: 'started' }, retries: [{ address, count }], notice };
  } catch (error) {
    const doubt = isSent ? describeDoubt({ retryOf: address }, false) : undefined;
    if (context.signal.aborted && error === context.signal.reason) return { doubt };
    if (!(error instanceof ClientError)) throw error;
    const words = `${nameBuild(address)}: its failed jobs`;
    const reason = errorSentence(error);
    if (error instanceof OutcomeUnknownError)
      return { doubt, note: `${words} may have been retried. ${reason} ${error.hint ?? ''}`.trim() };
    // The build exists: then it is no wrong address, but a request that the service does not know.
    if (error instanceof ApiError && (error.status === 404 || error.status === 405))
      return {
        notice: `${words} are not retried, because the service does not know the request (${error.status}).`,
      };
    return { note: `${words} are not retried. ${reason}` };
  }
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
