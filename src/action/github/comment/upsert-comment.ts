import { GitHubError, isRefusal } from '../github-error.ts';
import { hintFor, permissions } from '../permissions.ts';
import { createComment } from './create-comment.ts';
import { type CommentOutcome, failed, skipped } from './outcome.ts';
import { latestOf, type OwnComment, readOwnComments } from './own-comments.ts';
import { removeComments } from './remove-comments.ts';
import type { CommentRequest, CommentTerms } from './request.ts';
import { compareRuns } from './run-identity.ts';
import { writeTiers } from './write-tiers.ts';

/**
 * GitHub lets a run take 35 days, and be run again for 30: whoever wrote longer ago than that cannot have started
 * after us, whatever number somebody has put there.
 */
const longestRunMs = 65 * 86_400_000;

/**
 * Brings the one comment of a report up to date: creates it, updates it, deletes it, or leaves it alone. Of several of
 * ours the oldest stays. The latest run wins, whichever comes last; only where two update in the same instant can the
 * earlier one's words be left standing, since GitHub writes no comment on condition. Never throws for what GitHub
 * answers.
 */
export async function upsertComment<Tier extends string>(
  request: CommentRequest<Tier>,
): Promise<CommentOutcome<Tier>> {
  if (request.readOnlyToken) {
    return failed(
      'The run of a pull request from a fork may only read.',
      'Comment from a workflow_run workflow.',
    );
  }
  try {
    const own = await readOwnComments(request);
    if (own === null) return failed('The pull request has more comments than can be read.');
    const reason = await reasonToSkip(request, own);
    return reason === null ? await write(request, own) : skipped(reason);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return failed(`${error.message}.`, hintFor(error, permissions.comment));
  }
}

async function reasonToSkip(terms: CommentTerms, own: readonly OwnComment[]): Promise<string | null> {
  const { run, whenAbsent, whenPresent } = terms;
  const writer = latestOf(own)?.writer ?? null;
  if (writer !== null && compareRuns(writer, run) > 0 && run.at - writer.at < longestRunMs) {
    return `A later run (${writer.id}, attempt ${writer.attempt}) has written the comment.`;
  }
  if (own.length === 0 && whenAbsent === 'skip') return 'There is nothing to say, and no comment yet.';
  if (own.length > 0 && whenPresent === 'keep') return 'There is nothing new to say.';
  return (await hasMovedOn(terms)) ? 'The pull request has a newer commit than this report.' : null;
}

/** A token that may comment need not be one that may read pull requests: then nobody knows, and we go on. */
async function hasMovedOn({ github, pullRequest, headSha }: CommentTerms): Promise<boolean> {
  if (headSha === null) return false;
  try {
    return (await github.getPullRequest(pullRequest)).head.sha !== headSha;
  } catch (error) {
    if (isRefusal(error, 403, 404)) return false;
    throw error;
  }
}

function write<Tier extends string>(
  request: CommentRequest<Tier>,
  own: readonly OwnComment[],
): Promise<CommentOutcome<Tier>> {
  const [kept, ...surplus] = own;
  if (kept === undefined) return createComment(request, null);
  return request.whenPresent === 'delete' ? remove(request, own) : update(request, kept, surplus);
}

async function remove({ github }: CommentTerms, own: readonly OwnComment[]): Promise<CommentOutcome<never>> {
  const { removed, problem } = await removeComments(github, own);
  if (problem !== null) throw problem;
  return {
    action: 'deleted',
    reason: 'There is nothing to say any more.',
    failed: false,
    removed: removed - 1,
  };
}

/** What the report remembers comes from the latest of ours; what is written to is the oldest. */
async function update<Tier extends string>(
  request: CommentRequest<Tier>,
  kept: OwnComment,
  surplus: readonly OwnComment[],
): Promise<CommentOutcome<Tier>> {
  const { github, isSameReport } = request;
  const previous = latestOf([kept, ...surplus])?.body ?? kept.body;
  try {
    const { tier, sent } = await writeTiers(request, previous, async (body) =>
      isSameReport(kept.body, body) ? null : await github.updateComment(kept.id, body),
    );
    const { removed } = await removeComments(github, surplus);
    const [action, reason] =
      sent === null
        ? (['unchanged', 'The comment says the same already.'] as const)
        : (['updated', 'There was something new to say.'] as const);
    return { action, reason, failed: false, id: kept.id, url: kept.url, tier, removed };
  } catch (error) {
    if (!isRefusal(error, 404)) throw error;
    return createComment(request, previous);
  }
}
