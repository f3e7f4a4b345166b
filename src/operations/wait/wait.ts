import { describeCause } from '../../report/builds/verdict.ts';
import type { Context } from '../context/context.ts';
import type { Obligation } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import { endingAt, mostHeldMs } from '../context/time-to-wait.ts';
import { cancelWords, describeEnded, endPart, logUncanceled } from '../end/end-part.ts';
import { graceMs } from '../end/graceful.ts';
import { isCanceledOnAbort, toCancel } from '../end/obligations.ts';
import { type AbortedBuild, endOnAbort } from '../end/on-abort.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { redactStop } from '../outputs/build-outcome.ts';
import { nameBuild, setBuildOutputs, type TrackedBuild } from '../outputs/build-outputs.ts';
import { type RetriesSoFar, retryFlakyJobs } from './flaky.ts';
import { moment, runWait } from './loop.ts';
import { missingError, waitOutcome, withMissing } from './outcome.ts';
import { createProgress } from './progress.ts';
import { createReader, type SharedFilters } from './reader.ts';
import { isShown, type WaitState, type WaitTarget, type WatchEvent, type Watched, watch } from './state.ts';

/** How builds are waited for. */
export interface WaitPlan {
  readonly options: WaitSettings;
  /** When the step sent its first request, by the monotonic clock: `wait-timeout` counts from here. */
  readonly sinceMs: number;
  /** How long a build may take to appear that does not exist yet. */
  readonly appearTimeoutMs?: number;
  readonly shared?: SharedFilters;
  /** True if another build could not be started: these are canceled with their siblings. */
  readonly leave?: boolean | undefined;
  /** How many builds the step was to start, if some of them could not be started. */
  readonly ordered?: number | undefined;
}

/** Waits for builds. The step succeeds if they do. If the workflow is canceled, cancels those that belong to the step. */
export async function waitForBuilds(
  targets: readonly WaitTarget[],
  plan: WaitPlan,
  context: Context,
): Promise<Outcome> {
  const { options, sinceMs, leave } = plan;
  const wanted = targets.length;
  let soFar: RetriesSoFar | undefined;
  let next = targets;
  /** The first wait, if not all builds were found in it. */
  let partial: WaitState | undefined;
  for (;;) {
    const last = await waitOnce(next, { ...plan, wanted }, context);
    if ('outcome' in last) return last.outcome;
    const { state } = last;
    const found = state.all.filter(isShown).length;
    if (found === 0) throw await missingError(state, context);
    if (found < state.all.length) partial = state;
    const about = { wanted, ordered: plan.ordered ?? wanted, retries: soFar?.notices };
    const outcome = await waitOutcome(state, about, context);
    const conclude = (end: Outcome) => (partial ? withMissing(end, partial, context) : end);
    if (!options.retryFlaky || leave) return conclude(outcome);
    const retried = await retryFlakyJobs(outcome, state, { left: obligationsOf(state), soFar }, context);
    if ('outcome' in retried) return conclude(retried.outcome);
    const { tracked, doubts } = retried;
    ({ soFar } = retried);
    next = tracked;
    if (context.signal.aborted) {
      const all = tracked.map((one) => ({ ...one, isMine: isCanceledOnAbort(one, options.cancelOnAbort) }));
      return endOnAbort(all, { sinceMs, doubts, wanted, spentMs: graceMs }, context);
    }
  }
}

/** Waits until the builds are over, or the step is interrupted, which ends its part in them. */
async function waitOnce(
  targets: readonly WaitTarget[],
  plan: WaitPlan & { readonly wanted: number },
  context: Context,
): Promise<{ readonly state: WaitState } | { readonly outcome: Outcome }> {
  const { journal, signal } = context;
  let state: WaitState | undefined;
  const onState = (now: WaitState) => {
    state = now;
    setBuildOutputs(now.all.filter(isShown), journal, plan.wanted);
    if (!signal.aborted) journal.owe('wait', obligationsOf(now));
  };
  try {
    return { state: await run(targets, { ...plan, onState }, context) };
  } catch (error) {
    if (!signal.aborted || state === undefined) throw error;
    return { outcome: await endInterrupted(state, error, context) };
  }
}

