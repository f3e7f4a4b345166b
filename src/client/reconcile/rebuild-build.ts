import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { type CallOptions, type SharedOptions, withDeadline } from '../options.ts';
import { createCall } from '../request/call.ts';
import { trySend } from '../retry/send.ts';
import { listNewest, listRebuilds } from './find-rebuilds.ts';
import { type LookupResult, lookUp } from './lookup.ts';
import { describeUnknown } from './outcome-unknown.ts';
import { snapshotBefore } from './snapshot.ts';

/** How a build is to be made anew. */
export interface RebuildOptions extends CallOptions {
  /**
   * Called right before the request is sent, with the highest number in the pipeline, or undefined where that could
   * not be read. Whoever saves it can find the new build. What it throws ends the call, and nothing is sent.
   */
  readonly onSend?: ((newest: number | undefined) => void) | undefined;
}

/** A rebuild, and how it came about. */
export interface RebuiltBuild {
  readonly build: Build;
  /** `adopted`: the answer was lost, and the build was found as the only new one that was made from the original. */
  readonly origin: 'answered' | 'adopted';
}

/**
 * Makes a new build from an old one, effectively once (api.md §4.3). A rebuild carries no key of ours, so the newest
 * number of the pipeline is noted before; when the answer is lost, the one build above it that says it was made from
 * the original is adopted. The request is never sent again once it may have been applied.
 * @throws ClientError; OutcomeUnknownError when looking did not tell.
 */
export async function rebuildBuildOnce(
  context: ClientContext,
  to: BuildAddress,
  options: RebuildOptions,
): Promise<RebuiltBuild> {
  const call = createCall('builds.rebuild', to);
  return withDeadline(context, call, options, async (shared) => {
    const newest = await newestNumber(context, to, shared);
    options.onSend?.(newest);
    const sent = await trySend(context, call, shared);
    if (sent.ok) return { build: sent.value, origin: 'answered' };
    const { error } = sent;
    if (!sent.mayHaveBeenApplied) throw error;

    const seen =
      newest === undefined
        ? undefined
        : await lookUp(context, shared, { error, look: () => lookAbove(context, { to, newest, shared }) });
    if (seen?.kind === 'found') {
      context.emit({
        kind: 'recovered',
        endpoint: 'builds.rebuild',
        how: 'adopted',
        number: seen.value.number,
      });
      return { build: await wholeBuild(context, to, { row: seen.value, shared }), origin: 'adopted' };
    }
    throw describeUnknown(call, {
      error,
      hint: `Before it is rebuilt again, look for a new build of the pipeline that was rebuilt from build ${to.number}.`,
    });
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

async function lookAbove(
  context: ClientContext,
  { to, newest, shared }: { to: BuildAddress; newest: number; shared: SharedOptions },
): Promise<LookupResult<Build>> {
  const listed = await listRebuilds(context, { of: to, newest, options: shared });
  if (!listed.ok) return { kind: 'blind', error: listed.error };
  const [build, ...others] = listed.value;
  if (build === undefined) return { kind: 'absent' };
  return others.length > 0 ? { kind: 'unclear' } : { kind: 'found', value: build };
}

/** The row of the list comes without jobs; it will do where the whole cannot be had. */
async function wholeBuild(
  context: ClientContext,
  to: BuildAddress,
  { row, shared }: { row: Build; shared: SharedOptions },
): Promise<Build> {
  const whole = await trySend(context, createCall('builds.get', { ...to, number: row.number }), shared);
  return whole.ok ? whole.value : row;
}
