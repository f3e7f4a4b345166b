import { describeCause } from '../../report/builds/verdict.ts';
import type { Context } from '../context/context.ts';
import type { Obligation } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import { endingAt, mostHeldMs } from '../context/time-to-wait.ts';
import { cancelWords, describeEnded, endPart, logUncanceled } from '../end/end-part.ts';
import { graceMs } from '../end/graceful.ts';
import { isCanceledOnAbort, toCancel } from '../end/obligations.ts';
import { endOnAbort } from '../end/on-abort.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { nameBuild, setBuildOutputs, type TrackedBuild } from '../outputs/build-outputs.ts';
import { type RetriesSoFar, retryFlakyJobs } from './flaky.ts';
import { moment, runWait } from './loop.ts';
import { missingError, withMissing } from './missing.ts';
import { waitOutcome } from './outcome.ts';
import { createProgress } from './progress.ts';
import { createReader, type SharedFilters } from './reader.ts';
import {
  isShown,
  type WaitedBuild,
  type WaitState,
  type WaitTarget,
  type WatchEvent,
  type Watched,
  watch,
} from './state.ts';

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
    const waited = toWaited(state, context);
    if (waited.length === 0) throw await missingError(state, context);
    if (waited.length < state.all.length) partial = state;
    const about = { options, sinceMs, wanted, ordered: plan.ordered ?? wanted, retries: soFar?.notices };
    const outcome = await waitOutcome(waited, about, context);
    const conclude = (end: Outcome) => (partial ? withMissing(end, partial, context) : end);
    if (!options.retryFlaky || leave) return conclude(outcome);
    const round = { options, sinceMs, left: obligationsOf(state), soFar };
    const retried = await retryFlakyJobs(outcome, waited, round, context);
    if ('outcome' in retried) return conclude(retried.outcome);
    ({ tracked: next, soFar } = retried);
    if (context.signal.aborted) {
      const isMine = (one: TrackedBuild) => isCanceledOnAbort(one, options.cancelOnAbort);
      const abort = { sinceMs, isMine, doubts: retried.doubts, wanted, spentMs: graceMs };
      return endOnAbort(retried.tracked, abort, context);
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
): Promise<readonly WaitedBuild[]> {
  return toWaited(await run(tracked, { ...plan, onState: () => {} }, context), context);
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
      ? `${nameBuild(address)}: ${cancelWords(build)} because ${describeCause(phase.end.stop)}.`
      : describeEnded(result, { address, build });
  context.log[result === 'blocked' ? 'warning' : 'info'](line);
  return { type: 'canceled', id, result, build };
}

/** The builds that were shown, with the ends of their waits. */
function toWaited({ all, endedBy }: WaitState, { redact }: Context): readonly WaitedBuild[] {
  return all.filter(isShown).map(({ id, address, build, origin = 'found', phase }) => {
    const end = phase.is === 'over' ? phase.end : null;
    const rules = end?.stop.agentRules?.map((rule) => redact.text(rule));
    return {
      ...{ address, build, origin, isDecisive: id === endedBy },
      end: end && rules ? { ...end, stop: { ...end.stop, agentRules: rules } } : end,
    };
  });
}

/** Ends the step's part in the builds of an interrupted wait. @throws the error if there is nothing to say. */
function endInterrupted(
  { all, settings, sinceMs }: WaitState,
  error: unknown,
  context: Context,
): Promise<Outcome> {
  const { cancelOnAbort, cancelOnTimeout, timeoutMs } = settings;
  const isLate = context.clock.monotonic() >= sinceMs + timeoutMs;
  const open = all.filter(({ phase }) => phase.is !== 'over');
  const unwanted = open.filter(({ phase }) => phase.is === 'canceling' || (isLate && cancelOnTimeout));
  const isMine = (one: TrackedBuild) =>
    isCanceledOnAbort(one, cancelOnAbort) || unwanted.some(({ build }) => build?.id === one.build.id);
  const isAsked = (one: Watched) => cancelOnAbort === true || (unwanted.includes(one) && !one.isMissing);
  const unread = open.flatMap((one) => (!isShown(one) && isAsked(one) ? (one.address ?? []) : []));
  const shown = all.filter(isShown);
  if (shown.length === 0 && unread.length === 0 && cancelOnAbort !== true) throw error;
  return endOnAbort(shown, { sinceMs, isMine, unread, wanted: all.length }, context);
}
