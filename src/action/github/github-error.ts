/**
 * What a failure means for a request that writes:
 * `refused` was looked at and declined; `throttled` was not even looked at; `unclear` may have been done or not.
 */
export type GitHubFailure = 'refused' | 'throttled' | 'unclear';

/** A request that GitHub did not answer as hoped. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError';
  readonly failure: GitHubFailure;
  /** Status of the answer; null when there was none. */
  readonly status: number | null;
  /** How long GitHub asks to be left alone, in milliseconds; null when it does not say. */
  readonly waitMs: number | null;

  /** The words are GitHub's own, so they are somebody else's text. The message ends without a full stop. */
  constructor(told: {
    readonly tried: string;
    readonly failure: GitHubFailure;
    readonly status: number | null;
    readonly words: string;
    readonly waitMs?: number | null;
    readonly cause?: unknown;
  }) {
    const came = told.status === null ? 'no answer' : `${told.status}`;
    const words = told.words.endsWith('.') ? told.words.slice(0, -1) : told.words;
    super(`Could not ${told.tried}: ${came} - ${words}`, { cause: told.cause });
    this.failure = told.failure;
    this.status = told.status;
    this.waitMs = told.waitMs ?? null;
  }
}

/** True for an answer with one of these statuses that GitHub will not change its mind about. */
export function isRefusal(error: unknown, ...statuses: readonly number[]): error is GitHubError {
  return error instanceof GitHubError && error.failure === 'refused' && statuses.includes(error.status ?? 0);
}
