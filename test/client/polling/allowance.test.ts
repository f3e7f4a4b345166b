import { describe, expect, test } from 'vitest';
import {
  initialRateLimit,
  opensAtMs,
  pacedAtMs,
  type RateLimitObservation,
  type SharedRateLimit,
  slowdownOf,
  updateRateLimit,
} from '../../../src/client/polling/allowance.ts';
import type { RateWindow } from '../../../src/client/polling/quota.ts';
import { tuning } from '../../../src/client/polling/tuning.ts';

const told = (...answers: readonly Partial<RateLimitObservation>[]): SharedRateLimit =>
  answers.reduce<SharedRateLimit>(
    (last, answer) => updateRateLimit(last, { nowMs: 0, windows: [], ...answer }, tuning),
    initialRateLimit,
  );
const opens = (allowance: SharedRateLimit, atMs = 0) => opensAtMs(allowance, atMs, tuning);

const user = (remaining: number, resetMs: number): RateWindow => ({
  family: 'user',
  limit: 50,
  remaining,
  resetMs,
});
const organization = (remaining: number, resetMs: number): RateWindow => ({
  family: 'organization',
  limit: 200,
  remaining,
  resetMs,
});

describe('no request may be sent', () => {
  // A second is added to each reset: it is told in whole seconds, perhaps rounded down.
  test.each<[string, Partial<RateLimitObservation>, number]>([
    ['until the reset that a 429 names', { refusal: { resetMs: 20_000 } }, 21_000],
    ['for a minute after a 429 without any', { refusal: {} }, 61_000],
    ['for a minute after a 429 that names nonsense', { refusal: { resetMs: Number.NaN } }, 61_000],
    [
      'for a minute after a 429 that names for ever',
      { refusal: { resetMs: Number.POSITIVE_INFINITY } },
      61_000,
    ],
    [
      'until the window ends that a 429 speaks of',
      { refusal: { family: 'user' }, windows: [user(7, 30_000), organization(180, 50_000)] },
      31_000,
    ],
    [
      'until the window ends that is used up, where a 429 names none',
      { refusal: {}, windows: [user(0, 30_000), organization(180, 50_000)] },
      31_000,
    ],
    [
      'until the longest ends, where no window explains a 429',
      { refusal: {}, windows: [user(7, 30_000), organization(180, 50_000)] },
      51_000,
    ],
    [
      'until both have ended, where a 429 speaks of one and the other is used up as well',
      { refusal: { family: 'user', resetMs: 30_000 }, windows: [user(0, 30_000), organization(0, 50_000)] },
      51_000,
    ],
    ['until a window ends that an accepted request used up', { windows: [user(0, 30_000)] }, 31_000],
    ['until a window ends that has only the reserve left', { windows: [user(4, 30_000)] }, 31_000],
    [
      'until a window ends that is used up, though its limit is unreadable',
      { windows: [{ ...user(0, 30_000), limit: Number.NaN }] },
      31_000,
    ],
    [
      'until the reset of a 429 whose limit is unreadable',
      { refusal: {}, windows: [{ ...user(0, 30_000), limit: Number.NaN }] },
      31_000,
    ],
  ])('%s', (_, answer, opensMs) => {
    expect(opens(told(answer))).toBe(opensMs);
    expect(opens(told(answer), opensMs)).toBeNull();
  });

  test.each<[string, Partial<RateLimitObservation>]>([
    ['before the first answer', {}],
    ['where no header tells of a limit', { windows: [] }],
    ['where there is room', { windows: [user(40, 30_000), organization(190, 30_000)] }],
    [
      'where headers are unreadable',
      { windows: [user(Number.NaN, 30_000), user(0, Number.NaN), user(0, -1)] },
    ],
  ])('except where there is room: %s', (_, answer) => {
    expect(opens(told(answer))).toBeNull();
  });

  test('whatever later answers say before the window ends', () => {
    const refused = { refusal: { resetMs: 40_000 } };
    expect(opens(told(refused, { nowMs: 1_000, windows: [user(50, 39_000)] }), 2_000)).toBe(41_000);
    expect(opens(told(refused, { nowMs: 1_000, refusal: { resetMs: 1_000 } }), 2_000)).toBe(41_000);
  });
});

describe('the price of a request', () => {
  test('is that of the fuller family', () => {
    const roomy = organization(190, 30_000);
    expect(slowdownOf(told({ windows: [user(10, 30_000), roomy] }))).toBe(
      slowdownOf(told({ windows: [user(10, 30_000)] })),
    );
    expect(slowdownOf(told({ windows: [user(10, 30_000), roomy] }))).toBeGreaterThan(2);
  });

  test('ignores windows whose load is unknown', () => {
    const unreadable = [
      { ...user(10, 30_000), limit: Number.NaN },
      { ...organization(10, 30_000), limit: 0 },
    ];
    expect(slowdownOf(told({ windows: [...unreadable, user(Number.NaN, 30_000)] }))).toBe(1);
  });

  test('doubles with every 429 that no header explains, and falls slowly', () => {
    expect(slowdownOf(told())).toBe(1);
    const three = [{ refusal: {} }, { refusal: {} }, { refusal: {} }];
    expect(slowdownOf(told(...three))).toBe(8);
    expect(slowdownOf(told(...three, {}, {}))).toBeCloseTo(7.7);
    expect(slowdownOf(told(...three, ...Array.from({ length: 60 }, () => ({}))))).toBe(1);
    expect(slowdownOf(told(...Array.from({ length: 60 }, () => ({ refusal: {} }))))).toBe(
      tuning.highestPrice,
    );
  });

  test('does not double if a window explains the 429', () => {
    const explained = told({ refusal: {}, windows: [user(0, 30_000)] });
    expect(explained.blindPrice).toBe(1);
    expect(slowdownOf(explained)).toBeGreaterThan(1);
  });
});

test('without any limit a process sends ten requests at once, then forty a minute', () => {
  const asked = (times: number) => told(...Array.from({ length: times }, () => ({ nowMs: 100_000 })));
  expect(pacedAtMs(asked(9))).toBeLessThanOrEqual(100_000);
  expect(pacedAtMs(asked(10))).toBe(101_500);
  expect(pacedAtMs(asked(30))).toBe(131_500);
});
