import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect } from 'vitest';
import { asking } from './support/stage.ts';
import { signalTest as test } from './support/stage-test.ts';
import { done, farewell, interrupt, trigger } from './support/steps.ts';

const pending = {
  in: { organization: 'acme', pipeline: 'web' },
  key: expect.stringMatching(/^[\da-f-]{36}$/),
};

const early = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'support/early-signal.mjs'))}`,
};

test.for([
  ['creates', { ...trigger, 'cancel-on': 'none' }],
  ['cancels', { operation: 'cancel-build', pipeline: 'acme/web', build: '1' }],
] as const)('a step that is asked to end while it starts %s nothing', async ([, inputs], { stage }) => {
  stage.runBuild();
  const left = await stage.start(inputs, { environment: early }).ended;
  expect(left.exitCode).toBe(1);
  expect(left.log).toContain('::error::The step was interrupted.');
  expect(stage.requests().filter((request) => !request.startsWith('GET'))).toEqual([]);
  expect(left.saved ?? done).toEqual(done);
});

describe.concurrent('a step that is asked to end while the answer to its creation is out', () => {
  test('cancels the build when the answer arrives soon', async ({ stage }) => {
    const release = stage.withhold(asking.toCreate);
    const step = stage.start(trigger);
    await stage.carriedOut(asking.toCreate);
    step.kill('SIGINT');
    await step.printed(/was interrupted/);
    release();
    const left = await farewell(step);
    expect(stage.states()).toEqual(['canceled']);
    expect(left.outputs).toMatchObject({ 'build-number': '1', state: 'canceled' });
    expect(left.saved).toEqual(done);
  });

  test('leaves the build to its post step when it does not', async ({ stage }) => {
    stage.withhold(asking.toCreate);
    const left = await interrupt(stage.start(trigger), stage.carriedOut(asking.toCreate));
    expect(left.log).toMatch(
      /A build of acme\/web with the meta-data kitestring-key = \S+ may have been created\. The post step looks for it/,
    );
    expect(JSON.parse(left.outputs.json ?? '')).toMatchObject({ error: { kind: 'CanceledError' } });
    expect(left.saved).toEqual([pending]);
    expect(stage.states()).toEqual(['running']);
    const post = await stage.post(left);
    expect(post.exitCode).toBe(0);
    expect(post.log).toContain('Canceled acme/web #1');
    expect(stage.states()).toEqual(['canceled']);
  });

  test('ends at the second signal, and leaves the build to its post step', async ({ stage }) => {
    stage.withhold(asking.toCreate);
    const step = stage.start(trigger);
    await stage.asked(asking.toCreate);
    step.kill('SIGINT');
    const left = await interrupt(step, step.printed(/was interrupted/));
    expect(left.saved).toEqual([pending]);
    await stage.post(left);
    expect(stage.states()).toEqual(['canceled']);
  });
});
