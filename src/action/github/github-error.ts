import type { getOctokit } from '@actions/github';
import { errorKind, OwnError } from '../../operations/context/error-text.ts';
import { formatDuration } from '../../report/text/durations.ts';
import type { GitHubCall } from './calls.ts';

type Answer = Awaited<ReturnType<ReturnType<typeof getOctokit>['request']>>;

/** How a request failed, in GitHub's own words or in ours. */
type Failure = Pick<GitHubError, 'failure' | 'status'> &
  Partial<Pick<GitHubError, 'waitMs' | 'cause'>> & { readonly words: string };

/** A request to GitHub that failed. The message has GitHub's own words, so it is untrusted text; it ends without a period. */
export class GitHubError extends OwnError {
  override readonly name = 'GitHubError';
  /**
   * What it means for a request that writes:
   * `refused`: GitHub rejected it; `throttled`: GitHub did not process it; `unclear`: it may have been carried out.
   */
  readonly failure: 'refused' | 'throttled' | 'unclear';
  /** Status of the response; null if there was no valid one. */
  readonly status: number | null;
  /** How long GitHub asks to wait, in milliseconds; null if it does not say. */
  readonly waitMs: number | null;
  /** The message, and how to fix it, as sentences. */
  readonly sentences: string;

  constructor({ tried, permission }: GitHubCall, { failure, status, waitMs = null, words, cause }: Failure) {
    super(`Could not ${tried}: ${status === null ? '' : `${status} - `}${words.replace(/\.$/, '')}`, {
      cause,
    });
    this.failure = failure;
    this.status = status;
    this.waitMs = waitMs;
    this.sentences = `${this.message}. ${hintFor(this, permission)}`.trim();
  }
}

/** True if GitHub refused the request with one of these statuses. */
export function isRefusal(error: unknown, ...statuses: readonly number[]): error is GitHubError {
  return error instanceof GitHubError && error.failure === 'refused' && statuses.includes(error.status ?? 0);
}

/** What GitHub's error says, and how to fix it, in sentences. @throws any other error */
export function sentencesOf(error: unknown): string {
  if (!(error instanceof GitHubError)) throw error;
  return error.sentences;
}

/** Converts what the toolkit threw to an error that says what was tried and what GitHub answered. */
export function toGitHubError(call: GitHubCall, cause: unknown, host: string): GitHubError {
  if (cause instanceof GitHubError) return cause;
  // The toolkit's error has no `response` if there was none, even if it has a `status`.
  const { response } = cause as { readonly response?: Answer };
  if (response === undefined) {
    const reason = errorKind((cause instanceof Error && cause.cause) || cause);
    const words = `no response from ${host} (${reason.split(' ').at(-1)})`;
    return new GitHubError(call, { failure: 'unclear', status: null, words, cause });
  }
  const { status, headers, data } = response;
  const words = wordsOf(data);
  const header = (name: string) => String(headers[name] ?? '');
  const isEmpty = header('x-ratelimit-remaining') === '0';
  // GitHub answers 403 both for a missing permission and for a rate limit.
  const isLimit =
    header('retry-after') !== '' ||
    isEmpty ||
    /secondary rate limit|abuse detection/i.test(words.slice(0, 300));
  const isThrottled = status === 429 || (status === 403 && isLimit);
  const refused = status === 408 || status >= 500 ? 'unclear' : 'refused';
  const failure = isThrottled ? 'throttled' : refused;
  const waitMs = failure === 'refused' ? null : askedWait(header, isEmpty);
  return new GitHubError(call, { failure, status, words, waitMs, cause });
}

/** GitHub's message, and what it says of single fields. */
function wordsOf(data: Answer['data']): string {
  const { message, errors } = (data ?? {}) as { readonly message?: unknown; readonly errors?: unknown };
  const details = (Array.isArray(errors) ? errors : []).map((error: unknown) => {
    if (typeof error !== 'object' || error === null) return String(error);
    const { message, field, code } = error as Readonly<Record<string, unknown>>;
    return String(message ?? `${field} ${code}`);
  });
  const shown = details.slice(0, 3).join(', ');
  const text = typeof message === 'string' ? message : 'no reason given';
  return shown === '' ? text : `${text} (${shown})`;
}

/** As long as GitHub asks by its Retry-After, or until the reset of an empty window. */
function askedWait(header: (name: string) => string, isEmpty: boolean): number | null {
  const nowMs = Date.parse(header('date')) || Date.now();
  const [after, reset] = [header('retry-after'), header('x-ratelimit-reset')];
  if (/^\d{1,9}$/.test(after)) return Number(after) * 1000;
  return isEmpty && /^\d{1,10}$/.test(reset) ? Math.max(0, Number(reset) * 1000 - nowMs) : null;
}

/** How to fix an error; empty if there is nothing to fix. */
function hintFor({ failure, status, waitMs }: GitHubError, permission: string): string {
  if (waitMs !== null)
    return `GitHub asks to retry after ${formatDuration(Math.ceil(waitMs / 1_000) * 1_000)}.`;
  if (status === null && failure === 'unclear')
    return 'Check that the runner can reach GitHub, and its proxy.';
  if (failure !== 'refused') return '';
  if (status === 401) return 'github-token is not valid or has expired.';
  if (status !== 403 && status !== 404) return '';
  const exists = status === 404 ? 'Check that it exists. ' : '';
  return `${exists}Give the job the permission ${permission}, or set github-token to a token that has it.`;
}
