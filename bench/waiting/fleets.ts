import { type Load, statedLoad } from './load.ts';
import { figure, renderTable } from './markdown.ts';
import type { Scenario } from './simulate.ts';
import { mean, type Summary, summarizeThrice } from './summary.ts';
import { fixed, type Manner, ours } from './waiters.ts';

const organization = { family: 'organization', limit: 200 } as const;

/** The organization's window is shared by all; the user's, where there is one, by all who use the token. */
const limits = {
  400: [{ family: 'organization', limit: 400 }],
  200: [organization],
  50: [{ family: 'user', limit: 50 }, organization],
} as const;

/** Requests a minute that the tightest window allows. */
export type PerMinute = keyof typeof limits;

/** Every manner of waiting that is compared. */
const manners: Readonly<Record<string, Manner>> = {
  '**Kitestring**': ours(),
  'every 5 s': fixed(5_000),
  'every 10 s': fixed(10_000),
  'every 30 s': fixed(30_000),
};

interface Variation {
  readonly load?: Partial<Load>;
  readonly manner?: Manner;
  readonly othersPerMinute?: number;
}

/** A scenario of waiters under the stated load, unless it states another. */
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
export function fleetTable(sizes: readonly number[], runs: (waiters: number) => number): string {
  const rows = ([200, 50] as const).flatMap((perMinute) =>
    sizes.flatMap((waiters) =>
      Object.entries(manners).map(([name, manner]) => {
        const series = summarizeThrice(scenarioOf(waiters, perMinute, { manner }), runs(waiters));
        return [`${perMinute}`, waiters.toLocaleString('en-US'), name, ...fleetFigures(series)];
      }),
    ),
  );
  const counts = '429s | bystanders refused | before a reset';
  const head = `Limit | Waiters | Manner | requests each | most a minute: own | most a minute: all | mean s (three series) | p95 s | worst s | ${counts}`;
  return renderTable(head.split(' | '), rows, 3);
}

function fleetFigures(series: readonly Summary[]): string[] {
  const all = (name: keyof Summary) => series.map((summary) => summary[name]);
  const of = (name: keyof Summary) => figure(mean(all(name)));
  const most = (name: keyof Summary) => figure(Math.max(...all(name)), 0);
  const polled = [of('requests'), most('ownMost'), most('allMost'), withSpread(all('delay')), of('p95')];
  return [...polled, most('worst'), of('refused'), of('bystandersRefused'), of('beforeReset')];
}

/** The mean of the series, and the lowest and highest of them. */
function withSpread(values: readonly number[]): string {
  return `${figure(mean(values))} (${figure(Math.min(...values))}–${figure(Math.max(...values))})`;
}
