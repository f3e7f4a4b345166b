import { createRunTimeDistribution, type RunTimeDistribution } from '../../client/polling/run-times.ts';
import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { parseTime } from '../../model/times.ts';
import type { Context } from '../operation.ts';
import type { TrackedBuild } from '../outputs/build-outputs.ts';

/** From so many on, builds of the same branch alone say more than those of all branches. */
const enough = 8;
/** More past builds hardly sharpen the picture. */
const used = 20;

/** What is asked of the past: what ended by itself, as small as can be. */
const filters = { state: ['passed', 'failed'], exclude_jobs: true, exclude_pipeline: true } as const;

/**
 * How long builds of each pipeline take, with one list request for each organization: run times of finished builds, of
 * the same branch where there are enough. All lists together take no longer than `timeoutMs`; where one cannot be had in
 * time, the distribution knows nothing.
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

/** The newest finished builds: of the one pipeline that is meant, or of the complete organization where several are. */
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
    ? listForOrganization(first.address, filters, options)
    : listForPipeline(first.address, filters, options);
  try {
    return (await list.collect({ limit: options.perPage })).items;
  } catch (error) {
    context.signal.throwIfAborted();
    context.log.debug(`Past builds could not be read: ${error instanceof Error ? error.message : ''}`);
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
