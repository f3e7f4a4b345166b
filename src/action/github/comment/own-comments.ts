import type { Comment } from '../github.ts';
import { readPages } from '../read-pages.ts';
import type { CommentTerms } from './request.ts';
import { compareRuns, type RunIdentity } from './run-identity.ts';

/** A comment of ours. */
export interface OwnComment {
  readonly id: number;
  readonly url: string | undefined;
  /** The login that owns it. */
  readonly author: string | undefined;
  /** With line feeds only, whatever a browser has made of them. */
  readonly body: string;
  /** The run that wrote it last; null when it does not say. */
  readonly writer: RunIdentity | null;
}

/** What tells our comments from all others. */
export type OwnTerms = Pick<
  CommentTerms,
  'github' | 'pullRequest' | 'marker' | 'readWriter' | 'author' | 'adoptMinimized'
>;

/** Who writes with the token that every workflow run has. */
const defaultAuthor = 'github-actions[bot]';
/** GitHub holds 2,500 comments on a pull request. */
const mostPages = 50;

/**
 * Our comments on the pull request, the oldest first; null when there are more comments than can be read. Ours are
 * those that begin with the marker and that we wrote: anybody may copy a marker. Whose token it is, is asked only
 * when there is something to be told apart, and nothing is known about it yet.
 */
export async function readOwnComments(
  terms: OwnTerms,
  knownAuthor?: string,
): Promise<readonly OwnComment[] | null> {
  const { github, pullRequest, marker, adoptMinimized } = terms;
  const { items, complete } = await readPages((page) => github.listComments(pullRequest, page), mostPages);
  if (!complete) return null;
  const marked = items.filter(
    (comment) => firstLine(comment) === marker && (adoptMinimized === true || comment.minimized == null),
  );
  if (marked.length === 0) return [];
  const author = knownAuthor ?? terms.author ?? (await github.login()) ?? defaultAuthor;
  return inOrder(
    marked
      .filter((comment) => comment.user?.login.toLowerCase() === author.toLowerCase())
      .map((comment) => toOwnComment(comment, terms)),
  );
}

/** A comment that is known to be ours. */
export function toOwnComment(comment: Comment, { readWriter }: Pick<CommentTerms, 'readWriter'>): OwnComment {
  const body = (comment.body ?? '').replaceAll('\r\n', '\n');
  return {
    id: comment.id,
    url: comment.html_url ?? undefined,
    author: comment.user?.login,
    body,
    writer: readWriter(body),
  };
}

/** The same comments, the oldest first: GitHub counts IDs upwards. */
export function inOrder(comments: readonly OwnComment[]): readonly OwnComment[] {
  return comments.toSorted((one, other) => one.id - other.id);
}

/** The one that was written by the latest run; of several, the oldest. */
export function latestOf(comments: readonly OwnComment[]): OwnComment | undefined {
  return comments.toSorted((one, other) => compareRuns(other.writer, one.writer))[0];
}

function firstLine({ body }: Comment): string {
  return body?.split(/\r?\n/, 1)[0] ?? '';
}
