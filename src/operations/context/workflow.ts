import type { ChangedFiles } from '../../report/flaky/touched.ts';
import type { Repository } from '../../report/text/repository.ts';

/** The run of the workflow, as far as reports tell of it. */
export interface WorkflowRun {
  readonly id: number;
  readonly attempt: number;
  readonly number: number;
  readonly url: string;
}

/** What is known of the pull request that a run is about. */
export interface PullRequestFacts {
  readonly number: number;
  /** The commit that the report is about; empty where nobody knows. */
  readonly headSha: string;
  /** Null where they could not be read. */
  readonly changedFiles: ChangedFiles | null;
  /** Our comment as it stands; null where there is none, undefined where nobody knows. */
  readonly previous: string | null | undefined;
}

/** What came of looking for the pull request; `notes` say what could not be found out about it. */
export type PullRequestFinding = { readonly notes: readonly string[] } & (
  | { readonly facts: PullRequestFacts; readonly obstacle: null }
  /** None was found, or none that a comment may be written on. */
  | { readonly facts: PullRequestFacts | null; readonly obstacle: string }
);

/** What an operation may ask of the workflow around it. */
export interface Workflow {
  /** Null outside of a workflow. */
  readonly repository: Repository | null;
  readonly run: WorkflowRun | null;
  /** The pull request, and our comment with this marker on it. */
  readonly findPullRequest: (given: number | undefined, comment: CommentMark) => Promise<PullRequestFinding>;
  /** The text of a file that a person named; null where it cannot be read. */
  readonly readFile: (path: string) => string | null;
}

/** What tells our comment from others, and its versions from each other. */
export interface CommentMark {
  /** The first line of the comment. */
  readonly marker: string;
  /** Which run wrote it; null where it does not say. */
  readonly readWriter: (
    body: string,
  ) => { readonly id: number; readonly attempt: number; readonly at: number } | null;
}

/** The comment that should stand on the pull request, for the rim to bring about. */
export interface CommentPlan extends CommentMark {
  /** Where it should stand, or why it can stand nowhere. */
  readonly place: PullRequestFacts | { readonly obstacle: string };
  readonly tiers: readonly string[];
  /** Renders the fullest form up to `tier`; `previous` is the comment as it stands now, left out as it stood before. */
  readonly render: (
    tier: string,
    previous?: string | null,
  ) => { readonly body: string; readonly tier: string };
  readonly isSameReport: (previous: string, next: string) => boolean;
  readonly whenAbsent: 'create' | 'skip';
  readonly whenPresent: 'update' | 'delete' | 'keep';
}
