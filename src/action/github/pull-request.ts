import type { Obstacle, PullRequestFinding } from '../../operations/context/workflow.ts';
import type { ChangedFiles } from '../../report/flaky/touched.ts';
import { commentPermission, type GitHubAnswer, type PullRequest, readPermission } from './calls.ts';
import { readOwnComments } from './comment.ts';
import { type GitHub, readAllPages } from './github.ts';
import { GitHubError, isRefusal, sentencesOf } from './github-error.ts';
import { isSameRepository, type PullRequestHint } from './pull-request-hint.ts';

/** The pull request of a run. */
export interface FoundPullRequest {
  readonly number: number;
  /** How it was found. A merge `queue` names one of several: it is only written to if the user names it. */
  readonly by: 'input' | Exclude<PullRequestHint['by'], 'nothing'>;
  /** GitHub's response, if it had to be asked. */
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
  if (given !== undefined) return { number: given, by: 'input', pull: null };
  if (hint.by === 'nothing') return { reason: 'The event has no commit.', isUsual: true };
  if (hint.by === 'number' || hint.by === 'queue') return { number: hint.number, by: hint.by, pull: null };
  if (github === null) return { reason: 'github-token is needed to find the pull request.', isUsual: false };
  const { sha } = hint;
  const head = hint.by === 'head' ? `${hint.owner}:${hint.branch}` : null;
  // GitHub lists closed pull requests of a commit too, and those to other repositories; and a branch can have moved on.
  const isFit = ({ state, base, head, merge_commit_sha: merge }: PullRequest) =>
    state === 'open' &&
    isSameRepository(base.repo?.full_name ?? repository, repository) &&
    (head.sha === sha || (hint.by === 'commit' && merge === sha));
  const readPage = (page: number): Promise<GitHubAnswer<'listPullRequestsFrom'>> =>
    head === null
      ? github('listPullRequestsOfCommit', { commit_sha: sha, page })
      : github('listPullRequestsFrom', { state: 'open', head, page });
  try {
    // 500 pull requests of one commit are enough.
    const { items } = await readAllPages(readPage, 5);
    // A branch can have several pull requests: always take the first one.
    const [pull] = items.filter(isFit).toSorted((one, other) => one.number - other.number);
    if (pull !== undefined) return { number: pull.number, by: hint.by, pull };
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
  const { github, repository } = search;
  const without = (reason: string, isUsual = false): PullRequestFinding => {
    return { facts: null, obstacle: { reason, isUsual }, notes: [] };
  };
  const found = await findPullRequest(search);
  if ('reason' in found) return without(`${notFound} ${found.reason}`, found.isUsual);
  if (github === null) return without(withoutToken);
  const { number, by } = found;
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
      const own = await readOwnComments(github, number, commentKey);
      if (own !== null) previousNote = own[0]?.note ?? null;
    } catch (error) {
      notes.push(sentencesOf(error));
    }
  return {
    facts: { number, headSha, changedFiles: files, previousNote },
    obstacle: by === 'queue' ? { reason: queued, isUsual: true } : null,
    notes,
  };
}

const notFound = 'No pull request was found.';

/**
 * The head: of the event, so that the report stays about it, or the current one; empty if GitHub does not return it. Null if
 * there is no pull request with the number that the user gave: an issue can have it, which could be commented on as well.
 */
async function findHead(
  { hint, commit }: Parameters<typeof readPullRequest>[0],
  github: GitHub,
  { number, by, pull }: FoundPullRequest,
): Promise<string | null> {
  const known = pull?.head.sha ?? (hint.by === 'number' && hint.number === number ? commit : undefined);
  if (known !== undefined) return known;
  try {
    return (await github('getPullRequest', { pull_number: number })).head.sha;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return by === 'input' && isRefusal(error, 404) ? null : '';
  }
}

/** GitHub lists up to 3,000 files of a pull request, and does not say whether there are more. */
const maxFiles = 3000;

/**
 * The files that a pull request changes, null if no page of them could be read; and why a page could not be, and how to fix it.
 * Never throws for a GitHub error: what was read before it is kept.
 */
export async function readChangedFiles(github: GitHub, pull_number: number) {
  let problem: string | undefined;
  const { items, complete } = await readAllPages(
    (page) =>
      github('listChangedFiles', { pull_number, page }).catch((error): GitHubAnswer<'listChangedFiles'> => {
        problem = sentencesOf(error);
        return { items: [], more: false };
      }),
    maxFiles / 100,
  );
  if (problem !== undefined && items.length === 0) return { files: null, problem };
  const [removed = [], present = []] = [true, false].map((wanted) =>
    items.filter(({ status }) => (status === 'removed') === wanted).map(({ filename }) => filename),
  );
  const files: ChangedFiles = {
    paths: present,
    removed,
    renamed: items.flatMap(({ status, filename, previous_filename: from }) =>
      status === 'renamed' && from ? [[from, filename] as const] : [],
    ),
    diff: new Map(items.flatMap(({ filename, patch }) => (patch ? [[filename, patch] as const] : []))),
    complete: complete && problem === undefined && items.length < maxFiles,
  };
  return { files, problem };
}
