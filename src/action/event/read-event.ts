import { parseQueueBranch } from '../../model/queue-branch.ts';
import type { EventDefaults, PostedStatus } from '../../operations/inputs/event-defaults.ts';
import { shortName } from '../../operations/inputs/parsers/refs.ts';
import {
  isFromFork,
  isFullSha,
  isSameRepository,
  type MergeGroup,
  type PullRequestHint,
} from '../github/pull-request-hint.ts';
import { listAt, numberAt, pullRequestIn, textAt, valueAt } from './payload.ts';
import { headDefaults, validateRefs } from './what-to-build.ts';

/** The event that started the workflow, as the runner passes it. All of it is untrusted text. */
export interface WorkflowEvent {
  /** `GITHUB_EVENT_NAME`. */
  readonly name: string;
  /** The parsed content of the file at `GITHUB_EVENT_PATH`; can be anything. */
  readonly payload: unknown;
  /** `GITHUB_SHA`. */
  readonly sha: string | undefined;
  /** `GITHUB_REF`, in full: `refs/heads/main`. */
  readonly ref: string | undefined;
  /** `GITHUB_REPOSITORY`: `owner/name`. */
  readonly repository: string;
}

/** What an event's payload says. */
export interface EventReading {
  readonly defaults: EventDefaults;
  /** How to find the pull request that the run is about. */
  readonly pullRequest: PullRequestHint;
  /**
   * What GitHub must be asked for: the `head` of the pull request, without which there is no commit to build; or the
   * `pull-request` of a commit, which is optional.
   */
  readonly ask: 'nothing' | 'head' | 'pull-request';
  /** True if the default token is read-only, whatever permissions the workflow grants: pull requests from forks. */
  readonly readOnlyToken: boolean;
}

/** A reading that needs no request to GitHub. */
function reading(defaults: EventDefaults, pullRequest: PullRequestHint): EventReading {
  return { defaults, pullRequest, ask: 'nothing', readOnlyToken: false };
}

/** A reading that only knows the number of the pull request. */
function askForHead(number: number): EventReading {
  return { ...reading({}, { by: 'number', number }), ask: 'head' };
}

/** A reading without a commit, and why. */
function nothing(nothingToBuild: string): EventReading {
  return reading({ nothingToBuild }, { by: 'nothing' });
}

type Reader = (payload: unknown, event: WorkflowEvent) => EventReading | null;

/**
 * The events whose payload says more than the runner's variables. All others are about the commit they run on. A reader
 * returns null if the payload is not what GitHub sends.
 */
const readers: Readonly<Record<string, Reader>> = {
  /** The commit at the tip of a branch or a tag. Not `after`, which for an annotated tag is the tag object. */
  push: (payload, event) => {
    const isDeletion = valueAt(payload, 'deleted') === true || /^0+$/.test(textAt(payload, 'after') ?? '');
    if (isDeletion) return deletion(event);
    const commit = textAt(payload, 'head_commit.id') ?? event.sha;
    return readCommit(event, { commit, ...messageAndAuthor(payload, 'head_commit') });
  },
  delete: (_, event) => deletion(event),
  /** The name of the release, which runs on its own ref and commit. */
  release: (payload, event) => readCommit(event, { message: textAt(payload, 'release.name') }),
  merge_group: readMergeGroup,
  pull_request: readPull,
  pull_request_target: readPull,
  pull_request_review: readPull,
  pull_request_review_comment: readPull,
  /** For a pull request, the payload only has its number; for an issue, there is only the default branch. */
  issue_comment: (payload, event) => {
    const number = numberAt(payload, 'issue.number');
    if (number === null) return null;
    return valueAt(payload, 'issue.pull_request') ? askForHead(number) : readPlain(event);
  },
  workflow_run: readWorkflowRun,
  /** The commit, and the branch that ends with it, if there is exactly one. */
  status: (payload, event) => {
    const commit = textAt(payload, 'sha');
    const ending = listAt(payload, 'branches').filter((each) => textAt(each, 'commit.sha') === commit);
    const branch = ending.length === 1 ? textAt(ending[0], 'name') : undefined;
    return withStatus(readOther(event, commit, branch), {
      context: textAt(payload, 'context') ?? '',
      url: textAt(payload, 'target_url'),
      isPending: textAt(payload, 'state') === 'pending',
    });
  },
  /** The commit, and the branch of its suite. */
  check_run: (payload, event) => {
    const commit = textAt(payload, 'check_run.head_sha');
    return withStatus(readOther(event, commit, textAt(payload, 'check_run.check_suite.head_branch')), {
      context: textAt(payload, 'check_run.name') ?? '',
      url: textAt(payload, 'check_run.details_url'),
      isPending: textAt(payload, 'check_run.status') !== 'completed',
    });
  },
  check_suite: (payload, event) =>
    readOther(event, textAt(payload, 'check_suite.head_sha'), textAt(payload, 'check_suite.head_branch')),
};

