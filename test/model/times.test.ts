import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTime } from '../../src/model/times.ts';

const noon = Date.UTC(2026, 0, 31, 12, 0, 0);

describe('both spellings of a time', () => {
  it.each([
    ['2026-01-31T12:00:00Z', 0],
    ['2026-01-31T12:00:00.000Z', 0],
    ['2026-01-31T12:00:00.25Z', 250],
    ['2026-01-31T12:00Z', 0],
    ['2026-01-31T13:00:00+01:00', 0],
    ['2026-01-31T06:30:00-0530', 0],
    ['2026-01-31 12:00:00 UTC', 0],
    ['2026-01-31 12:00:00.5 UTC', 500],
  ])('are read: %s', (text, afterNoonMs) => {
    expect(parseTime(text)).toBe(noon + afterNoonMs);
  });

  it('mean the same moment', () => {
    const moments = fc.date({
      min: new Date('1970-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        const iso = moment.toISOString();
        const spelledOut = `${iso.slice(0, 10)} ${iso.slice(11, 23)} UTC`;
        expect(parseTime(iso)).toBe(moment.getTime());
        expect(parseTime(spelledOut)).toBe(moment.getTime());
      }),
    );
  });
});

it.each([
  null,
  undefined,
  '',
  'yesterday',
  '12',
  '2026-01-31',
  '2026-01-31T12:00:00',
  '2026-01-31 12:00:00',
  '2026-01-31 12:00:00 CET',
  '2026-13-31T12:00:00Z',
  '2026-01-31T25:00:00Z',
  '2026-01-31 25:00:00 UTC',
  ' 2026-01-31T12:00:00Z',
  `2026-01-31T12:00:00.${'0'.repeat(40)}Z`,
])('%j is not a time', (text) => {
  expect(parseTime(text)).toBeNull();
});
