import { describe, expect } from 'vitest';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { makePullRequest } from '../support/github/things.ts';
import { asking } from './support/stage.ts';
import { signalTest as test } from './support/stage-test.ts';
import { interrupt } from './support/steps.ts';

const list = { operation: 'list-builds', pipeline: 'acme/web', limit: '1000' } as const;

const flaky = {
  operation: 'list-flaky-tests',
  organization: 'acme',
  suite: 'rspec',
  'max-flaky': '0',
  comment: 'always',
  'pull-request': '7',
  'github-token': 'ghs_0123456789abcdef',
};

/** A GitHub that answers with these bodies, by path, and does not answer what else it is asked. */
async function createSilentGitHub(bodies: Readonly<Record<string, unknown>>) {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const fetch = async ({ method, url }: Request) => {
    const { pathname } = new URL(url);
    if (method === 'GET' && pathname in bodies) return Response.json(bodies[pathname]);
    resolve();
    return new Promise<Response>(() => {});
  };
  return { ...(await serveSandbox({ fetch })), asked };
}

describe.concurrent('a step that is asked to end while it reads a list', () => {
  test('leaves the builds that it has read', async ({ stage }) => {
    for (let count = 0; count < 250; count += 1) stage.runBuild();
    stage.sandbox.faults.add({ kind: 'stall', on: 'builds.listForPipeline', skip: 2 });
    const step = stage.start(list);
    // The third page is requested ahead, when the headers of the second one have arrived.
    const left = await interrupt(step, stage.asked(asking.forList, 3));
    const { count = '', builds = '', complete } = left.outputs;
    expect(['100', '200']).toContain(count);
    expect(complete).toBe('false');
    expect(JSON.parse(builds)).toHaveLength(Number(count));
    expect(JSON.parse(left.outputs.json ?? '')).toMatchObject({ 0: { number: 250 } });
    expect(left.log).toContain(
      `::error::The step was interrupted. ${count} builds (the step was interrupted).`,
    );
    expect(left.summary).toContain('The step was interrupted');
    expect(left.summary).toContain('250');
  });

  test('leaves the complete report if it is asked to end while it writes the comment', async ({
    stage,
    onTestFinished,
  }) => {
    const pull = '/repos/acme/web/pulls/7';
    const github = await createSilentGitHub({
      [pull]: makePullRequest({ number: 7 }),
      [`${pull}/files`]: [],
      '/repos/acme/web/issues/7/comments': [],
    });
    onTestFinished(github.close);
    const environment = { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'acme/web' };
    const step = stage.start(flaky, { environment });
    const left = await interrupt(step, github.asked);
    expect(left.outputs).toMatchObject({
      complete: 'true',
      'gate-passed': 'false',
      'comment-action': 'skipped',
      'comment-reason': 'The step was interrupted before GitHub had confirmed it.',
    });
    expect(left.log).toContain(
      '::error::The step was interrupted. 1 flaky test in suite acme/rspec. max-flaky failed',
    );
    expect(left.summary).toContain('The step was interrupted');
    expect(left.summary).toContain('adds up');
  });
});
