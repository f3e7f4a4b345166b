import * as z from 'zod/mini';
import {
  anything,
  fields,
  flag,
  listOf,
  object,
  objectWith,
  ordinal,
  type Schema,
  text,
  type ValueOf,
} from '../../model/schema.ts';

/** What a request takes in its path, its query or its body, by GitHub's names. Pages start at 1 and have 100 items. */
export type CallParameters = Readonly<Record<string, string | number | readonly string[]>>;

const user = objectWith('login', { login: text });

/** A comment on a pull request, with the keys that we use. Everyone can write one, so its body is untrusted text. */
const comment = objectWith('id', { id: ordinal, body: text, updated_at: text, user });

/** A reaction. `is_new` is ours: GitHub answers 201 if there was none, and 200 if there was. */
const reaction = objectWith('id', { id: ordinal, is_new: flag });

/** What a person may do. A custom role has the flags of the one that it is based on. */
const permission = objectWith('permission', {
  permission: text,
  user: object({ permissions: object(fields(flag, 'admin maintain push triage pull')) }),
});

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

const repository = objectWith('full_name', fields(text, 'full_name clone_url'));

/** A pull request: only the keys that we use. `head.repo` is null if the fork has been deleted. */
const pullRequest = objectWith('number head base', {
  number: ordinal,
  merged: flag,
  ...fields(text, 'state title merge_commit_sha'),
  head: objectWith('ref sha', {
    ...fields(text, 'ref sha'),
    user: object({ login: text }),
    repo: repository,
  }),
  base: objectWith('ref', { ref: text, repo: repository }),
  user: object({ login: text }),
  labels: listOf(object({ name: text })),
});

/** A pull request as GitHub returns it. */
export type GitHubPullRequest = ValueOf<typeof pullRequest>;

/** What is in one commit and not in another, the oldest first: GitHub lists the last 250 commits. */
const comparison = object({
  commits: listOf(
    objectWith('sha', {
      sha: text,
      parents: listOf(objectWith('sha', { sha: text })),
      commit: object({ message: text }),
    }),
  ),
});

/** An issue, or a pull request: GitHub lists both. Everyone who can edit it can write its body. */
const issue = objectWith('number', {
  number: ordinal,
  ...fields(text, 'title state state_reason created_at closed_at body'),
  user,
  labels: listOf(object({ name: text })),
  pull_request: anything,
});

const viewed = object({ data: object({ viewer: object({ login: text }) }) });
const privacy = object({ data: object({ repository: object({ isPrivate: flag }) }) });

/** The permission of a job that a comment needs: GitHub's, not a scope of the service. */
export const commentPermission = 'pull-requests: write (or issues: write)';
/** The permission of a job that reads a pull request. */
const readPermission = 'pull-requests: read';

/**
 * Requests that need a permission of the workflow's job: the route; the purpose, worded to follow "Could not", in which names in
 * braces are those of parameters; and what describes the answer, or a page of it.
 */
const callsWith =
  (permission: string) =>
  <Of extends Schema>(route: string, tried: string, answer: Of) => ({ permission, route, tried, answer });
const withNone = callsWith('');
const toComment = callsWith(commentPermission);
const toRead = callsWith(readPermission);
const toFind = callsWith('pull-requests: read and contents: read');
const toKeepIssues = callsWith('issues: write');

const issues = '/repos/{repository}/issues';
const comments = `${issues}/{issue_number}/comments`;
const pulls = '/repos/{repository}/pulls';

/** The requests that we send. */
export const calls = {
  // Unlike `GET /user`, GraphQL also has the login of a workflow run and of an App.
  login: withNone('POST /graphql', 'read the owner of the token', viewed),
  privacy: withNone('POST /graphql', 'read whether the repository is private', privacy),
  listComments: toComment(
    `GET ${comments}`,
    'list the comments of pull request {issue_number}',
    listOf(comment),
  ),
  createComment: toComment(`POST ${comments}`, 'comment on pull request {issue_number}', comment),
  updateComment: toComment(`PATCH ${issues}/comments/{comment_id}`, 'update comment {comment_id}', comment),
  getComment: toComment(`GET ${issues}/comments/{comment_id}`, 'read comment {comment_id}', comment),
  react: toComment(
    `POST ${issues}/comments/{comment_id}/reactions`,
    'react to comment {comment_id}',
    reaction,
  ),
  getPermission: withNone(
    'GET /repos/{repository}/collaborators/{username}/permission',
    'read the permission of {username}',
    permission,
  ),
  getMembership: withNone(
    'GET /orgs/{org}/teams/{team_slug}/memberships/{username}',
    'read who is in team {team_slug}',
    objectWith('state', { state: text }),
  ),
  deleteComment: toComment(`DELETE ${issues}/comments/{comment_id}`, 'delete comment {comment_id}', anything),
  getPullRequest: toRead(`GET ${pulls}/{pull_number}`, 'read pull request {pull_number}', pullRequest),
  listChangedFiles: toRead(
    `GET ${pulls}/{pull_number}/files`,
    'list the files of pull request {pull_number}',
    listOf(changedFile),
  ),
  /** Those that contain the commit, open and closed. */
  listPullRequestsOfCommit: toFind(
    'GET /repos/{repository}/commits/{commit_sha}/pulls',
    'list the pull requests of commit {commit_sha}',
    listOf(pullRequest),
  ),
  compareCommits: callsWith('contents: read')(
    'GET /repos/{repository}/compare/{basehead}',
    'list the commits of the merge group',
    comparison,
  ),
  listPullRequestsFrom: toFind(`GET ${pulls}`, 'list the pull requests from {head}', listOf(pullRequest)),
  listIssues: toKeepIssues(`GET ${issues}`, 'list the issues of flaky tests', listOf(issue)),
  openIssue: toKeepIssues(`POST ${issues}`, 'open an issue', issue),
  updateIssue: toKeepIssues(`PATCH ${issues}/{issue_number}`, 'update issue {issue_number}', issue),
  createLabel: toKeepIssues('POST /repos/{repository}/labels', 'create the label {name}', object({})),
  commentOnIssue: toKeepIssues(`POST ${comments}`, 'comment on issue {issue_number}', comment),
} as const;

/** The name of a request. */
export type CallName = keyof typeof calls;

/** A request to GitHub. */
export type GitHubCall = (typeof calls)[CallName];

type Answered<Name extends CallName> = ValueOf<(typeof calls)[Name]['answer']>;

/** An item of a list that GitHub answers; `never` for any other answer. */
export type ItemOf<Name extends CallName> = Answered<Name> extends readonly (infer Item)[] ? Item : never;

/** A page of a list, and whether there is another one. */
export interface GitHubPage<Item> {
  readonly items: readonly Item[];
  readonly more: boolean;
}

/** What GitHub answers. */
export type GitHubAnswer<Name extends CallName> =
  Answered<Name> extends readonly unknown[] ? GitHubPage<ItemOf<Name>> : Answered<Name>;
