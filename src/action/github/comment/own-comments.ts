import { readAllPages } from '../github.ts';
import { GitHubError, isRefusal } from '../github-error.ts';
import type { Comment } from '../schemas.ts';
import type { CommentRequest } from './comment-request.ts';
import { compareRuns, type RunIdentity } from './run-identity.ts';

/** A comment of ours. */
export interface OwnComment {
  readonly id: number;
  readonly url: string | undefined;
  /** The login of its author. */
  readonly author: string | undefined;
  /** With line feeds only, even if a browser has changed them. */
  readonly body: string;
  /** The run that wrote it last; null if that is not signed: then nothing in it is believed, and it is never deleted. */
  readonly writer: RunIdentity | null;
}

/** How our comments are found. */
export type CommentQuery = Pick<
  CommentRequest,
  'github' | 'pullRequest' | 'marker' | 'trace' | 'readWriter' | 'remembers'
> &
  Partial<Pick<CommentRequest, 'log'>>;

/** The author of comments written with the default token of a workflow run. */
const defaultAuthor = 'github-actions[bot]';
/** GitHub allows 2,500 comments on a pull request. */
const maxPages = 50;

/**
 * Our comments on the pull request, oldest first; null if there are more comments than can be read. Ours are those by our
 * author that we signed; beside one that starts with the marker, those that do not are left alone. If there is none, ours is the one that starts with the marker, unless there are several; if nothing can be signed, the newest one. One
 * that a person has hidden is ours too: it is updated, and stays hidden. GitHub is only asked for the owner of the token if there are comments with our traces and the author is not known yet.
 */
export async function readOwnComments(
  query: CommentQuery,
  knownAuthor?: string,
): Promise<readonly OwnComment[] | null> {
  const { github, pullRequest, marker, trace } = query;
  let author = knownAuthor;
  // Only our own are kept: all comments of a pull request together can be larger than the memory.
  const readPage = async (page: number) => {
    const { items, more } = await github.listComments(pullRequest, page);
    const hasMarker = (comment: Comment) => firstLine(comment) === marker;
    const candidates = items.filter((comment) => hasMarker(comment) || comment.body?.includes(trace));
    if (candidates.length > 0) author ??= (await github.login()) ?? defaultAuthor;
    const own = candidates
      .filter(({ user }) => user?.login.toLowerCase() === author?.toLowerCase())
      .map((comment) => ({ ...toOwnComment(comment, query), marked: hasMarker(comment) }));
    return { items: own.filter(({ writer, marked }) => writer !== null || marked), more };
  };
  const { items, complete } = await readAllPages(readPage, maxPages);
  if (!complete) return null;
  const signed = oldestFirst(items.filter(({ writer }) => writer !== null));
  // What begins otherwise is ours after an edit, or another workflow's that repeats ours: it is never one of several.
  const marked = signed.filter((comment) => items.some(({ id, marked }) => marked && id === comment.id));
  if (signed.length > 0) return marked.length > 0 ? marked : signed.slice(0, 1);
  if (query.remembers) return items.length === 1 ? items : [];
  const [newest, ...others] = oldestFirst(items).toReversed();
  if (others.length > 0)
    query.log?.(
      `Older comments with the same marker are left alone: ${others.map(({ id }) => id).join(', ')}.`,
    );
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
export function toOwnComment(comment: Comment, { readWriter }: Pick<CommentQuery, 'readWriter'>): OwnComment {
  const body = (comment.body ?? '').replaceAll('\r\n', '\n');
  return {
    id: comment.id,
    url: comment.html_url ?? undefined,
    author: comment.user?.login,
    body,
    writer: readWriter(body),
  };
}

/** The same comments, oldest first: GitHub's IDs increase. */
export function oldestFirst(comments: readonly OwnComment[]): readonly OwnComment[] {
  return comments.toSorted((one, other) => one.id - other.id);
}

/** The comment that the latest run wrote; of several, the oldest. */
export function latestOf(comments: readonly OwnComment[]): OwnComment | undefined {
  return comments.toSorted((one, other) => compareRuns(other.writer, one.writer))[0];
}

/**
 * Deletes comments of ours one by one, and logs each; returns the error at which it stopped. One that is already gone is no
 * error.
 */
export async function deleteComments(
  { github, log }: Pick<CommentRequest, 'github' | 'log'>,
  comments: readonly OwnComment[],
): Promise<GitHubError | null> {
  for (const { id, url } of comments) {
    try {
      await github.deleteComment(id);
      log(`Deleted our comment ${url ?? id}.`);
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
