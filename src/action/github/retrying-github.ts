import type { GitHub } from './github.ts';
import { GitHubError, type GitHubFailure } from './github-error.ts';

/** How waiting and chance are had; both are given, so that no test waits. */
export interface RetryLimits {
  /** Resolves after so many milliseconds; rejects when the workflow is canceled. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Uniform in [0, 1). */
  readonly random: () => number;
}

const tries = 3;
/** GitHub asks for a minute when it says nothing; what takes longer than this is not worth a comment. */
const longestWaitMs = 90_000;
const firstBackoffMs = 1_000;

const always: readonly GitHubFailure[] = ['throttled', 'unclear'];
/** A comment that may have been made is looked for, never made again blindly. */
const unprocessed: readonly GitHubFailure[] = ['throttled'];

/** The same GitHub, asked again a few times where asking again does no harm. */
export function createRetryingGitHub(github: GitHub, patience: RetryLimits): GitHub {
  const again = <GitHubResponse>(call: () => Promise<GitHubResponse>) => persist(call, always, patience);
  return {
    login: () => again(() => github.login()),
    listComments: (pull, page) => again(() => github.listComments(pull, page)),
    createComment: (pull, body) => persist(() => github.createComment(pull, body), unprocessed, patience),
    updateComment: (id, body) => again(() => github.updateComment(id, body)),
    deleteComment: (id) => again(() => github.deleteComment(id)),
    getPullRequest: (number) => again(() => github.getPullRequest(number)),
    listPullRequestsOfCommit: (sha, page) => again(() => github.listPullRequestsOfCommit(sha, page)),
    listPullRequestsFrom: (head, page) => again(() => github.listPullRequestsFrom(head, page)),
    listChangedFiles: (pull, page) => again(() => github.listChangedFiles(pull, page)),
  };
}

async function persist<GitHubResponse>(
  call: () => Promise<GitHubResponse>,
  repeatable: readonly GitHubFailure[],
  patience: RetryLimits,
): Promise<GitHubResponse> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const waitMs =
        attempt < tries ? waitAfter({ error, attempt, repeatable, random: patience.random }) : null;
      if (waitMs === null) throw error;
      await patience.sleep(waitMs);
    }
  }
}

/** Milliseconds to wait before the next attempt, or null when there should be none. */
function waitAfter(failed: {
  readonly error: unknown;
  readonly attempt: number;
  readonly repeatable: readonly GitHubFailure[];
  readonly random: () => number;
}): number | null {
  const { error, attempt, repeatable, random } = failed;
  if (!(error instanceof GitHubError) || !repeatable.includes(error.failure)) return null;
  const backoffMs = firstBackoffMs * 2 ** (attempt - 1) * (0.5 + random());
  if (error.waitMs === null) return backoffMs;
  return error.waitMs > longestWaitMs ? null : error.waitMs + backoffMs;
}
