import type { Build } from '../../model/build.ts';
import { smallResponse } from '../../model/requests.ts';
import { parseTime } from '../../model/times.ts';
import { ListTruncatedError } from '../errors.ts';
import type { ListBuildsOptions } from '../options.ts';
import type { Listing } from '../pagination/listing.ts';

/** The chance per millisecond that a build which has run for so long ends then. */
export type Hazard = (runMs: number) => number;

/** The median run time if there are no past builds, on a logarithmic scale. */
const unknownMedian = Math.log(240_000);

/** The minimum width of a kernel, on a logarithmic scale: equal run times are a coincidence. */
const leastSpread = 0.03;

/**
 * The hazard of a build, by the run times of past builds, of which there may be none.
 *
 * The model is a mixture on a logarithmic scale. One log-logistic kernel stands for each past build, as wide as the distance
 * to its nearer neighbors, so that two kinds of runs (with and without a cache, for example) stay separate. One more kernel
 * of slope 1, the heavy tail, stands for everything that the past does not show: early failures, stuck builds, changed
 * pipelines. Log-logistic distributions have a closed form and a bounded hazard.
 */
export function hazardAfter(pastMs: readonly number[]): Hazard {
  const past = pastMs.map((ms) => Math.log(Math.max(1_000, ms))).sort((a, b) => a - b);
  // Each kernel is a distribution with the median `e^center`; a logistic one of scale s has the standard deviation s·π/√3.
  const kernels = past.map((center) => ({
    center,
    slope: Math.PI / Math.sqrt(3) / spreadAround(center, past),
  }));
  const [lower = unknownMedian, upper = unknownMedian] = [(past.length - 1) / 2, past.length / 2].map(
    (index) => past[Math.floor(index)],
  );
  kernels.push({ center: (lower + upper) / 2, slope: 1 });
  return (runMs) => {
    const ranMs = Math.max(1, runMs);
    const position = Math.log(ranMs);
    let density = 0;
    let survival = 0;
    for (const { center, slope } of kernels) {
      const ended = 1 / (1 + Math.exp(slope * (center - position)));
      density += (slope * ended * (1 - ended)) / ranMs;
      survival += 1 - ended;
    }
    return density / survival;
  };
}

/** The distance to the neighbor at the first quartile of all distances. */
function spreadAround(center: number, past: readonly number[]): number {
  const distances = past.map((other) => Math.abs(other - center)).sort((a, b) => a - b);
  const neighbor = Math.min(past.length - 1, Math.max(1, Math.round(past.length / 4)));
  return Math.max(leastSpread, distances[neighbor] ?? 0);
}

/** With this many builds of the same branch, those of other branches are not used. */
const enough = 8;
/** More past builds hardly improve the estimate. */
const used = 20;
/** The number of builds that are read at once. */
const limit = 50;

/** What the past builds of a pipeline say about a build. */
export interface PastRuns {
  readonly hazard: Hazard;
  /** The run times of those that passed, in milliseconds. */
  readonly passedMs: readonly number[];
}

/**
 * The newest finished builds of a pipeline, of the same branch if there are enough. They are read with one list of builds that
 * ended by themselves. @throws what the list throws.
 */
export async function readPastRuns(
  list: (options: ListBuildsOptions) => Listing<Build>,
  branch: string | null | undefined,
): Promise<PastRuns> {
  const past = await list({ state: ['passed', 'failed'], ...smallResponse, perPage: limit })
    .toArray({ limit })
    .catch((error: unknown) => {
      if (error instanceof ListTruncatedError) return error.items as readonly Build[];
      throw error;
    });
  const same = past.filter((build) => build.branch === branch);
  const alike = same.length >= enough ? same : past;
  return {
    hazard: hazardAfter(alike.flatMap(runTimeOf).slice(0, used)),
    passedMs: alike
      .filter(({ state }) => state === 'passed')
      .flatMap(runTimeOf)
      .slice(0, used),
  };
}

/** The run time of a finished build in milliseconds; none if the service does not say when it started or finished. */
function runTimeOf(build: Build): number[] {
  const started = parseTime(build.started_at);
  const finished = parseTime(build.finished_at);
  return started !== null && finished !== null && finished > started ? [finished - started] : [];
}
