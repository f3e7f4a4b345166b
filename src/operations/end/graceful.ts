import type { Context } from '../context/context.ts';

/** The runner leaves a canceled step little time, so a response is awaited only this long. */
export const graceMs = 2_500;

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
 * Sends a write of which at most a response is awaited if the workflow is canceled meanwhile: for a grace period, or until the
 * runner's second signal. Nothing is sent after the first one. While nothing can have come of the write, the signal ends it
 * at once: while something is read before, while the rate limit holds it back, and after a refusal, which `onNoEffect`
 * tells. `what` names the request in the log; `isOpen` tells the write whether it may have been applied.
 */
export async function writeGracefully<Value>(
  write: (guard: WriteGuard, isOpen: () => boolean) => Promise<Value>,
  { what, onNoEffect }: { readonly what: string; readonly onNoEffect?: (() => void) | undefined },
  {
    signal,
    forceSignal,
    heedSignals,
    clock,
    log,
  }: Pick<Context, 'signal' | 'forceSignal' | 'heedSignals' | 'clock' | 'log'>,
): Promise<{ readonly value: Value } | 'not sent' | 'unknown'> {
  if (signal.aborted) return 'not sent';
  const [unsent, done] = [new AbortController(), new AbortController()];
  /** Attempts that are on their way, or may have been applied. */
  let open = 0;
  const stop = () => {
    if (open === 0) unsent.abort(signal.reason);
  };
  signal.addEventListener('abort', stop, { once: true, signal: done.signal });
  const guard: WriteGuard = {
    signal: unsent.signal,
    async onSend() {
      await heedSignals();
      signal.throwIfAborted();
      open += 1;
    },
    onNoEffect() {
      open -= 1;
      if (open > 0) return;
      onNoEffect?.();
      if (signal.aborted) stop();
    },
  };
  const limit = async () => {
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true, signal: done.signal });
    });
    if (open > 0)
      log.info(
        `The step was interrupted. Waiting up to ${graceMs / 1_000} s for the outcome of the ${what}.`,
      );
    await clock.sleep(graceMs, AbortSignal.any([done.signal, forceSignal])).catch(() => {});
    throw signal.reason;
  };
  const work = write(guard, () => open > 0);
  try {
    return { value: await Promise.race([work, limit()]) };
  } catch (error) {
    if (error !== signal.reason) throw error;
    return open > 0 ? 'unknown' : 'not sent';
  } finally {
    done.abort();
    work.catch(() => {});
  }
}
