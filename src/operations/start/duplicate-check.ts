import { isCanceled } from '../../model/states.ts';
import { warnOfDuplicates } from '../cancel/duplicate-warning.ts';
import { duplicatePauseMs as pauseMs } from '../cancel/saved-state.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import type { TrackedBuild } from '../outputs/build-outputs.ts';
import type { DuplicateCheck } from '../wait/poll-builds.ts';

/** Maximum number of checks, if one fails or a duplicate cannot be canceled. */
const mostChecks = 3;

/** The pauses before further checks while the step waits: the list may be much later than usual. */
const laterPausesMs = [60_000, 120_000] as const;

/** A check of one build takes no longer, because the wait stands still meanwhile. */
const timeoutMs = 10_000;

/** A check for builds that were just started; undefined if the response to every creation arrived. */
export function createDuplicateCheck(
  started: readonly TrackedBuild[],
  context: Context,
): DuplicateCheck | undefined {
  const { clock, log, signal } = context;
  const keys = new Map(
    started.flatMap(({ duplicateKey }, index) =>
      duplicateKey === undefined ? [] : [[index, duplicateKey] as const],
    ),
  );
  if (keys.size === 0) return undefined;
  const unchecked = new Set(keys.keys());
  /** Until when the other one of two that were requested may appear. */
  const unseen = new Map(
    started.flatMap(({ duplicatesUntilMs }, index) =>
      duplicatesUntilMs === undefined ? [] : [[index, duplicatesUntilMs] as const],
    ),
  );
  const laterPauses = laterPausesMs.values();
  let dueMs = clock.monotonic() + pauseMs;
  let laterMs = Number.POSITIVE_INFINITY;
  /** The IDs of duplicates that are told as finished: later checks see them too. */
  const told = new Set<string>();
  let checks = 0;
  const isOpen = () => unchecked.size > 0 && checks < mostChecks;
  const planLater = () => {
    laterMs = clock.monotonic() + (laterPauses.next().value ?? Number.POSITIVE_INFINITY);
  };

  const cancelAll = (tracked: readonly TrackedBuild[]) =>
    Promise.all(
      tracked.map(async (one, index) => {
        const key = keys.get(index);
        if (key === undefined) return one;
        const { kept, complete, isAlone } = await cancelDuplicates(one, { key, told }, context);
        if (complete) unchecked.delete(index);
        if (complete && !isAlone) unseen.delete(index);
        return kept;
      }),
    );
  const check: DuplicateCheck['check'] = async (tracked) => {
    const isLater = !isOpen();
    if (clock.monotonic() < (isLater ? laterMs : dueMs)) return tracked;
    if (!isLater) {
      checks += 1;
      dueMs = clock.monotonic() + pauseMs;
    }
    const kept = await cancelAll(tracked);
    if (!isOpen()) planLater();
    return kept;
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
      const key = keys.get(index);
      const dueInMs = unchecked.has(index) ? Math.max(0, dueMs - clock.monotonic()) : undefined;
      const untilMs = unseen.get(index);
      if (key === undefined || (dueInMs === undefined && untilMs === undefined)) return [];
      const duplicatesUntilMs = untilMs ?? clock.now() + (dueInMs ?? 0);
      // Of a build that the step has canceled, no duplicate may stay.
      const kept = end && isCanceled(build.state) ? {} : { number };
      return [{ ...pipeline, ...kept, key, duplicatesUntilMs }];
    });
  return { check, conclude, left };
}

/** One check: the build to keep, whether all others are canceled, and whether there is no other one. */
async function cancelDuplicates(
  one: TrackedBuild,
  { key, told }: { readonly key: string; readonly told: Set<string> },
  { client, log, signal }: Context,
): Promise<{ readonly kept: TrackedBuild; readonly complete: boolean; readonly isAlone: boolean }> {
  try {
    const found = await client.builds.cancelDuplicates(one.address, key, { signal, timeoutMs });
    const { winner, left, seen } = found;
    const ended = found.ended.filter(({ id }) => !told.has(id));
    warnOfDuplicates(one.address, { ...found, ended }, { log });
    for (const { id } of ended) told.add(id);
    const result = { complete: left.length === 0, isAlone: seen < 2 };
    if (winner === null || winner.number === one.address.number) return { kept: one, ...result };
    const address = { ...one.address, number: winner.number };
    return { kept: { ...one, address, build: winner }, ...result };
  } catch (error) {
    signal.throwIfAborted();
    log.debug(`Could not check for duplicates: ${errorText(error)}`);
    return { kept: one, complete: false, isAlone: true };
  }
}
