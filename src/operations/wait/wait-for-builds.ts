import { describeCause } from '../../report/builds/verdict.ts';
import { describeRefusal, tryCancelBuild } from '../cancel/cancel-build-once.ts';
import { cancelOnAbort, isCanceledOnAbort } from '../cancel/cancel-on-abort.ts';
import { graceMs } from '../cancel/grace-period.ts';
import { saveUnfinished, toSaved } from '../cancel/saved-state.ts';
import type { Context } from '../context/context.ts';
import type { SavedBuild } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { describeStrangeState } from '../outputs/build-outcome.ts';
import { nameBuild, setBuildOutputs, type TrackedBuild } from '../outputs/build-outputs.ts';
import { withFound } from './build-search.ts';
import type { WaitEnd } from './build-wait.ts';
import { heldSince, mostHeldMs } from './limits.ts';
import { isAbandoned, type PollPlan, pollBuilds, type WaitedBuild } from './poll-builds.ts';
import type { RetriesSoFar } from './retry-flaky.ts';
import { waitOutcome } from './wait-outcome.ts';

/** A cancel may always wait so long for the rate limit. */
const leastHeldMs = 5_000;

/** How builds are waited for, and what else the step is responsible for. */
export interface WaitPlan extends Omit<PollPlan, 'onPoll'> {
  /** True to cancel the builds instead of waiting, because another one could not be started. */
  readonly leave?: boolean;
  /** Creations with an unknown outcome, which are left to the post step. */
  readonly pending?: readonly SavedBuild[];
  /** What this step has retried before. */
  readonly soFar?: RetriesSoFar;
}

/** Waits for builds. The step succeeds if they do. If the workflow is canceled, cancels those that belong to the step. */
export async function waitForBuilds(
  tracked: readonly TrackedBuild[],
  { leave = false, pending = [], soFar, ...plan }: WaitPlan,
  context: Context,
): Promise<Outcome> {
  const { clock, journal, signal } = context;
  const { options, sinceMs, search } = plan;
  let latest = tracked;
  const warnOfStrange = createStrangeWarning(context);
  const onPoll = (seen: readonly TrackedBuild[]) => {
    latest = seen.map((one, index) => ({ ...tracked[index], ...one }));
    setBuildOutputs(seen, journal, search?.wanted);
    warnOfStrange(seen);
  };
  let left: readonly SavedBuild[] = [];
  let isResponsible = false;
  const takeOn = (builds: readonly TrackedBuild[]) => {
    onPoll(builds);
    const mine = builds.filter((one) => isCanceledOnAbort(one, options.cancelOnAbort));
    left = leftOf(builds, plan);
    isResponsible = mine.length + pending.length + left.length > 0;
    if (isResponsible)
      saveUnfinished({ pending, builds: mine.length > 0 ? mine.map(toSaved) : left }, journal);
  };
  takeOn(tracked);
  search?.onFound(() => takeOn(withFound(latest, search, (found) => found)));
  let ended: readonly WaitedBuild[];
  let unwanted: readonly string[] = [];
  const stop = () => ({ why: 'unstarted', afterMs: clock.monotonic() - sinceMs }) as const;
  try {
    const waited = leave
      ? tracked.map((one) => ({ ...one, end: { stop: stop() } }))
      : await pollBuilds(tracked, { ...plan, onPoll }, context);
    unwanted = waited.filter(({ end }) => end && isUnwanted(end, options)).map(({ build }) => build.id);
    ended = await Promise.all(waited.map((one) => cancelIfUnwanted(one, options, context)));
    left = leftOf(ended, plan);
  } catch (error) {
    if (!signal.aborted) throw error;
    const { cancelOnAbort: cancel } = options;
    const wanted = search?.wanted;
    return cancelOnAbort(latest, { sinceMs, cancelOnAbort: cancel, unwanted, pending, wanted }, context);
  } finally {
    if ((isResponsible || left.length > 0) && !signal.aborted)
      saveUnfinished({ pending, builds: left }, journal);
  }
  const outcome = await waitOutcome(
    ended,
    { options, wanted: search?.wanted, retries: soFar?.notices },
    context,
  );
  if (!options.retryFlaky || isAbandoned(plan)) return outcome;
  const { retryFlakyJobs } = await import('./retry-flaky.ts');
  const retried = await retryFlakyJobs(outcome, ended, { options, sinceMs, pending, left, soFar }, context);
  if ('outcome' in retried) return retried.outcome;
  if (!signal.aborted) return waitForBuilds(retried.tracked, { ...plan, ...retried }, context);
  const { cancelOnAbort: cancel } = options;
  return cancelOnAbort(
    retried.tracked,
    { sinceMs, cancelOnAbort: cancel, pending: retried.pending, wanted: search?.wanted, spentMs: graceMs },
    context,
  );
}

