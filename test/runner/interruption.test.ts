import { expect, test } from 'vitest';
import { pull } from './support/acme.ts';
import { stageForTests } from './support/stage.ts';

const stage = stageForTests();

test('a canceled workflow takes its build with it, although the step is killed before it can do anything', async () => {
  const { requests, world } = stage.sandbox;
  const running = stage.start({
    workflow: 'docs/examples/trigger-and-wait.yml',
    event: 'pull_request',
    payload: () => pull('opened', { head: 'long/story' }),
    onLine: ({ text }) => {
      if (text.includes(': running')) running.interrupt();
    },
  });
  const done = await running.ended;
  const [build] = world.builds({ organization: 'acme', pipeline: 'web' });
  expect(build?.state).toMatch(/^cancel(?:ing|ed)$/);
  const stages = done.lines.filter(({ text }) => text.includes('Canceled acme/web #'));
  expect(stages).toMatchObject([{ stage: 'Post' }]);
  expect(requests.entries().filter(({ endpoint }) => endpoint === 'builds.cancel')).toHaveLength(1);
  const post = done.lines.find(({ stage, stepResult }) => stage === 'Post' && stepResult !== undefined);
  expect(post).toMatchObject({ stepResult: 'success' });
});
