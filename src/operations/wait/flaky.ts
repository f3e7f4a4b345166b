import { ClientError, OutcomeUnknownError } from '../../client/index.ts';
import { nameBuild } from '../../model/build-address.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { effectiveState } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import type { Obligation } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import { describeDoubt, type Pending, toCancel } from '../end/obligations.ts';
import { type TrackedBuild, withLink } from '../outputs/build-outputs.ts';
import type { OutputValue } from '../outputs/declarations.ts';
import { retryFailedJobs } from './retry-failed-jobs.ts';
import { isShown, type WaitState } from './state.ts';

/** What a step has retried so far. */
export interface Retries {
  /** How often the builds have been waited for again. */
  rounds: number;
  /** How many jobs of each build were retried, if the service says it. */
  readonly retried: { readonly address: BuildAddress; readonly count: number | undefined }[];
  /** What could not be retried. */
  readonly notes: string[];
  /** What was retried, and why. */
  readonly notices: string[];
}

/**
 * Retries the failed jobs of builds that have ended, if the failure is known to be flaky and the step has retries left, and adds
 * that to `retries`. Returns the builds to wait for again, with what is to be said of requests that may have been applied; null if
 * no build runs again. `left` is what the wait has left to the post step.
 */
export async function retryFlakyJobs(
  { failure, success }: Outcome,
  { all, settings, sinceMs }: WaitState,
  { left, retries }: { readonly left: readonly Obligation[]; readonly retries: Retries },
  context: Context,
): Promise<{ readonly tracked: readonly TrackedBuild[]; readonly doubts: readonly string[] } | null> {
  const { clock, journal, log, signal } = context;
  const { retryFlaky = 0, timeoutMs, cancelOnAbort } = settings;
  const sendByMs = sinceMs + timeoutMs;
  if (!failure?.mayPassAgain || success || signal.aborted) return null;
  const isSpent = retries.rounds >= retryFlaky;
  if (isSpent || clock.monotonic() >= sendByMs) {
    const why = isSpent
      ? `not retried any more, because retry-flaky is ${retryFlaky}`
      : 'not retried, because wait-timeout is over';
    log.info(`The failed jobs are ${why}.`);
    return null;
  }
  retries.rounds += 1;
  const tracked: TrackedBuild[] = [];
  const doubts: string[] = [];
  const running: { readonly address: BuildAddress }[] = [];
  for (const { address, build, before, origin = 'found' } of all.filter(isShown)) {
    // The end from before a retry may be shown for ever, and says nothing of it.
    const isNew = before === undefined || before.finished_at !== build.finished_at;
    const isFailed = isNew && effectiveState(build) === 'failed' && !signal.aborted;
    const order = { address, sendByMs, why: failure.sentence ?? '' };
    const retried = isFailed ? await retryOne(order, { retries, doubts }, context) : null;
    if (retried) running.push({ address });
    tracked.push(retried ?? { address, build, origin });
    if (cancelOnAbort !== false) journal.owe('wait', [...left, ...toCancel(running)]);
  }
  // Known whatever happens next: the step can be interrupted while the jobs run again.
  journal.output('retries', describeRetries(retries));
  return signal.aborted || running.length > 0 ? { tracked, doubts } : null;
}

/** The build if it runs again, or null. Tells what came of the attempt. @throws an error that the request does not explain. */
async function retryOne(
  {
    address,
    sendByMs,
    why,
  }: { readonly address: BuildAddress; readonly sendByMs: number; readonly why: string },
  { retries, doubts }: { readonly retries: Retries; readonly doubts: string[] },
  context: Context,
): Promise<TrackedBuild | null> {
  let isSent = false;
  const onPending = (one: Pending | null) => {
    isSent = one !== null;
  };
  try {
    // Jobs that timed out or expired have not shown why they failed.
    const order = { address, states: ['failed'], sendByMs, onPending } as const;
    const { tracked, sentence, level } = await retryFailedJobs(order, context);
    const notice = `${sentence} ${why}`;
    context.log[level](withLink(notice, tracked.build, context));
    if (tracked.retriedCount === 0) return null;
    retries.retried.push({ address, count: tracked.retriedCount });
    retries.notices.push(notice);
    return { ...tracked, origin: 'started' };
  } catch (error) {
    if (isSent) doubts.push(describeDoubt({ retryOf: address }, false));
    if (error === context.signal.reason) return null;
    if (!(error instanceof ClientError)) throw error;
    const isUnknown = error instanceof OutcomeUnknownError;
    const what = `${nameBuild(address)}: its failed jobs ${isUnknown ? 'may have been' : 'are not'} retried.`;
    retries.notes.push(`${what} ${errorSentence(error)} ${(isUnknown && error.hint) || ''}`.trim());
    return null;
  }
}

/** The value of the output `retries`. */
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
