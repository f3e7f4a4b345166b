import { setTimeout } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { createGitHubStandIn } from '../support/github/stand-in.ts';
import { runToken } from '../support/github/world.ts';
import { createBell } from './support/bell.ts';
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
const isFailing = 'is failing: “Test” failed';

/** A step that writes on pull request 7 that its build is failing. GitHub creates no comment before `open`. */
async function startLive(stage: Stage, open = Promise.resolve()) {
  const gitHub = createGitHubStandIn('acme/web');
  gitHub.open({ number: 7 });
  const asked = createBell();
  const fetch = async (request: Request) => {
    const text = `${request.method} ${new URL(request.url).pathname}`;
    asked.ring(text);
    if (/^POST .*\/comments$/.test(text)) await open;
    return gitHub.fetch(request);
  };
  const { url, close } = await serveSandbox({ ...gitHub, fetch });
  const environment = { GITHUB_API_URL: url };
  const texts = () => gitHub.comments.get(7)?.map(({ body }) => body) ?? [];
  const step = stage.start(live, { environment });
  return { gitHub, asked, texts, step, request: { inputs: live, environment }, close };
}

describe.concurrent('the post step corrects a comment which says that a build runs', () => {
  signalTest.for(['SIGINT', 'SIGKILL'] as const)(
    'of a step that was ended by %s',
    async (signal, { stage }) => {
      const { gitHub, texts, step, request, close } = await startLive(stage);
      await expect.poll(() => texts().join()).toContain(isFailing);
      step.kill(signal);
      const ended = await step.ended;
      expect(texts().join()).not.toContain('not up to date');
      const asked = gitHub.requests.length;
      const post = await stage.post(ended, request);
      const corrected = texts();
      expect(corrected.join()).toMatch(
        /^<!-- kitestring \S+ run 0\.1 -->\n\*\*This comment is not up to date:.*is failing.*-note ended-[\w.-]+ -->$/s,
      );
      expect(post).toMatchObject({ exitCode: 0, signal: null });
      // A second post step finds nothing to do on GitHub.
      await stage.post(ended, request);
      expect(texts()).toEqual(corrected);
      expect(gitHub.requests.slice(asked).filter(({ method }) => method === 'PATCH')).toHaveLength(1);
      expect(gitHub.violations).toEqual([]);
      await close();
    },
  );

  test('of a step whose last comment could not be written', async ({ stage }) => {
    const { gitHub, texts, step, request, close } = await startLive(stage);
    await expect.poll(() => texts().join()).toContain(isFailing);
    gitHub.faults.push({ method: 'PATCH', path: /./, times: Number.POSITIVE_INFINITY, status: 422 });
    stage.sandbox.clock.advance(3_600_000);
    const ended = await step.ended;
    expect(ended.log).toContain('::warning::The comment could not be written.');
    expect(texts()).toEqual([expect.stringContaining(isFailing)]);
    gitHub.faults.length = 0;
    await stage.post(ended, request);
    expect(texts()).toEqual([expect.stringContaining('**This comment is not up to date:**')]);
    await close();
  });
});

test('the comment at the end of a step replaces one that GitHub is still creating', async ({ stage }) => {
  const { promise: open, resolve } = Promise.withResolvers<void>();
  const { asked, texts, step, close } = await startLive(stage, open);
  await asked.heard(/^POST .*\/comments$/);
  stage.sandbox.clock.advance(3_600_000);
  await step.printed(/#1: failed/);
  // A last comment that did not wait would look for the other one now.
  await Promise.race([asked.heard(/^GET .*\/comments$/, 2), setTimeout(500)]);
  resolve();
  const { outputs, saved } = await step.ended;
  expect(texts()).toEqual([expect.stringContaining('failed: “Test” failed')]);
  expect(outputs).toMatchObject({ 'comment-action': 'updated' });
  expect(saved).toEqual([]);
  await close();
});
