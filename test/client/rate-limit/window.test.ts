import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUsedUp, updateWindow, type Window } from '../../../src/client/rate-limit/shared-rate-limit.ts';

interface Observation {
  readonly nowMs: number;
  readonly used: number;
  readonly limit?: number;
  readonly refusedAt?: number | undefined;
}

/** A response of a service whose windows begin at every full minute. */
function observe(known: Window | undefined, { nowMs, used, limit = 200, refusedAt }: Observation): Window {
  const resetMs = 60_000 - (nowMs % 60_000);
  return updateWindow(known, { limit, remaining: Math.max(0, limit - used), resetMs, nowMs, refusedAt });
}

const minute = 60_000;
const at = (minutes: number, used: number): Observation => ({ nowMs: minutes * minute, used });
const observed = (...observations: readonly [Observation, ...Observation[]]): Window => {
  const [first, ...rest] = observations;
  return rest.reduce<Window>(observe, observe(undefined, first));
};

describe('the load of a window', () => {
  test('is that of a sliding minute: this window, and of the one before the part that has not passed', () => {
    const window = observed(at(0.999, 100), at(1.25, 20));
    expect(window.load.all).toBeCloseTo(20 / 200 + 0.75 * (100 / 200), 2);
  });

  test('does not change when the same count is observed again', () => {
    const once = observed(at(0.5, 50), at(1.5, 60));
    expect(observed(at(0.5, 50), at(1.5, 60), at(1.5, 60)).load.all).toBe(once.load.all);
  });

  test('is the same for all who observe the same, whenever they started', () => {
    const early = observed(at(0.5, 190), at(1.5, 150), at(2.9, 60), at(3.9, 60));
    const late = observed(at(2.9, 60), at(3.9, 60));
    expect(early.load.all).toBeCloseTo(late.load.all, 1);
  });

  test('leaves at most a full window to the next one, however many requests were refused', () => {
    const burst = observe(undefined, { nowMs: 30_000, used: 200, refusedAt: 1_000 });
    expect(burst.load.all).toBeGreaterThan(5);
    const next = observe(burst, { nowMs: 60_000, used: 1 });
    expect(next.load.all).toBeCloseTo(1 / 200 + 1);
    expect(next.load.others).toBeLessThanOrEqual(1);
  });

  test('of others does not include the requests of this process', () => {
    const minutes = [3.1, 3.3, 3.5, 3.7, 3.9];
    const own = minutes.map((time, index) => at(time, index + 1));
    const before = [at(0.9, 0), at(1.9, 0), at(2.9, 0)] as const;
    const { all, others } = observed(...before, ...own).load;
    expect(all).toBeCloseTo(5 / 200, 2);
    expect(others).toBeLessThan(all / 4);
  });

  test('is a number within bounds, whatever is observed', () => {
    const observation = fc.record({
      nowMs: fc.nat(1e7),
      used: fc.nat(10_000),
      limit: fc.integer({ min: 1, max: 1_000 }),
      refusedAt: fc.option(fc.nat(100_000), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(observation, { minLength: 1 }), (all) => {
        const { load } = observed(...(all as [Observation, ...Observation[]]));
        expect(load.all).toBeGreaterThanOrEqual(0);
        expect(load.others).toBeGreaterThanOrEqual(0);
        expect(load.others).toBeLessThanOrEqual(load.all);
        expect(load.all).toBeLessThan(Number.POSITIVE_INFINITY);
      }),
    );
  });
});

describe('a window', () => {
  const window = observed(at(0.999, 120), at(1.5, 100));

  test('is used up when others will have used it by then, down to the reserve', () => {
    // The load is 0.5 + 0.5 * 0.6 = 0.8: 160 a minute. 100 are left, and the reserve is 20.
    expect(isUsedUp(window, 119_000)).toBe(false);
    expect(isUsedUp(observed(at(0.999, 200), at(1.5, 100)), 119_000)).toBe(true);
    expect(isUsedUp(observed(at(0.999, 120), at(1.5, 118)), 119_000)).toBe(true);
  });

  test('is not used up after it has ended', () => {
    const full = observed(at(0.9, 200));
    expect(isUsedUp(full, 59_999)).toBe(true);
    expect(isUsedUp(full, 60_000)).toBe(false);
  });

  test('keeps one request, however small it is', () => {
    expect(isUsedUp(observe(undefined, { ...at(0.99, 4), limit: 5 }), 59_400)).toBe(true);
  });

  test('does not fill again before it ends, in any order of responses', () => {
    const late = observe(window, at(1.51, 90));
    expect(late.remaining).toBe(100);
    expect(observe(late, at(2.01, 3)).remaining).toBe(197);
  });
});
