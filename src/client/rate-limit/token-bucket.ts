import type { Clock } from '../clock.ts';

/** Our own limit on the number of requests, whether or not the service shows its limits. */
export interface RateLimiter {
  /** Takes the next free place: how long to wait for it, in milliseconds. */
  acquire(): number;
  /** Gives back the place that was taken last, when nothing was sent after all. */
  release(): void;
}

/** The live service allows a user 50 requests a minute by default; this leaves some for others. */
const perMinuteByDefault = 40;
const burstByDefault = 10;

/**
 * A token bucket: `burst` requests at once, then `perMinute`. Clients that share one token should share one of these;
 * without one, each client has its own.
 */
export function createRateLimiter({
  clock,
  perMinute = perMinuteByDefault,
  burst = burstByDefault,
}: {
  clock: Clock;
  perMinute?: number;
  burst?: number;
}): RateLimiter {
  const perMs = perMinute / 60_000;
  let tokens = burst;
  let filledAt = clock.monotonic();
  return {
    acquire() {
      const now = clock.monotonic();
      tokens = Math.min(burst, tokens + (now - filledAt) * perMs) - 1;
      filledAt = now;
      return tokens >= 0 ? 0 : Math.ceil(-tokens / perMs);
    },
    release() {
      tokens = Math.min(burst, tokens + 1);
    },
  };
}

/** No limiter at all: for a service of one's own, such as the sandbox. */
export const unlimited: RateLimiter = { acquire: () => 0, release: () => {} };
