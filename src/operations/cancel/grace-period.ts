import type { Context } from '../context/context.ts';

/** The runner leaves a canceled step little time, so a response is awaited only this long. */
export const graceMs = 2_500;

type GraceContext = Pick<Context, 'signal' | 'forceSignal' | 'clock' | 'log'>;

/**
 * Awaits work that must not be interrupted, such as a request. If the workflow is canceled meanwhile, throws the reason of
 * the abort after a grace period, or at the runner's second signal; the work itself continues. `what` names the request in
 * the log.
 */
export async function withGracePeriod<Value>(
  work: Promise<Value>,
  what: string,
  { signal, forceSignal, clock, log }: GraceContext,
  isSent = () => true,
): Promise<Value> {
  const done = new AbortController();
  const limit = async () => {
    await aborted(signal, done.signal);
    if (isSent())
      log.info(
        `The step was interrupted. Waiting up to ${graceMs / 1_000} s for the response to the ${what}.`,
      );
    await clock.sleep(graceMs, AbortSignal.any([done.signal, forceSignal])).catch(() => {});
    throw signal.reason;
  };
  try {
    return await Promise.race([work, limit()]);
  } finally {
    done.abort();
    work.catch(() => {});
  }
}

/** What a write that reads first has to respect. */
export interface WriteGuard {
  /** Aborts with the workflow until the write is sent. */
  readonly signal: AbortSignal;
  /** Must be called before each time the write is sent. Throws if it must not be sent any more. */
  readonly onSend: () => void;
}

/**
 * The same for a write that reads first. Until the write is sent, a canceled workflow ends it immediately. After that, it
 * may have been applied even if no response came.
 */
export async function writeWithGracePeriod<Value>(
  write: (guard: WriteGuard) => Promise<Value>,
  what: string,
  context: GraceContext,
): Promise<{ readonly value: Value } | 'not sent' | 'unknown'> {
  const { signal } = context;
  const reading = new AbortController();
  const stop = () => reading.abort(signal.reason);
  let sent = false;
  const onSend = () => {
    signal.throwIfAborted();
    signal.removeEventListener('abort', stop);
    sent = true;
  };
  if (signal.aborted) return 'not sent';
  signal.addEventListener('abort', stop, { once: true });
  try {
    const work = write({ signal: reading.signal, onSend });
    return { value: await withGracePeriod(work, what, context, () => sent) };
  } catch (error) {
    if (error !== signal.reason) throw error;
    return sent ? 'unknown' : 'not sent';
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Resolves when the signal aborts; never if the other one aborts first. */
function aborted(signal: AbortSignal, instead: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), { once: true, signal: instead });
  });
}
