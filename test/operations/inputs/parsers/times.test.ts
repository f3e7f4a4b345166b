import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDuration, parseMoment, readDuration } from '../../../../src/operations/inputs/parsers/times.ts';
import { nowMs, read, refusals, refused } from './reading.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

refusals([
  [
    parseDuration,
    'a duration from 1s to 35d, such as 90s, 15m, 2h, 5h45m, 7d or 2w',
    [
      ...['', ...'s -5m 1.5h 5M 500ms 45m5h 1m1m 6w 1d1w PT5M 0s 0h0m 36d 35d1s 99999999s'.split(' ')],
      ...['5 m', '1s\n', `${'9'.repeat(400)}s`],
    ],
  ],
  [
    parseMoment,
    'a time such as 2026-01-31T12:00:00Z, or a relative time such as 24h, 7d or 2w',
    [
      ...['', ...'yesterday now 2026 2026-01 31.01.2026 1769860800 -24h 9999999d'.split(' ')],
      ...['2026-01-31T12:00:00', '2026-01-31T12:00:00 CET', '2026-01-31T24:30:00Z'],
      ...['2026-13-01', '2026-02-30', '2026-02-29T12:00:00Z', '2026-04-31 12:00:00 UTC'],
    ],
  ],
]);

describe('a duration', () => {
  it.each([
    ['1s', second],
    ['90s', 90 * second],
    ['15m', 15 * minute],
    ['2h', 2 * hour],
    ['2w', 14 * 86_400_000],
    ['1w2d3h', (9 * 24 + 3) * 3_600_000],
    ['7d', 7 * day],
    ['5h45m', 5 * hour + 45 * minute],
    ['1d2h3m4s', day + 2 * hour + 3 * minute + 4 * second],
    ['1h90m', hour + 90 * minute],
    ['35d', 35 * day],
  ])('can be %s', (text, ms) => {
    expect(read(parseDuration, text)).toBe(ms);
  });

  it.each(['0', '30', '3600'])('%s lacks a unit', (text) => {
    expect(refused(parseDuration, text)).toBe(`a duration with a unit, such as ${text}s or ${text}m`);
  });

  it('is the sum of its parts', () => {
    const parts = fc.record({ d: fc.nat(9), h: fc.nat(99), m: fc.nat(999), s: fc.nat(9_999) });
    fc.assert(
      fc.property(parts, ({ d, h, m, s }) => {
        expect(readDuration(`${d}d${h}h${m}m${s}s`)).toBe(d * day + h * hour + m * minute + s * second);
      }),
    );
  });
});

describe('a moment', () => {
  it.each([
    ['2026-01-31T12:00:00Z', '2026-01-31T12:00:00.000Z'],
    ['2026-01-31T13:00:00+01:00', '2026-01-31T12:00:00.000Z'],
    ['2026-01-31 12:00:00 UTC', '2026-01-31T12:00:00.000Z'],
    ['2026-01-31', '2026-01-31T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['24h', '2026-01-30T12:00:00.000Z'],
    ['7d', '2026-01-24T12:00:00.000Z'],
    ['90d', '2025-11-02T12:00:00.000Z'],
    ['1h30m', '2026-01-31T10:30:00.000Z'],
    ['0s', '2026-01-31T12:00:00.000Z'],
  ])('can be %s', (text, iso) => {
    expect(read(parseMoment, text)).toBe(iso);
  });

  it('is as long ago as its duration says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_650 }), fc.constantFrom('h', 'd'), (count, unit) => {
        const ms = count * (unit === 'h' ? hour : day);
        expect(Date.parse(read(parseMoment, `${count}${unit}`))).toBe(nowMs - ms);
      }),
    );
  });
});
