import type { EventDefaults } from '../../operations/inputs/event-defaults.ts';
import { shortName } from '../../operations/inputs/parsers/refs.ts';
import { isFromFork, type PullRequestHint, queuedPullRequest } from '../github/pull-request-hint.ts';
import { headDefaults } from './head-defaults.ts';
import {
  type DeliveredPullRequest,
  numberOf,
  objectIn,
  objectsIn,
  type PayloadFields,
  pullRequestIn,
  textIn,
} from './payload.ts';
import { validateRefs } from './validate-refs.ts';
import { askForHead, type EventReading, reading, type WorkflowEvent } from './workflow-event.ts';
import { readWorkflowRun } from './workflow-run.ts';

/**
 * The events whose payload says more than the runner's variables. All others are about the commit they run on. A reader
 * returns null if the payload is not what GitHub sends.
 */
const readers: Readonly<
  Record<string, (payload: PayloadFields | null, event: WorkflowEvent) => EventReading | null>
> = {
  /** The commit at the tip of a branch or a tag. Not `after`, which for an annotated tag is the tag object. */
  push: (payload, event) => {
    const commit = objectIn(payload, 'head_commit');
    if (payload?.deleted === true || /^0+$/.test(textIn(payload, 'after') ?? '')) return deletion(event);
    return readCommit(event, { commit: textIn(commit, 'id') ?? event.sha, ...messageAndAuthor(commit) });
  },
  delete: (_, event) => deletion(event),
  /** The commit of its tag, with the release's name as the message. */
  release: (payload, event) => {
    const release = objectIn(payload, 'release');
    const branch = textIn(release, 'tag_name');
    return branch ? readCommit(event, { branch, message: textIn(release, 'name') }) : readPlain(event);
  },
  /** The commit that the merge queue tests, which contains a group of pull requests. */
  merge_group: (payload, event) => {
    const group = objectIn(payload, 'merge_group');
    const [commit, ref] = [textIn(group, 'head_sha'), textIn(group, 'head_ref')];
    if (!commit || !ref) return readPlain(event);
    const text = messageAndAuthor(objectIn(group, 'head_commit'));
    return readCommit(event, { commit, branch: shortName(ref) || undefined, ...text });
  },
  /** The head, and the title as the message. For a fork, the token is read-only. Its SHA is the test merge. */
  pull_request: (payload, event) => {
    const pull = pullRequestIn(payload);
    if (pull === null) return null;
    const message = pull.title ?? undefined;
    const read = readHead(pull, event, { message });
    return {
      ...read,
      defaults: { ...read.defaults, testMerge: event.sha },
      readOnlyToken: isFromFork(pull, event.repository),
    };
  },
  /** The head and no text of its author, since this run has secrets. */
  pull_request_target: (payload, event) => {
    const pull = pullRequestIn(payload);
    return pull && readHead(pull, event);
  },
  pull_request_review: readReview,
  pull_request_review_comment: readReview,
  /** For a pull request, the payload only has its number; for an issue, there is only the default branch. */
  issue_comment: (payload, event) => {
    const issue = objectIn(payload, 'issue');
    const number = numberOf(issue);
    if (number === null) return null;
    return objectIn(issue, 'pull_request') === null ? readPlain(event) : askForHead(number);
  },
  workflow_run: (payload, { repository }) => {
    const run = objectIn(payload, 'workflow_run');
    const commit = textIn(run, 'head_sha');
    return run && commit ? readWorkflowRun(run, commit, repository) : null;
  },
  /** The commit, and the branch that ends with it, if there is exactly one. */
  status: (payload, event) => {
    const commit = textIn(payload, 'sha');
    if (payload === null || !commit) return null;
    const ending = objectsIn(payload, 'branches').filter(
      (each) => textIn(objectIn(each, 'commit'), 'sha') === commit,
    );
    const [only = null] = ending.length === 1 ? ending : [];
    return readCommit(event, { commit, branch: textIn(only, 'name') });
  },
  /** The commit, and the branch of its suite. */
  check_run: (payload, event) => {
    const run = objectIn(payload, 'check_run');
    const commit = textIn(run, 'head_sha');
    return commit
      ? readCommit(event, { commit, branch: textIn(objectIn(run, 'check_suite'), 'head_branch') })
      : null;
  },
  check_suite: (payload, event) => {
    const suite = objectIn(payload, 'check_suite');
    const commit = textIn(suite, 'head_sha');
    return commit ? readCommit(event, { commit, branch: textIn(suite, 'head_branch') }) : null;
  },
};

