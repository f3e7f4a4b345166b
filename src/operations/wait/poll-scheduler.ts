import { ClientError } from '../../client/index.ts';
import type { WatchedBuild } from '../../client/polling/hazard.ts';
import { createPollPolicy, type PlannedPoll } from '../../client/polling/poll-policy.ts';
import { createRunTimeDistribution, type RunTimeDistribution } from '../../client/polling/run-times.ts';
import { describeProgress } from '../../report/builds/progress.ts';
import type { Redactor } from '../../report/text/redact.ts';
import type { WaitOptions } from '../inputs/wait-options.ts';
import type { Context } from '../operation.ts';
import { isSameBuild, nameBuild } from '../outputs/build-outputs.ts';
import { applyPoll, type BuildWait, leastTimeLeftMs, type Moment } from './build-wait.ts';
import { observeRateLimit } from './observe-rate-limit.ts';
import { readPastRunTimes } from './past-run-times.ts';
import { type Polling, type PollResult, pollBuild, pollMany } from './read-builds.ts';

/** Looks at the builds that are waited for, when it is worth it and the rate limit allows. */
export interface PollScheduler {
  /** Waits for the next look and takes it, unless the time to wait is over before. @throws the signal's reason. */
  readonly look: (waits: readonly BuildWait[]) => Promise<BuildWait[]>;
  readonly close: () => void;
}

/** Builds that are looked at with one request. */
interface Group {
  readonly key: string;
  readonly waits: readonly BuildWait[];
  /** How many builds of the wait a list of them shows: those that have ended stay in it. */
  readonly listed: number;
}

/** Meta-data that all builds of the wait carry and no others do. */
type SharedTags = Readonly<Record<string, string>> | undefined;

/** A poll scheduler for one wait. Close it, so that it no longer listens to answers. */
export async function createPollScheduler(
  waits: readonly BuildWait[],
  { options, shared }: { readonly options: WaitOptions; readonly shared?: SharedTags },
  context: Context,
): Promise<PollScheduler> {
  const { clock, random, signal } = context;
  const pace = createPollPolicy({ random, pollIntervalMs: options.pollIntervalMs });
  const close = observeRateLimit(pace, context);
  const leftMs = (all: readonly BuildWait[]) => leastTimeLeftMs(all, options, clock.monotonic());
  const runTimes =
    options.pollIntervalMs === undefined ? await readPastRunTimes(waits, leftMs(waits), context) : null;
  const planned = new Map<string, PlannedPoll>();

  const plan = (group: Group, nowMs: number) => {
    const builds = group.waits.map((wait) => describeWatch(wait, runTimes?.(wait.address), nowMs));
    const next = pace.next({ nowMs, builds, until: options.until });
    planned.set(group.key, next);
    return next;
  };

  const look = async (all: readonly BuildWait[]): Promise<BuildWait[]> => {
    const nowMs = clock.monotonic();
    const [first] = groupWatches(all, shared)
      .map((group) => ({ group, next: planned.get(group.key) ?? plan(group, nowMs) }))
      .sort((a, b) => a.next.atMs - b.next.atMs);
    if (first === undefined) return [...all];
    const aheadMs = Math.max(0, first.next.atMs - nowMs);
    const inTime = aheadMs < leftMs(all);
    await clock.sleep(inTime ? aheadMs : leftMs(all), signal);
    if (!inTime) return [...all];
    const held = pace.hold(clock.monotonic());
    if (held !== null) {
      planned.set(first.group.key, held);
      return [...all];
    }
    planned.delete(first.group.key);
    const how = { shared, intervalMs: first.next.spreadMs, leftMs: () => leftMs(all) };
    const seen = await lookAt(first.group, how, context);
    return all.map((wait) => seen.find((other) => isSameBuild(other.address, wait.address)) ?? wait);
  };
  return { look, close };
}

/** How a look is taken. */
interface LookOptions {
  readonly shared: SharedTags;
  /** Those whom a spent window holds up spread over this, in milliseconds. */
  readonly intervalMs: number;
  /** No look outlasts the wait: the time that is left for it, in milliseconds. */
  readonly leftMs: () => number;
}

async function lookAt(
  { waits, listed }: Group,
  { shared, ...how }: LookOptions,
  context: Context,
): Promise<BuildWait[]> {
  const [only, second] = waits;
  if (shared === undefined || second === undefined) {
    return only === undefined ? [] : [await lookAtOne(only, how, context)];
  }
  const organization = waits[0]?.address.organization ?? '';
  const builds = await pollMany(organization, { metaData: shared, count: listed, ...polling(how) }, context);
  const now = moment(context);
  if ('failure' in builds)
    return waits.map((wait) => applyPoll(wait, tellFailure(wait, builds, context), now));
  const seen: BuildWait[] = [];
  for (const wait of waits) {
    const build = builds.find(({ id }) => id === wait.build.id);
    seen.push(build ? applyPoll(wait, { build }, now) : await lookAtOne(wait, how, context));
  }
  return seen;
}

async function lookAtOne(
  wait: BuildWait,
  how: Omit<LookOptions, 'shared'>,
  context: Context,
): Promise<BuildWait> {
  const sight = await pollBuild(wait.address, { withJobs: wait.withJobs, ...polling(how) }, context);
  return applyPoll(wait, tellFailure(wait, sight, context), moment(context));
}

function polling({ intervalMs, leftMs }: Omit<LookOptions, 'shared'>): Polling {
  return { intervalMs, timeoutMs: leftMs() };
}

function tellFailure(wait: BuildWait, sight: PollResult, { log }: Context): PollResult {
  if ('failure' in sight && sight.passing)
    log.info(`${nameBuild(wait.address)}: ${sight.failure.message}; still waiting${until(sight.failure)}.`);
  return sight;
}

/** When it is worth to ask again, where that is known. */
function until(failure: Error): string {
  const retryAt = failure instanceof ClientError ? failure.retryAt : undefined;
  return retryAt === undefined ? '' : `, since it would work from ${retryAt.toISOString()} on`;
}

/** What is still waited for: of one organization together where one list request finds all, else each by itself. */
function groupWatches(all: readonly BuildWait[], shared: SharedTags): Group[] {
  const keyOf = ({ address }: BuildWait) =>
    shared === undefined ? nameBuild(address) : address.organization;
  return [...Map.groupBy(all, keyOf)]
    .map(([key, each]) => ({
      key,
      listed: each.length,
      waits: each.filter((wait) => wait.over === null),
    }))
    .filter(({ waits }) => waits.length > 0);
}

function describeWatch(
  wait: BuildWait,
  runTimes: RunTimeDistribution | undefined,
  nowMs: number,
): WatchedBuild {
  return {
    phase: wait.phase,
    elapsedMs: nowMs - wait.startedMs,
    phaseMs: nowMs - wait.phaseSinceMs,
    runTimes: runTimes ?? createRunTimeDistribution([]),
    progress: describeProgress(wait.build, asItIs).jobs ?? undefined,
  };
}

/** Numbers hold no secrets. */
const asItIs: Redactor = { text: (text) => text, json: (value) => value };

/** Both clocks now. */
export function moment({ clock }: Context): Moment {
  return { monotonicMs: clock.monotonic(), epochMs: clock.now() };
}
