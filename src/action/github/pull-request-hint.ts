/** What is known of the pull request that a run is about, before GitHub is asked. */
export type PullRequestHint =
  /** The event names it. */
  | { readonly by: 'number'; readonly number: number }
  /** The ref of a merge queue names the last of a group; the others are not named anywhere. */
  | { readonly by: 'queue'; readonly number: number }
  /** An open pull request with this head branch, at this commit; `owner` is the account that holds the branch. */
  | { readonly by: 'head'; readonly owner: string; readonly branch: string; readonly sha: string }
  /** An open pull request whose head, or whose merge, is this commit. */
  | { readonly by: 'commit'; readonly sha: string }
  | { readonly by: 'nothing' };

const queueRef = /(?:^|\/)gh-readonly-queue\/.+\/pr-([1-9]\d{0,9})-[0-9a-f]{40,64}$/;

/**
 * The pull request that the ref of a merge queue ends with, or null if the ref is none:
 * `gh-readonly-queue/<base>/pr-<number>-<sha>`. The base branch may itself look so; the last one counts.
 */
export function queuedPullRequest(ref: string): number | null {
  if (ref.length > 1024) return null;
  const number = queueRef.exec(ref)?.[1];
  return number === undefined ? null : Number(number);
}
