import { errorSentence } from '../../../operations/context/error-text.ts';
import { GitHubError } from '../github-error.ts';
import type { CommentRequest } from './comment-request.ts';
import { type OwnComment, readSignedComments } from './own-comments.ts';

/** Longer than a run takes from reading a comment to updating it. */
const overlapMs = 3_000;

/**
 * After an update, keeps what it made the comment remember. GitHub has no conditional updates: a run that read the comment
 * before can overwrite it, with a memory that lacks what was new in this one. Then that is added to its comment, whose report
 * stays. An update that adds nothing to the memory, as most do, costs no request.
 */
export async function keepMemory(
  request: CommentRequest,
  { id, author }: OwnComment,
  { before, written }: { readonly before: string | null; readonly written: string },
): Promise<void> {
  const { github, merge, redact, sleep, signal, log } = request;
  if (before === null || !merge?.(before, written)) return;
  try {
    await sleep(overlapMs);
    const current = (await readSignedComments(request, author)).find((comment) => comment.id === id);
    const merged = current && merge(current.body, written);
    if (!merged) return;
    await github.updateComment(id, redact(merged));
    log('Another run has overwritten the comment: what it did not know was added to its memory again.');
  } catch (error) {
    // The update itself has succeeded.
    if (!signal.aborted && !(error instanceof GitHubError)) throw error;
    log(`Whether another run has overwritten the comment is not known: ${errorSentence(error)}`);
  }
}

/**
 * Adds to the comment of a later run what only this run remembers, such as the first report of a suite; the report in the
 * comment stays. Returns whether there was anything to add.
 * @throws GitHubError if GitHub does not accept it.
 */
export async function addToMemory(request: CommentRequest, comment: OwnComment): Promise<boolean> {
  const { github, merge, redact, render, tiers, whenPresent } = request;
  if (merge === undefined || whenPresent !== 'update') return false;
  const { body: next } = render(tiers[0] ?? 'full', { previous: comment.body, closed: false });
  const merged = merge(comment.body, next);
  if (merged === null) return false;
  const written = redact(merged);
  await github.updateComment(comment.id, written);
  await keepMemory(request, comment, { before: comment.body, written });
  return true;
}
