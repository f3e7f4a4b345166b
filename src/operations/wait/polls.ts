/*
 * When builds are polled. The plan of a wait is a value; what a poll reads, and how, is in `read.ts`. How long the pauses are is
 * up to the client's poll policy.
 */
import type { createPollPolicy, PlannedPoll } from '../../client/polling/poll-policy.ts';
import { type Hazard, hazardAfter, type PastRuns } from '../../client/polling/run-times.ts';
import { namePipeline } from '../../model/build-address.ts';
import { parseTime } from '../../model/times.ts';
import { searchRestMs } from '../lists/search-pace.ts';
import { nextLimitMs } from './judge.ts';
import { timerMs } from './loop.ts';
import {
  isShown,
  type Moment,
  type Shown,
  type WaitPlan,
  type WaitState,
  type WatchEvent,
  type Watched,
} from './state.ts';

/** After a list that failed, its builds are read one by one for some minutes. */
const listRestMs = 5 * 60_000;
/** The past is worth this much time, in which builds are not polled. */
const mostPastMs = 5_000;

/** A poll that has no spread of its own has this one. */
const leastSpreadMs = 2_000;

/** When the builds of a wait are polled. Times are by the monotonic clock. */
export interface Polls {
  /** The next poll of each group, by its name. */
  readonly next: ReadonlyMap<string, PlannedPoll>;
  /** The chance that a build ends, by the past builds of its pipeline. */
  readonly hazard: Hazard;
  /** True if the past is known, or not needed. */
  readonly isPastRead: boolean;
  /** From then on, the builds of an organization are read with one list. */
  readonly listsFromMs: number;
}

/** What changes the polls: an event of the wait, the past of its pipeline, null if it could not be read, or a list that failed. */
export type PollEvent =
  | WatchEvent
  | { readonly type: 'past'; readonly past: PastRuns | null }
  | { readonly type: 'unlisted' };

/** The polls of a wait that begins. */
export function beginPolls({ settings: { pollIntervalMs, steps }, shared }: WaitPlan): Polls {
  return {
    next: new Map(),
    hazard: hazardAfter([]),
    isPastRead: pollIntervalMs !== undefined || steps !== undefined,
    listsFromMs: shared === undefined ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
  };
}

/** The polls after an event, by the wait before it. */
export function pollsAfter(
  polls: Polls,
  event: PollEvent,
  { all }: WaitState,
  { now, random }: { readonly now: Moment; readonly random: () => number },
): Polls {
  const nowMs = now.monotonicMs;
  if (event.type === 'unlisted') return { ...polls, listsFromMs: nowMs + listRestMs };
  if (event.type === 'past') {
    if (event.past === null) return { ...polls, isPastRead: true };
    const next = new Map([...polls.next].filter(([, { forDeadline }]) => forDeadline));
    return { ...polls, next, hazard: event.past.hazard, isPastRead: true };
  }
  const one = event.type === 'unread' ? all.find(({ id }) => id === event.id) : undefined;
  if (one?.build !== null) return polls;
  const atMs = nowMs + searchRestMs(nowMs - one.foundMs, random);
  const next = new Map(polls.next).set(one.id, { atMs, spreadMs: 0, forDeadline: true });
  return { ...polls, next };
}

/** The builds by the requests that show them: a list for those of an organization, or one for each. */
export function groupBuilds(
  all: readonly Watched[],
  { listsFromMs }: Polls,
  { monotonicMs }: Moment,
): readonly (readonly Watched[])[] {
  const areListed = monotonicMs >= listsFromMs;
  const groups = Map.groupBy(all, (one) => (areListed && isShown(one) ? one.address.organization : one.id));
  return [...groups.values()];
}

/** A poll that is sent now. If a spent window delays it, it is sent at a random time within the spread. */
export interface DuePoll {
  readonly builds: readonly Watched[];
  readonly spreadMs: number;
}

/** What planning needs besides the polls. */
interface Planning {
  readonly policy: ReturnType<typeof createPollPolicy>;
  readonly now: Moment;
}

/** Plans the polls of these builds, and takes out those that are due. `nextMs` is when the next one is. */
export function planPolls(
  polls: Polls,
  open: readonly Watched[],
  state: WaitState,
  { policy, now }: Planning,
): { readonly polls: Polls; readonly due: readonly DuePoll[]; readonly nextMs: number } {
  const nowMs = now.monotonicMs + timerMs;
  const notAfterMs = nextLimitMs(state, now.monotonicMs);
  const next = new Map(polls.next);
  const due: DuePoll[] = [];
  let nextMs = Number.POSITIVE_INFINITY;
  for (const builds of groupBuilds(open, polls, now)) {
    const name = builds.map(({ id }) => id).join();
    const planned = next.get(name) ?? nextPoll(builds, polls, notAfterMs, { policy, now });
    const held = planned.atMs > nowMs ? planned : policy.recheck(planned, nowMs, notAfterMs);
    if (held === null) {
      next.delete(name);
      due.push({ builds, spreadMs: planned.spreadMs || leastSpreadMs });
    } else {
      next.set(name, held);
      nextMs = Math.min(nextMs, held.atMs);
    }
  }
  return { polls: { ...polls, next }, due, nextMs };
}

/** The next poll of builds that one request shows. One that was not found yet is looked for at once. */
function nextPoll(
  builds: readonly Watched[],
  { hazard }: Polls,
  notAfterMs: number,
  { policy, now }: Planning,
): PlannedPoll {
  const nowMs = now.monotonicMs;
  const shown = builds.filter(isShown).map((one) => ({ elapsedMs: runMs(one, now), hazard }));
  if (shown.length === 0) return { atMs: nowMs, spreadMs: 0, forDeadline: true };
  return policy.next({ nowMs, builds: shown, notAfterMs });
}

/** How long a build has run. One whose jobs were retried has run since then. */
function runMs({ build, before, foundMs }: Shown, { monotonicMs, epochMs }: Moment): number {
  const startedMs = parseTime(build.started_at) ?? Number.POSITIVE_INFINITY;
  const ranMs = Math.max(0, epochMs - startedMs);
  return before ? Math.min(ranMs, monotonicMs - foundMs) : ranMs;
}

/**
 * The build of whose pipeline the past is read, and for how long: once the first requests have shown which builds there are, if
 * all are of one pipeline; null otherwise.
 */
export function wantPast(
  { isPastRead }: Polls,
  state: WaitState,
  { monotonicMs: nowMs }: Moment,
): { readonly one: Shown; readonly timeoutMs: number } | null {
  const shown = state.all.filter(isShown);
  const [one] = shown;
  const pipelines = new Set(shown.map(({ address }) => namePipeline(address)));
  const areAnswered = state.all.every((each) => isShown(each) || each.isMissing || each.failure);
  const isOpen = shown.some(({ phase }) => phase.is === 'open');
  if (isPastRead || one === undefined || pipelines.size > 1 || !areAnswered || !isOpen) return null;
  return { one, timeoutMs: Math.min(mostPastMs, (nextLimitMs(state, nowMs) - nowMs) / 2) };
}
