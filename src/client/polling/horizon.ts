import type { Hazard } from './hazard.ts';
import type { Tuning } from './tuning.ts';

/** What ends the wait for several builds: the last end, the first end, or the first failure. */
export type Until = 'all' | 'any' | 'first-failure';

/** Where a wait is for the last end, each end before it matters as well, together as much as this share. */
const ownShare = 0.1;

/** Where the first failure ends the wait: how often an end is a failure, roughly. */
const failureShare = 0.03;

/**
 * How long to wait before builds are looked at again, in ms, before jitter and before any rate limit has a say.
 *
 * The square-root law: for a hazard h and a request worth λ of delay, the interval √(2λ/h) costs least. Here h changes
 * while we wait, so the wait is the time in which √(h/2λ) adds up to one. The price stretches it. For several builds
 * the hazard is that of the event which the wait is for, and they are looked at together.
 */
export function nextPollDelay(
  prospects: readonly Hazard[],
  { until, price, numbers }: { until: Until; price: number; numbers: Tuning },
): number {
  const latest = Math.min(guardOf(prospects) * Math.sqrt(price), numbers.longestWaitMs);
  const hazardAt = decisiveHazard(prospects, until);
  const scale = 1 / Math.sqrt(2 * numbers.requestWorthMs) / price;
  let aheadMs = 0;
  let spanMs = 250;
  let sum = 0;
  while (aheadMs < latest) {
    const rate = scale * Math.sqrt(hazardAt(aheadMs, spanMs));
    const wholeMs = (1 - sum) / rate;
    if (wholeMs <= spanMs) return between(aheadMs + wholeMs, numbers.shortestWaitMs, latest);
    sum += rate * spanMs;
    aheadMs += spanMs;
    spanMs = Math.min(spanMs * 1.15, Math.max(100, 1 / (8 * rate)));
  }
  return between(latest, numbers.shortestWaitMs, numbers.longestWaitMs);
}

function guardOf(prospects: readonly Hazard[]): number {
  return Math.min(...prospects.map((prospect) => prospect.guardMs));
}

/**
 * The hazard of what ends the wait, at the middle of a span. Called for one span after the other.
 *
 * That of the first end would be the sum of all, if builds were independent. They are not: what makes one deviate from
 * its past, a change or a bad day, makes all of them deviate. The root of their number stands between the two.
 */
function decisiveHazard(
  prospects: readonly Hazard[],
  until: Until,
): (fromMs: number, spanMs: number) => number {
  const [only, second] = prospects;
  if (only === undefined) return () => 0;
  if (second === undefined) return (fromMs, spanMs) => only.hazard(fromMs + spanMs / 2);
  const risks = prospects.map(() => 0);
  return (fromMs, spanMs) => {
    const hazards = prospects.map((prospect) => prospect.hazard(fromMs + spanMs / 2));
    const sum = hazards.reduce((total, hazard) => total + hazard, 0);
    const first = sum / Math.sqrt(prospects.length);
    if (until === 'any') return first;
    const last = lastEnd(hazards, risks, spanMs);
    const every = (1 - ownShare) * last + (ownShare * sum) / prospects.length;
    return until === 'all' ? every : every + failureShare * first;
  };
}

/** The hazard of the last end of all, given each build's hazard now and what its hazard has summed up to since we looked. */
function lastEnd(hazards: readonly number[], risks: number[], spanMs: number): number {
  let allEnded = 1;
  let pull = 0;
  hazards.forEach((hazard, index) => {
    const risk = (risks[index] ?? 0) + (hazard * spanMs) / 2;
    risks[index] = risk + (hazard * spanMs) / 2;
    const ended = -Math.expm1(-risk);
    allEnded *= ended;
    if (ended > 0) pull += (hazard * (1 - ended)) / ended;
  });
  return allEnded < 1 ? (pull * allEnded) / (1 - allEnded) : 0;
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
