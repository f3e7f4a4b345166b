import type { BuildAddress } from '../../model/requests.ts';
import { cancelOnAbort, isCanceledOnAbort } from '../cancel/cancel-on-abort.ts';
import { graceMs } from '../cancel/grace-period.ts';
import { toSaved, toUncanceled } from '../cancel/saved-state.ts';
import type { Context } from '../context/context.ts';
import type { QueueCheck, SavedBuild } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import { runPool } from '../context/pool.ts';
import { describeStrangeState } from '../outputs/build-outcome.ts';
import { nameBuild, setBuildOutputs, type TrackedBuild } from '../outputs/build-outputs.ts';
import { inOrder, withFound } from './build-search.ts';
import type { WaitEnd } from './build-wait.ts';
import { cancelUnread, unwantedUnread } from './cancel-unread.ts';
import { cancelIfUnwanted, isUnwanted } from './cancel-unwanted.ts';
import { isAbandoned, type PollPlan, pollBuilds, type WaitedBuild } from './poll-builds.ts';
import type { RetriesSoFar } from './retry-flaky.ts';
import { createWaitJournal } from './wait-journal.ts';
import { waitOutcome } from './wait-outcome.ts';

/** How builds are waited for, and what else the step is responsible for. */
export interface WaitPlan extends Omit<PollPlan, 'onPoll' | 'onEnding' | 'onQueue' | 'cancel'> {
  /** True to cancel the builds instead of waiting, because another one could not be started. */
  readonly leave?: boolean;
  /** Creations with an unknown outcome, which are left to the post step. */
  readonly pending?: readonly SavedBuild[];
  /** How many builds the step was to start, if some of them could not be started. */
  readonly ordered?: number;
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
  const waitJournal = createWaitJournal(pending, context);
  const isMine = (one: TrackedBuild) => isCanceledOnAbort(one, options.cancelOnAbort);
  let left: readonly SavedBuild[] = [];
  const takeOn = (builds: readonly TrackedBuild[]) => {
    onPoll(builds);
    const mine = builds.filter(isMine);
    left = leftOf(builds, plan, context);
    waitJournal.takeOn(mine.length > 0 ? mine.map((one) => toCanceled(one, left)) : left);
  };
  takeOn(tracked);
  search?.onFound(() => takeOn(withFound(latest, search, (found) => found)));
  let ended: readonly WaitedBuild[];
  const unwanted = new Map<string, QueueCheck | null>();
  let queueEnds: ReadonlyMap<string, number> = new Map();
  const canceledUnread: BuildAddress[] = [];
  const onEnding: PollPlan['onEnding'] = (builds) => {
    for (const { build, end } of builds)
      if (isUnwanted(end, options)) unwanted.set(build.id, queueCheckOf(end, plan, context));
      else if (end === null) unwanted.delete(build.id);
  };
  const onQueue: PollPlan['onQueue'] = (ends) => {
    queueEnds = ends;
  };
  /** No poll has judged these yet. */
  const addOverdue = () => {
    for (const [id, endMs] of queueEnds)
      if (options.cancelOnTimeout && endMs <= clock.monotonic() && !unwanted.has(id))
        unwanted.set(id, 'overdue');
  };
  const canceling = new Map<string, Promise<WaitedBuild>>();
  const cancel = (one: WaitedBuild, sendByMs?: number) => {
    onEnding([one]);
    const name = nameBuild(one.address);
    // The wait may end while a cancel that it has begun is not answered.
    const canceled = canceling.get(name) ?? cancelOne(one, sendByMs);
    canceling.set(name, canceled);
    return canceled.finally(() => canceling.delete(name));
  };
  /** If the step is killed meanwhile, the post step cancels it, as for those that are canceled with the step in any case. */
  const cancelOne = async (one: WaitedBuild, sendByMs?: number) => {
    const saved = toUncanceled(one, queueCheckOf(one.end, plan, context));
    if (!isMine(one) && isUnwanted(one.end, options)) waitJournal.beginCancel(saved);
    const canceled = await cancelIfUnwanted(one, { options, sendByMs }, context);
    if (canceled.end?.stop.canceled !== 'failed') waitJournal.endCancel(saved);
    return canceled;
  };
  /** An agent may have picked up a job of a build that was to be canceled for its queue: then it is one of the others. */
  const cancelLast = async (one: WaitedBuild): Promise<WaitedBuild> => {
    const { isRevived, ...canceled } = await cancel(one);
    if (!isRevived) return canceled;
    const afterMs = clock.monotonic() - sinceMs;
    const why = afterMs >= options.timeoutMs ? 'timeout' : 'left';
    return cancel({ ...canceled, end: { stop: { why, afterMs } } });
  };
  const onCancel = (address: BuildAddress) => {
    canceledUnread.push(address);
    waitJournal.beginCancel(address);
  };
  const stop = () => ({ why: 'unstarted', afterMs: clock.monotonic() - sinceMs }) as const;
  try {
    const waited = leave
      ? tracked.map((one) => ({ ...one, end: { stop: stop() } }))
      : await pollBuilds(tracked, { ...plan, cancel, onPoll, onEnding, onQueue }, context);
    const [canceled, unread] = await Promise.all([
      runPool(waited, mostAtOnce, cancelLast),
      cancelUnread(waited, { ...plan, onCancel }, context),
    ]);
    ended = inOrder([...canceled, ...unread.shown], search);
    left = [...leftOf(ended, plan, context), ...unread.left];
    if (unread.shown.length > 0) onPoll(ended);
  } catch (error) {
    if (!signal.aborted) throw error;
    addOverdue();
    const { cancelOnAbort: cancels } = options;
    const unread = {
      unread: search?.missing(),
      unwantedUnread: canceledUnread.length > 0 ? canceledUnread : unwantedUnread(plan, context),
    };
    const abort = { sinceMs, cancelOnAbort: cancels, unwanted, pending, wanted: search?.wanted, ...unread };
    return cancelOnAbort(latest, abort, context);
  } finally {
    waitJournal.conclude(left);
  }
  const outcome = await waitOutcome(
    ended,
    { options, wanted: search?.wanted, ordered: plan.ordered, retries: soFar?.notices },
    context,
  );
  if (!options.retryFlaky || isAbandoned(plan)) return outcome;
  const { retryFlakyJobs } = await import('./retry-flaky.ts');
  const retried = await retryFlakyJobs(outcome, ended, { options, sinceMs, pending, left, soFar }, context);
  if ('outcome' in retried) return retried.outcome;
  if (!signal.aborted) return waitForBuilds(retried.tracked, { ...plan, ...retried }, context);
  const { cancelOnAbort: cancels } = options;
  return cancelOnAbort(
    retried.tracked,
    { sinceMs, cancelOnAbort: cancels, pending: retried.pending, wanted: search?.wanted, spentMs: graceMs },
    context,
  );
}

