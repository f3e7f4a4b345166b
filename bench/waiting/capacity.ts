import { type PerMinute, scenarioOf } from './fleets.ts';
import { figure, renderTable } from './markdown.ts';
import { type Summary, summarize } from './summary.ts';

/** Numbers of waiters that are tried, the smallest first. */
const sizes = [5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 140, 160, 180, 200, 250, 300, 400];

/** The mean delay, in seconds, that a team still accepts. */
const acceptedDelay = 10;

/** How many waiters a limit is enough for: the largest size up to which the mean delay is accepted and nothing is refused. */
function capacityOf(perMinute: PerMinute, runs: number) {
  let largest: { readonly waiters: number; readonly summary: Summary } | null = null;
  for (const waiters of sizes) {
    const summary = summarize(scenarioOf(waiters, perMinute), runs);
    if (summary.delay >= acceptedDelay || summary.refused > 0) break;
    largest = { waiters, summary };
  }
  return largest;
}

/** The table of what each limit is enough for. */
export function capacityTable(runs: number): string {
  const rows = ([50, 200, 400] as const).map((perMinute) => {
    const found = capacityOf(perMinute, runs);
    if (found === null) return [`${perMinute}`, 'fewer than 5', '', ''];
    const { waiters, summary } = found;
    return [`${perMinute}`, `${waiters}`, figure(summary.delay), figure(summary.p95)];
  });
  return renderTable(['Limit', 'Waiters', 'mean s', 'p95 s'], rows);
}