/** Warns of a state that is not known, once. */
function createStrangeWarning({ log }: Context): (seen: readonly TrackedBuild[]) => void {
  let isTold = false;
  return (seen) => {
    const strange = isTold ? null : describeStrangeState(seen);
    if (strange === null) return;
    isTold = true;
    log.warning(strange);
  };
}

/** What is left to the post step: duplicates that may still appear, and builds whose cancel failed. */
function leftOf(
  builds: readonly (TrackedBuild & { readonly end?: WaitEnd | null })[],
  { duplicateCheck }: Pick<WaitPlan, 'duplicateCheck'>,
): readonly SavedBuild[] {
  const uncanceled = builds.filter(({ end }) => end?.stop.canceled === 'failed');
  return [...(duplicateCheck?.left(builds) ?? []), ...uncanceled.map(({ address }) => address)];
}

/** Cancels a build that still runs, if the inputs ask for it. The reason stays with it, because its state does not say why. */
async function cancelIfUnwanted(
  one: WaitedBuild,
  options: WaitSettings,
  context: Context,
): Promise<WaitedBuild> {
  const { address } = one;
  if (one.end === null || !isUnwanted(one.end, options)) return one;
  const nowMs = context.clock.monotonic();
  const heldUntilMs = nowMs + Math.max(leastHeldMs, mostHeldMs - (one.end.stop.heldMs ?? 0));
  const attempt = await tryCancelBuild(address, context, { heldUntilMs });
  const end = endedLater(one.end, heldSince(nowMs, context));
  if ('failure' in attempt)
    return {
      ...one,
      end: { ...end, stop: { ...end.stop, canceled: attempt.isRefused ? 'refused' : 'failed' } },
    };
  const { build, result } = attempt;
  const line =
    result === 'canceled'
      ? `${nameBuild(address)}: canceled because ${describeCause(end.stop)}.`
      : describeRefusal(result, { address, build });
  if (result === 'blocked') context.log.warning(line);
  else context.log.info(line);
  // It ended before the cancel arrived: then its state is what counts.
  if (result === 'ended' && end.stop.why !== 'retry-unseen') return { ...one, build, end: null };
  return { ...one, build, end: { ...end, stop: { ...end.stop, canceled: result === 'canceled' } } };
}

/** The end of a wait whose cancel the rate limit held back for so long. */
function endedLater(end: WaitEnd, heldMs: number): WaitEnd {
  if (heldMs === 0) return end;
  const { afterMs, heldMs: before = 0 } = end.stop;
  return { ...end, stop: { ...end.stop, afterMs: afterMs + heldMs, heldMs: before + heldMs } };
}

function isUnwanted({ stop }: WaitEnd, options: WaitSettings): boolean | undefined {
  switch (stop.why) {
    case 'timeout':
    case 'queue-timeout':
    case 'retry-unseen':
      return options.cancelOnTimeout;
    case 'fail-fast':
      return options.cancelOnFailFast;
    case 'left':
    case 'unstarted':
      return options.cancelSiblings;
    default:
      return false;
  }
}
