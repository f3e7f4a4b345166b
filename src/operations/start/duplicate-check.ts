import { buildKeyName } from '../../client/index.ts';
import type { Context } from '../operation.ts';
import { nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';

/** A request that was thought lost may still be carried out for so long. */
const pauseMs = 30_000;

/** How often it is looked again where that could not be done, or where a twin could not be canceled. */
const mostLooks = 3;

/** Looks once more for twins of builds whose creation was in doubt: of one intent, one build may live. */
export interface DuplicateCheck {
  /**
   * Looks where it is due: half a minute after the creation, and again where that did not settle it. Where another
   * build than ours is the one to keep, it takes its place.
   */
  readonly look: (tracked: readonly TrackedBuild[]) => Promise<readonly TrackedBuild[]>;
  /** The same for a step that is about to end, which waits until it is due. */
  readonly conclude: (tracked: readonly TrackedBuild[]) => Promise<readonly TrackedBuild[]>;
}

/** A review for builds that were just started; undefined where no creation was in doubt. */
export function createDuplicateCheck(
  started: readonly TrackedBuild[],
  context: Context,
): DuplicateCheck | undefined {
  const { clock, log, signal } = context;
  const doubtful = new Map(
    started.flatMap(({ duplicateKey }, index) =>
      duplicateKey === undefined ? [] : [[index, duplicateKey] as const],
    ),
  );
  if (doubtful.size === 0) return undefined;
  let dueMs = clock.monotonic() + pauseMs;
  let looks = 0;

  const look: DuplicateCheck['look'] = async (tracked) => {
    if (doubtful.size === 0 || looks >= mostLooks || clock.monotonic() < dueMs) return tracked;
    looks += 1;
    dueMs = clock.monotonic() + pauseMs;
    return Promise.all(
      tracked.map(async (one, index) => {
        const key = doubtful.get(index);
        if (key === undefined) return one;
        const { kept, settled } = await review(one, key, context);
        if (settled) doubtful.delete(index);
        return kept;
      }),
    );
  };

  const conclude: DuplicateCheck['conclude'] = async (tracked) => {
    let latest = tracked;
    if (doubtful.size > 0 && clock.monotonic() < dueMs)
      log.info('The answer to a creation was lost: looking once more for a twin before the step ends.');
    while (doubtful.size > 0 && looks < mostLooks) {
      await clock.sleep(Math.max(0, dueMs - clock.monotonic()), signal);
      latest = await look(latest);
    }
    for (const [index, key] of doubtful) log.warning(describeDoubt(latest[index], key));
    doubtful.clear();
    return latest;
  };
  return { look, conclude };
}

/** One look: the build to keep, and whether the others are surely out of the way. */
async function review(
  one: TrackedBuild,
  key: string,
  { client, log, signal }: Context,
): Promise<{ readonly kept: TrackedBuild; readonly settled: boolean }> {
  try {
    const { winner, canceled, left } = await client.builds.cancelDuplicates(one.address, key, { signal });
    for (const number of canceled)
      log.warning(`${nameBuild({ ...one.address, number })} was a twin, and was canceled.`);
    const replaced = winner !== null && winner.number !== one.address.number;
    const kept = replaced
      ? { ...one, address: { ...one.address, number: winner.number }, build: winner }
      : one;
    return { kept, settled: left.length === 0 };
  } catch (error) {
    signal.throwIfAborted();
    log.debug(`Twins could not be looked for: ${error instanceof Error ? error.message : String(error)}`);
    return { kept: one, settled: false };
  }
}

function describeDoubt(one: TrackedBuild | undefined, key: string): string {
  const name = one === undefined ? 'a build' : nameBuild(one.address);
  return `Whether a twin of ${name} still runs could not be found out: look for builds with the meta-data ${buildKeyName} = ${key}.`;
}
