import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWindows, retryAfterMs } from '../../../src/client/rate-limit/headers.ts';

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
    expect(readWindows(both)).toEqual([organization, user]);
    for (const odd of ['many', '', '-1', '1'.repeat(10), ['150', '150']])
      expect(readWindows({ ...both, 'ratelimit-remaining': odd })).toEqual([user]);
    expect(readWindows({ ...both, 'ratelimit-limit': '0' })).toEqual([user]);
    expect(readWindows({})).toEqual([]);
  });

  test('are read as a count or not at all', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }), (values) => {
        const [window] = readWindows({ ...both, 'ratelimit-reset': values, 'ratelimit-remaining': values });
        for (const value of [window?.resetMs, window?.remaining])
          expect(Number.isInteger(value) && Number(value) >= 0).toBe(true);
      }),
    );
  });
});

test.each([
  ['30', 30_000],
  ['2026', 2_026_000],
  ['0', 0],
  ['', undefined],
  ['-5', undefined],
  ['tomorrow', undefined],
  ['Mon, 04 May 2026 12:00:30 GMT', undefined],
])('the header Retry-After is read from %j as %j milliseconds', (text, expected) => {
  expect(retryAfterMs({ 'retry-after': text })).toBe(expected);
});
