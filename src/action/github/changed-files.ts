import type { GitHub } from './github.ts';
import { GitHubError } from './github-error.ts';
import { hintFor, permissions } from './permissions.ts';
import { readPages } from './read-pages.ts';

/** The files that a pull request changes, as far as GitHub tells. */
export interface ChangedFiles {
  /** Paths from the root of the repository; of a renamed file, the old one too. */
  readonly paths: ReadonlySet<string>;
  /** False when there may be more: "not touched" cannot be said then. */
  readonly complete: boolean;
  /** Why nothing could be read, and what to do about it. */
  readonly problem?: string;
  readonly hint?: string;
}

/** GitHub lists 3,000 files of a pull request, and does not say whether there are more. */
const mostFiles = 3000;

/** The files that a pull request changes. Never throws for what GitHub answers: then there are none, and a reason. */
export async function readChangedFiles(github: GitHub, pullRequest: number): Promise<ChangedFiles> {
  try {
    const { items, complete } = await readPages(
      (page) => github.listChangedFiles(pullRequest, page),
      mostFiles / 100,
    );
    const paths = items.flatMap((file) => [file.filename, file.previous_filename ?? file.filename]);
    return { paths: new Set(paths), complete: complete && items.length < mostFiles };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const hint = hintFor(error, permissions.readPullRequest);
    return { paths: new Set(), complete: false, problem: `${error.message}.`, ...(hint && { hint }) };
  }
}
