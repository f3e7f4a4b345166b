import type { Context } from '../context/context.ts';

/** Timers are not more exact than that. */
export const timerMs = 0.001;

/** Work that ends with events. While it runs, its keys are under way. @throws only what ends the loop. */
export interface LoopTask<Event> {
  readonly keys: readonly string[];
  readonly run: () => Promise<readonly Event[]>;
}

/** What a loop does next: the tasks to start, and when to look again if no task ends before, by the monotonic clock. */
export interface NextStep<Event> {
  readonly tasks: readonly LoopTask<Event>[];
  readonly dueMs: number;
}

/**
 * Calls `step` with the events of the tasks that have ended, starts the tasks that it returns, and sleeps until one ends or the
 * next look is due; until `step` returns null. A task that hangs does not delay the others.
 * @throws the signal's reason, or the error of a task.
 */
export async function runLoop<Event>(
  step: (events: readonly Event[], isUnderWay: (key: string) => boolean) => NextStep<Event> | null,
  { clock, signal }: Pick<Context, 'clock' | 'signal'>,
): Promise<void> {
  const underWay = new Set<string>();
  const arrived: Event[] = [];
  let failure: { readonly error: unknown } | undefined;
  let wake = new AbortController();
  const start = async ({ keys, run }: LoopTask<Event>) => {
    for (const key of keys) underWay.add(key);
    try {
      arrived.push(...(await run()));
    } catch (error) {
      failure = { error };
    }
    for (const key of keys) underWay.delete(key);
    wake.abort();
  };
  for (;;) {
    const next = step(arrived.splice(0), (key) => underWay.has(key));
    if (next === null) return;
    wake = new AbortController();
    for (const task of next.tasks) void start(task);
    const restMs = Math.max(timerMs, next.dueMs - clock.monotonic());
    await clock.sleep(restMs, AbortSignal.any([signal, wake.signal])).catch((error: unknown) => {
      if (!wake.signal.aborted) throw error;
    });
    signal.throwIfAborted();
    if (failure) throw failure.error;
  }
}
