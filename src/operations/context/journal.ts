import type { OutputName, OutputValue } from '../outputs/declarations.ts';

/** What must survive this step so that the post step can finish what a kill left behind. Never a secret. */
export interface SavedState {
  /** Where the creation or the wait stands. `done` leaves the post step nothing to do. */
  readonly phase: 'creating' | 'waiting' | 'done';
  /** The builds this step is answerable for: by number once it is known, before by what they will be known by. */
  readonly builds: readonly SavedBuild[];
}

/** A build that this step started or is starting. */
export interface SavedBuild {
  readonly organization: string;
  readonly pipeline: string;
  /** Known once the service has answered. */
  readonly number?: number;
  /** The random meta-data value by which it can be found. */
  readonly key?: string;
  /** For a rebuild, which carries no key: the number of the original, and the highest before it was asked for if known. */
  readonly rebuild?: { readonly of: number; readonly newest?: number };
}

/** The port through which a running operation makes known what must survive it. */
export interface Journal {
  /** Sets an output now, so that it is there whatever comes next. */
  readonly output: (name: OutputName, value: OutputValue) => void;
  /** Saves state for the post step; the latest counts. */
  readonly save: (state: SavedState) => void;
  /** Hides a secret in all that the runner shows from now on. */
  readonly mask: (secret: string) => void;
}
