import type { IssueList } from '../../report/flaky/issues.ts';
import type { ChangedFiles } from '../../report/flaky/touched.ts';
import type { SetupRow } from '../../report/setup.ts';
import type { Repository } from '../../report/text/repository.ts';
import type { EventDefaults } from '../inputs/event-defaults.ts';
import type { GitHubPermission } from './needs.ts';

/** What operations know of the workflow around them. */
export interface Workflow {
  /** Null outside a workflow. */
  readonly repository: Repository | null;
  /** Null outside a workflow. */
  readonly run: WorkflowRun | null;
  /** The absolute path of the checkout; null outside a workflow. */
  readonly workspace: string | null;
  /** True if the event says that not everyone can read the repository, and so the log of this step. */
  readonly isPrivate: boolean;
  /** Asks GitHub instead if the event does not have the repository, such as that of a schedule. What is not known counts as public. */
  readonly readPrivacy: () => Promise<boolean>;
  /** True if the checkout has this file: a relative path that stays inside. */
  readonly hasFile: (path: string) => boolean;
  /** Reads the new comment on a pull request that started the workflow; null for any other event. */
  readonly readComment: () => Promise<EventComment | null>;
  /** True if the event is about a pull request. */
  readonly isOnPullRequest: boolean;
  /** What binds the note of a comment to this repository: its numeric ID, and the key that signs if none is given; null if there is none. */
  readonly memory: { readonly repository: string; readonly defaultKey: string | null };
  /** Finds the pull request of the event, unless the order names another one. */
  readonly findPullRequest: (order: PullRequestOrder) => Promise<PullRequestFinding>;
  /** Checks the job: the address of the service, the proxy, the runner, and what `github-token` may do of this. */
  readonly checkJob: (needs: readonly GitHubPermission[]) => Promise<readonly SetupRow[]>;
  /** Reads a file that the user names, or says what is wrong with it, worded to follow its name. */
  readonly readFile: (path: string) => Promise<{ readonly text: string } | { readonly problem: string }>;
}

/** A permission on the repository. Custom roles count as the one that they are based on. */
export type Permission = 'none' | 'read' | 'triage' | 'write' | 'maintain' | 'admin';

/** How the author of a comment is answered at once. */
export type Reaction = 'eyes' | 'rocket' | 'confused' | '-1';

/** A new comment on a pull request. Anyone can write one: all of it is untrusted text. Methods ask GitHub, and reject with an OwnError. */
export interface EventComment {
  readonly id: number;
  readonly body: string;
  /** The login of its author. */
  readonly author: string;
  readonly isByBot: boolean;
  /** In milliseconds since the epoch; null if unknown. */
  readonly createdMs: number | null;
  /** The number of the pull request. */
  readonly number: number;
  readonly url: string;
  /** True if the comment is still there, with the text of the event. */
  readonly isUnchanged: () => Promise<boolean>;
  /** What a person may do at this moment. */
  readonly permissionOf: (login: string) => Promise<Permission>;
  /** True if GitHub says so; false if the token cannot see the team, `organization/team`. */
  readonly isInTeam: (login: string, team: string) => Promise<boolean>;
  /** The pull request at this moment. */
  readonly readPullRequest: () => Promise<CommentedPullRequest>;
  /** Returns false if the owner of the token has reacted so before. */
  readonly react: (reaction: Reaction) => Promise<boolean>;
}

/** A pull request, for a command in a comment. */
export interface CommentedPullRequest {
  readonly isOpen: boolean;
  readonly isFromFork: boolean;
  /** The login of its author; null if the account is gone. */
  readonly author: string | null;
  readonly labels: readonly string[];
  readonly headSha: string;
  /** What to build: its head. No text of its author. */
  readonly head: EventDefaults;
}

/** Which pull request to find, and what to read of it. */
export interface PullRequestOrder {
  /** Its number, if the user gives it. */
  readonly given: number | undefined;
  /** The build whose pull request it is, with the number that the service knows. Its head must be the commit of the build. */
  readonly ofBuild?: { readonly number: number | null; readonly sha: string };
  /** True if a comment is for all pull requests of a merge group, and not for one of them. */
  readonly forGroup?: boolean;
  /** The key of our comment on it, if there should be one. */
  readonly commentKey: string | null;
  /** Whose comments are ours besides those of the token; the workflow's own unless given. */
  readonly authors?: readonly string[] | undefined;
}

/** The run of the workflow, as reports show it. */
export interface WorkflowRun {
  readonly id: number;
  readonly attempt: number;
  readonly number: number;
  readonly url: string;
  /** `<workflow> #<number> (<event>)`, as the message of a build that has no other. */
  readonly title: string;
  /** `<job>/<step>`, which every attempt of the run has alike. */
  readonly step: string;
}

/** What is known about the pull request of a run. */
export interface PullRequestFacts {
  readonly number: number;
  /** The others that a merge queue tests together with it, as far as they are known; undefined outside of a merge queue. */
  readonly others?: readonly number[];
  /** The commit that the report is about; empty if unknown. */
  readonly headSha: string;
  /** Null if they could not be read. */
  readonly changedFiles: ChangedFiles | null;
  /** The note of our comment, empty if it has none; null if there is no comment, undefined if that is unknown. */
  readonly previousNote: string | null | undefined;
}

/** Why there is no comment: a text, and whether that is usual, as on a push, so that no warning is needed. */
export interface Obstacle {
  readonly reason: string;
  readonly isUsual: boolean;
}

/** The result of looking for the pull request; `notes` say what could not be found out about it. */
export type PullRequestFinding = { readonly notes: readonly string[] } & (
  | { readonly facts: PullRequestFacts; readonly obstacle: null }
  /** There is none, or none that can have a comment. */
  | { readonly facts: PullRequestFacts | null; readonly obstacle: Obstacle }
);

/** The comment to keep on the pull request, or on each of a merge group. The action creates, updates or deletes it. */
export interface CommentToKeep {
  /** The numbers of the pull requests, or the reason why there can be no comment. */
  readonly place: readonly number[] | Obstacle;
  /** What it is about: tells it from our other comments. */
  readonly key: string;
  /** Whose comments are ours besides those of the token; the workflow's own unless given. */
  readonly authors?: readonly string[] | undefined;
  /** Its text, the fullest form first. */
  readonly tiers: readonly string[];
  /** What it remembers, of letters, digits, `_`, `-` and `.`: a comment with the same one is not written again. Empty for nothing. */
  readonly note: string;
  /** What it remembers instead where one of ours stands already: it continues the note of that one. */
  readonly noteAfter?: (standing: string) => string;
  readonly whenAbsent: 'create' | 'skip';
  readonly whenPresent: 'update' | 'delete' | 'keep';
  /** True for the note of a comment that stays because it may be about something newer. */
  readonly yieldsTo?: (note: string) => boolean;
}

/** The room for the text and the note of a comment, in characters: GitHub's limit without a reserve for its frame and for what the removal of secrets adds. */
export const longestComment = 65_536 - 4_096;

/** The issues to keep in the repository. The action opens, updates, closes and reopens them. */
export interface IssuesToKeep {
  readonly list: IssueList;
  /** Whose issues are kept besides those of the token; the workflow's own unless given. */
  readonly authors?: readonly string[] | undefined;
  /** The time of the list, in milliseconds since the epoch. */
  readonly now: number;
}
