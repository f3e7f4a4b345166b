import type { RateLimitWindow } from './headers.ts';

/** A rate-limit window, as far as it is known. Times are those of the observer's clock. */
export interface Window {
  /** Requests allowed in the window. */
  readonly limit: number;
  readonly remaining: number;
  readonly observedAtMs: number;
  readonly endsAtMs: number;
  readonly lengthMs: number;
  /** Requests of this process in this window. */
  readonly own: number;
  /** The most requests of everyone between two responses to this process, but at most those of a second. */
  readonly taken: number;
  /**
   * How many requests of lists it still allows that do not keep the pace: from the second response on, half of what was
   * left, divided among those that ask at the same time.
   */
  readonly spare: number;
  readonly load: Load;
  /** The load at the beginning of this window. */
  readonly openingLoad: Load;
}

/** Requests in a sliding window that ends now, as a share of the limit. Above 1 if requests were refused. */
export interface Load {
  /** Of everyone, including this process. */
  readonly all: number;
  readonly others: number;
}

/** A window in a response. */
export interface WindowObservation {
  readonly window: Omit<RateLimitWindow, 'family'>;
  readonly nowMs: number;
  /** If the window refused the request: the requests that it has counted, including refused ones. */
  readonly refusedAt?: number | undefined;
}

/** Above this load polls slow down; it is assumed for a window that was not observed. */
export const fullLoad = 0.8;

/** The length of the service's windows. A longer reset shows a longer window. */
const windowMs = 60_000;

/** Resets are whole seconds and arrive late: ends that differ by less than this are the same. */
const sameEndMs = 5_000;

/**
 * Adds an observation of a window.
 *
 * Runners share no memory, but every response contains the same shared counter. The load is that of a sliding window:
 * the count of this window, and the part of the window before that has not yet passed. If that one was not observed, it
 * counts as full: otherwise many processes that start at the same time would all take the window for free.
 */
export function updateWindow(known: Window | undefined, observation: WindowObservation): Window {
  const { nowMs, refusedAt } = observation;
  const { limit, resetMs } = observation.window;
  const endsAtMs = nowMs + resetMs;
  const lengthMs = Math.max(windowMs, resetMs, known?.lengthMs ?? 0);
  const left = resetMs / lengthMs;
  const same = known !== undefined && Math.abs(endsAtMs - known.endsAtMs) < sameEndMs ? known : undefined;
  const remaining =
    refusedAt === undefined ? Math.min(observation.window.remaining, same?.remaining ?? limit) : 0;
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
  const firstSpare = own < 2 ? 0 : Math.floor(remaining / 2 / taken);
  const spare = same === undefined || own === 2 ? firstSpare : same.spare;
  return { limit, remaining, observedAtMs: nowMs, endsAtMs, lengthMs, own, taken, spare, load, openingLoad };
}

/**
 * True if a request at that time would find the window used up down to the reserve, because everyone else continues at
 * the same rate. Nothing is known of the time after the window.
 */
export function isUsedUp(window: Window, atMs: number, reserve: number): boolean {
  if (atMs >= window.endsAtMs) return false;
  const { limit, remaining, lengthMs, load, observedAtMs } = window;
  const used = (load.all * limit * (atMs - observedAtMs)) / lengthMs;
  return remaining - used <= Math.max(1, reserve * limit);
}
