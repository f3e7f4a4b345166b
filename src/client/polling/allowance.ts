import { isUsedUp, type RateWindow, updateWindow, type Window } from './quota.ts';
import type { Tuning } from './tuning.ts';

/** What one answer of the service says about how much may be asked. */
export interface RateLimitObservation {
  /** When it arrived, on a monotonic clock. */
  readonly nowMs: number;
  /** The families of rate-limit headers that it carried; none is fine. */
  readonly windows: readonly RateWindow[];
  /** Present on a 429. */
  readonly refusal?: Rejection | undefined;
}

/** What a 429 says, each where it is known. */
export interface Rejection {
  /** Whose window was used up. */
  readonly family?: string | undefined;
  /** How many requests that window has seen, the refused ones included. */
  readonly current?: number | undefined;
  /** How long to ask nothing. */
  readonly resetMs?: number | undefined;
}

/** How much may be asked, from all answers so far. Plain data; `updateRateLimit` makes the next from the last. */
export interface SharedRateLimit {
  readonly quotas: ReadonlyMap<string, Window>;
  /** The price that refusals set where no header explains them. */
  readonly blindPrice: number;
  /** Nothing is asked before this: a 429 said so, or a window is used up to the last request. */
  readonly closedUntilMs: number;
  /** When all that this process asked is worked off at the local pace. */
  readonly workedOffAtMs: number;
}

/** Where no header limits it, a process still asks no more than 40 times a minute, 10 times at once. */
const localIntervalMs = 1_500;
const localBurst = 10;

/** A 429 that names no reset closes for a whole window. */
const unnamedResetMs = 60_000;

/** Resets are whole seconds, perhaps rounded down. */
const roundingMs = 1_000;

/** The state before the first answer. */
export const initialRateLimit: SharedRateLimit = {
  quotas: new Map(),
  blindPrice: 1,
  closedUntilMs: Number.NEGATIVE_INFINITY,
  workedOffAtMs: Number.NEGATIVE_INFINITY,
};

/** How much may be asked after one more answer, of whatever request of this process. */
export function updateRateLimit(
  last: SharedRateLimit,
  answer: RateLimitObservation,
  numbers: Tuning,
): SharedRateLimit {
  const { nowMs } = answer;
  const quotas = new Map(last.quotas);
  for (const window of answer.windows.filter(isWhole)) {
    const refusedAt = refusedCount(window, answer.refusal);
    quotas.set(window.family, updateWindow(quotas.get(window.family), { window, nowMs, refusedAt }, numbers));
  }
  return {
    quotas,
    blindPrice: blindPrice(last.blindPrice, answer, numbers),
    closedUntilMs: Math.max(last.closedUntilMs, nowMs + closedForMs(answer)),
    workedOffAtMs: Math.max(last.workedOffAtMs, nowMs) + localIntervalMs,
  };
}

/** By how much every wait is stretched: the highest of all prices, at least 1. */
export function slowdownOf(allowance: SharedRateLimit): number {
  return Math.max(allowance.blindPrice, ...[...allowance.quotas.values()].map((quota) => quota.price));
}

/** When the window opens that a request planned for `atMs` has to wait for, or null where it need not wait. */
export function opensAtMs(allowance: SharedRateLimit, atMs: number, numbers: Tuning): number | null {
  const used = [...allowance.quotas.values()].filter((quota) => isUsedUp(quota, atMs, numbers));
  const opensMs = Math.max(allowance.closedUntilMs, ...used.map((quota) => quota.endsAtMs + roundingMs));
  return opensMs > atMs ? opensMs : null;
}

/** When the local pace allows one more request. */
export function pacedAtMs(allowance: SharedRateLimit): number {
  return allowance.workedOffAtMs - (localBurst - 1) * localIntervalMs;
}

/** Doubled by every refusal that no header explains, worked off slowly by every answer that is none. */
function blindPrice(last: number, { windows, refusal }: RateLimitObservation, numbers: Tuning): number {
  if (refusal === undefined) return Math.max(1, last - 0.15);
  const isExplained = windows.some((window) => isWhole(window) && isRefusing(window, refusal));
  return isExplained ? last : Math.min(numbers.highestPrice, 2 * last);
}

/**
 * For how long nothing may be asked: until every window that is used up has ended, and the one that a 429 names. A 429
 * that names none closes the longest window, or a whole one where there are no headers.
 */
function closedForMs({ windows, refusal }: RateLimitObservation): number {
  const timed = windows.filter((window) => isDuration(window.resetMs));
  const closed = timed.filter((window) => window.remaining === 0 || isRefusing(window, refusal));
  const resets = closed.map((window) => window.resetMs);
  if (refusal === undefined) return Math.max(...resets) + roundingMs;
  if (isDuration(refusal.resetMs)) resets.push(refusal.resetMs);
  if (resets.length === 0) resets.push(...timed.map((window) => window.resetMs));
  return Math.max(...(resets.length === 0 ? [unnamedResetMs] : resets)) + roundingMs;
}

/** How many requests a window that refused has seen, at least its limit; undefined for one that did not refuse. */
function refusedCount(window: RateWindow, refusal: Rejection | undefined): number | undefined {
  return isRefusing(window, refusal) ? Math.max(window.limit, refusal?.current ?? 0) : undefined;
}

function isRefusing(window: RateWindow, refusal: Rejection | undefined): boolean {
  if (refusal === undefined) return false;
  return refusal.family === undefined ? window.remaining === 0 : refusal.family === window.family;
}

/** True for a window whose load can be told. */
function isWhole(window: RateWindow): boolean {
  return isDuration(window.resetMs) && window.limit > 0 && window.remaining >= 0;
}

function isDuration(ms: number | undefined): ms is number {
  return ms !== undefined && ms >= 0 && ms < Number.POSITIVE_INFINITY;
}
