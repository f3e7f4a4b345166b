import type { BuildAddress } from '../../model/requests.ts';
import { formatDuration } from '../../report/text/durations.ts';
import type { Context } from '../context/context.ts';
import { createHeartbeat } from '../context/heartbeat.ts';
import { lookUntilFound } from '../context/look-until-found.ts';
import type { Outcome } from '../context/outcome.ts';
import type { BuildQuery } from '../inputs/build-target.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { describeFilters, findNewest, missingBuild } from '../lists/newest-build.ts';
import { nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';
import { waitForBuilds } from './wait-for-builds.ts';

/** The build to find, and how long to wait until it appears. */
export interface WaitedQuery extends BuildQuery {
  readonly timeoutMs: number;
}

/** Until when to look for it, by the monotonic clock, and the input that says so. */
interface Appearance {
  readonly endMs: number;
  readonly limit: 'appear-timeout' | 'wait-timeout';
}

/** The last list is given this much time, even if the time to wait is over. */
const leastListMs = 5_000;

/** Waits for builds with known addresses. */
export async function waitForAddresses(
  addresses: readonly BuildAddress[],
  options: WaitSettings,
  context: Context,
): Promise<Outcome> {
  const { client, clock, signal } = context;
  const sinceMs = clock.monotonic();
  const get = (address: BuildAddress) => client.builds.get(address, { signal, timeoutMs: options.timeoutMs });
  const builds = await Promise.all(
    addresses.map(async (address) => ({ address, build: await get(address) })),
  );
  return waitForBuilds(builds, { options, sinceMs }, context);
}

/** Waits for a build to appear, then for its end. */
export async function waitForQuery(
  query: WaitedQuery,
  options: WaitSettings,
  context: Context,
): Promise<Outcome> {
  const sinceMs = context.clock.monotonic();
  const timeoutMs = Math.min(query.timeoutMs, options.timeoutMs);
  const limit = timeoutMs < query.timeoutMs ? 'wait-timeout' : 'appear-timeout';
  const tracked = await findBuild(query, { endMs: sinceMs + timeoutMs, limit }, context);
  context.log.info(`${nameBuild(tracked.address)}: found.`);
  return waitForBuilds([tracked], { options, sinceMs }, context);
}

/** The pauses between two attempts. The last one repeats. */
const pausesMs = [3_000, 5_000, 8_000, 13_000, 20_000] as const;

/**
 * Finds the newest build that matches, and waits until there is one.
 * @throws MissingBuildError if none appears in time.
 */
async function findBuild(query: BuildQuery, end: Appearance, context: Context): Promise<TrackedBuild> {
  const look = () => findNewest(query, context, Math.max(leastListMs, end.endMs - context.clock.monotonic()));
  const found = await lookUntilFound(look, pausesUntil(query, end, context), context);
  const hint = `Check that the pipeline builds this branch, or raise ${end.limit}.`;
  if (found === null) throw await missingBuild(query, context, hint);
  return found;
}

/** No pause before the first attempt, then pauses with jitter until the time is over. */
function* pausesUntil(
  { filters }: BuildQuery,
  { endMs, limit }: Appearance,
  context: Context,
): Generator<number> {
  const { clock, random, log } = context;
  const heartbeat = createHeartbeat(context);
  const wanted = `build${describeFilters(filters)}`;
  yield 0;
  for (let attempt = 0; clock.monotonic() < endMs; attempt += 1) {
    if (attempt === 0) log.info(`No ${wanted} yet. Waiting for it to appear.`);
    heartbeat.beat(() => {
      const left = formatDuration(endMs - clock.monotonic());
      return `Still waiting for a ${wanted} to appear. ${limit} expires in ${left}.`;
    });
    const pauseMs = (pausesMs[attempt] ?? 20_000) * (0.85 + 0.3 * random());
    yield Math.min(pauseMs, endMs - clock.monotonic());
  }
}
