import { ApiError, type CallOptions } from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import { type BuildAddress, smallResponse } from '../../model/requests.ts';
import { hasEnded } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { readWithRuns } from '../context/read-with-runs.ts';
import { mostHeldMs } from '../context/time-to-wait.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { findNewest } from '../lists/newest-build.ts';
import { collectItems } from '../lists/read-list.ts';
import { jobsDueMs } from './reduce.ts';
import {
  isOld,
  type ReadEvent,
  type UnreadEvent,
  type WaitPlan,
  type Watched,
  wasNeverRead,
} from './state.ts';

/** How builds are read: polled, or looked at once more with all jobs, ahead of our own limiter. */
export interface Read {
  readonly isLook: boolean;
  /** When the time to wait is over. */
  readonly endMs: number;
  readonly spreadMs: number;
}

/** The time for a last read, even if the time to wait is over. */
const leastLookMs = 5_000;
const mostLookMs = 30_000;
/** A list that is not answered for so long has failed. After a failure its builds are read one by one for some minutes. */
const listMs = 5_000;
const listRestMs = 5 * 60_000;
/** A build that does not exist yet is looked for again after the time for which it has been looked for, within these limits. */
const leastRestMs = 3_000;
const mostRestMs = 20_000;
/** A response with so many jobs is still small. With more, only news of one build is worth its size; with still more, nothing is. */
const mostJobsEachTime = 50;
const mostJobsForNews = 500;

