/** Where the client takes time from. Tests hand in one that they move themselves. */
export interface Clock {
  /** Milliseconds since the epoch: for times that people or the service read, never for durations. */
  now(): number;
  /** Milliseconds on a clock that never goes back: for durations and deadlines. */
  monotonic(): number;
  /** Resolves after `ms`, however long that is; rejects with the signal's reason as soon as it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Node fires a timer that is set for longer than this after one millisecond. */
export const longestTimerMs = 2 ** 31 - 1;

/** Milliseconds. In Node not `performance.now()`, for which a process first loads a dozen modules. */
function monotonic(): number {
  const time = globalThis.process?.hrtime?.();
  if (time === undefined) return performance.now();
  const [seconds, nanoseconds] = time;
  return seconds * 1000 + nanoseconds / 1e6;
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic,
  async sleep(ms, signal) {
    if (!Number.isFinite(ms)) throw new RangeError(`Cannot sleep for ${ms} milliseconds`);
    signal?.throwIfAborted();
    const until = monotonic() + ms;
    for (let left = ms; left > 0; left = until - monotonic()) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const giveUp = () => reject(signal?.reason);
      const timer = setTimeout(resolve, Math.min(Math.ceil(left), longestTimerMs));
      signal?.addEventListener('abort', giveUp, { once: true });
      try {
        await promise;
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      }
    }
  },
};
