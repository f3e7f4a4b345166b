import type { SharedRateLimit } from '../rate-limit/shared-rate-limit.ts';
import { type Hazard, meanHazard, nextPollDelay } from './hazard.ts';
import type { RunTimeDistribution } from './run-times.ts';

/** A build that is waited for. */
export interface WatchedBuild {
  /** The time since its first job started; 0 before that. */
  readonly elapsedMs: number;
  /** The run times of builds of the same pipeline. */
  readonly runTimes: RunTimeDistribution;
}

/** When to poll next. */
export interface PlannedPoll {
  /** On the caller's clock. */
  readonly atMs: number;
  /** If a spent window delays the poll, it is sent at a random time within this, after the reset. */
  readonly spreadMs: number;
  /** True if a deadline is judged by this poll: then it does not leave the reserve, and waits for spent windows alone. */
  readonly forDeadline: boolean;
}

/** Decides when builds are polled. All builds that a process waits for share one policy. */
export interface PollPolicy {
  /**
   * When to poll builds next that one request shows. Ask once after each poll.
   *
   * `notAfterMs` is a deadline that the poll has to judge: the poll is planned for that time if it would otherwise be
   * later, or so little earlier that a second one would follow at once. A deadline in the past has no effect.
   */
  next(question: {
    readonly nowMs: number;
    readonly builds: readonly WatchedBuild[];
    readonly notAfterMs?: number | undefined;
  }): PlannedPoll;
  /**
   * Checks a poll when its time has come: null if it may be sent now, otherwise the new plan, which keeps the deadline.
   * Since it was planned, another request may have been refused, or another poll of this process may have been sent.
   */
  recheck(planned: PlannedPoll, nowMs: number, notAfterMs?: number): PlannedPoll | null;
}

/** The numbers of the policy. `bench/waiting` justifies them. */
export interface PollNumbers {
  /** A request is sent if it is expected to save this much delay. */
  readonly requestWorthMs: number;
  /** The minimum time between two polls. */
  readonly minMs: number;
  /** The share of the smallest window that one process uses at most, rounded up to a number of requests. */
  readonly ownShare: number;
  /** The maximum time between two polls while others use half of the window. See `freeWindowMs`. */
  readonly halfLoadMs: number;
}

/** The numbers of the product. */
const pollNumbers: PollNumbers = {
  requestWorthMs: 160,
  minMs: 3_000,
  ownShare: 0.15,
  halfLoadMs: 8_000,
};

/** The maximum time between two polls, even if the service's times or the past make no sense. */
const maxMs = 15 * 60_000;

/** The shortest fixed interval. */
const minIntervalMs = 1_000;

/** A policy for one wait. With `pollIntervalMs` it polls at that interval, but still keeps the rate limit. */
export function createPollPolicy({
  rateLimit,
  random,
  pollIntervalMs,
  numbers = pollNumbers,
}: {
  readonly rateLimit: SharedRateLimit;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly pollIntervalMs?: number | undefined;
  readonly numbers?: PollNumbers;
}): PollPolicy {
  const fixedMs = pollIntervalMs === undefined ? null : Math.max(minIntervalMs, pollIntervalMs);
  let lastAtMs = Number.NEGATIVE_INFINITY;

  const minDelay = () => {
    if (fixedMs !== null) return 0;
    const perMinute = Math.ceil(numbers.ownShare * (rateLimit.perMinute() ?? 0));
    return perMinute === 0 ? numbers.minMs : Math.max(numbers.minMs, 60_000 / perMinute);
  };

  const delay = (builds: readonly WatchedBuild[]) => {
    if (fixedMs !== null) return fixedMs;
    const wanted = nextPollDelay(meanHazard(builds.map(hazardOf)), {
      requestWorthMs: numbers.requestWorthMs,
      slowdown: rateLimit.slowdown(),
      maxMs: Math.min(maxMs, freeWindowMs(rateLimit.loadOfOthers(), numbers)),
    });
    return Math.max(wanted, minDelay());
  };

  const whenOpen = (planned: PlannedPoll): PlannedPoll => {
    const opensMs = rateLimit.opensAtMs(planned.atMs, { keepsReserve: !planned.forDeadline });
    return opensMs > planned.atMs ? { ...planned, atMs: opensMs + random() * planned.spreadMs } : planned;
  };

  const atDeadline = (atMs: number) => whenOpen({ atMs, spreadMs: numbers.minMs, forDeadline: true });

  return {
    next({ nowMs, builds, notAfterMs = Number.NEGATIVE_INFINITY }) {
      const delayMs = delay(builds);
      const atMs = nowMs + delayMs;
      const forDeadline = notAfterMs > nowMs && atMs > notAfterMs - numbers.minMs;
      return forDeadline ? atDeadline(notAfterMs) : whenOpen({ atMs, spreadMs: delayMs, forDeadline });
    },
    recheck(planned, nowMs, notAfterMs = Number.NEGATIVE_INFINITY) {
      const atMs = planned.forDeadline ? nowMs : Math.max(nowMs, lastAtMs + minDelay());
      const checked =
        notAfterMs > nowMs && atMs > notAfterMs ? atDeadline(notAfterMs) : whenOpen({ ...planned, atMs });
      if (checked.atMs > nowMs) return checked;
      lastAtMs = nowMs;
      return null;
    },
  };
}

/**
 * The maximum time between two polls while the window is mostly unused: as in a queue, it is proportional to load over
 * room. The process's own requests do not count, so that it does not slow down for itself. If no response tells of a
 * window, it is not known to be unused.
 */
function freeWindowMs(loadOfOthers: number | null, { halfLoadMs }: PollNumbers): number {
  if (loadOfOthers === null || loadOfOthers >= 1) return Number.POSITIVE_INFINITY;
  return (halfLoadMs * loadOfOthers) / (1 - loadOfOthers);
}

function hazardOf({ elapsedMs, runTimes }: WatchedBuild): Hazard {
  const sinceMs = elapsedMs > 0 ? elapsedMs : 0;
  return (aheadMs) => runTimes.hazard(sinceMs + aheadMs);
}
