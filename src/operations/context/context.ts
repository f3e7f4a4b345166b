import type { Client, Clock } from '../../client/index.ts';
import type { ToLink } from '../../report/text/url.ts';
import type { Journal } from './journal.ts';
import type { Workflow } from './workflow.ts';

/** The log of the step, one fact per line. The log itself escapes untrusted text. */
export interface Log {
  readonly info: (line: string) => void;
  readonly warning: (line: string) => void;
  readonly debug: (line: string) => void;
}

/** What a running operation works with. */
export interface Context {
  readonly client: Client;
  readonly journal: Journal;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: () => number;
  /** Returns a new random UUID. */
  readonly uuid: () => string;
  /** Makes links of URLs in responses. Those that it refuses are shown as text. */
  readonly toLink: ToLink;
  /** Aborts when the workflow is canceled. */
  readonly signal: AbortSignal;
  /** Aborts at the runner's second signal: then there is time for one last attempt. */
  readonly forceSignal: AbortSignal;
  /** Lets a signal of the runner arrive that came while the process was busy. */
  readonly heedSignals: () => Promise<void>;
  readonly workflow: Workflow;
  /** A folder of the user for files from outside. @throws OwnError for one outside of the workspace and of the runner's temporary folder. */
  readonly openFolder: (path: string) => Promise<Folder>;
}

/** A folder in which files are written. A file is named by its folders and its name, none of which leads out of it. */
export interface Folder {
  /** Its absolute path, without symbolic links. */
  readonly path: string;
  /** @throws OwnError if something is in the way of the file, such as a symbolic link. */
  readonly check: (parts: readonly string[]) => Promise<void>;
  /**
   * Writes a file as its bytes arrive. It has its name only when it is complete. @throws the error of the bytes; OwnError if
   * the file cannot be written.
   */
  readonly write: (parts: readonly string[], pieces: AsyncIterable<Uint8Array>) => Promise<void>;
}
