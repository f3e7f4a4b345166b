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
  isShown,
  type Shown,
  type UnreadEvent,
  type WaitPlan,
  type Watched,
  type WatchedEvent,
  wasNeverRead,
} from './state.ts';

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

/**
 * Reads the builds of one wait, of which there are `count`: open ones are polled, and those that something may end are looked at
 * once more with all jobs, ahead of our own limiter. `rest` is called with what is not to be polled for a while.
 */
export function createReader(
  { options: settings, sinceMs, shared, withJobs = true }: WaitPlan,
  { count, rest }: { readonly count: number; readonly rest: (id: string, ms: number) => void },
  context: Context,
) {
  const { client, clock, random, signal, log } = context;
  let listRestsUntilMs = Number.NEGATIVE_INFINITY;

  const limitsOf = ({ phase }: Watched) => {
    const nowMs = clock.monotonic();
    const leftMs = Math.max(0, sinceMs + settings.timeoutMs - nowMs);
    if (phase.is === 'open') return { signal, timeoutMs: leftMs };
    const heldMs = Math.max(0, client.rateLimit.opensAtMs(nowMs, { keepsReserve: false }) - nowMs);
    // Those that another build leaves behind are not waited for.
    const isLeft = phase.is === 'confirming' && phase.why === 'left';
    const lookMs = isLeft ? leastLookMs : Math.max(leastLookMs, Math.min(mostLookMs, leftMs));
    return { signal, timeoutMs: lookMs + (heldMs <= mostHeldMs ? heldMs : 0), rank: 'last' as const };
  };

  const parametersOf = (isLook: boolean, areJobsNeeded: boolean) => {
    if (!withJobs) return smallResponse;
    if (isLook) return { include_retried_jobs: true } as const;
    return areJobsNeeded ? ({ exclude_pipeline: true } as const) : smallResponse;
  };

  /** Null if nothing matches the query. @throws the error of the request. */
  const request = async (one: Watched, isLook: boolean, options: CallOptions) => {
    const { address, query } = one;
    if (address === null) return query ? findNewest(query, context, options) : null;
    const areJobsNeeded = needsJobs(one, settings, clock.monotonic());
    const asked = { ...parametersOf(isLook, areJobsNeeded), ...options };
    const hasRuns = isLook && withJobs;
    const get = hasRuns ? readWithRuns(address, asked, context) : client.builds.get(address, asked);
    return { address, build: await get };
  };

  const readOne = async (one: Watched, intervalMs: number): Promise<WatchedEvent> => {
    const { id, address, build, foundMs, phase } = one;
    const isLook = phase.is === 'confirming';
    const sentMs = clock.monotonic();
    const unread = (why: UnreadEvent['why'], error?: Error): UnreadEvent => {
      const soughtMs = Math.min(mostRestMs, Math.max(leastRestMs, clock.monotonic() - foundMs));
      if (build === null) rest(id, soughtMs * (0.85 + 0.3 * random()));
      return { type: 'unread', id, why, error, isLook };
    };
    try {
      const polling = isLook ? {} : { polling: { intervalMs } };
      const found = await request(one, isLook, { ...limitsOf(one), ...polling });
      return found ? { type: 'read', id, ...found, isLook, sentMs } : unread('gone');
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Error)) throw error;
      if (!isMissing(error) || address === null)
        return unread(client.mayPass(error) ? 'outage' : 'refused', error);
      const isNew = build === null && !one.isMissing;
      const noPipeline = isNew ? await findNoPipeline(address) : null;
      return noPipeline ? unread('refused', noPipeline) : unread('gone', error);
    }
  };

  /** The error of a pipeline that does not exist: no build will appear in it. It is usually a typing mistake. */
  const findNoPipeline = async (address: BuildAddress): Promise<Error | null> => {
    const options = { ...smallResponse, perPage: 1, signal, timeoutMs: mostLookMs };
    const list = client.builds.listForPipeline(address, options);
    const failure = await collectItems(list, { limit: 1 }).then(
      () => null,
      (error: unknown) => error,
    );
    signal.throwIfAborted();
    return isMissing(failure) ? failure : null;
  };

  /** The builds of one organization with one request, and those by themselves that it lacks, or all if it fails. */
  const readList = async (all: readonly Shown[], first: Shown, intervalMs: number) => {
    const { organization } = first.address;
    const isLook = first.phase.is === 'confirming';
    const limit = 2 * count;
    const limits = limitsOf(first);
    const sentMs = clock.monotonic();
    // A list does not count jobs, so it does not tell when the jobs of steps are worth a read.
    const isSmall = all.reduce((sum, one) => sum + jobCount(one), 0) <= mostJobsEachTime;
    const isDue = all.some((one) => jobsDueMs(one, settings) <= sentMs);
    const list = client.builds.listForOrganization(
      { organization },
      {
        ...{ ...shared, ...parametersOf(isLook, isSmall || isDue || settings.steps !== undefined) },
        ...{ ...limits, timeoutMs: Math.min(limits.timeoutMs, listMs), perPage: Math.min(limit, 100) },
      },
    );
    const listed = await collectItems(list, { limit }).catch((error: unknown): Build[] => {
      signal.throwIfAborted();
      log.debug(`Could not list the builds: ${errorText(error)}`);
      listRestsUntilMs = clock.monotonic() + listRestMs;
      return [];
    });
    const shown = new Map(listed.map((build) => [build.id, build]));
    return Promise.all(
      all.map((one): WatchedEvent | Promise<WatchedEvent> => {
        const { id, address } = one;
        const build = shown.get(one.build.id);
        // A list may be behind: a limit is judged by a read of the build alone.
        const isEnough = build && (!isLook || hasEnded(build));
        return isEnough ? { type: 'read', id, address, build, isLook, sentMs } : readOne(one, intervalMs);
      }),
    );
  };

  return {
    /** The builds by the requests that show them: a list, or one for each. */
    groupsOf(all: readonly Watched[]): readonly (readonly Watched[])[] {
      const isListed = shared !== undefined && clock.monotonic() >= listRestsUntilMs;
      const groups = Map.groupBy(all, (one) =>
        isListed && isShown(one) ? one.address.organization : one.id,
      );
      return [...groups.values()];
    },
    /** Reads the builds of a group. Never rejects, unless the step is interrupted. */
    async read(all: readonly Watched[], intervalMs: number): Promise<readonly WatchedEvent[]> {
      const [first, ...others] = all.filter(isShown);
      if (first && others.length > 0) return readList([first, ...others], first, intervalMs);
      return Promise.all(all.map((one) => readOne(one, intervalMs)));
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
