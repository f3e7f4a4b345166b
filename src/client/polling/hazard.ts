/** The chance per millisecond that a build ends so far ahead, if it has not ended before. */
export type Hazard = (aheadMs: number) => number;

/** What a delay depends on, besides the hazard. */
export interface DelayOptions {
  /** A request is sent if it is expected to save this much delay. */
  readonly requestWorthMs: number;
  /** The factor by which polls must be further apart. */
  readonly slowdown: number;
  readonly maxMs: number;
}

/** The steps of the sum: the first, the smallest, and the growth from one to the next. */
const firstSpanMs = 250;
const minSpanMs = 100;
const growth = 1.15;
const spansPerPoll = 8;

/**
 * How long to wait before the next poll, in milliseconds.
 *
 * The square-root law: for a hazard h and a request worth w of delay, the interval √(2w/h) costs least. The hazard
 * changes during the wait, so the wait is the time in which √(h/2w) adds up to one, multiplied by the slowdown.
 */
export function nextPollDelay(hazard: Hazard, { requestWorthMs, slowdown, maxMs }: DelayOptions): number {
  const scale = 1 / Math.sqrt(2 * requestWorthMs) / slowdown;
  let aheadMs = 0;
  let spanMs = firstSpanMs;
  let sum = 0;
  while (aheadMs < maxMs) {
    const rate = scale * Math.sqrt(hazard(aheadMs + spanMs / 2));
    const restMs = (1 - sum) / rate;
    if (restMs <= spanMs) return Math.min(aheadMs + restMs, maxMs);
    sum += rate * spanMs;
    aheadMs += spanMs;
    spanMs = Math.min(spanMs * growth, Math.max(minSpanMs, 1 / (spansPerPoll * rate)));
  }
  return maxMs;
}

/** The hazard of a typical one of several builds that are polled together. */
export function meanHazard(hazards: readonly Hazard[]): Hazard {
  return (aheadMs) => hazards.reduce((sum, hazard) => sum + hazard(aheadMs), 0) / hazards.length;
}
