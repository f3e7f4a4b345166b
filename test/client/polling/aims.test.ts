import { expect, test } from 'vitest';
import { aims, missedBy } from '../../../bench/waiting/aims.ts';
import { leastInside, shapes, shareInside } from '../../../bench/waiting/estimates.ts';
import { scenarioOf } from '../../../bench/waiting/fleets.ts';
import { summarize } from '../../../bench/waiting/summary.ts';
import { fixed, type Manner } from '../../../bench/waiting/waiters.ts';

/*
 * Small versions of what `npm run bench:waiting` measures, with fixed seeds: they repeat exactly, and count requests and
 * simulated seconds. The aims themselves are asked for.
 */

test.each(aims)('the policy reaches its aim: $name', (aim) => {
  const runs = Math.ceil(200 / aim.scenario.load.waiters);
  expect(missedBy(summarize(aim.scenario, runs), aim)).toEqual([]);
});

test.each([
  [30, 50, 20],
  [100, 50, 20],
  [300, 200, 20],
  [30, 50, 60],
] as const)(
  'nothing is sent before the reset of a 429 by %d waiters under %d a minute with %d other requests',
  (waiters, perMinute, othersPerMinute) => {
    const summary = summarize(scenarioOf(waiters, perMinute, { othersPerMinute }), 2);
    expect(summary.refused).toBeGreaterThan(0);
    expect(summary.beforeReset).toBe(0);
  },
);

const summaryOf = (manner?: Manner) =>
  summarize(scenarioOf(100, 50, manner === undefined ? {} : { manner }), 2);

test('if the limit is too small for everyone, few requests are refused, compared with a loop that honors resets', () => {
  const [mine, honoring] = [summaryOf(), summaryOf(fixed(10_000, true))];
  expect(mine.refused).toBeLessThan(honoring.refused / 8);
  expect(mine.bystandersRefused).toBeLessThan(honoring.bystandersRefused / 4);
  expect(mine.delay).toBeLessThan(1.25 * honoring.delay);
});

test('waiters that all start at once are not refused, and take at most three quarters of the window', () => {
  const summary = summarize(scenarioOf(10, 200, { load: { arrivalMs: 1_000 } }), 20);
  expect(summary.refused).toBe(0);
  expect(summary.allMost).toBeLessThanOrEqual(150);
});

test.each(shapes)(
  'four of five builds end inside the range that is shown at a third of their time: $name',
  (shape) => {
    expect(shareInside(shape, 5_000)).toBeGreaterThanOrEqual(leastInside);
  },
);
