import type { Clock } from '../../../src/client/clock.ts';

/** A clock that moves only when a test moves it or sleeps on it: a sleep is over at once. */
export interface FakeClock extends Clock {
  /** Every sleep so far, in milliseconds. */
  readonly sleeps: number[];
  advance(ms: number): void;
}

/** Starts at a fixed moment; the monotonic clock has another origin than the one of dates. */
export function createFakeClock(startMs = Date.parse('2026-05-04T12:00:00Z')): FakeClock {
  let elapsedMs = 0;
  const sleeps: number[] = [];
  return {
    sleeps,
    now: () => startMs + elapsedMs,
    monotonic: () => 1_000 + elapsedMs,
    advance(ms) {
      elapsedMs += ms;
    },
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      sleeps.push(ms);
      elapsedMs += ms;
      await Promise.resolve();
      signal?.throwIfAborted();
    },
  };
}
