import * as core from '@actions/core';
import type { Journal, SavedState } from '../operations/journal.ts';
import type { Secrets } from './secrets.ts';

const stateName = 'kitestring';

/** The journal of a step on GitHub: outputs and state go to the runner's files at once, an output only when it is new. */
export function createJournal(secrets: Secrets): Journal {
  const written = new Map<string, string>();
  return {
    output: (name, value) => {
      if (written.get(name) === value) return;
      written.set(name, value);
      core.setOutput(name, value);
    },
    save: (state) => core.saveState(stateName, JSON.stringify(state)),
    mask: secrets.hide,
  };
}

/** What the step saved for its post step, or null when this is the step itself. */
export function readSavedState(): SavedState | null {
  const text = core.getState(stateName);
  return text === '' ? null : (JSON.parse(text) as SavedState);
}
