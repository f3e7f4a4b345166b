import { describe, expect, test } from 'vitest';
import { aims } from '../../../bench/waiting/aims.ts';
import { scenarioOf } from '../../../bench/waiting/fleets.ts';
import { simulate } from '../../../bench/waiting/simulate.ts';
import { summarise } from '../../../bench/waiting/summary.ts';
import { fixed, fixedHonouring } from '../../../bench/waiting/waiters.ts';

/*
 * Small versions of what `npm run bench:waiting` measures, on fixed seeds: they repeat exactly. Against the aims, the
 * long run has a slack of about a tenth; here the aims themselves are asked for, of fewer runs.
 */

describe.each(aims)('for $name ($load),', ({ most, run }) => {
  const summary = run(8);

  test(`an end is seen after at most ${most.delay} s, with at most ${most.requests} requests`, () => {
    expect(summary.delay).toBeLessThanOrEqual(most.delay);
    expect(summary.requests).toBeLessThanOrEqual(most.requests);
  });

  test(`at most ${most.refused} requests are refused in any run`, () => {
    expect(summary.refusedMost).toBeLessThanOrEqual(most.refused);
  });
});

// A busy machine needs its time for a simulation.
const unhurried = { timeout: 60_000 };

describe('for W4, nothing is sent between a 429 and its reset', unhurried, () => {
  test.each([
    [30, 'user', 20],
    [100, 'user', 20],
    [300, 'organization', 20],
    [30, 'user', 60],
  ] as const)(
    'by %d waiters under the limit of the %s, with %d other requests a minute',
    (waiters, windows, othersPerMinute) => {
      const summary = summarise(scenarioOf(waiters, windows, { othersPerMinute }), 2);
      expect(summary.refused).toBeGreaterThan(0);
      expect(summary.beforeReset).toBe(0);
      expect(summary.failed).toBe(0);
    },
  );

  test('unlike by waiters that poll at a fixed interval', () => {
    expect(simulate(scenarioOf(30, 'user', { manner: fixed(10_000) })).beforeReset).toBeGreaterThan(100);
  });
});

describe('where the limit is too small for all,', unhurried, () => {
  const refusedOf = (manner?: ReturnType<typeof fixed>) =>
    summarise(scenarioOf(100, 'user', manner === undefined ? {} : { manner }), 2);

  test('few requests are refused, ours and others, compared with a loop that honors resets', () => {
    const [mine, honouring] = [refusedOf(), refusedOf(fixedHonouring(10_000))];
    expect(mine.refused).toBeLessThan(honouring.refused / 8);
    expect(mine.bystandersRefused).toBeLessThan(honouring.bystandersRefused / 4);
    expect(mine.delay).toBeLessThan(1.25 * honouring.delay);
  });
});

test('the simulation repeats itself', unhurried, () => {
  const scenario = scenarioOf(30, 'user');
  expect(simulate(scenario)).toEqual(simulate(scenario));
  expect(simulate({ ...scenario, seed: 2 })).not.toEqual(simulate(scenario));
});
