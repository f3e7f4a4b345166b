import { type PerMinute, scenarioOf } from './fleets.ts';
import type { Load } from './load.ts';
import { figure, renderTable } from './markdown.ts';
import type { Scenario } from './simulate.ts';
import { type Summary, summarizeThrice } from './summary.ts';

/** What may come out of a scenario at most. */
interface Bounds {
  /** Seconds from the end of a build until it is seen. */
  readonly delay: number;
  readonly p95?: number;
  /** Refused requests in a run: the mean of all runs. */
  readonly refused: number;
  /** Refused requests of bystanders in a run: as many as the policy had refused before it polled this often. */
  readonly bystandersRefused: number;
  /** Requests in any 60 seconds: of one waiter, and of all of them. */
  readonly ownMost?: number;
  readonly allMost?: number;
}

/** An aim of the policy. */
interface Aim {
  readonly name: string;
  readonly scenario: Scenario;
  readonly most: Bounds;
}

/** Where the window is mostly unused: a process takes 15 % of it, all of them together half. */
function free(waiters: number, perMinute: PerMinute): Aim {
  // 15 % of 50 are 7.5 requests, and no schedule of 7 a minute has a mean delay below 60 / 7 / 2 = 4.3 s.
  const ownMost = Math.ceil(0.15 * perMinute);
  return {
    name: `${waiters} ${waiters === 1 ? 'waiter' : 'waiters'} under ${perMinute} a minute`,
    scenario: scenarioOf(waiters, perMinute),
    most: { delay: 4, p95: 10, refused: 0, bystandersRefused: 0, ownMost, allMost: perMinute / 2 },
  };
}

/** One waiter, builds of ten minutes, twenty past builds. */
const oneBuild: Partial<Load> = {
  shortestMedianMs: 600_000,
  longestMedianMs: 600_000,
  sigma: 0.1,
  early: 0,
  late: 0,
};

/** All aims that have a number. Nothing before a reset holds for each of them. */
export const aims: readonly Aim[] = [
  free(1, 200),
  free(3, 200),
  free(10, 200),
  free(1, 50),
  {
    name: 'W1: one waiter under 200, median 10 minutes, σ 0.1, no early or late ends',
    scenario: scenarioOf(1, 200, { load: oneBuild }),
    most: { delay: 4, p95: 10, refused: 0, bystandersRefused: 0, ownMost: 30, allMost: 100 },
  },
  {
    name: 'W2: 100 waiters under 200 a minute',
    scenario: scenarioOf(100, 200),
    most: { delay: 7.5, refused: 0, bystandersRefused: 0 },
  },
  {
    name: 'W3: 10 waiters under 50 a minute',
    scenario: scenarioOf(10, 50),
    most: { delay: 8, refused: 0.05, bystandersRefused: 0.23 },
  },
];

/** Everything in which a summary exceeds an aim, in words; nothing where it is met. */
export function missedBy(summary: Summary, { name, most }: Aim): string[] {
  const bounds = Object.entries({ ...most, beforeReset: 0 }) as [keyof Bounds | 'beforeReset', number][];
  return bounds
    .filter(([figureName, bound]) => summary[figureName] > bound)
    .map(([figureName, bound]) => `${name}: ${figureName} is ${summary[figureName]}, at most ${bound}`);
}

/** What came out for each aim, the highest of three series of runs, and what was missed. */
export function aimTable(runs: (waiters: number) => number): {
  readonly table: string;
  readonly missed: readonly string[];
} {
  const missed: string[] = [];
  const rows = aims.map((aim) => {
    const series = summarizeThrice(aim.scenario, runs(aim.scenario.load.waiters));
    missed.push(...series.flatMap((summary) => missedBy(summary, aim)));
    const cell = (name: keyof Bounds | 'beforeReset', digits?: number) => {
      const value = figure(Math.max(...series.map((summary) => summary[name])), digits);
      const bound = name === 'beforeReset' ? 0 : aim.most[name];
      return bound === undefined ? value : `${value} (${bound})`;
    };
    const seconds = [cell('delay', 2), cell('p95'), cell('refused', 2)];
    const most = [cell('ownMost', 0), cell('allMost', 0), cell('bystandersRefused', 2), cell('beforeReset')];
    return [aim.name, ...seconds, ...most];
  });
  const requests = 'own requests in any minute | requests of all in any minute';
  const header = `Load | mean s | p95 s | 429s a run | ${requests} | bystanders refused | before a reset`;
  return { table: renderTable(header.split(' | '), rows), missed };
}
