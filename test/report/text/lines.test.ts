import { describe, expect, it } from 'vitest';
import { count, formatNumber } from '../../../src/report/text/counts.ts';
import { cutEnd, cutMiddle } from '../../../src/report/text/cut.ts';
import * as durations from '../../../src/report/text/durations.ts';
import { fenced } from '../../../src/report/text/markdown.ts';

const { formatAge, formatDay, formatDuration, formatMoment } = durations;

describe('cutting a text', () => {
  it('keeps complete characters', () => {
    expect(cutEnd('abcdef', 6)).toBe('abcdef');
    expect(cutEnd('abcdefg', 6)).toBe('abcde…');
    expect(cutEnd('🇩🇪🇫🇷🇮🇹', 3)).toBe('🇩🇪🇫🇷🇮🇹');
    expect(cutEnd('🇩🇪🇫🇷🇮🇹', 2)).toBe('🇩🇪…');
    expect(cutMiddle('abcdefghij', 5)).toBe('ab…ij');
    expect(cutMiddle('🇩🇪🇫🇷🇮🇹🇪🇸🇵🇹', 3)).toBe('🇩🇪…🇵🇹');
  });

  it('is bounded for characters that consist of very many', () => {
    for (const cut of [cutEnd, cutMiddle])
      expect(cut(`a${'\u0301'.repeat(10_000)}b`, 10).length).toBeLessThanOrEqual(200);
  });
});

describe('a fenced block', () => {
  it('holds the text as it is, except for control and bidirectional characters', () => {
    expect(fenced('a\r\nb\tc\u0007\u202E @x #1').markdown).toBe('```text\na\nb c @x #1\n```');
  });

  it('is longer than any fence inside', () => {
    expect(fenced('```\n`````').markdown).toBe('``````text\n```\n`````\n``````');
  });
});

describe('the writer of numbers', () => {
  const [s, m, h, d] = [1_000, 60_000, 3_600_000, 86_400_000];

  it.each([
    [0, 'under 1 s'],
    [999, 'under 1 s'],
    [s, '1 s'],
    [59 * s, '59 s'],
    [m, '1 min'],
    [4 * m + 3 * s, '4 min 3 s'],
    [h, '1 h'],
    [2 * h + 5 * m + 59 * s, '2 h 5 min'],
    [d, '1 d'],
    [3 * d + 4 * h, '3 d 4 h'],
  ])('writes durations in two units: %d', (ms, words) => expect(formatDuration(ms)).toBe(words));

  it.each([
    [-5, 'just now'],
    [0, 'just now'],
    [m, '1 min ago'],
    [59 * m, '59 min ago'],
    [h, '1 h ago'],
    [47 * h, '47 h ago'],
    [2 * d, '2 d ago'],
    [40 * d, '40 d ago'],
  ])('writes ages in one unit: %d', (ms, words) => expect(formatAge(ms)).toBe(words));

  it('writes moments in UTC, and accepts any number', () => {
    expect(formatMoment(Date.UTC(2026, 7, 1, 14, 3, 59))).toBe('2026-08-01 14:03 UTC');
    const day = Date.UTC(2026, 7, 1, 23, 59);
    expect(formatDay(day)).toBe('2026-08-01');
    expect(formatMoment(Number.MAX_SAFE_INTEGER)).toBe('+275760-09-13 00:00 UTC');
  });

  it.each([0, 999, 1_000, 123_456, 987_654_321, -1_234, 1_234.5])(
    'writes numbers as in English: %d',
    (number) => {
      const english = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
      expect(formatNumber(number)).toBe(english.format(number));
    },
  );

  it('writes counts with their noun', () => {
    expect([0, 1, 5_000].map((jobs) => count(jobs, 'job'))).toEqual(['0 jobs', '1 job', '5,000 jobs']);
    expect(count(2, 'retry', 'retries')).toBe('2 retries');
  });
});
