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
const maxWaitMs = 90_000;
const firstBackoffMs = 1_000;

const idempotent: readonly GitHubFailure[] = ['throttled', 'unclear'];
/** A comment that may have been created must be looked up first, so it is only retried if GitHub did not process it. */
const notIdempotent: readonly GitHubFailure[] = ['throttled'];

/** The same GitHub, with retries where they are safe. */
export function createRetryingGitHub(github: GitHub, host: RetryHost): GitHub {
  const retry = <Value>(call: () => Promise<Value>) => withRetries(call, idempotent, host);
  return {
    login: () => retry(() => github.login()),
    listComments: (pull, page) => retry(() => github.listComments(pull, page)),
    createComment: (pull, body) => withRetries(() => github.createComment(pull, body), notIdempotent, host),
    updateComment: (id, body) => retry(() => github.updateComment(id, body)),
    deleteComment: (id) => retry(() => github.deleteComment(id)),
    getPullRequest: (number) => retry(() => github.getPullRequest(number)),
    listPullRequestsOfCommit: (sha, page) => retry(() => github.listPullRequestsOfCommit(sha, page)),
    listPullRequestsFrom: (head, page) => retry(() => github.listPullRequestsFrom(head, page)),
    listChangedFiles: (pull, page) => retry(() => github.listChangedFiles(pull, page)),
  };
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
