import { describe, expect } from 'vitest';
import { createRelay } from './support/relay.ts';
import { asking } from './support/stage.ts';
import { signalTest as test } from './support/stage-test.ts';
import {
  done,
  farewell,
  interrupt,
  keyed,
  quiet,
  rebuild,
  rerun,
  several,
  startAgain,
  trigger,
  wait,
} from './support/steps.ts';

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

  test('also one whose failed jobs it has retried', async ({ stage }) => {
    const step = await startAgain(stage, rerun);
    const left = await interrupt(step, step.said(/#1: retried 1 job/));
    expect(left.log).toContain('acme/flaky #1 was canceled.');
    expect(stage.states('flaky')).toEqual(['canceled']);
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

  test('in the pause before a failed poll is tried again', async ({ stage }) => {
    stage.sandbox.faults.add({
      kind: 'status',
      status: 503,
      headers: { 'retry-after': '60' },
      on: 'builds.get',
    });
    const step = stage.start({ ...trigger, 'poll-interval': '1s' });
    await interrupt(step, step.said(/Retrying in/));
    expect(stage.states()).toEqual(['canceled']);
  });

  test('while it reads how long such builds take', async ({ stage }) => {
    stage.sandbox.faults.add({ kind: 'stall', on: 'builds.listForPipeline' });
    const step = stage.start({ ...trigger, 'poll-interval': '' });
    await interrupt(step, stage.asked(asking.forList));
    expect(stage.states()).toEqual(['canceled']);
  });

  test('inside a closed rate-limit window, with only the cancel sent before the reset', async ({ stage }) => {
    const spent = { 'RateLimit-Limit': '200', 'RateLimit-Remaining': '0', 'RateLimit-Reset': '55' };
    stage.sandbox.faults.add({ kind: 'headers', set: spent, on: 'builds.create' });
    const step = stage.start({ ...trigger, 'poll-interval': '' });
    await interrupt(step, step.said(/#1: created/));
    expect(stage.states()).toEqual(['canceled']);
    expect(stage.requests()).toHaveLength(2);
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

  test('does not cancel a build that somebody else started', async ({ stage }) => {
    stage.runBuild();
    const step = stage.start(wait);
    const left = await interrupt(step, step.said(/#1: running/));
    expect(left.log).toContain('acme/web #1 keeps running');
    expect(left.outputs).toMatchObject({ 'build-number': '1', state: 'running' });
    expect(await stage.post(left)).toMatchObject(quiet);
    expect(stage.states()).toEqual(['running']);
    expect(stage.requests(asking.toCancel)).toEqual([]);
  });

  test('cancels a build that somebody else started if cancel-on has abort', async ({ stage }) => {
    stage.runBuild();
    const step = stage.start({ ...wait, 'cancel-on': 'abort' });
    await interrupt(step, step.said(/#1: running/));
    expect(stage.states()).toEqual(['canceled']);
  });

  test.for([
    ['is not found yet', { kind: 'status', status: 404, body: { message: 'No build found' } }],
    ['cannot be read', { kind: 'status', status: 503 }],
  ] as const)('cancels it while another one %s', async ([, fault], { stage }) => {
    stage.runBuild();
    stage.sandbox.faults.add({ ...fault, on: { path: '*/builds/7' }, times: 'always' });
    const step = stage.start({ ...wait, build: '1, 7', 'cancel-on': 'abort' });
    const left = await interrupt(step, step.said(/#1: found/));
    expect(left.log).toContain('acme/web #1 was canceled.');
    expect(stage.states()).toEqual(['canceled']);
    expect(JSON.parse(left.outputs.builds ?? '')).toMatchObject([{ ...web, state: 'canceled' }]);
    expect(left.saved).toEqual(done);
  });

  test('does not cancel a build that an idempotency-key took over', async ({ stage }) => {
    const first = await stage.start({ ...keyed, wait: 'false' }).ended;
    expect(first.outputs['build-number']).toBe('1');
    const step = stage.start(keyed);
    const left = await interrupt(step, step.said(/#1: reused/));
    expect(left.log).toContain('acme/web #1 keeps running');
    expect(await stage.post(left)).toMatchObject(quiet);
    expect(stage.states()).toEqual(['running']);
    expect(stage.requests(asking.toCancel)).toEqual([]);
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

test('a canceled workflow cancels a rebuild that the step started', async ({ stage }) => {
  stage.runBuild();
  const step = stage.start(rebuild);
  await step.said(/#2: created/);
  step.kill('SIGINT');
  await farewell(step);
  expect(stage.states()).toEqual(['canceled', 'running']);
});
