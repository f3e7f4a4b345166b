import type { RateLimitView } from '../rate-limit/shared-rate-limit.ts';
import type { Hazard } from './run-times.ts';

/** A build that is waited for. */
export interface WatchedBuild {
  /** The time since its first job started; 0 before that. */
  readonly elapsedMs: number;
  readonly hazard: Hazard;
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

/* The numbers are justified by `bench/waiting`. */

/** A request is sent if it is expected to save this much delay. */
const requestWorthMs = 160;
/** The minimum time between two polls. */
const minMs = 3_000;
/** The share of the smallest window that one process uses at most, rounded up to a number of requests. */
const ownShare = 0.15;
/** The maximum time between two polls while others use half of the window. */
const halfLoadMs = 8_000;
/** The maximum time between two polls, even if the service's times or the past make no sense. */
const maxMs = 15 * 60_000;
/** The shortest fixed interval. */
const minIntervalMs = 1_000;

/**
 * Decides when builds are polled: all that a process waits for share one policy. With `pollIntervalMs` it polls at that
 * interval, but still keeps the rate limit.
 */
export function createPollPolicy({
  rateLimit,
  random,
  pollIntervalMs,
}: {
  readonly rateLimit: RateLimitView;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly pollIntervalMs?: number | undefined;
}) {
  const fixedMs = pollIntervalMs === undefined ? undefined : Math.max(minIntervalMs, pollIntervalMs);
  let lastAtMs = Number.NEGATIVE_INFINITY;

  /** The minimum time between two polls of this process. */
  const leastMs = () => {
    const perMinute = Math.ceil(ownShare * (rateLimit.perMinute() ?? 0));
    return fixedMs ? 0 : Math.max(minMs, perMinute && 60_000 / perMinute);
  };

  const whenOpen = (planned: PlannedPoll): PlannedPoll => {
    const opensMs = rateLimit.opensAtMs(planned.atMs, { keepsReserve: !planned.forDeadline });
    return opensMs > planned.atMs ? { ...planned, atMs: opensMs + random() * planned.spreadMs } : planned;
  };

  const atDeadline = (atMs: number) => whenOpen({ atMs, spreadMs: minMs, forDeadline: true });

  return {
    /**
     * When to poll builds next that one request shows. Ask once after each poll.
     *
     * `notAfterMs` is a deadline that the poll has to judge: the poll is planned for that time if it would otherwise be
     * later, or so little earlier that a second one would follow at once. A deadline in the past has no effect.
     */
    next({
      nowMs,
      builds,
      notAfterMs = -Infinity,
    }: {
      readonly nowMs: number;
      readonly builds: readonly WatchedBuild[];
      readonly notAfterMs?: number | undefined;
    }): PlannedPoll {
      const typical: Hazard = (aheadMs) =>
        builds.reduce((sum, { elapsedMs, hazard }) => sum + hazard(elapsedMs + aheadMs), 0) / builds.length;
      const delayMs = fixedMs ?? Math.max(leastMs(), nextPollDelay(typical, rateLimit));
      const atMs = nowMs + delayMs;
      const forDeadline = notAfterMs > nowMs && atMs > notAfterMs - minMs;
      return forDeadline ? atDeadline(notAfterMs) : whenOpen({ atMs, spreadMs: delayMs, forDeadline });
    },
    /**
     * Checks a poll when its time has come: null if it may be sent now, otherwise the new plan, which keeps the deadline.
     * Since it was planned, another request may have been refused, or another poll of this process may have been sent.
     */
    recheck(planned: PlannedPoll, nowMs: number, notAfterMs = -Infinity): PlannedPoll | null {
      const atMs = planned.forDeadline ? nowMs : Math.max(nowMs, lastAtMs + leastMs());
      const checked =
        notAfterMs > nowMs && atMs > notAfterMs ? atDeadline(notAfterMs) : whenOpen({ ...planned, atMs });
      if (checked.atMs > nowMs) return checked;
      lastAtMs = nowMs;
      return null;
    },
  };
}

/** The steps of the sum: the first, the smallest, and the growth from one to the next. */
const firstSpanMs = 250;
const minSpanMs = 100;
const growth = 1.15;
const spansPerPoll = 8;

/**
 * How long to wait before the next poll, in milliseconds, by the hazard from now on.
 *
 * The square-root law: for a hazard h and a request worth w of delay, the interval √(2w/h) costs least. The hazard
 * changes during the wait, so the wait is the time in which √(h/2w) adds up to one, multiplied by the slowdown. While the window
 * is mostly unused the wait has a maximum, which is proportional to load over room, as in a queue. The process's own requests do
 * not count, so that it does not slow down for itself. If no response shows a window, the window is not known to be unused.
 */
export function nextPollDelay(
  hazard: Hazard,
  rateLimit: Pick<RateLimitView, 'slowdown' | 'loadOfOthers'>,
): number {
  const load = rateLimit.loadOfOthers() ?? 1;
  const mostMs = load < 1 ? Math.min(maxMs, (halfLoadMs * load) / (1 - load)) : maxMs;
  const scale = 1 / Math.sqrt(2 * requestWorthMs) / rateLimit.slowdown();
  let aheadMs = 0;
  let spanMs = firstSpanMs;
  let sum = 0;
  while (aheadMs < mostMs) {
    const rate = scale * Math.sqrt(hazard(aheadMs + spanMs / 2));
    const restMs = (1 - sum) / rate;
    if (restMs <= spanMs) return Math.min(aheadMs + restMs, mostMs);
    sum += rate * spanMs;
    aheadMs += spanMs;
    spanMs = Math.min(spanMs * growth, Math.max(minSpanMs, 1 / (spansPerPoll * rate)));
  }
  return mostMs;
}