/**
 * What the event that started the workflow says about the build to create or find, and about its pull request. Never
 * throws: for an invalid payload it falls back to the runner's variables, and refs that are not safe for agents become
 * the reason why there is nothing to build.
 */
export function readEvent(event: WorkflowEvent): EventReading {
  const reader = Object.hasOwn(readers, event.name) ? readers[event.name] : undefined;
  const payload = objectIn({ payload: event.payload }, 'payload');
  const read = reader === undefined ? readPlain(event) : (reader(payload, event) ?? readUnknown(event));
  return { ...read, defaults: validateRefs(read.defaults, event.name) };
}

/** An event that is about the commit it runs on: `schedule`, `workflow_dispatch`, and unknown events. */
function readPlain(event: WorkflowEvent): EventReading {
  const pull = pullRequestOfRef(event.ref);
  return pull === null ? readCommit(event, {}) : askForHead(pull);
}

/**
 * An event whose commit is only in its payload, if the payload is not what GitHub sends. The runner's variables may then
 * name the default branch, which must not be built; only the ref of a pull request is still usable.
 */
function readUnknown({ name, ref }: WorkflowEvent): EventReading {
  const pull = pullRequestOfRef(ref);
  if (pull !== null) return askForHead(pull);
  const nothingToBuild = `The payload of this ${name} event does not contain a commit.`;
  return reading({ nothingToBuild }, { by: 'nothing' });
}

/** The end of a branch or a tag. GitHub names the default branch here, which must not be built. */
function deletion({ name }: WorkflowEvent): EventReading {
  const nothingToBuild = `There is nothing to build: this ${name} event deletes a branch or a tag.`;
  return reading({ nothingToBuild }, { by: 'nothing' });
}

/** The commit that the event runs on, overridden by values from its payload. */
function readCommit(event: WorkflowEvent, fromPayload: EventDefaults): EventReading {
  const own = { commit: event.sha || undefined, branch: shortName(event.ref ?? '') || undefined };
  const defaults = { ...own, ...fromPayload };
  return reading(defaults, hintOf(defaults));
}

/** A review and a comment on one: the head, and no text of its author. */
function readReview(payload: PayloadFields | null, event: WorkflowEvent): EventReading | null {
  const pull = pullRequestIn(payload);
  if (pull === null) return null;
  const head = reading(headDefaults(pull, event.repository), { by: 'number', number: pull.number });
  return { ...head, readOnlyToken: isFromFork(pull, event.repository) };
}

/** After the merge, a new build is one of the merge commit: the branch of the head is often deleted by then. */
function readHead(
  pull: DeliveredPullRequest,
  { repository }: WorkflowEvent,
  text: EventDefaults = {},
): EventReading {
  const { number, merge_commit_sha: commit, base } = pull;
  const missing = `The event does not name the merge commit of pull request ${number}.`;
  const create = commit ? { commit, branch: base.ref, ...text } : { nothingToBuild: missing };
  const defaults = { ...headDefaults(pull, repository), ...text, ...(pull.merged && { create }) };
  return reading(defaults, { by: 'number', number });
}

function messageAndAuthor(commit: PayloadFields | null): EventDefaults {
  const author = objectIn(commit, 'author');
  const [name, email] = [textIn(author, 'name'), textIn(author, 'email')];
  return { message: textIn(commit, 'message'), author: name && email ? { name, email } : undefined };
}

function pullRequestOfRef(ref: string | undefined): number | null {
  const number = /^refs\/pull\/([1-9]\d{0,9})\//.exec(ref ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

function hintOf({ commit, branch }: EventDefaults): PullRequestHint {
  const queued = queuedPullRequest(branch ?? '');
  if (queued !== null) return { by: 'queue', number: queued };
  return commit ? { by: 'commit', sha: commit } : { by: 'nothing' };
}
