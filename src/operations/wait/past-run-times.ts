import { createOutlook, type Outlook } from '../../client/polling/run-times.ts';
import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { parseTime } from '../../model/times.ts';
import type { Context } from '../operation.ts';
import type { HandledBuild } from '../outputs/build-outputs.ts';

/** From so many on, builds of the same branch alone say more than those of all branches. */
const enough = 8;
/** More past builds hardly sharpen the picture. */
const used = 20;

/** What is asked of the past: what ended by itself, as small as can be. */
const filters = { state: ['passed', 'failed'], exclude_jobs: true, exclude_pipeline: true } as const;

/**
 * How long builds of each pipeline take, with one list request for each organization: run times of finished builds, of
 * the same branch where there are enough. All lists together take no longer than `timeoutMs`; where one cannot be had in
 * time, the outlook knows nothing.
 */
export async function readOutlooks(
  handled: readonly HandledBuild[],
  timeoutMs: number,
  context: Context,
): Promise<(address: BuildAddress) => Outlook> {
  const outlooks = new Map<string, Outlook>();
  const { clock } = context;
  const endMs = clock.monotonic() + timeoutMs;
  for (const builds of Map.groupBy(handled, ({ address }) => address.organization).values()) {
    const past = await readPast(builds, Math.max(0, endMs - clock.monotonic()), context);
    for (const { address, build } of builds) {
      const key = pipelineKey(address);
      if (outlooks.has(key)) continue;
      const mine = past.filter(({ url }) => url?.includes(`/pipelines/${address.pipeline}/`));
      const same = mine.filter(({ branch }) => branch === build.branch);
      outlooks.set(key, createOutlook((same.length >= enough ? same : mine).flatMap(runTime).slice(0, used)));
    }
  }
  return (address) => outlooks.get(pipelineKey(address)) ?? createOutlook([]);
}

/** The newest finished builds: of the one pipeline that is meant, or of the whole organization where several are. */
async function readPast(
  builds: readonly HandledBuild[],
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
    return (await list.gather({ limit: options.perPage })).items;
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