/** Reads the builds of one wait; `count` is how many there are. */
export function createReader(
  { options: settings, shared, withJobs = true }: WaitPlan,
  count: number,
  context: Context,
) {
  const { client, clock, random, signal, log } = context;
  let listRestsUntilMs = Number.NEGATIVE_INFINITY;

  const limitsOf = ({ isLook, endMs }: Read) => {
    const nowMs = clock.monotonic();
    const leftMs = Math.max(0, endMs - nowMs);
    if (!isLook) return { signal, timeoutMs: leftMs };
    const heldMs = Math.max(0, client.rateLimit.opensAtMs(nowMs, { keepsReserve: false }) - nowMs);
    const lookMs = Math.max(leastLookMs, Math.min(mostLookMs, leftMs));
    return { signal, timeoutMs: lookMs + (heldMs <= mostHeldMs ? heldMs : 0), rank: 'last' as const };
  };

  const parametersOf = ({ isLook }: Read, needsJobs: boolean) => {
    if (!withJobs) return smallResponse;
    if (isLook) return { include_retried_jobs: true } as const;
    return needsJobs ? ({ exclude_pipeline: true } as const) : smallResponse;
  };

  /** Null if nothing matches the query. @throws the error of the request. */
  const request = async (one: Watched, read: Read, options: CallOptions) => {
    const { address, query } = one;
    if (address === null) return query ? findNewest(query, context, options) : null;
    const asked = { ...parametersOf(read, needsJobs(one, settings, clock.monotonic())), ...options };
    const hasRuns = read.isLook && withJobs;
    const get = hasRuns ? readWithRuns(address, asked, context) : client.builds.get(address, asked);
    return { address, build: await get };
  };

  const readOne = async (one: Watched, read: Read): Promise<ReadEvent | UnreadEvent> => {
    const { id, address, build, foundMs } = one;
    const { isLook } = read;
    const sentMs = clock.monotonic();
    let pauseMs: number | undefined;
    const onPause = (ms: number) => {
      pauseMs = ms;
    };
    const polling = { intervalMs: read.spreadMs, onPause };
    const unread = (why: UnreadEvent['why'], error?: Error): UnreadEvent => {
      const soughtMs = Math.min(mostRestMs, Math.max(leastRestMs, clock.monotonic() - foundMs));
      const restMs = build === null ? soughtMs * (0.85 + 0.3 * random()) : undefined;
      return { type: 'unread', id, why, error, isLook, restMs: pauseMs ?? restMs };
    };
    try {
      const found = await request(one, read, { ...limitsOf(read), ...(!isLook && { polling }) });
      return found ? { type: 'read', id, ...found, isLook, sentMs } : unread('gone');
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Error)) throw error;
      if (!isMissing(error) || address === null)
        return unread(client.mayPass(error) || pauseMs !== undefined ? 'outage' : 'refused', error);
      const isNew = build === null && !one.isMissing;
      const noPipeline = isNew ? await findNoPipeline(address) : null;
      return noPipeline ? unread('refused', noPipeline) : unread('gone', error);
    }
  };

  /** The error of a pipeline that does not exist: no build will appear in it. It is usually a typing mistake. */
  const findNoPipeline = async (address: BuildAddress): Promise<Error | null> => {
    const options = { ...smallResponse, perPage: 1, signal, timeoutMs: mostLookMs };
    try {
      await collectItems(client.builds.listForPipeline(address, options), { limit: 1 });
    } catch (error) {
      signal.throwIfAborted();
      if (isMissing(error)) return error;
    }
    return null;
  };

  /** The builds of one organization with one request, and those by themselves that it lacks, or all if it fails. */
  const readList = async (all: readonly Watched[], organization: string, read: Read) => {
    const { isLook } = read;
    const limit = 2 * count;
    const limits = limitsOf(read);
    const options = {
      ...limits,
      timeoutMs: Math.min(limits.timeoutMs, listMs),
      perPage: Math.min(limit, 100),
    };
    const sentMs = clock.monotonic();
    // A list does not count jobs, so it does not tell when the jobs of steps are worth a read.
    const isSmall = all.reduce((sum, one) => sum + jobCount(one), 0) <= mostJobsEachTime;
    const areNeeded = isSmall || settings.steps || all.some((one) => jobsDueMs(one, settings) <= sentMs);
    const parameters = { ...shared, ...parametersOf(read, Boolean(areNeeded)), ...options };
    const list = client.builds.listForOrganization({ organization }, parameters);
    const listed = await collectItems(list, { limit }).catch((error: unknown): Build[] => {
      signal.throwIfAborted();
      log.debug(`Could not list the builds: ${errorText(error)}`);
      listRestsUntilMs = clock.monotonic() + listRestMs;
      return [];
    });
    const shown = new Map(listed.map((build) => [build.id, build]));
    return Promise.all(
      all.map((one): ReadEvent | Promise<ReadEvent | UnreadEvent> => {
        const { id, address } = one;
        const build = one.build && shown.get(one.build.id);
        // A list may be behind: a limit is judged by a read of the build alone.
        const isEnough = build && address !== null && (!isLook || hasEnded(build));
        return isEnough ? { type: 'read', id, address, build, isLook, sentMs } : readOne(one, read);
      }),
    );
  };

  return {
    /** The builds by the requests that show them: a list, or one for each. */
    groupsOf(all: readonly Watched[]): readonly (readonly Watched[])[] {
      const isListed = shared !== undefined && clock.monotonic() >= listRestsUntilMs;
      const groups = Map.groupBy(all, ({ id, address, build }) =>
        isListed && address && build ? address.organization : id,
      );
      return [...groups.values()];
    },
    /** Reads the builds of a group. Never rejects, unless the step is interrupted. */
    async read(all: readonly Watched[], read: Read): Promise<readonly (ReadEvent | UnreadEvent)[]> {
      const [first, second] = all;
      if (first?.address && second) return readList(all, first.address.organization, read);
      return first ? [await readOne(first, read)] : [];
    },
  };
}

/**
 * True if a poll of one build asks for its jobs: each time if they are few, are needed for a limit, or tell whether an end is
 * an old one; otherwise if the service does not count them, or has counted news of them.
 */
function needsJobs(one: Watched, settings: WaitSettings, nowMs: number): boolean {
  const { build, shown } = one;
  if (build === null || jobsDueMs(one, settings) <= nowMs || (hasEnded(build) && isOld(one))) return true;
  if (jobCount(one) <= mostJobsEachTime) return true;
  const states = build.job_state_counts?.states;
  if (!states && !wasNeverRead(one)) return true;
  const isWorthIt = settings.steps !== undefined || jobCount(one) <= mostJobsForNews;
  const isNews = JSON.stringify(states) !== JSON.stringify(shown?.job_state_counts?.states);
  return isWorthIt && isNews && !build.jobs;
}

function jobCount({ build, shown }: Watched): number {
  return build?.job_state_counts?.total ?? shown?.jobs?.length ?? 0;
}

/** True for the service's response that there is no such thing. */
function isMissing(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 404;
}
