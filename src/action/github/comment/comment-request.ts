import type { CommentPlan } from '../../../operations/context/workflow.ts';
import type { GitHub } from '../github.ts';
import type { RunIdentity } from './run-identity.ts';

/** The one comment that a report keeps on a pull request. */
export interface CommentRequest extends Omit<CommentPlan, 'place'> {
  readonly github: GitHub;
  readonly pullRequest: number;
  /** This run. A comment of a later run is not changed. */
  readonly run: RunIdentity;
  /** The head commit of the report: nothing is written once the pull request has a newer one. Null if the pull request cannot be read. */
  readonly headSha: string | null;
  /** True if the token is probably read-only: then it is usual that GitHub refuses the comment. */
  readonly readOnlyToken?: boolean;
  /** Writes a line to the log. */
  readonly log: (line: string) => void;
  /** Waits so many milliseconds; rejects if the workflow is canceled. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Aborts when the workflow is canceled. */
  readonly signal: AbortSignal;
  /** Removes secrets: the runner masks the log, but not what is sent to GitHub. */
  readonly redact: (body: string) => string;
}

/** What happened to the comment. */
export interface CommentOutcome {
  readonly action: 'created' | 'updated' | 'stamped' | 'unchanged' | 'deleted' | 'skipped';
  /** Why, in a sentence or two. It may contain GitHub's own words. */
  readonly reason: string;
  /** True if the comment should have been written and could not be. */
  readonly failed: boolean;
  /** True if that is usual, so that no warning is needed. */
  readonly isUsual?: boolean;
  readonly id?: number;
  /** How to fix a failure; names the permission. */
  readonly hint?: string | undefined;
}

/** Nothing was written, and nothing went wrong. */
export function skipped(reason: string): CommentOutcome {
  return { action: 'skipped', reason, failed: false };
}

/** Nothing was written, although something should have been. */
export function failed(reason: string, hint?: string): CommentOutcome {
  return { action: 'skipped', reason, failed: true, hint };
}
