import { ClientError, OutcomeUnknownError } from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import { nameBuild } from '../../model/build-address.ts';
import { effectiveState, hasEnded } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import type { Obligation } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import { endingAt } from '../context/time-to-wait.ts';
import { describeDoubt, type Pending, toCancel } from '../end/obligations.ts';
import type { StepBuild } from '../end/step-build.ts';
import type { StepRetries } from '../failures/failure-details.ts';
import { withLink } from '../outputs/build-outputs.ts';
import type { OutputValue } from '../outputs/declarations.ts';
import { type RetryOrder, retryFailedJobs } from './retry-failed-jobs.ts';
import { isShown, type WaitState } from './state.ts';

/** What a step has retried so far. */
export interface Retries extends StepRetries {
  /** How often the builds have been waited for again. */
  readonly rounds: number;
  /** What could not be retried. */
  readonly notes: readonly string[];
}

/** Nothing has been retried. */
export const noRetries: Retries = { rounds: 0, retried: [], notes: [], notices: [] };

/** The end of an attempt to retry. */
interface RetryRound {
  readonly retries: Retries;
  /** The builds to wait for again; null if none of them runs again. */
  readonly again: readonly StepBuild[] | null;
  /** Requests that may have been applied, in sentences. */
  readonly doubts: readonly string[];
}

/**
 * Retries the failed jobs of builds that have ended; null unless the failure is known to be flaky and the step has retries left.
 * `left` is what the wait has left to the post step.
 */
export async function retryFlakyJobs(
  { failure, success }: Outcome,
  { all, settings, sinceMs }: WaitState,
  { left, retries: before }: { readonly left: readonly Obligation[]; readonly retries: Retries },
  context: Context,
): Promise<RetryRound | null> {
  const { clock, journal, log, signal } = context;
  const { retryFlaky = 0, timeoutMs, cancelOnAbort } = settings;
  const sendByMs = sinceMs + timeoutMs;
  if (!failure?.mayPassAgain || success || signal.aborted) return null;
  const isSpent = before.rounds >= retryFlaky;
  if (isSpent || clock.monotonic() >= sendByMs) {
    const why = isSpent
      ? `not retried any more, because retry-flaky is ${retryFlaky}`
      : 'not retried, because wait-timeout is over';
    log.info(`The failed jobs are ${why}.`);
    return null;
  }
  const again: StepBuild[] = [];
  const tried: Retried[] = [];
  const running = () => tried.flatMap(({ build }) => build ?? []);
  for (const { address, build, before: earlier, origin = 'found' } of all.filter(isShown)) {
    // The end from before a retry may be shown forever, and is no result of it.
    const isNew = earlier === undefined || earlier.finished_at !== build.finished_at;
    const isFailed = isNew && effectiveState(build) === 'failed' && !signal.aborted;
    const order = { address, ...endingAt(sendByMs), why: failure.sentence ?? '' };
    const retried = isFailed ? await retryOne(order, context) : {};
    tried.push(retried);
    again.push(retried.build ?? { address, build: retried.byOthers ?? build, origin });
    if (cancelOnAbort !== false) journal.recordPending('wait', [...left, ...toCancel(running())]);
  }
  const retries: Retries = {
    rounds: before.rounds + 1,
    retried: [
      ...before.retried,
      ...running().map(({ address, retriedCount: count }) => ({ address, count })),
    ],
    notes: [...before.notes, ...tried.flatMap(({ note }) => note ?? [])],
    notices: [...before.notices, ...tried.flatMap(({ notice }) => notice ?? [])],
  };
  // Known whatever happens next: the step can be interrupted while the jobs run again.
  journal.output('retries', describeRetries(retries));
  return {
    retries,
    again: signal.aborted || tried.some((one) => one.build ?? one.byOthers) ? again : null,
    doubts: tried.flatMap(({ doubt }) => doubt ?? []),
  };
}

/** What came of the attempt to retry the failed jobs of one build. */
interface Retried {
  /** The build, if it runs again, and what was retried and why. */
  readonly build?: StepBuild;
  readonly notice?: string;
  /** The build, if it runs again because of others. */
  readonly byOthers?: Build;
  /** Why it was not retried. */
  readonly note?: string;
  /** That it may have been retried nevertheless. */
  readonly doubt?: string;
}

/** Retries the failed jobs of a build. @throws an error that the request does not explain. */
async function retryOne(
  { why, ...order }: Pick<RetryOrder, 'address' | 'until'> & { readonly why: string },
  context: Context,
): Promise<Retried> {
  const { address } = order;
  let isSent = false;
  const onPending = (one: Pending | null) => {
    isSent = one !== null;
  };
  try {
    // Jobs that timed out or expired have not shown why they failed.
    const failed = { ...order, states: ['failed'], onPending } as const;
    const { tracked, sentence, level } = await retryFailedJobs(failed, context);
    const notice = `${sentence} ${why}`;
    context.log[level](withLink(notice, tracked.build, context));
    if (tracked.retriedCount !== 0) return { build: { ...tracked, origin: 'started' }, notice };
    return hasEnded(tracked.build) ? {} : { byOthers: tracked.build };
  } catch (error) {
    const doubt = isSent ? describeDoubt({ retryOf: address }, false) : undefined;
    if (error === context.signal.reason) return { ...(doubt && { doubt }) };
    if (!(error instanceof ClientError)) throw error;
    const isUnknown = error instanceof OutcomeUnknownError;
    const what = `${nameBuild(address)}: its failed jobs ${isUnknown ? 'may have been' : 'are not'} retried.`;
    const note = `${what} ${errorSentence(error)} ${(isUnknown && error.hint) || ''}`.trim();
    return { note, ...(doubt && { doubt }) };
  }
}

function describeRetries({ retried }: Retries): OutputValue {
  return retried.map(({ address, count = null }) => ({ ...address, retried_count: count }));
}

/** The outcome with what was retried, and why. */
export function withRetries(outcome: Outcome, retries: Retries): Outcome {
  return {
    ...outcome,
    notes: [...new Set([...(outcome.notes ?? []), ...retries.notes])],
    outputs: { ...outcome.outputs, retries: describeRetries(retries) },
  };
}
