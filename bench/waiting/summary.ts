import { type Scenario, simulate } from './simulate.ts';

/** Many runs of one scenario, taken together. Delays in seconds, over all waiters; counts are means of a run. */
export interface Summary {
  readonly delay: number;
  readonly p95: number;
  /** Of one waiter. */
  readonly requests: number;
  readonly refused: number;
  /** In the worst of the runs. */
  readonly refusedMost: number;
  readonly bystandersRefused: number;
  readonly beforeReset: number;
  readonly failed: number;
}

/** Runs a scenario with as many seeds, counted up from the scenario's own. */
export function summarise(scenario: Scenario, runs: number): Summary {
  const tallies = Array.from({ length: runs }, (_, run) =>
    simulate({ ...scenario, seed: scenario.seed + 31 * run }),
  );
  const delays = tallies.flatMap((tally) => tally.delaysMs).sort((a, b) => a - b);
  const perRun = (count: (tally: (typeof tallies)[number]) => number) => mean(tallies.map(count));
  return {
    delay: mean(delays) / 1_000,
    p95: (delays[Math.floor(delays.length * 0.95)] ?? 0) / 1_000,
    requests: perRun((tally) => tally.requests) / scenario.load.waiters,
    refused: perRun((tally) => tally.refused),
    refusedMost: Math.max(...tallies.map((tally) => tally.refused)),
    bystandersRefused: perRun((tally) => tally.bystandersRefused),
    beforeReset: perRun((tally) => tally.beforeReset),
    failed: perRun((tally) => tally.failed),
  };
}

/** The mean; 0 of nothing. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
