import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUsedUp, updateWindow, type Window } from '../../../src/client/polling/quota.ts';
import { tuning } from '../../../src/client/polling/tuning.ts';

interface Seen {
  readonly nowMs: number;
  readonly used: number;
  readonly limit?: number;
  readonly refusedAt?: number;
}

/** An answer in a service whose windows begin at every full minute. */
function observe(known: Window | undefined, { nowMs, used, limit = 200, refusedAt }: Seen): Window {
  const resetMs = 60_000 - (nowMs % 60_000);
  const window = { family: 'organization', limit, remaining: Math.max(0, limit - used), resetMs };
  return updateWindow(known, { window, nowMs, refusedAt }, tuning);
}

const halfUsed = (minute: number, used: number): Seen => ({ nowMs: minute * 60_000 + 30_000, used });
const price = (seen: readonly Seen[]) => seen.reduce<Window | undefined>(observe, undefined)?.price;

describe('the price of a request', () => {
  test('is one if there is room', () => {
    expect(price([halfUsed(0, 10), halfUsed(1, 60)])).toBe(1);
  });

  test('rises with a load above the target, and falls when there is room again', () => {
    const high = price([halfUsed(0, 10), halfUsed(1, 190)]) ?? 0;
    expect(high).toBeGreaterThan(1.5);
    expect(price([halfUsed(0, 10), halfUsed(1, 190), halfUsed(2, 40)])).toBeLessThan(high / 1.5);
  });

  test('moves once a window: the same load seen again in it changes nothing', () => {
    const once = price([halfUsed(0, 10), halfUsed(1, 190)]);
    expect(price([halfUsed(0, 10), ...Array.from({ length: 20 }, () => halfUsed(1, 190))])).toBe(once);
    expect(price([halfUsed(0, 10), halfUsed(1, 190), halfUsed(2, 190)])).toBeGreaterThan(once ?? 0);
  });

  test('moves less where less of the window has been seen', () => {
    const early = price([halfUsed(0, 10), { nowMs: 66_000, used: 40 }]) ?? 0;
    const late = price([halfUsed(0, 10), { nowMs: 114_000, used: 360, limit: 200, refusedAt: 360 }]) ?? 0;
    expect(early).toBeGreaterThan(1);
    expect(late).toBeGreaterThan(early);
  });

  test('starts higher, the fuller the first window is', () => {
    expect(price([halfUsed(0, 60)])).toBe(1);
    expect(price([halfUsed(0, 150)])).toBeGreaterThan(price([halfUsed(0, 110)]) ?? 0);
  });

  test('counts what was refused as well, and no refusal lowers it', () => {
    const full = price([halfUsed(0, 10), { ...halfUsed(1, 200), refusedAt: 200 }]) ?? 0;
    const overrun = price([halfUsed(0, 10), { ...halfUsed(1, 200), refusedAt: 400 }]) ?? 0;
    expect(overrun).toBeGreaterThan(1.5 * full);
    const before = [0, 1, 2].map((minute) => halfUsed(minute, 200));
    const last = { nowMs: 3 * 60_000 + 59_000, used: 10, refusedAt: 10 };
    expect(price([...before, last])).toBeGreaterThanOrEqual(price(before) ?? 0);
  });

  test('becomes the same for all who see the same, wherever they began', () => {
    const poor = observe(undefined, { ...halfUsed(0, 200), refusedAt: 600 });
    const rich = observe(undefined, halfUsed(0, 10));
    const later = Array.from({ length: 15 }, (_, minute) => halfUsed(minute + 1, 110));
    const [high, low] = [poor, rich].map((from) => later.reduce(observe, from).price);
    expect(poor.price / rich.price).toBeGreaterThan(5);
    expect((high ?? 0) / (low ?? 1)).toBeLessThan(1.15);
  });

  test('stays within its bounds whatever is seen', () => {
    const seen = fc.record({
      nowMs: fc.nat(1e7),
      used: fc.nat(10_000),
      limit: fc.integer({ min: 1, max: 1_000 }),
      refusedAt: fc.option(fc.nat(100_000), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(seen, { minLength: 1 }), (all) => {
        const paid = price(all as readonly Seen[]) ?? 0;
        expect(paid).toBeGreaterThanOrEqual(1);
        expect(paid).toBeLessThanOrEqual(tuning.highestPrice);
      }),
    );
  });
});

describe('a window', () => {
  const quota = observe(undefined, { nowMs: 30_000, used: 100 });

  test('is used up when the others will have used it by then, down to the reserve', () => {
    // 100 in 30 s: after 25 s more 17 are left, after 26 s 13; the reserve is 16.
    expect(isUsedUp(quota, 55_000, tuning)).toBe(false);
    expect(isUsedUp(quota, 56_000, tuning)).toBe(true);
  });

  test('is not used up once it has ended', () => {
    expect(isUsedUp(quota, 59_999, tuning)).toBe(true);
    expect(isUsedUp(quota, 60_000, tuning)).toBe(false);
  });

  test('keeps one request in reserve, however small it is', () => {
    const small = observe(undefined, { nowMs: 59_000, used: 4, limit: 5 });
    expect(isUsedUp(small, 59_000, tuning)).toBe(true);
  });

  test('does not fill again before it ends, in whatever order answers arrive', () => {
    const late = observe(quota, { nowMs: 31_000, used: 90 });
    expect(late.remaining).toBe(100);
    expect(observe(late, { nowMs: 61_000, used: 3 }).remaining).toBe(197);
  });

  test('shows by its reset that it is longer than a minute', () => {
    const window = { family: 'hour', limit: 5_000, remaining: 4_000, resetMs: 3_000_000 };
    const hour = updateWindow(undefined, { window, nowMs: 0, refusedAt: undefined }, tuning);
    const later = updateWindow(
      hour,
      { window: { ...window, remaining: 3_900, resetMs: 1_500_000 }, nowMs: 1_500_000, refusedAt: undefined },
      tuning,
    );
    expect(later.lengthMs).toBe(3_000_000);
    expect(later.price).toBe(1);
  });
});
