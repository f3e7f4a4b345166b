import { createScaledClock } from '../../src/sandbox/clock.ts';
import type { Faults } from '../../src/sandbox/fault/fault.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { createGitHubStandIn } from '../../test/support/github/stand-in.ts';
import { makeFile, makePullRequest } from '../../test/support/github/things.ts';
import { runToken } from '../../test/support/github/world.ts';
import { pullRequests, repository } from './events.ts';
import { changedTestFile, flakyTestsLater } from './flaky-tests.ts';
import { demoSeed } from './seed.ts';

/** How many times faster than the clock the demo's builds live: minutes become seconds. */
export const speed = 30;

const minute = 60_000;

/** Where the stories play: a sandbox of the service and a stand-in of GitHub, both served on this machine. */
export interface Stage {
  /** The inputs that every step gets, besides its own. */
  readonly inputs: Readonly<Record<string, string>>;
  /** What the runner tells every step. */
  readonly environment: Readonly<Record<string, string>>;
  /** Time passes: the pull request gets another commit, and the suite other flaky tests. */
  readonly jumpToLater: () => void;
  /** The latest comment on a pull request, or null. */
  readonly comment: (pullRequest: number) => string | null;
  readonly faults: Faults;
  readonly close: () => Promise<void>;
}

/** Opens the stage as the first story finds it, unless another seed is given. */
export async function openStage(seed = demoSeed()): Promise<Stage> {
  // Half past a minute: reports know times to the minute, and those of tests that did not flake again must not change.
  const startMs = Math.floor(Date.now() / minute) * minute + minute / 2;
  // As builds live faster, more is asked in a minute; the stories should not wait for the next one.
  const rateLimits = { organization: 200 * speed, user: 50 * speed };
  const sandbox = createSandbox({ seed, clock: createScaledClock({ speed, startMs }), rateLimits });
  const github = createGitHubStandIn(repository);
  const { number } = github.open(pullRequests.first);
  github.files.set(number, [makeFile('src/cart/totals.ts'), makeFile(changedTestFile)]);
  github.files.set(github.open(pullRequests.other).number, [makeFile('src/delivery/date.ts')]);
  const [service, api] = await Promise.all([serveSandbox(sandbox), serveSandbox(github)]);
  return {
    inputs: { token: sandbox.tokens.all.token, 'github-token': runToken, 'base-url': service.url },
    environment: { GITHUB_REPOSITORY: repository, GITHUB_API_URL: api.url },
    jumpToLater: () => {
      github.pullRequests.set(number, makePullRequest(pullRequests.next));
      const tests = flakyTestsLater(sandbox.clock.now() - startMs);
      sandbox.world.setFlakyTests({ organization: 'acme', suite: 'web-shop', tests });
    },
    comment: (pullRequest) => github.comments.get(pullRequest)?.at(-1)?.body ?? null,
    faults: sandbox.faults,
    close: async () => {
      await Promise.all([service.close(), api.close()]);
    },
  };
}