/** What the post step has to finish if the process dies now. */
function obligationsOf({ all, settings }: WaitState): readonly Obligation[] {
  const isOwed = (one: Watched) => {
    const { phase, build } = one;
    if (phase.is === 'over') return phase.end?.stop.canceled === 'failed';
    return phase.is === 'canceling' || (build !== null && isCanceledOnAbort(one, settings.cancelOnAbort));
  };
  return toCancel(all.filter(isOwed).flatMap(({ address }) => (address === null ? [] : [{ address }])));
}

/** Waits, and returns the builds as they are then. @throws the signal's reason. */
export async function pollBuilds(
  tracked: readonly TrackedBuild[],
  plan: WaitPlan & { readonly withJobs?: boolean },
  context: Context,
): Promise<readonly TrackedBuild[]> {
  const { all } = await run(tracked, { ...plan, onState: () => {} }, context);
  return all.filter(isShown);
}

async function run(
  targets: readonly WaitTarget[],
  plan: WaitPlan & { readonly withJobs?: boolean; readonly onState: (state: WaitState) => void },
  context: Context,
): Promise<WaitState> {
  const { options: settings, sinceMs, leave = false, appearTimeoutMs = 0, shared, withJobs } = plan;
  const initial: WaitState = {
    ...{ settings, sinceMs, isAbandoned: leave, endedBy: null },
    appearByMs: sinceMs + Math.min(appearTimeoutMs, settings.timeoutMs),
    all: targets.map((target) => watch(target, moment(context))),
  };
  const progress = createProgress(context);
  /** The builds as they were when they were last told of; what has not changed is the same value. */
  let told: readonly Watched[] = [];
  const needsSteps = settings.steps !== undefined;
  const ports = {
    reader: createReader({ shared, withJobs, count: targets.length, needsSteps }, context),
    cancel: (one: Watched) => cancel(one, context),
    onChange(state: WaitState) {
      if (state.all.length === 0 || state.all.some((one, at) => one !== told[at])) {
        // What is to be canceled is saved before the log says so: a kill can follow at once.
        plan.onState(state);
        progress.log(state);
        told = state.all;
      }
      progress.beat(state);
    },
    nextMs: progress.nextMs,
  };
  return runWait(initial, ports, context);
}

/** Cancels a build that is unwanted, and logs what came of it. @throws only the signal's reason. */
async function cancel({ id, address, phase }: Watched, context: Context): Promise<WatchEvent> {
  if (address === null || phase.is !== 'canceling') throw new TypeError('This build is not to be canceled.');
  const limits = endingAt(context.clock.monotonic() + mostHeldMs);
  const ended = await endPart(address, 'step', context, { rank: 'last', ...limits });
  const { result, build } = ended;
  if (result === 'failed') {
    logUncanceled(ended, context);
    return { type: 'canceled', id, result };
  }
  const line =
    result === 'canceled'
      ? `${nameBuild(address)}: ${cancelWords(build)} because ${describeCause(redactStop(phase.end.stop, context))}.`
      : describeEnded(result, { address, build });
  context.log[result === 'blocked' ? 'warning' : 'info'](line);
  return { type: 'canceled', id, result, build };
}

/** Ends the step's part in the builds of an interrupted wait. @throws the error if there is nothing to say. */
function endInterrupted(
  { all, settings: { cancelOnAbort }, sinceMs }: WaitState,
  error: unknown,
  context: Context,
): Promise<Outcome> {
  const builds = all.flatMap(({ phase, ...one }): readonly AbortedBuild[] => {
    const { address, build } = one;
    const isMine = phase.is === 'canceling' || isCanceledOnAbort(one, cancelOnAbort);
    const isKnown = build !== null || (isMine && phase.is !== 'over');
    return address !== null && isKnown ? [{ ...one, address, isMine }] : [];
  });
  if (builds.length === 0 && cancelOnAbort !== true) throw error;
  return endOnAbort(builds, { sinceMs, wanted: all.length }, context);
}
