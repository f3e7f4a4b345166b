/**
 * A controller that also aborts when any of the signals does. `release` must be called at the end: a signal that
 * lives as long as the process would otherwise keep every call ever made in memory.
 */
export function followSignals(signals: readonly (AbortSignal | undefined)[]): {
  controller: AbortController;
  release: () => void;
} {
  const controller = new AbortController();
  const releases = signals.map((signal) => (signal === undefined ? noop : follow(controller, signal)));
  return { controller, release: () => releases.forEach((release) => void release()) };
}

function follow(controller: AbortController, signal: AbortSignal): () => void {
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return () => signal.removeEventListener('abort', abort);
}

/** The promise, unless the signal aborts first: for work that may not look at the signal itself. */
export async function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

function noop(): void {}
