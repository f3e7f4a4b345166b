import { z } from 'zod';
import { isFromFork, type PullRequest, pullRequestSchema } from '../github/pull-request.ts';
import { headDefaults } from './head-defaults.ts';
import { readPlain, readUnknown } from './plain-events.ts';
import { askForHead, type EventReader, type EventReading, reading } from './workflow-event.ts';

const pullRequestPayload = z.object({ pull_request: pullRequestSchema });
const commentPayload = z.object({
  issue: z.object({ number: z.number().int().positive(), pull_request: z.looseObject({}).nullish() }),
});

/** `pull_request`: the head, and the title as the message. For a fork, the token is read-only. */
export const readPullRequest: EventReader = (event) => {
  const pull = pullRequestOf(event.payload);
  if (pull === null) return readUnknown(event);
  const read = readHead(pull, event.repository);
  const defaults = { ...read.defaults, message: pull.title || undefined };
  return { ...read, defaults, readOnlyToken: isFromFork(pull, event.repository) };
};

/** `pull_request_target`: the head and no text of its author, since this run has secrets. */
export const readPullRequestTarget: EventReader = (event) => {
  const pull = pullRequestOf(event.payload);
  return pull === null ? readUnknown(event) : readHead(pull, event.repository);
};

/** `pull_request_review` and `pull_request_review_comment`: the head, and no text of its author. */
export const readReview: EventReader = (event) => {
  const pull = pullRequestOf(event.payload);
  if (pull === null) return readUnknown(event);
  return { ...readHead(pull, event.repository), readOnlyToken: isFromFork(pull, event.repository) };
};

/** `issue_comment`: for a pull request, the payload only has its number; for an issue, there is only the default branch. */
export const readIssueComment: EventReader = (event) => {
  const issue = commentPayload.safeParse(event.payload).data?.issue;
  if (!issue) return readUnknown(event);
  return issue.pull_request ? askForHead(issue.number) : readPlain(event);
};

function readHead(pull: PullRequest, repository: string): EventReading {
  return reading(headDefaults(pull, repository), { by: 'number', number: pull.number });
}

function pullRequestOf(payload: unknown): PullRequest | null {
  return pullRequestPayload.safeParse(payload).data?.pull_request ?? null;
}
