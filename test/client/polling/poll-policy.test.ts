import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RateLimitWindow } from '../../../src/client/index.ts';
import {
  createPollPolicy,
  nextPollDelay,
  type WatchedBuild,
} from '../../../src/client/polling/poll-policy.ts';
import { type Hazard, hazardAfter } from '../../../src/client/polling/run-times.ts';
import {
  createSharedRateLimit,
  type RateLimitObservation,
} from '../../../src/client/rate-limit/shared-rate-limit.ts';

const minute = 60_000;
const second = 1_000;
const hazard = hazardAfter(Array.from({ length: 20 }, (_, index) => (9 + index / 10) * minute));
const build: WatchedBuild = { elapsedMs: 5 * minute, hazard };
const builds = [build];

/** A policy at time 0, and a service of which others use `used` of `limit` requests. */
function setUp({ draw = 0.5, pollIntervalMs }: { draw?: number; pollIntervalMs?: number } = {}) {
  let nowMs = 0;
  const random = () => draw;
  const rateLimit = createSharedRateLimit({ clock: { monotonic: () => nowMs }, random });
  const policy = createPollPolicy({ rateLimit, random, pollIntervalMs });
  const observe = (atMs: number, observation: Partial<RateLimitObservation>) => {
    nowMs = atMs;
    rateLimit.observe({ organization: 'acme', windows: [], closedMs: 0, ...observation });
  };
  /** Windows that end now, so that they are the complete minute before. */
  const others = (used: number, limit: number) => {
    const window: RateLimitWindow = { family: 'user', limit, remaining: limit - used - 1, resetMs: 0 };
    observe(0, { windows: [window] });
  };
  const delay = (change: Partial<WatchedBuild> = {}) =>
    policy.next({ nowMs: 0, builds: [{ ...build, ...change }] }).atMs;
  return { policy, observe, others, delay };
}

describe('while the window is mostly unused', () => {
  const delayUnder = (used: number, limit: number) => {
    const { others, delay } = setUp();
    others(used, limit);
    return delay();
  };

  test('a poll follows within seconds, even if an end is unlikely', () => {
    expect(delayUnder(0, 200)).toBe(3 * second);
    expect(delayUnder(20, 200)).toBe(3 * second);
    expect(delayUnder(100, 200)).toBeCloseTo(8 * second);
    expect(delayUnder(120, 200)).toBeCloseTo(12 * second);
  });

  test('a process uses no more than its share of a small window: 8 of 50 per minute', () => {
    expect(delayUnder(0, 50)).toBe(7.5 * second);
    expect(delayUnder(0, 40)).toBe(10 * second);
  });

  test('past builds decide if that is sooner, or if no response shows a window', () => {
    const { others, delay } = setUp();
    const [due, early] = [delay({ elapsedMs: 10 * minute }), delay()];
    expect(due).toBeLessThan(early / 3);
    others(150, 200);
    expect(delay({ elapsedMs: 10 * minute })).toBe(due);
    expect(early).toBeGreaterThan(24 * second);
    expect(delay()).toBeCloseTo(24 * second);
  });
});

describe('a poll', () => {
  test('of several builds has the hazard of a typical one', () => {
    const { policy } = setUp();
    const due = { ...build, elapsedMs: 10 * minute };
    const at = (...all: WatchedBuild[]) => policy.next({ nowMs: 0, builds: all }).atMs;
    expect(at(due, due)).toBe(at(due));
    expect(at(due, build)).toBeGreaterThan(at(due));
    expect(at(due, build)).toBeLessThan(at(build));
  });

  test('waits for the reset of a spent window, and then for a random part of its own delay', () => {
    const opens = (draw: number) => {
      const { observe, policy } = setUp({ draw });
      observe(0, { closedMs: 30 * second, refused: { current: undefined } });
      return policy.next({ nowMs: 0, builds: [{ ...build, elapsedMs: 10 * minute }] });
    };
    expect(opens(0).atMs).toBe(31 * second);
    expect(opens(0.5).atMs).toBe(31 * second + opens(0.5).spreadMs / 2);
    expect(opens(0.5).spreadMs).toBeGreaterThan(3 * second);
  });

  test('is planned after the reset if only the reserve will be left by then', () => {
    const { observe, policy } = setUp({ pollIntervalMs: 24 * second });
    const window = { family: 'organization', limit: 200, remaining: 89, resetMs: 25 * second } as const;
    observe(0, { windows: [window] });
    expect(policy.next({ nowMs: 0, builds }).atMs).toBeGreaterThan(26 * second);
  });
});

