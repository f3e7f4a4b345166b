import { writeFileSync } from 'node:fs';
import type { Journal } from '../../operations/context/journal.ts';
import type { CommentPlan, WorkflowRun } from '../../operations/context/workflow.ts';
import type { Redactor } from '../../report/text/redact.ts';
import { type CommentOutcome, failed } from '../github/comment/outcome.ts';
import { upsertComment } from '../github/comment/upsert-comment.ts';
import type { GitHub } from '../github/github.ts';

/** What it takes to bring the comment about. */
export interface CommentHost {
  /** Null without a token. */
  readonly github: GitHub | null;
  readonly run: WorkflowRun | null;
  /** Epoch time in milliseconds. */
  readonly nowMs: number;
  readonly readOnlyToken: boolean;
  readonly redactor: Redactor;
  readonly journal: Journal;
  /** Where the body is left as a file, for whoever can write where we cannot. */
  readonly path: string;
}

/**
 * Brings the comment about, and tells with outputs what became of it. Returns what a person should know, where it could
 * not be written: a comment is a convenience, and never fails the step.
 */
export async function publishComment(plan: CommentPlan, host: CommentHost): Promise<string | null> {
  const { redactor, journal, path } = host;
  const { body } = plan.render(plan.tiers[0] ?? 'full');
  writeFileSync(path, redactor.text(body));
  journal.output('comment-path', path);
  const outcome = await bringAbout(plan, host);
  tellOutcome(outcome, journal);
  if (!outcome.failed) return null;
  const sentences = ['The comment was not written.', outcome.reason, outcome.hint];
  return [...sentences, 'Its text is in the file at comment-path.'].filter(Boolean).join(' ');
}

async function bringAbout(plan: CommentPlan, host: CommentHost): Promise<CommentOutcome> {
  const { github, run, nowMs, readOnlyToken, redactor } = host;
  const { place, ...comment } = plan;
  if ('obstacle' in place) return failed(place.obstacle);
  if (github === null) return failed('There is no github-token.');
  return upsertComment({
    ...comment,
    github,
    pullRequest: place.number,
    run: { id: run?.id ?? 0, attempt: run?.attempt ?? 1, at: nowMs },
    headSha: place.headSha || null,
    readOnlyToken,
    redact: redactor.text,
  });
}

function tellOutcome(outcome: CommentOutcome, journal: Journal): void {
  journal.output('comment-action', outcome.action);
  journal.output('comment-reason', outcome.reason);
  if (outcome.id !== undefined) journal.output('comment-id', String(outcome.id));
  if (outcome.url !== undefined) journal.output('comment-url', outcome.url);
}
