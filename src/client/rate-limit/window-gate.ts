import type { Clock } from '../clock.ts';

/** Stands closed while a rate-limit window is spent: nothing goes out before the reset that the service named. */
export interface WindowGate {
  /** Closes the gate for this long from now; a longer closing stands. */
  close(delayMs: number): void;
  /**
   * How long a request must wait, 0 when the gate is open: until the reset, and then a random while up to `spreadMs`,
   * so that those who waited together do not come together.
   */
  waitMs(spreadMs: number): number;
}

/** Resets come in whole seconds and may be rounded down: what goes out earlier than this may be refused once more. */
const roundingMs = 1_000;

/** The least time after that, for clocks that differ. */
const leastSpreadMs = 250;

/** A gate on the given clock. `random` answers from 0 up to 1. */
export function createWindowGate(clock: Clock, random: () => number): WindowGate {
  let opensAt = Number.NEGATIVE_INFINITY;
  return {
    close(delayMs) {
      if (delayMs > 0) opensAt = Math.max(opensAt, clock.monotonic() + delayMs + roundingMs);
    },
    waitMs(spreadMs) {
      const left = opensAt - clock.monotonic();
      return left <= 0 ? 0 : left + leastSpreadMs + random() * Math.max(0, spreadMs - leastSpreadMs);
    },
  };
}
