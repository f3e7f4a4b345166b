import type { Build } from '../../model/build.ts';
import {
  type BuildAddress,
  type OrganizationAddress,
  type PipelineAddress,
  smallResponse,
} from '../../model/requests.ts';
import { parseTime } from '../../model/times.ts';
import { ListTruncatedError } from '../errors.ts';
import type { ListBuildsOptions } from '../options.ts';
import type { Listing } from '../pagination/listing.ts';

/** The chance per millisecond that a build which has run for so long ends then. */
export type Hazard = (runMs: number) => number;

/** The median run time if there are no past builds. */
const unknownMedianMs = 240_000;

/** The minimum width of a kernel, on a logarithmic scale: equal run times are a coincidence. */
const leastSpread = 0.03;

/**
 * The hazard of a build, by the run times of past builds, of which there may be none.
 *
 * It is that of a mixture on a logarithmic scale. One log-logistic kernel stands for each past build, as wide as the distance
 * to its nearer neighbors, so that two kinds of runs (with and without a cache, for example) stay separate. One more kernel
 * of slope 1, the heavy tail, stands for everything that the past does not show: early failures, stuck builds, changed
 * pipelines. Log-logistic distributions have a closed form and a bounded hazard.
 */
export function hazardAfter(pastMs: readonly number[]): Hazard {
  const past = pastMs
    .filter((ms) => Number.isFinite(ms) && ms > 0)
    .map((ms) => Math.log(Math.max(1_000, ms)))
    .sort((a, b) => a - b);
  // Each kernel is a distribution with the median `e^center`; a logistic one of scale s has the standard deviation s·π/√3.
  const kernels = past.map((center) => ({
    center,
    slope: Math.PI / Math.sqrt(3) / spreadAround(center, past),
  }));
  kernels.push({ center: medianOf(past) ?? Math.log(unknownMedianMs), slope: 1 });
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

function medianOf(sorted: readonly number[]): number | undefined {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

/** With this many builds of the same branch, those of other branches are not used. */
const enough = 8;
/** More past builds hardly improve the estimate. */
const used = 20;

/** A build whose run time is to be estimated. */
interface BuildToEstimate {
  readonly address: BuildAddress;
  readonly branch: string | null | undefined;
}

/** Past run times are worth this much time, and no more. */
const longestMs = 5_000;

/** How past builds are read. */
interface ReadOptions {
  readonly builds: {
    listForPipeline(address: PipelineAddress, options: ListBuildsOptions): Listing<Build>;
    listForOrganization(address: OrganizationAddress, options: ListBuildsOptions): Listing<Build>;
  };
  readonly signal: AbortSignal;
  /** The time for the lists, in milliseconds; at most 5 seconds, in which the builds are not polled. */
  readonly timeoutMs: number;
  /** Called with the error if a list cannot be read. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * The run times of finished builds of each pipeline, of the same branch if there are enough. Sends one list request per
 * organization. If a list cannot be read in time, there are no past builds.
 * @throws the signal's reason.
 */
export async function readRunTimes(
  estimated: readonly BuildToEstimate[],
  options: ReadOptions,
): Promise<(address: BuildAddress) => Hazard> {
  const organizations = Map.groupBy(estimated, ({ address }) => address.organization);
  const past = (await Promise.all([...organizations.values()].map((each) => readPast(each, options)))).flat();
  const hazards = new Map<string, Hazard>();
  for (const { address, branch } of estimated) {
    const path = pipelinePath(address);
    const mine = past.filter(({ url }) => url?.includes(path));
    const same = mine.filter((build) => build.branch === branch);
    const times = (same.length >= enough ? same : mine).flatMap(runTimeOf).slice(0, used);
    if (!hazards.has(path)) hazards.set(path, hazardAfter(times));
  }
  const unknown = hazardAfter([]);
  return (address) => hazards.get(pipelinePath(address)) ?? unknown;
}

/** The newest finished builds of the pipeline, or of the organization if there are several pipelines. */
async function readPast(
  estimated: readonly BuildToEstimate[],
  { builds, signal, timeoutMs, onFailure }: ReadOptions,
): Promise<readonly Build[]> {
  const [first] = estimated.map(({ address }) => address);
  if (first === undefined) return [];
  const isMany = estimated.some(({ address }) => address.pipeline !== first.pipeline);
  const limit = isMany ? 100 : 50;
  // Builds that ended by themselves, in the smallest response.
  const filters = { state: ['passed', 'failed'], ...smallResponse } as const;
  const options = { ...filters, perPage: limit, signal, timeoutMs: Math.min(longestMs, timeoutMs) };
  const list = isMany ? builds.listForOrganization(first, options) : builds.listForPipeline(first, options);
  try {
    return await list.toArray({ limit });
  } catch (error) {
    if (error instanceof ListTruncatedError) return error.items as readonly Build[];
    signal.throwIfAborted();
    onFailure(error);
    return [];
  }
}

function pipelinePath({ organization, pipeline }: BuildAddress): string {
  return `/organizations/${organization}/pipelines/${pipeline}/`;
}

/** The run time of a finished build in milliseconds; none if the service does not say when it started or finished. */
function runTimeOf(build: Build): number[] {
  const started = parseTime(build.started_at);
  const finished = parseTime(build.finished_at);
  return started !== null && finished !== null && finished > started ? [finished - started] : [];
}
