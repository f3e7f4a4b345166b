import type { GitHub } from '../github.ts';
import { GitHubError, isRefusal } from '../github-error.ts';
import type { OwnComment } from './own-comments.ts';

/** How far removing went. */
export interface Removal {
  readonly removed: number;
  /** What stopped it. */
  readonly problem: GitHubError | null;
}

/** Removes comments of ours, one after the other, up to the first that GitHub keeps. One that is gone already counts. */
export async function removeComments(github: GitHub, comments: readonly OwnComment[]): Promise<Removal> {
  let removed = 0;
  for (const { id } of comments) {
    try {
      await github.deleteComment(id);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      if (!isRefusal(error, 404)) return { removed, problem: error };
    }
    removed += 1;
  }
  return { removed, problem: null };
}
