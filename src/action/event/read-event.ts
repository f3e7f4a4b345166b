import { readMergeGroup, readPush, readRelease } from './commit-events.ts';
import { readDelete, readPlain } from './plain-events.ts';
import {
  readIssueComment,
  readPullRequest,
  readPullRequestTarget,
  readReview,
} from './pull-request-events.ts';
import { validateRefs } from './validate-refs.ts';
import type { EventReader, EventReading, WorkflowEvent } from './workflow-event.ts';
import { readWorkflowRun } from './workflow-run.ts';

/** The events whose payload says more than the runner's variables do. All others are about the commit they run at. */
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
};

/**
 * What the event that started the workflow says about the build to create or to find, and about its pull request.
 * Never throws: a payload that is not what GitHub sends is read as far as the runner's variables go, and refs that no
 * agent should see become the reason why there is nothing to build.
 */
export function readEvent(event: WorkflowEvent): EventReading {
  const reader = Object.hasOwn(readers, event.name) ? readers[event.name] : undefined;
  const read = (reader ?? readPlain)(event);
  return { ...read, defaults: validateRefs(read.defaults, event.name) };
}
