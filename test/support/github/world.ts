import {
  makeComment,
  makeIssue,
  makePullRequest,
  type StoredComment,
  type StoredIssue,
  type StoredPullRequest,
  type Thing,
} from './things.ts';

/** A failure that the stand-in is told to produce. */
export interface Fault {
  readonly method: string;
  /** Matches path and query. */
  readonly path: RegExp;
  /** How many requests it meets; then it is used up. */
  times: number;
  readonly status: number;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** True when the request is carried out all the same, and only its answer is lost. */
  readonly applied?: boolean;
}

/** Whose token asks, and what it may. */
export interface Holder {
  readonly login: string;
  /** The token of a workflow run, or of an App, may not ask who it is except by GraphQL. */
  readonly kind: 'user' | 'installation';
  readonly comments: 'write' | 'read';
  readonly pullRequests: 'read' | 'none';
}

/** What the stand-in knows. Tests change it at will. */
export interface GitHubWorld {
  /** `owner/name`. */
  readonly repository: string;
  /** By token. A token without an entry is answered 401. */
  readonly holders: Map<string, Holder>;
  /** By the number of the pull request, the oldest first. A pull request without an entry does not exist. */
  readonly comments: Map<number, StoredComment[]>;
  readonly pullRequests: Map<number, StoredPullRequest>;
  /** The oldest first. */
  readonly issues: StoredIssue[];
  /** By the number of the pull request. */
  readonly files: Map<number, readonly Thing[]>;
  readonly faults: Fault[];
  /** Opens a pull request, without comments and changed files as yet. */
  readonly open: (parts: Parameters<typeof makePullRequest>[0]) => StoredPullRequest;
  /** Opens an issue, which has no comments as yet. */
  readonly file: (parts: Omit<Parameters<typeof makeIssue>[0], 'number'>) => StoredIssue;
  /** Adds a comment of an author. */
  readonly write: (comment: {
    readonly pullRequest: number;
    readonly author: string | null;
    readonly body: string;
    readonly minimized?: boolean;
  }) => StoredComment;
}

/** The token that every workflow run has. */
export const runToken = 'ghs_run';

/** A world with one token, and nothing else in it. */
export function createWorld(repository: string): GitHubWorld {
  const comments = new Map<number, StoredComment[]>();
  const pullRequests = new Map<number, StoredPullRequest>();
  const files = new Map<number, readonly Thing[]>();
  const issues: StoredIssue[] = [];
  let lastId = 1000;
  return {
    repository,
    holders: new Map([
      [
        runToken,
        { login: 'github-actions[bot]', kind: 'installation', comments: 'write', pullRequests: 'read' },
      ],
    ]),
    comments,
    pullRequests,
    files,
    issues,
    faults: [],
    open: (parts) => {
      const pull = makePullRequest(parts);
      pullRequests.set(pull.number, pull);
      comments.set(pull.number, []);
      files.set(pull.number, []);
      return pull;
    },
    file: (parts) => {
      const issue = makeIssue({ ...parts, number: 501 + issues.length });
      issues.push(issue);
      comments.set(issue.number, []);
      return issue;
    },
    write: (parts) => {
      lastId += 1;
      const comment = makeComment({ ...parts, id: lastId, repository, time: '2026-03-01T12:00:00Z' });
      comments.set(parts.pullRequest, [...(comments.get(parts.pullRequest) ?? []), comment]);
      return comment;
    },
  };
}
