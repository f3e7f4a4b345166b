import { ClientError } from '../../client/index.ts';
import { createPollPolicy, type PlannedPoll, type WatchedBuild } from '../../client/polling/poll-policy.ts';
import {
  createRunTimeDistribution,
  type RunTimeDistribution,
  readRunTimes,
} from '../../client/polling/run-times.ts';
import type { BuildAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { sleepUnlessWoken } from '../context/wakeable-sleep.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { isSameBuild, nameBuild } from '../outputs/build-outputs.ts';
import { applyPoll, type BuildWait, type Moment, needsJobs } from './build-wait.ts';
import { jobsDueMs, leastTimeLeftMs } from './limits.ts';
import { type Polling, pollBuild, pollMany, type SharedFilters } from './read-builds.ts';
import { createRetryTurns } from './retry-turns.ts';

/** Polls builds as often as it pays and as the rate limit allows. */
export interface PollScheduler {
  /**
   * Waits until the next poll is due, and polls, unless the time to wait is over before, `untilMs` comes first, or `wake`
   * aborts before.
   * @throws the signal's reason.
   */
  readonly poll: (waits: readonly BuildWait[], untilMs: number, wake?: AbortSignal) => Promise<BuildWait[]>;
}

/** Builds that are polled with one request. */
interface Group {
  readonly key: string;
  readonly waits: readonly BuildWait[];
  /** How many builds of the wait a list of them contains, including those that have ended. */
  readonly listed: number;
}

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
  const runTimes =
    options.pollIntervalMs === undefined
      ? await readPast(waits, leftMs(waits), context)
      : () => unknownRunTime;
  const planned = new Map<string, PlannedPoll>();
  const turns = createRetryTurns(context);

  const plan = (group: Group, nowMs: number) => {
    const builds = group.waits.map((wait) => describeWait(wait, runTimes(wait.address), nowMs));
    const notAfterMs = Math.min(...group.waits.map((wait) => jobsDueMs(wait, options)));
    const next = policy.next({ nowMs, builds, notAfterMs });
    planned.set(group.key, next);
    return next;
  };

  /** When a group is polled next: as planned, or as soon as it may be tried again in an outage. */
  const nextOf = (group: Group, nowMs: number): { readonly next: PlannedPoll; readonly isRetry: boolean } => {
    const retryAtMs = retryAt(group);
    const isRetry = retryAtMs !== undefined;
    if (!isRetry) return { next: planned.get(group.key) ?? plan(group, nowMs), isRetry };
    const atMs = Math.max(retryAtMs, turns.freeMs(group.key));
    return { next: { atMs, spreadMs: 0, forDeadline: false }, isRetry };
  };

  const poll: PollScheduler['poll'] = async (all, untilMs, wake) => {
    const nowMs = clock.monotonic();
    const [first] = groupWaits(all, shared)
      .map((group) => ({ group, ...nextOf(group, nowMs) }))
      .sort((a, b) => a.next.atMs - b.next.atMs);
    if (first === undefined) return [...all];
    const { group, next, isRetry } = first;
    const aheadMs = Math.max(0, next.atMs - nowMs);
    const mostMs = Math.min(leftMs(all), Math.max(0, untilMs - nowMs));
    await sleepUnlessWoken(Math.min(aheadMs, mostMs), wake, context);
    if (aheadMs >= mostMs || wake?.aborted) return [...all];
    const held = isRetry ? null : policy.recheck(next, clock.monotonic());
    if (held !== null) {
      planned.set(group.key, held);
      return [...all];
    }
    planned.delete(group.key);
    const sentMs = clock.monotonic();
    const withJobs = group.waits.some((wait) => wait.awaitsNewJob || jobsDueMs(wait, options) <= sentMs);
    const how = { shared, intervalMs: next.spreadMs, sentMs, withJobs, leftMs: () => leftMs(all) };
    const polled = await pollGroup(group, how, context);
    const failsOn = retryAt({ waits: polled }) !== undefined;
    turns.record(group.key, failsOn);
    const hasRecovered = isRetry && !failsOn;
    return all.map((wait) => {
      const after = polled.find((other) => isSameBuild(other.address, wait.address)) ?? wait;
      return hasRecovered && after.retryAtMs !== undefined ? { ...after, retryAtMs: sentMs } : after;
    });
  };
  return { poll };
}

/** When a group of which nothing can be read is polled again; undefined for any other. */
function retryAt({ waits }: Pick<Group, 'waits'>): number | undefined {
  const times = waits.flatMap(({ retryAtMs, end }) => (end === null ? (retryAtMs ?? []) : []));
  return times.length > 0 && times.length === waits.length ? Math.min(...times) : undefined;
}

