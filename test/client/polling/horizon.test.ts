import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createHazard, type Hazard } from '../../../src/client/polling/hazard.ts';
import { nextPollDelay, type Until } from '../../../src/client/polling/horizon.ts';
import { createRunTimeDistribution } from '../../../src/client/polling/run-times.ts';
import { tuning } from '../../../src/client/polling/tuning.ts';

const minute = 60_000;
const constant = (hazard: number, guardMs = 1e9): Hazard => ({ hazard: () => hazard, guardMs });
const horizon = (prospects: readonly Hazard[], { until = 'all' as Until, price = 1 } = {}) =>
  nextPollDelay(prospects, { until, price, numbers: tuning });
const law = (hazard: number) => Math.sqrt((2 * tuning.requestWorthMs) / hazard);

describe('the wait for one build', () => {
  test.each([1e-5, 1e-6, 1e-7])('follows the square-root law for a constant hazard of %d', (hazard) => {
    expect(horizon([constant(hazard)])).toBeCloseTo(law(hazard), 0);
  });

  test('looks ahead: it ends soon after the hazard rises', () => {
    const rising: Hazard = { hazard: (aheadMs) => (aheadMs < minute ? 1e-9 : 1e-4), guardMs: 1e9 };
    expect(horizon([rising])).toBeGreaterThan(minute);
    expect(horizon([rising])).toBeLessThan(minute + 2 * law(1e-4));
  });

  test('is stretched by the price', () => {
    expect(horizon([constant(1e-6)], { price: 3 })).toBeCloseTo(3 * law(1e-6), 0);
  });

  test('stays within the guard, and within its root where the price is high', () => {
    expect(horizon([constant(0, 30_000)])).toBe(30_000);
    expect(horizon([constant(0, 30_000)], { price: 4 })).toBe(60_000);
  });

  test('is no longer than five minutes, however unlikely an end', () => {
    expect(law(1e-9)).toBeGreaterThan(300_000);
    expect(horizon([constant(1e-9)])).toBe(300_000);
  });

  test('is bounded whatever comes', () => {
    const hazards = fc.double({ min: 0, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(hazards, fc.double({ min: 0, noNaN: true })), { maxLength: 5 }),
        fc.constantFrom<Until>('all', 'any', 'first-failure'),
        fc.double({ min: 1, max: 30, noNaN: true }),
        (prospects, until, price) => {
          const waitMs = horizon(
            prospects.map(([hazard, guardMs]) => constant(hazard, guardMs)),
            { until, price },
          );
          expect(waitMs).toBeGreaterThanOrEqual(tuning.shortestWaitMs);
          expect(waitMs).toBeLessThanOrEqual(tuning.longestWaitMs);
        },
      ),
    );
  });

  test('takes few steps to find, however far it lies', () => {
    let steps = 0;
    const counted: Hazard = { hazard: () => (steps++ < 0 ? 0 : 1e-9), guardMs: 1e9 };
    horizon([counted]);
    expect(steps).toBeLessThan(60);
  });
});

describe('the wait for several builds', () => {
  const runTimes = createRunTimeDistribution(
    Array.from({ length: 20 }, (_, index) => (9 + index / 10) * minute),
  );
  const build = (elapsedMs: number) =>
    createHazard({ phase: 'running', elapsedMs, phaseMs: elapsedMs, runTimes }, tuning);
  const builds = (count: number, elapsedMs: number) => Array.from({ length: count }, () => build(elapsedMs));

  test('is not shortened by the many that end before the last', () => {
    expect(horizon(builds(50, 10 * minute))).toBeGreaterThan(horizon(builds(1, 10 * minute)));
  });

  test('is that for one build if all of them count', () => {
    expect(horizon(builds(1, 11 * minute), { until: 'all' })).toBe(
      horizon(builds(1, 11 * minute), { until: 'any' }),
    );
  });

  test('is shorter for the first end, but less so than if builds were independent', () => {
    const one = horizon(builds(1, 5 * minute));
    const any = horizon(builds(16, 5 * minute), { until: 'any' });
    expect(any).toBeLessThan(one);
    expect(any).toBeGreaterThan(one / 4);
  });

  test('lies between these for the first failure', () => {
    const [any, failure, all] = (['any', 'first-failure', 'all'] as const).map((until) =>
      horizon(builds(20, 9 * minute), { until }),
    );
    expect(any).toBeLessThan(failure ?? 0);
    expect(failure).toBeLessThan(all ?? 0);
  });

  test('is short if one build is due, among others that are not', () => {
    const long = createRunTimeDistribution(
      Array.from({ length: 20 }, (_, index) => (58 + index / 5) * minute),
    );
    const early = createHazard(
      { phase: 'running', elapsedMs: 10 * minute, phaseMs: 0, runTimes: long },
      tuning,
    );
    expect(horizon([early, build(10 * minute)], { until: 'any' })).toBeLessThan(
      horizon([early, early], { until: 'any' }) / 2,
    );
  });
});
