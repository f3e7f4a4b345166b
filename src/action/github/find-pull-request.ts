import type { OtherPullRequest } from '../../operations/inputs/event-defaults.ts';
import { type GitHub, readAllPages } from './github.ts';
import { GitHubError } from './github-error.ts';
import { gitHubHint, permissions } from './github-hint.ts';
import { isSameRepository, type PullRequestHint } from './pull-request.ts';
import type { PullRequest } from './schemas.ts';

/** The pull request of a run, or why it was not found. */
export type FoundPullRequest =
  | {
      readonly found: true;
      readonly number: number;
      /** How it was found. A merge `queue` names one of several: it is only written to if the user names it. */
      readonly by: 'input' | Exclude<PullRequestHint['by'], 'nothing'>;
      /** GitHub's response, if it had to be asked. */
      readonly pull: PullRequest | null;
      /** Other open pull requests that fit as well. */
      readonly others?: readonly OtherPullRequest[];
    }
  /** Usual for an event without a pull request: a push, a schedule. */
  | { readonly found: false; readonly reason: string; readonly hint?: string; readonly isUsual: boolean };

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
    const others = hint.by === 'number' ? (hint.others ?? []) : [];
    return { found: true, number: hint.number, by: hint.by, pull: null, others };
  }
  if (github === null) {
    const reason = 'github-token is needed to find the pull request.';
    return { found: false, reason, isUsual: false };
  }
  try {
    const [pull, ...others] = oldestFirst(
      hint.by === 'head' ? await byHead(github, hint) : await byCommit(github, hint.sha, search.repository),
    );
    if (pull === undefined) return { found: false, reason: describeMiss(hint), isUsual: true };
    return {
      found: true,
      number: pull.number,
      by: hint.by,
      pull,
      others: others.map(({ number, base }) => ({ number, base: base.ref })),
    };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const fix = gitHubHint(error, permissions.findPullRequest);
    return { found: false, reason: `${error.message}.`, isUsual: false, ...(fix && { hint: fix }) };
  }
}

type HeadHint = Extract<PullRequestHint, { readonly by: 'head' }>;

/** Does not rely on GitHub's filter: the pull request of another fork can have the same commit. */
async function byHead(github: GitHub, head: HeadHint): Promise<readonly PullRequest[]> {
  const { items } = await readAllPages((page) => github.listPullRequestsFrom(head, page), maxPages);
  return items.filter(
    (pull) => pull.head.sha === head.sha && pull.head.ref === head.branch && isFrom(head.owner, pull),
  );
}

/** True for a pull request from a repository of this owner, or from one that is deleted. */
function isFrom(owner: string, { head: { repo, user } }: PullRequest): boolean {
  const login = user?.login ?? repo?.full_name.split('/', 1)[0] ?? owner;
  return login.toLowerCase() === owner.toLowerCase();
}

/** GitHub also lists closed pull requests, and those from our commit to other repositories. */
async function byCommit(github: GitHub, sha: string, repository: string): Promise<readonly PullRequest[]> {
  const { items } = await readAllPages((page) => github.listPullRequestsOfCommit(sha, page), maxPages);
  return items.filter(
    ({ state, base, head, merge_commit_sha: merge }) =>
      state === 'open' &&
      isSameRepository(base.repo?.full_name ?? '', repository) &&
      (head.sha === sha || merge === sha),
  );
}

/** A branch can have several pull requests: always take the first one. */
function oldestFirst(pulls: readonly PullRequest[]): readonly PullRequest[] {
  return pulls.toSorted((one, other) => one.number - other.number);
}

function describeMiss(hint: Extract<PullRequestHint, { readonly sha: string }>): string {
  const whose = hint.by === 'head' ? ` of ${hint.owner}:${hint.branch}` : '';
  return `No open pull request${whose} has the head commit ${hint.sha}.`;
}
