import type { EventEmitter } from 'node:events';
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

/** Listens for the runner's signals on a process; `onSignal` gets the number of signals so far. */
export function listenForCancellation(process: EventEmitter, onSignal: (count: number) => void) {
  const [first, second] = [new AbortController(), new AbortController()];
  let count = 0;
  const listener = () => {
    count += 1;
    onSignal(count);
    (count === 1 ? first : second).abort(new CanceledError());
  };
  for (const signal of signals) process.on(signal, listener);
  return {
    /** Aborts at the first signal. */
    signal: first.signal,
    /** Aborts at the second signal, when almost no time is left. */
    forceSignal: second.signal,
    /** Lets a signal arrive that came while the process was busy: the event loop hands it out before its next round. */
    heedSignals: () => new Promise<void>((resolve) => void setImmediate(resolve)),
    /** Stops listening, so that the process can exit. */
    stop: () => {
      for (const signal of signals) process.off(signal, listener);
    },
  };
}