/**
 * What the event that started the workflow says about the build to create or find, and about its pull request. Never
 * throws: for an invalid payload it falls back to the runner's variables, and refs that are not safe for agents become
 * the reason why there is nothing to build.
 */
export function readEvent(event: WorkflowEvent): EventReading {
  const reader = Object.hasOwn(readers, event.name) ? readers[event.name] : undefined;
  const read = reader ? (reader(event.payload, event) ?? readUnknown(event)) : readPlain(event);
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
  return pull === null
    ? nothing(`The payload of this ${name} event does not contain a commit.`)
    : askForHead(pull);
}

/** The end of a branch or a tag. GitHub names the default branch here, which must not be built. */
function deletion({ name }: WorkflowEvent): EventReading {
  const ended = `There is nothing to build: this ${name} event deletes a branch or a tag.`;
  return reading({ nothingToBuild: ended, ended }, { by: 'nothing' });
}

/** The message of the merge group, which runs on its own ref and commit. Its end can run on those of the default branch. */
function readMergeGroup(payload: unknown, event: WorkflowEvent): EventReading {
  const text = messageAndAuthor(payload, 'merge_group.head_commit');
  if (textAt(payload, 'action') !== 'destroyed') {
    const read = readCommit(event, text);
    const { pullRequest: hint } = read;
    return hint.by === 'queue' ? { ...read, pullRequest: { ...hint, group: mergeGroupIn(payload) } } : read;
  }
  return readCommit(event, {
    ...text,
    commit: textAt(payload, 'merge_group.head_sha'),
    branch: shortName(textAt(payload, 'merge_group.head_ref') ?? '') || undefined,
    ended: 'There is nothing to build: the merge group was removed from the queue.',
  });
}

/** Null if the payload lacks a part of it. */
function mergeGroupIn(payload: unknown): MergeGroup | null {
  const [base, head] = [textAt(payload, 'merge_group.base_sha'), textAt(payload, 'merge_group.head_sha')];
  const branch = shortName(textAt(payload, 'merge_group.base_ref') ?? '');
  return base && head && [base, head].every(isFullSha) && branch ? { base, head, branch } : null;
}

/** The commit that the event runs on, overridden by values from its payload. */
function readCommit(event: WorkflowEvent, fromPayload: EventDefaults): EventReading {
  const own = { commit: event.sha || undefined, branch: shortName(event.ref ?? '') || undefined };
  const defaults = { ...own, ...fromPayload };
  return reading(defaults, hintOf(defaults));
}

/** Another commit than the one that the event runs on, and its branch, if that is known. */
function readOther(event: WorkflowEvent, commit: string | undefined, branch: string | undefined) {
  return commit === undefined ? null : readCommit(event, { commit, branch });
}

/** The same, with what was posted on the commit. */
function withStatus(read: EventReading | null, status: PostedStatus): EventReading | null {
  return read && { ...read, defaults: { ...read.defaults, status } };
}

/**
 * The head of a pull request. After the merge, a new build is one of the merge commit: the branch of the head is often deleted
 * by then. Only `pull_request` may use the text of its author: others run with secrets. Its SHA is the test merge.
 */
