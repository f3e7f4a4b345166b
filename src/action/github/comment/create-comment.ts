import { GitHubError, isRefusal } from '../github-error.ts';
import { type CommentOutcome, failed, skipped } from './outcome.ts';
import { inOrder, type OwnComment, readOwnComments, toOwnComment } from './own-comments.ts';
import { removeComments } from './remove-comments.ts';
import type { CommentRequest, CommentTerms } from './request.ts';
import { compareRuns } from './run-identity.ts';
import { type Written, writeTiers } from './write-tiers.ts';

/** A form that was sent; `sent` is null when it may have been made, and another of ours is there anyway. */
type Made<Tier extends string> = Written<Tier, OwnComment | null>;

/**
 * Makes the comment, then looks whether another job did so at the same time: the oldest stays and takes what the
 * latest run says, so that two jobs that see no comment end with one.
 */
export async function createComment<Tier extends string>(
  request: CommentRequest<Tier>,
  previous: string | null,
): Promise<CommentOutcome<Tier>> {
  const made = await writeTiers(request, previous, (body) => createOnce(request, body));
  const listed = (await readOwnComments(request, made.sent?.author)) ?? [];
  const mine = made.sent;
  const own = mine === null || listed.some(({ id }) => id === mine.id) ? listed : inOrder([...listed, mine]);
  const [oldest] = own;
  if (oldest === undefined) return failed('Nobody can say whether GitHub has made the comment.');
  const surplus = own.slice(1).filter((comment) => comment.id === mine?.id || isOfThisRun(comment, request));
  const isMine = oldest.id === mine?.id || (mine === null && isOfThisRun(oldest, request));
  return isMine
    ? keepMine(request, { made, mine: oldest, surplus })
    : mergeIntoExisting(request, { made, other: oldest, surplus });
}

/** One attempt, and a second one when the first may have failed and has left no trace. */
async function createOnce(terms: CommentTerms, body: string): Promise<OwnComment | null> {
  const { github, pullRequest } = terms;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return toOwnComment(await github.createComment(pullRequest, body), terms);
    } catch (error) {
      if (!(error instanceof GitHubError) || error.failure !== 'unclear') throw error;
      const own = (await readOwnComments(terms)) ?? [];
      if (own.length > 0) return own.find((comment) => isOfThisRun(comment, terms)) ?? null;
      if (attempt === 2) throw error;
    }
  }
}

async function keepMine<Tier extends string>(
  { github }: CommentTerms,
  { made, mine, surplus }: { made: Made<Tier>; mine: OwnComment; surplus: readonly OwnComment[] },
): Promise<CommentOutcome<Tier>> {
  const { removed } = await removeComments(github, surplus);
  const reason = 'There was no comment yet.';
  return { action: 'created', reason, failed: false, id: mine.id, url: mine.url, tier: made.tier, removed };
}

/** Writes first and removes then: what is cut short in between leaves a comment too many, never none. */
async function mergeIntoExisting<Tier extends string>(
  request: CommentTerms,
  { made, other, surplus }: { made: Made<Tier>; other: OwnComment; surplus: readonly OwnComment[] },
): Promise<CommentOutcome<Tier>> {
  const { github, run, isSameReport } = request;
  const isLater = compareRuns(other.writer, run) > 0;
  const isSame = isSameReport(other.body, made.body);
  if (!isLater && !isSame) {
    try {
      await github.updateComment(other.id, made.body);
    } catch (error) {
      if (!isRefusal(error, 404) || made.sent === null) throw error;
      return keepMine(request, { made, mine: made.sent, surplus: [] });
    }
  }
  const { removed } = await removeComments(github, surplus);
  if (isLater) return { ...skipped('A later run has commented at the same time.'), removed };
  const reason = 'Another job commented at the same time, so its comment was taken over.';
  const action = isSame ? 'unchanged' : 'updated';
  return { action, reason, failed: false, id: other.id, url: other.url, tier: made.tier, removed };
}

function isOfThisRun({ writer }: OwnComment, { run }: CommentTerms): boolean {
  return writer !== null && compareRuns(writer, run) === 0;
}
