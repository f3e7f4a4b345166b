import type { BuildAddress, PipelineAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import { lookUntilFound } from '../context/look-until-found.ts';
import { MissingBuildError } from '../context/missing-build-error.ts';
import type { Outcome } from '../context/outcome.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { collectItems } from '../lists/collect-list.ts';
import { chooseMatching } from '../lists/matching-builds.ts';
import { nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';
import { waitForBuilds } from './wait-for-builds.ts';

/** Which build to find, and how long to wait for it. */
export interface BuildQuery {
  readonly pipeline: PipelineAddress;
  /** A full SHA, because the service's filter does not match short ones. */
  readonly commit: string;
  /** Any branch if undefined. */
  readonly branch: string | undefined;
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
  query: BuildQuery,
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
 * Finds the build of a commit with the highest number, and waits until there is one.
 * @throws MissingBuildError if none appears in time.
 */
async function findBuild(query: BuildQuery, context: Context): Promise<TrackedBuild> {
  const found = await lookUntilFound(() => look(query, context), pausesUntil(query, context), context);
  if (found !== null) return found;
  const { pipeline, commit, branch } = query;
  const on = branch === undefined ? '' : ` on branch ${branch}`;
  throw new MissingBuildError(
    `No build of ${commit}${on} appeared in ${pipeline.organization}/${pipeline.pipeline}.`,
  );
}

/** No pause before the first attempt, then pauses with jitter until the time is over. */
function* pausesUntil({ timeoutMs, commit }: BuildQuery, { clock, random, log }: Context): Generator<number> {
  const endMs = clock.monotonic() + timeoutMs;
  yield 0;
  for (let attempt = 0; clock.monotonic() < endMs; attempt += 1) {
    if (attempt === 0) log.info(`No build of ${commit} yet. Waiting for it to appear.`);
    const pauseMs = (pausesMs[attempt] ?? 20_000) * (0.85 + 0.3 * random());
    yield Math.min(pauseMs, endMs - clock.monotonic());
  }
}

async function look(
  { pipeline, commit, branch }: BuildQuery,
  { client, signal }: Context,
): Promise<TrackedBuild | null> {
  const filters = { commit, ...(branch !== undefined && { branch }) };
  const parameters = { ...filters, exclude_jobs: true, exclude_pipeline: true };
  const list = client.builds.listForPipeline(pipeline, { ...parameters, signal });
  const { builds } = chooseMatching(await collectItems(list, { limit: 100 }), filters);
  const build = builds.toSorted((a, b) => b.number - a.number)[0];
  return build === undefined ? null : { address: { ...pipeline, number: build.number }, build };
}
