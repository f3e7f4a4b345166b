import { GitHubError, gitHubHint, isRefusal, permissions } from '../github-error.ts';
import { type CommentOutcome, type CommentRequest, failed, skipped } from './comment-request.ts';
import { createComment } from './create-comment.ts';
import { deleteComments, latestOf, type OwnComment, readOwnComments } from './own-comments.ts';
import { compareRuns } from './run-identity.ts';
import { sendFullestTier } from './send-fullest-tier.ts';

/**
 * GitHub limits a run to 35 days, and re-runs to 30 days after it: a comment older than that cannot be from a later run,
 * whatever run ID it contains.
 */
const longestRunMs = 65 * 86_400_000;

/**
 * Brings the one comment of a report up to date: creates, updates or deletes it, or leaves it alone. If there are
 * several, the oldest stays. The latest run wins, in whatever order the runs finish; only if two update at the same
 * instant can the earlier report remain, since GitHub has no conditional updates. Never throws for a GitHub error.
 */
export async function upsertComment(request: CommentRequest): Promise<CommentOutcome> {
  if (request.readOnlyToken) {
    return failed(
      'Runs for pull requests from forks have a read-only token.',
      'Comment from a workflow_run workflow instead.',
    );
  }
  try {
    const all = await readOwnComments(request);
    if (all === null) return failed('The pull request has too many comments to read.');
    const own = all.filter(({ minimized }) => !minimized);
    const reason = await reasonToSkip(request, own);
    return reason === null ? await write(request, own, latestOf(all)?.body ?? null) : skipped(reason);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return failed(`${error.message}.`, gitHubHint(error, permissions.comment));
  }
}

async function reasonToSkip(request: CommentRequest, own: readonly OwnComment[]): Promise<string | null> {
  const { run, whenAbsent, whenPresent } = request;
  const writer = latestOf(own)?.writer ?? null;
  if (writer !== null && compareRuns(writer, run) > 0 && run.at - writer.at < longestRunMs) {
    return `A later run (${writer.id}, attempt ${writer.attempt}) has written the comment.`;
  }
  if (own.length === 0 && whenAbsent === 'skip') return 'There is nothing to report, and no comment yet.';
  if (own.length > 0 && whenPresent === 'keep') return 'Nothing has changed.';
  return (await hasNewerHead(request)) ? 'The pull request has a newer commit than this report.' : null;
}

/** A token that can comment may not be allowed to read pull requests: then this is not checked. */
async function hasNewerHead({ github, pullRequest, headSha }: CommentRequest): Promise<boolean> {
  if (headSha === null) return false;
  try {
    return (await github.getPullRequest(pullRequest)).head.sha !== headSha;
  } catch (error) {
    if (isRefusal(error, 403, 404)) return false;
    throw error;
  }
}

/** The report's memory comes from the latest comment, `previous`; the oldest is the one that is updated. */
function write(
  request: CommentRequest,
  own: readonly OwnComment[],
  previous: string | null,
): Promise<CommentOutcome> {
  const [kept, ...surplus] = own;
  if (kept === undefined) return createComment(request, previous);
  // A comment that is not signed is not deleted: it gets the report instead.
  const isDeleted = request.whenPresent === 'delete' && kept.writer !== null;
  return isDeleted ? remove(request, own) : update(request, { kept, surplus, previous });
}

async function remove({ github }: CommentRequest, own: readonly OwnComment[]): Promise<CommentOutcome> {
  const error = await deleteComments(github, own);
  if (error !== null) throw error;
  return { action: 'deleted', reason: 'There is nothing left to report.', failed: false };
}

async function update(
  request: CommentRequest,
  { kept, surplus, previous }: { kept: OwnComment; surplus: readonly OwnComment[]; previous: string | null },
): Promise<CommentOutcome> {
  const { github, isSameReport } = request;
  try {
    const { sent } = await sendFullestTier(request, previous, async (body) =>
      isSameReport(kept.body, body) ? null : await github.updateComment(kept.id, body),
    );
    await deleteComments(github, surplus);
    const [action, reason] =
      sent === null
        ? (['unchanged', 'The comment is up to date.'] as const)
        : (['updated', 'The report has changed.'] as const);
    return { action, reason, failed: false, id: kept.id, url: kept.url };
  } catch (error) {
    if (!isRefusal(error, 404)) throw error;
    return createComment(request, previous);
  }
}
