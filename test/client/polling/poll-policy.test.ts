import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RateLimitObservation } from '../../../src/client/polling/allowance.ts';
import type { WatchedBuild } from '../../../src/client/polling/hazard.ts';
import { createPollPolicy } from '../../../src/client/polling/poll-policy.ts';
import { createRunTimeDistribution } from '../../../src/client/polling/run-times.ts';
import { tuning } from '../../../src/client/polling/tuning.ts';

const minute = 60_000;
const runTimes = createRunTimeDistribution(
  Array.from({ length: 20 }, (_, index) => (9 + index / 10) * minute),
);
const build: WatchedBuild = { phase: 'running', elapsedMs: 5 * minute, phaseMs: 5 * minute, runTimes };
const builds = [build];
const roomy = { family: 'organization', limit: 200, remaining: 190, resetMs: 30_000 };
const spent = { ...roomy, remaining: 0 };

describe('a poll', () => {
  test('is drawn around the planned time, within the jitter', () => {
    const at = (draw: number) =>
      createPollPolicy({ random: () => draw }).next({ nowMs: 1_000, builds }).atMs - 1_000;
    expect(at(0)).toBeCloseTo(at(0.5) * (1 - tuning.jitter), 3);
    expect(at(0.999_999)).toBeCloseTo(at(0.5) * (1 + tuning.jitter), 0);
  });

  test('comes sooner when the build is due', () => {
    const waitMs = (elapsedMs: number) =>
      createPollPolicy({ random: () => 0.5 }).next({ nowMs: 0, builds: [{ ...build, elapsedMs }] }).atMs;
    expect(waitMs(10 * minute)).toBeLessThan(waitMs(5 * minute) / 3);
  });

  test('waits for the reset of a used-up window, and then for a random time', () => {
    const opensAt = (draw: number) => {
      const pace = createPollPolicy({ random: () => draw });
      pace.observe({ nowMs: 0, windows: [], refusal: { resetMs: 30_000 } });
      return pace.next({ nowMs: 0, builds: [{ ...build, elapsedMs: 10 * minute }] });
    };
    expect(opensAt(0)).toMatchObject({ atMs: 31_000, because: 'reset' });
    expect(opensAt(0.5).atMs).toBe(31_000 + tuning.spreadMs / 2);
  });

  test('is planned after the reset if others will have used up the window by then', () => {
    const pace = createPollPolicy({ random: () => 0.5, pollIntervalMs: 24_000 });
    // 111 in 35 s: after 24 s more 13 would be left, of a window that lasts another 25 s.
    pace.observe({ nowMs: 0, windows: [{ ...roomy, remaining: 89, resetMs: 25_000 }] });
    const look = pace.next({ nowMs: 0, builds });
    expect(look.because).toBe('reset');
    expect(look.atMs).toBeGreaterThan(26_000);
  });

  test('comes later, the fuller the windows are', () => {
    const waitMs = (remaining: number) => {
      const pace = createPollPolicy({ random: () => 0.5 });
      pace.observe({ nowMs: 0, windows: [{ ...roomy, remaining: 190, resetMs: 59_000 }] });
      pace.observe({ nowMs: 90_000, windows: [{ ...roomy, remaining }] });
      return pace.next({ nowMs: 90_000, builds }).atMs - 90_000;
    };
    expect(waitMs(20)).toBeGreaterThan(1.5 * waitMs(150));
  });
});

describe('a fixed interval', () => {
  test.each([
    [15_000, 15_000],
    [1_000, 1_000],
    [10, 1_000],
  ])('of %d ms is %d ms, without any jitter', (pollIntervalMs, waitMs) => {
    const pace = createPollPolicy({ random: () => 0.9, pollIntervalMs });
    expect(pace.next({ nowMs: 500, builds })).toMatchObject({ atMs: 500 + waitMs, because: 'interval' });
  });

  test('still waits for a reset', () => {
    const pace = createPollPolicy({ random: () => 0, pollIntervalMs: 1_000 });
    pace.observe({ nowMs: 0, windows: [], refusal: { resetMs: 40_000 } });
    expect(pace.next({ nowMs: 0, builds })).toMatchObject({ atMs: 41_000, because: 'reset' });
  });
});

