import type { CallOptions } from '../../client/index.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { effectiveState, isCanceled, isOver } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { nameBuild } from '../outputs/build-outputs.ts';
import { type EndContext, endPart } from './end-part.ts';
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
      const left = await endDuplicates(one, 'step', context, { timeoutMs });
      if (left.length === 0) onDone(one);
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

/** Ends the builds with a key but the one that is kept, and warns of each. Returns those that could not be canceled. */
export async function endDuplicates(
  { key, in: pipeline, keep }: KeyedBuilds,
  how: 'step' | 'post',
  context: EndContext & Pick<Context, 'log'>,
  limits: CallOptions = {},
): Promise<readonly { readonly address: BuildAddress; readonly error: unknown }[]> {
  const { client, log, signal } = context;
  const listed = await client.builds.findByKey(pipeline, key, { signal, ...limits });
  const others = listed.filter(({ number, state }) => number !== keep && !isCanceled(state));
  const ends = others.map(async (build) => {
    const address = { ...pipeline, number: build.number };
    const end = isOver(build)
      ? { result: 'ended' as const, build }
      : await endPart(address, how, context, limits);
    if (end.result === 'failed') return { address, error: end.error };
    const words =
      end.result === 'canceled'
        ? 'duplicate build canceled'
        : `duplicate build, which had already finished (${effectiveState(end.build)})`;
    log.warning(`${nameBuild(address)}: ${words}.`);
    return [];
  });
  return (await Promise.all(ends)).flat();
}
