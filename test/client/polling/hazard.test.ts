import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Hazard, meanHazard, nextPollDelay } from '../../../src/client/polling/hazard.ts';

const minute = 60_000;
const requestWorthMs = 160;
const constant =
  (hazard: number): Hazard =>
  () =>
    hazard;
const delay = (hazard: Hazard, { slowdown = 1, maxMs = 1e9 } = {}) =>
  nextPollDelay(hazard, { requestWorthMs, slowdown, maxMs });
const law = (hazard: number) => Math.sqrt((2 * requestWorthMs) / hazard);

describe('the delay to the next poll', () => {
  test.each([1e-5, 1e-6, 1e-7])('follows the square-root law for a constant hazard of %d', (hazard) => {
    expect(delay(constant(hazard))).toBeCloseTo(law(hazard), 0);
  });

  test('looks ahead: it ends soon after the hazard rises', () => {
    const rising: Hazard = (aheadMs) => (aheadMs < minute ? 1e-9 : 1e-4);
    expect(delay(rising)).toBeGreaterThan(minute);
    expect(delay(rising)).toBeLessThan(minute + 2 * law(1e-4));
  });

  test('is multiplied by the slowdown', () => {
    expect(delay(constant(1e-6), { slowdown: 3 })).toBeCloseTo(3 * law(1e-6), 0);
  });

  test('is no longer than the maximum, however unlikely an end is', () => {
    expect(delay(constant(1e-9), { maxMs: 30_000 })).toBe(30_000);
    expect(delay(constant(0), { maxMs: 30_000 })).toBe(30_000);
  });

  test('is bounded, whatever the hazard', () => {
    const hazards = fc.double({ min: 0, noNaN: true });
    fc.assert(
      fc.property(hazards, fc.double({ min: 1, max: 30, noNaN: true }), (hazard, slowdown) => {
        const waitMs = delay(constant(hazard), { slowdown, maxMs: 60_000 });
        expect(waitMs).toBeGreaterThanOrEqual(0);
        expect(waitMs).toBeLessThanOrEqual(60_000);
      }),
    );
  });

  test('takes few steps to compute, however long it is', () => {
    let steps = 0;
    const counted: Hazard = () => {
      steps += 1;
      return 1e-9;
    };
    delay(counted);
    expect(steps).toBeLessThan(60);
  });
});

test('several builds have the hazard of a typical one', () => {
  const hazard = meanHazard([constant(1), constant(2), (aheadMs) => aheadMs]);
  expect([hazard(0), hazard(3)]).toEqual([1, 2]);
});
