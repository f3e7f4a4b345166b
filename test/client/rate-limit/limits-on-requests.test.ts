import { describe, expect, test } from 'vitest';
import { createRateLimiter } from '../../../src/client/rate-limit/token-bucket.ts';
import { createBudget } from '../../../src/client/retry/budget.ts';
import { createFakeClock } from '../support/fake-clock.ts';

describe('the rate limiter', () => {
  test('never saves up more than the burst', () => {
    const clock = createFakeClock();
    const limiter = createRateLimiter({ clock, perMinute: 60, burst: 2 });
    clock.advance(3_600_000);
    expect(limiter.available()).toBe(true);
    expect([limiter.acquire(), limiter.acquire(), limiter.acquire()]).toEqual([0, 0, 1_000]);
    expect(limiter.available()).toBe(false);
  });
});

describe('a budget', () => {
  test('counts everything', () => {
    const clock = createFakeClock();
    const budget = createBudget({ clock }, 10_000);
    clock.advance(6_000);
    expect(budget.leftMs()).toBe(4_000);
    expect(budget.fitsWait(4_000)).toBe(false);
    expect(budget.fitsWait(3_999)).toBe(true);
    clock.advance(60_000);
    expect(budget.leftMs()).toBe(0);
  });

  test('without an end accepts no wait above five windows', () => {
    const budget = createBudget({ clock: createFakeClock() }, Number.POSITIVE_INFINITY);
    expect(budget.fitsWait(300_001)).toBe(false);
    expect(budget.fitsWait(300_000)).toBe(true);
  });
});