function readPull(payload: unknown, { name, sha, repository }: WorkflowEvent): EventReading | null {
  const pull = pullRequestIn(payload);
  if (pull === null) return null;
  const { number, merge_commit_sha: commit, base } = pull;
  const isPlain = name === 'pull_request';
  const text = isPlain ? { message: pull.title ?? undefined } : {};
  const missing = `The event does not name the merge commit of pull request ${number}.`;
  const create = commit ? { commit, branch: base.ref, ...text } : { nothingToBuild: missing };
  const head = { ...headDefaults(pull, repository), ...text, ...(isPlain && { testMerge: sha }) };
  const ended = `There is nothing to build: pull request ${number} was closed without a merge.`;
  const kept = `There is nothing to cancel: pull request ${number} was merged, and its branch may live on.`;
  const defaultBranch = textAt(payload, 'repository.default_branch');
  const closed =
    textAt(payload, 'action') === 'closed' && (pull.merged ? { kept } : { ended, defaultBranch });
  const defaults = { ...head, ...(pull.merged && { create }), ...closed };
  return {
    ...reading(defaults, { by: 'number', number }),
    readOnlyToken: name !== 'pull_request_target' && isFromFork(pull, repository),
  };
}

function messageAndAuthor(payload: unknown, commit: string): EventDefaults {
  const [name, email] = [textAt(payload, `${commit}.author.name`), textAt(payload, `${commit}.author.email`)];
  const author = name && email ? { name, email } : undefined;
  return { message: textAt(payload, `${commit}.message`), author };
}

function pullRequestOfRef(ref: string | undefined): number | null {
  const number = /^refs\/pull\/([1-9]\d{0,9})\//.exec(ref ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

/** `owner` is the account that has the branch, if that is known. */
function hintOf({ commit: sha, branch }: EventDefaults, owner?: string): PullRequestHint {
  const queued = parseQueueBranch(branch);
  if (queued !== null) return { by: 'queue', number: queued.number, group: null };
  if (!sha) return { by: 'nothing' };
  return owner && branch ? { by: 'head', owner, branch, sha } : { by: 'commit', sha };
}

/**
 * `workflow_run`: the commit of the earlier run, and no text of its author. The payload lists the pull requests of that
 * commit, but never those from forks: GitHub must be asked for them.
 */
function readWorkflowRun(payload: unknown, { repository }: WorkflowEvent): EventReading | null {
  const run = valueAt(payload, 'workflow_run');
  const commit = textAt(run, 'head_sha');
  const home = textAt(run, 'head_repository.full_name') ?? '';
  const [owner, name] = home.split('/');
  if (commit === undefined || !owner || name === undefined) return null;
  const fork = !isSameRepository(home, repository);
  const [branch, address] = [textAt(run, 'head_branch'), textAt(run, 'head_repository.html_url')];
  /** By the address of its API on any host. */
  const isIn = (pull: unknown, side: 'base' | 'head', place: string) =>
    textAt(pull, `${side}.repo.url`)?.toLowerCase().endsWith(`/repos/${place.toLowerCase()}`);
  // The list also has pull requests from our branch to other repositories, whose numbers are not ours.
  const ours = listAt(run, 'pull_requests').filter(
    (pull) => isIn(pull, 'base', repository) && isIn(pull, 'head', home),
  );
  // By its commit, or by its branch if that has newer commits.
  const listed =
    ours.find((pull) => textAt(pull, 'head.sha') === commit) ??
    ours.find((pull) => textAt(pull, 'head.ref') === branch);
  const number = numberAt(listed, 'number');
  const isOfPullRequest = fork || textAt(run, 'event')?.startsWith('pull_request') === true;
  const pull: EventDefaults = {
    pull_request_id: number ?? undefined,
    pull_request_base_branch: textAt(listed, 'base.ref'),
    // The payload only has the web address of the repository; git can clone from it with `.git` appended.
    pull_request_repository: address && `${address}.git`,
  };
  const defaults = {
    commit,
    branch: fork && branch ? `${owner}:${branch}` : branch,
    ...(isOfPullRequest && pull),
  };
  const hint = number === null ? hintOf({ commit, branch }, owner) : ({ by: 'number', number } as const);
  return { ...reading(defaults, hint), ask: isOfPullRequest && number === null ? 'pull-request' : 'nothing' };
}
