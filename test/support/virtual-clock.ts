import type { Clock } from '../../src/client/index.ts';
// The client loads this when it first needs it. A file being read would not keep the clock from moving on.
import type { SandboxClock } from '../../src/sandbox/clock.ts';

/**
 * One clock for the client, the operations and the sandbox, which moves by itself to the end of the next sleep, as soon
 * as nothing else is left to do. Hours pass in milliseconds, always in the same order.
 */
export interface VirtualClock extends Clock {
  /** The same time, for the sandbox. */
  readonly forSandbox: SandboxClock;
  /** Has a request answered. The clock stands still meanwhile, unless the sandbox itself sleeps. */
  during<Value>(answer: () => Promise<Value>): Promise<Value>;
  /** Lets something happen this many milliseconds from now. */
  after(ms: number, run: () => void): void;
}

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

/** Starts at the start of a minute, so that the first rate-limit window is a full one. */
export function createVirtualClock(startMs = Date.UTC(2026, 0, 15, 9, 0, 0)): VirtualClock {
  let now = startMs;
  let working = 0;
  let moving = false;
  const sleepers = new Set<Sleeper>();

  /** All promises that can continue have continued after one turn of the event loop. */
  const move = async () => {
    moving = true;
    while (sleepers.size > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      if (working > 0 || sleepers.size === 0) continue;
      const next = [...sleepers].reduce((first, each) => (each.at < first.at ? each : first));
      sleepers.delete(next);
      now = Math.max(now, next.at);
      next.wake();
    }
    moving = false;
  };

  const sleepUntil = (at: number, wake: () => void): Sleeper => {
    const sleeper = { at, wake };
    sleepers.add(sleeper);
    if (!moving) void move();
    return sleeper;
  };

  return {
    now: () => now,
    monotonic: () => now - startMs,
    forSandbox: {
      now: () => now,
      wall: () => now - startMs,
      speed: 1,
      advance(ms) {
        now += ms;
      },
      async sleep(ms) {
        working -= 1;
        await new Promise<void>((resolve) => sleepUntil(now + ms, resolve));
        working += 1;
      },
    },
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const sleeper = sleepUntil(now + ms, () => {
          signal?.removeEventListener('abort', giveUp);
          resolve();
        });
        const giveUp = () => {
          sleepers.delete(sleeper);
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', giveUp, { once: true });
      }),
    async during(answer) {
      working += 1;
      try {
        return await answer();
      } finally {
        working -= 1;
      }
    },
    after: (ms, run) => void sleepUntil(now + ms, run),
  };
}
