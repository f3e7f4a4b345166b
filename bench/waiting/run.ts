import { readFileSync, writeFileSync } from 'node:fs';
import { aimTable } from './aims.ts';
import { aloneTable, manyTable, progressTable } from './alone.ts';
import { choiceTable, fleetTable, variationTable } from './fleets.ts';
import { fill } from './markdown.ts';

/*
 * Runs the simulations and writes their tables into the README beside this file. With --quick they are small, take
 * seconds, and are only printed.
 */

const isQuick = process.argv.includes('--quick');
const page = new URL('README.md', import.meta.url);
const share = isQuick ? 0.02 : 1;
const times = (runs: number) => Math.max(1, Math.round(runs * share));

/** The larger the fleet, the more one run says. */
const runs = (waiters: number) => times(waiters >= 1_000 ? 2 : Math.min(400, 4_000 / waiters));

const tables = {
  aims: () => aimTable(times(60)),
  fleets: () => fleetTable(isQuick ? [1, 10, 30, 100] : [1, 10, 30, 100, 1_000], runs),
  alone: () => aloneTable(times(2_000)),
  progress: () => progressTable(times(2_000)),
  many: () => manyTable(times(100)),
  choice: () => choiceTable(runs),
  variations: () => variationTable(runs),
};

const startedMs = performance.now();
let text = readFileSync(page, 'utf8');
for (const [name, render] of Object.entries(tables)) {
  const table = render();
  text = fill(text, name, table);
  console.log(`${name}, after ${Math.round((performance.now() - startedMs) / 1_000)} s\n\n${table}\n`);
}
if (!isQuick) writeFileSync(page, text);
