import { flakySuite } from '../../../src/sandbox/seed/flaky-tests.ts';
import type { CommandStep, PipelineSeed, ScriptFacts, Seed, Step } from '../../../src/sandbox/seed/seed.ts';
import { type PullRequestParts, pullRequest, repository } from '../../support/github/payloads.ts';

const hourMs = 3_600_000;

/** The flaky tests of the suite that the examples report on. */
export const webTests = flakySuite('web', 12).map((test, at) => {
  return at < 11 ? test : { ...test, ageMs: 20 * 24 * hourMs };
});

/** A step that takes about a second: real workflows wait for it in real time. */
function step(name: string, parts: CommandStep = {}): Step {
  return { name, waitMs: 100, runMs: 900, ...parts };
}

/** A pipeline whose builds take a second, with enough of a past that a wait for one takes little more. */
function pipeline(slug: string, steps: (facts: ScriptFacts) => readonly Step[]): PipelineSeed {
  return {
    slug,
    repository: 'https://github.com/acme/kites.git',
    script: (facts) => ({ steps: steps(facts), upload: false, cancelMs: 100 }),
    history: Array.from({ length: 8 }, (_, index) => ({ ageMs: (9 - index) * hourMs, creator: 'ada' })),
  };
}

/**
 * The company of the examples, small and fast. In `web`, builds of branches below `fix/` fail, those of branches below
 * `flaky/` fail until their failed jobs are retried, and those of branches below `long/` take an hour; builds of `api` fail until they are rebuilt.
 */
export const acme: Seed = {
  users: { ada: { name: 'Ada Lindqvist', email: 'ada@acme.example' } },
  organizations: [
    {
      slug: 'acme',
      pipelines: [
        pipeline('web', ({ branch }) => [
          step('Test', {
            exits: [/^(?:fix|flaky)\//.test(branch) ? 1 : 0],
            ...(branch.startsWith('flaky/') && { retryExits: [0] }),
          }),
          step('Lint', branch.startsWith('long/') ? { runMs: hourMs } : {}),
        ]),
        pipeline('deploy', () => [step('Deploy')]),
        pipeline('api', ({ rebuild }) => [step('Test', { exits: [rebuild ? 0 : 1] })]),
      ],
      suites: [
        { name: 'Web', flakyTests: webTests },
        { name: 'Orders', flakyTests: flakySuite('orders', 3) },
        { name: 'Quiet', flakyTests: [] },
      ],
    },
  ],
};

/** The same company with this many suites, and no pipelines. */
export function crowdedAcme(count: number): Seed {
  const suites = Array.from({ length: count }, (_, index) => ({ name: `Other ${index}` }));
  return { organizations: [{ slug: 'acme', suites }] };
}

/** A push to main of one commit. */
export function push(sha: string) {
  const author = { name: 'Ada Lindqvist', email: 'ada@acme.example' };
  return {
    ref: 'refs/heads/main',
    after: sha,
    head_commit: { id: sha, message: 'Fly higher', author },
    repository: repository('acme/kites'),
  };
}

/** A pull request from a branch of our own, or of a fork; number 7 by default. */
export function pull(action: string, { from = 'acme/kites', ...parts }: PullRequestParts) {
  const pull_request = pullRequest({ ...parts, from });
  return { action, number: pull_request.number, pull_request, repository: repository('acme/kites') };
}
