import { saveUnfinished } from '../cancel/saved-state.ts';
import type { Context } from '../context/context.ts';
import type { SavedBuild } from '../context/journal.ts';

/** What the post step has to finish if the step is killed during a wait. */
export interface WaitJournal {
  /** Replaces what the step is responsible for, whatever it cancels. */
  readonly takeOn: (builds: readonly SavedBuild[]) => void;
  /** Adds a build before its cancel is sent: it is to be canceled even if this step did not start it. */
  readonly beginCancel: (saved: SavedBuild) => void;
  /** Removes a build whose cancel was answered, or is not to be sent any more. */
  readonly endCancel: (saved: SavedBuild) => void;
  /** Leaves only this to the post step, at the end of the wait. */
  readonly conclude: (left: readonly SavedBuild[]) => void;
}

/** The journal of one wait. It writes nothing while the step is responsible for nothing, or once it is interrupted. */
export function createWaitJournal(
  pending: readonly SavedBuild[],
  { journal, signal }: Pick<Context, 'journal' | 'signal'>,
): WaitJournal {
  let own: readonly SavedBuild[] = [];
  const canceling = new Set<SavedBuild>();
  let isUsed = false;
  const save = () => {
    const builds = [...own, ...canceling];
    isUsed ||= builds.length + pending.length > 0;
    if (isUsed && !signal.aborted) saveUnfinished({ pending, builds }, journal);
  };
  return {
    takeOn(builds) {
      own = builds;
      save();
    },
    beginCancel(saved) {
      canceling.add(saved);
      save();
    },
    endCancel(saved) {
      if (canceling.delete(saved)) save();
    },
    conclude(left) {
      own = left;
      canceling.clear();
      save();
    },
  };
}
