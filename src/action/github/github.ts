import { z } from 'zod';
import { maybe, text } from '../../model/lenient-fields.ts';
import type { PullRequest } from './pull-request.ts';

/** A comment on a pull request, with the keys that we use. GitHub Enterprise Server may not tell `minimized`. */
export const commentSchema = z.object({
  id: z.number().int().positive(),
  html_url: text,
  body: text,
  user: maybe(z.object({ login: z.string() })),
  minimized: maybe(z.looseObject({})),
});

/** A comment on a pull request. Its body, and who wrote it, may be anybody's. */
export type Comment = z.infer<typeof commentSchema>;

/** A file that a pull request changes; `previous_filename` is its name before it was renamed. */
export const changedFileSchema = z.object({ filename: z.string(), previous_filename: text });

/** A file that a pull request changes. */
export type ChangedFile = z.infer<typeof changedFileSchema>;

/** One page of a list, and whether GitHub names another one. */
export interface GitHubPage<Item> {
  readonly items: readonly Item[];
  readonly more: boolean;
}

/**
 * What we ask of GitHub, about one repository, with one token. Pages count from 1 and hold 100.
 * Every method fails with a `GitHubError` and nothing else.
 */
export interface GitHub {
  /** The login of the token's owner; null where the token may not know. */
  readonly login: () => Promise<string | null>;
  readonly listComments: (pullRequest: number, page: number) => Promise<GitHubPage<Comment>>;
  readonly createComment: (pullRequest: number, body: string) => Promise<Comment>;
  readonly updateComment: (id: number, body: string) => Promise<Comment>;
  readonly deleteComment: (id: number) => Promise<void>;
  readonly getPullRequest: (number: number) => Promise<PullRequest>;
  /** The pull requests that hold this commit, open and closed. */
  readonly listPullRequestsOfCommit: (sha: string, page: number) => Promise<GitHubPage<PullRequest>>;
  /** The open pull requests from this branch; `owner` is the account that holds it. */
  readonly listPullRequestsFrom: (
    head: { readonly owner: string; readonly branch: string },
    page: number,
  ) => Promise<GitHubPage<PullRequest>>;
  readonly listChangedFiles: (pullRequest: number, page: number) => Promise<GitHubPage<ChangedFile>>;
}
