import type { GitHub } from '../github.ts';
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
  /** The run that wrote it last; null if it does not say. */
  readonly writer: RunIdentity | null;
}

/** How our comments are found. */
export type CommentQuery = Pick<CommentRequest, 'github' | 'pullRequest' | 'marker' | 'readWriter'>;

/** The author of comments written with the default token of a workflow run. */
const defaultAuthor = 'github-actions[bot]';
/** GitHub allows 2,500 comments on a pull request. */
const maxPages = 50;

/**
 * Our comments on the pull request, oldest first; null if there are more comments than can be read. Ours are those that
 * start with the marker and have our author, since everyone can copy a marker. Minimized ones are left alone. GitHub is
 * only asked for the owner of the token if there are comments with the marker and the author is not known yet.
 */
export async function readOwnComments(
  query: CommentQuery,
  knownAuthor?: string,
): Promise<readonly OwnComment[] | null> {
  const { github, pullRequest, marker } = query;
  let author = knownAuthor;
  // Only our own are kept: all comments of a pull request together can be larger than the memory.
  const readPage = async (page: number) => {
    const { items, more } = await github.listComments(pullRequest, page);
    const marked = items.filter((comment) => firstLine(comment) === marker && comment.minimized == null);
    if (marked.length > 0) author ??= (await github.login()) ?? defaultAuthor;
    const own = marked.filter(({ user }) => user?.login.toLowerCase() === author?.toLowerCase());
    return { items: own.map((comment) => toOwnComment(comment, query)), more };
  };
  const { items, complete } = await readAllPages(readPage, maxPages);
  return complete ? oldestFirst(items) : null;
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

/** Deletes comments of ours one by one; returns the error at which it stopped. One that is already gone is no error. */
export async function deleteComments(
  github: GitHub,
  comments: readonly OwnComment[],
): Promise<GitHubError | null> {
  for (const { id } of comments) {
    try {
      await github.deleteComment(id);
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
