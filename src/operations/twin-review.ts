import type { Context } from './operation.ts';
import { type HandledBuild, nameBuild } from './outcomes.ts';

/** A request that was thought lost may still be carried out for so long. */
const pauseMs = 30_000;

/**
 * Looks once more for twins of builds whose creation was in doubt, half a minute later: of one intent, one build may
 * live. Where another than ours is the one to keep, it takes its place. Undefined where no creation was in doubt.
 */
export function createTwinReview(
  started: readonly HandledBuild[],
  context: Context,
): ((handled: readonly HandledBuild[]) => Promise<readonly HandledBuild[]>) | undefined {
  const doubtful = new Map(
    started.flatMap(({ twinKey }, index) => (twinKey === undefined ? [] : [[index, twinKey] as const])),
  );
  if (doubtful.size === 0) return undefined;
  const dueMs = context.clock.monotonic() + pauseMs;
  return async (handled) => {
    if (context.clock.monotonic() < dueMs) return handled;
    const settled = await Promise.all(
      handled.map((one, index) => {
        const key = doubtful.get(index);
        return key === undefined ? one : settle(one, key, context);
      }),
    );
    doubtful.clear();
    return settled;
  };
}

async function settle(one: HandledBuild, key: string, context: Context): Promise<HandledBuild> {
  const { client, log, signal } = context;
  try {
    const { winner, canceled, left } = await client.builds.settleTwins(one.address, key, { signal });
    for (const number of canceled)
      log.warning(`${nameBuild({ ...one.address, number })} was a twin, and was canceled.`);
    for (const number of left)
      log.warning(`${nameBuild({ ...one.address, number })} is a twin that could not be canceled.`);
    if (winner === null || winner.number === one.address.number) return one;
    return { ...one, address: { ...one.address, number: winner.number }, build: winner };
  } catch (error) {
    signal.throwIfAborted();
    log.warning(
      `Whether there is a second build could not be found out. ${error instanceof Error ? error.message : ''}`,
    );
    return one;
  }
}
