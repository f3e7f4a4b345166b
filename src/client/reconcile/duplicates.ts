import type { Build } from '../../model/build.ts';
import type { BuildAddress, PipelineAddress } from '../../model/requests.ts';
import { isOver } from '../../model/states.ts';
import type { ClientContext } from '../context.ts';
import { ClientError } from '../errors.ts';
import { createCall } from '../request/call.ts';
import { send } from '../retry/send.ts';
import type { SharedOptions } from '../retry/with-deadline.ts';
import { cancelBuild } from './cancel-build.ts';
import { findByKey } from './idempotency-key.ts';

/** What became of the builds that one call created. */
export interface CanceledDuplicates {
  /** The build that is kept; null when the list shows none. */
  readonly winner: Build | null;
  /** The numbers of the others that were canceled. */
  readonly canceled: readonly number[];
  /** The numbers of the others that could not be. */
  readonly left: readonly number[];
  /** The others that had run to their end before. */
  readonly ended: readonly Build[];
  /** How many there are, with those that were canceled or had ended before. */
  readonly seen: number;
}

/** States in which a build will not run any further. */
const overOrEnding: readonly string[] = ['canceled', 'canceling', 'skipped'];

/** The builds of one key. */
interface Duplicates {
  readonly to: PipelineAddress;
  readonly key: string;
  /** The build to keep, unless it is canceled. */
  readonly keep?: number | undefined;
  /** A build that is known to be one of them: the list may not show it yet. */
  readonly known?: number | undefined;
  readonly shared: SharedOptions;
}

/**
 * Cancels all builds with one key but the one that is kept. They carry our random key, so they are ours to cancel.
 * @throws ClientError when the builds cannot be listed, or the known one cannot be read.
 */
export async function cancelDuplicates(
  context: ClientContext,
  { to, key, keep, known = keep, shared }: Duplicates,
): Promise<CanceledDuplicates> {
  const listed = await findByKey(context, { to, key, options: shared });
  const isListed = known === undefined || listed.some(({ number }) => number === known);
  const unlisted = isListed ? [] : [await readBuild(context, { ...to, number: known }, shared)];
  const builds = [...listed, ...unlisted].toSorted((a, b) => a.number - b.number);
  const named = builds.find(({ number, state }) => number === keep && !overOrEnding.includes(state));
  const kept = named ?? chooseBuildToKeep(builds);
  const canceled: number[] = [];
  const left: number[] = [];
  const ended = builds.filter((build) => build !== kept && hasRun(build));
  for (const { number } of builds.filter((build) => build !== kept && !isEndingOrOver(build))) {
    const result = await cancelDuplicate(context, { to: { ...to, number }, shared });
    if (typeof result === 'object') {
      ended.push(result);
      continue;
    }
    (result ? canceled : left).push(number);
    context.emit({ kind: 'duplicate', number, canceled: result });
  }
  return { winner: kept, canceled, left, ended, seen: builds.length };
}

function readBuild(context: ClientContext, to: BuildAddress, shared: SharedOptions): Promise<Build> {
  return send(context, createCall('builds.get', to), shared);
}

/** The first build that is neither canceled nor skipped, else the first. The builds are in the order of their numbers. */
export function chooseBuildToKeep(builds: readonly Build[]): Build | null {
  return builds.find((build) => !overOrEnding.includes(build.state)) ?? builds[0] ?? null;
}

function isEndingOrOver(build: Build): boolean {
  return overOrEnding.includes(build.state) || isOver(build);
}

/** True for a build that has run to its end. */
function hasRun(build: Build): boolean {
  return isOver(build) && !overOrEnding.includes(build.state);
}

/** Whether it is canceled; the build if it has run to its end, although the list does not show that. */
async function cancelDuplicate(
  context: ClientContext,
  { to, shared }: { to: BuildAddress; shared: SharedOptions },
): Promise<boolean | Build> {
  let refused: Build | undefined;
  const onRefused = (build: Build) => {
    refused = build;
  };
  try {
    await cancelBuild(context, to, { ...shared, onRefused });
    return true;
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    return refused !== undefined && hasRun(refused) ? refused : false;
  }
}
