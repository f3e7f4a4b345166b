import type { Context } from '../operation.ts';

/** The runner leaves a canceled step little time: an answer on its way is waited for this long. */
export const graceMs = 2_500;

/**
 * What a promise comes to; or, when the workflow is canceled meanwhile and the grace has passed too or the runner asked
 * again, the reason of the abort. `onGrace` is called when the grace begins. The work behind the promise is not ended by
 * this: it may be a request that must not be torn.
 */
export async function withGracePeriod<Value>(
  work: Promise<Value>,
  { signal, forceSignal, clock }: Pick<Context, 'signal' | 'forceSignal' | 'clock'>,
  onGrace: () => void,
): Promise<Value> {
  const settled = new AbortController();
  const wait = async () => {
    await aborted(signal, settled.signal);
    onGrace();
    await clock.sleep(graceMs, AbortSignal.any([settled.signal, forceSignal])).catch(() => {});
    throw signal.reason;
  };
  try {
    return await Promise.race([work, wait()]);
  } finally {
    settled.abort();
    work.catch(() => {});
  }
}

/** What a write is told that looks around before it is sent. */
export interface WriteGuard {
  /** Aborts with the workflow, as long as nothing was sent. */
  readonly signal: AbortSignal;
  /** To be called right before it is sent, or sent once more. Throws when it must not be any more. */
  readonly onSend: () => void;
}

/**
 * The same for a write that looks around before it is sent. Until then the abort ends it at once, and it is never sent;
 * from then on it may have been carried out although no answer came.
 */
export async function writeWithGracePeriod<Value>(
  write: (guard: WriteGuard) => Promise<Value>,
  context: Pick<Context, 'signal' | 'forceSignal' | 'clock'>,
  onGrace: () => void,
): Promise<{ readonly value: Value } | 'unsent' | 'in doubt'> {
  const { signal } = context;
  const looking = new AbortController();
  const stop = () => looking.abort(signal.reason);
  let sent = false;
  const onSend = () => {
    signal.throwIfAborted();
    signal.removeEventListener('abort', stop);
    sent = true;
  };
  if (signal.aborted) return 'unsent';
  signal.addEventListener('abort', stop, { once: true });
  try {
    const work = write({ signal: looking.signal, onSend });
    return { value: await withGracePeriod(work, context, () => sent && onGrace()) };
  } catch (error) {
    if (error !== signal.reason) throw error;
    return sent ? 'in doubt' : 'unsent';
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Resolves when the signal aborts; never, where the other one does so first. */
function aborted(signal: AbortSignal, instead: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), { once: true, signal: instead });
  });
}
