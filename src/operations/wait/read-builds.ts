import { ApiError, type CallOptions, ClientError, TimeoutError } from '../../client/index.ts';
import { classifyFailure } from '../../client/retry/failure-class.ts';
import type { Build } from '../../model/build.ts';
import { type BuildAddress, type BuildFilters, smallResponse } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { collectItems } from '../lists/collect-list.ts';
import type { TrackedBuild } from '../outputs/build-outputs.ts';

/** Filters that match all builds of a wait, and few others. One list request finds them by it. */
export type SharedFilters = BuildFilters | undefined;

/** A poll failed. It is `temporary` if the next one may succeed. */
export interface FailedPoll {
  readonly failure: Error;
  readonly temporary: boolean;
  /** In an outage: the pause before the next one, in milliseconds. */
  readonly pauseMs?: number | undefined;
}

/** The result of a poll: the build, that the service does not know it any more, or why nothing is known. */
export type PollResult = { readonly build: Build } | { readonly gone: true } | FailedPoll;

/** Filters that match builds of one organization, and how many there are. */
interface Search {
  readonly shared: BuildFilters;
  readonly count: number;
}

/** How a poll is sent. */
export interface Polling {
  readonly withJobs: boolean;
  /** Polls that a spent rate-limit window delays spread over this time, in milliseconds. */
  readonly intervalMs: number;
  /** True if it does not wait for our own limiter. */
  readonly unpaced?: boolean;
  /** Otherwise until when it may, by the monotonic clock; as long as it takes unless given. */
  readonly pacedUntilMs?: number | undefined;
  /** The time for all attempts and pauses, in milliseconds. */
  readonly timeoutMs: number;
  /** The time until `wait-timeout`, in milliseconds, which another limit does not end in an outage. */
  readonly leftMs: number;
}

/** The service's largest page. */
const mostPerPage = 100;

/** Polls one build. @throws only the signal's reason. */
export async function pollBuild(
  address: BuildAddress,
  { withJobs, unpaced, timeoutMs, ...pace }: Polling,
  context: Context,
): Promise<PollResult> {
  const { client, signal } = context;
  const { polling, left } = once(pace);
  try {
    const parameters = withJobs ? { exclude_pipeline: true } : smallResponse;
    const options = { signal, timeoutMs, unpaced, polling };
    return { build: await client.builds.get(address, { ...parameters, ...options }) };
  } catch (error) {
    const failed = toFailedPoll(error, left, context);
    return isMissing(error) ? { gone: true } : failed;
  }
}

/** Options of a call that does not repeat its request in an outage, and where it leaves the pause. */
function once(pace: Pick<Polling, 'intervalMs' | 'pacedUntilMs' | 'leftMs'>) {
  const left: { pauseMs?: number } = {};
  const onPause = (delayMs: number) => {
    left.pauseMs = delayMs;
  };
  return { polling: { ...pace, onPause }, left };
}

/**
 * Polls the builds of one organization that the same filters match, with one request. Builds that the list lacks are
 * missing from the result. A server that ignores the filter returns other builds too; the caller ignores them.
 */
export async function pollMany(
  organization: string,
  { shared, count, withJobs, unpaced, timeoutMs, ...pace }: Search & Polling,
  context: Context,
): Promise<readonly Build[] | FailedPoll> {
  const filters = { ...shared, ...(withJobs ? { exclude_pipeline: true } : smallResponse) };
  const { polling, left } = once(pace);
  const options = { signal: context.signal, timeoutMs, unpaced, polling };
  try {
    return await listShared(organization, { count, filters, options }, context);
  } catch (error) {
    return toFailedPoll(error, left, context);
  }
}

/** Reads the list of builds. Twice their number, because there may be duplicates. */
async function listShared(
  organization: string,
  how: { readonly count: number; readonly filters: BuildFilters; readonly options: CallOptions },
  { client }: Context,
): Promise<readonly Build[]> {
  const limit = 2 * how.count;
  const options = { ...how.options, perPage: Math.min(limit, mostPerPage) };
  const list = client.builds.listForOrganization({ organization }, { ...how.filters, ...options });
  return collectItems(list, { limit });
}

/** How builds are read. */
export interface ReadBuildsOptions {
  /** All builds of the step. */
  readonly all: readonly TrackedBuild[];
  readonly shared: SharedFilters;
  /** False to leave out the jobs. */
  readonly withJobs?: boolean | undefined;
  /** The time for all requests, in milliseconds. */
  readonly timeoutMs: number;
  /** True for the last reads of a wait, which do not wait for our own limiter. */
  readonly unpaced?: boolean;
  /** True for a build that is read by itself too, because a list may be behind. */
  readonly isDoubtful?: (listed: Build) => boolean;
  /** Called with the ID of a build that could not be read, and why. */
  readonly onFailure?: (id: string, error: unknown) => void;
}

/**
 * Reads builds, with all their jobs and attempts. Returns them by ID; those that could not be read in time are missing.
 * Builds of one organization that the same filters match are read with one list request.
 */
export async function readBuilds(
  tracked: readonly TrackedBuild[],
  { all, shared, withJobs = true, timeoutMs, unpaced, isDoubtful, onFailure }: ReadBuildsOptions,
  context: Context,
): Promise<ReadonlyMap<string, Build>> {
  const { client, clock, signal } = context;
  const parameters = withJobs ? ({ include_retried_jobs: true } as const) : smallResponse;
  const found = new Map<string, Build>();
  const endMs = clock.monotonic() + timeoutMs;
  const options = () => ({ signal, unpaced, timeoutMs: Math.max(0, endMs - clock.monotonic()) });
  const add = async (read: () => Promise<readonly Build[]>, id?: string) => {
    try {
      for (const build of await read()) found.set(build.id, build);
    } catch (error) {
      // The read is only for the report, which also works with what is known.
      signal.throwIfAborted();
      context.log.debug(`Could not read a build: ${errorText(error)}`);
      if (id !== undefined) onFailure?.(id, error);
    }
  };
  for (const [organization, builds] of Map.groupBy(tracked, ({ address }) => address.organization)) {
    if (shared === undefined || builds.length < 2) continue;
    const count = all.filter(({ address }) => address.organization === organization).length;
    const filters = { ...shared, ...parameters };
    await add(() => listShared(organization, { count, filters, options: options() }, context));
  }
  const missing = tracked.filter(({ build }) => {
    const listed = found.get(build.id);
    return listed === undefined || isDoubtful?.(listed);
  });
  await Promise.all(
    missing.map(({ address, build }) =>
      add(async () => [await client.builds.get(address, { ...parameters, ...options() })], build.id),
    ),
  );
  return found;
}

/** True for the service's response that there is no such thing. */
export function isMissing(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 404;
}

/** True for what this server does not answer for us. A wait of our own that did not fit says nothing of that. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof ClientError) || error instanceof TimeoutError) return false;
  return isMissing(error) || classifyFailure(error) === 'rejected';
}

/** A list that is not found may be found later. */
function toFailedPoll(error: unknown, left: Pick<FailedPoll, 'pauseMs'>, context: Context): FailedPoll {
  context.signal.throwIfAborted();
  if (!(error instanceof Error)) throw error;
  return { failure: error, temporary: isMissing(error) || context.client.mayPass(error), ...left };
}
