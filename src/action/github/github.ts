import { type Clock, systemClock } from '../../client/clock.ts';
import type { ChangedFile, Comment, PullRequest } from './schemas.ts';

/** One page of a list, and whether there is another one. */
export interface GitHubPage<Item> {
  readonly items: readonly Item[];
  readonly more: boolean;
}

/**
 * The requests that we send to GitHub, for one repository and with one token. Pages start at 1 and have 100 items.
 * The methods only throw `GitHubError`.
 */
export interface GitHub {
  /** The login of the token's owner; null if the token is not allowed to read it. */
  readonly login: () => Promise<string | null>;
  readonly listComments: (pullRequest: number, page: number) => Promise<GitHubPage<Comment>>;
  readonly createComment: (pullRequest: number, body: string) => Promise<Comment>;
  readonly updateComment: (id: number, body: string) => Promise<Comment>;
  readonly deleteComment: (id: number) => Promise<void>;
  readonly getPullRequest: (number: number) => Promise<PullRequest>;
  /** The pull requests that contain this commit, open and closed. */
  readonly listPullRequestsOfCommit: (sha: string, page: number) => Promise<GitHubPage<PullRequest>>;
  /** The open pull requests from this branch; `owner` is the account that owns it. */
  readonly listPullRequestsFrom: (
    head: { readonly owner: string; readonly branch: string },
    page: number,
  ) => Promise<GitHubPage<PullRequest>>;
  readonly listChangedFiles: (pullRequest: number, page: number) => Promise<GitHubPage<ChangedFile>>;
}

/** No list takes longer, however slowly its pages arrive; one page has a time limit of its own. */
const maxMs = 10 * 60_000;

/** The size of what is kept of a list, in characters of JSON. */
const maxSize = 16 * 1024 * 1024;

/**
 * The items of all pages, read one after the other. `complete` is false if there are more than `maxPages` pages, or if
 * they are too large or too slow.
 */
export async function readAllPages<Item>(
  read: (page: number) => Promise<GitHubPage<Item>>,
  maxPages: number,
  { monotonic }: Pick<Clock, 'monotonic'> = systemClock,
): Promise<{ readonly items: readonly Item[]; readonly complete: boolean }> {
  const items: Item[] = [];
  const endMs = monotonic() + maxMs;
  let size = 0;
  for (let number = 1; number <= maxPages && monotonic() < endMs; number += 1) {
    const page = await read(number);
    size += JSON.stringify(page.items).length;
    if (size > maxSize) break;
    items.push(...page.items);
    if (!page.more) return { items, complete: true };
  }
  return { items, complete: false };
}
