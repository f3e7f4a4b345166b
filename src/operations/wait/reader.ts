import { ApiError, type CallOptions } from '../../client/index.ts';
import { createPollPolicy, type PlannedPoll } from '../../client/polling/poll-policy.ts';
import { hazardAfter, readHazard } from '../../client/polling/run-times.ts';
import type { Build } from '../../model/build.ts';
import { smallResponse } from '../../model/requests.ts';
import { hasEnded } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { readWithRuns } from '../context/read-with-runs.ts';
import { mostHeldMs } from '../context/time-to-wait.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { findNewest } from '../lists/newest-build.ts';
import { collectItems } from '../lists/read-list.ts';
import { jobsDueMs, nextLimitMs } from './reduce.ts';
import {
  isOld,
  isShown,
  type Shown,
  type UnreadEvent,
  type WaitPlan,
  type WaitState,
  type Watched,
  type WatchedEvent,
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
/** The past is worth this much time, in which builds are not polled. */
const mostPastMs = 5_000;
/** Timers are not more exact than that. */
export const timerMs = 0.001;

/**
 * Reads the builds of one wait, of which there are `count`, and plans when. Open ones are polled; those that something may end are
 * looked at once more with all jobs, ahead of our own limiter. Times are by the monotonic clock.
 */
export function createReader(
  { options: settings, sinceMs, shared, withJobs = true }: WaitPlan,
  count: number,
  context: Context,
) {
  const { client, clock, random, signal, log } = context;
  const { pollIntervalMs } = settings;
  const policy = createPollPolicy({ rateLimit: client.rateLimit, random, pollIntervalMs });
  const planned = new Map<string, PlannedPoll>();
  let hazard = hazardAfter([]);
  let isPastRead = pollIntervalMs !== undefined || settings.steps !== undefined;
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

  const readOne = async (one: Watched, intervalMs: number): Promise<WatchedEvent> => {
    const { id, address, query, build, foundMs, phase } = one;
    const isLook = phase.is === 'confirming';
    const sentMs = clock.monotonic();
    const unread = (why: UnreadEvent['why'], error?: Error): UnreadEvent => {
      const soughtMs = Math.min(mostRestMs, Math.max(leastRestMs, clock.monotonic() - foundMs));
      const atMs = clock.monotonic() + soughtMs * (0.85 + 0.3 * random());
      if (build === null) planned.set(id, { atMs, spreadMs: 0, forDeadline: true });
      return { type: 'unread', id, why, error, isLook };
    };
    try {
      const limits: CallOptions = { ...limitsOf(one), ...(!isLook && { polling: { intervalMs } }) };
      if (address === null) {
        const found = query ? await findNewest(query, context, limits) : null;
        return found ? { type: 'read', id, ...found, isLook, sentMs } : unread('gone');
      }
      const asked = { ...parametersOf(isLook, needsJobs(one, settings, sentMs)), ...limits };
      const hasRuns = isLook && withJobs;
      const get = hasRuns ? readWithRuns(address, asked, context) : client.builds.get(address, asked);
      return { type: 'read', id, address, build: await get, isLook, sentMs };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Error)) throw error;
      if (error instanceof ApiError && error.status === 404 && address !== null) return unread('gone', error);
      return unread(client.mayPass(error) ? 'outage' : 'refused', error);
    }
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
        ...shared,
        ...parametersOf(isLook, isSmall || isDue || settings.steps !== undefined),
        ...limits,
        timeoutMs: Math.min(limits.timeoutMs, listMs),
        perPage: Math.min(limit, 100),
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

  /** When a group is to be polled next. */
  const planOf = (group: readonly Watched[], state: WaitState): PlannedPoll => {
    const known = planned.get(nameOf(group));
    if (known) return known;
    const nowMs = clock.monotonic();
    const builds = group.filter(isShown).map(({ build, before, foundMs }) => {
      const startedMs = parseTime(build.started_at) ?? Number.POSITIVE_INFINITY;
      const ranMs = Math.max(0, client.serviceNow() - startedMs);
      // One whose jobs were retried has run since then.
      return { elapsedMs: before ? Math.min(ranMs, nowMs - foundMs) : ranMs, hazard };
    });
    const next =
      builds.length === 0
        ? { atMs: nowMs, spreadMs: 0, forDeadline: true }
        : policy.next({ nowMs, builds, notAfterMs: nextLimitMs(state, nowMs) });
    planned.set(nameOf(group), next);
    return next;
  };

  /** Reads the builds of a group. Never rejects, unless the step is interrupted. */
  const read = async (all: readonly Watched[], intervalMs = 0): Promise<readonly WatchedEvent[]> => {
    const [first, ...others] = all.filter(isShown);
    if (first && others.length > 0) return readList([first, ...others], first, intervalMs);
    return Promise.all(all.map((one) => readOne(one, intervalMs)));
  };

  return {
    planOf,
    read,
    /** The builds by the requests that show them: a list, or one for each. */
    groupsOf(all: readonly Watched[]): readonly (readonly Watched[])[] {
      const isListed = shared !== undefined && clock.monotonic() >= listRestsUntilMs;
      const groups = Map.groupBy(all, (one) =>
        isListed && isShown(one) ? one.address.organization : one.id,
      );
      return [...groups.values()];
    },
    /** Polls a group that may be polled now, which is planned anew after that; null otherwise. */
    poll(group: readonly Watched[], state: WaitState): Promise<readonly WatchedEvent[]> | null {
      const nowMs = clock.monotonic() + timerMs;
      const due = planOf(group, state);
      if (due.atMs > nowMs) return null;
      const held = policy.recheck(due, nowMs, nextLimitMs(state, clock.monotonic()));
      if (held === null) planned.delete(nameOf(group));
      else planned.set(nameOf(group), held);
      return held === null ? read(group, due.spreadMs || 2_000) : null;
    },
    /**
     * Reads the past of the pipeline once the first requests have shown which builds there are, if all are of one; null
     * otherwise.
     */
    readPast(state: WaitState): Promise<[]> | null {
      const shown = state.all.filter(isShown);
      const pipelines = new Set(shown.map(({ address }) => `${address.organization}/${address.pipeline}`));
      const areAnswered = state.all.every((one) => isShown(one) || one.isMissing || one.failure);
      if (isPastRead || !areAnswered || shown.every(({ phase }) => phase.is !== 'open')) return null;
      isPastRead = true;
      const [one] = shown;
      if (!one || pipelines.size > 1) return null;
      const nowMs = clock.monotonic();
      const timeoutMs = Math.min(mostPastMs, (nextLimitMs(state, nowMs) - nowMs) / 2);
      const reading = readHazard(
        (filters) => client.builds.listForPipeline(one.address, { ...filters, signal, timeoutMs }),
        one.build.branch,
      ).then(
        (past) => {
          hazard = past;
          for (const [name, { forDeadline }] of planned) if (!forDeadline) planned.delete(name);
        },
        (error) => log.debug(`Could not read past builds: ${String(error)}`),
      );
      return reading.then(() => []);
    },
  };
}

function nameOf(group: readonly Watched[]): string {
  return group.map(({ id }) => id).join();
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