/** How a group is polled. */
interface PollOptions {
  readonly shared: SharedFilters;
  /** Polls that a spent rate-limit window delays spread over this time, in milliseconds. */
  readonly intervalMs: number;
  readonly sentMs: number;
  /** True if the poll has to show the jobs. */
  readonly withJobs: boolean;
  /** The time left to wait, in milliseconds: no poll takes longer. */
  readonly leftMs: () => number;
}

async function pollGroup(
  { waits, listed }: Group,
  { shared, ...how }: PollOptions,
  context: Context,
): Promise<BuildWait[]> {
  const [only, second] = waits;
  if (shared === undefined || second === undefined) {
    return only === undefined ? [] : [await pollOne(only, how, context)];
  }
  const organization = waits[0]?.address.organization ?? '';
  const { sentMs, withJobs } = how;
  const search = { shared, count: listed, withJobs, ...polling(how) };
  const builds = await pollMany(organization, search, context);
  const times = { sentMs, now: moment(context), isList: true };
  if ('failure' in builds)
    return waits.map((wait) => logTrouble(wait, applyPoll(wait, builds, times), how, context));
  const polled: BuildWait[] = [];
  for (const wait of waits) {
    const build = builds.find(({ id }) => id === wait.build.id);
    const isPaused = (wait.retryAtMs ?? sentMs) > sentMs;
    if (build) polled.push(applyPoll(wait, { build }, times));
    else polled.push(isPaused ? wait : await pollOne(wait, how, context));
  }
  return polled;
}

async function pollOne(
  wait: BuildWait,
  how: Omit<PollOptions, 'shared'>,
  context: Context,
): Promise<BuildWait> {
  const { sentMs } = how;
  const withJobs = how.withJobs || needsJobs(wait);
  const result = await pollBuild(wait.address, { withJobs, ...polling(how) }, context);
  return logTrouble(wait, applyPoll(wait, result, { sentMs, now: moment(context) }), how, context);
}

function polling({
  intervalMs,
  leftMs,
}: Pick<PollOptions, 'intervalMs' | 'leftMs'>): Omit<Polling, 'withJobs'> {
  return { intervalMs, timeoutMs: leftMs() };
}

/**
 * Logs why a poll has not shown the build, unless the wait is over: then its end says so. That of an outage is logged by the
 * client. A build that was never read may not be visible everywhere yet.
 */
function logTrouble(
  before: BuildWait,
  polled: BuildWait,
  { leftMs }: Pick<PollOptions, 'leftMs'>,
  { clock, log }: Context,
): BuildWait {
  const { address, end, failure, missing, retryAtMs } = polled;
  if (end !== null || retryAtMs !== undefined || leftMs() <= 0) return polled;
  const name = nameBuild(address);
  if (failure !== undefined && failure !== before.failure)
    log.info(
      `${name}: ${errorText(failure).replace(/\.$/, '')}; still waiting${until(failure, clock.now())}.`,
    );
  const wasRead = polled.seenMs > polled.foundMs || polled.origin === 'found';
  if (missing && !before.missing && wasRead) log.info(`${name}: no longer found; still waiting.`);
  return polled;
}

/** When the next poll can succeed, if that is known. */
function until(failure: Error, nowMs: number): string {
  const retryAt = failure instanceof ClientError ? failure.retryAt : undefined;
  return retryAt === undefined || retryAt.getTime() <= nowMs
    ? ''
    : `, retry possible from ${retryAt.toISOString()}`;
}

/** The builds to poll together: those of one organization if they share meta-data, otherwise each by itself. */
function groupWaits(all: readonly BuildWait[], shared: SharedFilters): Group[] {
  const keyOf = ({ address }: BuildWait) =>
    shared === undefined ? nameBuild(address) : address.organization;
  return [...Map.groupBy(all, keyOf)]
    .map(([key, each]) => ({
      key,
      listed: each.length,
      waits: each.filter((wait) => wait.end === null),
    }))
    .filter(({ waits }) => waits.length > 0);
}

function describeWait(wait: BuildWait, runTimes: RunTimeDistribution, nowMs: number): WatchedBuild {
  return { elapsedMs: wait.phase === 'queued' ? 0 : nowMs - wait.startedMs, runTimes };
}

const unknownRunTime = createRunTimeDistribution([]);

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
export function moment({ clock }: Context): Moment {
  return { monotonicMs: clock.monotonic(), epochMs: clock.now() };
}
