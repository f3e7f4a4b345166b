import type { Clock } from '../clock.ts';
import type { RateLimitWindow } from './headers.ts';

/** What one response shows of the rate limit. */
export interface RateLimitObservation {
  /** The organization that was asked: each has its own window. */
  readonly organization: string;
  /** The windows in the headers; empty if there are none. */
  readonly windows: readonly RateLimitWindow[];
  /** How long nothing may be sent, in milliseconds. */
  readonly closedMs: number;
  /** Set for a 429. `current` is the number of requests that the window has counted, including refused ones. */
  readonly refused?: { readonly current: number | undefined } | undefined;
}

/** A window, as far as it is known. Times are those of the observer's clock. */
export interface Window {
  /** Requests allowed in the window. */
  readonly limit: number;
  readonly remaining: number;
  readonly observedAtMs: number;
  readonly endsAtMs: number;
  /** Requests of this process in this window. */
  readonly own: number;
  /** The most requests of everyone between two responses to this process, but at most those of a second. */
  readonly taken: number;
  /**
   * What it had left at the second response, divided among those that ask at the same time; and how many requests have been sent
   * since without keeping the pace, which may use a share of that.
   */
  readonly spare: { readonly left: number; readonly used: number };
  readonly load: Load;
  /** The load at the beginning of this window. */
  readonly openingLoad: Load;
}

/** Requests in a sliding window that ends now, as a share of the limit. Above 1 if requests were refused. */
interface Load {
  /** Of everyone, including this process. */
  readonly all: number;
  readonly others: number;
}

/* The numbers are justified by `bench/waiting`. */

/** Above this load polls slow down, by the load divided by it, to the power; it is assumed for a window that was not observed. */
const fullLoad = 0.8;
const power = 3;
const maxSlowdown = 15;
/** The share of a window that polls leave to writes and to people. */
const reserve = 0.1;

/** The length of the service's windows. */
const windowMs = 60_000;
/** Resets are whole seconds and arrive late: ends that differ by less than this are the same. */
const sameEndMs = 5_000;
/** They may be rounded down: a request before this may be refused again. */
const roundingMs = 1_000;
/** The minimum time after that, for clocks that differ. */
const minSpreadMs = 250;

/** With fewer requests left in a window, all requests keep the pace. */
const leastSpare = 20;
/** The share of what a window has left that requests may use without keeping the pace: a person waits for them. */
const freeShare = { call: 1 / 2, page: 1 / 2, file: 3 / 4 } as const;

/** What a request that is no poll is for: one of a few, a page of a list, or one of many files. */
export type Purpose = keyof typeof freeShare;

/**
 * The rate limit that this process shares with everyone who uses the same quotas. Every response is observed, every
 * request of a client waits for it, and every poll is planned with it.
 */
export type SharedRateLimit = ReturnType<typeof createSharedRateLimit>;

/** What a caller can read of it. */
export type RateLimitView = Pick<
  SharedRateLimit,
  'filesPerMinute' | 'leavesSpare' | 'loadOfOthers' | 'opensAtMs' | 'perMinute' | 'slowdown'
>;

