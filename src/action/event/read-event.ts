import { readMergeGroup, readPush, readRelease } from './commit-events.ts';
import { readDelete, readPlain } from './plain-events.ts';
import {
  readIssueComment,
  readPullRequest,
  readPullRequestTarget,
  readReview,
} from './pull-request-events.ts';
import { readCheckRun, readCheckSuite, readStatus } from './sha-events.ts';
import { validateRefs } from './validate-refs.ts';
import type { EventReader, EventReading, WorkflowEvent } from './workflow-event.ts';
import { readWorkflowRun } from './workflow-run.ts';

/** The events whose payload says more than the runner's variables. All others are about the commit they run on. */
const readers: Readonly<Record<string, EventReader>> = {
  push: readPush,
  delete: readDelete,
  release: readRelease,
  merge_group: readMergeGroup,
  pull_request: readPullRequest,
  pull_request_target: readPullRequestTarget,
  pull_request_review: readReview,
  pull_request_review_comment: readReview,
  issue_comment: readIssueComment,
  workflow_run: readWorkflowRun,
  status: readStatus,
  check_run: readCheckRun,
  check_suite: readCheckSuite,
};

/**
 * What the event that started the workflow says about the build to create or find, and about its pull request. Never
 * throws: for an invalid payload it falls back to the runner's variables, and refs that are not safe for agents become
 * the reason why there is nothing to build.
 */
export async function readEvent(event: WorkflowEvent): Promise<EventReading> {
  const reader = Object.hasOwn(readers, event.name) ? readers[event.name] : undefined;
  const read = await (reader ?? readPlain)(event);
  return { ...read, defaults: validateRefs(read.defaults, event.name) };
}
