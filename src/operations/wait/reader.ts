import { ApiError, type CallOptions } from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import { type BuildFilters, smallResponse } from '../../model/requests.ts';
import { hasEnded } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { readWithRuns } from '../context/read-with-runs.ts';
import { mostHeldMs } from '../context/time-to-wait.ts';
import { findNewest } from '../lists/newest-build.ts';
import { collectItems } from '../lists/read-list.ts';
import { isOld, type ReadEvent, type UnreadEvent, type Watched } from './state.ts';

/** Filters that match all builds of a wait, and few others. */
export type SharedFilters = BuildFilters | undefined;

/** What the service says of one build, and how long to pause in an outage. */
export interface Reply {
  readonly event: ReadEvent | UnreadEvent;
  readonly pauseMs?: number | undefined;
}

/** Builds that one request shows. */
export interface Group {
  readonly name: string;
  readonly all: readonly Watched[];
}

/** How builds are read: polled, or looked at once more with all jobs, ahead of our own limiter. */
export interface Read {
  readonly isLook: boolean;
  readonly endMs: number;
  readonly spreadMs: number;
  /** True if the jobs are needed for a limit. */
  readonly withJobs: boolean;
}

export type Reader = ReturnType<typeof createReader>;

/** The time for a last read, even if the time to wait is over. */
const leastLookMs = 5_000;
const mostLookMs = 30_000;
/** A list that is not answered for so long has failed. After a failure its builds are read one by one for some minutes. */
const listMs = 5_000;
const listRestMs = 5 * 60_000;
/** A response with so many jobs is still small. With more, only news of one build is worth its size; with still more, nothing is. */
const mostJobsEachTime = 50;
const mostJobsForNews = 500;

