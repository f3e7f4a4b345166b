import { type Tuning, tuning } from './tuning.ts';

/** What the past says of how long a build of some pipeline runs: a distribution of run times. */
export interface RunTimeDistribution {
  /** The middle of the past run times; an assumption where there are none. */
  readonly medianMs: number;
  /** The chance that a build runs longer than this. */
  survival(runMs: number): number;
  /** The chance per millisecond that a build which has run this long ends now. */
  hazard(runMs: number): number;
}

/** A log-logistic distribution: `share` of all builds take about `e^center` ms; the greater the slope, the nearer to it. */
interface Kernel {
  readonly share: number;
  readonly center: number;
  readonly slope: number;
}

/** More past builds than this are not worth reading. */
const mostBuilds = 100;

/**
 * A distribution from the run times of past builds of the same kind, newest first; none is fine.
 *
 * It is a mixture on the scale of logarithms: one log-logistic kernel for each past build, as wide as the distance to
 * its nearer neighbours, so that two kinds of runs (with and without a cache, say) stay two; and one of slope 1, the
 * heavy tail, for all that the past does not show: early failures, stuck builds, changed pipelines. Without history the
 * tail is all there is. Log-logistics have a closed form and a hazard that never explodes.
 */
export function createRunTimeDistribution(
  pastMs: readonly number[],
  numbers: Tuning = tuning,
): RunTimeDistribution {
  const past = pastMs
    .slice(0, mostBuilds)
    .filter((ms) => Number.isFinite(ms) && ms > 0)
    .map((ms) => Math.log(Math.max(1_000, ms)))
    .sort((a, b) => a - b);
  const middle = medianOf(past) ?? Math.log(numbers.unknownMedianMs);
  const doubt = numbers.doubt / (numbers.doubt + past.length);
  const kernels: Kernel[] = past.map((center) => ({
    center,
    share: (1 - doubt) / past.length,
    // A logistic distribution of scale s has the standard deviation s·π/√3.
    slope: Math.PI / Math.sqrt(3) / spreadAround(center, past, numbers),
  }));
  kernels.push({ center: middle, share: doubt, slope: 1 });
  return {
    medianMs: Math.exp(middle),
    survival: (runMs) => weigh(kernels, runMs).survival,
    hazard: (runMs) => {
      const { density, survival } = weigh(kernels, runMs);
      return density / survival;
    },
  };
}

function weigh(kernels: readonly Kernel[], runMs: number): { density: number; survival: number } {
  const ms = Math.max(1, runMs);
  const position = Math.log(ms);
  let density = 0;
  let survival = 0;
  for (const { share, center, slope } of kernels) {
    const ended = 1 / (1 + Math.exp(slope * (center - position)));
    density += (share * slope * ended * (1 - ended)) / ms;
    survival += share * (1 - ended);
  }
  return { density, survival };
}

/** The distance to the neighbour at a quarter of all, but never nothing: equal run times are a coincidence. */
function spreadAround(center: number, past: readonly number[], numbers: Tuning): number {
  const floor = numbers.leastSpread + numbers.fewBuildsSpread / past.length;
  const distances = past.map((other) => Math.abs(other - center)).sort((a, b) => a - b);
  const neighbour = Math.min(past.length - 1, Math.max(1, Math.round(past.length / 4)));
  return Math.max(floor, distances[neighbour] ?? 0);
}

function medianOf(sorted: readonly number[]): number | undefined {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}
