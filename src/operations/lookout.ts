import { describeProgress } from '../report/builds/progress.ts';
import type { Redactor } from '../report/text/redact.ts';
import { readOutlooks } from './history.ts';
import type { Context } from './operation.ts';
import { nameBuild, samePlace } from './outcomes.ts';
import { feedPace } from './pace-feed.ts';
import { type Sight, sightBuild, sightMany } from './read-builds.ts';
import type { WaitOptions } from './wait-options.ts';
import { createOutlook, type Outlook } from './waiting/outlook.ts';
import { createPace, type Look } from './waiting/pace.ts';
import type { WatchedBuild } from './waiting/prospect.ts';
import { type Moment, see, timeLeftMs, type Watch } from './watch.ts';

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
  const outlooks = options.pollIntervalMs === undefined ? await readOutlooks(watches, context) : null;
  const planned = new Map<string, Look>();

  const plan = (group: Group, nowMs: number) => {
    const builds = group.watches.map((watch) => describeWatch(watch, outlooks?.(watch.address), nowMs));
    const next = pace.next({ nowMs, builds, until: options.until });
    planned.set(group.key, next);
    return next;
  };

  const look = async (all: readonly Watch[]): Promise<Watch[]> => {
    const active = all.filter((watch) => watch.over === null);
    const nowMs = clock.monotonic();
    const [first] = groupWatches(active, shared)
      .map((group) => ({ group, next: planned.get(group.key) ?? plan(group, nowMs) }))
      .sort((a, b) => a.next.atMs - b.next.atMs);
    if (first === undefined) return [...all];
    const leftMs = Math.min(...active.map((watch) => timeLeftMs(watch, options, nowMs)));
    await clock.sleep(Math.max(0, Math.min(first.next.atMs - nowMs, leftMs)), signal);
    if (first.next.atMs - nowMs > leftMs) return [...all];
    const held = pace.hold(clock.monotonic());
    if (held !== null) {
      planned.set(first.group.key, held);
      return [...all];
    }
    planned.delete(first.group.key);
    const seen = await lookAt(first.group, { shared, intervalMs: first.next.spreadMs }, context);
    return all.map((watch) => seen.find((other) => samePlace(other.address, watch.address)) ?? watch);
  };
  return { look, close };
}

/** How a look is taken. */
interface LookOptions {
  readonly shared: Shared;
  /** Those whom a spent window holds up spread over this, in milliseconds. */
  readonly intervalMs: number;
}

async function lookAt({ watches }: Group, options: LookOptions, context: Context): Promise<Watch[]> {
  const { shared, intervalMs } = options;
  const [only, second] = watches;
  if (shared === undefined || second === undefined) {
    return only === undefined ? [] : [await lookAtOne(only, intervalMs, context)];
  }
  const organization = watches[0]?.address.organization ?? '';
  const builds = await sightMany(
    organization,
    { metaData: shared, limit: watches.length * 2, intervalMs },
    context,
  );
  const now = moment(context);
  if ('failure' in builds)
    return watches.map((watch) => see(watch, tellFailure(watch, builds, context), now));
  const seen: Watch[] = [];
  for (const watch of watches) {
    const build = builds.find(({ id }) => id === watch.build.id);
    seen.push(build ? see(watch, { build }, now) : await lookAtOne(watch, intervalMs, context));
  }
  return seen;
}

async function lookAtOne(watch: Watch, intervalMs: number, context: Context): Promise<Watch> {
  const sight = await sightBuild(watch.address, { whole: watch.whole, intervalMs }, context);
  return see(watch, tellFailure(watch, sight, context), moment(context));
}

function tellFailure(watch: Watch, sight: Sight, { log }: Context): Sight {
  if ('failure' in sight && sight.passing)
    log.info(`${nameBuild(watch.address)}: ${sight.failure.message}; still waiting.`);
  return sight;
}

/** Those of one organization together where one list request finds them all, else each by itself. */
function groupWatches(active: readonly Watch[], shared: Shared): Group[] {
  const keyOf = ({ address }: Watch) => (shared === undefined ? nameBuild(address) : address.organization);
  return [...Map.groupBy(active, keyOf)].map(([key, watches]) => ({ key, watches }));
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
