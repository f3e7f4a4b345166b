import { expect, it } from 'vitest';
import { parseTime } from '../../src/model/times.ts';

const noon = Date.UTC(2026, 0, 31, 12, 0, 0);

it.each([
  ['2026-01-31T12:00:00Z', noon],
  ['2026-01-31T12:00:00.25Z', noon + 250],
  ['2026-01-31T12:00Z', noon],
  ['2026-01-31T13:00:00+01:00', noon],
  ['2026-01-31T06:30:00-0530', noon],
  ['2026-01-31 12:00:00 UTC', noon],
  ['2026-01-31 12:00:00.5 UTC', noon + 500],
  ['1970-01-01T00:00:00Z', 0],
  ['9999-12-31 23:59:59.999 UTC', Date.UTC(9999, 11, 31, 23, 59, 59, 999)],
])('%s is a time in one of the spellings of the service', (text, ms) => {
  expect(parseTime(text)).toBe(ms);
});

it.each([
  ...[null, undefined, '', 'yesterday', '12', '2026-01-31', '2026-01-31T12:00:00', '2026-01-31 12:00:00'],
  ...['2026-01-31 12:00:00 CET', '2026-13-31T12:00:00Z', '2026-01-31T25:00:00Z', '2026-01-31 25:00:00 UTC'],
  ...[' 2026-01-31T12:00:00Z', `2026-01-31T12:00:00.${'0'.repeat(40)}Z`],
])('%j is not a time', (text) => {
  expect(parseTime(text)).toBeNull();
});
