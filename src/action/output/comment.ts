import type { Journal } from '../../operations/context/journal.ts';
import type { CommentToKeep } from '../../operations/context/workflow.ts';
import { repositoryUrl } from '../../report/text/repository.ts';
import { loadRuns } from '../event/load-runs.ts';
import type { CommentOutcome } from '../github/comment.ts';
import type { PublishHost } from './publish-host.ts';

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
export async function publishComment(comment: CommentToKeep, host: PublishHost): Promise<CommentNote | null> {
  const { journal, files, secrets, workflow } = host;
  // The runner masks the log, but not what is sent to GitHub.
  const tiers = comment.tiers.map(secrets.redactor.text);
  const path = files.create('comment.md', tiers[0] ?? '');
  if (path !== null) journal.output('comment-path', path);
  const outcome = await writeComment({ ...comment, tiers }, host);
  setOutputs(outcome, comment, journal, workflow);
  if (!outcome.failed) return null;
  const elsewhere = path === null ? '' : 'Its text is in the file at comment-path.';
  const { reason, isUsual = false } = outcome;
  const text = ['The comment could not be written.', reason, elsewhere].filter(Boolean).join(' ');
  return { text, reason, isUsual };
}

async function writeComment(
  { place, ...comment }: CommentToKeep,
  { github, workflow, reading, log, cancellation }: PublishHost,
): Promise<CommentOutcome> {
  const { failed, keepComment } = await loadRuns();
  if ('obstacle' in place) return failed(place.obstacle.reason, place.obstacle.isUsual);
  if (github === null) return failed('github-token is not set.');
  const { id = 0, attempt = 1 } = workflow.run ?? {};
  return keepComment({
    ...comment,
    github,
    pullRequest: place.number,
    run: { id, attempt },
    headSha: place.headSha || null,
    readOnlyToken: reading.readOnlyToken,
    log: log.info,
    signal: cancellation.signal,
  });
}

function setOutputs(
  { action, reason, id }: CommentOutcome,
  { place }: CommentToKeep,
  journal: Journal,
  { repository }: PublishHost['workflow'],
): void {
  journal.output('comment-action', action);
  journal.output('comment-reason', reason);
  if (id === undefined) return;
  journal.output('comment-id', String(id));
  // Not the address that GitHub returned: it could lead elsewhere.
  if (repository !== null && 'number' in place)
    journal.output('comment-url', `${repositoryUrl(repository)}/pull/${place.number}#issuecomment-${id}`);
}
