import { z } from 'zod';
import { parseHttpDate } from '../../client/rate-limit/headers.ts';
import { errorKind, OwnError } from '../../operations/context/error-text.ts';
import { day, formatDuration } from '../../report/text/durations.ts';

/**
 * What a failure means for a request that writes:
 * `refused`: GitHub rejected it; `throttled`: GitHub did not process it; `unclear`: it may have been carried out.
 */
type GitHubFailure = 'refused' | 'throttled' | 'unclear';

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

/** The shape of the toolkit's errors: without `response` if there was no response, whatever `status` says. */
const failureSchema = z.object({
  response: z.object({
    status: z.number(),
    headers: z.record(z.string(), z.union([z.string(), z.number()]).optional()).catch({}),
    data: z.object({ message: z.string() }).catch({ message: 'no reason given' }),
  }),
});

type FailedResponse = z.infer<typeof failureSchema>['response'];

const defaultWaitMs = 60_000;

/** Converts what the toolkit threw to an error that says what was tried and what GitHub answered. */
export function toGitHubError(tried: string, cause: unknown, host: string): GitHubError {
  if (cause instanceof GitHubError) return cause;
  const answer = failureSchema.safeParse(cause).data?.response;
  if (!answer) {
    const words = describeNoResponse(cause, host);
    return new GitHubError({ tried, failure: 'unclear', status: null, words, responded: false, cause });
  }
  const failure = failureOf(answer);
  const { status, data } = answer;
  const wait = failure === 'refused' ? {} : waitOf(answer, failure);
  return new GitHubError({ tried, failure, status, words: data.message, ...wait, cause });
}

/** The toolkit throws an `HttpError` with the cause if there was no response. */
function describeNoResponse(error: unknown, host: string): string {
  const kind = errorKind(error);
  const [name, code] = kind.split(' ');
  if (name !== 'HttpError') return kind;
  if (error instanceof Error && errorKind(error.cause) === 'TimeoutError')
    return `no response from ${host} in time`;
  return `the connection to ${host} failed${code === undefined ? '' : ` (${code})`}`;
}

/** GitHub answers 403 both for a missing permission and for a rate limit. */
function failureOf({ status, headers, data }: FailedResponse): GitHubFailure {
  const message = data.message.slice(0, 300).toLowerCase();
  const isLimit =
    headers['retry-after'] !== undefined ||
    headers['x-ratelimit-remaining'] === '0' ||
    message.includes('secondary rate limit') ||
    message.includes('abuse detection');
  if (status === 429 || (status === 403 && isLimit)) return 'throttled';
  return status === 408 || status >= 500 ? 'unclear' : 'refused';
}

/**
 * How long to wait: as long as GitHub asks by its Retry-After, or until the reset of an empty window. Without both, a rate
 * limit lasts a minute; null if what it says cannot be read.
 */
function waitOf({ headers }: FailedResponse, failure: GitHubFailure) {
  const text = (name: string) => String(headers[name] ?? '');
  const after = text('retry-after');
  const reset = headers['x-ratelimit-remaining'] === '0' ? text('x-ratelimit-reset') : '';
  const nowMs = parseHttpDate(text('date')) ?? Date.now();
  const until = (ms: number | null) => (ms === null ? null : Math.max(0, ms - nowMs));
  const asked = secondsToMs(after) ?? until(parseHttpDate(after)) ?? until(secondsToMs(reset));
  const usual = after === '' && reset === '' && failure === 'throttled' ? defaultWaitMs : null;
  return { waitMs: asked ?? usual, asksToWait: asked !== null };
}

/** Only whole seconds, however many: what is written in another way is a mistake, such as `1e9`. */
function secondsToMs(text: string): number | null {
  return /^\d{1,99}$/.test(text) ? Number(text) * 1000 : null;
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
function gitHubHint(error: GitHubError, permission: string): string | undefined {
  const { failure, status, waitMs, message } = error;
  if (error.asksToWait && waitMs !== null)
    return waitMs > longestWaitMs
      ? 'GitHub asks to retry after more than a month.'
      : `GitHub asks to retry after ${formatDuration(Math.ceil(waitMs / 1_000) * 1_000)}.`;
  if (failure !== 'refused') return undefined;
  if (status === 403 && /\b(?:is|are) locked\b/i.test(message))
    return 'The conversation of the pull request is locked: only people who can write may comment.';
  if (status === 401) return 'github-token is not valid or has expired.';
  if (status !== null && status < 400)
    return 'If the repository was renamed or moved, start a new run: a re-run keeps the old name.';
  if (status !== 403 && status !== 404) return undefined;
  return `Give the job the permission ${permission}, or set github-token to a token that has it.`;
}

/** The error as sentences, with how to fix it. */
export function describeGitHubError(error: GitHubError, permission: string): string {
  return [`${error.message}.`, gitHubHint(error, permission)].filter(Boolean).join(' ');
}
