import type { PullRequestFinding } from '../../operations/context/workflow.ts';
import { commentPermission, type PullRequest, readPermission } from './calls.ts';
import { readChangedFiles } from './changed-files.ts';
import { readOwnComments } from './comment.ts';
import { type GitHub, readAllPages } from './github.ts';
import { GitHubError, isRefusal } from './github-error.ts';
import { isSameRepository, type PullRequestHint } from './pull-request-hint.ts';

/** The pull request of a run, or why it was not found. */
export type FoundPullRequest =
  | {
      readonly found: true;
      readonly number: number;
      /** How it was found. A merge `queue` names one of several: it is only written to if the user names it. */
      readonly by: 'input' | Exclude<PullRequestHint['by'], 'nothing'>;
      /** GitHub's response, if it had to be asked. */
      readonly pull: PullRequest | null;
    }
  /** Usual for an event without a pull request: a push, a schedule. */
  | { readonly found: false; readonly reason: string; readonly isUsual: boolean };

/** What is known before GitHub is asked. */
export interface PullRequestSearch {
  /** Null without a token: then only a pull request with a known number can be found. */
  readonly github: GitHub | null;
  /** `owner/name`. */
  readonly repository: string;
  /** The number that the user gave; overrides everything else. */
  readonly given?: number | undefined;
  readonly hint: PullRequestHint;
}

/** 500 pull requests of one commit are enough. */
const maxPages = 5;

/** Finds the pull request of a run. Never throws for a GitHub error. */
export async function findPullRequest(search: PullRequestSearch): Promise<FoundPullRequest> {
  const { github, given, hint } = search;
  if (given !== undefined) return { found: true, number: given, by: 'input', pull: null };
  if (hint.by === 'nothing') return { found: false, reason: 'The event has no commit.', isUsual: true };
  if (hint.by === 'number' || hint.by === 'queue') {
    return { found: true, number: hint.number, by: hint.by, pull: null };
  }
  if (github === null)
    return { found: false, reason: 'github-token is needed to find the pull request.', isUsual: false };
  try {
    const fitting =
      hint.by === 'head' ? await byHead(github, hint) : await byCommit(github, hint.sha, search);
    // A branch can have several pull requests: always take the first one.
    const [pull] = fitting.toSorted((one, other) => one.number - other.number);
    if (pull === undefined) return { found: false, reason: describeMiss(hint), isUsual: true };
    return { found: true, number: pull.number, by: hint.by, pull };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { found: false, reason: error.sentences, isUsual: false };
  }
}

/** Several pull requests can come from one branch, and the branch can have moved on. */
async function byHead(
  github: GitHub,
  head: Extract<PullRequestHint, { readonly by: 'head' }>,
): Promise<readonly PullRequest[]> {
  const { items } = await readAllPages((page) => github.listPullRequestsFrom(head, page), maxPages);
  return items.filter((pull) => pull.head.sha === head.sha);
}

/** GitHub also lists closed pull requests, and those from our commit to other repositories. */
async function byCommit(
  github: GitHub,
  sha: string,
  { repository }: PullRequestSearch,
): Promise<readonly PullRequest[]> {
  const { items } = await readAllPages((page) => github.listPullRequestsOfCommit(sha, page), maxPages);
  return items.filter(
    ({ state, base, head, merge_commit_sha: merge }) =>
      state === 'open' &&
      isSameRepository(base.repo?.full_name ?? '', repository) &&
      (head.sha === sha || merge === sha),
  );
}

function describeMiss(hint: Extract<PullRequestHint, { readonly sha: string }>): string {
  const whose = hint.by === 'head' ? ` of ${hint.owner}:${hint.branch}` : '';
  return `No open pull request${whose} has the head commit ${hint.sha}.`;
}

const withoutToken = `Without github-token, the pull request cannot be read or commented on. Set it to a token with the permission ${commentPermission}.`;
/** A merge queue tests a group of pull requests, and its ref names only one of them. */
const queued =
  'A merge queue tests several pull requests together. To comment on one of them, set pull-request.';

/**
 * The pull request of a run, its changed files, and the note of our comment with this key on it. What cannot be read becomes
 * a note. `commit` is that of the event.
 */
export async function readPullRequest(
  search: PullRequestSearch & { readonly commit: string | undefined },
  commentKey: string | null,
): Promise<PullRequestFinding> {
  const { github } = search;
  const without = (reason: string, isUsual: boolean): PullRequestFinding => {
    return { facts: null, obstacle: { reason, isUsual }, notes: [] };
  };
  const found = await findPullRequest(search);
  if (!found.found) return without(`${notFound} ${found.reason}`, found.isUsual);
  const { number, by } = found;
  if (github === null) return without(withoutToken, false);
  const headSha = await findHead(search, github, found);
  if (headSha === null) return without(`${notFound} ${describeMissing(search, number)}`, false);
  const { files, problem } = await readChangedFiles(github, number);
  const comment = await readNote(github, number, commentKey);
  return {
    facts: { number, headSha, changedFiles: files, previousNote: comment.text },
    obstacle: by === 'queue' ? { reason: queued, isUsual: true } : null,
    notes: [problem, comment.problem].filter((note) => note !== undefined),
  };
}

const notFound = 'No pull request was found.';

/** The note of the newest of our comments, empty if it has none; null without a comment, undefined if it cannot be read. */
async function readNote(github: GitHub, pullRequest: number, key: string | null) {
  if (key === null) return { text: undefined };
  try {
    const own = await readOwnComments(github, pullRequest, key);
    return { text: own === null ? undefined : (own[0]?.note ?? null) };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { text: undefined, problem: error.sentences };
  }
}

/**
 * The head: of the event, so that the report stays about it, or the current one; empty if GitHub does not return it. Null if
 * there is no pull request with the number that the user gave: an issue can have it, which could be commented on as well.
 */
async function findHead(
  { hint, commit }: Parameters<typeof readPullRequest>[0],
  github: GitHub,
  { number, by, pull }: Extract<FoundPullRequest, { readonly found: true }>,
): Promise<string | null> {
  const known = pull?.head.sha ?? (hint.by === 'number' && hint.number === number ? commit : undefined);
  if (known !== undefined) return known;
  try {
    return (await github.getPullRequest(number)).head.sha;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return by === 'input' && isRefusal(error, 404) ? null : '';
  }
}

function describeMissing({ repository }: PullRequestSearch, number: number): string {
  return `${repository} has no pull request ${number}, or the token may not read it. The number of an issue is not valid. The job needs the permission ${readPermission}.`;
}
