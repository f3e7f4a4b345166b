import { describe, expect } from 'vitest';
import { paceOfStep } from '../support/pace.ts';
import { asking } from './support/stage.ts';
import { test as anyTest, signalTest as test } from './support/stage-test.ts';
import { done, farewell, interrupt, trigger } from './support/steps.ts';

const open = [{ cancel: { organization: 'acme', pipeline: 'web', number: 1 } }];

describe.concurrent('a step whose service is out for a while', () => {
  anyTest('starts its build when something listens again', async ({ stage }) => {
    await stage.down();
    const step = stage.start({ ...trigger, wait: 'false' });
    await step.said(/ECONNREFUSED\. Trying again for up to 1 min\./);
    await stage.up();
    const { exitCode, log, outputs } = await step.ended;
    expect(exitCode).toBe(0);
    expect(log).toContain('The service works again after');
    expect(outputs).toMatchObject({ 'build-number': '1' });
    expect(stage.requests(asking.toCreate)).toHaveLength(1);
  });

  anyTest('reads its build after four times 503', async ({ stage }) => {
    stage.runBuild();
    stage.sandbox.faults.add({ kind: 'status', status: 503, times: 4 });
    const step = stage.start({ operation: 'get-build', pipeline: 'acme/web', build: '1' });
    expect(await step.ended).toMatchObject({ exitCode: 0, outputs: { state: expect.any(String) } });
    expect(stage.requests(asking.forBuild)).toHaveLength(5);
  });
});

describe.concurrent('a step that is told to end while the service is in trouble', () => {
  test('ends in time if no cancel is answered, and its post step finishes', async ({ stage }) => {
    stage.sandbox.faults.add({ kind: 'stall', on: 'builds.cancel', times: 'always' });
    const step = stage.start(trigger);
    const left = await interrupt(step, step.said(/#1: created/));
    expect(left.log).toContain('acme/web #1 could not be canceled (Could not');
    expect(left.outputs).toMatchObject({ 'build-number': '1', state: 'scheduled', truncated: 'false' });
    expect(left.summary).toContain('acme/web build 1');
    expect(left.saved).toEqual(open);
    expect(stage.requests(asking.toCancel)).toHaveLength(2);
    stage.sandbox.faults.clear();
    const post = await stage.post(left);
    expect(post.exitCode).toBe(0);
    expect(post.log).toContain('Canceled acme/web #1');
    expect(stage.states()).toEqual(['canceled']);
  });

  test('ends in time if the creation is answered late, and no cancel at all', async ({ stage }) => {
    stage.sandbox.faults.add({ kind: 'delay', ms: 2_000, on: 'builds.create' });
    stage.sandbox.faults.add({ kind: 'stall', on: 'builds.cancel', times: 'always' });
    const step = stage.start(trigger);
    const left = await interrupt(step, stage.asked(asking.toCreate));
    expect(left.saved).toEqual(open);
    expect(left.outputs).toMatchObject({ 'build-number': '1', truncated: 'false' });
    expect(left.summary).toContain('acme/web build 1');
  });

  test('tries once more at the second signal, and ends', async ({ stage }) => {
    stage.sandbox.faults.add({ kind: 'stall', on: 'builds.cancel' });
    const step = stage.start(trigger);
    await step.said(/#1: created/);
    step.kill('SIGINT');
    const left = await interrupt(step, stage.asked(asking.toCancel));
    expect(stage.states()).toEqual(['canceled']);
    expect(stage.requests(asking.toCancel)).toHaveLength(2);
    expect(left.saved).toEqual(done);
  });

  test('leaves the rest to its post step if the last try is not answered either', async ({ stage }) => {
    stage.sandbox.faults.add({ kind: 'stall', on: 'builds.cancel', times: 'always' });
    const step = stage.start(trigger);
    await step.said(/#1: created/);
    step.kill('SIGINT');
    await stage.asked(asking.toCancel);
    step.kill('SIGTERM');
    const left = await farewell(step);
    expect(left.saved).toEqual(open);
    expect(left.summary).toContain('acme/web build 1');
    expect(stage.requests(asking.toCancel)).toHaveLength(2);
    stage.sandbox.faults.clear();
    await stage.post(left);
    expect(stage.states()).toEqual(['canceled']);
  });

  test('says so if nothing listens, and its post step finishes when the service is back', async ({
    stage,
  }) => {
    const step = stage.start(trigger);
    await step.said(/#1: created/);
    await stage.down();
    step.kill('SIGINT');
    const left = await farewell(step);
    expect(left.log).toContain('acme/web #1 could not be canceled (Could not');
    expect(left.outputs).toMatchObject({ 'build-number': '1', state: 'scheduled' });
    expect(left.saved).toEqual(open);
    await stage.up();
    expect(await stage.post(left)).toMatchObject({ exitCode: 0 });
    expect(stage.states()).toEqual(['canceled']);
  });

  test('cancels at the second try if the first cancel is answered with an error', async ({ stage }) => {
    stage.sandbox.faults.add({ kind: 'status', status: 503, on: 'builds.cancel' });
    const step = stage.start(trigger);
    const left = await interrupt(step, step.said(/#1: created/));
    expect(left.saved).toEqual(done);
    expect(stage.states()).toEqual(['canceled']);
  });

  test('notices a cancel that was applied although its answer was lost', async ({ stage }) => {
    stage.sandbox.faults.add({ kind: 'unanswered', on: 'builds.cancel' });
    const step = stage.start(trigger);
    const left = await interrupt(step, step.said(/#1: created/));
    expect(left.outputs).toMatchObject({ state: 'canceled' });
    expect(left.saved).toEqual(done);
    expect(stage.requests(asking.toCancel)).toHaveLength(1);
  });

  test('leaves the cancel to its post step if the rate limit refuses it', async ({ stage }) => {
    const spent = { 'RateLimit-Limit': '200', 'RateLimit-Remaining': '0', 'RateLimit-Reset': '1' };
    const refusal = { kind: 'status', status: 429, body: { message: 'Slow down' }, headers: spent } as const;
    stage.sandbox.faults.add({ ...refusal, on: 'builds.cancel', times: 'always' });
    const step = stage.start(trigger);
    const left = await interrupt(step, step.said(/#1: created/));
    expect(left.saved).toEqual(open);
    stage.sandbox.faults.clear();
    await stage.post(left);
    expect(stage.states()).toEqual(['canceled']);
  });

  test('says so if the build has ended meanwhile', async ({ stage }) => {
    const step = stage.start({ ...trigger, pipeline: 'acme/quick' });
    const left = await interrupt(step, step.said(/#1: created/));
    expect(left.log).toContain('acme/quick #1 had already finished (passed).');
    expect(left.outputs).toMatchObject({ state: 'passed' });
    expect(left.saved).toEqual(done);
  });

  test('says so if the token was revoked, and its post step does not fail', async ({ stage }) => {
    const refusal = { kind: 'status', status: 401, body: { message: 'Authentication required' } } as const;
    stage.sandbox.faults.add({ ...refusal, on: 'builds.cancel', times: 'always' });
    const step = stage.start(trigger);
    const left = await interrupt(step, step.said(/#1: created/));
    expect(left.log).toContain('401');
    const post = await stage.post(left, { environment: paceOfStep(40) });
    expect(post.exitCode).toBe(0);
    expect(post.log).toMatch(/::warning::acme\/web #1 could not be canceled and may still run\..*401/);
  });
});
