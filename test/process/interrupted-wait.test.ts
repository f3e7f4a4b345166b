import { describe, expect } from 'vitest';
import { createRelay } from './support/relay.ts';
import { asking } from './support/stage.ts';
import { signalTest as test } from './support/stage-test.ts';
import { done, farewell, interrupt, quiet, several, trigger, wait } from './support/steps.ts';

const web = { organization: 'acme', pipeline: 'web', number: 1 };

describe.concurrent('a step that is told to end while it waits cancels its build', () => {
  test('between two polls, and leaves outputs, summary and state behind', async ({ stage }) => {
    const step = stage.start(trigger);
    const left = await interrupt(step, step.said(/#1: scheduled|#1: running/));
    expect(stage.states()).toEqual(['canceled']);
    expect(stage.requests(asking.toCancel)).toHaveLength(1);
    expect(left.outputs).toMatchObject({ 'build-number': '1', state: 'canceled', truncated: 'false' });
    expect(JSON.parse(left.outputs.builds ?? '')).toMatchObject([{ ...web, state: 'canceled' }]);
    expect(JSON.parse(left.outputs.json ?? '')).toMatchObject({ number: 1, state: 'canceled' });
    expect(left.summary).toContain('acme/web build 1 was canceled');
    expect(left.log).toContain('acme/web #1 was canceled.');
    expect(left.saved).toEqual(done);
  });

  test('by SIGTERM alone, of which nobody can know whether the workflow was canceled', async ({ stage }) => {
    const step = stage.start(trigger);
    await step.said(/#1: scheduled|#1: running/);
    step.kill('SIGTERM');
    const left = await farewell(step);
    expect(stage.states()).toEqual(['canceled']);
    expect(`${left.log}${left.summary}`).not.toMatch(/workflow (?:was|has been) cancell?ed/i);
  });

  test('in the middle of a poll that is not answered', async ({ stage }) => {
    stage.sandbox.faults.add({ kind: 'stall', on: 'builds.get' });
    const step = stage.start({ ...trigger, 'poll-interval': '1s' });
    await interrupt(step, stage.asked(asking.forBuild));
    expect(stage.states()).toEqual(['canceled']);
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

  test('after SIGINT, and SIGTERM before the cancel is answered', async ({ stage }) => {
    stage.sandbox.faults.add({ kind: 'delay', ms: 300, on: 'builds.cancel' });
    const step = stage.start(trigger);
    await step.said(/#1: created/);
    step.kill('SIGINT');
    await stage.asked(asking.toCancel);
    step.kill('SIGTERM');
    const left = await farewell(step);
    expect(stage.states()).toEqual(['canceled']);
    expect(left.saved).toEqual(done);
  });
});

describe.concurrent('a canceled workflow', () => {
  test('does not cancel the build of the step if cancel-on is none', async ({ stage }) => {
    const step = stage.start({ ...trigger, 'cancel-on': 'none' });
    const left = await interrupt(step, step.said(/#1: created/));
    expect(left.log).toContain('acme/web #1 keeps running');
    expect(left.outputs).toMatchObject({ 'build-number': '1' });
    const post = await stage.post(left);
    expect(post).toMatchObject(quiet);
    expect(stage.states()).toEqual(['running']);
    expect(stage.requests().map((line) => line.split(' ')[0])).toEqual(['POST']);
  });

  test('cancels a build of others while another one cannot be read', async ({ stage }) => {
    stage.runBuild();
    stage.sandbox.faults.add({ kind: 'status', status: 503, on: { path: '*/builds/7' }, times: 'always' });
    const step = stage.start({ ...wait, build: '1, 7', 'cancel-on': 'abort' });
    const left = await interrupt(step, step.said(/#1: found/));
    expect(left.log).toContain('acme/web #1 was canceled.');
    expect(stage.states()).toEqual(['canceled']);
    expect(JSON.parse(left.outputs.builds ?? '')).toMatchObject([{ ...web, state: 'canceled' }]);
    expect(left.saved).toEqual(done);
  });
});

describe.concurrent('a canceled workflow with several builds', () => {
  test('cancels them at the same time', async ({ stage }) => {
    const release = stage.withhold(asking.toCancel);
    const step = stage.start(several);
    await step.said(/docs #1: created/);
    step.kill('SIGINT');
    await stage.asked(asking.toCancel, 3);
    release();
    const left = await farewell(step);
    expect(['web', 'api', 'docs'].map((pipeline) => stage.states(pipeline))).toEqual([
      ['canceled'],
      ['canceled'],
      ['canceled'],
    ]);
    expect(left.saved).toEqual(done);
  });

  test('lets one keep running that an idempotency-key took over', async ({ stage }) => {
    const keyed = { ...several, 'idempotency-key': 'release-7' };
    await stage.start({ ...keyed, pipeline: 'acme/api', wait: 'false' }).ended;
    const step = stage.start(keyed);
    await interrupt(step, step.said(/docs #1: created/));
    expect(['web', 'api', 'docs'].map((pipeline) => stage.states(pipeline))).toEqual([
      ['canceled'],
      ['running'],
      ['canceled'],
    ]);
  });
});
