import type { Context } from '../context/context.ts';
import type { Obligation } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import { graceMs } from '../end/graceful.ts';
import { isCanceledOnAbort, toCancel } from '../end/obligations.ts';
import { type AbortedBuild, endOnAbort } from '../end/on-abort.ts';
import { setBuildOutputs, type TrackedBuild } from '../outputs/build-outputs.ts';
import { type RetriesSoFar, retryFlakyJobs } from './flaky.ts';
import { runWait } from './loop.ts';
import { missingError, waitOutcome, withMissing } from './outcome.ts';
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
  const { options, sinceMs, leave } = plan;
  const wanted = targets.length;
  let soFar: RetriesSoFar | undefined;
  let next = targets;
  /** The first wait, if not all builds were found in it. */
  let partial: WaitState | undefined;
  for (;;) {
    let state: WaitState | undefined;
    const onState = (now: WaitState) => {
      state = now;
      setBuildOutputs(now.all.filter(isShown), journal, wanted);
      if (!signal.aborted) journal.owe('wait', obligationsOf(now));
    };
    try {
      state = await runWait(next, plan, onState, context);
    } catch (error) {
      if (!signal.aborted || state === undefined) throw error;
      return endInterrupted(state, error, context);
    }
    const found = state.all.filter(isShown).length;
    if (found === 0) throw await missingError(state, context);
    if (found < state.all.length) partial = state;
    const outcome = await waitOutcome(state, { wanted, ordered, retries: soFar?.notices }, context);
    const conclude = (end: Outcome) => (partial ? withMissing(end, partial, context) : end);
    if (!options.retryFlaky || leave) return conclude(outcome);
    const retried = await retryFlakyJobs(outcome, state, { left: obligationsOf(state), soFar }, context);
    if ('outcome' in retried) return conclude(retried.outcome);
    const { tracked, doubts } = retried;
    ({ soFar } = retried);
    next = tracked;
    if (signal.aborted) {
      const all = tracked.map((one) => ({ ...one, isMine: isCanceledOnAbort(one, options.cancelOnAbort) }));
      return endOnAbort(all, { sinceMs, doubts, wanted, spentMs: graceMs }, context);
    }
  }
}

/** Waits, and returns the builds as they are then. @throws the signal's reason. */
export async function pollBuilds(
  tracked: readonly TrackedBuild[],
  plan: WaitPlan,
  context: Context,
): Promise<readonly TrackedBuild[]> {
  return (await runWait(tracked, plan, () => {}, context)).all.filter(isShown);
}

/** True for a build that is canceled with the step: its own, what the input says, or what it is canceling anyway. */
function isMine(one: Watched, { cancelOnAbort }: WaitState['settings']): boolean {
  return one.phase.is === 'canceling' || isCanceledOnAbort(one, cancelOnAbort);
}

/** What the post step has to finish if the process dies now. */
function obligationsOf({ all, settings }: WaitState): readonly Obligation[] {
  const owed = all.flatMap((one) => {
    const { address, build, phase } = one;
    const isOwed =
      phase.is === 'over'
        ? phase.end?.stop.canceled === 'failed'
        : (phase.is === 'canceling' || build !== null) && isMine(one, settings);
    return address !== null && isOwed ? [{ address }] : [];
  });
  return toCancel(owed);
}

/** Ends the step's part in the builds of an interrupted wait. @throws the error if there is nothing to say. */
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
