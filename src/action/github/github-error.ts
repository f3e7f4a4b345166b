import { OwnError } from '../../operations/context/error-text.ts';

/**
 * What a failure means for a request that writes:
 * `refused`: GitHub rejected it; `throttled`: GitHub did not process it; `unclear`: it may have been carried out.
 */
export type GitHubFailure = 'refused' | 'throttled' | 'unclear';

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
