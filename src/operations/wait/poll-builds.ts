import { effectiveState, isCanceled } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import type { Obligation } from '../context/journal.ts';
import { mostHeldMs } from '../context/time-to-wait.ts';
import { sleepWhile } from '../context/wakeable-sleep.ts';
import { isSuccess, type WaitSettings } from '../inputs/wait-settings.ts';
import { isSameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';
import { awaitChange, awaitFirstRequests, type BuildSearch, withFound } from './build-search.ts';
import { type BuildWait, endUnread, startWait, type WaitEnd } from './build-wait.ts';
import { type EndedWait, isUnwanted } from './cancel-unwanted.ts';
import { checkNow, confirmEnd } from './confirm-end.ts';
import { heldFor, leastAfterResetMs, leastReadMs, leastTimeLeftMs, queueEnds } from './limits.ts';
import { createPollScheduler, moment, type PollScheduler } from './poll-scheduler.ts';
import { createProgressLog } from './progress-log.ts';
import type { SharedFilters } from './read-builds.ts';
import { type CancelWait, cancelEach, createRunningCancels, type RunningCancels } from './running-cancels.ts';

/** A build after the wait, with all its jobs if they could be read. */
export interface WaitedBuild extends EndedWait {
  /** True if the wait for all builds is over because of this one. */
  readonly isDecisive?: boolean;
}

/** Cancels duplicates of builds whose creation was not answered. May replace a build by the one to keep. */
export interface DuplicateCheck {
  /** Checks if a check is due. */
  readonly check: (tracked: readonly TrackedBuild[]) => Promise<readonly TrackedBuild[]>;
  /** Completes the checks, as far as they are due in the time left. */
  readonly conclude: (tracked: readonly TrackedBuild[], leftMs: number) => Promise<readonly TrackedBuild[]>;
  /** What is left to the post step: the duplicates of these builds that were not looked for. */
  readonly left: (
    tracked: readonly (TrackedBuild & { readonly end?: WaitEnd | 'ended' | null })[],
  ) => Obligation[];
}

/** How builds are polled. */
export interface PollPlan {
  readonly options: WaitSettings;
  /** When the step sent its first request, by the monotonic clock: `wait-timeout` counts from here. */
  readonly sinceMs: number;
  readonly shared?: SharedFilters;
  /** False if the jobs are not reported: then the last read leaves them out. */
  readonly withJobs?: boolean;
  readonly duplicateCheck?: DuplicateCheck | undefined;
  /** Finds the builds; those that it finds later join the wait. */
  readonly search?: BuildSearch | undefined;
  /** Cancels a build whose wait ended before the build, if the inputs ask for it. Sends nothing after `sendByMs`. */
  readonly cancel?: CancelWait;
  /** Called with all builds after each poll. */
  readonly onPoll: (tracked: readonly TrackedBuild[]) => void;
  /** Called with builds and the end of their waits, which is certain unless a last read shows otherwise. */
  readonly onEnding?: (waits: readonly Pick<BuildWait, 'build' | 'end'>[]) => void;
  /** Called before each poll with the IDs of builds that wait for an agent, and when `queue-timeout` expires for each. */
  readonly onQueue?: (ends: ReadonlyMap<string, number>) => void;
}

/**
 * Polls builds until the wait is over, and logs their progress.
 * @throws the signal's reason if the workflow is canceled.
 */
export async function pollBuilds(
  started: readonly TrackedBuild[],
  plan: PollPlan,
  context: Context,
): Promise<WaitedBuild[]> {
  const { sinceMs, search } = plan;
  const begin = (tracked: TrackedBuild) => startWait(tracked, sinceMs, moment(context));
  const first = started.map(begin);
  if (search) await awaitFirstRequests(search, context);
  const waits = withFound(first, search, begin);
  const scheduler = await createPollScheduler(waits, plan, context);
  try {
    return await pollUntilOver({ started, waits, begin, scheduler }, plan, context);
  } finally {
    scheduler.stop();
  }
}

/** The wait before its first poll. */
interface Beginning {
  readonly started: readonly TrackedBuild[];
  readonly waits: readonly BuildWait[];
  readonly begin: (tracked: TrackedBuild) => BuildWait;
  readonly scheduler: PollScheduler;
}

async function pollUntilOver(
  { started, begin, scheduler, ...beginning }: Beginning,
  plan: PollPlan,
  context: Context,
): Promise<WaitedBuild[]> {
  const { options, duplicateCheck, search } = plan;
  const { clock } = context;
  const progress = createProgressLog(plan, context);
  const cancels = createRunningCancels(plan, context);
  // Some may have been found while the scheduler was created.
  let waits = withFound(beginning.waits, search, begin);
  let change = search?.change();
  for (;;) {
    const timeoutMs = Math.min(mostLogMs, leastTimeLeftMs(waits, options, clock.monotonic()));
    await progress.log(waits, { timeoutMs });
    waits = waits.map((wait) => checkNow(wait, options, context));
    plan.onEnding?.(waits);
    if (isOver(waits, plan)) {
      await cancels.settle();
      waits = cancels.take(waits);
      plan.onEnding?.(waits.map((wait) => conclude(wait, clock.monotonic())));
      await awaitLastReads(waits, search, context);
      waits = withFound(waits, search, begin).map((wait) => checkNow(wait, options, context));
      const decisive = decisiveOf(waits, plan);
      const { isPending } = scheduler;
      const confirmed = await confirmEnd(
        waits,
        { ...plan, shared: scheduler.listedBy(waits), isPending },
        context,
      );
      waits = waits.map((wait, index) => keepCancel(wait, confirmed[index] ?? wait, cancels));
      plan.onPoll(waits);
      waits = withSiblings(waits, options, clock.monotonic());
      waits = await cancelQueued(waits, plan, context);
      waits = await concludeDuplicates(waits, started, plan, context);
      if (isOver(waits, plan)) {
        search?.stop();
        const still = decisiveOf(waits, plan);
        const isDecisive = ({ build: { id } }: BuildWait) =>
          still.has(id) && (decisive.has(id) || decisive.isDisjointFrom(still));
        return withFound(waits, search, begin).map((wait) => ({
          ...conclude(wait, clock.monotonic()),
          isDecisive: isDecisive(wait),
        }));
      }
    }
    plan.onQueue?.(queueEnds(waits, options));
    cancels.begin(waits);
    const wake = anyOf(change, cancels.done());
    if (wake && isIdle(waits)) await awaitChange(wake, context);
    else waits = await scheduler.poll(waits, progress.nextMs(), wake);
    waits = cancels.take(waits);
    if (duplicateCheck) waits = replaceBuilds(waits, await duplicateCheck.check(waits));
    waits = withFound(waits, search, begin);
    change = search?.change();
    plan.onPoll(waits);
  }
}

/** The wait after its last read, whose cancel by this step is the end although its response has not arrived. */
function keepCancel(wait: BuildWait, confirmed: BuildWait, { isRunning }: RunningCancels): BuildWait {
  const { end } = wait;
  const isOurs = typeof end === 'object' && end !== null && isRunning(wait);
  if (!isOurs || !isCanceled(confirmed.build.state)) return confirmed;
  return { ...confirmed, end: { ...end, stop: { ...end.stop, canceled: true } } };
}

/** The jobs that the log names are worth so much time: no verdict waits for them longer. */
const mostLogMs = 5_000;

function anyOf(...signals: readonly (AbortSignal | undefined)[]): AbortSignal | undefined {
  const all = signals.filter((signal) => signal !== undefined);
  return all.length === 0 ? undefined : AbortSignal.any(all);
}

/**
 * Waits at `wait-timeout` for the last look for builds that were not found yet: as long as for the last reads of the others,
 * and for a spent window.
 */
async function awaitLastReads(
  waits: readonly BuildWait[],
  search: BuildSearch | undefined,
  context: Context,
): Promise<void> {
  const { clock } = context;
  if (search === undefined || !waits.some(isTimedOut)) return;
  const nowMs = clock.monotonic();
  const heldMs = heldFor(nowMs + mostHeldMs, context);
  const endMs = nowMs + (heldMs > 0 ? heldMs + leastAfterResetMs : leastReadMs);
  await sleepWhile(search.isOpen, { endMs, wake: search.change }, context);
}

/**
 * Cancels those that no agent picks up, if that ends the wait. If the rate limit or an outage holds a cancel back, an agent
 * may have come until then, and the wait continues.
 */
async function cancelQueued(
  waits: readonly BuildWait[],
  plan: PollPlan,
  context: Context,
): Promise<readonly BuildWait[]> {
  const { options } = plan;
  if (waits.some(isTimedOut) || decisiveOf(waits, plan).size > 0 || isAnyMet(waits, options)) return waits;
  const queued = waits.filter((wait) => isStoppedBy(wait, 'queue-timeout') && isUnwanted(wait.end, options));
  const canceled = await cancelEach(queued, plan, context);
  return waits.map((wait) => canceled[queued.indexOf(wait)] ?? wait);
}

/** The same waits, after the check for duplicates if the end of the wait depends on them. */
async function concludeDuplicates(
  waits: readonly BuildWait[],
  started: readonly TrackedBuild[],
  plan: PollPlan,
  { clock }: Context,
): Promise<readonly BuildWait[]> {
  const { duplicateCheck, options } = plan;
  const doubtful = waits.map((wait, index) =>
    isDoubtful(wait, started[index]) ? { ...wait, end: null } : wait,
  );
  if (!duplicateCheck || !isOver(waits, plan) || isOver(doubtful, plan)) return waits;
  const leftMs = leastTimeLeftMs(waits, options, clock.monotonic());
  return replaceBuilds(waits, await duplicateCheck.conclude(waits, leftMs));
}

/** The same waits, with the builds that replace others. */
function replaceBuilds(waits: readonly BuildWait[], builds: readonly TrackedBuild[]): BuildWait[] {
  return waits.map((wait, index) => {
    const { address, build } = builds[index] ?? wait;
    return isSameBuild(address, wait.address) ? wait : { ...wait, address, build, end: null };
  });
}

/** True for a build whose duplicate may run in its place. Any other verdict does not wait for duplicates. */
function isDoubtful({ end, build: { state } }: BuildWait, started: TrackedBuild | undefined): boolean {
  return started?.duplicateKey !== undefined && end === 'ended' && (isCanceled(state) || state === 'skipped');
}

/** True if the wait is over, which may be the case because of one of several builds. */
function isOver(
  waits: readonly BuildWait[],
  { options, search }: Pick<PollPlan, 'options' | 'search'>,
): boolean {
  if ((isIdle(waits) && !isSearchAwaited(waits, search)) || isAbandoned({ options, search })) return true;
  if (!isAnyMet(waits, options) && !waits.some((wait) => endsAll(wait, options))) return false;
  return !mayStillWin(waits, { options, search });
}

/** True while a build that was never read may be the one that is enough: until then, a failure does not decide. */
function mayStillWin(
  waits: readonly BuildWait[],
  { options, search }: Pick<PollPlan, 'options' | 'search'>,
): boolean {
  if (options.until !== 'any' || !isSearchAwaited(waits, search)) return false;
  return search?.isReading() === true && !waits.some((wait) => hasSucceeded(wait, options));
}

/** True if any build was to end, and one has. */
function isAnyMet(waits: readonly Pick<BuildWait, 'end'>[], { until }: WaitSettings): boolean {
  return until === 'any' && waits.some(({ end }) => end === 'ended');
}

/** True for a build whose failure ends the wait for all builds. */
function endsAll(wait: BuildWait, options: WaitSettings): boolean {
  if (options.failFast && isFailing(wait, options)) return true;
  return options.until === 'first-failure' && wait.end !== null && !hasSucceeded(wait, options);
}

/**
 * The same waits, without the end of the others by `wait-timeout` if the last read shows that one build has ended the wait:
 * they are its siblings. If it has failed, they are canceled in any case that the inputs name. So are those that are failing,
 * beside the one that ended the wait, and those that could no longer be read, which may still run.
 */
function withSiblings(
  waits: readonly BuildWait[],
  options: WaitSettings,
  nowMs: number,
): readonly BuildWait[] {
  const { cancelSiblings, cancelOnTimeout } = options;
  const isDecisive = (wait: BuildWait) =>
    isAnyMet([wait], options) ||
    (!isTimedOut(wait) && endsAll(wait, options) && (cancelSiblings || !cancelOnTimeout));
  const decisive = waits.filter(isDecisive);
  if (decisive.length === 0) return waits.some(isTimedOut) ? withLimit(waits, nowMs) : waits;
  const first = cancelSiblings ? firstOf(waits, options) : undefined;
  const isUnreadSibling = (wait: BuildWait) =>
    cancelSiblings && isGivenUp(wait) && !decisive.every(isGivenUp);
  // Without cancel-on-timeout, nothing has canceled it so far.
  const isQueuedSibling = (wait: BuildWait) =>
    cancelSiblings && !cancelOnTimeout && isStoppedBy(wait, 'queue-timeout') && !decisive.includes(wait);
  const isSibling = (wait: BuildWait) =>
    isTimedOut(wait) ||
    isUnreadSibling(wait) ||
    isQueuedSibling(wait) ||
    (first !== undefined && wait !== first && isStoppedBy(wait, 'fail-fast'));
  return waits.map((wait) => (isSibling(wait) ? { ...wait, end: null } : wait));
}

/** The same waits, which `wait-timeout` ends also for the builds that could no longer be read. */
function withLimit(waits: readonly BuildWait[], nowMs: number): readonly BuildWait[] {
  return waits.map((wait) =>
    isGivenUp(wait)
      ? { ...wait, end: endUnread(wait, { why: 'timeout', afterMs: nowMs - wait.sinceMs }) }
      : wait,
  );
}

/** The build that ended the wait: one that has ended itself, or else the first that is failing. */
function firstOf(waits: readonly BuildWait[], options: WaitSettings): BuildWait | undefined {
  const isWinner = (wait: BuildWait) => options.until === 'any' && hasSucceeded(wait, options);
  const hasDecided = (wait: BuildWait) => wait.end === 'ended' && endsAll(wait, options);
  return (
    waits.find(isWinner) ?? waits.find(hasDecided) ?? waits.find((wait) => isStoppedBy(wait, 'fail-fast'))
  );
}

/** True for a build whose wait `wait-timeout` has ended. */
function isTimedOut(wait: BuildWait): boolean {
  return isStoppedBy(wait, 'timeout');
}

/** True for a build that could no longer be read. */
function isGivenUp(wait: BuildWait): boolean {
  return isStoppedBy(wait, 'unreachable');
}

function isStoppedBy({ end }: BuildWait, why: WaitEnd['stop']['why']): boolean {
  return typeof end === 'object' && end?.stop.why === why;
}

/** The IDs of the builds whose failure ends the wait for all builds. */
function decisiveOf(waits: readonly BuildWait[], { options }: Pick<PollPlan, 'options'>): Set<string> {
  return new Set(waits.filter((wait) => endsAll(wait, options)).map(({ build }) => build.id));
}

/** True if the builds are to be canceled because another one was given up. Any of them is enough for `any`. */
export function isAbandoned({ options, search }: Pick<PollPlan, 'options' | 'search'>): boolean {
  const hasFailed = search !== undefined && search.failures().length > 0;
  return hasFailed && options.cancelSiblings === true && options.until !== 'any';
}

/** True if no build is left to poll. */
function isIdle(waits: readonly BuildWait[]): boolean {
  return waits.every(({ end }) => end !== null);
}

/** True while other builds can join the wait, or have been found meanwhile. None can when `wait-timeout` is over. */
function isSearchAwaited(waits: readonly BuildWait[], search: BuildSearch | undefined): boolean {
  if (search === undefined || waits.some(isTimedOut)) return false;
  return search.isOpen() || search.found().length > waits.length;
}

/** True for a build that is failing. It may have failed between two polls. */
function isFailing({ end, build }: BuildWait, options: WaitSettings): boolean {
  if (end === 'ended') return build.state === 'failed' && !isSuccess('failed', options);
  return end?.stop.why === 'fail-fast';
}

function hasSucceeded({ end, build }: BuildWait, options: WaitSettings): boolean {
  return end === 'ended' && isSuccess(effectiveState(build), options);
}

function conclude(wait: BuildWait, nowMs: number): WaitedBuild {
  const { address, build, origin = 'found', end, sinceMs, retriesBefore, startsUntilMs } = wait;
  const { stop } = endUnread(wait, { why: 'left', afterMs: nowMs - sinceMs });
  const known = { address, build, origin, retriesBefore, startsUntilMs };
  return { ...known, end: end === 'ended' ? null : (end ?? { stop }) };
}
