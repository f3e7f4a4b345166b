import { z } from 'zod';
import { errorKind } from '../../operations/context/error-text.ts';
import { GitHubError, type GitHubFailure } from './github-error.ts';

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
    return new GitHubError({ tried, failure: 'unclear', status: null, words, cause });
  }
  const failure = failureOf(answer);
  const waitMs = failure === 'refused' ? null : waitOf(answer, failure);
  return new GitHubError({
    tried,
    failure,
    status: answer.status,
    words: answer.data.message,
    waitMs,
    cause,
  });
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

function failureOf(answer: FailedResponse): GitHubFailure {
  if (answer.status === 429 || (answer.status === 403 && isLimit(answer))) return 'throttled';
  if (answer.status === 408 || answer.status >= 500) return 'unclear';
  return 'refused';
}

/** GitHub answers 403 both for a missing permission and for a rate limit. */
function isLimit({ headers, data }: FailedResponse): boolean {
  const message = data.message.slice(0, 300).toLowerCase();
  return (
    headers['retry-after'] !== undefined ||
    headers['x-ratelimit-remaining'] === '0' ||
    message.includes('secondary rate limit') ||
    message.includes('abuse detection')
  );
}

/** How long GitHub asks to wait: its Retry-After, or the reset of an empty window, or a minute for a rate limit. */
function waitOf({ headers }: FailedResponse, failure: GitHubFailure): number | null {
  const server = Date.parse(String(headers.date));
  const after = wholeNumber(headers['retry-after']);
  const until = Date.parse(String(headers['retry-after']));
  if (after !== null) return after * 1000;
  if (Number.isFinite(until - server)) return Math.max(0, until - server);
  const reset = wholeNumber(headers['x-ratelimit-reset']);
  const empty = headers['x-ratelimit-remaining'] === '0';
  if (empty && reset !== null && Number.isFinite(server)) return Math.max(0, reset * 1000 - server);
  return failure === 'throttled' ? defaultWaitMs : null;
}

function wholeNumber(header: string | number | undefined): number | null {
  const text = String(header ?? '');
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
