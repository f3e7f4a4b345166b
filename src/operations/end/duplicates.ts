import { effectiveState, isCanceled, isOver } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { nameBuild } from '../outputs/build-outputs.ts';
import { endPart } from './end-part.ts';
import type { KeyedBuilds } from './obligations.ts';

/** A list and a cancel take no longer: the step may be over but for this. */
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
  const over = new AbortController();
  const signal = AbortSignal.any([context.signal, over.signal]);
  const checks = keys.map(async (one) => {
    try {
      await untilDue(one, { ...context, signal });
      if (await endDuplicates(one, { ...context, signal })) onDone(one);
    } catch (error) {
      context.log.debug(`Could not check for duplicates: ${errorText(error)}`);
    }
  });
  try {
    return await work();
  } finally {
    over.abort();
    await Promise.all(checks);
  }
}

/** Waits until a list shows what a creation whose answer was lost has come to. */
export function untilDue(
  { lookAtMs = 0 }: KeyedBuilds,
  { clock, signal }: Pick<Context, 'clock' | 'signal'>,
): Promise<void> {
  return clock.sleep(Math.max(0, lookAtMs - clock.now()), signal);
}

/** Ends the builds with a key but the one that is kept, and warns of each. Returns true if none of them is left. */
async function endDuplicates({ key, in: pipeline, keep }: KeyedBuilds, context: Context): Promise<boolean> {
  const { client, log, signal } = context;
  const listed = await client.builds.findByKey(pipeline, key, { signal, timeoutMs });
  const others = listed.filter(({ number, state }) => number !== keep && !isCanceled(state));
  const ends = others.map(async (build) => {
    const address = { ...pipeline, number: build.number };
    const end = isOver(build)
      ? { result: 'ended' as const, build }
      : await endPart(address, 'step', context, { timeoutMs });
    if (end.result === 'failed') return false;
    const words =
      end.result === 'canceled' ? ' canceled' : `, which had already finished (${effectiveState(end.build)})`;
    log.warning(`${nameBuild(address)}: duplicate build${words}.`);
    return true;
  });
  return (await Promise.all(ends)).every(Boolean);
}
