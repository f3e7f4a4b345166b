import { day, formatDuration } from '../../report/text/durations.ts';
import type { GitHubError } from './github-error.ts';

/** True if GitHub refused a comment because the conversation is locked. */
function isLocked({ status, message }: GitHubError): boolean {
  return status === 403 && /\b(?:is|are) locked\b/i.test(message);
}

/** The permissions of the workflow's job that each use needs (GitHub's permissions, not the service's scopes). */
export const permissions = {
  comment: 'pull-requests: write (or issues: write)',
  findPullRequest: 'pull-requests: read and contents: read',
  readPullRequest: 'pull-requests: read',
} as const;

/** A longer time is a mistake, and says nothing. */
const longestWaitMs = 31 * day;

/** How to fix an error, with the permission that is needed; undefined if there is nothing to fix. */
export function gitHubHint(error: GitHubError, permission: string): string | undefined {
  const { failure, status, waitMs } = error;
  if (error.asksToWait && waitMs !== null)
    return waitMs > longestWaitMs
      ? 'GitHub asks to retry after more than a month.'
      : `GitHub asks to retry after ${formatDuration(Math.ceil(waitMs / 1_000) * 1_000)}.`;
  if (failure !== 'refused') return undefined;
  if (isLocked(error))
    return 'The conversation of the pull request is locked: only people who can write may comment.';
  if (status === 401) return 'github-token is not valid or has expired.';
  if (status !== null && status < 400)
    return 'If the repository was renamed or moved, start a new run: a re-run keeps the old name.';
  if (status !== 403 && status !== 404) return undefined;
  return `Give the job the permission ${permission}, or set github-token to a token that has it.`;
}
