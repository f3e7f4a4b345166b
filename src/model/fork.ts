import type { Build } from './build.ts';
import { readCloneUrl } from './clone-url.ts';
import { matchesPattern } from './wildcard.ts';

type PullRequestBuild = Pick<Build, 'branch' | 'pull_request' | 'pipeline'>;

/** `owner/name` of a clone URL: the same repository can have several hosts, such as an alias for another key. */
function pathOf(url: string | null | undefined): string | null {
  return readCloneUrl(url)?.replace(/^[^/]*\//, '') ?? null;
}

/**
 * True for a build of a pull request from another repository than the pipeline's and `own`, an `owner/name`. Its branch is a name
 * that a stranger chose: unless the pipeline adds the owner, the `main` of a fork is called `main`.
 */
export function isOfFork({ pull_request, pipeline }: PullRequestBuild, own: string | null): boolean {
  const from = pathOf(pull_request?.repository);
  return from !== null && from !== pathOf(pipeline?.repository) && from !== own?.toLowerCase();
}

/** The names of a build's branch: as the service shows it, and as `owner:branch` for a pull request. */
export function branchNames({ branch, pull_request }: PullRequestBuild): string[] {
  if (!branch) return [];
  const owner = pathOf(pull_request?.repository)?.split('/')[0];
  return owner === undefined ? [branch] : [branch, `${owner}:${branch}`];
}

/** True if one of the patterns matches the branch and names an owner, as `owner:branch`. */
export function isNamedByOwner(build: PullRequestBuild, patterns: readonly string[]): boolean {
  const named = patterns.filter((pattern) => pattern.includes(':'));
  return branchNames(build).some((name) => named.some((pattern) => matchesPattern(name, pattern)));
}
