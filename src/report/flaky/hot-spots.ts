import type { FlakyTestReport } from './test-report.ts';

/** A file or a scope, and how much of a suite's flakiness is in it. */
export interface HotSpot {
  readonly name: string;
  readonly tests: number;
  readonly instances: number;
}

/** How few tests make up most of the flakiness. */
export interface Concentration {
  readonly tests: number;
  /** Of all instances, the part that these tests make up: 0.8 or more. */
  readonly share: number;
  readonly instances: number;
}

const concentratedShare = 0.8;

/** The files or scopes of these tests, those with the most instances first. Tests without one are left out. */
export function findHotSpots(tests: readonly FlakyTestReport[], by: 'file' | 'scope'): HotSpot[] {
  const groups = Map.groupBy(
    tests.filter((test) => test[by]),
    (test) => test[by] ?? '',
  );
  const spots = [...groups].map(([name, group]) => ({
    name,
    tests: group.length,
    instances: group.reduce((sum, test) => sum + (test.instances ?? 0), 0),
  }));
  return spots.sort((a, b) => b.instances - a.instances || b.tests - a.tests || (a.name < b.name ? -1 : 1));
}

/** How few tests make up 80% of all instances, or more; null where there are no instances. */
export function findConcentration(tests: readonly FlakyTestReport[]): Concentration | null {
  const counts = tests.map((test) => test.instances ?? 0).sort((a, b) => b - a);
  const instances = counts.reduce((sum, number) => sum + number, 0);
  if (instances === 0) return null;
  let reached = 0;
  let taken = 0;
  while (reached < concentratedShare * instances) reached += counts[taken++] ?? 0;
  return { tests: taken, share: reached / instances, instances };
}
