import { ClientError } from '../../client/index.ts';
import type { WatchedBuild } from '../../client/polling/hazard.ts';
import { createPace, type Look } from '../../client/polling/poll-policy.ts';
import { createOutlook, type Outlook } from '../../client/polling/run-times.ts';
import { describeProgress } from '../../report/builds/progress.ts';
import type { Redactor } from '../../report/text/redact.ts';
import type { WaitOptions } from '../inputs/wait-options.ts';
import type { Context } from '../operation.ts';
import { nameBuild, samePlace } from '../outputs/build-outputs.ts';
import { leastTimeLeftMs, type Moment, see, type Watch } from './build-wait.ts';
import { feedPace } from './observe-rate-limit.ts';
import { readOutlooks } from './past-run-times.ts';
import { type Polling, type Sight, sightBuild, sightMany } from './read-builds.ts';

/** Looks at the builds that are waited for, when it is worth it and the rate limit allows. */
export interface Lookout {
  /** Waits for the next look and takes it, unless the time to wait is over before. @throws the signal's reason. */
  readonly look: (watches: readonly Watch[]) => Promise<Watch[]>;
  readonly close: () => void;
}

/** Builds that are looked at with one request. */
interface Group {
  readonly key: string;
  readonly watches: readonly Watch[];
  /** How many builds of the wait a list of them shows: those that have ended stay in it. */
  readonly listed: number;
}

/** Meta-data that all builds of the wait carry and no others do. */
type Shared = Readonly<Record<string, string>> | undefined;

/** A lookout for one wait. Close it, so that it no longer listens to answers. */
export async function createLookout(
  watches: readonly Watch[],
  { options, shared }: { readonly options: WaitOptions; readonly shared?: Shared },
  context: Context,
): Promise<Lookout> {
  const { clock, random, signal } = context;
  const pace = createPace({ random, pollIntervalMs: options.pollIntervalMs });
  const close = feedPace(pace, context);
  const leftMs = (all: readonly Watch[]) => leastTimeLeftMs(all, options, clock.monotonic());
  const outlooks =
    options.pollIntervalMs === undefined ? await readOutlooks(watches, leftMs(watches), context) : null;
  const planned = new Map<string, Look>();

  const plan = (group: Group, nowMs: number) => {
    const builds = group.watches.map((watch) => describeWatch(watch, outlooks?.(watch.address), nowMs));
    const next = pace.next({ nowMs, builds, until: options.until });
    planned.set(group.key, next);
    return next;
  };

  const look = async (all: readonly Watch[]): Promise<Watch[]> => {
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
    return all.map((watch) => seen.find((other) => samePlace(other.address, watch.address)) ?? watch);
  };
  return { look, close };
}

/** How a look is taken. */
interface LookOptions {
  readonly shared: Shared;
  /** Those whom a spent window holds up spread over this, in milliseconds. */
  readonly intervalMs: number;
  /** No look outlasts the wait: the time that is left for it, in milliseconds. */
  readonly leftMs: () => number;
}

async function lookAt(
  { watches, listed }: Group,
  { shared, ...how }: LookOptions,
  context: Context,
): Promise<Watch[]> {
  const [only, second] = watches;
  if (shared === undefined || second === undefined) {
    return only === undefined ? [] : [await lookAtOne(only, how, context)];
  }
  const organization = watches[0]?.address.organization ?? '';
  const builds = await sightMany(organization, { metaData: shared, count: listed, ...polling(how) }, context);
  const now = moment(context);
  if ('failure' in builds)
    return watches.map((watch) => see(watch, tellFailure(watch, builds, context), now));
  const seen: Watch[] = [];
  for (const watch of watches) {
    const build = builds.find(({ id }) => id === watch.build.id);
    seen.push(build ? see(watch, { build }, now) : await lookAtOne(watch, how, context));
  }
  return seen;
}

async function lookAtOne(watch: Watch, how: Omit<LookOptions, 'shared'>, context: Context): Promise<Watch> {
  const sight = await sightBuild(watch.address, { whole: watch.whole, ...polling(how) }, context);
  return see(watch, tellFailure(watch, sight, context), moment(context));
}

function polling({ intervalMs, leftMs }: Omit<LookOptions, 'shared'>): Polling {
  return { intervalMs, timeoutMs: leftMs() };
}

function tellFailure(watch: Watch, sight: Sight, { log }: Context): Sight {
  if ('failure' in sight && sight.passing)
    log.info(`${nameBuild(watch.address)}: ${sight.failure.message}; still waiting${until(sight.failure)}.`);
  return sight;
}

/** When it is worth to ask again, where that is known. */
function until(failure: Error): string {
  const retryAt = failure instanceof ClientError ? failure.retryAt : undefined;
  return retryAt === undefined ? '' : `, since it would work from ${retryAt.toISOString()} on`;
}

/** What is still waited for: of one organization together where one list request finds all, else each by itself. */
function groupWatches(all: readonly Watch[], shared: Shared): Group[] {
  const keyOf = ({ address }: Watch) => (shared === undefined ? nameBuild(address) : address.organization);
  return [...Map.groupBy(all, keyOf)]
    .map(([key, each]) => ({
      key,
      listed: each.length,
      watches: each.filter((watch) => watch.over === null),
    }))
    .filter(({ watches }) => watches.length > 0);
}

function describeWatch(watch: Watch, outlook: Outlook | undefined, nowMs: number): WatchedBuild {
  return {
    phase: watch.phase,
    elapsedMs: nowMs - watch.bornMs,
    phaseMs: nowMs - watch.phaseSinceMs,
    outlook: outlook ?? createOutlook([]),
    progress: describeProgress(watch.build, asItIs).jobs ?? undefined,
  };
}

/** Numbers hold no secrets. */
const asItIs: Redactor = { text: (text) => text, json: (value) => value };

/** Both clocks now. */
export function moment({ clock }: Context): Moment {
  return { monotonicMs: clock.monotonic(), epochMs: clock.now() };
}
