import { type PullRequestParts, pullRequest, sha } from '../../test/support/github/payloads.ts';
import { brokenBranch, unluckyBranch } from './seed.ts';

/** The repository whose workflow the demo plays. */
export const repository = 'acme/web';

/** What started a workflow, as the runner hands it to a step. */
export interface DemoEvent {
  readonly name: string;
  readonly payload: unknown;
  readonly environment: Readonly<Record<string, string>>;
}

const pushed = '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d';
const author = { name: 'Ada Lindqvist', email: 'ada@acme.example' };

/** A push to main. */
export const pushEvent: DemoEvent = {
  name: 'push',
  payload: {
    ref: 'refs/heads/main',
    after: pushed,
    head_commit: { id: pushed, message: 'Cache the dependency graph', author },
  },
  environment: { GITHUB_SHA: pushed, GITHUB_REF: 'refs/heads/main' },
};

type Parts = PullRequestParts & { readonly number: number };

const first: Parts = {
  number: 218,
  title: 'Round totals half to even',
  head: brokenBranch,
  sha: '9c1a7e3f5b2d4860a1c3e5f7092b4d6e8f1a3c5e',
  from: repository,
  into: repository,
  user: 'ben-okafor',
};

/** A pull request at its first head, the same one after the next push, and another pull request. */
export const pullRequests = {
  first,
  next: { ...first, sha: '27d8b60e4f915ac3d2e7f8094b6a1c5d3e9f7b21' },
  other: { ...first, number: 221, title: 'Show the delivery date', head: unluckyBranch, sha: sha('6') },
};

/** A push to a pull request. */
export function pullRequestEvent(of: keyof typeof pullRequests): DemoEvent {
  const pull = pullRequest(pullRequests[of]);
  return {
    name: 'pull_request',
    payload: {
      action: of === 'next' ? 'synchronize' : 'opened',
      number: pull.number,
      pull_request: pull,
      repository: { full_name: repository, private: true, visibility: 'private' },
    },
    environment: { GITHUB_SHA: sha('e'), GITHUB_REF: `refs/pull/${pull.number}/merge` },
  };
}
