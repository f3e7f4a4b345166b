import type { Build } from '../../model/build.ts';
import type { PipelineAddress } from '../../model/requests.ts';
import { isOver } from '../../model/states.ts';
import type { ClientContext } from '../context.ts';
import { ClientError } from '../errors.ts';
import type { SharedOptions } from '../options.ts';
import { cancelBuild } from './cancel-build.ts';
import { findByKey } from './keyed-builds.ts';

/** What is left when the builds that came of one intent have been sorted out. */
export interface CanceledDuplicates {
  /** The build that counts; null when none can be seen. */
  readonly winner: Build | null;
  /** The numbers of the others that were canceled. */
  readonly canceled: readonly number[];
  /** The numbers of the others that could not be. */
  readonly left: readonly number[];
}

/** States in which a build will not run any further. */
const overOrEnding: readonly string[] = ['canceled', 'canceling', 'skipped'];

/**
 * Sees to it that of the builds with one key at most one lives , the winner. The others carry our random key, so they
 * are ours to cancel.
 * @throws ClientError when the builds cannot be listed.
 */
export async function cancelDuplicates(
  context: ClientContext,
  { to, key, shared }: { to: PipelineAddress; key: string; shared: SharedOptions },
): Promise<CanceledDuplicates> {
  const twins = await findByKey(context, { to, key, options: shared });
  const winner = chooseBuildToKeep(twins);
  const canceled: number[] = [];
  const left: number[] = [];
  for (const { number } of twins.filter((build) => build !== winner && !isEndingOrOver(build))) {
    const gone = await cancelTwin(context, { to: { ...to, number }, shared });
    (gone ? canceled : left).push(number);
    context.emit({ kind: 'twin', number, canceled: gone });
  }
  return { winner, canceled, left };
}

/** Of builds in the order of their numbers the first that is neither canceled nor skipped, else the first. */
export function chooseBuildToKeep(twins: readonly Build[]): Build | null {
  return twins.find((build) => !overOrEnding.includes(build.state)) ?? twins[0] ?? null;
}

function isEndingOrOver(build: Build): boolean {
  return overOrEnding.includes(build.state) || isOver(build);
}

async function cancelTwin(
  context: ClientContext,
  { to, shared }: { to: PipelineAddress & { number: number }; shared: SharedOptions },
): Promise<boolean> {
  try {
    await cancelBuild(context, to, shared);
    return true;
  } catch (error) {
    if (error instanceof ClientError) return false;
    throw error;
  }
}
