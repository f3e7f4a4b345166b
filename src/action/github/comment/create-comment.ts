import { errorSentence } from '../../../operations/context/error-text.ts';
import { GitHubError, isRefusal } from '../github-error.ts';
import { type CommentOutcome, type CommentRequest, failed, skipped } from './comment-request.ts';
import { addToMemory, keepMemory } from './keep-memory.ts';
import {
  deleteComments,
  type OwnComment,
  oldestFirst,
  readSignedComments,
  toOwnComment,
} from './own-comments.ts';
import { compareRuns } from './run-identity.ts';
import { type CommentState, sendFullestTier } from './send-fullest-tier.ts';

/**
 * Creates the comment, then checks whether another job did so at the same time: the oldest comment stays and gets the
 * report of the latest run, so that two jobs that see no comment leave exactly one.
 */
export async function createComment(request: CommentRequest, state: CommentState): Promise<CommentOutcome> {
  const { sent: mine } = await sendFullestTier(request, state, (body) => createOnce(request, body));
  let own: readonly OwnComment[];
  if (mine === null) return settle(request, mine, await readSignedComments(request));
  try {
    const listed = await readSignedComments(request, mine.author);
    own = listed.some(({ id }) => id === mine.id) ? listed : oldestFirst([...listed, mine]);
  } catch (error) {
    if (!request.signal.aborted && !(error instanceof GitHubError)) throw error;
    return created(
      mine,
      `Whether another job commented at the same time is not known. ${errorSentence(error)}`,
    );
  }
  return settle(request, mine, own);
}

/** Leaves one of our comments: the oldest. */
function settle(
  request: CommentRequest,
  mine: OwnComment | null,
  own: readonly OwnComment[],
): Promise<CommentOutcome> | CommentOutcome {
  const [oldest] = own;
  if (oldest === undefined) return failed('It is not known whether GitHub created the comment.');
  const surplus = own.slice(1).filter((comment) => comment.id === mine?.id || isOfThisRun(comment, request));
  const isMine = oldest.id === mine?.id || (mine === null && isOfThisRun(oldest, request));
  return isMine
    ? keepMine(request, { mine: oldest, surplus })
    : mergeIntoExisting(request, { mine, existing: oldest, surplus });
}

/** GitHub can create a comment after it has answered with an error, so it is looked up twice, after these waits. */
const lookupDelaysMs = [1_000, 3_000];

/** Sends the comment, and once more if the first attempt failed and left no trace. */
async function createOnce(request: CommentRequest, body: string): Promise<OwnComment | null> {
  const { github, pullRequest } = request;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return toOwnComment(await github.createComment(pullRequest, body), request);
    } catch (error) {
      if (!(error instanceof GitHubError) || error.failure !== 'unclear') throw error;
      const own = await lookUp(request);
      if (own.length > 0) return own.find((comment) => isOfThisRun(comment, request)) ?? null;
      if (attempt === 2) throw error;
    }
  }
}

/** Our comments after a lost response, as soon as there are any. */
async function lookUp(request: CommentRequest): Promise<readonly OwnComment[]> {
  for (const ms of lookupDelaysMs) {
    await request.sleep(ms);
    const own = await readSignedComments(request);
    if (own.length > 0) return own;
  }
  return [];
}

async function keepMine(
  request: CommentRequest,
  { mine, surplus }: { mine: OwnComment; surplus: readonly OwnComment[] },
): Promise<CommentOutcome> {
  await deleteComments(request, surplus);
  return created(mine);
}

function created({ id }: OwnComment, doubt?: string): CommentOutcome {
  const reason = ['There was no comment yet.', doubt].filter(Boolean).join(' ');
  return { action: 'created', reason, failed: false, id };
}

/** Writes before it deletes: an interruption in between leaves one comment too many, never none. */
async function mergeIntoExisting(
  request: CommentRequest,
  {
    mine,
    existing,
    surplus,
  }: { mine: OwnComment | null; existing: OwnComment; surplus: readonly OwnComment[] },
): Promise<CommentOutcome> {
  const { github, run, compare } = request;
  const isLater = compareRuns(existing.writer, run) > 0;
  let isSame = false;
  try {
    if (isLater) await addToMemory(request, existing);
    else {
      // What the existing comment remembers is kept, because its report was the first.
      const state = { previous: existing.body, closed: false };
      const { sent, body } = await sendFullestTier(request, state, async (text) =>
        compare(existing.body, text) === 'same' ? null : await github.updateComment(existing.id, text),
      );
      isSame = sent === null;
      if (!isSame) await keepMemory(request, existing, { before: existing.body, written: body });
    }
  } catch (error) {
    if (!isRefusal(error, 404) || mine === null) throw error;
    return keepMine(request, { mine, surplus: [] });
  }
  await deleteComments(request, surplus);
  if (isLater) return skipped('A later run has commented at the same time.');
  const reason = 'Another job commented at the same time, so its comment was updated.';
  const action = isSame ? 'unchanged' : 'updated';
  return { action, reason, failed: false, id: existing.id };
}

function isOfThisRun({ writer }: OwnComment, { run }: CommentRequest): boolean {
  return writer !== null && compareRuns(writer, run) === 0;
}
