import { readAllPages } from '../github.ts';
import { GitHubError, isRefusal } from '../github-error.ts';
import type { Comment } from '../schemas.ts';
import type { CommentRequest } from './comment-request.ts';
import { compareRuns, type RunIdentity } from './run-identity.ts';

/** A comment of ours. */
export interface OwnComment {
  readonly id: number;
  /** The login of its author. */
  readonly author: string | undefined;
  /** With line feeds only, even if a browser has changed them. */
  readonly body: string;
  /** The run that wrote it last; null if that is not signed: then nothing in it is believed, and it is never deleted. */
  readonly writer: RunIdentity | null;
  /** True if it begins with the marker. */
  readonly marked: boolean;
}

/** How our comments are found. */
export type CommentQuery = Pick<
  CommentRequest,
  'github' | 'pullRequest' | 'marker' | 'trace' | 'readWriter' | 'remembers'
> &
  Partial<Pick<CommentRequest, 'log'>>;

/** The author of comments written with the default token of a workflow run. */
const defaultAuthor = 'github-actions[bot]';
/** Without the owner, a comment of ours cannot be told from a copy: a new one would be one too many on each run. */
const ownerUnknown = new GitHubError({
  tried: 'read the owner of the token',
  failure: 'unclear',
  status: null,
  words:
    'GitHub does not say who it is, so our comment cannot be told from a copy of it. Set github-token to a token whose owner GitHub names, such as the default one',
});
/** GitHub allows 2,500 comments on a pull request. */
const maxPages = 50;

/**
 * Our comments on the pull request, oldest first; null if there are more comments than can be read. GitHub is only asked
 * for the owner of the token if there are comments with our traces and the author is not known yet; if it does not say, the
 * default author is tried.
 * @throws GitHubError if the owner is unknown, and there is only a comment that could be ours, by another author.
 */
export async function readOwnComments(
  query: CommentQuery,
  knownAuthor?: string,
): Promise<readonly OwnComment[] | null> {
  const { github, pullRequest, marker, trace } = query;
  /** Null if GitHub does not say it. */
  let owner: string | null | undefined = knownAuthor;
  let mayBeOurs = false;
  let pages = 0;
  // Only our own are kept: all comments of a pull request together can be larger than the memory.
  const readPage = async (page: number) => {
    const { items, more } = await github.listComments(pullRequest, page);
    pages = page;
    const traced = items.filter((each) => firstLine(each) === marker || each.body?.includes(trace));
    if (traced.length > 0 && owner === undefined) owner = await github.login();
    const author = (owner ?? defaultAuthor).toLowerCase();
    const candidates = traced
      .map((comment) => toOwnComment(comment, query))
      .filter(({ writer, marked }) => writer !== null || marked);
    const byUs = candidates.filter((comment) => comment.author?.toLowerCase() === author);
    mayBeOurs ||= byUs.length < candidates.length;
    return { items: byUs, more };
  };
  const read = () => readAllPages(readPage, maxPages);
  const first = await read();
  // A comment that is deleted meanwhile moves the next ones forward, onto a page that was already read.
  const isMissing = first.complete && pages > 1 && first.items.length === 0;
  const { items, complete } = isMissing ? await read() : first;
  if (!complete) return null;
  const own = chooseOwn(items, query);
  if (own.length === 0 && owner === null && mayBeOurs) throw ownerUnknown;
  return own;
}

/**
 * Which comments by our author are ours: those that we signed; beside one that starts with the marker, those that do not are
 * left alone. If there is none, ours is the one that starts with the marker, unless there are several; if nothing can be
 * signed, the newest one. One that a person has hidden is ours too: it is updated, and stays hidden.
 */
function chooseOwn(
  items: readonly OwnComment[],
  { remembers, log }: Pick<CommentQuery, 'remembers' | 'log'>,
): readonly OwnComment[] {
  const signed = oldestFirst(items.filter(({ writer }) => writer !== null));
  // What begins otherwise is ours after an edit, or another workflow's that repeats ours: it is never one of several.
  const marked = signed.filter((comment) => comment.marked);
  if (signed.length > 0) return marked.length > 0 ? marked : signed.slice(0, 1);
  if (remembers) return items.length === 1 ? items : [];
  const [newest, ...others] = oldestFirst(items).toReversed();
  if (others.length > 0)
    log?.(`Older comments with the same marker are left alone: ${others.map(({ id }) => id).join(', ')}.`);
  return newest === undefined ? [] : [newest];
}

/** Our comments that may be written to beside a new one: the signed ones. */
export async function readSignedComments(
  query: CommentQuery,
  knownAuthor?: string,
): Promise<readonly OwnComment[]> {
  const own = (await readOwnComments(query, knownAuthor)) ?? [];
  return own.filter(({ writer }) => writer !== null);
}

/** A comment that is known to be ours. */
export function toOwnComment(
  comment: Comment,
  { readWriter, marker }: Pick<CommentQuery, 'readWriter' | 'marker'>,
): OwnComment {
  const body = (comment.body ?? '').replaceAll('\r\n', '\n');
  return {
    id: comment.id,
    author: comment.user?.login,
    body,
    writer: readWriter(body),
    marked: firstLine(comment) === marker,
  };
}

/** The same comments, oldest first: GitHub's IDs increase. */
export function oldestFirst<One extends OwnComment>(comments: readonly One[]): readonly One[] {
  return comments.toSorted((one, other) => one.id - other.id);
}

/** The comment that the latest run wrote; of several, the oldest. */
export function latestOf(comments: readonly OwnComment[]): OwnComment | undefined {
  return comments.toSorted((one, other) => compareRuns(other.writer, one.writer))[0];
}

/**
 * The text of the latest comment, with what only others of ours remember: a run was interrupted before it could bring them
 * together, or did not see them. Null without a comment.
 */
export function joinMemories(
  own: readonly OwnComment[],
  { merge }: Pick<CommentRequest, 'merge'>,
): string | null {
  const latest = latestOf(own);
  if (latest === undefined) return null;
  // The oldest comes last: what it remembers counts if the times do not say which was first.
  return own.reduceRight((body, other) => merge?.(body, other.body) ?? body, latest.body);
}

/**
 * Deletes comments of ours one by one, and logs each; returns the error at which it stopped. One that is already gone is no
 * error.
 */
export async function deleteComments(
  { github, log }: Pick<CommentRequest, 'github' | 'log'>,
  comments: readonly OwnComment[],
): Promise<GitHubError | null> {
  for (const { id } of comments) {
    try {
      await github.deleteComment(id);
      log(`Deleted our comment ${id}.`);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      if (!isRefusal(error, 404)) return error;
    }
  }
  return null;
}

function firstLine({ body }: Comment): string {
  return body?.split(/\r?\n/, 1)[0] ?? '';
}
