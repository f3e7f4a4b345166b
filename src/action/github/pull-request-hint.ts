import type { GitHubPullRequest } from './calls.ts';

/** True if the two are the same `owner/name`, which GitHub compares without case. */
export function isSameRepository(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** True if the head of the pull request is in another repository than its base. */
export function isFromFork({ head, base }: GitHubPullRequest, repository: string): boolean {
  return head.repo == null || !isSameRepository(head.repo.full_name, base.repo?.full_name ?? repository);
}

/** True for an open pull request to this repository: of a commit, GitHub lists closed ones too, and those to others. */
export function isOpenIn(repository: string, { state, base }: GitHubPullRequest): boolean {
  return state === 'open' && isSameRepository(base.repo?.full_name ?? repository, repository);
}

/** True for a full SHA, in which nothing can be hidden. */
export function isFullSha(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

/** The commits of a merge group, by their full SHAs, and the branch that it is merged into. */
export interface MergeGroup {
  /** The commit before its first one. */
  readonly base: string;
  readonly head: string;
  readonly branch: string;
}

/** What is known about the pull request of a run before GitHub is asked. */
export type PullRequestHint =
  /** The event contains its number. */
  | { readonly by: 'number'; readonly number: number }
  /** The ref of a merge queue names the last of a group; the event may have the commits of all. */
  | { readonly by: 'queue'; readonly number: number; readonly group: MergeGroup | null }
  /** An open pull request with this head branch and commit; `owner` is the account that owns the branch. */
  | { readonly by: 'head'; readonly owner: string; readonly branch: string; readonly sha: string }
  /** The open pull request with this number, whose head must be the commit. */
  | { readonly by: 'build'; readonly number: number; readonly sha: string }
  /** An open pull request whose head or merge commit is this one. */
  | { readonly by: 'commit'; readonly sha: string }
  | { readonly by: 'nothing' };

/** How to find the pull request of a build: by the number that the service knows, or by the commit. */
export function hintOfBuild({ number, sha }: { readonly number: number | null; readonly sha: string }) {
  return number === null ? ({ by: 'commit', sha } as const) : ({ by: 'build', number, sha } as const);
}
