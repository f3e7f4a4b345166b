import type { OutputName, OutputValue } from '../outputs/declarations.ts';

/** What the post step needs to finish the work of a step that was killed. Never holds a secret. */
export interface SavedState {
  /** How far the step is. `done` means that the post step has nothing to do. */
  readonly phase: 'creating' | 'waiting' | 'done';
  /** The builds that the post step cancels if they still run. */
  readonly builds: readonly SavedBuild[];
}

/**
 * How sure it must be that a build waits for an agent before it is canceled for that: `judged` if `queue-timeout` was
 * judged already, so that a look that fails changes nothing, and `overdue` if a look has to judge it.
 */
export type QueueCheck = 'judged' | 'overdue';

/** A build that this step started or is starting. */
export interface SavedBuild {
  readonly organization: string;
  readonly pipeline: string;
  /** Set as soon as the service has answered. */
  readonly number?: number;
  /** The random meta-data value that identifies it. */
  readonly key?: string;
  /**
   * Duplicates may appear until this time, in milliseconds since the epoch. With a number, that build stays and only its
   * duplicates are canceled, unless `cancels` is true.
   */
  readonly duplicatesUntilMs?: number;
  readonly cancels?: true;
  /** Set if it is canceled only as long as it waits for an agent. */
  readonly queueCheck?: QueueCheck;
  /** Until when the starts of its jobs are known, by the service's clock in milliseconds since the epoch. */
  readonly startsUntilMs?: number;
  /**
   * For a rebuild or a retry whose outcome is unknown: what was created later belongs to others. By the service's clock, in
   * milliseconds since the epoch.
   */
  readonly createdByMs?: number;
  /** For a rebuild, which carries no key: the number of the original, and the highest number before the request. */
  readonly rebuild?: { readonly of: number; readonly newest?: number };
  /**
   * If its failed jobs are being retried: a build that had ended, and may run again. `before` is how many retries its jobs
   * showed before the request, if they could be read; `answered` is true if the service has said that it retries them.
   */
  readonly retry?: { readonly before?: number; readonly answered?: true };
}

/** The port for everything that must survive the step, whatever happens next. */
export interface Journal {
  /** Sets an output immediately. Returns false if it could not be written; the log says why. */
  readonly output: (name: OutputName, value: OutputValue) => boolean;
  /** Saves state for the post step. The last state counts. */
  readonly save: (state: SavedState) => void;
  /**
   * Masks a secret of the service in everything that is shown from now on. Returns false if it cannot be masked, and so
   * must not be written.
   */
  readonly mask: (secret: string) => boolean;
}