/** So many requests go out before the rate limit would be said to hold the others back. */
const mostAtOnce = 40;

/** A build that the post step cancels, with its duplicates if some may still appear. */
function toCanceled(one: TrackedBuild, left: readonly SavedBuild[]): SavedBuild {
  const doubt = left.find(({ key }) => key !== undefined && key === one.duplicateKey);
  return toSaved({ ...one, duplicatesUntilMs: doubt?.duplicatesUntilMs });
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
  builds: readonly (TrackedBuild & { readonly end?: WaitEnd | 'ended' | null })[],
  plan: Pick<WaitPlan, 'duplicateCheck' | 'options' | 'sinceMs'>,
  context: Context,
): readonly SavedBuild[] {
  const { duplicateCheck } = plan;
  const uncanceled = builds.filter(({ end }) => typeof end === 'object' && end?.stop.canceled === 'failed');
  return [
    ...(duplicateCheck?.left(builds) ?? []),
    ...uncanceled.map((one) => toUncanceled(one, queueCheckOf(one.end, plan, context))),
  ];
}

/** What the cancel of a build depends on that is to be canceled only because no agent picks it up. */
function queueCheckOf(
  end: WaitEnd | 'ended' | null | undefined,
  { options, sinceMs }: Pick<WaitPlan, 'options' | 'sinceMs'>,
  { clock }: Context,
): QueueCheck | null {
  if (typeof end !== 'object' || end?.stop.why !== 'queue-timeout' || options.cancelSiblings) return null;
  return clock.monotonic() - sinceMs < options.timeoutMs ? 'judged' : null;
}
