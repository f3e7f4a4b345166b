import { z } from 'zod';
import { GitHubError, type GitHubFailure } from './github-error.ts';

/** What the toolkit's errors look like: without `response` where there was no answer, whatever `status` says. */
const failureSchema = z.object({
  response: z.object({
    status: z.number(),
    headers: z.record(z.string(), z.union([z.string(), z.number()]).optional()).catch({}),
    data: z.object({ message: z.string() }).catch({ message: 'no reason given' }),
  }),
});

type GitHubResponse = z.infer<typeof failureSchema>['response'];

const defaultWaitMs = 60_000;

/** The error that says what was tried and what came back, out of whatever the toolkit threw. */
export function toGitHubError(tried: string, cause: unknown): GitHubError {
  if (cause instanceof GitHubError) return cause;
  const answer = failureSchema.safeParse(cause).data?.response;
  if (!answer) {
    const words = cause instanceof Error ? cause.message : 'unknown failure';
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

function failureOf(answer: GitHubResponse): GitHubFailure {
  if (answer.status === 429 || (answer.status === 403 && isLimit(answer))) return 'throttled';
  if (answer.status === 408 || answer.status >= 500) return 'unclear';
  return 'refused';
}

/** GitHub answers 403 both to who may not and to who may not now. */
function isLimit({ headers, data }: GitHubResponse): boolean {
  const told = data.message.slice(0, 300).toLowerCase();
  return (
    headers['retry-after'] !== undefined ||
    headers['x-ratelimit-remaining'] === '0' ||
    told.includes('secondary rate limit') ||
    told.includes('abuse detection')
  );
}

/** What GitHub asks: its Retry-After, else the reset of an empty window, else a minute for a limit. */
function waitOf({ headers }: GitHubResponse, failure: GitHubFailure): number | null {
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
