import { expect, test } from 'vitest';
import { restOfRun, usualRunTime } from '../../../src/client/polling/estimate.ts';
import { describeRest, describeUsual } from '../../../src/report/builds/estimate.ts';

const minute = 60_000;
const past = [7, 8, 9, 10, 12].map((minutes) => minutes * minute);

test('the usual run time is the median of past builds that passed, with a range that is a tenth wider', () => {
  const usual = usualRunTime(past);
  expect(usual).toEqual({ fromMs: (7 * minute) / 1.1, typicalMs: 9 * minute, toMs: 12 * 1.1 * minute });
  expect(usual && describeUsual(usual)).toBe('usually 9 min (6 to 13)');
});

test('there is no estimate with fewer than five past builds', () => {
  expect([usualRunTime(past.slice(1)), restOfRun(past.slice(1), 0)]).toEqual([null, null]);
});

test.each<[ranMin: number, words: string]>([
  [0, 'about 9 min left (6 to 13)'],
  [4, 'about 5 min left (2 to 9)'],
  [9, 'about 1 min left (0 to 4)'],
  [12.5, 'about 1 min left'],
  [13.5, 'longer than usual'],
])(
  'after %d min the log says how much longer the build runs, by those that ran longer: %s',
  (ranMin, words) => {
    const rest = restOfRun(past, ranMin * minute);
    expect(rest && describeRest(rest)).toBe(words);
  },
);
