import { GitHubError, isRefusal } from '../github-error.ts';
import { gitHubHint, permissions } from '../github-hint.ts';
import { type CommentOutcome, type CommentRequest, failed, skipped } from './comment-request.ts';
import { createComment } from './create-comment.ts';
import { addToMemory, keepMemory } from './keep-memory.ts';
import { deleteComments, joinMemories, latestOf, type OwnComment, readOwnComments } from './own-comments.ts';
import { compareRuns, type RunIdentity } from './run-identity.ts';
import { type CommentState, sendFullestTier } from './send-fullest-tier.ts';

/**
 * GitHub limits a run to 35 days, and re-runs to 30 days after it: a comment older than that cannot be from a later run,
 * whatever run ID it contains.
 */
const longestRunMs = 65 * 86_400_000;

/**
 * Brings the one comment of a report up to date: creates, updates or deletes it, or leaves it alone, with at most one write,
 * unless another run overwrites what it has added to the memory.
 * If there are several, the oldest stays. The latest run wins, in whatever order the runs finish; only if two update at the
 * same instant can the earlier report remain, since GitHub has no conditional updates. A closed pull request gets no new
 * comment, and a last update. Never throws for a GitHub error.
 */
export async function upsertComment(request: CommentRequest): Promise<CommentOutcome> {
  try {
    const own = await readOwnComments(request);
    if (own === null) return failed('The pull request has too many comments to read.');
    const latest = latestOf(own);
    if (latest?.writer && isLater(latest.writer, request.run))
      return await leaveToLaterRun(request, latest, latest.writer);
    const early = reasonToSkip(request, own);
    if (early !== null) return skipped(early);
    const { closed, hasNewerHead } = await readState(request);
    if (hasNewerHead) return skipped('The pull request has a newer commit than this report.');
    if (closed && latest === undefined) return skipped('The pull request is closed.');
    if (closed && latest?.writer?.closed)
      return skipped('The pull request is closed, and its comment says so already.');
    return await write(request, own, { previous: joinMemories(own, request), closed });
  } catch (error) {
    return describeFailure(error, request);
  }
}

/** Why the comment is not as it should be. Throws an error that has nothing to do with GitHub. */
function describeFailure(error: unknown, { signal, readOnlyToken }: CommentRequest): CommentOutcome {
  if (signal.aborted) return { ...failed(interrupted), isUsual: true };
  if (!(error instanceof GitHubError)) throw error;
  if (readOnlyToken && isRefusal(error, 403, 404))
    return { ...failed(fromFork, useWorkflowRun), isUsual: true };
  return failed(`${error.message}.`, gitHubHint(error, permissions.comment));
}

const interrupted = 'The step was interrupted before GitHub had confirmed it.';
const fromFork = 'Runs for pull requests from forks have a read-only token.';
const useWorkflowRun = 'Comment from a workflow_run workflow instead.';

/** True for a run that started later than this one. */
function isLater(writer: RunIdentity, run: RunIdentity): boolean {
  return compareRuns(writer, run) > 0 && run.at - writer.at < longestRunMs;
}

/** The report of a later run stays. It may not have the suites of this one, whose first reports are then added to its memory. */
async function leaveToLaterRun(
  request: CommentRequest,
  latest: OwnComment,
  { id, attempt }: RunIdentity,
): Promise<CommentOutcome> {
  const reason = `A later run (${id}, attempt ${attempt}) has written the comment.`;
  try {
    const isAdded = await addToMemory(request, latest);
    return skipped(isAdded ? `${reason} The suites that its memory lacked were added to it.` : reason);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const loss = `The first report of this run is not remembered, because that comment could not be changed. ${error.message}.`;
    return failed(`${reason} ${loss}`, gitHubHint(error, permissions.comment));
  }
}

function reasonToSkip(
  { whenAbsent, whenPresent }: CommentRequest,
  own: readonly OwnComment[],
): string | null {
  if (own.length === 0 && whenAbsent === 'skip') return 'There is nothing to report, and no comment yet.';
  return own.length > 0 && whenPresent === 'keep'
    ? 'There is nothing to report, so the comment stays.'
    : null;
}

/** A token that can comment may not be allowed to read pull requests: then this is not checked. */
async function readState({ github, pullRequest, headSha }: CommentRequest) {
  if (headSha === null) return { closed: false, hasNewerHead: false };
  try {
    const { state, head } = await github.getPullRequest(pullRequest);
    return { closed: state === 'closed', hasNewerHead: head.sha !== headSha };
  } catch (error) {
    if (isRefusal(error, 403, 404)) return { closed: false, hasNewerHead: false };
    throw error;
  }
}

/** The report's memory comes from `previous`; the oldest is the one that is updated. */
function write(
  request: CommentRequest,
  own: readonly OwnComment[],
  state: CommentState,
): Promise<CommentOutcome> {
  const [kept, ...surplus] = own;
  if (kept === undefined) return createComment(request, state);
  // One that is not signed, or that has other text besides, is not deleted: it gets the report.
  const { marked, writer, body } = kept;
  const isOurs = marked && writer !== null && request.replaceOwn(body, '').trim() === '';
  const isDeleted = request.whenPresent === 'delete' && isOurs;
  return isDeleted ? remove(request, own) : update(request, { kept, surplus, state });
}

async function remove(request: CommentRequest, own: readonly OwnComment[]): Promise<CommentOutcome> {
  const error = await deleteComments(request, own);
  if (error !== null) throw error;
  return { action: 'deleted', reason: 'There is nothing left to report.', failed: false };
}

const actions = {
  same: ['unchanged', 'The comment is up to date.'],
  stamp: ['stamped', 'Nothing has changed but the commit that was checked last.'],
  report: ['updated', 'The report has changed.'],
} as const;

async function update(
  request: CommentRequest,
  { kept, surplus, state }: { kept: OwnComment; surplus: readonly OwnComment[]; state: CommentState },
): Promise<CommentOutcome> {
  const { github, compare, merge, replaceOwn } = request;
  try {
    const { sent: change, body: written } = await sendFullestTier(request, state, async (body) => {
      const shown = compare(kept.body, body);
      const isLacking = surplus.length > 0 && Boolean(merge?.(kept.body, body));
      const difference = shown === 'same' && isLacking ? 'stamp' : shown;
      const text = replaceOwn(kept.body, body);
      if (difference !== 'same') await github.updateComment(kept.id, text);
      return difference;
    });
    if (change !== 'same') await keepMemory(request, kept, { before: state.previous, written });
    await deleteComments(request, surplus);
    const [action, reason] = actions[change];
    return { action, reason, failed: false, id: kept.id };
  } catch (error) {
    if (!isRefusal(error, 404)) throw error;
    return state.closed ? skipped('The pull request is closed.') : createComment(request, state);
  }
}
