import { type Tuning, tuning } from '../../src/client/polling/tuning.ts';
import { fairShare, historyAndPrice } from './candidates.ts';
import { type Load, statedLoad } from './load.ts';
import { figure, renderTable } from './markdown.ts';
import type { Scenario } from './simulate.ts';
import { type Summary, summarise } from './summary.ts';
import { fixed, fixedBackingOff, fixedHonouring, type Manner, ours } from './waiters.ts';

/** The organization's window is shared by all; the user's, where there is one, by all who use the token. */
export const limits = {
  organization: { organization: 200 },
  user: { user: 50, organization: 200 },
} as const;

/** Every manner of waiting that is compared. */
const manners: Readonly<Record<string, Manner>> = {
  Kitestring: ours(),
  'every 10 s': fixed(10_000),
  'every 15 s': fixed(15_000),
  'every 30 s': fixed(30_000),
  '10 s, honours resets': fixedHonouring(10_000),
  '10 s, five backoffs': fixedBackingOff(10_000),
};

/** How often a fleet of some size is simulated. */
export type Runs = (waiters: number) => number;

/** A scenario of waiters under the stated load, where nothing else is said. */
export function scenarioOf(
  waiters: number,
  windows: keyof typeof limits,
  { load = {}, manner = ours(), othersPerMinute = 20 }: Variation = {},
): Scenario {
  return {
    load: { ...statedLoad, waiters, ...load },
    limits: limits[windows],
    othersPerMinute,
    manner,
    seed: 1,
  };
}

interface Variation {
  readonly load?: Partial<Load>;
  readonly manner?: Manner;
  readonly othersPerMinute?: number;
}

/** The table of all sizes of fleets, both limits and all manners. */
export function fleetTable(sizes: readonly number[], runs: Runs): string {
  const rows = (['organization', 'user'] as const).flatMap((windows) =>
    sizes.flatMap((waiters) =>
      Object.entries(manners).map(([name, manner]) => {
        const summary = summarise(scenarioOf(waiters, windows, { manner }), runs(waiters));
        const label = `${limitOf(windows)} a minute, ${waiters.toLocaleString('en-US')}`;
        return [label, name === 'Kitestring' ? `**${name}**` : name, ...fleetFigures(summary)];
      }),
    ),
  );
  return renderTable(
    [
      'Limit, waiters',
      'Manner',
      'requests each',
      '429s',
      'bystanders refused',
      'before a reset',
      'waiters failed',
      'delay s',
      'p95 s',
    ],
    rows,
    2,
  );
}

function fleetFigures(summary: Summary): string[] {
  const { requests, refused, bystandersRefused, beforeReset, failed, delay, p95 } = summary;
  return [requests, refused, bystandersRefused, beforeReset, failed, delay, p95].map(figure);
}

function limitOf(windows: keyof typeof limits): number {
  return windows === 'user' ? limits.user.user : limits.organization.organization;
}

/** Loads that differ from the stated one, so that the numbers are not fitted to it. */
const variations: Readonly<Record<string, Variation>> = {
  'as stated': {},
  'σ 0.05': { load: { sigma: 0.05 } },
  'σ 0.5': { load: { sigma: 0.5 } },
  'two builds in five take 0.3 of the time': { load: { quick: 0.4 } },
  'all builds within 20 s': { load: { arrivalMs: 20_000 } },
  'no early or late ends': { load: { early: 0, late: 0 } },
  'a third fail early': { load: { early: 0.33 } },
  'failures in the first tenth': { load: { earlyFrom: 0.01, earlyTo: 0.1 } },
  '5 past builds': { load: { history: 5 } },
  'no past builds': { load: { history: 0 } },
  'builds of 20 s to 2 minutes': { load: { shortestMedianMs: 20_000, longestMedianMs: 120_000 } },
  '45 other requests a minute': { othersPerMinute: 45 },
};

/** The fleets of the aims under other loads. */
export function variationTable(runs: Runs): string {
  const rows = Object.entries(variations).map(([name, variation]) => [
    name,
    ...cells(summarise(scenarioOf(100, 'organization', variation), runs(100))),
    ...cells(summarise(scenarioOf(10, 'user', variation), runs(10))),
  ]);
  return renderTable(['Load', ...heads('100 under 200'), ...heads('10 under 50')], rows);
}

/** The two candidates, and ours with one number changed at a time. */
export function choiceTable(runs: Runs): string {
  const rows = Object.entries(choices()).map(([name, manner]) => [
    name,
    ...cells(summarise(scenarioOf(100, 'organization', { manner }), runs(100))),
    ...cells(summarise(scenarioOf(100, 'organization', { manner, load: { arrivalMs: 20_000 } }), runs(100))),
    ...cells(summarise(scenarioOf(30, 'user', { manner }), runs(30))),
  ]);
  return renderTable(
    ['Policy', ...heads('100 under 200'), ...heads('100 at once under 200'), ...heads('30 under 50')],
    rows,
  );
}

function choices(): Readonly<Record<string, Manner>> {
  const changes: readonly Partial<Tuning>[] = [
    { requestWorthMs: 100 },
    { requestWorthMs: 300 },
    { doubt: 1 },
    { doubt: 6 },
    { guardShare: 0.33 },
    { targetLoad: 0.75 },
    { targetLoad: 0.95 },
    { priceGain: 0.45 },
    { priceGain: 1.35 },
    { priceLeak: 0 },
    { priceLeak: 0.4 },
    { initialGain: 0 },
    { initialGain: 16 },
    { reserve: 0.02 },
    { reserve: 0.16 },
    { spreadMs: 2_000 },
    { spreadMs: 40_000 },
  ];
  return {
    '**as it ships**': ours(),
    'candidate: history and price, a request worth 100 ms': historyAndPrice(100),
    'candidate: history and price, a request worth 160 ms': historyAndPrice(160),
    'candidate: fair share': fairShare,
    ...Object.fromEntries(
      changes.map((change) => [
        JSON.stringify(change).replaceAll(/[{}"]/g, '').replace(':', ' '),
        ours({ ...tuning, ...change }),
      ]),
    ),
  };
}

function heads(name: string): string[] {
  return [`${name}: delay s`, 'requests', '429s'];
}

function cells(summary: Summary): string[] {
  return [summary.delay.toFixed(1), summary.requests.toFixed(1), figure(summary.refused)];
}
