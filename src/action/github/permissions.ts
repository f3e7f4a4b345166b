import type { GitHubError } from './github-error.ts';

/** What a workflow must grant, by what we do with it (GitHub's permissions, not the service's scopes). */
export const permissions = {
  comment: 'pull-requests: write (or issues: write)',
  findPullRequest: 'pull-requests: read and contents: read',
  readPullRequest: 'pull-requests: read',
} as const;

/** What to do about a failure, naming the permission; undefined where nobody can do anything. */
export function hintFor(error: GitHubError, permission: string): string | undefined {
  const { failure, status, waitMs } = error;
  if (failure === 'throttled' && waitMs !== null) {
    return `GitHub asks to be left alone for ${Math.ceil(waitMs / 1000)} seconds.`;
  }
  if (failure !== 'refused') return undefined;
  if (status === 401) return 'The token in github-token is not valid, or not any more.';
  if (status !== 403 && status !== 404) return undefined;
  return `Give the job the permission ${permission}, or a token that has it as github-token.`;
}
