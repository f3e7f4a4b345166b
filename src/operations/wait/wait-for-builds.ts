import type { BuildAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import type { Obligation } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import { runPool } from '../context/pool.ts';
import { graceMs } from '../end/graceful.ts';
import { isCanceledOnAbort, toCancel } from '../end/obligations.ts';
import { endOnAbort } from '../end/on-abort.ts';
import { describeStrangeState } from '../outputs/build-outcome.ts';
import { nameBuild, setBuildOutputs, type TrackedBuild } from '../outputs/build-outputs.ts';
import { inOrder, withFound } from './build-search.ts';
import { cancelUnread, unwantedUnread } from './cancel-unread.ts';
import { cancelIfUnwanted, isUnwanted } from './cancel-unwanted.ts';
import { isAbandoned, type PollPlan, pollBuilds, type WaitedBuild } from './poll-builds.ts';
import type { RetriesSoFar } from './retry-flaky.ts';
import { waitOutcome } from './wait-outcome.ts';

/** How builds are waited for, and what else the step is responsible for. */
export interface WaitPlan extends Omit<PollPlan, 'onPoll' | 'onEnding' | 'onQueue' | 'cancel'> {
  /** True to cancel the builds instead of waiting, because another one could not be started. */
  readonly leave?: boolean;
  /** How many builds the step was to start, if some of them could not be started. */
  readonly ordered?: number;
  /** What this step has retried before. */
  readonly soFar?: RetriesSoFar;
}

/** Waits for builds. The step succeeds if they do. If the workflow is canceled, cancels those that belong to the step. */
export async function waitForBuilds(
  tracked: readonly TrackedBuild[],
  { leave = false, soFar, ...plan }: WaitPlan,
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
  const isMine = (one: TrackedBuild) => isCanceledOnAbort(one, options.cancelOnAbort);
  let owed: readonly Obligation[] = [];
  let left: readonly Obligation[] = [];
  const cancelingNow = new Map<string, Obligation>();
  const save = () => {
    if (!signal.aborted) journal.owe('wait', [...owed, ...cancelingNow.values()]);
  };
  const takeOn = (builds: readonly TrackedBuild[]) => {
    onPoll(builds);
    owed = toCancel(builds.filter(isMine));
    save();
  };
  takeOn(tracked);
  search?.onFound(() => takeOn(withFound(latest, search, (found) => found)));
  let ended: readonly WaitedBuild[];
  const unwanted = new Set<string>();
  let queueEnds: ReadonlyMap<string, number> = new Map();
  const canceledUnread: BuildAddress[] = [];
  const onEnding: PollPlan['onEnding'] = (builds) => {
    for (const { build, end } of builds)
      if (isUnwanted(end, options)) unwanted.add(build.id);
      else if (end === null) unwanted.delete(build.id);
  };
  const onQueue: PollPlan['onQueue'] = (ends) => {
    queueEnds = ends;
  };
  /** No poll has judged these yet. */
  const addOverdue = () => {
    for (const [id, endMs] of queueEnds)
      if (options.cancelOnTimeout && endMs <= clock.monotonic()) unwanted.add(id);
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
  const beginCancel = (address: BuildAddress) => {
    for (const one of toCancel([{ address }])) cancelingNow.set(nameBuild(address), one);
    save();
  };
  /** If the step is killed meanwhile, the post step cancels it, as for those that are canceled with the step in any case. */
  const cancelOne = async (one: WaitedBuild, sendByMs?: number) => {
    if (!isMine(one) && isUnwanted(one.end, options)) beginCancel(one.address);
    const canceled = await cancelIfUnwanted(one, { options, sendByMs }, context);
    if (canceled.end?.stop.canceled !== 'failed') cancelingNow.delete(nameBuild(one.address));
    save();
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
    beginCancel(address);
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
    left = [...leftOf(ended), ...unread.left];
    if (unread.shown.length > 0) onPoll(ended);
  } catch (error) {
    if (!signal.aborted) throw error;
    addOverdue();
    const { cancelOnAbort: cancels } = options;
    const unwantedNow = canceledUnread.length > 0 ? canceledUnread : unwantedUnread(plan, context);
    const unread = withMissing(unwantedNow, cancels === true ? search?.missing() : []);
    const isWanted = (one: TrackedBuild) => unwanted.has(one.build.id) || isMine(one);
    const abort = { sinceMs, isMine: isWanted, wanted: search?.wanted, unread };
    return endOnAbort(latest, abort, context);
  } finally {
    owed = left;
    cancelingNow.clear();
    save();
  }
  const outcome = await waitOutcome(
    ended,
    { options, wanted: search?.wanted, ordered: plan.ordered, retries: soFar?.notices },
    context,
  );
  if (!options.retryFlaky || isAbandoned(plan)) return outcome;
  const { retryFlakyJobs } = await import('./retry-flaky.ts');
  const retried = await retryFlakyJobs(outcome, ended, { options, sinceMs, left, soFar }, context);
  if ('outcome' in retried) return retried.outcome;
  if (!signal.aborted) return waitForBuilds(retried.tracked, { ...plan, ...retried }, context);
  const { doubts } = retried;
  const wanted = search?.wanted ?? tracked.length;
  return endOnAbort(retried.tracked, { sinceMs, isMine, doubts, wanted, spentMs: graceMs }, context);
}

/** So many requests go out before the rate limit would be said to hold the others back. */
const mostAtOnce = 40;

function withMissing(
  unwanted: readonly BuildAddress[],
  missing: readonly BuildAddress[] = [],
): readonly BuildAddress[] {
  return [...unwanted, ...missing.filter((one) => !unwanted.includes(one))];
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

/** What is left to the post step: builds whose cancel failed. */
function leftOf(builds: readonly WaitedBuild[]): readonly Obligation[] {
  return toCancel(builds.filter(({ end }) => end?.stop.canceled === 'failed'));
}
