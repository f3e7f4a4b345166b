import type { Obstacle, PullRequestFinding } from '../../operations/context/workflow.ts';
import type { LineRange } from '../../report/flaky/touched.ts';
import { commentPermission, type PullRequest, readPermission } from './calls.ts';
import { readOwnComments } from './comment.ts';
import { type GitHub, itemsOf } from './github.ts';
import { GitHubError, isRefusal, sentencesOf } from './github-error.ts';
import { isSameRepository, type PullRequestHint } from './pull-request-hint.ts';

/** The pull request of a run, and GitHub's response if it had to be asked. */
interface FoundPullRequest {
  readonly number: number;
  readonly pull: PullRequest | null;
}

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

/** Finds the pull request of a run, or says why it was not found. Never throws for a GitHub error. */
export async function findPullRequest(search: PullRequestSearch): Promise<FoundPullRequest | Obstacle> {
  const { github, given, hint, repository } = search;
  if (given !== undefined) return { number: given, pull: null };
  if (hint.by === 'nothing') return { reason: 'The event has no commit.', isUsual: true };
  if (hint.by === 'number' || hint.by === 'queue') return { number: hint.number, pull: null };
  if (github === null) return { reason: 'github-token is needed to find the pull request.', isUsual: false };
  const { sha } = hint;
  const head = hint.by === 'head' ? `${hint.owner}:${hint.branch}` : null;
  // GitHub lists closed pull requests of a commit too, and those to other repositories; and a branch can have moved on.
  const isFit = ({ state, base, head, merge_commit_sha: merge }: PullRequest) =>
    state === 'open' &&
    isSameRepository(base.repo?.full_name ?? repository, repository) &&
    (head.sha === sha || (hint.by === 'commit' && merge === sha));
  const list =
    head === null
      ? itemsOf(github, 'listPullRequestsOfCommit', { commit_sha: sha })
      : itemsOf(github, 'listPullRequestsFrom', { state: 'open', head });
  try {
    const fit = (await Array.fromAsync(list)).filter(isFit);
    // A branch can have several pull requests: always take the first one.
    const [pull] = fit.toSorted((one, other) => one.number - other.number);
    if (pull !== undefined) return { number: pull.number, pull };
    const whose = head === null ? '' : ` of ${head}`;
    return { reason: `No open pull request${whose} has the head commit ${sha}.`, isUsual: true };
  } catch (error) {
    return { reason: sentencesOf(error), isUsual: false };
  }
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
  const { github, repository, given, hint } = search;
  const without = (reason: string, isUsual = false): PullRequestFinding => {
    return { facts: null, obstacle: { reason, isUsual }, notes: [] };
  };
  const found = await findPullRequest(search);
  if ('reason' in found) return without(`${notFound} ${found.reason}`, found.isUsual);
  if (github === null) return without(withoutToken);
  const { number } = found;
  const headSha = await findHead(search, github, found);
  if (headSha === null)
    return without(
      `${notFound} ${repository} has no pull request ${number}, or the token may not read it. The number of an issue is not valid. The job needs the permission ${readPermission}.`,
    );
  const { files, problem } = await readChangedFiles(github, number);
  const notes = problem === undefined ? [] : [problem];
  let previousNote: string | null | undefined;
  if (commentKey !== null)
    try {
      const [own] = await readOwnComments(github, number, commentKey);
      previousNote = own?.note ?? null;
    } catch (error) {
      notes.push(sentencesOf(error));
    }
  return {
    facts: { number, headSha, changedFiles: files, previousNote },
    obstacle: given === undefined && hint.by === 'queue' ? { reason: queued, isUsual: true } : null,
    notes,
  };
}

const notFound = 'No pull request was found.';

/**
 * The head: of the event, so that the report stays about it, or the current one; empty if GitHub does not return it. Null if
 * there is no pull request with the number that the user gave: an issue can have it, which could be commented on as well.
 */
async function findHead(
  { hint, given, commit }: Parameters<typeof readPullRequest>[0],
  github: GitHub,
  { number, pull }: FoundPullRequest,
): Promise<string | null> {
  const known = pull?.head.sha ?? (hint.by === 'number' && hint.number === number ? commit : undefined);
  if (known !== undefined) return known;
  try {
    return (await github('getPullRequest', { pull_number: number })).head.sha;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return given !== undefined && isRefusal(error, 404) ? null : '';
  }
}

/** GitHub lists up to 3,000 files of a pull request, and does not say whether there are more. */
const maxFiles = 3000;

/**
 * The files that a pull request changes, null if no page of them could be read; and why a page could not be, and how to fix it.
 * Never throws for a GitHub error: what was read before it is kept.
 */
export async function readChangedFiles(github: GitHub, pull_number: number) {
  const [paths, removed]: [string[], string[]] = [[], []];
  const renamed: (readonly [string, string])[] = [];
  const diff = new Map<string, readonly LineRange[]>();
  let problem: string | undefined;
  try {
    const list = itemsOf(github, 'listChangedFiles', { pull_number });
    for await (const { status, filename, previous_filename: from, patch } of list) {
      (status === 'removed' ? removed : paths).push(filename);
      if (status === 'renamed' && from) renamed.push([from, filename]);
      if (patch) diff.set(filename, patch);
    }
  } catch (error) {
    problem = sentencesOf(error);
  }
  const count = paths.length + removed.length;
  if (problem !== undefined && count === 0) return { files: null, problem };
  const complete = problem === undefined && count < maxFiles;
  return { files: { paths, removed, renamed, diff, complete }, problem };
}
