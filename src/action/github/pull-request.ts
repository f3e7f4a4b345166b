import type { Obstacle, PullRequestFinding } from '../../operations/context/workflow.ts';
import type { ChangedFiles } from '../../report/flaky/touched.ts';
import { commentPermission, type GitHubPullRequest } from './calls.ts';
import { readOwnComments } from './comment.ts';
import { type GitHub, itemsOf } from './github.ts';
import { isRefusal, sentencesOf } from './github-error.ts';
import { findGroup } from './merge-group.ts';
import { isOpenIn, type PullRequestHint } from './pull-request-hint.ts';

/** The pull request of a run, and GitHub's response if it had to be asked. */
interface FoundPullRequest {
  readonly number: number;
  readonly pull: GitHubPullRequest | null;
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
  if (hint.by === 'build') return findByBuild(github, hint);
  const { sha } = hint;
  const head = hint.by === 'head' ? `${hint.owner}:${hint.branch}` : null;
  // A branch can have moved on.
  const isFit = (pull: GitHubPullRequest) =>
    isOpenIn(repository, pull) &&
    (pull.head.sha === sha || (hint.by === 'commit' && pull.merge_commit_sha === sha));
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

/** The pull request that the service names for a build, if it is open and the build is one of its head. */
async function findByBuild(
  github: GitHub,
  { number, sha }: { readonly number: number; readonly sha: string },
): Promise<FoundPullRequest | Obstacle> {
  try {
    const pull = await github('getPullRequest', { pull_number: number });
    if (pull.state !== 'open') return { reason: `Pull request ${number} is closed.`, isUsual: true };
    if (pull.head.sha === sha) return { number, pull };
    const reason = `The head of pull request ${number} is ${pull.head.sha}, and the build is one of ${sha}.`;
    return { reason, isUsual: true };
  } catch (error) {
    return { reason: sentencesOf(error), isUsual: false };
  }
}

const withoutToken = `Without github-token, the pull request cannot be read or commented on. Set it to a token with the permission ${commentPermission}.`;
/** A merge queue tests a group of pull requests, and its ref names only one of them. */
const queued =
  'A merge queue tests several pull requests together. To comment on one of them, set pull-request.';

/**
 * The pull request of a run, its head, its changed files, and the note of our comment with this key on it. The head is that of
 * the event, `commit`, so that the report stays about it, or else the current one, empty if it is unknown. What cannot be read
 * becomes a note.
 */
export async function readPullRequest(
  search: PullRequestSearch & {
    readonly commit: string | undefined;
    readonly authors?: readonly string[] | undefined;
    readonly forGroup?: boolean | undefined;
  },
  commentKey: string | null,
): Promise<PullRequestFinding> {
  const { github, given, hint, commit } = search;
  const without = (reason: string, isUsual = false): PullRequestFinding => {
    return { facts: null, obstacle: { reason, isUsual }, notes: [] };
  };
  const found = await findPullRequest(search);
  if ('reason' in found) {
    // The build names it, and why it is not commented on is all there is to say.
    const prefix = given === undefined && hint.by === 'build' ? '' : 'No pull request was found. ';
    return without(`${prefix}${found.reason}`, found.isUsual);
  }
  if (github === null) return without(withoutToken);
  const { number, pull } = found;
  const notes: string[] = [];
  const attempt = async <Value>(read: () => Promise<Value>) => {
    try {
      return await read();
    } catch (error) {
      notes.push(sentencesOf(error));
      return undefined;
    }
  };
  let headSha = pull?.head.sha ?? (hint.by === 'number' && hint.number === number ? commit : undefined);
  try {
    headSha ??= (await github('getPullRequest', { pull_number: number })).head.sha;
  } catch (error) {
    const reason = `No pull request was found. ${sentencesOf(error)}`;
    // An issue can have the number, and could be commented on as well.
    if (given !== undefined && isRefusal(error, 404)) return without(reason);
  }
  const changedFiles = (await attempt(() => readChangedFiles(github, number))) ?? null;
  const readNote = async (key: string) =>
    (await readOwnComments(github, number, key, search.authors))[0]?.note ?? null;
  const isQueued = given === undefined && hint.by === 'queue';
  const group =
    isQueued && hint.group && search.forGroup ? await findGroup(github, hint.group, search.repository) : null;
  if (group?.gap) notes.push(group.gap);
  return {
    facts: {
      number,
      ...(group && { others: [...new Set(group.numbers)].filter((one) => one !== number) }),
      headSha: headSha ?? '',
      changedFiles,
      previousNote: commentKey === null ? undefined : await attempt(() => readNote(commentKey)),
    },
    obstacle: isQueued && group === null ? { reason: queued, isUsual: true } : null,
    notes,
  };
}

/** GitHub lists up to 3,000 files of a pull request, and does not say whether there are more. */
const maxFiles = 3000;

/** The files that a pull request changes. @throws GitHubError if one page of them cannot be read */
export async function readChangedFiles(github: GitHub, pull_number: number): Promise<ChangedFiles> {
  const files = await Array.fromAsync(itemsOf(github, 'listChangedFiles', { pull_number }));
  const left = files.filter(({ status }) => status !== 'removed');
  return {
    paths: left.map(({ filename }) => filename),
    complete: files.length < maxFiles,
    renamed: left.flatMap(({ status, filename, previous_filename: from }) =>
      status === 'renamed' && from ? [[from, filename] as const] : [],
    ),
    diff: new Map(left.flatMap(({ filename, patch }) => (patch ? [[filename, patch] as const] : []))),
  };
}
