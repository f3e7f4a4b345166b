import type { Random } from '../../src/sandbox/identity.ts';

/** What kind of builds are waited for, and how they come. */
export interface Load {
  readonly waiters: number;
  /** Pipelines differ: the median run time of each is uniform between these on the scale of logarithms. */
  readonly shortestMedianMs: number;
  readonly longestMedianMs: number;
  /** How much the builds of one pipeline differ: the standard deviation of the logarithm of the run time. */
  readonly sigma: number;
  /** Shares of builds that fail at 5 to 80 % of their time, and that take 1.5 to 3 times as long. */
  readonly early: number;
  readonly late: number;
  /** The builds start, evenly at random, within this time. */
  readonly arrivalMs: number;
}

/** The load under which the aims are stated. */
export const statedLoad: Omit<Load, 'waiters'> = {
  shortestMedianMs: 2 * 60_000,
  longestMedianMs: 40 * 60_000,
  sigma: 0.2,
  early: 0.1,
  late: 0.05,
  arrivalMs: 10 * 60_000,
};

/** One build to wait for. */
export interface Run {
  readonly startMs: number;
  readonly endMs: number;
  /** The run times of earlier builds of its pipeline. */
  readonly pastMs: readonly number[];
}

/** Draws a build and its pipeline's past. */
export function drawRun(random: Random, load: Load): Run {
  const medianMs = load.shortestMedianMs * (load.longestMedianMs / load.shortestMedianMs) ** random();
  const pastMs = drawPast(random, medianMs, load);
  const startMs = random() * load.arrivalMs;
  return { startMs, endMs: startMs + drawDuration(random, medianMs, load), pastMs };
}

/** The run times of the past builds of a pipeline that are known. */
export function drawPast(random: Random, medianMs: number, load: Load): readonly number[] {
  return Array.from({ length: 20 }, () => drawDuration(random, medianMs, load));
}

/** The run time of one build of a pipeline with this median. */
export function drawDuration(random: Random, medianMs: number, load: Load): number {
  const { sigma, early, late } = load;
  const fullMs = medianMs * Math.exp(sigma * normal(random));
  const fate = random();
  if (fate < early) return fullMs * (0.05 + 0.75 * random());
  if (fate < early + late) return fullMs * (1.5 + 1.5 * random());
  return fullMs;
}

/** Standard normal (Box and Muller). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** The time to the next event of a Poisson process. */
export function exponential(random: Random, meanMs: number): number {
  return -Math.log(1 - random()) * meanMs;
}
