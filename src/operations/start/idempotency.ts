import type { Build } from '../../model/build.ts';
import { type CreateBuild, type PipelineAddress, smallResponse } from '../../model/requests.ts';
import { effectiveState, isTerminal } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { isParsed } from '../inputs/parsers/parsed.ts';
import { parseFullSha } from '../inputs/parsers/words.ts';
import { collectItems } from '../lists/collect-list.ts';
import type { TrackedBuild } from '../outputs/build-outputs.ts';
import { idempotencyTag } from './build-tags.ts';

/**
 * The build that an earlier run created with the same key; null if there is none. Anyone who can create builds can set
 * such a key, so only a build of the same commit and branch is reused, and a failed one is not.
 */
export async function findEarlier(
  pipeline: PipelineAddress,
  order: {
    readonly body: CreateBuild;
    readonly idempotencyKey: string;
    readonly sendByMs?: number | undefined;
  },
  { client, signal }: Context,
): Promise<TrackedBuild | null> {
  const { body, idempotencyKey, sendByMs } = order;
  const meta_data = { [idempotencyTag]: idempotencyKey };
  const list = client.builds.listForPipeline(pipeline, { meta_data, ...smallResponse, signal, sendByMs });
  const items = await collectItems(list, { limit: 100 });
  const candidates = items.filter(
    (build) =>
      build.meta_data?.[idempotencyTag] === idempotencyKey &&
      isSameCommit(build.commit, body.commit) &&
      build.branch === body.branch &&
      !build.rebuilt_from &&
      isReusable(build),
  );
  const build = candidates.find((one) => !isTerminal(one)) ?? candidates[0];
  return build ? { address: { ...pipeline, number: build.number }, build, origin: 'reused' } : null;
}

/** The service shows full SHAs in lower case. Any other name of a commit is compared as it is. */
function isSameCommit(shown: string | null | undefined, given: string): boolean {
  const sha = parseFullSha(given, 0);
  return isParsed(sha) ? shown?.toLowerCase() === sha.value : shown === given;
}

function isReusable(build: Build): boolean {
  const state = effectiveState(build);
  return state === 'passed' || state === 'blocked' || (!isTerminal(build) && state !== 'canceling');
}
