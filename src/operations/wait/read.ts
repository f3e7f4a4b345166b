import { ApiError, type CallOptions } from '../../client/index.ts';
import { readPastRuns } from '../../client/polling/run-times.ts';
import { smallResponse } from '../../model/requests.ts';
import { hasEnded } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { mostHeldMs } from '../context/time-to-wait.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { findNewest } from '../lists/newest-build.ts';
import { isLarge, readBuild, readWithRuns } from '../lists/read-build.ts';
import { collectItems } from '../lists/read-list.ts';
import { isOld, jobsDueMs } from './judge.ts';
import type { PollEvent } from './polls.ts';
import {
  isShown,
  type Shown,
  type UnreadEvent,
  type WaitPlan,
  type Watched,
  type WatchedEvent,
} from './state.ts';

/** The time for a last read, even if the time to wait is over. */
const leastLookMs = 5_000;
const mostLookMs = 30_000;
/** A list that is not answered for so long has failed. */
const listMs = 5_000;
/** A response with this many jobs is still small. With more, only news of one build is worth its size; with still more, nothing is. */
const mostJobsEachTime = 50;
const mostJobsForNews = 500;

/** How the builds of one wait are read. */
export interface Reading extends WaitPlan {
  /** How many builds are waited for. */
  readonly count: number;
}

/**
 * Reads builds: several of one organization with one list. Those that are open are polled; those that something may end are read
 * once more with all jobs, ahead of our own limiter. A poll that a spent window delays is sent at a random time within `spreadMs`.
 * Never rejects, unless the step is interrupted.
 */
export async function readBuilds(
  all: readonly Watched[],
  reading: Reading,
  context: Context,
  spreadMs = 0,
): Promise<readonly PollEvent[]> {
  const readEach = (one: Watched) => readOne(one, reading, context, spreadMs);
  const [first, ...others] = all.filter(isShown);
  // A list has no jobs of its own for those that are too large.
  const areListed = !all.some(({ address }) => address && isLarge(address, context));
  if (first && others.length > 0 && areListed)
    return readList([first, ...others], readEach, reading, context);
  return Promise.all(all.map(readEach));
}

/** The builds of one organization with one request, and those by themselves that it lacks, or all if it fails. */
async function readList(
  all: readonly [Shown, ...Shown[]],
  readEach: (one: Shown) => Promise<WatchedEvent>,
  reading: Reading,
  context: Context,
): Promise<readonly PollEvent[]> {
  const { client, clock, log, signal } = context;
  const { settings, shared, count } = reading;
  const [first] = all;
  const { organization } = first.address;
  const isLook = first.phase.is === 'confirming';
  const limit = 2 * count;
  const limits = limitsOf(first, reading, context);
  const sentMs = clock.monotonic();
  // A list does not count jobs, so it does not tell when the jobs of steps are worth a read.
  const isSmall = all.reduce((sum, one) => sum + jobCount(one), 0) <= mostJobsEachTime;
  const isDue = all.some((one) => jobsDueMs(one, settings) <= sentMs);
  const list = client.builds.listForOrganization(
    { organization },
    {
      ...shared,
      ...parametersOf(isLook, isSmall || isDue || settings.steps !== undefined, reading),
      ...limits,
      timeoutMs: Math.min(limits.timeoutMs, listMs),
      perPage: Math.min(limit, 100),
    },
  );
  const listed = await collectItems(list, { limit }).catch((error: unknown) => {
    signal.throwIfAborted();
    log.debug(`Could not list the builds: ${errorText(error)}`);
    return null;
  });
  const shown = new Map((listed ?? []).map((build) => [build.id, build]));
  const events = await Promise.all(
    all.map((one): WatchedEvent | Promise<WatchedEvent> => {
      const { id, address } = one;
      const build = shown.get(one.build.id);
      // A list may be behind: a limit is judged by a read of the build alone.
      const isEnough = build && (!isLook || hasEnded(build));
      return isEnough ? { type: 'read', id, address, build, isLook, sentMs } : readEach(one);
    }),
  );
  return listed === null ? [{ type: 'unlisted' }, ...events] : events;
}

