import type { Context } from './context.ts';

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
