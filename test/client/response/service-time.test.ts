import { describe, expect, it } from 'vitest';
import { createServiceTime } from '../../../src/client/response/service-time.ts';

const nowMs = Date.UTC(2026, 0, 15, 9);
const minute = 60_000;

/** The service's time after responses with these values of the header `Date`. */
function timeAfter(...dates: readonly (string | undefined)[]): number {
  const time = createServiceTime({ now: () => nowMs });
  for (const date of dates) time.observe(date === undefined ? {} : { date });
  return time.now();
}

const dateOf = (ms: number) => new Date(ms).toUTCString();

describe('the time of the service', () => {
  it('is that of our clock until a response tells it', () => {
    expect(timeAfter()).toBe(nowMs);
    expect(timeAfter(undefined)).toBe(nowMs);
  });

  it.each([-90 * minute, -10_000, 5 * minute])('is that of its responses: %i ms', (aheadMs) => {
    expect(timeAfter(dateOf(nowMs + aheadMs))).toBe(nowMs + aheadMs + 500);
  });

  it.each([-1_000, 0, 999])('is that of our clock if they agree to the second: %i ms', (aheadMs) => {
    expect(timeAfter(dateOf(nowMs + aheadMs))).toBe(nowMs);
  });

  it('is that of the last response that tells it', () => {
    expect(timeAfter(dateOf(nowMs + minute), dateOf(nowMs - minute), undefined)).toBe(nowMs - minute + 500);
    expect(timeAfter(dateOf(nowMs + minute), dateOf(nowMs))).toBe(nowMs);
  });

  it.each([
    '',
    'yesterday',
    '2026-01-15T08:00:00Z',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    `${'x'.repeat(10_000)}`,
  ])('is not that of a header that makes no sense: %s', (date) => {
    expect(timeAfter(date)).toBe(nowMs);
  });
});
