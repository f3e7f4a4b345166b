import {
  ApiError,
  type CallOptions,
  ConnectionError,
  InvalidResponseError,
  TimeoutError,
} from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import type { BuildAddress, BuildFilters } from '../../model/requests.ts';
import type { Context } from '../operation.ts';
import type { TrackedBuild } from '../outputs/build-outputs.ts';

/** What one look at a build told: the build, that it is gone, or why nothing is known. */
export type PollResult =
  | { readonly build: Build }
  | { readonly gone: true }
  | { readonly failure: Error /** True where it may be better next time. */; readonly passing: boolean };

/** Builds of one organization that carry meta-data, and how many there are to our knowledge. */
interface Search {
  readonly metaData: Readonly<Record<string, string>>;
  readonly count: number;
}

/** How one poll is asked. */
export interface Polling {
  /** Those whom a spent window holds up spread over this, in milliseconds. */
  readonly intervalMs: number;
  /** The time for it, with all tries and waits, in milliseconds. */
  readonly timeoutMs: number;
}

/** The service's largest page. */
const mostPerPage = 100;

/** The small answer, which is all that a poll needs. A server that does not know these sends the complete build. */
const small = { exclude_jobs: true, exclude_pipeline: true } as const;

/** Looks at one build; `withJobs` asks for its jobs too. @throws nothing but the signal's reason. */
export async function pollBuild(
  address: BuildAddress,
  { withJobs, intervalMs, timeoutMs }: Polling & { readonly withJobs: boolean },
  context: Context,
): Promise<PollResult> {
  const { client, signal } = context;
  try {
    const parameters = withJobs ? {} : small;
    const options = { signal, timeoutMs, polling: { intervalMs } };
    return { build: await client.builds.get(address, parameters, options) };
  } catch (error) {
    return blind(error, context);
  }
}

/**
 * Looks at the builds of one organization that carry a meta-data value, with one request. Those that the list does not
 * show are missing from the answer; a server that ignores the filter shows others too, which the caller passes over.
 */
export async function pollMany(
  organization: string,
  { metaData, count, intervalMs, timeoutMs }: Search & Polling,
  context: Context,
): Promise<readonly Build[] | Extract<PollResult, { failure: Error }>> {
  try {
    const filters = { meta_data: metaData, ...small };
    const options = { signal: context.signal, timeoutMs, polling: { intervalMs } };
    return await collect(organization, { count, filters, options }, context);
  } catch (error) {
    const sight = blind(error, context);
    return 'gone' in sight ? { failure: error as Error, passing: true } : sight;
  }
}

/** Reads a list that shows these builds, and perhaps twins of theirs: all of them, for those that are over are in it too. */
async function collect(
  organization: string,
  {
    count,
    filters,
    options,
  }: {
    readonly count: number;
    readonly filters: BuildFilters;
    readonly options: CallOptions;
  },
  { client }: Context,
): Promise<readonly Build[]> {
  const limit = 2 * count;
  const list = client.builds.listForOrganization({ organization }, filters, {
    ...options,
    perPage: Math.min(limit, mostPerPage),
  });
  return (await list.collect({ limit })).items;
}

/** How builds are read with their jobs. */
export interface ReadWithJobsOptions {
  /** All builds of the step. */
  readonly all: readonly TrackedBuild[];
  /** Meta-data that all of them carry and no others do. */
  readonly shared: Readonly<Record<string, string>> | undefined;
  /** The time for all of it, with tries and waits, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Builds with all their jobs and attempts, by ID; those that cannot be had in time are missing. Where builds of one
 * organization share meta-data, one list request finds them all.
 */
export async function readWithJobs(
  tracked: readonly TrackedBuild[],
  { all, shared, timeoutMs }: ReadWithJobsOptions,
  context: Context,
): Promise<ReadonlyMap<string, Build>> {
  const wholes = new Map<string, Build>();
  const endMs = context.clock.monotonic() + timeoutMs;
  const options = () => ({
    signal: context.signal,
    timeoutMs: Math.max(0, endMs - context.clock.monotonic()),
  });
  for (const [organization, builds] of Map.groupBy(tracked, ({ address }) => address.organization)) {
    if (shared === undefined || builds.length < 2) continue;
    const count = all.filter(({ address }) => address.organization === organization).length;
    const listed = await listWholes(organization, { metaData: shared, count, options: options() }, context);
    for (const build of listed) wholes.set(build.id, build);
  }
  const missing = tracked.filter(({ build }) => !wholes.has(build.id));
  const found = await Promise.all(missing.map(({ address }) => readWhole(address, options(), context)));
  for (const build of found) if (build !== null) wholes.set(build.id, build);
  return wholes;
}

async function listWholes(
  organization: string,
  { metaData, count, options }: Search & { readonly options: CallOptions },
  context: Context,
): Promise<readonly Build[]> {
  const filters = { meta_data: metaData, include_retried_jobs: true };
  try {
    return await collect(organization, { count, filters, options }, context);
  } catch (error) {
    return nothingMore(error, context);
  }
}

async function readWhole(
  address: BuildAddress,
  options: CallOptions,
  context: Context,
): Promise<Build | null> {
  try {
    return await context.client.builds.get(address, { include_retried_jobs: true }, options);
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

function blind(error: unknown, context: Context): Exclude<PollResult, { build: Build }> {
  context.signal.throwIfAborted();
  if (!(error instanceof Error)) throw error;
  if (error instanceof ApiError && error.status === 404) return { gone: true };
  return { failure: error, passing: isPassing(error) };
}

/** True for what may be better the next time: an outage, a closed rate-limit window, a garbled answer. */
function isPassing(error: Error): boolean {
  if (
    error instanceof ConnectionError ||
    error instanceof TimeoutError ||
    error instanceof InvalidResponseError
  )
    return true;
  return error instanceof ApiError && (error.status >= 500 || error.status === 408 || error.status === 429);
}
