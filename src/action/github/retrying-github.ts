import { second } from '../../report/text/durations.ts';
import type { GitHub } from './github.ts';
import { GitHubError, type GitHubFailure } from './github-error.ts';

/** How retries wait; injected, so that no test waits. */
export interface RetryHost {
  /** Resolves after this many milliseconds; rejects if the workflow is canceled. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Uniform in [0, 1). */
  readonly random: () => number;
}

const maxAttempts = 3;
/** A comment is not worth a longer wait. The usual one for a rate limit is a minute. */
const maxWaitMs = 90 * second;
const firstBackoffMs = second;

const idempotent: readonly GitHubFailure[] = ['throttled', 'unclear'];
/** A comment that may have been created must be looked up first, so it is only retried if GitHub did not process it. */
const notIdempotent: readonly GitHubFailure[] = ['throttled'];

/** GitHub with retries where they are safe, until a rate limit or missing responses end them. */
export function createRetryingGitHub(github: GitHub, host: RetryHost): GitHub {
  let last: GitHubError | null = null;
  const call = async <Value>(
    send: () => Promise<Value>,
    retryable: readonly GitHubFailure[] = idempotent,
  ) => {
    // Each request that follows would wait as well, and fail for the same reason.
    if (last !== null) throw last;
    try {
      return await withRetries(send, retryable, host);
    } catch (error) {
      if (error instanceof GitHubError && isForAll(error, retryable)) last = error;
      throw error;
    }
  };
  return {
    login: () => call(() => github.login()),
    listComments: (pull, page) => call(() => github.listComments(pull, page)),
    createComment: (pull, body) => call(() => github.createComment(pull, body), notIdempotent),
    updateComment: (id, body) => call(() => github.updateComment(id, body)),
    deleteComment: (id) => call(() => github.deleteComment(id)),
    getPullRequest: (number) => call(() => github.getPullRequest(number)),
    listPullRequestsOfCommit: (sha, page) => call(() => github.listPullRequestsOfCommit(sha, page)),
    listPullRequestsFrom: (head, page) => call(() => github.listPullRequestsFrom(head, page)),
    listChangedFiles: (pull, page) => call(() => github.listChangedFiles(pull, page)),
  };
}

/** A rate limit is the same for each request, and so is a GitHub that has not responded to several attempts. */
function isForAll({ failure, responded }: GitHubError, retryable: readonly GitHubFailure[]): boolean {
  return failure === 'throttled' || (!responded && retryable.includes(failure));
}

async function withRetries<Value>(
  call: () => Promise<Value>,
  retryable: readonly GitHubFailure[],
  { sleep, random }: RetryHost,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const waitMs = attempt < maxAttempts ? waitAfter({ error, attempt, retryable, random }) : null;
      if (waitMs === null) throw error;
      await sleep(waitMs);
    }
  }
}

/** Milliseconds to wait before the next attempt; null for no further attempt. */
function waitAfter(failed: {
  readonly error: unknown;
  readonly attempt: number;
  readonly retryable: readonly GitHubFailure[];
  readonly random: () => number;
}): number | null {
  const { error, attempt, retryable, random } = failed;
  if (!(error instanceof GitHubError) || !retryable.includes(error.failure)) return null;
  const backoffMs = firstBackoffMs * 2 ** (attempt - 1) * (0.5 + random());
  if (error.waitMs === null) return backoffMs;
  return error.waitMs > maxWaitMs ? null : error.waitMs + backoffMs;
}
