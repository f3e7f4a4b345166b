import { z } from 'zod';
import { parseHttpDate } from '../../client/rate-limit/headers.ts';
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
    return new GitHubError({ tried, failure: 'unclear', status: null, words, responded: false, cause });
  }
  const failure = failureOf(answer);
  return new GitHubError({
    tried,
    failure,
    status: answer.status,
    words: answer.data.message,
    ...(failure !== 'refused' && waitOf(answer, failure)),
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

/**
 * How long to wait: as long as GitHub asks by its Retry-After, or until the reset of an empty window. Without both, a rate
 * limit lasts a minute; null if what it says cannot be read.
 */
function waitOf({ headers }: FailedResponse, failure: GitHubFailure) {
  const [date, after, windowReset] = ['date', 'retry-after', 'x-ratelimit-reset'].map((name) =>
    String(headers[name] ?? ''),
  ) as [string, string, string];
  const reset = headers['x-ratelimit-remaining'] === '0' ? windowReset : '';
  const nowMs = parseHttpDate(date) ?? Date.now();
  const until = (ms: number | null) => (ms === null ? null : Math.max(0, ms - nowMs));
  const asked = secondsToMs(after) ?? until(parseHttpDate(after)) ?? until(secondsToMs(reset));
  const isSilent = after === '' && reset === '';
  const usual = isSilent && failure === 'throttled' ? defaultWaitMs : null;
  return { waitMs: asked ?? usual, asksToWait: asked !== null };
}

/** Only whole seconds, however many: what is written in another way is a mistake, such as `1e9`. */
function secondsToMs(text: string): number | null {
  return /^\d{1,99}$/.test(text) ? Number(text) * 1000 : null;
}
