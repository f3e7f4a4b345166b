import type { Client, Clock } from '../../client/index.ts';
import type { ToLink } from '../../report/text/url.ts';
import type { Journal } from './journal.ts';
import type { CommentToKeep, Workflow } from './workflow.ts';

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
  /** Brings our comment on the pull request up to date before the step ends. The log has what could not be written. */
  readonly writeComment: (comment: CommentToKeep) => Promise<void>;
  /** A folder of the user for files from outside. @throws OwnError for one outside of the workspace and of the runner's temporary folder. */
  readonly openFolder: (path: string) => Promise<Folder>;
}

/** A folder in which files are written. A file is named by its folders and its name, none of which leads out of it. */
export interface Folder {
  /** Its absolute path, without symbolic links. */
  readonly path: string;
  /** The folder in it that holds what is not complete; only this step uses it. */
  readonly partial: string;
  /** True if names must be valid on Windows. */
  readonly isWindows: boolean;
  /**
   * Tries whether a file can be written beside all that were reserved before, by the rules of this file system. Returns why not, such
   * as a symbolic link in the way, or a file that has the same name here; else null. Leaves the files of the folder as they are.
   */
  readonly reserve: (parts: readonly string[]) => Promise<string | null>;
  /**
   * Writes a reserved file as its bytes arrive. It has its name only when it is complete. Returns true if it replaced another one.
   * @throws the error of the bytes; OwnError if the file cannot be written.
   */
  readonly write: (parts: readonly string[], pieces: AsyncIterable<Uint8Array>) => Promise<boolean>;
  /** Removes what is not complete, and folders that were created for nothing. Returns false if the first could not be removed. */
  readonly close: () => Promise<boolean>;
}
