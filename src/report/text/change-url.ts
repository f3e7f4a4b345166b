import { hash } from 'node:crypto';
import { type Repository, repositoryUrl, type SourceLine } from './repository.ts';
import { type SafeUrl, safeUrl } from './url.ts';

/** A file among the changes of the pull request; null without one. GitHub addresses it by the hash of its path. */
export function changeUrl(repository: Repository, { file, line }: SourceLine): SafeUrl | null {
  if (!repository.pullRequest) return null;
  const anchor = `#diff-${hash('sha256', file)}${line === null ? '' : `R${line}`}`;
  return safeUrl(`${repositoryUrl(repository)}/pull/${repository.pullRequest}/files${anchor}`, true);
}
