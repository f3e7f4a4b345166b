import type { Clock } from '../clock.ts';

/** A limit of ours, and what to do when it expires. */
export interface NamedLimit {
  readonly name: string;
  readonly hint: string;
}

/** The end of one call's time, on the monotonic clock. */
export interface Deadline {
  /** Which limit of ours it is; undefined for one that the caller set. */
  readonly limit?: NamedLimit | undefined;
  /** Milliseconds left; zero when it is over. */
  leftMs(): number;
  /** True when a delay before a retry still fits. */
  fits(delayMs: number): boolean;
  /** True when a wait for a rate-limit window, or for our own rate limiter, is acceptable. */
  fitsWait(delayMs: number): boolean;
  /** Records such a wait: it does not count against a budget of ours. */
  waited(delayMs: number): void;
}

/** No window lasts longer than a minute: a wait above five of them is only for callers who set a time. */
const longestWaitMs = 300_000;

/** Waits that do not count still end: four attempts, each after the longest wait. */
const longestWaitsMs = 4 * longestWaitMs;

/**
 * A deadline in `budgetMs` from now. One that the caller set (`strict`) counts everything; one of ours leaves out
 * the waits that the service or our rate limiter asked for, which are bounded on their own.
 */
export function createDeadline(
  clock: Clock,
  budgetMs: number,
  strict: boolean,
  limit?: NamedLimit,
): Deadline {
  let end = clock.monotonic() + budgetMs;
  let waitsMs = 0;
  const leftMs = () => Math.max(0, end - clock.monotonic());
  return {
    limit,
    leftMs,
    fits: (delayMs) => delayMs < leftMs(),
    fitsWait: (delayMs) =>
      strict ? delayMs < leftMs() : delayMs <= longestWaitMs && waitsMs + delayMs <= longestWaitsMs,
    waited(delayMs) {
      if (strict) return;
      waitsMs += delayMs;
      end += delayMs;
    },
  };
}
