import { type GitHub, readAllPages } from './github.ts';
import { GitHubError, gitHubHint, permissions } from './github-error.ts';

/** The files that a pull request changes, as far as GitHub lists them. */
export interface ChangedFileList {
  /** Paths from the root of the repository, including the old path of a renamed file. */
  readonly paths: ReadonlySet<string>;
  /** False if there may be more: then no file can be said to be unchanged. */
  readonly complete: boolean;
  /** Why nothing could be read, and how to fix it. */
  readonly problem?: string;
  readonly hint?: string;
}

/** GitHub lists up to 3,000 files of a pull request, and does not say whether there are more. */
const maxFiles = 3000;

/** The files that a pull request changes. Never throws for a GitHub error: then there are none, and a problem. */
export async function readChangedFiles(github: GitHub, pullRequest: number): Promise<ChangedFileList> {
  try {
    const { items, complete } = await readAllPages(
      (page) => github.listChangedFiles(pullRequest, page),
      maxFiles / 100,
    );
    const paths = items.flatMap((file) => [file.filename, file.previous_filename ?? file.filename]);
    return { paths: new Set(paths), complete: complete && items.length < maxFiles };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const hint = gitHubHint(error, permissions.readPullRequest);
    return { paths: new Set(), complete: false, problem: `${error.message}.`, ...(hint && { hint }) };
  }
}
