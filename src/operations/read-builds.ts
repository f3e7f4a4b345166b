import { ApiError, ConnectionError, ResponseError, TimeoutError } from '../client/index.ts';
import type { Build } from '../model/build.ts';
import type { BuildAddress } from '../model/requests.ts';
import type { Context } from './operation.ts';
import type { HandledBuild } from './outcomes.ts';

/** What one look at a build told: the build, that it is gone, or why nothing is known. */
export type Sight =
  | { readonly build: Build }
  | { readonly gone: true }
  | { readonly failure: Error /** True where it may be better next time. */; readonly passing: boolean };

/** Builds that carry meta-data, and how many to read at most. */
interface Search {
  readonly metaData: Readonly<Record<string, string>>;
  readonly limit: number;
}

/** The small answer, which is all that a poll needs. A server that does not know these sends the whole. */
const small = { exclude_jobs: true, exclude_pipeline: true } as const;

/** Looks at one build; `whole` asks for its jobs too. @throws nothing but the signal's reason. */
export async function sightBuild(
  address: BuildAddress,
  { whole, intervalMs }: { readonly whole: boolean; readonly intervalMs: number },
  context: Context,
): Promise<Sight> {
  const { client, signal } = context;
  try {
    const parameters = whole ? {} : small;
    return { build: await client.builds.get(address, parameters, { signal, polling: { intervalMs } }) };
  } catch (error) {
    return blind(error, context);
  }
}

/**
 * Looks at the builds of one organization that carry a meta-data value, with one request. Those that the list does not
 * show are missing from the answer; a server that ignores the filter shows others too, which the caller passes over.
 */
export async function sightMany(
  organization: string,
  { metaData, limit, intervalMs }: Search & { readonly intervalMs: number },
  context: Context,
): Promise<readonly Build[] | Extract<Sight, { failure: Error }>> {
  try {
    const filters = { meta_data: metaData, ...small };
    const options = { signal: context.signal, polling: { intervalMs } };
    const list = context.client.builds.listForOrganization({ organization }, filters, options);
    return (await list.gather({ limit })).items;
  } catch (error) {
    const sight = blind(error, context);
    return 'gone' in sight ? { failure: error as Error, passing: true } : sight;
  }
}

/**
 * Builds with all their jobs and attempts, by ID; those that cannot be had are missing. Where builds of one
 * organization share meta-data, one list request finds them all.
 */
export async function readWholes(
  handled: readonly HandledBuild[],
  shared: Readonly<Record<string, string>> | undefined,
  context: Context,
): Promise<ReadonlyMap<string, Build>> {
  const wholes = new Map<string, Build>();
  for (const [organization, builds] of Map.groupBy(handled, ({ address }) => address.organization)) {
    if (shared === undefined || builds.length < 2) continue;
    for (const build of await listWholes(
      organization,
      { metaData: shared, limit: builds.length * 2 },
      context,
    ))
      wholes.set(build.id, build);
  }
  const missing = handled.filter(({ build }) => !wholes.has(build.id));
  const found = await Promise.all(missing.map(({ address }) => readWhole(address, context)));
  for (const build of found) if (build !== null) wholes.set(build.id, build);
  return wholes;
}

async function listWholes(
  organization: string,
  { metaData, limit }: Search,
  context: Context,
): Promise<readonly Build[]> {
  const { client, signal } = context;
  const filters = { meta_data: metaData, include_retried_jobs: true };
  try {
    return (await client.builds.listForOrganization({ organization }, filters, { signal }).gather({ limit }))
      .items;
  } catch (error) {
    return nothingMore(error, context);
  }
}

async function readWhole(address: BuildAddress, context: Context): Promise<Build | null> {
  const { client, signal } = context;
  try {
    return await client.builds.get(address, { include_retried_jobs: true }, { signal });
  } catch (error) {
    nothingMore(error, context);
    return null;
  }
}

/** The jobs are for the report: what is known without them is told all the same. */
function nothingMore(error: unknown, { log, signal }: Context): [] {
  signal.throwIfAborted();
  log.debug(`The jobs of a build could not be read: ${error instanceof Error ? error.message : ''}`);
  return [];
}

function blind(error: unknown, context: Context): Exclude<Sight, { build: Build }> {
  context.signal.throwIfAborted();
  if (!(error instanceof Error)) throw error;
  if (error instanceof ApiError && error.status === 404) return { gone: true };
  return { failure: error, passing: isPassing(error) };
}

/** True for what may be better the next time: an outage, a closed rate-limit window, a garbled answer. */
function isPassing(error: Error): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError || error instanceof ResponseError)
    return true;
  return error instanceof ApiError && (error.status >= 500 || error.status === 408 || error.status === 429);
}
