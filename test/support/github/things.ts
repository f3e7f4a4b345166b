import { delivery } from './deliveries.ts';
import { type PullRequestParts, pullRequest } from './payloads.ts';

/** Anything that GitHub writes, with all keys. */
export type Thing = Record<string, unknown>;

const opened = delivery('pull_request', { action: 'opened' }).pull_request as Thing & {
  readonly user: Thing;
  readonly head: { readonly repo: Thing };
};
const commented = delivery('issue_comment', { action: 'created' }).comment as Thing;

/** An account, with all keys. */
function makeUser(login: string): Thing {
  return { ...opened.user, login, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
}

/** A comment with all keys, and what can be told of it. */
export interface StoredComment extends Thing {
  readonly id: number;
  readonly user: Thing | null;
  body: string;
  minimized: { readonly reason: string } | null;
}

/** A comment as GitHub keeps it. */
export function makeComment(parts: {
  readonly id: number;
  readonly repository: string;
  readonly pullRequest: number;
  readonly author: string | null;
  readonly body: string;
  readonly minimized?: boolean;
  readonly time: string;
}): StoredComment {
  const { id, repository, author, body, time } = parts;
  return {
    ...commented,
    id,
    html_url: `https://github.com/${repository}/pull/${parts.pullRequest}#issuecomment-${id}`,
    user: author === null ? null : makeUser(author),
    body,
    minimized: parts.minimized ? { reason: 'outdated' } : null,
    created_at: time,
    updated_at: time,
  };
}

/** An issue, complete, and what can change of it. */
export interface StoredIssue extends Thing {
  readonly number: number;
  readonly title: string;
  user: Thing | null;
  labels: { readonly name: string }[];
  body: string;
  state: string;
  state_reason: string | null;
  closed_at: string | null;
}

/** An issue as GitHub keeps it. */
export function makeIssue(parts: {
  readonly number: number;
  readonly author: string;
  readonly title: string;
  readonly body: string;
  readonly labels?: readonly string[];
}): StoredIssue {
  const { issue } = delivery('issues', { action: 'opened' });
  const { number, title, body, labels = [], author } = parts;
  return {
    ...(issue as Thing),
    number,
    title,
    body,
    user: makeUser(author),
    labels: labels.map((name) => ({ name })),
    state: 'open',
    state_reason: null,
    closed_at: null,
  };
}

/** A pull request with all keys, and what it is looked up by. */
export interface StoredPullRequest extends Thing {
  readonly number: number;
  readonly state: string;
  readonly merge_commit_sha: string;
  readonly head: Thing & { readonly label: string; readonly sha: string };
}

/** A pull request as GitHub keeps it. */
export function makePullRequest(
  parts: PullRequestParts & { readonly state?: 'open' | 'closed' },
): StoredPullRequest {
  const known = pullRequest(parts);
  const { head, base } = known;
  return {
    ...opened,
    ...known,
    state: parts.state ?? 'open',
    auto_merge: null,
    user: head.user && makeUser(head.user.login),
    head: {
      ...head,
      user: head.user && makeUser(head.user.login),
      repo: head.repo && { ...opened.head.repo, ...head.repo },
    },
    base: { ...base, user: makeUser(base.user.login), repo: { ...opened.head.repo, ...base.repo } },
  };
}

/** A changed file as GitHub lists it. */
export function makeFile(filename: string, previous?: string, status?: string): Thing {
  const address = `https://github.com/acme/kites/raw/main/${filename}`;
  return {
    sha: 'bbcd538c8e72b8c175046e27cc8f907076331401',
    filename,
    status: status ?? (previous === undefined ? 'modified' : 'renamed'),
    additions: 1,
    deletions: 1,
    changes: 2,
    blob_url: address,
    raw_url: address,
    contents_url: address,
    ...(previous !== undefined && { previous_filename: previous }),
  };
}
