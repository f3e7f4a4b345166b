import type { BuildAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import type { WaitOptions } from '../inputs/wait-options.ts';
import { nameBuild } from '../outputs/build-outputs.ts';
import { type BuildQuery, findBuild } from './find-build.ts';
import { waitForBuilds } from './wait-for-builds.ts';

/** Waits for builds with known addresses. */
export async function waitForAddresses(
  addresses: readonly BuildAddress[],
  options: WaitOptions,
  context: Context,
): Promise<Outcome> {
  const { client, signal } = context;
  const builds = await Promise.all(
    addresses.map(async (address) => ({ address, build: await client.builds.get(address, {}, { signal }) })),
  );
  return waitForBuilds(builds, { options }, context);
}

/** Waits for a build to appear, then for its end. */
export async function waitForQuery(
  query: BuildQuery,
  options: WaitOptions,
  context: Context,
): Promise<Outcome> {
  const tracked = await findBuild(query, context);
  context.log.info(`${nameBuild(tracked.address)}: found.`);
  return waitForBuilds([tracked], { options }, context);
}
