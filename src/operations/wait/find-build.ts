import type { PipelineAddress } from '../../model/requests.ts';
import { chooseMatching } from '../lists/matching-builds.ts';
import type { Context } from '../operation.ts';
import type { TrackedBuild } from '../outputs/build-outputs.ts';

/** Which build to find, and how long to wait until there is one. */
export interface BuildQuery {
  readonly pipeline: PipelineAddress;
  /** A full SHA: the service's filter matches no others. */
  readonly commit: string;
  /** Any branch, where undefined. */
  readonly branch: string | undefined;
  readonly timeoutMs: number;
}

/** A build that was looked for did not appear in time. */
export class MissingBuildError extends Error {
  override readonly name = 'MissingBuildError';
  readonly hint = 'See that the pipeline builds this branch; appear-timeout waits longer for it.';
}

/** Between two looks: soon at first, then at leisure. */
const pausesMs = [3_000, 5_000, 8_000, 13_000, 20_000] as const;

/** The build of a commit with the highest number; waits until there is one. @throws MissingBuildError when there is none in time. */
export async function findBuild(sought: BuildQuery, context: Context): Promise<TrackedBuild> {
  const { clock, random, signal, log } = context;
  const untilMs = clock.monotonic() + sought.timeoutMs;
  for (let looks = 0; ; looks++) {
    const found = await lookFor(sought, context);
    if (found !== null) return found;
    const pauseMs = (pausesMs[looks] ?? 20_000) * (0.85 + 0.3 * random());
    const leftMs = untilMs - clock.monotonic();
    if (leftMs <= 0) throw missing(sought);
    if (looks === 0) log.info(`No build of ${sought.commit} yet; waiting for one to appear.`);
    await clock.sleep(Math.min(pauseMs, leftMs), signal);
  }
}

async function lookFor(
  { pipeline, commit, branch }: BuildQuery,
  context: Context,
): Promise<TrackedBuild | null> {
  const filters = { commit, ...(branch === undefined ? {} : { branch }) };
  const list = context.client.builds.listForPipeline(
    pipeline,
    { ...filters, exclude_jobs: true, exclude_pipeline: true },
    { signal: context.signal },
  );
  const { items } = await list.collect({ limit: 100 });
  const { builds } = chooseMatching(items, filters);
  const build = builds.reduce((best, one) => (one.number > (best?.number ?? 0) ? one : best), builds[0]);
  return build === undefined ? null : { address: { ...pipeline, number: build.number }, build };
}

function missing({ pipeline, commit, branch }: BuildQuery): MissingBuildError {
  const on = branch === undefined ? '' : ` on branch ${branch}`;
  return new MissingBuildError(
    `No build of ${commit}${on} appeared in ${pipeline.organization}/${pipeline.pipeline}.`,
  );
}
