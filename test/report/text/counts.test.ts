import { describe, expect, it } from 'vitest';
import { count, formatNumber } from '../../../src/report/text/counts.ts';

describe('numbers in reports', () => {
  it.each([0, 1, 12, 999, 1_000, 5_000, 12_345, 123_456, 1_000_000, 987_654_321, -1_234, 1_234.5])(
    'are written as in English: %d',
    (number) => {
      expect(formatNumber(number)).toBe(
        new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format(number),
      );
    },
  );

  it('come with their noun', () => {
    expect(count(1, 'job')).toBe('1 job');
    expect(count(5_000, 'job')).toBe('5,000 jobs');
    expect(count(2, 'retry', 'retries')).toBe('2 retries');
  });
});
