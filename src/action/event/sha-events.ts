import { readCommit, readUnknown } from './plain-events.ts';
import { readPayload } from './read-payload.ts';
import type { EventReader } from './workflow-event.ts';

// These events run with secrets, on the default branch, and anyone may have caused them: the commit can be one of a fork,
// and no text of the payload becomes part of a build. A branch counts only if it is known to be one of this repository.

/** `check_suite`: its commit. GitHub names no branch for a fork's. */
export const readCheckSuite: EventReader = async (event) => {
  const suite = (await readPayload('checkSuite', event.payload))?.check_suite;
  if (!suite) return readUnknown(event);
  return readCommit(event, { commit: suite.head_sha, branch: suite.head_branch || undefined });
};

/** `check_run`: its commit, and the branch of its suite. */
export const readCheckRun: EventReader = async (event) => {
  const run = (await readPayload('checkRun', event.payload))?.check_run;
  if (!run) return readUnknown(event);
  return readCommit(event, { commit: run.head_sha, branch: run.check_suite?.head_branch || undefined });
};

/** `status`: its commit, and the branch that ends with it, if there is exactly one. */
export const readStatus: EventReader = async (event) => {
  const status = await readPayload('status', event.payload);
  if (!status) return readUnknown(event);
  const [only, ...others] = (status.branches ?? []).filter(({ commit }) => commit.sha === status.sha);
  return readCommit(event, { commit: status.sha, branch: others.length === 0 ? only?.name : undefined });
};
