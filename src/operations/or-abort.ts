import type { Context } from './operation.ts';

/** The runner leaves a canceled step little time: an answer on its way is waited for this long. */
export const graceMs = 2_500;

/**
 * What a promise comes to; or, when the workflow is canceled meanwhile and the grace has passed too or the runner asked
 * again, the reason of the abort. `onGrace` is called when the grace begins. The work behind the promise is not ended by
 * this: it may be a request that must not be torn.
 */
export async function orAbort<Value>(
  work: Promise<Value>,
  { signal, urged, clock }: Pick<Context, 'signal' | 'urged' | 'clock'>,
  onGrace: () => void,
): Promise<Value> {
  const settled = new AbortController();
  const wait = async () => {
    await aborted(signal, settled.signal);
    onGrace();
    await clock.sleep(graceMs, AbortSignal.any([settled.signal, urged])).catch(() => {});
    throw signal.reason;
  };
  try {
    return await Promise.race([work, wait()]);
  } finally {
    settled.abort();
    work.catch(() => {});
  }
}

/** Resolves when the signal aborts; never, where the other one does so first. */
function aborted(signal: AbortSignal, instead: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), { once: true, signal: instead });
  });
}
