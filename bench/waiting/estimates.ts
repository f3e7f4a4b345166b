import { restOfRun } from '../../src/client/polling/estimate.ts';
import { createSeededRandom, type Random } from '../../src/sandbox/identity.ts';
import { drawDuration, drawPast, type Load, statedLoad } from './load.ts';
import { renderTable } from './markdown.ts';

/** Builds of one shape, of which past ones are known. */
interface Shape {
  readonly name: string;
  readonly load: Omit<Load, 'waiters'>;
  /** How many past builds that passed are known. */
  readonly past: number;
}

/** The shapes of builds of this page. */
export const shapes: readonly Shape[] = [
  { name: 'the stated load', load: statedLoad, past: 20 },
  { name: 'the stated load, 8 past builds', load: statedLoad, past: 8 },
  { name: 'σ 0.1, no early or late ends', load: { ...statedLoad, sigma: 0.1, early: 0, late: 0 }, past: 20 },
  { name: 'σ 0.5', load: { ...statedLoad, sigma: 0.5 }, past: 20 },
  { name: 'no early ends, a tenth late', load: { ...statedLoad, early: 0, late: 0.1 }, past: 20 },
];

/** The least share of ends that must be inside the range. */
export const leastInside = 0.8;

/** The share of builds that end inside the range that was shown when a third of their time was over. */
export function shareInside({ load, past }: Shape, builds: number, seed = 1): number {
  const random = createSeededRandom(seed);
  const inside = Array.from({ length: builds }, () => endsInside(random, load, past)).filter(Boolean);
  return inside.length / builds;
}

function endsInside(random: Random, load: Shape['load'], past: number): boolean {
  const medianMs = load.shortestMedianMs * (load.longestMedianMs / load.shortestMedianMs) ** random();
  // Builds that end early have failed, and do not count as past builds that passed.
  const passed = { ...load, waiters: 1, early: 0 };
  const passedMs = drawPast(random, medianMs, passed).slice(0, past);
  const totalMs = drawDuration(random, medianMs, { ...load, waiters: 1 });
  const rest = restOfRun(passedMs, totalMs / 3);
  const restMs = (totalMs * 2) / 3;
  return rest !== null && rest !== 'longer' && restMs >= rest.fromMs && restMs <= rest.toMs;
}

/** The share for each shape, the lowest of three series. */
export function estimateTable(builds: number): string {
  const rows = shapes.map((shape) => {
    const least = Math.min(...[1, 2, 3].map((seed) => shareInside(shape, builds, seed)));
    return [shape.name, `${(100 * least).toFixed(1)} % (${100 * leastInside} %)`];
  });
  return renderTable(['Builds', 'end inside the range'], rows);
}