describe('a poll whose time has come', () => {
  test('is sent if nothing has happened', () => {
    const pace = createPollPolicy({ random: () => 0.5 });
    pace.observe({ nowMs: 0, windows: [roomy] });
    const look = pace.next({ nowMs: 0, builds });
    expect(pace.hold(look.atMs)).toBeNull();
  });

  test('is held if another request was refused meanwhile', () => {
    const pace = createPollPolicy({ random: () => 0.5 });
    pace.observe({ nowMs: 0, windows: [roomy] });
    const look = pace.next({ nowMs: 0, builds });
    pace.observe({ nowMs: look.atMs - 1, windows: [spent], refusal: {} });
    const held = pace.hold(look.atMs);
    expect(held?.because).toBe('reset');
    expect(held?.atMs).toBeGreaterThan(look.atMs + 30_000);
  });

  test('is held while this process has sent too much at once', () => {
    const pace = createPollPolicy({ random: () => 0.5 });
    for (let asked = 0; asked < 10; asked += 1) pace.observe({ nowMs: 0, windows: [] });
    expect(pace.hold(0)).toMatchObject({ atMs: 1_500, because: 'pace' });
  });
});

test('after the machine slept for an hour there is one poll, not one for every interval', () => {
  const pace = createPollPolicy({ random: () => 0.5 });
  pace.observe({ nowMs: 0, windows: [spent], refusal: {} });
  const planned = pace.next({ nowMs: 0, builds });
  const wokenMs = planned.atMs + 60 * minute;
  expect(pace.hold(wokenMs)).toBeNull();
  pace.observe({ nowMs: wokenMs, windows: [roomy] });
  const next = pace.next({ nowMs: wokenMs, builds: [{ ...build, elapsedMs: 65 * minute }] });
  expect(next.because).toBe('builds');
  expect(next.atMs).toBeGreaterThanOrEqual(wokenMs + tuning.shortestWaitMs);
});

describe('whatever the service answers,', () => {
  const windows = fc.array(
    fc.record({
      family: fc.constantFrom('user', 'organization'),
      limit: fc.integer({ min: 0, max: 300 }),
      remaining: fc.integer({ min: 0, max: 300 }),
      resetMs: fc.nat(120_000),
    }),
    { maxLength: 2 },
  );
  const refusal = fc.record(
    { family: fc.constantFrom('user', 'organization'), current: fc.nat(1_000), resetMs: fc.nat(120_000) },
    { requiredKeys: ['resetMs'] },
  );
  const steps = fc.array(
    fc.record({ afterMs: fc.nat(90_000), windows, refusal: fc.option(refusal, { nil: undefined }) }),
    { minLength: 1, maxLength: 30 },
  );
  const facts = fc.record({
    phase: fc.constantFrom('queued', 'running', 'failing', 'canceling'),
    elapsedMs: fc.double(),
    phaseMs: fc.double(),
    progress: fc.option(fc.record({ done: fc.nat(50), total: fc.nat(50) }), { nil: undefined }),
    pastMs: fc.array(fc.double(), { maxLength: 25 }),
  });
  const options = fc.record({
    draw: fc.double({ min: 0, max: 0.999, noNaN: true }),
    pollIntervalMs: fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: undefined }),
    until: fc.constantFrom('all', 'any', 'first-failure'),
  });

  test('no poll is sent before the reset of a 429, and every wait is bounded', () => {
    fc.assert(
      fc.property(steps, facts, options, (answers, { pastMs, ...fact }, { draw, pollIntervalMs, until }) => {
        const pace = createPollPolicy({ random: () => draw, pollIntervalMs });
        const watched = [{ ...fact, runTimes: createRunTimeDistribution(pastMs) }];
        let nowMs = 0;
        let closedUntilMs = 0;
        for (const { afterMs, ...answer } of answers) {
          nowMs += afterMs;
          pace.observe({ nowMs, ...answer } satisfies RateLimitObservation);
          if (answer.refusal) closedUntilMs = Math.max(closedUntilMs, nowMs + answer.refusal.resetMs);
          const { atMs } = pace.next({ nowMs, builds: watched, until });
          expect(atMs).toBeGreaterThanOrEqual(Math.max(closedUntilMs, nowMs + 1_000));
          // The longest wait, after it the longest window, and after that the longest spread.
          expect(atMs).toBeLessThan(nowMs + 300_000 + 121_000 + 300_000);
          const held = pace.hold(nowMs);
          expect(held?.atMs ?? nowMs).toBeGreaterThanOrEqual(closedUntilMs);
        }
      }),
    );
  });
});
