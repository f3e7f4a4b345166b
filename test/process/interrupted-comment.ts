import { describe, expect } from 'vitest';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { createGitHubStandIn } from '../support/github/stand-in.ts';
import { runToken } from '../support/github/world.ts';
import type { Stage } from './support/stage.ts';
import { signalTest, test } from './support/stage-test.ts';
import { trigger } from './support/steps.ts';

const live = {
  ...trigger,
  pipeline: 'acme/failing',
  comment: 'live',
  'poll-interval': '1s',
  'pull-request': '7',
  'github-token': runToken,
};

/** A step whose comment says that its build runs. */
async function startLive(stage: Stage) {
  const gitHub = createGitHubStandIn('acme/web');
  gitHub.open({ number: 7 });
  const { url, close } = await serveSandbox(gitHub);
  const environment = { GITHUB_API_URL: url };
  const text = () =>
    gitHub.comments
      .get(7)
      ?.map(({ body }) => body)
      .join() ?? '';
  const step = stage.start(live, { environment });
  await expect.poll(text).toContain('is failing: “Test” failed');
  return { gitHub, text, step, request: { inputs: live, environment }, close };
}

describe.concurrent('the post step corrects a comment which says that a build runs', () => {
  signalTest.for(['SIGINT', 'SIGKILL'] as const)(
    'of a step that was ended by %s',
    async (signal, { stage }) => {
      const { gitHub, text, step, request, close } = await startLive(stage);
      step.kill(signal);
      const ended = await step.ended;
      expect(text()).not.toContain('no longer updated');
      const asked = gitHub.requests.length;
      const post = await stage.post(ended, request);
      expect(text()).toMatch(
        /^<!-- kitestring \S+ run 0\.1 -->\n\*\*This comment is no longer updated:.*is failing.*-note ended-[\w.-]+ -->$/s,
      );
      expect(post).toMatchObject({ exitCode: 0, signal: null });
      // A second post step finds nothing to do on GitHub.
      const before = text();
      await stage.post(ended, request);
      expect(text()).toBe(before);
      expect(gitHub.requests.slice(asked).filter(({ method }) => method === 'PATCH')).toHaveLength(1);
      expect(gitHub.violations).toEqual([]);
      await close();
    },
  );

  test('of a step whose last comment could not be written', async ({ stage }) => {
    const { gitHub, text, step, request, close } = await startLive(stage);
    gitHub.faults.push({ method: 'PATCH', path: /./, times: Number.POSITIVE_INFINITY, status: 422 });
    stage.sandbox.clock.advance(3_600_000);
    const ended = await step.ended;
    expect(ended.log).toContain('::warning::The comment could not be written.');
    expect(text()).toContain('is failing: “Test” failed');
    gitHub.faults.length = 0;
    await stage.post(ended, request);
    expect(text()).toContain('**This comment is no longer updated:**');
    await close();
  });
});
