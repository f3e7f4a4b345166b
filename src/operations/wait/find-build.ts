import type { BuildAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
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

/** Waits for builds with known addresses. */
export async function waitForAddresses(
  addresses: readonly BuildAddress[],
  options: WaitSettings,
  context: Context,
): Promise<Outcome> {
  const { client, signal } = context;
  const builds = await Promise.all(
    addresses.map(async (address) => ({ address, build: await client.builds.get(address, { signal }) })),
  );
  return waitForBuilds(builds, { options }, context);
}

/** Waits for a build to appear, then for its end. */
export async function waitForQuery(
  query: WaitedQuery,
  options: WaitSettings,
  context: Context,
): Promise<Outcome> {
  const tracked = await findBuild(query, context);
  context.log.info(`${nameBuild(tracked.address)}: found.`);
  return waitForBuilds([tracked], { options }, context);
}

/** The pauses between two attempts. The last one repeats. */
const pausesMs = [3_000, 5_000, 8_000, 13_000, 20_000] as const;

/**
 * Finds the newest build that matches, and waits until there is one.
 * @throws MissingBuildError if none appears in time.
 */
async function findBuild(query: WaitedQuery, context: Context): Promise<TrackedBuild> {
  const found = await lookUntilFound(() => findNewest(query, context), pausesUntil(query, context), context);
  if (found === null) throw await missingBuild(query, context);
  return found;
}

/** No pause before the first attempt, then pauses with jitter until the time is over. */
function* pausesUntil(
  { timeoutMs, filters }: WaitedQuery,
  { clock, random, log }: Context,
): Generator<number> {
  const endMs = clock.monotonic() + timeoutMs;
  yield 0;
  for (let attempt = 0; clock.monotonic() < endMs; attempt += 1) {
    if (attempt === 0) log.info(`No build${describeFilters(filters)} yet. Waiting for it to appear.`);
    const pauseMs = (pausesMs[attempt] ?? 20_000) * (0.85 + 0.3 * random());
    yield Math.min(pauseMs, endMs - clock.monotonic());
  }
}
