import type { Context } from '../context/context.ts';
import type { Obligation } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import { graceMs } from '../end/graceful.ts';
import { toCancel } from '../end/obligations.ts';
import { type AbortedBuild, endOnAbort } from '../end/on-abort.ts';
import { isCanceledOnAbort, type StepBuild } from '../end/step-build.ts';
import { setBuildOutputs } from '../outputs/build-outputs.ts';
import { noRetries, retryFlakyJobs, withRetries } from './flaky.ts';
import { createLiveComment, type LivePlan } from './live-comment.ts';
import { missingError, waitOutcome, withMissing } from './outcome.ts';
import { runWait } from './run-wait.ts';
import { isShown, type WaitPlan, type WaitState, type WaitTarget, type Watched } from './state.ts';

/**
 * Waits for builds. The step succeeds if they do. If the workflow is canceled, cancels those that belong to the step. `ordered`
 * is how many builds the step was to start, if some of them could not be started.
 */
export async function waitForBuilds(
  targets: readonly WaitTarget[],
  { ordered = targets.length, ...plan }: WaitPlan & { readonly ordered?: number | undefined },
  context: Context,
): Promise<Outcome> {
  const { journal, signal } = context;
  const { settings, sinceMs, isAbandoned } = plan;
  const wanted = targets.length;
  const mayRetry = settings.retryFlaky && !isAbandoned;
  let next = targets;
  const comment = createLiveComment(plan, context);
  let retries = noRetries;
  /** The first wait, if not all builds were found in it. */
  let partial: WaitState | undefined;
  for (;;) {
    let state: WaitState | undefined;
    const onState = (now: WaitState) => {
      state = now;
      setBuildOutputs(now.all.filter(isShown), journal, wanted);
      if (!signal.aborted) journal.recordPending('wait', obligationsOf(now));
    };
    try {
      state = await runWait(next, plan, onState, context, comment);
    } catch (error) {
      if (!signal.aborted || state === undefined) throw error;
      return endInterrupted(state, error, context);
    }
    const found = state.all.filter(isShown).length;
    if (found === 0) throw await missingError(state, context);
    if (found < state.all.length) partial = state;
    const outcome = await waitOutcome(state, { wanted, ordered, retries }, context);
    const end = (last: Outcome) => (partial ? withMissing(last, partial, context) : last);
    if (!mayRetry) return end(outcome);
    const round = await retryFlakyJobs(outcome, state, { left: obligationsOf(state), retries }, context);
    retries = round?.retries ?? retries;
    if (!round?.again) return end(withRetries(outcome, retries));
    next = round.again;
    if (signal.aborted) {
      const builds = round.again.map((one) => ({
        ...one,
        isMine: isCanceledOnAbort(one, settings.cancelOnAbort),
      }));
      return endOnAbort(builds, { sinceMs, doubts: round.doubts, wanted, spentMs: graceMs }, context);
    }
  }
}

/** Waits, and returns the builds as they are then. @throws the signal's reason. */
export async function pollBuilds(
  builds: readonly StepBuild[],
  plan: LivePlan,
  context: Context,
): Promise<readonly StepBuild[]> {
  return (await runWait(builds, plan, () => {}, context)).all.filter(isShown);
}

/** True for a build that is canceled with the step: its own, what `cancel-on` names, or what it is canceling anyway. */
function isMine(one: Watched, { cancelOnAbort }: WaitState['settings']): boolean {
  return one.phase.is === 'canceling' || isCanceledOnAbort(one, cancelOnAbort);
}

/** What the post step has to finish if the process dies now. */
function obligationsOf({ all, settings }: WaitState): readonly Obligation[] {
  const pending = all.flatMap((one) => {
    const { address, build, phase } = one;
    const isPending =
      phase.is === 'over'
        ? phase.end?.stop.canceled === 'failed'
        : (phase.is === 'canceling' || build !== null) && isMine(one, settings);
    return address !== null && isPending ? [{ address }] : [];
  });
  return toCancel(pending);
}

/** Ends the step's part in the builds of an interrupted wait. @throws the error if there is nothing to report. */
function endInterrupted(
  { all, settings, sinceMs }: WaitState,
  error: unknown,
  context: Context,
): Promise<Outcome> {
  const builds = all.flatMap((one): readonly AbortedBuild[] => {
    const { address, build, phase } = one;
    const mine = isMine(one, settings);
    const isKnown = build !== null || (mine && phase.is !== 'over');
    return address !== null && isKnown ? [{ ...one, address, isMine: mine }] : [];
  });
  if (builds.length === 0 && settings.cancelOnAbort !== true) throw error;
  return endOnAbort(builds, { sinceMs, wanted: all.length }, context);
}
