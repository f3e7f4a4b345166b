import { leastProduct } from './bound.ts';
import { scenarioOf } from './fleets.ts';
import { type JobLoad, waitForJobs } from './jobs.ts';
import type { Load } from './load.ts';
import { type ManyLoad, waitForMany } from './many.ts';
import { renderTable } from './markdown.ts';
import { summarise } from './summary.ts';
import { fixed, ours } from './waiters.ts';

const tenMinutes = { shortestMedianMs: 600_000, longestMedianMs: 600_000 } as const;
const plain = { early: 0, late: 0 } as const;

const loads: Readonly<Record<string, Partial<Load>>> = {
  'σ 0.05': { ...plain, sigma: 0.05 },
  'σ 0.1': { ...plain, sigma: 0.1 },
  'σ 0.2': { ...plain, sigma: 0.2 },
  'σ 0.5': { ...plain, sigma: 0.5 },
  'σ 0.1, two builds in five take 0.3 of the time': { ...plain, sigma: 0.1, quick: 0.4 },
  'σ 0.1, early and late ends': { sigma: 0.1 },
  'σ 0.2, early and late ends': {},
  'σ 0.5, early and late ends': { sigma: 0.5 },
  'σ 0.2, early and late ends, 5 past builds': { history: 5 },
  'σ 0.2, early and late ends, no past builds': { history: 0 },
};

/** One waiter for builds of ten minutes: ours, fixed intervals, and what no schedule can beat. */
export function aloneTable(runs: number): string {
  const rows = Object.entries(loads).map(([name, load]) => {
    const summaryOf = (manner = ours()) =>
      summarise(scenarioOf(1, 'organization', { manner, load: { ...tenMinutes, ...load } }), runs);
    const mine = summaryOf();
    const least = leastProduct(scenarioOf(1, 'organization', { load }).load, 600_000);
    const others = [10_000, 30_000].map((intervalMs) => summaryOf(fixed(intervalMs)));
    return [
      name,
      `${mine.delay.toFixed(1)} / ${mine.requests.toFixed(1)}`,
      (mine.delay * mine.requests).toFixed(0),
      least.toFixed(0),
      ...others.map((other) => `${other.delay.toFixed(1)} / ${other.requests.toFixed(1)}`),
    ];
  });
  return renderTable(
    ['Builds', 'delay s / requests', 'product', 'least product', 'every 10 s', 'every 30 s'],
    rows,
  );
}

const jobLoads: Readonly<Record<string, JobLoad>> = {
  'up to 4 stages of up to 20 jobs, σ 0.1': { stages: 4, jobs: 20, sigma: 0.1, history: 20 },
  'σ 0.4': { stages: 4, jobs: 20, sigma: 0.4, history: 20 },
  'σ 0.2, no past builds': { stages: 4, jobs: 20, sigma: 0.2, history: 0 },
  'up to 2 stages of up to 3 jobs, σ 0.2': { stages: 2, jobs: 3, sigma: 0.2, history: 20 },
  'one job, σ 0.2': { stages: 1, jobs: 1, sigma: 0.2, history: 20 },
};

/** What it is worth to know how many jobs are done. */
export function progressTable(builds: number): string {
  const rows = Object.entries(jobLoads).map(([name, load]) => {
    const waits = [false, true].map((knowsProgress) => waitForJobs(load, { knowsProgress, builds }));
    return [
      name,
      ...waits.flatMap(({ delay, requests }) => [
        `${delay.toFixed(1)} / ${requests.toFixed(1)}`,
        (delay * requests).toFixed(0),
      ]),
    ];
  });
  return renderTable(
    ['Builds', 'without: delay s / requests', 'product', 'with: delay s / requests', 'product'],
    rows,
  );
}

const oneKind = { ...scenarioOf(1, 'organization').load, ...tenMinutes };
const manyKinds = { ...oneKind, shortestMedianMs: 200_000, longestMedianMs: 1_800_000 };

const sets: Readonly<Record<string, ManyLoad>> = {
  one: { load: { ...oneKind, ...plain }, builds: 1, pipelines: 1, until: 'all' },
  '50 of one pipeline, all': { load: { ...oneKind, ...plain }, builds: 50, pipelines: 1, until: 'all' },
  '50 of one pipeline, any': { load: { ...oneKind, ...plain }, builds: 50, pipelines: 1, until: 'any' },
  '50 of one pipeline, first failure': {
    load: { ...oneKind, ...plain },
    builds: 50,
    pipelines: 1,
    until: 'first-failure',
  },
  'one, early and late ends': { load: oneKind, builds: 1, pipelines: 1, until: 'all' },
  '50 of one pipeline, early and late ends, all': { load: oneKind, builds: 50, pipelines: 1, until: 'all' },
  '50 of 10 pipelines of 3 to 30 minutes, all': {
    load: { ...manyKinds, ...plain },
    builds: 50,
    pipelines: 10,
    until: 'all',
  },
};

/** What it costs to wait for many builds with one request a look. */
export function manyTable(waits: number): string {
  const rows = Object.entries(sets).map(([name, load]) => {
    const { requests, delay, ownDelay } = waitForMany(load, waits);
    return [name, requests.toFixed(1), delay.toFixed(1), ownDelay.toFixed(1)];
  });
  return renderTable(['Builds', 'requests', 'delay of the wait s', 'delay of each end seen s'], rows);
}
