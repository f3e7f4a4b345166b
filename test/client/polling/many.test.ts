import { describe, expect, test } from 'vitest';
import { waitForJobs } from '../../../bench/waiting/jobs.ts';
import { statedLoad } from '../../../bench/waiting/load.ts';
import { type ManyLoad, waitForMany } from '../../../bench/waiting/many.ts';

const tenMinutes = { ...statedLoad, waiters: 1, shortestMedianMs: 600_000, longestMedianMs: 600_000 };
const plain = { ...tenMinutes, early: 0, late: 0 };
const one: ManyLoad = { load: plain, builds: 1, pipelines: 1, until: 'all' };
const requests = (many: Partial<ManyLoad>) => waitForMany({ ...one, ...many }, 25).requests;

// A busy machine needs its time for a simulation.
const unhurried = { timeout: 60_000 };

describe('a wait for 50 builds that one step started', unhurried, () => {
  test.each([
    ['of one pipeline', { builds: 50 }, {}],
    ['of one pipeline, for the first end', { builds: 50, until: 'any' as const }, {}],
    ['of one pipeline, for the first failure', { builds: 50, until: 'first-failure' as const }, {}],
    ['of 50 pipelines', { builds: 50, pipelines: 50 }, {}],
    ['of a pipeline with early and late ends', { builds: 50, load: tenMinutes }, { load: tenMinutes }],
    [
      'of a pipeline without history',
      { builds: 50, load: { ...plain, history: 0 } },
      { load: { ...plain, history: 0 } },
    ],
  ])('%s costs at most 1.5 times the requests of waiting for one', (_, many, single) => {
    expect(requests(many)).toBeLessThanOrEqual(1.5 * requests(single));
  });

  test('sees the end of the last about as soon as a wait for one', () => {
    const [last, single] = [waitForMany({ ...one, builds: 50 }, 25), waitForMany(one, 100)];
    expect(last.delay).toBeLessThan(2 * single.delay);
    expect(last.ownDelay).toBeLessThan(20);
  });
});

test('knowing how many jobs are done saves delay and requests', unhurried, () => {
  const product = (knowsProgress: boolean, history: number) => {
    const load = { stages: 4, jobs: 20, sigma: 0.3, history };
    const { delay, requests: sent } = waitForJobs(load, { knowsProgress, builds: 150 });
    return delay * sent;
  };
  expect(product(true, 20)).toBeLessThan(0.9 * product(false, 20));
  expect(product(true, 0)).toBeLessThan(0.75 * product(false, 0));
});
