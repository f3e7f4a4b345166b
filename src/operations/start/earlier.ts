import type { Build } from '../../model/build.ts';
import {
  type BuildFilters,
  type CreateBuild,
  type PipelineAddress,
  smallResponse,
} from '../../model/requests.ts';
import { effectiveState, isTerminal } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { endingAt } from '../context/time-to-wait.ts';
import { isParsed } from '../inputs/parsers/parsed.ts';
import { parseFullSha } from '../inputs/parsers/words.ts';
import { collectItems } from '../lists/collect-list.ts';
import { nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';
import { idempotencyTag } from './tags.ts';

/** A build that an earlier run created with the same key, or the newest rebuild of it. */
export interface EarlierBuild extends TrackedBuild {
  /** The build with the key. */
  readonly original: Build;
}

/** The builds that earlier runs created with the same key, each as its newest rebuild. */
export interface EarlierBuilds {
  /** The one to reuse: it is active or has passed; null if there is none. */
  readonly reusable: EarlierBuild | null;
  /** Those that have failed, the latest first. */
  readonly failed: readonly EarlierBuild[];
  /** The latest of the others: it was canceled, or never ran. */
  readonly canceled?: EarlierBuild | undefined;
}

/**
 * The builds that earlier runs created with the same key. Anyone who can create builds can set such a key, so only builds
 * of the same commit and branch count. A rebuild has no key: unless one of these builds can be reused, rebuilds are looked
 * for among the latest builds of the commit and branch.
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
  const list = async (filters: BuildFilters) => {
    const options = { ...filters, ...smallResponse, signal, ...endingAt(sendByMs) };
    const items = await collectItems(client.builds.listForPipeline(pipeline, options), { limit: 100 });
    return items.filter(({ commit, branch }) => isSameCommit(commit, body.commit) && branch === body.branch);
  };
  const isOriginal = (build: Build) =>
    build.meta_data?.[idempotencyTag] === idempotencyKey && !build.rebuilt_from;
  const track = ({ original, build }: { readonly original: Build; readonly build: Build }) => ({
    address: { ...pipeline, number: build.number },
    build,
    original,
    origin: 'reused' as const,
  });
  const judge = (originals: readonly Build[], others: readonly Build[]): EarlierBuilds => {
    const latest = originals.map((original) => ({ original, build: newestOf(original, others) }));
    const candidates = latest.filter(({ build }) => isReusable(build));
    const one = candidates.find(({ build }) => !isTerminal(build)) ?? candidates[0];
    const ended = latest
      .filter(({ build }) => !isReusable(build))
      .sort((a, b) => b.build.number - a.build.number);
    const isFailed = ({ build }: { readonly build: Build }) => effectiveState(build) === 'failed';
    const canceled = ended.find((each) => !isFailed(each));
    return {
      reusable: one ? track(one) : null,
      failed: ended.filter(isFailed).map(track),
      canceled: canceled && track(canceled),
    };
  };
  const keyed = await list({ meta_data: { [idempotencyTag]: idempotencyKey } });
  const originals = keyed.filter(isOriginal);
  const found = judge(originals, keyed);
  const [{ commit = null } = {}] = originals;
  if (found.reusable !== null || commit === null) return found;
  return judge(originals, await list({ commit, branch: body.branch }));
}

/** The build, or the newest build that was made from it by rebuilds. */
function newestOf(original: Build, others: readonly Build[]): Build {
  const chain = [original];
  for (const build of others.toSorted((a, b) => a.number - b.number))
    if (chain.some(({ number }) => number === build.rebuilt_from?.number)) chain.push(build);
  return chain.at(-1) ?? original;
}

/** `acme/web #2, a rebuild of #1`, or only its name. */
export function nameEarlier({ address, build, original }: EarlierBuild): string {
  return `${nameBuild(address)}${build.number === original.number ? '' : `, a rebuild of #${original.number}`}`;
}

/** The service shows full SHAs in lower case. Any other name of a commit is compared as it is. */
function isSameCommit(shown: string | null | undefined, given: string): boolean {
  const sha = parseFullSha(given, 0);
  return isParsed(sha) ? shown?.toLowerCase() === sha.value : shown === given;
}

/** True for a build that makes a new one unnecessary: it is active, blocked, or has passed. */
export function isReusable(build: Build): boolean {
  const state = effectiveState(build);
  return state === 'passed' || state === 'blocked' || (!isTerminal(build) && state !== 'canceling');
}

/** Where a build comes from that has the key of the step, or that of its input. */
export function describeEarlierRun(isKeyOfStep: boolean): string {
  return isKeyOfStep ? 'an earlier attempt of this step' : 'an earlier run with the same idempotency-key';
}