/** The rate limit before the first response. `random` returns a number from 0 up to 1. */
export function createSharedRateLimit({
  clock,
  random,
}: {
  readonly clock: Pick<Clock, 'monotonic'>;
  readonly random: () => number;
}) {
  const windows = new Map<string, Window>();
  let closedUntilMs = Number.NEGATIVE_INFINITY;
  /** The windows that a request counts in, as far as they are known. */
  const openOf = (organization: string): [string, Window][] => {
    const nowMs = clock.monotonic();
    return [...windows].filter(
      ([name, { endsAtMs }]) =>
        endsAtMs > nowMs && (name === 'user' || name === `organization ${organization}`),
    );
  };
  const max = (read: (window: Window) => number) => Math.max(...[...windows.values()].map(read));
  /** True unless a window that is known may be used up. */
  const leavesSpare = (organization: string, purpose: Purpose): boolean =>
    openOf(organization).every(
      ([, { remaining, spare }]) =>
        remaining >= leastSpare && spare.used < Math.floor(spare.left * freeShare[purpose]),
    );
  let isObserved = false;
  let observation = Promise.withResolvers<void>();

  return {
    observe({ organization, windows: observed, closedMs, refused }: RateLimitObservation): void {
      const nowMs = clock.monotonic();
      isObserved = true;
      observation.resolve();
      observation = Promise.withResolvers();
      if (closedMs > 0) closedUntilMs = Math.max(closedUntilMs, nowMs + closedMs + roundingMs);
      for (const window of observed) {
        const name = window.family === 'organization' ? `organization ${organization}` : window.family;
        const isSpent = refused !== undefined && window.remaining === 0;
        const refusedAt = isSpent ? Math.max(window.limit, refused.current ?? 0) : undefined;
        windows.set(name, updateWindow(windows.get(name), { ...window, nowMs, refusedAt }));
      }
    },
    /**
     * How long a request must wait, in milliseconds; 0 if no window is spent. The wait ends at a random time within
     * `spreadMs` after the reset, so that those who waited for it do not all come at once. A page of a list of an organization
     * also waits if those that ask at the same time would use up a window: the service does not show who comes first.
     */
    waitMs(spreadMs: number, listed?: string): number {
      const scarce = (listed === undefined ? [] : openOf(listed)).filter(
        ([, { limit, remaining, taken }]) => remaining < Math.min(taken, limit / 2),
      );
      const ends = scarce.map(([, { endsAtMs }]) => endsAtMs + roundingMs);
      const leftMs = Math.max(closedUntilMs, ...ends) - clock.monotonic();
      return leftMs <= 0 ? 0 : leftMs + minSpreadMs + random() * Math.max(0, spreadMs - minSpreadMs);
    },
    /**
     * True if a request may be sent without keeping our pace, and takes it from what such requests may use: a share of what
     * each window of this organization has left, as long as it has some left. If the service shows no windows, a 429 slows down.
     */
    takeSpare(organization: string, purpose: Purpose): boolean {
      const open = openOf(organization);
      if (open.length === 0) return isObserved && windows.size === 0;
      if (!leavesSpare(organization, purpose)) return false;
      for (const [name, window] of open) {
        const { left, used } = window.spare;
        windows.set(name, { ...window, spare: { left, used: used + 1 } });
      }
      return true;
    },
    leavesSpare,
    /** Resolves when the next response is observed. */
    observed: (): Promise<void> => observation.promise,
    /**
     * The first time at or after `atMs` when a poll may be sent: not while a window is spent and, with `keepsReserve`, not
     * while only the reserve for writes and for people is left.
     */
    opensAtMs(atMs: number, { keepsReserve }: { readonly keepsReserve: boolean }): number {
      const used = [...windows.values()].filter((window) => keepsReserve && isUsedUp(window, atMs));
      return Math.max(atMs, closedUntilMs, ...used.map(({ endsAtMs }) => endsAtMs + roundingMs));
    },
    /** The factor by which polls must be further apart so that everyone's fit into the windows; at least 1. */
    slowdown(): number {
      const slowdown = max(({ load }) => (load.all / fullLoad) ** power);
      return Math.min(maxSlowdown, Math.max(1, slowdown));
    },
    /** The share of the fullest window that others use; null if no response has shown a window. */
    loadOfOthers: (): number | null => (windows.size === 0 ? null : max(({ load }) => load.others)),
    /** Requests per minute that the smallest window allows; null if no response has shown a window. */
    perMinute: (): number | null => (windows.size === 0 ? null : -max(({ limit }) => -limit)),
    /** How many files may be downloaded in a window of the smallest size; null if no response has shown a window. */
    filesPerMinute: (): number | null =>
      windows.size === 0 ? null : -max(({ limit }) => -Math.floor(limit * freeShare.file)),
  };
}

/**
 * Adds an observation of a window; `refusedAt` is set if it refused the request: the requests that it has counted.
 *
 * Runners share no memory, but every response contains the same shared counter. The load is that of a sliding window:
 * the count of this window, and the part of the window before that has not yet passed. If that one was not observed, it
 * counts as full: otherwise many processes that start at the same time would all take the window for free.
 */
export function updateWindow(
  known: Window | undefined,
  seen: Omit<RateLimitWindow, 'family'> & { readonly nowMs: number; readonly refusedAt?: number | undefined },
): Window {
  const { limit, resetMs, nowMs, refusedAt } = seen;
  const endsAtMs = nowMs + resetMs;
  const left = Math.min(1, resetMs / windowMs);
  const same = known !== undefined && Math.abs(endsAtMs - known.endsAtMs) < sameEndMs ? known : undefined;
  const remaining = refusedAt === undefined ? Math.min(seen.remaining, same?.remaining ?? limit) : 0;
  const used = refusedAt ?? limit - remaining;
  const own = (same?.own ?? 0) + 1;
  // However many requests a window has refused, it leaves at most a full one to the next.
  const carried = known?.load ?? { all: fullLoad, others: fullLoad };
  const opening = { all: Math.min(1, carried.all), others: Math.min(1, carried.others) };
  const openingLoad = same?.openingLoad ?? opening;
  const load = {
    all: used / limit + left * openingLoad.all,
    others: Math.max(0, used - own) / limit + left * openingLoad.others,
  };
  const seconds = Math.max(1, (nowMs - (same?.observedAtMs ?? nowMs)) / 1000);
  const takenNow = same ? Math.ceil((same.remaining - remaining) / seconds) : 1;
  const taken = Math.max(known?.taken ?? 1, takenNow);
  const firstSpare = { left: own < 2 ? 0 : remaining / taken, used: 0 };
  const spare = same === undefined || own === 2 ? firstSpare : same.spare;
  return { limit, remaining, observedAtMs: nowMs, endsAtMs, own, taken, spare, load, openingLoad };
}

/**
 * True if a request at that time would find the window used up down to the reserve, because everyone else continues at
 * the same rate. Nothing is known of the time after the window.
 */
export function isUsedUp({ limit, remaining, load, observedAtMs, endsAtMs }: Window, atMs: number): boolean {
  const used = (load.all * limit * (atMs - observedAtMs)) / windowMs;
  return atMs < endsAtMs && remaining - used <= Math.max(1, reserve * limit);
}
