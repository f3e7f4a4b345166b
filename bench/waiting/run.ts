import { readFileSync, writeFileSync } from 'node:fs';
import { aimTable } from './aims.ts';
import { capacityTable } from './capacity.ts';
import { estimateTable } from './estimates.ts';
import { fleetTable } from './fleets.ts';
import { manyTable } from './many.ts';
import { fill } from './markdown.ts';

/*
 * Runs the simulations and writes their tables into the README beside this file, each when it is done: all of them, or
 * those that are named. With --quick they are small, take seconds, and are only printed. The exit code is 1 if an aim is
 * missed.
 */

const isQuick = process.argv.includes('--quick');
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const page = new URL('README.md', import.meta.url);

/** How often a fleet is simulated in a series: the larger it is, the more one run says. */
const runsOf = (builds: number) => (waiters: number) => {
  const runs = waiters >= 1_000 ? 2 : Math.min(1_000, builds / waiters);
  return Math.max(1, Math.round(isQuick ? runs / 50 : runs));
};

const tables: Readonly<Record<string, () => string>> = {
  aims: () => {
    const { table, missed } = aimTable(runsOf(2_000));
    for (const miss of missed) console.error(`Missed: ${miss}`);
    process.exitCode = missed.length > 0 && !isQuick ? 1 : 0;
    return table;
  },
  fleets: () => fleetTable([1, 3, 10, 30, 100, ...(isQuick ? [] : [1_000])], runsOf(1_000)),
  capacity: () => capacityTable(isQuick ? 2 : 20),
  estimates: () => estimateTable(isQuick ? 1_000 : 20_000),
  many: () => manyTable(isQuick ? 2 : 100),
};

for (const [name, render] of Object.entries(tables)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const startedMs = performance.now();
  const table = render();
  console.log(`${name}, in ${Math.round((performance.now() - startedMs) / 1_000)} s\n\n${table}\n`);
  if (!isQuick) writeFileSync(page, fill(readFileSync(page, 'utf8'), name, table));
}
