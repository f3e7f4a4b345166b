import { hash } from 'node:crypto';
import { readCloneUrl } from '../../model/clone-url.ts';
import { type SafeUrl, safeUrl } from './url.ts';

/** The repository that the workflow runs for, as in GitHub's context. */
export interface Repository {
  /** The web URL of GitHub, such as `https://github.com`. */
  readonly server: string;
  /** `owner/name`. */
  readonly name: string;
  /** The commit that the reader sees: the head of the pull request, or the pushed commit. Empty if unknown. */
  readonly sha: string;
  /** The number of the pull request, if there is one. */
  readonly pullRequest?: number | null;
}

/** A place in the repository: a path from the root, and the line if it is known. */
export interface SourceLine {
  readonly file: string;
  readonly line: number | null;
}

/** The page of a commit, if it is known to be the commit that the reader sees. */
export function commitUrl(repository: Repository | null, commit: string): SafeUrl | null {
  if (repository === null || commit !== repository.sha) return null;
  return safeUrl(`${repositoryUrl(repository)}/commit/${encodeURIComponent(commit)}`, true);
}

/** The page of a source file at the commit; null if the commit is unknown. */
export function sourceUrl(repository: Repository, { file, line }: SourceLine): SafeUrl | null {
  if (repository.sha === '') return null;
  const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
  const anchor = line === null ? '' : `#L${line}`;
  return safeUrl(
    `${repositoryUrl(repository)}/blob/${encodeURIComponent(repository.sha)}/${path}${anchor}`,
    true,
  );
}

/** The page of the repository. */
export function repositoryUrl({ server, name }: Repository): string {
  const slug = name.split('/').map(encodeURIComponent).join('/');
  return `${server.replace(/\/$/, '')}/${slug}`;
}

/** `host/owner/name` of the repository itself, to compare with a clone URL; null without one. */
export function repositoryPlace(repository: Repository | null): string | null {
  return repository && readCloneUrl(repositoryUrl(repository));
}

/** True if a clone URL names this repository. */
export function isOfRepository(url: string | null | undefined, repository: Repository | null): boolean {
  const place = readCloneUrl(url);
  return place !== null && place === repositoryPlace(repository);
}

/** A file among the changes of the pull request; null without one. GitHub addresses it by the hash of its path. */
export function changeUrl(repository: Repository, { file, line }: SourceLine): SafeUrl | null {
  if (!repository.pullRequest) return null;
  const anchor = `#diff-${hash('sha256', file)}${line === null ? '' : `R${line}`}`;
  return safeUrl(`${repositoryUrl(repository)}/pull/${repository.pullRequest}/files${anchor}`, true);
}
