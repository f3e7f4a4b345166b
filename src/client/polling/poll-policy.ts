import {
  initialRateLimit,
  opensAtMs,
  pacedAtMs,
  type RateLimitObservation,
  type SharedRateLimit,
  slowdownOf,
  updateRateLimit,
} from './allowance.ts';
import { createHazard, type WatchedBuild } from './hazard.ts';
import { nextPollDelay, type Until } from './horizon.ts';
import { type Tuning, tuning } from './tuning.ts';

/** When to look next, and what decided it. */
export interface PlannedPoll {
  /** On the caller's clock; never before the question was asked. */
  readonly atMs: number;
  /**
   * `builds`: when something may have happened. `interval`: the fixed interval. `reset`: a rate-limit window is used
   * up, or soon will be. `pace`: this process has asked a lot at once.
   */
  readonly because: 'builds' | 'interval' | 'reset' | 'pace';
  /** Should this look be refused all the same, its repetition is to be spread over so long after the reset. */
  readonly spreadMs: number;
}

/** Decides when builds are looked at. One for all builds that a process waits for: they share the rate limit. */
export interface PollPolicy {
  /** Takes note of an answer of the service, to whatever request, 429s above all. */
  observe(answer: RateLimitObservation): void;
  /**
   * When the given builds should be looked at next, all with one request. To be asked once after each look, for every
   * call draws anew. Builds that no one request covers are asked about one by one: they still share the rate limit.
   */
  next(question: {
    readonly nowMs: number;
    readonly builds: readonly WatchedBuild[];
    readonly until?: Until;
  }): PlannedPoll;
  /**
   * For a look whose time has come: null if it may be taken now, else when to ask again. What was planned before another
   * request was refused must not go out any more.
   */
  hold(nowMs: number): PlannedPoll | null;
}

/** How a pace is made. */
export interface PollPolicyOptions {
  /** In [0, 1). */
  readonly random: () => number;
  /** A fixed interval instead of the policy; at least one second. Rate limits are kept all the same. */
  readonly pollIntervalMs?: number | undefined;
  readonly numbers?: Tuning;
}

const shortestIntervalMs = 1_000;

/** A pace that knows nothing yet. */
export function createPollPolicy({
  random,
  pollIntervalMs,
  numbers = tuning,
}: PollPolicyOptions): PollPolicy {
  const fixedMs = pollIntervalMs === undefined ? null : Math.max(shortestIntervalMs, pollIntervalMs);
  let allowance: SharedRateLimit = initialRateLimit;

  const admit = (planned: PlannedPoll): PlannedPoll => {
    const opensMs = opensAtMs(allowance, planned.atMs, numbers);
    const atMs = Math.max(planned.atMs, pacedAtMs(allowance));
    if (opensMs === null) return atMs > planned.atMs ? { ...planned, atMs, because: 'pace' } : planned;
    // The random spread, not the reset, is what keeps everybody who waited for the reset from coming at once.
    return { ...planned, atMs: Math.max(atMs, opensMs) + random() * planned.spreadMs, because: 'reset' };
  };

  return {
    observe(answer) {
      allowance = updateRateLimit(allowance, answer, numbers);
    },
    next({ nowMs, builds, until = 'all' }) {
      if (fixedMs !== null) {
        return admit({
          atMs: nowMs + fixedMs,
          because: 'interval',
          spreadMs: Math.max(numbers.spreadMs, fixedMs),
        });
      }
      const prospects = builds.map((build) => createHazard(build, numbers));
      const waitMs = nextPollDelay(prospects, { until, price: slowdownOf(allowance), numbers });
      const drawnMs = waitMs * (1 + numbers.jitter * (2 * random() - 1));
      const boundedMs = Math.min(Math.max(drawnMs, numbers.shortestWaitMs), numbers.longestWaitMs);
      const spreadMs = Math.max(numbers.spreadMs, waitMs);
      return admit({ atMs: nowMs + boundedMs, because: 'builds', spreadMs });
    },
    hold(nowMs) {
      const admitted = admit({ atMs: nowMs, because: 'builds', spreadMs: numbers.spreadMs });
      return admitted.atMs > nowMs ? admitted : null;
    },
  };
}
