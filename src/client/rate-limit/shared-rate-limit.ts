import type { Clock } from '../clock.ts';
import type { RateLimitWindow } from './headers.ts';
import { fullLoad, isUsedUp, updateWindow, type Window } from './window.ts';

/** What one response tells about the rate limit. */
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

/**
 * The rate limit that this process shares with everyone who uses the same quotas. Every response is observed, every
 * request of a client waits for it, and every poll is planned with it.
 */
export type SharedRateLimit = ReturnType<typeof createSharedRateLimit>;

/*
 * The numbers are justified by `bench/waiting`. Above the full load, polls slow down by the load divided by it, to the power.
 * The reserve is the share of a window that polls leave to writes and to people.
 */
const power = 3;
const maxSlowdown = 15;
const reserve = 0.1;

/** Resets are whole seconds and may be rounded down: a request before this may be refused again. */
const roundingMs = 1_000;

/** With fewer requests left in a window, lists are read one page at a time. */
const leastSpare = 20;

/** The minimum time after that, for clocks that differ. */
const minSpreadMs = 250;

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
  /** The same. Empty if one that is known may be used up. */
  const spareOf = (organization: string): [string, Window][] => {
    const known = openOf(organization);
    return known.every(([, { remaining, spare }]) => remaining >= leastSpare && spare > 0) ? known : [];
  };
  const waitUntil = (atMs: number, spreadMs: number) => {
    const leftMs = atMs - clock.monotonic();
    return leftMs <= 0 ? 0 : leftMs + minSpreadMs + random() * Math.max(0, spreadMs - minSpreadMs);
  };
  const max = (read: (window: Window) => number) => Math.max(...[...windows.values()].map(read));

  return {
    observe({ organization, windows: observed, closedMs, refused }: RateLimitObservation): void {
      const nowMs = clock.monotonic();
      if (closedMs > 0) closedUntilMs = Math.max(closedUntilMs, nowMs + closedMs + roundingMs);
      for (const { family, ...window } of observed.filter(({ limit }) => limit > 0)) {
        const name = family === 'organization' ? `${family} ${organization}` : family;
        const isSpent = refused !== undefined && window.remaining === 0;
        const refusedAt = isSpent ? Math.max(window.limit, refused.current ?? 0) : undefined;
        windows.set(name, updateWindow(windows.get(name), { window, nowMs, refusedAt }));
      }
    },
    /**
     * How long a request must wait, in milliseconds; 0 if no window is spent. The wait ends at a random time within
     * `spreadMs` after the reset, so that those who waited for it do not all come at once.
     */
    waitMs: (spreadMs: number): number => waitUntil(closedUntilMs, spreadMs),
    /**
     * The same for a page of a list. It also waits if those that ask at the same time would use up a window of this
     * organization: the service does not say who comes first.
     */
    pageWaitMs(organization: string, spreadMs: number): number {
      const scarce = openOf(organization).filter(
        ([, { limit, remaining, taken }]) => remaining < Math.min(taken, limit / 2),
      );
      const ends = scarce.map(([, { endsAtMs }]) => endsAtMs + roundingMs);
      return waitUntil(Math.max(closedUntilMs, ...ends), spreadMs);
    },
    /**
     * True if a page of a list may be sent without keeping our pace, and takes it from what lists may use: a share of what
     * each window of this organization has left, as long as it has some left.
     */
    takeSpare(organization: string): boolean {
      const taken = spareOf(organization);
      for (const [name, window] of taken) windows.set(name, { ...window, spare: window.spare - 1 });
      return taken.length > 0;
    },
    /** True if a page could be taken so. */
    leavesSpare: (organization: string): boolean => spareOf(organization).length > 0,
    /**
     * The first time at or after `atMs` when a poll may be sent: not while a window is spent and, with `keepsReserve`, not
     * while only the reserve for writes and for people is left.
     */
    opensAtMs(atMs: number, { keepsReserve }: { readonly keepsReserve: boolean }): number {
      const used = [...windows.values()].filter((window) => isUsedUp(window, atMs, reserve));
      const ends = keepsReserve ? used.map(({ endsAtMs }) => endsAtMs + roundingMs) : [];
      return Math.max(atMs, closedUntilMs, ...ends);
    },
    /** The factor by which polls must be further apart so that everyone's fit into the windows; at least 1. */
    slowdown(): number {
      const slowdown = max(({ load }) => (load.all / fullLoad) ** power);
      return Math.min(maxSlowdown, Math.max(1, slowdown));
    },
    /** The share of the fullest window that others use; null if no response has told of a window. */
    loadOfOthers: (): number | null => (windows.size === 0 ? null : max(({ load }) => load.others)),
    /** Requests per minute that the smallest window allows; null if no response has told of a window. */
    perMinute: (): number | null =>
      windows.size === 0 ? null : -max(({ limit, lengthMs }) => (-limit * 60_000) / lengthMs),
  };
}
