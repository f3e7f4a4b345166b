import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRateLimit, readWindows, retryAfterMs } from '../../../src/client/rate-limit/headers.ts';

const now = Date.parse('2026-05-04T12:00:00Z');
const serverDate = 'Mon, 04 May 2026 12:10:00 GMT';

describe('the rate-limit headers', () => {
  const both = {
    'ratelimit-limit': '200',
    'ratelimit-remaining': '150',
    'ratelimit-reset': '42',
    'ratelimit-user-limit': '50',
    'ratelimit-user-remaining': '0',
    'ratelimit-user-reset': '7',
  };

  test('describe each window that can be read', () => {
    const user = { family: 'user', limit: 50, remaining: 0, resetMs: 7_000 };
    const organization = { family: 'organization', limit: 200, remaining: 150, resetMs: 42_000 };
    expect(parseRateLimit(both)).toEqual({ windows: [organization, user] });
    expect(parseRateLimit({ ...both, 'ratelimit-remaining': 'many' })).toEqual({ windows: [user] });
    expect(parseRateLimit({})).toBeUndefined();
  });

  test('are a count or nothing, whatever they hold', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }), (values) => {
        const [window] = readWindows({ 'ratelimit-reset': values, 'ratelimit-remaining': values });
        for (const value of [window?.resetMs, window?.remaining]) {
          expect(value === null || (Number.isInteger(value) && Number(value) >= 0)).toBe(true);
        }
      }),
    );
  });
});

test.each([
  ['30', undefined, 30_000],
  ['Mon, 04 May 2026 12:00:30 GMT', undefined, 30_000],
  ['Mon, 04 May 2026 12:10:30 GMT', serverDate, 30_000],
  ['Mon, 04 May 2026 11:00:00 GMT', undefined, 0],
  ['', undefined, null],
  ['-5', undefined, null],
  ['tomorrow', undefined, null],
  ['2026', undefined, 2_026_000],
])('the header Retry-After is read from %j with the date %j as %j milliseconds', (text, date, expected) => {
  expect(retryAfterMs({ 'retry-after': text, date }, now)).toBe(expected);
});
