import type { WriteOptions } from '../../client/index.ts';
import type { Context } from '../context/context.ts';

/** The runner leaves a canceled step little time, so a response is awaited only this long. */
export const graceMs = 2_500;

/** What a write has to respect. */
export interface WriteGuard<Before = unknown> {
  /** Aborts with the workflow, as long as nothing can have come of the write. */
  readonly signal: AbortSignal;
  /** Follows each attempt. Rejects right before one if it must not be sent any more. */
  readonly onState: NonNullable<WriteOptions<Before>['onState']>;
}

/** The name of such a write in the log, and who must be called about it. */
export interface GracefulOptions<Before> {
  /** Unless given, the log does not say that it is awaited. */
  readonly what?: string | undefined;
  /** Called right before each attempt, with what was read before it. If it throws, nothing is sent. */
  readonly onSend?: ((before: Before | undefined) => void) | undefined;
  /** Called when a refusal makes it certain that nothing has come of it so far. */
  readonly onNoEffect?: (() => void) | undefined;
}

/**
 * Sends a write of which at most a response is awaited if the workflow is canceled meanwhile: for a grace period, or until the
 * runner's second signal. Nothing is sent after the first one. While nothing can have come of the write, the signal ends it
 * at once: while something is read before, while the rate limit holds it back, and after a refusal.
 */
export async function writeGracefully<Value, Before = unknown>(
  write: (guard: WriteGuard<Before>) => Promise<Value>,
  { what, onSend, onNoEffect }: GracefulOptions<Before>,
  { signal, forceSignal, heedSignals, clock, log }: Context,
): Promise<{ readonly value: Value } | 'not sent' | 'unknown'> {
  if (signal.aborted) return 'not sent';
  const [unsent, done] = [new AbortController(), new AbortController()];
  /** Attempts that are on their way, or may have been applied. */
  let open = 0;
  const stop = () => {
    if (signal.aborted && open === 0) unsent.abort(signal.reason);
  };
  const guard: WriteGuard<Before> = {
    signal: unsent.signal,
    async onState(state, before) {
      if (state === 'sending') {
        await heedSignals();
        signal.throwIfAborted();
        onSend?.(before);
        open += 1;
        // A post step that has begun meanwhile may not know what was just saved: it has given its signal before it looked.
        await heedSignals();
        if (!signal.aborted) return;
        open -= 1;
        if (open === 0) onNoEffect?.();
        throw signal.reason;
      } else if (state === 'settled') {
        open -= 1;
        if (open > 0) return;
        onNoEffect?.();
        stop();
      }
    },
  };
  const interrupted = new Promise((resolve) =>
    signal.addEventListener('abort', resolve, { signal: done.signal }),
  );
  const limit = async () => {
    await interrupted;
    stop();
    if (open > 0 && what)
      log.info(
        `The step was interrupted. Waiting up to ${graceMs / 1_000} s for the outcome of the ${what}.`,
      );
    await clock.sleep(graceMs, AbortSignal.any([done.signal, forceSignal])).catch(() => {});
    throw signal.reason;
  };
  try {
    return { value: await Promise.race([write(guard), limit()]) };
  } catch (error) {
    if (error !== signal.reason) throw error;
    return open > 0 ? 'unknown' : 'not sent';
  } finally {
    done.abort();
  }
}
