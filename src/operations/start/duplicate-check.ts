import { isCanceled } from '../../model/states.ts';
import { warnOfDuplicates } from '../cancel/duplicate-warning.ts';
import { duplicatePauseMs as pauseMs } from '../cancel/saved-state.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import type { TrackedBuild } from '../outputs/build-outputs.ts';
import type { DuplicateCheck } from '../wait/poll-builds.ts';

/** Maximum number of checks, if one fails or a duplicate cannot be canceled. */
const mostChecks = 3;

/** A check for builds that were just started; undefined if the response to every creation arrived. */
export function createDuplicateCheck(
  started: readonly TrackedBuild[],
  context: Context,
): DuplicateCheck | undefined {
  const { clock, log, signal } = context;
  const unchecked = new Map(
    started.flatMap(({ duplicateKey }, index) =>
      duplicateKey === undefined ? [] : [[index, duplicateKey] as const],
    ),
  );
  if (unchecked.size === 0) return undefined;
  let dueMs = clock.monotonic() + pauseMs;
  let checks = 0;
  const isOpen = () => unchecked.size > 0 && checks < mostChecks;

  const check: DuplicateCheck['check'] = async (tracked) => {
    if (!isOpen() || clock.monotonic() < dueMs) return tracked;
    checks += 1;
    dueMs = clock.monotonic() + pauseMs;
    return Promise.all(
      tracked.map(async (one, index) => {
        const key = unchecked.get(index);
        if (key === undefined) return one;
        const { kept, complete } = await cancelDuplicates(one, key, context);
        if (complete) unchecked.delete(index);
        return kept;
      }),
    );
  };

  const conclude: DuplicateCheck['conclude'] = async (tracked, leftMs) => {
    let latest = tracked;
    const endMs = clock.monotonic() + leftMs;
    if (isOpen() && dueMs < endMs && clock.monotonic() < dueMs)
      log.info('The response to a creation was lost. Checking for duplicate builds before the step ends.');
    while (isOpen() && dueMs < endMs) {
      await clock.sleep(Math.max(0, dueMs - clock.monotonic()), signal);
      latest = await check(latest);
    }
    return latest;
  };

  const left: DuplicateCheck['left'] = (tracked) =>
    tracked.flatMap(({ address: { number, ...pipeline }, build, end }, index) => {
      const key = unchecked.get(index);
      if (key === undefined) return [];
      const duplicatesUntilMs = clock.now() + Math.max(0, dueMs - clock.monotonic());
      // Of a build that the step has canceled, no duplicate may stay.
      const kept = end && isCanceled(build.state) ? {} : { number };
      return [{ ...pipeline, ...kept, key, duplicatesUntilMs }];
    });
  return { check, conclude, left };
}

/** One check: the build to keep, and whether all others are canceled. */
async function cancelDuplicates(
  one: TrackedBuild,
  key: string,
  { client, log, signal }: Context,
): Promise<{ readonly kept: TrackedBuild; readonly complete: boolean }> {
  try {
    const { winner, canceled, left } = await client.builds.cancelDuplicates(one.address, key, { signal });
    warnOfDuplicates(one.address, canceled, { log });
    const complete = left.length === 0;
    if (winner === null || winner.number === one.address.number) return { kept: one, complete };
    const address = { ...one.address, number: winner.number };
    return { kept: { ...one, address, build: winner }, complete };
  } catch (error) {
    signal.throwIfAborted();
    log.debug(`Could not check for duplicates: ${errorText(error)}`);
    return { kept: one, complete: false };
  }
}