/** Reads the builds of one wait. `withJobs` is false if the jobs are not reported. */
export function createReader(
  {
    shared,
    withJobs = true,
    count,
    needsSteps = false,
  }: {
    readonly shared?: SharedFilters;
    readonly withJobs?: boolean | undefined;
    /** How many builds the filters match. */
    readonly count: number;
    /** True if steps are waited for: then news of jobs is worth a read however large the build is. */
    readonly needsSteps?: boolean;
  },
  context: Context,
) {
  const { client, clock, signal, log } = context;
  let listRestsUntilMs = Number.NEGATIVE_INFINITY;
  /** The counts of jobs of each build when its jobs were last shown; null if the service counts none. */
  const counts = new Map<string, string | null>();
  /** How many jobs each build has that a list has shown: without its jobs, it does not count them. */
  const totals = new Map<string, number>();
  /** Pipelines that are there. */
  const pipelines = new Set<string>();

  const isListed = ({ build }: Watched) =>
    shared !== undefined && build !== null && clock.monotonic() >= listRestsUntilMs;

  const timeoutOf = ({ isLook, endMs }: Read) => {
    const nowMs = clock.monotonic();
    if (!isLook) return Math.max(0, endMs - nowMs);
    const heldMs = Math.max(0, client.rateLimit.opensAtMs(nowMs, { keepsReserve: false }) - nowMs);
    const leastMs = Math.max(leastLookMs, Math.min(mostLookMs, endMs - nowMs));
    return leastMs + (heldMs <= mostHeldMs ? heldMs : 0);
  };

  const totalOf = ({ build }: Watched) =>
    build?.jobs?.length ?? build?.job_state_counts?.total ?? totals.get(build?.id ?? '') ?? 0;

  const needsJobs = (one: Watched) => {
    const { id, build } = one;
    const total = totalOf(one);
    if (total <= mostJobsEachTime || counts.get(id) === null || (build && hasEnded(build) && isOld(one)))
      return true;
    return !build?.jobs && (needsSteps || total <= mostJobsForNews) && countsOf(build) !== counts.get(id);
  };

  const parametersOf = (read: Pick<Read, 'isLook' | 'withJobs'>) => {
    if (read.isLook && withJobs) return { include_retried_jobs: true } as const;
    return read.withJobs && withJobs ? ({ exclude_pipeline: true } as const) : smallResponse;
  };

  /** @throws the error of the request. */
  const request = async (one: Watched, read: Read, options: CallOptions) => {
    const { address, query } = one;
    if (address === null) return query ? findNewest(query, context, options) : null;
    const parameters = parametersOf({ ...read, withJobs: read.withJobs || needsJobs(one) });
    const asked = { ...parameters, ...options };
    const build =
      read.isLook && withJobs
        ? await readWithRuns(address, asked, context)
        : await client.builds.get(address, asked);
    const isCounted = build.job_state_counts?.states !== undefined;
    if (!read.isLook && (build.jobs || !isCounted)) counts.set(one.id, isCounted ? countsOf(build) : null);
    return { address, build };
  };

  const readOne = async (one: Watched, read: Read): Promise<Reply> => {
    const { id } = one;
    const { isLook } = read;
    const sentMs = clock.monotonic();
    let pauseMs: number | undefined;
    const onPause = (ms: number) => {
      pauseMs = ms;
    };
    const polling = { intervalMs: read.spreadMs, onPause };
    const options = {
      signal,
      timeoutMs: timeoutOf(read),
      ...(isLook ? { rank: 'last' as const } : { polling }),
    };
    try {
      const found = await request(one, read, options);
      if (found === null) return { event: { type: 'unread', id, why: 'gone', isLook } };
      return { event: { type: 'read', id, ...found, isLook, sentMs } };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Error)) throw error;
      const noPipeline = isMissing(error) && (await findNoPipeline(one));
      if (noPipeline) return { event: { type: 'unread', id, why: 'refused', error: noPipeline, isLook } };
      const why = whyUnread(one, error, pauseMs !== undefined);
      return { event: { type: 'unread', id, why, error, isLook }, pauseMs };
    }
  };

  const whyUnread = ({ address }: Watched, error: Error, isPaused: boolean) => {
    if (isMissing(error) && address !== null) return 'gone';
    return client.mayPass(error) || isPaused ? 'outage' : 'refused';
  };

  /** The error of a pipeline that does not exist: no build will appear in it. It is usually a typing mistake. */
  const findNoPipeline = async ({ address, build }: Watched): Promise<Error | null> => {
    const name = `${address?.organization}/${address?.pipeline}`;
    if (build !== null || address === null || pipelines.has(name)) return null;
    const options = { ...smallResponse, perPage: 1, signal, timeoutMs: mostLookMs };
    try {
      await collectItems(client.builds.listForPipeline(address, options), { limit: 1 });
    } catch (error) {
      signal.throwIfAborted();
      if (isMissing(error)) return error;
    }
    pipelines.add(name);
    return null;
  };

  /** The builds of one organization with one request, and those by themselves that it lacks, or all if it fails. */
  const readList = async (
    all: readonly Watched[],
    organization: string,
    read: Read,
  ): Promise<readonly Reply[]> => {
    const { isLook } = read;
    const limit = 2 * count;
    const timeoutMs = Math.min(timeoutOf(read), listMs);
    const rank: CallOptions['rank'] = isLook ? 'last' : 'normal';
    const options = { signal, timeoutMs, rank, perPage: Math.min(limit, 100) };
    const sentMs = clock.monotonic();
    const isSmall = all.reduce((sum, one) => sum + totalOf(one), 0) <= mostJobsEachTime;
    const list = client.builds.listForOrganization(
      { organization },
      { ...shared, ...parametersOf({ isLook, withJobs: read.withJobs || isSmall }), ...options },
    );
    const listed = await collectItems(list, { limit }).catch((error: unknown): Build[] => {
      signal.throwIfAborted();
      log.debug(`Could not list the builds: ${errorText(error)}`);
      listRestsUntilMs = clock.monotonic() + listRestMs;
      return [];
    });
    const shown = new Map(listed.map((build) => [build.id, build]));
    for (const { id, jobs } of listed) if (jobs) totals.set(id, jobs.length);
    return Promise.all(
      all.map((one): Reply | Promise<Reply> => {
        const build = one.build && shown.get(one.build.id);
        // A list may be behind: a limit is judged by a read of the build alone.
        const isEnough = build && one.address !== null && (!isLook || hasEnded(build));
        return isEnough
          ? { event: { type: 'read', id: one.id, address: one.address, build, isLook, sentMs } }
          : readOne(one, read);
      }),
    );
  };

  return {
    groupsOf(all: readonly Watched[]): readonly Group[] {
      const groups = Map.groupBy(all, (one) =>
        isListed(one) && one.address ? one.address.organization : one.id,
      );
      return [...groups].map(([name, all]) => ({
        name: all.length === 1 && all[0] ? all[0].id : name,
        all,
      }));
    },
    /** Never rejects, unless the step is interrupted. */
    async read(all: readonly Watched[], read: Read): Promise<readonly Reply[]> {
      const [first, second] = all;
      if (first?.address && second) return readList(all, first.address.organization, read);
      return first ? [await readOne(first, read)] : [];
    },
  };
}

function countsOf(build: Build | null): string {
  return JSON.stringify(build?.job_state_counts?.states ?? {});
}

/** True for the service's response that there is no such thing. */
function isMissing(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 404;
}
