import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../src/sandbox/clock.ts';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.ts';
import { type ServedSandbox, serveSandbox } from '../../../src/sandbox/serve.ts';
import { sha } from '../../support/github/payloads.ts';
import { type ServedGitHub, serveGitHub } from '../../support/github/serve.ts';
import { createGitHubStandIn, type GitHubStandIn } from '../../support/github/stand-in.ts';
import { runToken } from '../../support/github/world.ts';
import { runStepHere } from '../../support/step-here.ts';

const clock = createManualClock();
const web = { organization: 'acme', pipeline: 'web' };
let sandbox: Sandbox;
let service: ServedSandbox;
let github: GitHubStandIn;
let served: ServedGitHub;

beforeEach(async () => {
  sandbox = createSandbox({
    clock,
    rateLimits: { organization: 'off', user: 'off' },
    seed: {
      organizations: [{ slug: 'acme', pipelines: [{ slug: 'web', script: { steps: [{ runMs: 1_000 }] } }] }],
    },
  });
  service = await serveSandbox(sandbox);
  github = createGitHubStandIn();
  github.open({ number: 7, from: 'acme/kites', head: 'fly', sha: sha('a') });
  served = await serveGitHub(github);
});

afterEach(async () => {
  await service.close();
  await served.close();
  expect(github.violations).toEqual([]);
});

/** Runs a step for an `issue_comment` event on pull request 7; returns whether it failed, and its results. */
function onComment(inputs: Readonly<Record<string, string>>) {
  return runStepHere(
    {
      inputs: {
        token: sandbox.tokens.all.token,
        'base-url': service.url,
        pipeline: 'acme/web',
        'github-token': runToken,
        ...inputs,
      },
      event: { action: 'created', issue: { number: 7, pull_request: { url: 'https://api.example/7' } } },
      environment: {
        GITHUB_EVENT_NAME: 'issue_comment',
        GITHUB_REPOSITORY: 'acme/kites',
        GITHUB_API_URL: served.apiUrl,
        GITHUB_SHA: sha('f'),
        GITHUB_REF: 'refs/heads/main',
      },
    },
    (runner, failed) => ({ failed, outputs: runner.outputs(), printed: runner.stdout() }),
  );
}

describe('on a comment, whose event holds no commit,', () => {
  it('the head of the pull request is built', async () => {
    const { failed } = await onComment({ operation: 'trigger-build', wait: 'false' });
    expect(failed).toBe(false);
    expect(sandbox.world.builds(web)).toMatchObject([{ commit: sha('a'), branch: 'fly' }]);
  });

  it('the build of the head is waited for', async () => {
    sandbox.world.run({ ...web, commit: sha('a'), branch: 'main' });
    sandbox.world.run({ ...web, commit: sha('a'), branch: 'fly' });
    sandbox.world.run({ ...web, commit: sha('f'), branch: 'fly' });
    clock.advance(60_000);
    const { failed, outputs } = await onComment({ operation: 'wait-for-build' });
    expect({ failed, number: outputs['build-number'] }).toEqual({ failed: false, number: '2' });
  });

  it.each(['trigger-build', 'wait-for-build'])(
    '%s says what is wrong before GitHub is asked',
    async (operation) => {
      const { failed, printed } = await onComment({ operation, pipeline: 'a/b/c' });
      expect(failed).toBe(true);
      expect(printed).toContain('Input pipeline must be');
      expect(github.requests).toEqual([]);
    },
  );
});
