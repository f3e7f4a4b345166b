import type { Build } from '../../model/build.ts';
import type { CreateBuild, PipelineAddress } from '../../model/requests.ts';
import { effectiveState, isTerminal } from '../../model/states.ts';
import { isParsed } from '../inputs/parsers/parsed.ts';
import { parseFullSha } from '../inputs/parsers/words.ts';
import type { Context } from '../operation.ts';
import type { TrackedBuild } from '../outputs/build-outputs.ts';

/** The meta-data under which a person's own key stands; the random key of a creation has another. */
const markName = 'kitestring-idempotency-key';

/** The meta-data of a build that is started with a person's key. */
export function idempotencyTag(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { [markName]: key };
}

/** What is to be warned of: the service resolves any other name of a commit, and shows the build under its SHA. */
export function idempotencyWarnings(key: string | undefined, commit: string): string[] {
  if (key === undefined || isParsed(parseFullSha(commit, 0))) return [];
  return [
    `Input idempotency-key knows a build of an earlier run by its commit: give a full SHA instead of ${commit}, or each run may start another build.`,
  ];
}

/**
 * The build that an earlier run started with the same key; null where there is none. Anybody who may create builds can set
 * such a key, so only a build of the same commit and branch is believed, and a failed one is no reason not to try again.
 */
export async function findEarlier(
  pipeline: PipelineAddress,
  wanted: { readonly body: CreateBuild; readonly idempotencyKey: string },
  context: Context,
): Promise<TrackedBuild | null> {
  const { body, idempotencyKey } = wanted;
  const filters = { meta_data: { [markName]: idempotencyKey }, exclude_jobs: true, exclude_pipeline: true };
  const list = context.client.builds.listForPipeline(pipeline, filters, { signal: context.signal });
  const { items } = await list.collect({ limit: 100 });
  const candidates = items.filter(
    (build) =>
      build.meta_data?.[markName] === idempotencyKey &&
      isSameCommit(build.commit, body.commit) &&
      build.branch === body.branch &&
      !build.rebuilt_from &&
      isWorthwhile(build),
  );
  const build = candidates.find((one) => !isTerminal(one)) ?? candidates[0];
  return build ? { address: { ...pipeline, number: build.number }, build, origin: 'attached' } : null;
}

/** The service shows a full SHA in small letters, however it was given; any other name of a commit counts as it stands. */
function isSameCommit(shown: string | null | undefined, given: string): boolean {
  const sha = parseFullSha(given, 0);
  return isParsed(sha) ? shown?.toLowerCase() === sha.value : shown === given;
}

function isWorthwhile(build: Build): boolean {
  const state = effectiveState(build);
  return state === 'passed' || state === 'blocked' || (!isTerminal(build) && state !== 'canceling');
}