describe('a deadline', () => {
  const next = (notAfterMs: number) => setUp().policy.next({ nowMs: 0, builds, notAfterMs });
  const usual = setUp().policy.next({ nowMs: 0, builds }).atMs;

  test.each([
    ['has a poll at its time', 10 * second, 10 * second],
    ['has a poll at its time, however soon', 1, 1],
    ['has none shortly before', usual + second, usual + second],
    ['has no effect while it is far', usual + 4 * second, null],
    ['has no effect after it', 0, null],
  ])('%s', (_, notAfterMs, atMs) => {
    expect(usual).toBeGreaterThan(20 * second);
    expect(next(notAfterMs)).toMatchObject({ atMs: atMs ?? usual, forDeadline: atMs !== null });
  });

  test('is judged even if only the reserve is left, and soon after the reset of a spent window', () => {
    const { observe, policy } = setUp({ draw: 0.999 });
    const windows = [{ family: 'user', limit: 50, remaining: 4, resetMs: 30 * second }] as const;
    observe(0, { windows });
    const planned = policy.next({ nowMs: 0, builds, notAfterMs: 10 * second });
    expect(planned.atMs).toBe(10 * second);
    expect(policy.recheck(planned, 10 * second)).toBeNull();
    observe(0, { closedMs: 60 * second });
    const held = policy.recheck(planned, 10 * second);
    expect(held?.atMs).toBeGreaterThanOrEqual(61 * second);
    expect(held?.atMs).toBeLessThanOrEqual(64 * second);
  });
});

test.each([
  [15_000, 15_000],
  [1_000, 1_000],
  [10, 1_000],
])('a fixed interval of %d ms is %d ms, however much of the window is unused', (pollIntervalMs, waitMs) => {
  const { policy, others } = setUp({ draw: 0.9, pollIntervalMs });
  others(0, 50);
  const planned = policy.next({ nowMs: 500, builds });
  expect(planned.atMs).toBe(500 + waitMs);
  expect(policy.recheck(planned, planned.atMs)).toBeNull();
  expect(policy.recheck(planned, planned.atMs)).toBeNull();
});

test('a poll is held if another one of this process was sent just before: together they keep their share', () => {
  const { policy, others } = setUp();
  others(0, 50);
  const planned = policy.next({ nowMs: 0, builds });
  expect(policy.recheck(planned, 10 * second)).toBeNull();
  expect(policy.recheck(planned, 11 * second)?.atMs).toBe(17.5 * second);
  expect(policy.recheck(planned, 17.5 * second)).toBeNull();
});

const steps = fc.array(
  fc.record({
    afterMs: fc.nat(90_000),
    windows: fc.array(
      fc.record({
        family: fc.constantFrom('user' as const, 'organization' as const),
        limit: fc.integer({ min: 0, max: 300 }),
        remaining: fc.integer({ min: 0, max: 300 }),
        resetMs: fc.nat(120_000),
      }),
      { maxLength: 2 },
    ),
    closedMs: fc.nat(120_000),
    refused: fc.option(fc.constantFrom({ current: undefined }, { current: 70 }), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 30 },
);
const options = fc.record({
  elapsedMs: fc.double({ noNaN: true, max: 1e12 }),
  pastMs: fc.array(fc.double({ min: 1, max: 1e9, noNaN: true }), { maxLength: 25 }),
  draw: fc.double({ min: 0, max: 0.999, noNaN: true }),
  pollIntervalMs: fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: undefined }),
  deadlineAfterMs: fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: undefined }),
});

test('whatever the service responds, no poll is sent before the reset of a 429, and every wait is bounded', () => {
  fc.assert(
    fc.property(steps, options, (responses, { elapsedMs, pastMs, draw, pollIntervalMs, ...given }) => {
      let nowMs = 0;
      const random = () => draw;
      const rateLimit = createSharedRateLimit({ clock: { monotonic: () => nowMs }, random });
      const policy = createPollPolicy({ rateLimit, random, pollIntervalMs });
      const watched = [{ elapsedMs, hazard: hazardAfter(pastMs) }];
      let closedUntilMs = 0;
      for (const { afterMs, ...response } of responses) {
        nowMs += afterMs;
        rateLimit.observe({ organization: 'acme', ...response });
        closedUntilMs = Math.max(closedUntilMs, nowMs + response.closedMs);
        const notAfterMs = nowMs + (given.deadlineAfterMs ?? Number.NaN);
        const planned = policy.next({ nowMs, builds: watched, notAfterMs });
        const leastMs = planned.forDeadline ? 1 : 1_000;
        expect(planned.atMs).toBeGreaterThanOrEqual(Math.max(closedUntilMs, nowMs + leastMs));
        // The longest wait, then the longest window, then the longest spread.
        expect(planned.atMs).toBeLessThan(nowMs + 15 * minute + 121_000 + 15 * minute);
        const held = policy.recheck(planned, nowMs);
        expect(held?.atMs ?? nowMs).toBeGreaterThanOrEqual(closedUntilMs);
      }
    }),
  );
});

const constant = (hazard: number) => () => hazard;
const delay = (hazard: Hazard) => nextPollDelay(hazard, { slowdown: () => 1, loadOfOthers: () => null });
const law = (hazard: number) => Math.sqrt((2 * 160) / hazard);

describe('the delay to the next poll', () => {
  test.each([1e-5, 1e-6, 1e-7])('follows the square-root law for a constant hazard of %d', (hazard) => {
    expect(delay(constant(hazard))).toBeCloseTo(law(hazard), 0);
  });

  test('takes few steps to compute, however long it is', () => {
    let steps = 0;
    delay(() => {
      steps += 1;
      return 1e-9;
    });
    expect(steps).toBeLessThan(60);
  });
});
