import type { Build } from '../../model/build.ts';
import { nameBuild } from '../../model/build-address.ts';
import {
  type BuildFilters,
  type CreateBuild,
  type PipelineAddress,
  smallResponse,
} from '../../model/requests.ts';
import { effectiveState, isTerminal } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import type { CallLimits } from '../context/time-to-wait.ts';
import type { StepBuild } from '../end/step-build.ts';
import { collectItems } from '../lists/read-list.ts';

/** The meta-data that holds the input `idempotency-key`. The random key of each creation has another name. */
export const idempotencyTag = 'kitestring-idempotency-key';

/** A build that an earlier run created with the same key, or the newest rebuild of it. */
export interface EarlierBuild extends StepBuild {
  /** The build with the key. */
  readonly original: Build;
}

/**
 * The builds that earlier runs created with the same key, each as its newest rebuild, the latest first. Anyone who can
 * create builds can set such a key, so only builds of the same commit and branch count. A rebuild has no key: unless one of
 * these builds can be reused, rebuilds are looked for among the latest builds of the commit and branch.
 */
export async function findEarlier(
  pipeline: PipelineAddress,
  { body, key, until }: CallLimits & { readonly body: CreateBuild; readonly key: string },
  { client, signal }: Context,
): Promise<readonly EarlierBuild[]> {
  const list = async (filters: BuildFilters) => {
    const options = { ...filters, ...smallResponse, signal, until };
    const items = await collectItems(client.builds.listForPipeline(pipeline, options), { limit: 100 });
    // The service shows SHAs in lower case.
    const isSame = (commit?: string | null) => commit?.toLowerCase() === body.commit.toLowerCase();
    return items.filter(({ commit, branch }) => isSame(commit) && branch === body.branch);
  };
  const keyed = await list({ meta_data: { [idempotencyTag]: key } });
  const originals = keyed.filter(
    ({ meta_data, rebuilt_from }) => meta_data?.[idempotencyTag] === key && !rebuilt_from,
  );
  const trackAll = (others: readonly Build[]): EarlierBuild[] =>
    originals
      .map((original) => ({ original, build: newestOf(original, others), origin: 'reused' as const }))
      .map((one) => ({ ...one, address: { ...pipeline, number: one.build.number } }))
      .sort((a, b) => b.build.number - a.build.number);
  const found = trackAll(keyed);
  const [{ commit = null } = {}] = originals;
  if (found.some(({ build }) => isReusable(build)) || commit === null) return found;
  return trackAll(await list({ commit, branch: body.branch }));
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

/** True for a build that makes a new one unnecessary: it is active, blocked, or has passed. */
export function isReusable(build: Build): boolean {
  const state = effectiveState(build);
  return state === 'passed' || state === 'blocked' || (!isTerminal(build) && state !== 'canceling');
}

/** Of these builds the one to reuse: one that is active, or else the latest. If there is none, the latest that has failed. */
export function chooseEarlier(found: readonly EarlierBuild[]) {
  const reusable = found.filter(({ build }) => isReusable(build));
  return {
    reusable: reusable.find(({ build }) => !isTerminal(build)) ?? reusable[0],
    failed: found.find(({ build }) => effectiveState(build) === 'failed'),
  };
}
