import { ClientError } from '../../client/index.ts';
import { createPollPolicy, type PlannedPoll, type WatchedBuild } from '../../client/polling/poll-policy.ts';
import {
  createRunTimeDistribution,
  type RunTimeDistribution,
  readRunTimes,
} from '../../client/polling/run-times.ts';
import { usualPaceMs } from '../../client/rate-limit/token-bucket.ts';
import { longestDelayMs } from '../../client/retry/retry-policy.ts';
import { isPacedOut } from '../../client/retry/wait-for-rate-limit.ts';
import type { BuildAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { sleepUnlessWoken } from '../context/wakeable-sleep.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { nameBuild } from '../outputs/build-outputs.ts';
import {
  applyPoll,
  type BuildWait,
  isLongMissing,
  type Moment,
  needsJobs,
  wasNeverRead,
} from './build-wait.ts';
import { jobsDueMs, leastTimeLeftMs, limitsOf } from './limits.ts';
import { createPendingPolls, patienceMs } from './pending-polls.ts';
import { type Group, groupWaits, hasSubstitute } from './poll-groups.ts';
import {
  type FailedPoll,
  isRefusedForGood,
  type Polling,
  type PollResult,
  pollBuild,
  pollMany,
  type SharedFilters,
} from './read-builds.ts';
import { createRetryTurns, type Pause, type RetryTurns } from './retry-turns.ts';

/** Polls builds as often as it pays and as the rate limit allows. */
export interface PollScheduler {
  /**
   * Waits until the next poll is due, and polls, unless the time to wait is over before, `untilMs` comes first, or `wake`
   * aborts before. A poll that is not answered soon stays pending.
   * @throws the signal's reason.
   */
  readonly poll: (waits: readonly BuildWait[], untilMs: number, wake?: AbortSignal) => Promise<BuildWait[]>;
  /** The filters by which these builds can be listed; undefined while only reads of one build are answered. */
  readonly listedBy: (waits: readonly BuildWait[]) => SharedFilters;
  /** True for a build whose poll is not answered yet. */
  readonly isPending: (wait: BuildWait) => boolean;
  /** Aborts the polls that are not answered yet. */
  readonly stop: () => void;
}

/** Timers that are set for the same time come one after the other. */
const leastSpareMs = 100;

/** A poll scheduler for one wait. */
export async function createPollScheduler(
  waits: readonly BuildWait[],
  { options, shared }: { readonly options: WaitSettings; readonly shared?: SharedFilters },
  context: Context,
): Promise<PollScheduler> {
  const { client, clock, random } = context;
  const { rateLimit } = client;
  const policy = createPollPolicy({ rateLimit, random, pollIntervalMs: options.pollIntervalMs });
  const leftMs = (all: readonly BuildWait[]) => leastTimeLeftMs(all, options, clock.monotonic());
  const unlimited = { ...options, queueTimeoutMs: undefined };
  const waitLeftMs = (all: readonly BuildWait[]) => leastTimeLeftMs(all, unlimited, clock.monotonic());
  const runTimes =
    options.pollIntervalMs === undefined
      ? await readPast(waits, timeForPast(waits, options, clock.monotonic()), context)
      : () => unknownRunTime;
  const planned = new Map<string, PlannedPoll>();
  /** The deadlines that passed while another poll was out, each of which gets a look of its own. */
  const missed = new Map<string, number>();
  const turns = createRetryTurns(context);
  const refused = new Set<string>();
  const isRefused = (organization: string) => refused.has(organization);
  const pending = createPendingPolls(context);
  const stopper = new AbortController();
  const stoppable = { ...context, signal: AbortSignal.any([context.signal, stopper.signal]) };

  const dueMs = (group: Group) => Math.min(...group.waits.map((wait) => jobsDueMs(wait, options)));

  const plan = (group: Group, nowMs: number) => {
    const builds = group.waits.map((wait) => describeWait(wait, runTimes(wait.address), nowMs));
    const notAfterMs = dueMs(group);
    const isMissed = notAfterMs <= nowMs && missed.get(group.planKey) !== notAfterMs;
    if (isMissed) missed.set(group.planKey, notAfterMs);
    const next = isMissed ? atOnce(nowMs) : policy.next({ nowMs, builds, notAfterMs });
    planned.set(group.planKey, next);
    return next;
  };

  /** When a group is polled next: as planned, or in its turn if it failed in an outage. */
  const nextOf = (group: Group, nowMs: number): { readonly next: PlannedPoll; readonly isRetry: boolean } => {
    const turnMs = turns.turnMs(group.key, group.isSubstitute);
    if (turnMs !== undefined)
      return { next: { atMs: turnMs, spreadMs: 0, forDeadline: false }, isRetry: true };
    return { next: planned.get(group.planKey) ?? plan(group, nowMs), isRetry: false };
  };

  /** Sleeps until the next group is due, and returns it; null if something else comes first. */
  const awaitNext = async (all: readonly BuildWait[], untilMs: number, wake: AbortSignal | undefined) => {
    const nowMs = clock.monotonic();
    const [first] = groupWaits(all, { shared, isRefused, turns, nowMs, isPending: pending.has })
      .map((group) => ({ group, ...nextOf(group, nowMs) }))
      .sort((a, b) => a.next.atMs - b.next.atMs || a.group.triedMs - b.group.triedMs);
    const signals = [wake, pending.answered()].filter((signal) => signal !== undefined);
    if (first === undefined && signals.length === 0) return null;
    const aheadMs = first === undefined ? Number.POSITIVE_INFINITY : Math.max(0, first.next.atMs - nowMs);
    // A pending poll that takes all the time left ends with a reason of its own.
    const spareMs = first === undefined ? leastSpareMs : 0;
    const mostMs = Math.min(leftMs(all) + spareMs, Math.max(0, untilMs - nowMs));
    const awake = signals.length === 0 ? undefined : AbortSignal.any(signals);
    await sleepUnlessWoken(Math.min(aheadMs, mostMs), awake, context);
    return aheadMs >= mostMs || awake?.aborted ? null : (first ?? null);
  };

  const send = (
    {
      group,
      next,
      isRetry,
    }: { readonly group: Group; readonly next: PlannedPoll; readonly isRetry: boolean },
    all: readonly BuildWait[],
  ) => {
    const sentMs = clock.monotonic();
    // A list that is refused, or is not answered soon, is replaced by reads of its builds at once.
    const instead = { ...next, atMs: sentMs + patienceMs, forDeadline: false };
    if (group.listed !== undefined)
      for (const { address } of group.waits) planned.set(nameBuild(address), instead);
    const withJobs = group.waits.some((wait) => wait.awaitsNewJob || jobsDueMs(wait, options) <= sentMs);
    const onRefusal = () => refused.add(group.key);
    const how = {
      shared,
      onRefusal,
      turns,
      intervalMs: next.spreadMs,
      unpaced: next.forDeadline,
      // A read that has its turn waits for the limiter.
      pacedUntilMs: isRetry ? undefined : Math.min(dueMs(group), sentMs + patienceMs),
      sentMs,
      withJobs,
      leftMs: () => leftMs(all),
      waitLeftMs: () => waitLeftMs(all),
    };
    return pending.add(group.key, group.waits, pollGroup(group, how, stoppable));
  };

  const poll: PollScheduler['poll'] = async (all, untilMs, wake) => {
    const answered = pending.take(all);
    if (answered !== null) return answered;
    const first = await awaitNext(all, untilMs, wake);
    if (first !== null) {
      const { group, isRetry } = first;
      const nowMs = clock.monotonic();
      // Its turn may come when its deadline has passed already.
      const isDue = !isRetry && dueMs(group) <= nowMs;
      const next = { ...first.next, forDeadline: first.next.forDeadline || isDue };
      const held = isRetry ? null : policy.recheck(next, nowMs, dueMs(group));
      if (held === null) {
        planned.delete(group.planKey);
        await send({ group, next, isRetry }, all);
      } else planned.set(group.planKey, held);
    }
    return pending.take(all) ?? [...all];
  };
  const listedBy: PollScheduler['listedBy'] = (all) => {
    const isUnread = ({ address: { organization } }: BuildWait) =>
      pending.has(organization) ||
      refused.has(organization) ||
      (hasSubstitute(organization, turns) && !turns.isDown());
    return all.some(isUnread) ? undefined : shared;
  };
  return { poll, listedBy, isPending: pending.includes, stop: () => stopper.abort() };
}

/** How a group is polled. */
interface PollOptions {
  readonly shared: SharedFilters;
  /** Called when the list is refused for good. */
  readonly onRefusal: () => void;
  readonly turns: RetryTurns;
  /** Polls that a spent rate-limit window delays spread over this time, in milliseconds. */
  readonly intervalMs: number;
  /** True for a poll that judges a deadline, which does not wait for our own limiter. */
  readonly unpaced: boolean;
  /** Until when our own limiter may hold back any other one. */
  readonly pacedUntilMs: number | undefined;
  readonly sentMs: number;
  /** True if the poll has to show the jobs. */
  readonly withJobs: boolean;
  /** The time left to wait, in milliseconds: no poll takes longer. */
  readonly leftMs: () => number;
  /** The same without `queue-timeout`, which no outage judges. */
  readonly waitLeftMs: () => number;
}

/** Our own limiter has held back a read that has its turn: it comes again soon. Any other one is planned anew. */
function postpone(key: string, turns: RetryTurns): void {
  if (turns.retryAtMs(key) !== undefined) turns.record(key, { pauseMs: usualPaceMs });
}

/** Polls the builds of a group. Those that a list lacks are polled one by one. */
async function pollGroup(group: Group, options: PollOptions, context: Context): Promise<BuildWait[]> {
  const { shared, turns, ...how } = options;
  const { key, waits, listed: count } = group;
  const [first] = waits;
  if (first === undefined) return [];
  if (shared === undefined || count === undefined) return [await pollOne(first, options, context)];
  const { sentMs, withJobs } = how;
  const search = { shared, count, withJobs, ...polling(how) };
  const builds = await pollMany(first.address.organization, search, context);
  if ('failure' in builds && isPacedOut(builds.failure)) {
    postpone(key, turns);
    return [...waits];
  }
  if ('failure' in builds) return applyListFailure(group, builds, options, context);
  turns.record(key);
  const shown = new Map(builds.map((build) => [build.id, build]));
  const times = { sentMs, now: moment(context), isList: true };
  const polled: BuildWait[] = [];
  for (const wait of waits) {
    const build = shown.get(wait.build.id);
    if (build) {
      polled.push(applyPoll(wait, { build }, times));
      forgetFailures(wait, turns, context);
    } else polled.push(await pollLacking(wait, options, context));
  }
  return polled;
}

/** Polls a build that its list lacks, unless a failure has left a pause. */
async function pollLacking(wait: BuildWait, options: PollOptions, context: Context): Promise<BuildWait> {
  const { turns, sentMs } = options;
  const isPaused = (turns.retryAtMs(nameBuild(wait.address)) ?? sentMs) > sentMs;
  return isPaused ? wait : pollOne(wait, options, context);
}

/** The list shows a build that could not be read by itself. */
function forgetFailures({ address }: BuildWait, turns: RetryTurns, { client }: Context): void {
  const name = nameBuild(address);
  if (turns.failures(name) > 0) client.endOutage(address, 'shown');
  turns.forget(name);
}

/** Applies the failure of a list to its builds, unless they are read one by one by now. */
function applyListFailure(
  { key, waits }: Group,
  failed: FailedPoll,
  { turns, onRefusal, ...how }: PollOptions,
  context: Context,
): BuildWait[] {
  const { sentMs } = how;
  if (isRefusedForGood(failed.failure) && failed.pauseMs === undefined) {
    onRefusal();
    return [...waits];
  }
  if (hasSubstitute(key, turns)) {
    turns.record(key, pauseOf({ ...failed, pauseMs: failed.pauseMs ?? longestDelayMs }, context));
    return [...waits];
  }
  turns.record(key, pauseOf(failed, context));
  const poll = { sentMs, now: moment(context) };
  return waits.map((wait) =>
    logTrouble({ wait, polled: applyPoll(wait, failed, poll) }, failed, how, context),
  );
}

/** The pause after a poll that failed in an outage. */
function pauseOf({ failure, pauseMs }: FailedPoll, { client }: Context): Pause | undefined {
  return pauseMs === undefined ? undefined : { pauseMs, givenUpMs: client.outageEndsAtMs(failure) };
}

async function pollOne(
  wait: BuildWait,
  { turns, ...how }: Omit<PollOptions, 'shared' | 'onRefusal'>,
  context: Context,
): Promise<BuildWait> {
  const { sentMs } = how;
  const withJobs = how.withJobs || needsJobs(wait);
  const result = await pollBuild(wait.address, { withJobs, ...polling(how) }, context);
  if ('failure' in result && isPacedOut(result.failure)) {
    postpone(nameBuild(wait.address), turns);
    return wait;
  }
  turns.record(nameBuild(wait.address), 'failure' in result ? pauseOf(result, context) : undefined);
  const polled = applyPoll(wait, result, { sentMs, now: moment(context) });
  if (polled.end !== null) context.client.endOutage(wait.address, 'given up');
  return logTrouble({ wait, polled }, result, how, context);
}

function polling({
  intervalMs,
  unpaced,
  pacedUntilMs,
  leftMs,
  waitLeftMs,
}: Pick<PollOptions, 'intervalMs' | 'unpaced' | 'pacedUntilMs' | 'leftMs' | 'waitLeftMs'>): Omit<
  Polling,
  'withJobs'
> {
  return { intervalMs, unpaced, pacedUntilMs, timeoutMs: leftMs(), leftMs: waitLeftMs() };
}

/**
 * Logs why a poll has not shown the build, unless the wait is over: then its end says so. That of an outage is logged by the
 * client. A build that was never read may not be visible everywhere yet.
 */
function logTrouble(
  { wait: before, polled }: { readonly wait: BuildWait; readonly polled: BuildWait },
  result: PollResult,
  { leftMs }: Pick<PollOptions, 'leftMs'>,
  { clock, log }: Context,
): BuildWait {
  const { address, end, failure } = polled;
  const isOutage = 'failure' in result && result.pauseMs !== undefined;
  if (end !== null || isOutage || leftMs() <= 0) return polled;
  const name = nameBuild(address);
  if (failure !== undefined && failure !== before.failure)
    log.info(
      `${name}: ${errorText(failure).replace(/\.$/, '')}; still waiting${until(failure, clock.now())}.`,
    );
  const isMissing = isLongMissing(polled, clock.monotonic());
  if (isMissing && !before.isMissingTold)
    log.info(`${name}: ${wasNeverRead(polled) ? 'not found yet' : 'no longer found'}; still waiting.`);
  return { ...polled, isMissingTold: isMissing };
}

/** When the next poll can succeed, if that is known. */
function until(failure: Error, nowMs: number): string {
  const retryAt = failure instanceof ClientError ? failure.retryAt : undefined;
  return retryAt === undefined || retryAt.getTime() <= nowMs
    ? ''
    : `, retry possible from ${retryAt.toISOString()}`;
}

function describeWait(wait: BuildWait, runTimes: RunTimeDistribution, nowMs: number): WatchedBuild {
  return { elapsedMs: wait.phase === 'queued' ? 0 : nowMs - wait.startedMs, runTimes };
}

const unknownRunTime = createRunTimeDistribution([]);

/** The look at a deadline that has just passed. */
function atOnce(nowMs: number): PlannedPoll {
  return { atMs: nowMs, spreadMs: 0, forDeadline: true };
}

/** No limit is judged late because of past builds. */
function timeForPast(waits: readonly BuildWait[], settings: WaitSettings, nowMs: number): number {
  const limits = waits.flatMap((wait) => limitsOf(wait, settings));
  return Math.max(0, Math.min(...limits.map(({ atMs }) => atMs)) - nowMs) / 2;
}

/** How long builds of the same pipelines ran before. */
function readPast(
  waits: readonly BuildWait[],
  timeoutMs: number,
  { client, clock, log, signal }: Context,
): Promise<(address: BuildAddress) => RunTimeDistribution> {
  const estimated = waits.map(({ address, build }) => ({ address, branch: build.branch }));
  const onFailure = (error: unknown) => log.debug(`Could not read past builds: ${errorText(error)}`);
  return readRunTimes(estimated, { builds: client.builds, clock, signal, timeoutMs, onFailure });
}

/** The current moment on both clocks. */
export function moment({ client, clock }: Context): Moment {
  return { monotonicMs: clock.monotonic(), epochMs: client.serviceNow() };
}
