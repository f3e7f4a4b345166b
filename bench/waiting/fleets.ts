import { type Load, statedLoad } from './load.ts';
import { figure, renderTable } from './markdown.ts';
import type { Scenario } from './simulate.ts';
import { mean, type Summary, summarize, summarizeThrice } from './summary.ts';
import { fixed, type Manner, type Numbers, ours, shipped } from './waiters.ts';

const organization = { family: 'organization', limit: 200 } as const;

/** The organization's window is shared by all; the user's, where there is one, by all who use the token. */
export const limits = { 200: [organization], 50: [{ family: 'user', limit: 50 }, organization] } as const;

/** Requests a minute that the tightest window allows. */
export type PerMinute = keyof typeof limits;

/** Every manner of waiting that is compared. */
const manners: Readonly<Record<string, Manner>> = {
  '**Kitestring**': ours(),
  'every 5 s': fixed(5_000),
  'every 10 s': fixed(10_000),
  'every 15 s': fixed(15_000),
  'every 30 s': fixed(30_000),
};

/** How often a fleet of some size is simulated. */
export type Runs = (waiters: number) => number;

interface Variation {
  readonly load?: Partial<Load>;
  readonly manner?: Manner;
  readonly othersPerMinute?: number;
}

/** A scenario of waiters under the stated load, where nothing else is said. */
export function scenarioOf(
  waiters: number,
  perMinute: PerMinute,
  { load = {}, manner = ours(), othersPerMinute = 20 }: Variation = {},
): Scenario {
  return {
    load: { ...statedLoad, waiters, ...load },
    limits: limits[perMinute],
    othersPerMinute,
    manner,
    seed: 1,
  };
}

/** The table of all sizes of fleets, both limits and all manners; three series of runs each. */
export function fleetTable(sizes: readonly number[], runs: Runs): string {
  const rows = ([200, 50] as const).flatMap((perMinute) =>
    sizes.flatMap((waiters) =>
      Object.entries(manners).map(([name, manner]) => {
        const series = summarizeThrice(scenarioOf(waiters, perMinute, { manner }), runs(waiters));
        return [`${perMinute}`, waiters.toLocaleString('en-US'), name, ...fleetFigures(series)];
      }),
    ),
  );
  return renderTable(
    [
      'Limit',
      'Waiters',
      'Manner',
      'requests each',
      'most a minute: own',
      'most a minute: all',
      'mean s (three series)',
      'p95 s',
      'worst s',
      '429s',
      'bystanders refused',
      'before a reset',
    ],
    rows,
    3,
  );
}

function fleetFigures(series: readonly Summary[]): string[] {
  const of = (pick: (summary: Summary) => number) => figure(mean(series.map(pick)));
  const most = (pick: (summary: Summary) => number) => figure(Math.max(...series.map(pick)), 0);
  return [
    of(({ requests }) => requests),
    most(({ ownMost }) => ownMost),
    most(({ allMost }) => allMost),
    withSpread(series.map(({ delay }) => delay)),
    of(({ p95 }) => p95),
    most(({ worst }) => worst),
    of(({ refused }) => refused),
    of(({ bystandersRefused }) => bystandersRefused),
    of(({ beforeReset }) => beforeReset),
  ];
}

/** The mean of the series, and the lowest and highest of them. */
export function withSpread(values: readonly number[]): string {
  return `${figure(mean(values))} (${figure(Math.min(...values))}–${figure(Math.max(...values))})`;
}

/** Loads that differ from the stated one, so that the numbers are not fitted to it. */
const variations: Readonly<Record<string, Variation>> = {
  'as stated': {},
  'σ 0.05': { load: { sigma: 0.05 } },
  'σ 0.5': { load: { sigma: 0.5 } },
  'two builds in five take 0.3 of the time': { load: { quick: 0.4 } },
  'all builds within 20 s': { load: { arrivalMs: 20_000 } },
  'a third fail early': { load: { early: 0.33 } },
  '5 past builds': { load: { history: 5 } },
  'no past builds': { load: { history: 0 } },
  'builds of 20 s to 2 minutes': { load: { shortestMedianMs: 20_000, longestMedianMs: 120_000 } },
  '45 other requests a minute': { othersPerMinute: 45 },
};

/** Fleets of which some find the window free and some do not, under other loads. */
export function variationTable(runs: Runs): string {
  const fleets = [
    [10, 200],
    [100, 200],
    [10, 50],
  ] as const;
  const rows = Object.entries(variations).map(([name, variation]) => [
    name,
    ...fleets.flatMap(([waiters, perMinute]) => cells(waiters, perMinute, runs, variation)),
  ]);
  return renderTable(['Load', ...fleets.flatMap(heads)], rows);
}

/** What the policy would do without one of its parts, or with another number. */
const ablations: Readonly<Record<string, Partial<Numbers> | Load['history']>> = {
  '**as it ships**': {},
  'without history': 0,
  'without frequent looks where the window is free': { halfLoadMs: Number.POSITIVE_INFINITY },
  'without a share of its own': { ownShare: 1 },
  'without slowing down': { maxSlowdown: 1 },
  'slowing down without bound': { maxSlowdown: Number.POSITIVE_INFINITY },
  'slowing down above a load of 1': { fullLoad: 1 },
  'slowing down by the load itself': { power: 1 },
  'without a reserve': { reserve: 0 },
  'a request worth 100 ms': { requestWorthMs: 100 },
  'a request worth 300 ms': { requestWorthMs: 300 },
  'at most every 2 s': { minMs: 2_000 },
  'frequent looks: 6 s': { halfLoadMs: 6_000 },
  'frequent looks: 12 s': { halfLoadMs: 12_000 },
};

/** The fleets of the table with one part taken out at a time. */
export function ablationTable(runs: Runs): string {
  const fleets = [
    [1, 200],
    [10, 200],
    [100, 200],
    [1, 50],
    [10, 50],
    [100, 50],
    [1_000, 50],
  ] as const;
  const rows = Object.entries(ablations).map(([name, change]) => {
    const variation =
      typeof change === 'number'
        ? { load: { history: change } }
        : { manner: ours({ ...shipped, ...change }) };
    return [name, ...fleets.flatMap(([waiters, perMinute]) => cells(waiters, perMinute, runs, variation))];
  });
  return renderTable(['Policy', ...fleets.flatMap(heads)], rows);
}

function heads([waiters, perMinute]: readonly [number, PerMinute]): string[] {
  return [`${waiters.toLocaleString('en-US')} under ${perMinute}: mean, p95 s`, 'requests, 429s'];
}

function cells(waiters: number, perMinute: PerMinute, runs: Runs, variation: Variation): string[] {
  const { delay, p95, requests, refused } = summarize(
    scenarioOf(waiters, perMinute, variation),
    runs(waiters),
  );
  return [`${figure(delay)}, ${figure(p95)}`, `${figure(requests)}, ${figure(refused)}`];
}