async function readOne(
  one: Watched,
  plan: WaitPlan,
  context: Context,
  intervalMs: number,
): Promise<WatchedEvent> {
  const { client, clock, signal } = context;
  const { id, address, query, phase } = one;
  const isLook = phase.is === 'confirming';
  const sentMs = clock.monotonic();
  const unread = (why: UnreadEvent['why'], error?: Error) =>
    ({ type: 'unread', id, why, error, isLook }) as const;
  try {
    const limits: CallOptions = {
      ...limitsOf(one, plan, context),
      ...(!isLook && { polling: { intervalMs } }),
    };
    if (address === null) {
      const found = query ? await findNewest(query, context, limits) : null;
      return found ? { type: 'read', id, ...found, isLook, sentMs } : unread('gone');
    }
    const asked = { ...parametersOf(isLook, needsJobs(one, plan.settings, sentMs), plan), ...limits };
    const hasRuns = isLook && plan.withJobs !== false;
    const get = hasRuns ? readWithRuns(address, asked, context) : readBuild(address, asked, context);
    return { type: 'read', id, address, build: await get, isLook, sentMs };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Error)) throw error;
    if (error instanceof ApiError && error.status === 404 && address !== null) return unread('gone', error);
    return unread(client.mayPass(error) ? 'outage' : 'refused', error);
  }
}

/** How long a read may take: a poll until the time to wait is over, a last read some seconds longer. */
function limitsOf(
  { phase }: Watched,
  { settings, sinceMs }: WaitPlan,
  { client, clock, signal }: Context,
): CallOptions & { readonly timeoutMs: number } {
  const nowMs = clock.monotonic();
  const leftMs = Math.max(0, sinceMs + settings.timeoutMs - nowMs);
  if (phase.is === 'open') return { signal, timeoutMs: leftMs };
  const heldMs = Math.max(0, client.rateLimit.opensAtMs(nowMs, { keepsReserve: false }) - nowMs);
  // Those that another build leaves behind are not waited for.
  const isLeft = phase.is === 'confirming' && phase.why === 'left';
  const lookMs = isLeft ? leastLookMs : Math.max(leastLookMs, Math.min(mostLookMs, leftMs));
  return { signal, timeoutMs: lookMs + (heldMs <= mostHeldMs ? heldMs : 0), rank: 'last' };
}

/** Which parts of a build a read asks for. */
function parametersOf(isLook: boolean, areJobsNeeded: boolean, { withJobs = true }: WaitPlan) {
  if (!withJobs) return smallResponse;
  if (isLook) return { include_retried_jobs: true } as const;
  return areJobsNeeded ? ({ exclude_pipeline: true } as const) : smallResponse;
}

/**
 * True if a poll of one build asks for its jobs: each time if they are few, are needed for a limit, or tell whether an end is
 * an old one; otherwise if the service does not count them, or has counted news of them.
 */
function needsJobs(one: Watched, settings: WaitSettings, nowMs: number): boolean {
  const { build, shown } = one;
  if (build === null || jobsDueMs(one, settings) <= nowMs || (hasEnded(build) && isOld(one))) return true;
  const states = build.job_state_counts?.states;
  // The response to a creation counts nothing yet.
  const isUncounted = !states && one.seenMs > one.foundMs;
  if (jobCount(one) <= mostJobsEachTime || isUncounted) return true;
  const isWorthIt = settings.steps !== undefined || jobCount(one) <= mostJobsForNews;
  const isNews = JSON.stringify(states) !== JSON.stringify(shown?.job_state_counts?.states);
  return isWorthIt && isNews && !build.jobs;
}

function jobCount({ build, shown }: Watched): number {
  return build?.job_state_counts?.total ?? shown?.jobs?.length ?? 0;
}

/** Reads the past of the pipeline of a build. It only improves polls and estimates, so a failure is no problem. Never rejects. */
export async function readPast(
  { address, build }: Shown,
  timeoutMs: number,
  { client, log, signal }: Context,
): Promise<readonly PollEvent[]> {
  const past = await readPastRuns(
    (filters) => client.builds.listForPipeline(address, { ...filters, signal, timeoutMs }),
    build.branch,
  ).catch((error) => {
    log.debug(`Could not read past builds: ${String(error)}`);
    return null;
  });
  return [{ type: 'past', past }];
}
