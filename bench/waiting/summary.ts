import { type Scenario, simulate } from './simulate.ts';

/** Many runs of one scenario, taken together. */
export type Summary = ReturnType<typeof summarize>;

/**
 * Runs a scenario with as many seeds, counted up from its own. Delays are in seconds, over all waiters; counts are means of
 * a run, of `requests` those of one waiter; the most requests in any 60 seconds are those of any run.
 */
export function summarize(scenario: Scenario, runs: number) {
  const tallies = Array.from({ length: runs }, (_, run) =>
    simulate({ ...scenario, seed: scenario.seed + 31 * run }),
  );
  const delays = tallies.flatMap((tally) => tally.delaysMs).sort((a, b) => a - b);
  const perRun = (count: (tally: (typeof tallies)[number]) => number) => mean(tallies.map(count));
  const most = (count: (tally: (typeof tallies)[number]) => number) => Math.max(...tallies.map(count));
  return {
    delay: mean(delays) / 1_000,
    p95: (delays[Math.floor(delays.length * 0.95)] ?? 0) / 1_000,
    worst: (delays.at(-1) ?? 0) / 1_000,
    requests: perRun((tally) => tally.requests) / scenario.load.waiters,
    ownMost: most((tally) => tally.ownMost),
    allMost: most((tally) => tally.allMost),
    refused: perRun((tally) => tally.refused),
    bystandersRefused: perRun((tally) => tally.bystandersRefused),
    beforeReset: perRun((tally) => tally.beforeReset),
  };
}

/** So far apart are the seeds of two series of runs: no series is as long. */
const seriesApart = 1_000_003;

/** Three series of runs, each with seeds of its own: the spread between them is what chance does to the figures. */
export function summarizeThrice(scenario: Scenario, runs: number): readonly Summary[] {
  return [0, 1, 2].map((series) =>
    summarize({ ...scenario, seed: scenario.seed + series * seriesApart }, runs),
  );
}

/** The mean; 0 of nothing. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
