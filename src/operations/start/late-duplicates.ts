import { effectiveState, isCanceled, isOver } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { endPart } from '../end/end-part.ts';
import type { KeyedBuilds } from '../end/obligations.ts';
import { nameBuild } from '../outputs/build-outputs.ts';

/** The list takes no longer: the step may be over but for this. */
const timeoutMs = 10_000;

/**
 * Does the work, and meanwhile, when a key is due, ends the builds with it but the one that is kept; `onDone` gets each key
 * of which none is left. If the work ends before, the post step does that.
 */
export async function endingDuplicates<Value>(
  keys: readonly KeyedBuilds[],
  onDone: (key: KeyedBuilds) => void,
  work: () => Promise<Value>,
  context: Context,
): Promise<Value> {
  const { clock, log } = context;
  const over = new AbortController();
  const signal = AbortSignal.any([context.signal, over.signal]);
  const checks = keys.map(async (one) => {
    await clock.sleep(Math.max(0, (one.lookAtMs ?? 0) - clock.now()), signal);
    if (await endOthers(one, context)) onDone(one);
  });
  const checked = Promise.all(
    checks.map((check) =>
      check.catch((error: unknown) => log.debug(`Could not check for duplicates: ${errorText(error)}`)),
    ),
  );
  try {
    return await work();
  } finally {
    over.abort();
    await checked;
  }
}

/** Ends the builds with a key but the one that is kept. Returns false if one is left. */
async function endOthers({ key, in: pipeline, keep }: KeyedBuilds, context: Context): Promise<boolean> {
  const { client, log, signal } = context;
  const listed = await client.builds.findByKey(pipeline, key, { signal, timeoutMs });
  const others = listed.filter(({ number, state }) => number !== keep && !isCanceled(state));
  const ended = await Promise.all(
    others.map(async (build) => {
      const address = { ...pipeline, number: build.number };
      const end = isOver(build)
        ? { result: 'ended' as const, build }
        : await endPart(address, 'step', context, { timeoutMs });
      if (end.result === 'failed') return false;
      const words =
        end.result === 'canceled'
          ? 'duplicate build canceled'
          : `duplicate build, which had already finished (${effectiveState(end.build)})`;
      log.warning(`${nameBuild(address)}: ${words}.`);
      return true;
    }),
  );
  return ended.every(Boolean);
}
