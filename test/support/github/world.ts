import { makeComment, makeIssue, makePullRequest } from './things.ts';

/** A failure that the stand-in produces on request. */
export interface Fault {
  readonly method: string;
  /** Matches path and query. */
  readonly path: RegExp;
  /** How many requests it meets; then it is used up. */
  times: number;
  readonly status: number;
  readonly message?: string;
  /** What is wrong with single fields. */
  readonly errors?: readonly Readonly<Record<string, string>>[];
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
  /** Without the right to set labels, GitHub leaves them out, and refuses nothing. */
  readonly labels?: 'set' | 'ignored';
}

/** The token that every workflow run has. */
export const runToken = 'ghs_run';
const bot: Holder = {
  login: 'github-actions[bot]',
  kind: 'installation',
  comments: 'write',
  pullRequests: 'read',
};

/** What the stand-in knows. Tests change it at will. */
export type GitHubWorld = ReturnType<typeof createWorld>;

/** A world with one token, and nothing else in it. */
export function createWorld(repository: string) {
  let lastId = 1000;
  const world = {
    /** `owner/name`. */
    repository,
    /** By token. A token without an entry is answered 401. */
    holders: new Map([[runToken, bot]]),
    /** By the number of the pull request, the oldest first. A pull request without an entry does not exist. */
    comments: new Map<number, ReturnType<typeof makeComment>[]>(),
    pullRequests: new Map<number, ReturnType<typeof makePullRequest>>(),
    /** The time of all changes. */
    clock: { time: '2026-03-01T12:30:00Z' },
    /** The oldest first. */
    issues: [] as ReturnType<typeof makeIssue>[],
    /** The changed files, by the number of the pull request. */
    files: new Map<number, readonly Record<string, unknown>[]>(),
    /** The parents of commits, by their SHAs. */
    commits: new Map<string, readonly string[]>(),
    /** The messages of commits, by their SHAs. */
    messages: new Map<string, string>(),
    /** What GraphQL shows of the repository. */
    privacy: { isPrivate: false },
    faults: [] as Fault[],
    /** What people may do, by login: a stranger may read. */
    permissions: new Map<string, 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none'>(),
    /** `organization/team/login` of those that are members, where the token can see the team. */
    members: new Set<string>(),
    /** The reactions to comments, the oldest first. */
    reactions: [] as { readonly comment: number; readonly content: string; readonly login: string }[],
    /** Called before each request is answered: the world can change at any moment. */
    before: [] as ((request: string) => void)[],
    /** Opens a pull request, without comments and changed files. */
    open(parts: Parameters<typeof makePullRequest>[0]) {
      const pull = makePullRequest(parts);
      world.pullRequests.set(pull.number, pull);
      world.comments.set(pull.number, []);
      world.files.set(pull.number, []);
      return pull;
    },
    /** Opens an issue, which has no comments. */
    file(parts: Omit<Parameters<typeof makeIssue>[0], 'number' | 'time'>) {
      const issue = makeIssue({ ...parts, time: world.clock.time, number: 501 + world.issues.length });
      world.issues.push(issue);
      world.comments.set(issue.number, []);
      return issue;
    },
    /** Adds a comment of an author. */
    write(parts: { readonly pullRequest: number; readonly author: string | null; readonly body: string }) {
      lastId += 1;
      const comment = makeComment({ ...parts, id: lastId, repository, time: '2026-03-01T12:00:00Z' });
      world.comments.set(parts.pullRequest, [...(world.comments.get(parts.pullRequest) ?? []), comment]);
      return comment;
    },
  };
  return world;
}
