import type { Journal } from '../../operations/context/journal.ts';
import type { CommentPlan, WorkflowRun } from '../../operations/context/workflow.ts';
import type { Redactor } from '../../report/text/redact.ts';
import { type Repository, repositoryUrl } from '../../report/text/repository.ts';
import { type CommentOutcome, failed } from '../github/comment/comment-request.ts';
import { upsertComment } from '../github/comment/upsert-comment.ts';
import type { GitHub } from '../github/github.ts';
import type { RunnerFiles } from './runner-files.ts';

/** What is needed to write the comment. */
export interface CommentHost {
  /** Null without a token. */
  readonly github: GitHub | null;
  readonly repository: Repository | null;
  readonly run: WorkflowRun | null;
  /** Epoch time in milliseconds. */
  readonly nowMs: number;
  readonly readOnlyToken: boolean;
  readonly redactor: Redactor;
  readonly journal: Journal;
  /** The text is also written as a file, for a later step that can comment. */
  readonly files: RunnerFiles;
  /** Writes a line to the log. */
  readonly log: (line: string) => void;
  /** Waits so many milliseconds; rejects if the workflow is canceled. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Aborts when the workflow is canceled. */
  readonly signal: AbortSignal;
}

/** Why the comment could not be written. `reason` alone is enough to recognize what was already said elsewhere. */
export interface CommentNote {
  readonly text: string;
  readonly reason: string;
  readonly isUsual: boolean;
}

/**
 * Writes the comment, and sets outputs that say what happened. Returns a note for the user if it could not be written: a
 * comment never fails the step.
 */
export async function publishComment(plan: CommentPlan, host: CommentHost): Promise<CommentNote | null> {
  const { redactor, journal, files } = host;
  const { body } = plan.render(plan.tiers[0] ?? 'full');
  const path = files.create('comment.md', redactor.text(body));
  if (path !== null) journal.output('comment-path', path);
  const outcome = await writeComment(plan, host);
  setCommentOutputs(outcome, plan, host);
  if (!outcome.failed) return null;
  const elsewhere = path === null ? '' : 'Its text is in the file at comment-path.';
  const { reason, hint, isUsual = false } = outcome;
  const text = ['The comment could not be written.', reason, hint, elsewhere].filter(Boolean).join(' ');
  return { text, reason: [reason, hint].filter(Boolean).join(' '), isUsual };
}

async function writeComment(plan: CommentPlan, host: CommentHost): Promise<CommentOutcome> {
  const { github, run, nowMs, readOnlyToken, redactor, log, sleep, signal } = host;
  const { place, ...comment } = plan;
  if ('obstacle' in place) return { ...failed(place.obstacle.reason), isUsual: place.obstacle.isUsual };
  if (github === null) return failed('github-token is not set.');
  return upsertComment({
    ...comment,
    github,
    pullRequest: place.number,
    run: { id: run?.id ?? 0, attempt: run?.attempt ?? 1, at: nowMs },
    headSha: place.headSha || null,
    readOnlyToken,
    redact: redactor.text,
    log,
    sleep,
    signal,
  });
}

function setCommentOutputs(
  { action, reason, id }: CommentOutcome,
  { place }: CommentPlan,
  { journal, repository }: CommentHost,
): void {
  journal.output('comment-action', action);
  journal.output('comment-reason', reason);
  if (id === undefined) return;
  journal.output('comment-id', String(id));
  // Not the address that GitHub returned: it could lead elsewhere.
  if (repository !== null && 'number' in place)
    journal.output('comment-url', `${repositoryUrl(repository)}/pull/${place.number}#issuecomment-${id}`);
}
