import { createHash } from 'node:crypto';
import { type SafeUrl, safeUrl } from './url.ts';

/** The repository that the workflow runs for, as GitHub's context gives it. */
export interface Repository {
  /** The web address of GitHub, such as `https://github.com`. */
  readonly server: string;
  /** `owner/name`. */
  readonly name: string;
  /** The commit that the reader looks at: the head of the pull request, or of the push; empty where nobody knows. */
  readonly sha: string;
  /** The number of the pull request, if there is one. */
  readonly pullRequest?: number | null;
}

/** A place in a file of the repository: its path from the root, and a line where one is known. */
export interface Place {
  readonly file: string;
  readonly line: number | null;
}

/** The page of a commit, where it is surely the one that the reader looks at. */
export function commitUrl(repository: Repository | null, commit: string): SafeUrl | null {
  if (repository === null || commit !== repository.sha) return null;
  return safeUrl(`${base(repository)}/commit/${encodeURIComponent(commit)}`, true);
}

/** The page of a source file as it is at the commit; null where that is not known. */
export function sourceUrl(repository: Repository, { file, line }: Place): SafeUrl | null {
  if (repository.sha === '') return null;
  const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
  const anchor = line === null ? '' : `#L${line}`;
  return safeUrl(`${base(repository)}/blob/${encodeURIComponent(repository.sha)}/${path}${anchor}`, true);
}

/** A file among the changes of the pull request; null where there is none. GitHub names it by the hash of its path. */
export function changeUrl(repository: Repository, { file, line }: Place): SafeUrl | null {
  if (!repository.pullRequest) return null;
  const hash = createHash('sha256').update(file).digest('hex');
  const anchor = `#diff-${hash}${line === null ? '' : `R${line}`}`;
  return safeUrl(`${base(repository)}/pull/${repository.pullRequest}/files${anchor}`, true);
}

function base({ server, name }: Repository): string {
  const slug = name.split('/').map(encodeURIComponent).join('/');
  return `${server.replace(/\/$/, '')}/${slug}`;
}
