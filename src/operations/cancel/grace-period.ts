import type { Context } from '../context/context.ts';

/** The runner leaves a canceled step little time, so a response is awaited only this long. */
export const graceMs = 2_500;

type GraceContext = Pick<Context, 'signal' | 'forceSignal' | 'heedSignals' | 'clock' | 'log'>;

/**
 * Awaits work that must not be interrupted, such as a request. If the workflow is canceled meanwhile, throws the reason of
 * the abort after a grace period, or at the runner's second signal; the work itself continues. `what` names the request in
 * the log.
 */
async function withGracePeriod<Value>(
  work: Promise<Value>,
  what: string,
  { signal, forceSignal, clock, log }: GraceContext,
  isSent: () => boolean,
): Promise<Value> {
  const done = new AbortController();
  const limit = async () => {
    await aborted(signal, done.signal);
    if (isSent())
      log.info(
        `The step was interrupted. Waiting up to ${graceMs / 1_000} s for the outcome of the ${what}.`,
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

/** What a write has to respect. */
export interface WriteGuard {
  /** Aborts with the workflow, as long as nothing can have come of the write. */
  readonly signal: AbortSignal;
  /** Must be called right before each attempt. Rejects if it must not be sent any more. */
  readonly onSend: () => Promise<void>;
  /** Must be called after each attempt that certainly had no effect. */
  readonly onNoEffect: () => void;
}

/**
 * The same for a write. A canceled workflow ends it immediately while nothing can have come of it: while something is read
 * before, while the rate limit holds it back, and after a refusal. Otherwise it may have been applied even if no response
 * came: `isOpen` tells the write whether that may be so. `onNoEffect` is called when a refusal makes it certain that nothing has come of it so far.
 */
export async function writeWithGracePeriod<Value>(
  write: (guard: WriteGuard, isOpen: () => boolean) => Promise<Value>,
  { what, onNoEffect: tell }: { readonly what: string; readonly onNoEffect?: (() => void) | undefined },
  context: GraceContext,
): Promise<{ readonly value: Value } | 'not sent' | 'unknown'> {
  const { signal } = context;
  const stopping = new AbortController();
  /** Attempts that are on their way, or may have been applied. */
  let open = 0;
  const stop = () => {
    if (open === 0) stopping.abort(signal.reason);
  };
  const onSend = async () => {
    await context.heedSignals();
    signal.throwIfAborted();
    open += 1;
  };
  const onNoEffect = () => {
    open -= 1;
    if (open > 0) return;
    tell?.();
    if (signal.aborted) stop();
  };
  const isOpen = () => open > 0;
  if (signal.aborted) return 'not sent';
  signal.addEventListener('abort', stop, { once: true });
  try {
    const work = write({ signal: stopping.signal, onSend, onNoEffect }, isOpen);
    return { value: await withGracePeriod(work, what, context, isOpen) };
  } catch (error) {
    if (error !== signal.reason) throw error;
    return isOpen() ? 'unknown' : 'not sent';
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
