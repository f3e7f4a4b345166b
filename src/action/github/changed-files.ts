import type { ChangedFiles } from '../../report/flaky/touched.ts';
import { type GitHub, readAllPages } from './github.ts';
import { GitHubError } from './github-error.ts';
import { gitHubHint, permissions } from './github-hint.ts';

/** The files that a pull request changes, as far as GitHub lists them, or why nothing could be read and how to fix it. */
export type ChangedFileList =
  | { readonly files: ChangedFiles; readonly problem?: undefined }
  | { readonly files: null; readonly problem: string; readonly hint?: string };

/** GitHub lists up to 3,000 files of a pull request, and does not say whether there are more. */
const maxFiles = 3000;

/** The files that a pull request changes. Never throws for a GitHub error. */
export async function readChangedFiles(github: GitHub, pullRequest: number): Promise<ChangedFileList> {
  try {
    const { items, complete } = await readAllPages(
      (page) => github.listChangedFiles(pullRequest, page),
      maxFiles / 100,
    );
    const named = (wanted: boolean) =>
      items.filter(({ status }) => (status === 'removed') === wanted).map(({ filename }) => filename);
    const renamed = items.flatMap(({ status, filename, previous_filename: from }) =>
      status === 'renamed' && from ? [[from, filename] as const] : [],
    );
    const diff = new Map(items.flatMap(({ filename, patch }) => (patch ? [[filename, patch] as const] : [])));
    const files = { paths: named(false), removed: named(true), renamed, diff };
    return { files: { ...files, complete: complete && items.length < maxFiles } };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const fix = gitHubHint(error, permissions.readPullRequest);
    const hint = fix && error.status === 404 ? `Check that the pull request exists. ${fix}` : fix;
    return { files: null, problem: `${error.message}.`, ...(hint && { hint }) };
  }
}
