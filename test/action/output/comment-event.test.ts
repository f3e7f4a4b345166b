import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../src/sandbox/clock.ts';
import { sha } from '../../support/github/payloads.ts';
import { serveWorkflow } from '../../support/workflow.ts';

const clock = createManualClock();
const web = { organization: 'acme', pipeline: 'web' };
const pipelines = [{ slug: 'web', script: { steps: [{ runMs: 1_000 }] } }];
const here = serveWorkflow({ clock, seed: { organizations: [{ slug: 'acme', pipelines }] } });
beforeEach(() => void here.github.open({ number: 7, from: 'acme/kites', head: 'fly', sha: sha('a') }));

/** Runs a step for an `issue_comment` event on pull request 7; returns whether it failed, and its results. */
function onComment(inputs: Readonly<Record<string, string>>) {
  return here.run(
    'issue_comment',
    {
      inputs: { pipeline: 'acme/web', ...inputs },
      event: { action: 'created', issue: { number: 7, pull_request: { url: 'https://api.example/7' } } },
      environment: { GITHUB_SHA: sha('f'), GITHUB_REF: 'refs/heads/main' },
    },
    (runner, failed) => ({ failed, outputs: runner.outputs(), printed: runner.stdout() }),
  );
}

describe('on a comment, whose event holds no commit,', () => {
  it('the build of the head is waited for', async () => {
    here.sandbox.world.run({ ...web, commit: sha('a'), branch: 'main' });
    here.sandbox.world.run({ ...web, commit: sha('a'), branch: 'fly' });
    here.sandbox.world.run({ ...web, commit: sha('f'), branch: 'fly' });
    clock.advance(60_000);
    const { failed, outputs } = await onComment({ operation: 'wait-for-build' });
    expect({ failed, number: outputs['build-number'] }).toEqual({ failed: false, number: '2' });
  });

  it('inputs are first checked without GitHub', async () => {
    const { failed, printed } = await onComment({ operation: 'trigger-build', pipeline: 'a/b/c' });
    expect(failed).toBe(true);
    expect(printed).toContain('Input pipeline must be');
    expect(here.github.requests).toEqual([]);
  });
});

it('what holds back the files and the comment of a pull request is one warning', async () => {
  here.sandbox.world.run({ ...web, commit: sha('a'), branch: 'fly' });
  clock.advance(60_000);
  const limit = { status: 429, headers: { 'retry-after': '3600' }, message: 'API rate limit exceeded' };
  here.github.faults.push({ method: 'GET', path: /files|comments/, times: 9, ...limit });
  const setting = {
    inputs: { operation: 'get-build', pipeline: 'acme/web', build: '1', comment: 'always' },
    event: { action: 'opened', number: 7, pull_request: here.github.pullRequests.get(7) },
  };
  const printed = await here.run('pull_request', setting, (runner) => runner.stdout());
  expect(printed.match(/^::(?:warning|notice)::.*/gm)).toEqual([
    expect.stringMatching(/^::warning::The comment could not be written\. .*: 429 - API rate limit exceeded/),
  ]);
});
