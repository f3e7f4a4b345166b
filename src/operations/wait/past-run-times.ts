import { createRunTimeDistribution, type RunTimeDistribution } from '../../client/polling/run-times.ts';
import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { parseTime } from '../../model/times.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { collectList } from '../lists/collect-list.ts';
import type { TrackedBuild } from '../outputs/build-outputs.ts';

/** With this many builds of the same branch, those of other branches are not used. */
const enough = 8;
/** More past builds hardly improve the estimate. */
const used = 20;

/** Builds that ended by themselves, in the smallest response. */
const filters = { state: ['passed', 'failed'], exclude_jobs: true, exclude_pipeline: true } as const;

/**
 * The run times of finished builds of each pipeline, of the same branch if there are enough. Sends one list request per
 * organization, and takes no longer than `timeoutMs`. If a list cannot be read, the distribution is empty.
 */
export async function readPastRunTimes(
  tracked: readonly TrackedBuild[],
  timeoutMs: number,
  context: Context,
): Promise<(address: BuildAddress) => RunTimeDistribution> {
  const runTimes = new Map<string, RunTimeDistribution>();
  const { clock } = context;
  const endMs = clock.monotonic() + timeoutMs;
  for (const builds of Map.groupBy(tracked, ({ address }) => address.organization).values()) {
    const past = await readPast(builds, Math.max(0, endMs - clock.monotonic()), context);
    for (const { address, build } of builds) {
      const key = pipelineKey(address);
      if (runTimes.has(key)) continue;
      const mine = past.filter(({ url }) => url?.includes(`/pipelines/${address.pipeline}/`));
      const same = mine.filter(({ branch }) => branch === build.branch);
      runTimes.set(
        key,
        createRunTimeDistribution((same.length >= enough ? same : mine).flatMap(runTime).slice(0, used)),
      );
    }
  }
  return (address) => runTimes.get(pipelineKey(address)) ?? createRunTimeDistribution([]);
}

/** The newest finished builds of the pipeline, or of the organization if there are several pipelines. */
async function readPast(
  builds: readonly TrackedBuild[],
  timeoutMs: number,
  context: Context,
): Promise<readonly Build[]> {
  const pipelines = new Set(builds.map(({ address }) => address.pipeline));
  const [first] = builds;
  if (first === undefined) return [];
  const many = pipelines.size > 1;
  const options = { perPage: many ? 100 : 50, signal: context.signal, timeoutMs };
  const { listForOrganization, listForPipeline } = context.client.builds;
  const list = many
    ? listForOrganization(first.address, { ...filters, ...options })
    : listForPipeline(first.address, { ...filters, ...options });
  try {
    return (await collectList(list, { limit: options.perPage })).items;
  } catch (error) {
    context.signal.throwIfAborted();
    context.log.debug(`Could not read past builds: ${errorText(error)}`);
    return [];
  }
}

function pipelineKey({ organization, pipeline }: BuildAddress): string {
  return `${organization}/${pipeline}`;
}

function runTime(build: Build): number[] {
  const started = parseTime(build.started_at);
  const finished = parseTime(build.finished_at);
  return started !== null && finished !== null && finished > started ? [finished - started] : [];
}
