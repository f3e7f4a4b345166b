import type { EventDefaults } from '../../operations/inputs/event-defaults.ts';
import { isFromFork } from '../github/pull-request-hint.ts';
import type { PullRequest } from '../github/schemas.ts';
import { headDefaults } from './head-defaults.ts';
import type { Payloads } from './payload-schemas.ts';
import { readPlain, readUnknown } from './plain-events.ts';
import { readPayload } from './read-payload.ts';
import { askForHead, type EventReader, type EventReading, reading } from './workflow-event.ts';

type DeliveredPullRequest = Payloads['pullRequest']['pull_request'];

/** `pull_request`: the head, and the title as the message. For a fork, the token is read-only. Its SHA is the test merge. */
export const readPullRequest: EventReader = async (event) => {
  const pull = await pullRequestOf(event.payload);
  if (pull === null) return readUnknown(event);
  const read = readHead(pull, event.repository);
  const message = pull.title || undefined;
  const defaults = withMerge(pull, { ...read.defaults, message, testMerge: event.sha }, { message });
  return { ...read, defaults, readOnlyToken: isFromFork(pull, event.repository) };
};

/** `pull_request_target`: the head and no text of its author, since this run has secrets. */
export const readPullRequestTarget: EventReader = async (event) => {
  const pull = await pullRequestOf(event.payload);
  if (pull === null) return readUnknown(event);
  const read = readHead(pull, event.repository);
  return { ...read, defaults: withMerge(pull, read.defaults) };
};

/** `pull_request_review` and `pull_request_review_comment`: the head, and no text of its author. */
export const readReview: EventReader = async (event) => {
  const pull = await pullRequestOf(event.payload);
  if (pull === null) return readUnknown(event);
  return { ...readHead(pull, event.repository), readOnlyToken: isFromFork(pull, event.repository) };
};

/** `issue_comment`: for a pull request, the payload only has its number; for an issue, there is only the default branch. */
export const readIssueComment: EventReader = async (event) => {
  const issue = (await readPayload('issueComment', event.payload))?.issue;
  if (!issue) return readUnknown(event);
  return issue.pull_request ? askForHead(issue.number) : readPlain(event);
};

function readHead(pull: PullRequest, repository: string): EventReading {
  return reading(headDefaults(pull, repository), { by: 'number', number: pull.number });
}

/** After the merge, a new build is one of the merge commit: the branch of the head is often deleted by then. */
function withMerge(pull: DeliveredPullRequest, head: EventDefaults, text: EventDefaults = {}): EventDefaults {
  if (!pull.merged) return head;
  const { number, merge_commit_sha: commit, base } = pull;
  if (!commit)
    return {
      ...head,
      create: { nothingToBuild: `The event does not name the merge commit of pull request ${number}.` },
    };
  return { ...head, create: { commit, branch: base.ref, ...text } };
}

async function pullRequestOf(payload: unknown): Promise<DeliveredPullRequest | null> {
  return (await readPayload('pullRequest', payload))?.pull_request ?? null;
}
