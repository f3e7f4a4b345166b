import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { createCall } from '../request/call.ts';
import { trySend } from '../retry/send.ts';
import { type ActionCallOptions, type SharedOptions, withDeadline } from '../retry/with-deadline.ts';
import { afterLoss } from './after-loss.ts';
import { listNewest, listRebuilds } from './find-rebuilds.ts';
import { createOrFind, snapshotBefore } from './lookup.ts';

/** Options of a rebuild, with one that only the action uses. */
export interface RebuildOptions extends Omit<ActionCallOptions, 'onSend'> {
  /**
   * Called right before each attempt, with the highest number in the pipeline, or undefined where that could
   * not be read: by it the new build can be found later. What it throws ends the call, and nothing is sent.
   */
  readonly onSend?: ((newest: number | undefined) => void | Promise<void>) | undefined;
}

/** A rebuild, and how it was created. */
export interface RebuiltBuild {
  readonly build: Build;
  /**
   * `direct`: the usual way. `recovered`: the response was lost, and the build was found as the only new one that was
   * rebuilt from the original.
   */
  readonly origin: 'direct' | 'recovered';
}

/**
 * Creates a new build from an old one, effectively once (api.md §4.3). A rebuild carries no key of ours, so the newest
 * number of the pipeline is read before; when the response is lost, the one build above it that was rebuilt from the
 * original is taken. The request is never sent again once it may have been applied.
 * @throws ClientError; OutcomeUnknownError when a lookup could not tell.
 */
export async function rebuildBuildOnce(
  context: ClientContext,
  to: BuildAddress,
  { onSend, ...options }: RebuildOptions,
): Promise<RebuiltBuild> {
  const call = createCall('builds.rebuild', to);
  const hint = `Before you rebuild it again, look for a new build of the pipeline that was rebuilt from build ${to.number}.`;
  return withDeadline(context, options, async (shared) => {
    const newest = await newestNumber(context, to, shared);
    const after = afterLoss(shared, context);
    const listNew =
      newest === undefined ? undefined : () => listRebuilds(context, { of: to, newest, options: after });
    const sending = { ...shared, onSend: () => onSend?.(newest) };
    const { value: build, origin } = await createOrFind(context, { call, sending, hint }, listNew);
    if (origin === 'direct') return { build, origin };
    context.emit({ kind: 'recovered', endpoint: 'builds.rebuild', how: origin, number: build.number });
    return { build: await completeBuild(context, to, { row: build, shared: after }), origin };
  });
}

/** The highest number so far, 0 for a pipeline without builds, or undefined where the builds cannot be listed. */
async function newestNumber(
  context: ClientContext,
  to: BuildAddress,
  shared: SharedOptions,
): Promise<number | undefined> {
  const newest = snapshotBefore(await listNewest(context, { to, perPage: 1, options: shared }));
  return newest && Math.max(0, ...newest.map((build) => build.number));
}

/** The row of the list has no jobs; it is returned where the complete build cannot be read. */
async function completeBuild(
  context: ClientContext,
  to: BuildAddress,
  { row, shared }: { row: Build; shared: SharedOptions },
): Promise<Build> {
  const read = await trySend(context, createCall('builds.get', { ...to, number: row.number }), shared);
  return read.ok ? read.value : row;
}
