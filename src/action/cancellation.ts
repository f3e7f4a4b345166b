import type { EventEmitter } from 'node:events';
import { statSync } from 'node:fs';
import { OwnError } from '../operations/context/error-text.ts';

/** The signals with which a runner stops a step; Windows sends SIGBREAK instead of SIGTERM. */
const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const;

/** Turns the runner's signals into aborts. */
export type Cancellation = ReturnType<typeof listenForCancellation>;

/**
 * The abort reason when the runner stops the step. It sends the same signals for a canceled workflow and an expired
 * `timeout-minutes`, and others send them too, so the message names no cause.
 */
export class CanceledError extends OwnError {
  override readonly name = 'CanceledError';

  constructor() {
    super('The step was interrupted.');
  }
}

/** How often the file is looked for by which a post step tells a step to end. */
const lookMs = 500;

/**
 * Listens for the runner's signals on a process; `onSignal` gets the number of signals so far. The first one may also be the file
 * `ended`, if it is newer than the process: in a container, no signal arrives.
 */
export function listenForCancellation(
  process: EventEmitter,
  onSignal: (count: number) => void,
  ended: string | null = null,
) {
  const [first, second] = [new AbortController(), new AbortController()];
  let count = 0;
  const listener = () => {
    count += 1;
    onSignal(count);
    (count === 1 ? first : second).abort(new CanceledError());
  };
  for (const signal of signals) process.on(signal, listener);
  const look = () => {
    if (ended === null || first.signal.aborted) return;
    const writtenMs = statSync(ended, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (writtenMs >= performance.timeOrigin) listener();
  };
  const timer = ended === null ? undefined : setInterval(look, lookMs).unref();
  return {
    /** Aborts at the first signal. */
    signal: first.signal,
    /** Aborts at the second signal, when almost no time is left. */
    forceSignal: second.signal,
    /** Lets a signal arrive that came while the process was busy: the event loop hands it out before its next round. */
    heedSignals: async () => {
      await new Promise<void>((resolve) => void setImmediate(resolve));
      look();
    },
    /** Stops listening, so that the process can exit. */
    stop: () => {
      clearInterval(timer);
      for (const signal of signals) process.off(signal, listener);
    },
  };
}
