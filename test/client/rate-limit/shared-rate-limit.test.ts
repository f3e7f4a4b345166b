import { describe, expect, test } from 'vitest';
import type { RateLimitWindow } from '../../../src/client/index.ts';
import {
  createSharedRateLimit,
  type RateLimitObservation,
  type SharedRateLimit,
} from '../../../src/client/rate-limit/shared-rate-limit.ts';
import { createFakeClock } from '../support/fake-clock.ts';

const windowOf =
  (family: RateLimitWindow['family'], limit: number) => (remaining: number, resetMs: number) => ({
    family,
    limit,
    remaining,
    resetMs,
  });
const user = windowOf('user', 50);
const organization = windowOf('organization', 200);

const observation = { organization: 'acme', windows: [], closedMs: 0 };
const refused = { ...observation, refused: { current: undefined }, closedMs: 1 };

function observed(...observations: readonly Partial<RateLimitObservation>[]): SharedRateLimit {
  const rateLimit = createSharedRateLimit({ clock: { monotonic: () => 0 }, random: () => 0 });
  for (const one of observations) rateLimit.observe({ ...observation, ...one });
  return rateLimit;
}

test('a list leaves the window of another organization alone', () => {
  const windows = [organization(1, 30_000)];
  expect(observed({ organization: 'other', windows }).leavesSpare('acme', 'page')).toBe(true);
  expect(observed({ windows }).leavesSpare('acme', 'page')).toBe(false);
});

describe('a request', () => {
  const draws = (...values: number[]) => {
    const clock = createFakeClock();
    const rateLimit = createSharedRateLimit({ clock, random: () => values.shift() ?? 0 });
    return { clock, rateLimit };
  };

  test('waits for the reset and a second, and then for a random part of the spread', () => {
    const { clock, rateLimit } = draws(0, 0.5, 1);
    expect(rateLimit.waitMs(5_000)).toBe(0);
    rateLimit.observe({ ...observation, closedMs: 30_000 });
    expect(rateLimit.waitMs(5_000)).toBe(31_250);
    expect(rateLimit.waitMs(5_000)).toBe(31_000 + 2_625);
    expect(rateLimit.waitMs(5_000)).toBe(36_000);
    clock.advance(30_999);
    expect(rateLimit.waitMs(0)).toBe(1 + 250);
    clock.advance(1);
    expect(rateLimit.waitMs(5_000)).toBe(0);
  });

  test('still waits when a later response names an earlier reset, or none', () => {
    const rateLimit = observed({ closedMs: 30_000 }, { closedMs: 1_000 }, { closedMs: 0 });
    expect(rateLimit.waitMs(0)).toBe(31_250);
  });

  test('does not wait while requests are left, even if only the reserve is', () => {
    expect(observed({ windows: [user(1, 30_000)] }).waitMs(0)).toBe(0);
  });
});

const opens = (windows: readonly RateLimitWindow[], atMs: number) =>
  [true, false].map((keepsReserve) => observed({ windows }).opensAtMs(atMs, { keepsReserve }));

test.each([
  ['may be sent before the first response', [], 5_000, [5_000, 5_000]],
  ['leaves the reserve to others unless it may use it', [user(5, 30_000)], 1_000, [31_000, 1_000]],
  ['may be sent after the end of a window', [user(40, 1_000)], 500, [500, 500]],
  [
    'waits for the last of several windows',
    [user(5, 30_000), organization(20, 50_000)],
    1_000,
    [51_000, 1_000],
  ],
])('a poll %s', (_, windows, atMs, expected) => {
  expect(opens(windows, atMs)).toEqual(expected);
});

describe('the slowdown', () => {
  const late = 3_000;

  test('is 1 up to the full load, and before the first response', () => {
    expect(observed().slowdown()).toBe(1);
    expect(observed({ windows: [user(12, late)] }).slowdown()).toBe(1);
    expect(observed({ windows: [user(12, late), organization(190, late)] }).slowdown()).toBe(1);
  });

  test('is the load divided by the full load, cubed: of the fullest window', () => {
    const rateLimit = observed({ windows: [user(0, 0), organization(190, late)] });
    expect(rateLimit.slowdown()).toBeCloseTo((1 / 0.8) ** 3);
  });

  test('counts refused requests as far as the service reports them', () => {
    const slowdown = (current: number | undefined) =>
      observed({ ...refused, refused: { current }, windows: [user(0, 0)] }).slowdown();
    expect(slowdown(undefined)).toBeCloseTo((1 / 0.8) ** 3);
    expect(slowdown(75)).toBeCloseTo((1.5 / 0.8) ** 3);
    expect(slowdown(1_000)).toBe(15);
  });
});

describe('what is known of the windows', () => {
  test('is nothing before a response that shows a window', () => {
    expect([observed({}).loadOfOthers(), observed({}).perMinute()]).toEqual([null, null]);
  });

  test('is the load of the fullest window, and the limit of the smallest', () => {
    const rateLimit = observed({ windows: [user(29, 0), organization(199, 0)] });
    expect(rateLimit.loadOfOthers()).toBeCloseTo(20 / 50);
    expect(rateLimit.perMinute()).toBe(50);
  });

  test('keeps the windows of two organizations apart', () => {
    const acme = { organization: 'acme', windows: [organization(20, 0)] };
    const zoo = { organization: 'zoo', windows: [organization(190, 0)] };
    for (const both of [
      [acme, zoo],
      [zoo, acme],
    ])
      expect(observed(...both).loadOfOthers()).toBeCloseTo(179 / 200);
  });
});

describe('a page of a list, of many lists that are read at once,', () => {
  const seen = (remaining: number) => ({ windows: [user(remaining, 30_000)] });

  test('takes nothing beyond our pace from the first response, and then a share of what is left', () => {
    expect(observed(seen(49)).takeSpare('acme', 'page')).toBe(false);
    const alone = observed(seen(49), seen(48));
    const takenAlone = Array.from({ length: 50 }, () => alone.takeSpare('acme', 'page')).filter(
      Boolean,
    ).length;
    const crowded = observed(seen(49), seen(39));
    const takenTogether = Array.from({ length: 50 }, () => crowded.takeSpare('acme', 'page')).filter(
      Boolean,
    ).length;
    expect({ takenAlone, takenTogether }).toEqual({ takenAlone: 24, takenTogether: 1 });
  });

  test('may use more of the window if it is one of many files, and all of it if there is none', () => {
    const alone = observed(seen(49), seen(48));
    const files = Array.from({ length: 50 }, () => alone.takeSpare('acme', 'file')).filter(Boolean).length;
    expect({ files, perMinute: alone.filesPerMinute() }).toEqual({ files: 36, perMinute: 37 });
    expect([observed().takeSpare('acme', 'call'), observed({}).takeSpare('acme', 'call')]).toEqual([
      false,
      true,
    ]);
  });

  test('waits for the reset if the others would use the window up', () => {
    expect(observed(seen(49), seen(39)).waitMs(0, 'acme')).toBe(0);
    expect(observed(seen(49), seen(39), seen(9)).waitMs(0, 'acme')).toBeGreaterThan(30_000);
    expect(observed(seen(49), seen(39), seen(9)).waitMs(0)).toBe(0);
    expect(observed(seen(49), seen(48), seen(9)).waitMs(0, 'other')).toBeGreaterThan(30_000);
  });
});
