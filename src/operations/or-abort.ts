import type { Clock } from '../client/index.ts';

/**
 * What a promise comes to; or, when the workflow is canceled meanwhile and so much more time has passed, the reason of
 * the abort. The work behind the promise is not ended by this: it may be a request that must not be torn.
 */
export async function orAbort<Value>(
  work: Promise<Value>,
  {
    signal,
    graceMs,
    clock,
  }: { readonly signal: AbortSignal; readonly graceMs: number; readonly clock: Clock },
): Promise<Value> {
  const settled = new AbortController();
  const given = aborted(signal, settled.signal).then(() => clock.sleep(graceMs, settled.signal));
  try {
    return await Promise.race([work, given.then(() => Promise.reject(signal.reason))]);
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
