import type { Context } from './context.ts';

/** Without any other line for this long, the log says that the step still waits. */
const silenceMs = 5 * 60_000;

/** Logs a line from time to time while nothing changes. */
export interface Heartbeat {
  /** When the next line is due, by the monotonic clock. */
  readonly dueMs: () => number;
  /** Something else was logged. */
  readonly postpone: () => void;
  /** Logs the line if it is due. */
  readonly beat: (line: () => string) => void;
}

/** A heartbeat that begins now. */
export function createHeartbeat({ clock, log }: Pick<Context, 'clock' | 'log'>): Heartbeat {
  let loggedMs = clock.monotonic();
  const dueMs = () => loggedMs + silenceMs;
  const postpone = () => {
    loggedMs = clock.monotonic();
  };
  return {
    dueMs,
    postpone,
    beat(line) {
      if (clock.monotonic() < dueMs()) return;
      log.info(line());
      postpone();
    },
  };
}
