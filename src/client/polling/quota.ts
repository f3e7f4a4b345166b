import type { Tuning } from './tuning.ts';

/** One family of rate-limit headers as an answer carries it: the organization's or the user's window. */
export interface RateWindow {
  /** The scope as the service names it; only equality matters. */
  readonly family: string;
  /** Requests a window. */
  readonly limit: number;
  /** Requests left in this window. */
  readonly remaining: number;
  /** Until the window ends. */
  readonly resetMs: number;
}

/** What is known of a window that is shared with others, and the price that it puts on a request. */
export interface Window {
  readonly limit: number;
  readonly remaining: number;
  /** When this was seen, on the caller's clock. */
  readonly seenAtMs: number;
  /** When the window ends, on the caller's clock. */
  readonly endsAtMs: number;
  readonly lengthMs: number;
  /** Requests a millisecond, of everybody, in this window so far. */
  readonly globalRate: number;
  /** At least 1: by how much the waits are stretched so that all who wait fit into the window. */
  readonly price: number;
  /** The price when this window began: within a window it is estimated anew, never changed twice. */
  readonly initialSlowdown: number;
}

/** The service's windows last this long. A longer reset shows a longer window. */
const windowMs = 60_000;

/** Resets come in whole seconds and with delay: ends as near as this are the same. */
const sameEndMs = 5_000;

/**
 * What is known of a window after an answer; `refusedAt` is how many requests it had seen when it refused one.
 *
 * Runners share no memory, but every answer carries the same shared counter: what is used up, over how much of the
 * window has passed, is the load of the whole fleet. If all stretch their waits by load over target, the fleet lands
 * on target.
 */
export function updateWindow(
  known: Window | undefined,
  { window, nowMs, refusedAt }: { window: RateWindow; nowMs: number; refusedAt: number | undefined },
  numbers: Tuning,
): Window {
  const { limit, resetMs } = window;
  const endsAtMs = nowMs + resetMs;
  const lengthMs = Math.max(windowMs, resetMs, known?.lengthMs ?? 0);
  const seen = Math.min(1, Math.max(0.02, 1 - resetMs / lengthMs));
  const same = known !== undefined && Math.abs(endsAtMs - known.endsAtMs) < sameEndMs ? known : undefined;
  const remaining = refusedAt === undefined ? Math.min(window.remaining, same?.remaining ?? limit) : 0;
  const used = Math.max(1, refusedAt ?? limit - remaining);
  const surplus = Math.log(used / (limit * seen * numbers.targetLoad));
  const initialSlowdown = same?.initialSlowdown ?? known?.price ?? newcomersPrice(surplus * seen, numbers);
  const price = settle(initialSlowdown, { surplus, seen }, numbers);
  return {
    limit,
    remaining,
    seenAtMs: nowMs,
    endsAtMs,
    lengthMs,
    globalRate: used / (lengthMs * Math.max(0.1, seen)),
    price: refusedAt === undefined ? price : Math.max(price, initialSlowdown),
    initialSlowdown,
  };
}

/** A newcomer cannot know what the others pay already: a load above the target is all that it sees of it. */
function newcomersPrice(surplus: number, numbers: Tuning): number {
  return Math.min(numbers.newcomersHighestPrice, Math.exp(numbers.initialGain * Math.max(0, surplus)));
}

/**
 * The price after a window, or after the part of it that has been seen: less of a step where less has been seen. A
 * share of it leaks away, so that those who pay much and those who have just come end at the same price.
 */
function settle(
  opening: number,
  { surplus, seen }: { surplus: number; seen: number },
  numbers: Tuning,
): number {
  const step = Math.min(1.6, Math.max(-0.9, numbers.priceGain * Math.sqrt(seen) * surplus));
  const price = opening ** (1 - numbers.priceLeak) * Math.exp(step);
  return Math.min(numbers.highestPrice, Math.max(1, price));
}

/**
 * Whether a request so far ahead would find the window used up, down to the reserve for writes and humans: by what is
 * left, less what the fleet will have used until then. After the window's end nothing is known, so it would not.
 */
export function isUsedUp(quota: Window, atMs: number, numbers: Tuning): boolean {
  if (atMs >= quota.endsAtMs) return false;
  const reserve = Math.max(1, numbers.reserve * quota.limit);
  return quota.remaining - quota.globalRate * (atMs - quota.seenAtMs) <= reserve;
}
