import { expect, it } from 'vitest';
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

it.each<[string, readonly (string | undefined)[], number]>([
  ['our clock until a response tells it', [], 0],
  ['our clock if no response tells it', [undefined], 0],
  ['its responses: behind', [dateOf(nowMs - 90 * minute)], -90 * minute + 500],
  ['its responses: ahead', [dateOf(nowMs + 5 * minute)], 5 * minute + 500],
  ['our clock if they agree to the second', [dateOf(nowMs + 999)], 0],
  ['our clock if they agree to the second before', [dateOf(nowMs - 1_000)], 0],
  ['the last response', [dateOf(nowMs + minute), dateOf(nowMs - minute), undefined], -minute + 500],
  ['the last response, which agrees', [dateOf(nowMs + minute), dateOf(nowMs)], 0],
  ['our clock where the header makes no sense', ['yesterday'], 0],
  ['our clock where the header is far away', ['Thu, 01 Jan 1970 00:00:00 GMT'], 0],
  ['our clock where the header is endless', ['x'.repeat(10_000)], 0],
])('the time of the service is that of %s', (_, dates, aheadMs) => {
  expect(timeAfter(...dates)).toBe(nowMs + aheadMs);
});
