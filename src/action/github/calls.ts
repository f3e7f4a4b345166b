import * as z from 'zod/mini';
import {
  anything,
  fields,
  listOf,
  object,
  objectWith,
  ordinal,
  type Schema,
  text,
  type ValueOf,
} from '../../model/schema.ts';

/** A request: its purpose, worded to follow "Could not"; how to send it; and the schema of the answer, an array for a page. */
export interface GitHubCall {
  readonly tried: string;
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly schema: Schema;
  /** The permission of the workflow's job that it needs. */
  readonly permission: string;
  /** True if it must not be repeated when it may have been carried out. */
  readonly once?: boolean;
}

const user = objectWith('login', { login: text });

/** A comment on a pull request, with the keys that we use. Everyone can write one, so its body is untrusted text. */
const comment = objectWith('id', { id: ordinal, body: text, user });

/** The lines of a file that its diff shows, by the headers of a patch. Absent if GitHub shows no diff. */
const patch = z.pipe(
  text,
  z.transform((lines) =>
    Array.from(
      lines.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm),
      ([, first, count = 1]) => [Number(first), Number(first) + Number(count) - 1] as const,
    ),
  ),
);

/** A file that a pull request changes; `previous_filename` is its path before it was renamed, or what it is a copy of. */
const changedFile = objectWith('filename', { ...fields(text, 'filename status previous_filename'), patch });

/** A file that a pull request changes. */
export type ChangedFile = ValueOf<typeof changedFile>;

const repository = objectWith('full_name', fields(text, 'full_name clone_url'));

/** A pull request: only the keys that we use. `head.repo` is null if the fork has been deleted. */
const pullRequest = objectWith('number head base', {
  number: ordinal,
  ...fields(text, 'state title merge_commit_sha'),
  head: objectWith('ref sha', {
    ...fields(text, 'ref sha'),
    user: object({ login: text }),
    repo: repository,
  }),
  base: objectWith('ref', { ref: text, repo: repository }),
  labels: listOf(object({ name: text })),
});

/** A pull request as GitHub returns it. */
export type PullRequest = ValueOf<typeof pullRequest>;

interface Branch {
  readonly owner: string;
  readonly branch: string;
}

/** An issue, or a pull request: GitHub lists both. Everyone who can edit it can write its body. */
const issue = objectWith('number', {
  number: ordinal,
  ...fields(text, 'state state_reason closed_at body'),
  user,
  pull_request: anything,
});

const issues = '/repos/{owner}/{repo}/issues';
const comments = `${issues}/comments/{comment_id}`;
const commentsOf = `${issues}/{issue_number}/comments`;
const pulls = '/repos/{owner}/{repo}/pulls';
/** The permission of a job that a comment needs: GitHub's, not a scope of the service. */
export const commentPermission = 'pull-requests: write (or issues: write)';
const issuesPermission = 'issues: write';
const findPermission = 'pull-requests: read and contents: read';
/** The permission of a job that reads a pull request. */
export const readPermission = 'pull-requests: read';

/** The requests that we send for a repository. Pages start at 1 and have 100 items. */
export const calls = {
  listComments: (issue_number: number, page: number) => ({
    tried: `list the comments of pull request ${issue_number}`,
    route: `GET ${commentsOf}`,
    parameters: { issue_number, page, per_page: 100 },
    schema: listOf(comment),
    permission: commentPermission,
  }),
  createComment: (issue_number: number, body: string) => ({
    tried: `comment on pull request ${issue_number}`,
    route: `POST ${commentsOf}`,
    parameters: { issue_number, body },
    schema: comment,
    permission: commentPermission,
    once: true,
  }),
  updateComment: (comment_id: number, body: string) => ({
    tried: `update comment ${comment_id}`,
    route: `PATCH ${comments}`,
    parameters: { comment_id, body },
    schema: comment,
    permission: commentPermission,
  }),
  deleteComment: (comment_id: number) => ({
    tried: `delete comment ${comment_id}`,
    route: `DELETE ${comments}`,
    parameters: { comment_id },
    schema: anything,
    permission: commentPermission,
  }),
  getPullRequest: (pull_number: number) => ({
    tried: `read pull request ${pull_number}`,
    route: `GET ${pulls}/{pull_number}`,
    parameters: { pull_number },
    schema: pullRequest,
    permission: readPermission,
  }),
  /** The pull requests that contain this commit, open and closed. */
  listPullRequestsOfCommit: (commit_sha: string, page: number) => ({
    tried: `list the pull requests of commit ${commit_sha}`,
    route: 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
    parameters: { commit_sha, page, per_page: 100 },
    schema: listOf(pullRequest),
    permission: findPermission,
  }),
  /** The open pull requests from this branch; `owner` is the account that owns it. */
  listPullRequestsFrom: ({ owner, branch }: Branch, page: number) => ({
    tried: `list the pull requests from ${owner}:${branch}`,
    route: `GET ${pulls}`,
    parameters: { state: 'open', head: `${owner}:${branch}`, page, per_page: 100 },
    schema: listOf(pullRequest),
    permission: findPermission,
  }),
  listChangedFiles: (pull_number: number, page: number) => ({
    tried: `list the files of pull request ${pull_number}`,
    route: `GET ${pulls}/{pull_number}/files`,
    parameters: { pull_number, page, per_page: 100 },
    schema: listOf(changedFile),
    permission: readPermission,
  }),
  /** The open and closed issues with this label. */
  listIssues: (labels: string, page: number) => ({
    tried: 'list the issues of flaky tests',
    route: `GET ${issues}`,
    parameters: { labels, state: 'all', page, per_page: 100 },
    schema: listOf(issue),
    permission: issuesPermission,
  }),
  openIssue: (parts: { readonly title: string; readonly body: string; readonly labels: string[] }) => ({
    tried: 'open an issue',
    route: `POST ${issues}`,
    parameters: parts,
    schema: issue,
    permission: issuesPermission,
    once: true,
  }),
  updateIssue: (
    issue_number: number,
    parts: { readonly body?: string; readonly state?: string; readonly state_reason?: string },
  ) => ({
    tried: `update issue ${issue_number}`,
    route: `PATCH ${issues}/{issue_number}`,
    parameters: { issue_number, ...parts },
    schema: issue,
    permission: issuesPermission,
  }),
  commentOnIssue: (issue_number: number, body: string) => ({
    tried: `comment on issue ${issue_number}`,
    route: `POST ${commentsOf}`,
    parameters: { issue_number, body },
    schema: comment,
    permission: issuesPermission,
    once: true,
  }),
} satisfies Record<string, (...given: never[]) => GitHubCall>;
