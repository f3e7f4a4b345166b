import { createRunTimeDistribution } from '../../src/client/polling/run-times.ts';
import { type Tuning, tuning } from '../../src/client/polling/tuning.ts';
import type { Reply } from './service.ts';
import type { Manner } from './waiters.ts';

/*
 * The two policies that the product's was made from, as they were first written down. They stay here so that the
 * choice can be repeated.
 */

/** History and a price that moves once a window, from a part of the window that is long enough to judge by. */
export function historyAndPrice(requestWorthMs: number): Manner {
  const numbers: Tuning = { ...tuning, doubt: 3.53 };
  return (run, random) => {
    const runTimes = createRunTimeDistribution(run.pastMs, numbers);
    let price = 1;
    let pricedUntilMs = 0;
    const reprice = (reply: Reply, nowMs: number) => {
      const { passed, load } = tightest(reply);
      if (nowMs < pricedUntilMs || (passed <= 0.2 && reply.accepted)) return;
      price = clamp(price * clamp(load / 0.85, reply.accepted ? 0.4 : 1, 2.5), 1, 30);
      pricedUntilMs = nowMs + reply.resetMs;
    };
    return {
      readsHistory: true,
      firstMs: 0,
      after(reply, nowMs) {
        reprice(reply, nowMs);
        const elapsedMs = nowMs - run.startMs;
        const guardMs = clamp(
          0.33 * (elapsedMs + 10_000 + runTimes.medianMs / 10) * Math.sqrt(price),
          2_000,
          300_000,
        );
        const scale = price * Math.sqrt(2 * requestWorthMs);
        const waitMs = clamp(
          walk((aheadMs) => Math.sqrt(runTimes.hazard(elapsedMs + aheadMs)) / scale, guardMs),
          2_000,
          guardMs,
        );
        const isNearlyUsedUp = reply.windows.some((window) => window.remaining < 0.08 * window.limit);
        if (reply.accepted && !isNearlyUsedUp) return waitMs * (0.85 + 0.3 * random());
        return latestReset(reply) + 1_000 + random() * Math.min(60_000 * price, Math.max(30_000, waitMs));
      },
    };
  };
}

/** A tenth of the time so far, stretched until the rate of the whole fleet, as seen between two looks, is on target. */
export const fairShare: Manner = (run, random) => {
  let intervalMs = 5_000;
  let last: { readonly atMs: number; readonly reply: Reply } | null = null;
  return {
    readsHistory: false,
    firstMs: 1_000 + 5_000 * random(),
    after(reply, nowMs) {
      const baseMs = clamp(0.1 * (nowMs - run.startMs), 5_000, 30_000);
      const load = last === null ? tightest(reply).load : loadSince(last, { atMs: nowMs, reply });
      last = { atMs: nowMs, reply };
      const desiredMs = clamp((intervalMs * load) / 0.8, intervalMs / 2, intervalMs * 2.5);
      intervalMs = clamp((intervalMs + desiredMs) / 2, baseMs, 240_000);
      const isNearlyUsedUp = reply.windows.some((window) => window.remaining <= 0.1 * window.limit);
      if (reply.accepted && !isNearlyUsedUp) return intervalMs * (0.8 + 0.4 * random());
      return latestReset(reply) + 1_250 + random() * Math.max(20_000, intervalMs);
    },
  };
};

/** Of the fullest window: how much of it has passed, and the fleet's rate over what the limit allows. */
function tightest(reply: Reply): { readonly passed: number; readonly load: number } {
  const views = reply.windows.map((window) => {
    const passed = clamp(1 - window.resetMs / 60_000, 0.02, 1);
    const isRefused = !reply.accepted && window.family === reply.family;
    const used = isRefused ? reply.current : window.limit - window.remaining;
    return { passed, load: used / (window.limit * passed) };
  });
  return views.reduce((one, other) => (other.load > one.load ? other : one), { passed: 1, load: 0 });
}

/** The load between two looks in one window; across windows, that of the newer one so far. */
function loadSince(earlier: { atMs: number; reply: Reply }, later: { atMs: number; reply: Reply }): number {
  const gapMs = later.atMs - earlier.atMs;
  if (!later.reply.accepted || gapMs >= earlier.reply.resetMs) return tightest(later.reply).load;
  const loads = later.reply.windows.map((window, index) => {
    const before = earlier.reply.windows[index]?.remaining ?? window.remaining;
    return ((before - window.remaining) / gapMs) * (60_000 / window.limit);
  });
  return Math.max(...loads);
}

function latestReset(reply: Reply): number {
  return Math.max(
    ...reply.windows.map((window) => (window.remaining < 0.1 * window.limit ? window.resetMs : 0)),
  );
}

/** The time in which a rate adds up to one, at most as long. */
function walk(rate: (aheadMs: number) => number, mostMs: number): number {
  const spanMs = 250;
  let sum = 0;
  for (let aheadMs = 0; aheadMs < mostMs; aheadMs += spanMs) {
    sum += rate(aheadMs + spanMs / 2) * spanMs;
    if (sum >= 1) return aheadMs + spanMs;
  }
  return mostMs;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
