import { delivery } from './deliveries.ts';
import { type PullRequestParts, pullRequest } from './payloads.ts';

/** Anything that GitHub writes, with all keys. */
type Thing = Record<string, unknown>;

const opened = delivery('pull_request', { action: 'opened' }).pull_request as Thing & {
  readonly user: Thing;
  readonly head: { readonly repo: Thing };
};
const commented = delivery('issue_comment', { action: 'created' }).comment as Thing;
const issued = delivery('issues', { action: 'opened' }).issue as Thing;

const status = delivery('status').commit as Thing & { readonly commit: Thing };
const posted = { ...status, commit: { ...status.commit, verification: undefined } };

/** A comparison of a commit with a later one, as GitHub makes it. */
export function makeComparison(
  commits: readonly { readonly sha: string; readonly parents: readonly string[]; readonly message: string }[],
) {
  const url = 'https://github.com/acme/kites/compare/a...b';
  const ofCommit = ({ sha, parents, message }: (typeof commits)[number]) => {
    const commit = { ...posted.commit, message };
    return { ...posted, sha, commit, parents: parents.map((parent) => ({ sha: parent, url })) };
  };
  return {
    ...{ url, html_url: url, permalink_url: url, diff_url: url, patch_url: url },
    ...{ base_commit: posted, merge_base_commit: posted, status: 'ahead', behind_by: 0 },
    ...{ ahead_by: commits.length, total_commits: commits.length },
    commits: commits.slice(-250).map(ofCommit),
  };
}

/** An account, with all keys. */
export function makeUser(login: string): Thing {
  return { ...opened.user, login, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
}

/** A comment as GitHub keeps it. */
export function makeComment(parts: {
  readonly id: number;
  readonly repository: string;
  readonly pullRequest: number;
  readonly author: string | null;
  readonly body: string;
  readonly time: string;
}) {
  const { id, repository, author, body, time } = parts;
  return {
    ...commented,
    id,
    html_url: `https://github.com/${repository}/pull/${parts.pullRequest}#issuecomment-${id}`,
    user: author === null ? null : makeUser(author),
    body,
    created_at: time,
    updated_at: time,
  };
}

/** An issue as GitHub keeps it. */
export function makeIssue(parts: {
  readonly number: number;
  readonly author: string;
  readonly title: string;
  readonly body: string;
  readonly labels?: readonly string[];
  readonly time?: string;
}) {
  const { labels = [], author, time = '2026-03-01T12:30:00Z', ...rest } = parts;
  return {
    ...issued,
    ...rest,
    user: makeUser(author) as Thing | null,
    labels: labels.map((name) => ({ name })),
    state: 'open',
    state_reason: null as string | null,
    pull_request: undefined as Thing | undefined,
    created_at: time,
    updated_at: time,
    closed_at: null as string | null,
    locked: false,
  };
}

/** A pull request as GitHub keeps it. */
export function makePullRequest(parts: PullRequestParts & { readonly state?: 'open' | 'closed' }) {
  const known = pullRequest(parts);
  const { head, base } = known;
  return {
    ...opened,
    ...known,
    state: parts.state ?? 'open',
    auto_merge: null,
    user: known.user && makeUser(known.user.login),
    labels: known.labels.map(({ name }, id) => ({
      ...{ id, name, node_id: 'L_1', url: 'https://api.github.com/', color: 'ffffff' },
      ...{ default: false, description: null },
    })),
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
