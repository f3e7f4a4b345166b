import type { GitHub } from './github.ts';
import { GitHubError } from './github-error.ts';
import { hintFor, permissions } from './permissions.ts';
import { isSameRepository, type PullRequest } from './pull-request.ts';
import type { PullRequestHint } from './pull-request-hint.ts';
import { readPages } from './read-pages.ts';

/** The pull request that a run is about, or why there is none to be found. */
export type FoundPullRequest =
  | {
      readonly found: true;
      readonly number: number;
      /** How it was found. What a merge `queue` names is one of a group: it is not to be written to unasked. */
      readonly by: 'input' | Exclude<PullRequestHint['by'], 'nothing'>;
      /** As GitHub told it, where it had to be asked. */
      readonly pull: PullRequest | null;
    }
  | { readonly found: false; readonly reason: string; readonly hint?: string };

/** What is known before GitHub is asked. */
export interface PullRequestSearch {
  /** Null without a token: then only what is named can be found. */
  readonly github: GitHub | null;
  /** `owner/name`. */
  readonly repository: string;
  /** The number that the user gave, which wins over everything. */
  readonly given?: number | undefined;
  readonly clue: PullRequestHint;
}

/** More pull requests of one commit than this are nobody's work. */
const mostPages = 5;

/** Finds the pull request that a run is about. Never throws for what GitHub answers. */
export async function findPullRequest(search: PullRequestSearch): Promise<FoundPullRequest> {
  const { github, given, clue } = search;
  if (given !== undefined) return { found: true, number: given, by: 'input', pull: null };
  if (clue.by === 'nothing') return { found: false, reason: 'The event is not about a commit.' };
  if (clue.by === 'number' || clue.by === 'queue') {
    return { found: true, number: clue.number, by: clue.by, pull: null };
  }
  if (github === null)
    return { found: false, reason: 'There is no github-token to look the pull request up with.' };
  try {
    const pull =
      clue.by === 'head' ? await byHead(github, clue) : await byCommit(github, clue.sha, search.repository);
    if (pull === undefined) return { found: false, reason: nothingFound(clue) };
    return { found: true, number: pull.number, by: clue.by, pull };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const hint = hintFor(error, permissions.findPullRequest);
    return { found: false, reason: `${error.message}.`, ...(hint && { hint }) };
  }
}

type HeadClue = Extract<PullRequestHint, { readonly by: 'head' }>;

async function byHead(github: GitHub, head: HeadClue): Promise<PullRequest | undefined> {
  const { items } = await readPages((page) => github.listPullRequestsFrom(head, page), mostPages);
  return oldest(items.filter((pull) => pull.head.sha === head.sha));
}

/** GitHub also names closed pull requests, and those that ask another repository to take our commit. */
async function byCommit(github: GitHub, sha: string, repository: string): Promise<PullRequest | undefined> {
  const { items } = await readPages((page) => github.listPullRequestsOfCommit(sha, page), mostPages);
  return oldest(
    items.filter(
      ({ state, base, head, merge_commit_sha: merge }) =>
        state === 'open' &&
        isSameRepository(base.repo?.full_name ?? '', repository) &&
        (head.sha === sha || merge === sha),
    ),
  );
}

/** One branch may ask to be merged into several: the first that asked is taken, always the same one. */
function oldest(pulls: readonly PullRequest[]): PullRequest | undefined {
  return pulls.toSorted((one, other) => one.number - other.number)[0];
}

function nothingFound(
  clue: Exclude<PullRequestHint, { readonly number: number } | { readonly by: 'nothing' }>,
) {
  const whose = clue.by === 'head' ? ` of ${clue.owner}:${clue.branch}` : '';
  return `No open pull request${whose} has the commit ${clue.sha} as its head.`;
}
