import type { Build } from '../../model/build.ts';
import { type CreateBuild, type PipelineAddress, smallResponse } from '../../model/requests.ts';
import { effectiveState, isTerminal } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { isParsed } from '../inputs/parsers/parsed.ts';
import { parseFullSha } from '../inputs/parsers/words.ts';
import { collectItems } from '../lists/collect-list.ts';
import type { TrackedBuild } from '../outputs/build-outputs.ts';
import { idempotencyTag } from './build-tags.ts';

/** The builds that earlier runs created with the same key. */
export interface EarlierBuilds {
  /** The one to reuse: it is active or has passed; null if there is none. */
  readonly reusable: TrackedBuild | null;
  /** Those that have failed, the latest first. */
  readonly failed: readonly TrackedBuild[];
}

/**
 * The builds that earlier runs created with the same key. Anyone who can create builds can set such a key, so only builds
 * of the same commit and branch count.
 */
export async function findEarlier(
  pipeline: PipelineAddress,
  order: {
    readonly body: CreateBuild;
    readonly idempotencyKey: string;
    readonly sendByMs?: number | undefined;
  },
  { client, signal }: Context,
): Promise<EarlierBuilds> {
  const { body, idempotencyKey, sendByMs } = order;
  const meta_data = { [idempotencyTag]: idempotencyKey };
  const list = client.builds.listForPipeline(pipeline, { meta_data, ...smallResponse, signal, sendByMs });
  const items = await collectItems(list, { limit: 100 });
  const earlier = items.filter(
    (build) =>
      build.meta_data?.[idempotencyTag] === idempotencyKey &&
      isSameCommit(build.commit, body.commit) &&
      build.branch === body.branch &&
      !build.rebuilt_from,
  );
  const track = (build: Build) => ({
    address: { ...pipeline, number: build.number },
    build,
    origin: 'reused' as const,
  });
  const candidates = earlier.filter(isReusable);
  const build = candidates.find((one) => !isTerminal(one)) ?? candidates[0];
  const failed = earlier
    .filter((one) => effectiveState(one) === 'failed')
    .sort((a, b) => b.number - a.number);
  return { reusable: build ? track(build) : null, failed: failed.map(track) };
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
