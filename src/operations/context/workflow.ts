import type { ChangedFiles } from '../../report/flaky/touched.ts';
import type { Repository } from '../../report/text/repository.ts';

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
  /** True if the checkout has this file: a relative path that stays inside. */
  readonly hasFile: (path: string) => boolean;
  /** What binds the memory of a comment to this repository: its numeric ID, and the key that signs if none is given; null if there is none. */
  readonly memory: { readonly repository: string; readonly defaultKey: string | null };
  /** The files and folders of the workspace with these names, as paths from there; null if they are unknown. */
  readonly findFiles: (names: readonly string[], signal: AbortSignal) => Promise<readonly string[] | null>;
  /** Finds the pull request, and our comment with this mark on it, if there is to be one. */
  readonly findPullRequest: (
    given: number | undefined,
    mark: ((pullRequest: number) => CommentMark) | null,
  ) => Promise<PullRequestFinding>;
  /** Reads a file that the user names, or says what is wrong with it, worded to follow its name. */
  readonly readFile: (path: string) => Promise<{ readonly text: string } | { readonly problem: string }>;
}

/** The run of the workflow, as reports show it. */
export interface WorkflowRun {
  readonly id: number;
  readonly attempt: number;
  readonly number: number;
  readonly url: string;
  /** `<workflow> #<number> (<event>)`, as the message of a build that has no other. */
  readonly title: string;
}

/** What is known about the pull request of a run. */
export interface PullRequestFacts {
  readonly number: number;
  /** The commit that the report is about; empty if unknown. */
  readonly headSha: string;
  /** Null if they could not be read. */
  readonly changedFiles: ChangedFiles | null;
  /** Our comment as it stands; null if there is none, undefined if unknown. */
  readonly previous: string | null | undefined;
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

/** Identifies our comment, and tells its versions apart. */
export interface CommentMark {
  /** The first line of the comment. */
  readonly marker: string;
  /** False if no comment can be signed: then ours is the newest one with the marker. */
  readonly remembers: boolean;
  /** A text that each comment contains. Where it is missing, `readWriter` need not be called. */
  readonly trace: string;
  /** Which run wrote it, and whether after the pull request was closed; null if we have not signed it, whatever its marker. */
  readonly readWriter: (body: string) => {
    readonly id: number;
    readonly attempt: number;
    readonly at: number;
    readonly closed?: boolean;
  } | null;
  /** The comment with what only an older one remembers; null if that is nothing. */
  readonly merge?: (body: string, older: string) => string | null;
  /** The comment with the next text in the place of ours. What stands above or below ours is another's, and stays. */
  readonly replaceOwn: (comment: string, next: string) => string;
}

/** The comment to keep on the pull request. The action creates, updates or deletes it. */
export interface CommentPlan extends CommentMark {
  /** The pull request, or the reason why there can be no comment. */
  readonly place: PullRequestFacts | { readonly obstacle: Obstacle };
  readonly tiers: readonly string[];
  /**
   * Renders the most complete form up to `tier`; `previous` is the current comment, omitted if it has not changed, and
   * `closed` is true if the pull request is merged or closed.
   */
  readonly render: (
    tier: string,
    state?: { readonly previous: string | null; readonly closed: boolean },
  ) => { readonly body: string; readonly tier: string };
  /** How the next text differs: not at all, only in the stamp that says what was checked last, or in what it reports. */
  readonly compare: (previous: string, next: string) => 'same' | 'stamp' | 'report';
  readonly whenAbsent: 'create' | 'skip';
  readonly whenPresent: 'update' | 'delete' | 'keep';
}
