import type { Context } from './context.ts';

/**
 * Sleeps as long as this is so, until `endMs` by the monotonic clock at most. `wake` must abort at each change.
 * @throws the signal's reason.
 */
export async function sleepWhile(
  isSo: () => boolean,
  { endMs, wake }: { readonly endMs: number; readonly wake: () => AbortSignal },
  context: Pick<Context, 'clock' | 'signal'>,
): Promise<void> {
  const { clock } = context;
  while (isSo() && clock.monotonic() < endMs)
    await sleepUnlessWoken(endMs - clock.monotonic(), wake(), context);
}

/**
 * Sleeps for so many milliseconds, or until `wake` aborts.
 * @throws the signal's reason.
 */
export async function sleepUnlessWoken(
  ms: number,
  wake: AbortSignal | undefined,
  { clock, signal }: Pick<Context, 'clock' | 'signal'>,
): Promise<void> {
  try {
    await clock.sleep(ms, wake === undefined ? signal : AbortSignal.any([signal, wake]));
  } catch (error) {
    signal.throwIfAborted();
    if (!wake?.aborted) throw error;
  }
}
