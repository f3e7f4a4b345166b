import type { BuildAddress, PipelineAddress } from '../../model/requests.ts';
import type { OutputName, OutputValue } from '../outputs/declarations.ts';

/** What is left to do about builds if the process dies now. Never holds a secret. */
export type Obligation =
  /** A build of this step, or one that it was canceling. */
  | { readonly cancel: BuildAddress }
  /**
   * A creation in flight, or one whose answer was lost: all builds with its key. One that is kept is none of them. After a
   * lost answer one list at this time or later decides, in milliseconds since the epoch.
   */
  | {
      readonly key: string;
      readonly in: PipelineAddress;
      readonly keep?: number;
      readonly lookAtMs?: number;
    }
  /** A rebuild in flight: the one build with this origin and a number above, if the earlier builds could be listed. */
  | { readonly rebuiltFrom: number; readonly above?: number; readonly in: PipelineAddress };

/** A comment which says that builds run: this run wrote it with one of these notes, on these pull requests. */
export interface LiveNote {
  /** The key of the comment. */
  readonly comment: string;
  readonly on: readonly number[];
  readonly run: { readonly id: number; readonly attempt: number };
  readonly notes: readonly string[];
}

/** What is left to do: a list of these is all that the post step gets. `remove` is a folder with files that are not complete. */
export type Leftover = Obligation | LiveNote | { readonly remove: string };

/** True for what is left to do about builds. */
export function isOfBuilds(one: Leftover): one is Obligation {
  return !('remove' in one || 'comment' in one);
}

/** The port for everything that must survive the step, whatever happens next. */
export interface Journal {
  /** Sets an output immediately. Returns false if it could not be written; the log says why. */
  readonly output: (name: OutputName, value: OutputValue) => boolean;
  /**
   * Replaces what a part of the step leaves to the post step: the start its creations, the wait its builds, a download its files,
   * and the comment what it says of builds that run. The union of all is saved when it changes.
   */
  readonly recordPending: (
    part: 'start' | 'wait' | 'files' | 'comment',
    obligations: readonly Leftover[],
  ) => void;
  /**
   * Masks a secret of the service in everything that is shown from now on. Returns false if it cannot be masked, and so
   * must not be written.
   */
  readonly mask: (secret: string) => boolean;
}

/** Makes `recordPending` for a journal: the one place that saves what the post step has to do. */
export function createLedger(save: (all: readonly Leftover[]) => void): Journal['recordPending'] {
  const parts = new Map<string, readonly Leftover[]>();
  let saved = JSON.stringify([]);
  return (part, obligations) => {
    parts.set(part, obligations);
    const texts = new Set([...parts.values()].flat().map((one) => JSON.stringify(one)));
    const next = `[${[...texts].join(',')}]`;
    if (next === saved) return;
    saved = next;
    save(JSON.parse(next) as readonly Leftover[]);
  };
}
