import { z } from 'zod';
import { maybe, text } from '../../model/lenient-fields.ts';
import { readCommit, readUnknown } from './plain-events.ts';
import type { EventReader } from './workflow-event.ts';

const suiteSchema = z.object({ head_sha: z.string(), head_branch: text });
const checkSuitePayload = z.object({ check_suite: suiteSchema });
const checkRunPayload = z.object({
  check_run: z.object({ head_sha: z.string(), check_suite: maybe(suiteSchema.pick({ head_branch: true })) }),
});
const statusPayload = z.object({
  sha: z.string(),
  branches: maybe(z.array(z.object({ name: z.string(), commit: z.object({ sha: z.string() }) }))),
});

// These events run with secrets, on the default branch, and anyone may have caused them: the commit can be one of a fork,
// and no text of the payload becomes part of a build. A branch counts only if it is known to be one of this repository.

/** `check_suite`: its commit. GitHub names no branch for a fork's. */
export const readCheckSuite: EventReader = (event) => {
  const suite = checkSuitePayload.safeParse(event.payload).data?.check_suite;
  if (!suite) return readUnknown(event);
  return readCommit(event, { commit: suite.head_sha, branch: suite.head_branch || undefined });
};

/** `check_run`: its commit, and the branch of its suite. */
export const readCheckRun: EventReader = (event) => {
  const run = checkRunPayload.safeParse(event.payload).data?.check_run;
  if (!run) return readUnknown(event);
  return readCommit(event, { commit: run.head_sha, branch: run.check_suite?.head_branch || undefined });
};

/** `status`: its commit, and the branch that ends with it, if there is exactly one. */
export const readStatus: EventReader = (event) => {
  const status = statusPayload.safeParse(event.payload).data;
  if (!status) return readUnknown(event);
  const [only, ...others] = (status.branches ?? []).filter(({ commit }) => commit.sha === status.sha);
  return readCommit(event, { commit: status.sha, branch: others.length === 0 ? only?.name : undefined });
};
