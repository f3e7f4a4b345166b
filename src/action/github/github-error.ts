import { OwnError } from '../../operations/context/error-text.ts';
import { day, formatDuration } from '../../report/text/durations.ts';

/**
 * What a failure means for a request that writes:
 * `refused`: GitHub rejected it; `throttled`: GitHub did not process it; `unclear`: it may have been carried out; `not sent`:
 * an earlier one has ended all requests.
 */
export type GitHubFailure = 'refused' | 'throttled' | 'unclear' | 'not sent';

/** A request to GitHub that failed. */
export class GitHubError extends OwnError {
  override readonly name = 'GitHubError';
  readonly failure: GitHubFailure;
  /** Status of the response; null if there was none. */
  readonly status: number | null;
  /** How long to wait before the next request, in milliseconds; null if it is not known. */
  readonly waitMs: number | null;
  /** True if GitHub asks for that wait, false if it is the usual one. */
  readonly asksToWait: boolean;
  /** False if no response arrived. */
  readonly responded: boolean;

  /** The words are GitHub's own, so they are untrusted text. The message ends without a period. */
  constructor(details: {
    readonly tried: string;
    readonly failure: GitHubFailure;
    readonly status: number | null;
    readonly words: string;
    readonly waitMs?: number | null;
    readonly asksToWait?: boolean;
    readonly responded?: boolean;
    readonly cause?: unknown;
  }) {
    const { tried, failure, status, waitMs = null, cause } = details;
    const words = details.words.replace(/\.$/, '');
    super(`Could not ${tried}: ${status === null ? '' : `${status} - `}${words}`, { cause });
    this.failure = failure;
    this.status = status;
    this.waitMs = waitMs;
    this.asksToWait = details.asksToWait ?? false;
    this.responded = details.responded ?? true;
  }
}

/** True if GitHub refused the request with one of these statuses. */
export function isRefusal(error: unknown, ...statuses: readonly number[]): error is GitHubError {
  return error instanceof GitHubError && error.failure === 'refused' && statuses.includes(error.status ?? 0);
}

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
