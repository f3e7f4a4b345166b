import { scenarioOf } from './fleets.ts';
import type { Load } from './load.ts';
import { renderTable } from './markdown.ts';
import { type Summary, summarise } from './summary.ts';

/** One waiter, builds of ten minutes, twenty past builds. */
export const oneBuild: Partial<Load> = {
  shortestMedianMs: 600_000,
  longestMedianMs: 600_000,
  sigma: 0.1,
  early: 0,
  late: 0,
};

/** An aim of the policy: under what load, and what may come out at most. */
export interface Aim {
  readonly name: string;
  readonly load: string;
  readonly most: { readonly delay: number; readonly requests: number; readonly refused: number };
  readonly run: (runs: number) => Summary;
}

/** The three aims that have a number; the fourth, nothing before a reset, holds for all of them. */
export const aims: readonly Aim[] = [
  {
    name: 'W1',
    load: 'one waiter, median 10 minutes, σ 0.1, no early or late ends',
    most: { delay: 4, requests: 30, refused: 0 },
    run: (runs) => summarise(scenarioOf(1, 'organization', { load: oneBuild }), 20 * runs),
  },
  {
    name: 'W2',
    load: '100 waiters under 200 a minute',
    most: { delay: 7.5, requests: 38, refused: 5 },
    run: (runs) => summarise(scenarioOf(100, 'organization'), runs),
  },
  {
    name: 'W3',
    load: '10 waiters under 50 a minute',
    most: { delay: 8, requests: 40, refused: 1 },
    run: (runs) => summarise(scenarioOf(10, 'user'), 4 * runs),
  },
];

/** What came out for each aim; the 429s are the mean of a run, and those of the worst run. */
export function aimTable(runs: number): string {
  const rows = aims.map(({ name, load, most, run }) => {
    const summary = run(runs);
    return [
      `${name}: ${load}`,
      `${summary.delay.toFixed(1)} (${most.delay})`,
      `${summary.requests.toFixed(1)} (${most.requests})`,
      `${summary.refused.toFixed(2)}, ${summary.refusedMost} (${most.refused})`,
      `${summary.beforeReset} (0)`,
    ];
  });
  return renderTable(
    ['Load', 'delay s (at most)', 'requests (at most)', '429s: mean, worst run (at most)', 'before a reset'],
    rows,
  );
}
