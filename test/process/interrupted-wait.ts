import { describe, expect } from 'vitest';
import { createRelay } from './support/relay.ts';
import { asking } from './support/stage.ts';
import { signalTest as test } from './support/stage-test.ts';
import { done, farewell, interrupt, quiet, trigger } from './support/steps.ts';

const web = { organization: 'acme', pipeline: 'web', number: 1 };

describe.concurrent('a step that is asked to end while it waits cancels its build', () => {
  test('between two polls, and leaves outputs, summary and state behind', async ({ stage }) => {
    const step = stage.start(trigger);
    const left = await interrupt(step, step.printed(/#1: scheduled|#1: running/));
    expect(stage.states()).toEqual(['canceled']);
    expect(stage.requests(asking.toCancel)).toHaveLength(1);
    expect(left.outputs).toMatchObject({ 'build-number': '1', state: 'canceled', truncated: 'false' });
    expect(JSON.parse(left.outputs.builds ?? '')).toMatchObject([{ ...web, state: 'canceled' }]);
    expect(JSON.parse(left.outputs.json ?? '')).toMatchObject({ number: 1, state: 'canceled' });
    expect(left.summary).toContain('acme/web build 1 was canceled');
    expect(left.log).toContain('acme/web #1 was canceled.');
    expect(left.saved).toEqual(done);
  });

  test('on another connection if its own is dead', async ({ stage, onTestFinished }) => {
    const relay = await createRelay(stage.url);
    onTestFinished(relay.close);
    stage.sandbox.faults.add({ kind: 'stall', on: 'builds.get', skip: 1 });
    const step = stage.start({ ...trigger, 'base-url': relay.url, 'poll-interval': '1s' });
    await stage.asked(asking.forBuild, 2);
    relay.freeze();
    step.kill('SIGINT');
    await farewell(step);
    expect(stage.states()).toEqual(['canceled']);
  });
});

describe.concurrent('a canceled workflow', () => {
  test('does not cancel the build of the step if cancel-on is none', async ({ stage }) => {
    const step = stage.start({ ...trigger, 'cancel-on': 'none' });
    const left = await interrupt(step, step.printed(/#1: created/));
    expect(left.log).toContain('acme/web #1 keeps running');
    expect(left.outputs).toMatchObject({ 'build-number': '1' });
    const post = await stage.post(left);
    expect(post).toMatchObject(quiet);
    expect(stage.states()).toEqual(['running']);
    expect(stage.requests().map((line) => line.split(' ')[0])).toEqual(['POST']);
  });

  test('cancels the build although the step is about to do so because of a limit', async ({ stage }) => {
    stage.sandbox.faults.add({ kind: 'stall', on: 'builds.cancel' });
    const step = stage.start({ ...trigger, 'wait-timeout': '1s', 'cancel-on': 'abort, timeout' });
    const left = await interrupt(step, stage.asked(asking.toCancel));
    expect(stage.states()).toEqual(['canceled']);
    expect(left.saved).toEqual(done);
  });
});
