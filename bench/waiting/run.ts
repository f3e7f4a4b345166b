import { readFileSync, writeFileSync } from 'node:fs';
import { aimTable } from './aims.ts';
import { ablationTable, fleetTable, variationTable } from './fleets.ts';
import { manyTable } from './many.ts';
import { fill } from './markdown.ts';

/*
 * Runs the simulations and writes their tables into the README beside this file. With --quick they are small, take
 * seconds, and are only printed; with --aims only the aims are run. The exit code is 1 if an aim is missed.
 */

const isQuick = process.argv.includes('--quick');
const onlyAims = process.argv.includes('--aims');
const page = new URL('README.md', import.meta.url);

/** How often a fleet is simulated in a series: the larger it is, the more one run says. */
const runsOf = (builds: number) => (waiters: number) => {
  const runs = waiters >= 1_000 ? 2 : Math.min(1_000, builds / waiters);
  return Math.max(1, Math.round(isQuick ? runs / 50 : runs));
};

const startedMs = performance.now();
let text = readFileSync(page, 'utf8');
const publish = (name: string, table: string) => {
  text = fill(text, name, table);
  console.log(`${name}, after ${Math.round((performance.now() - startedMs) / 1_000)} s\n\n${table}\n`);
};

const { table, missed } = aimTable(runsOf(2_000));
publish('aims', table);
if (!onlyAims) {
  publish('fleets', fleetTable([1, 3, 10, 30, 100, ...(isQuick ? [] : [1_000])], runsOf(1_000)));
  publish('many', manyTable(isQuick ? 2 : 100));
  publish('ablations', ablationTable(runsOf(2_000)));
  publish('variations', variationTable(runsOf(2_000)));
}
if (!isQuick) writeFileSync(page, text);
for (const miss of missed) console.error(`Missed: ${miss}`);
process.exitCode = missed.length > 0 && !isQuick ? 1 : 0;
