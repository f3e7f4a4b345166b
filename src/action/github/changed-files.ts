import type { ChangedFiles } from '../../report/flaky/touched.ts';
import type { ChangedFile } from './calls.ts';
import { type GitHub, type GitHubPage, readAllPages } from './github.ts';
import { GitHubError } from './github-error.ts';

/** The files that a pull request changes, as far as GitHub lists them. */
export interface ChangedFileList {
  /** Null if no page could be read. */
  readonly files: ChangedFiles | null;
  /** Why a page could not be read, and how to fix it; absent if all could. */
  readonly problem?: string;
}

/** GitHub lists up to 3,000 files of a pull request, and does not say whether there are more. */
const maxFiles = 3000;

/** The files that a pull request changes. Never throws for a GitHub error: what was read before it is kept. */
export async function readChangedFiles(github: GitHub, pullRequest: number): Promise<ChangedFileList> {
  let problem: string | undefined;
  const readPage = async (page: number): Promise<GitHubPage<ChangedFile>> => {
    try {
      return await github.listChangedFiles(pullRequest, page);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      problem = error.sentences;
      return { items: [], more: false };
    }
  };
  const { items, complete } = await readAllPages(readPage, maxFiles / 100);
  if (problem !== undefined)
    return { files: items.length === 0 ? null : { ...sortFiles(items), complete: false }, problem };
  return { files: { ...sortFiles(items), complete: complete && items.length < maxFiles } };
}

function sortFiles(items: readonly ChangedFile[]): Omit<ChangedFiles, 'complete'> {
  const named = (wanted: boolean) =>
    items.filter(({ status }) => (status === 'removed') === wanted).map(({ filename }) => filename);
  const renamed = items.flatMap(({ status, filename, previous_filename: from }) =>
    status === 'renamed' && from ? [[from, filename] as const] : [],
  );
  const diff = new Map(items.flatMap(({ filename, patch }) => (patch ? [[filename, patch] as const] : [])));
  return { paths: named(false), removed: named(true), renamed, diff };
}
