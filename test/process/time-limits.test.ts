import { describe, expect } from 'vitest';
import { asking } from './support/stage.ts';
import { signalTest, slowTest as test } from './support/stage-test.ts';
import { done, interrupt, quiet, trigger } from './support/steps.ts';

describe.concurrent('queue-timeout', () => {
  const short = { ...trigger, 'queue-timeout': '1s' };

  test('cancels the build with cancel-on: timeout', async ({ stage }) => {
    const inputs = { ...short, pipeline: 'acme/queued', 'cancel-on': 'abort, timeout' };
    expect(await stage.start(inputs).ended).toMatchObject({ exitCode: 1, outputs: { state: 'canceled' } });
    expect(stage.states('queued')).toEqual(['canceled']);
  });
});

describe.concurrent('a step whose time to wait is over', () => {
  const short = { ...trigger, 'wait-timeout': '1s' };

  test('fails, and lets the build keep running', async ({ stage }) => {
    const ended = await stage.start(short).ended;
    expect(ended).toMatchObject({ exitCode: 1, saved: done, outputs: { 'build-number': '1' } });
    expect(ended.log).toMatch(/^::error::.*wait-for-build with pipeline acme\/web and build 1/m);
    expect(await stage.post(ended)).toMatchObject(quiet);
    expect(stage.states()).toEqual(['running']);
  });

  test('cancels the build with cancel-on: timeout', async ({ stage }) => {
    const ended = await stage.start({ ...short, 'cancel-on': 'abort, timeout' }).ended;
    expect(ended).toMatchObject({ exitCode: 1, saved: done, outputs: { state: 'canceled' } });
    expect(ended.log).toMatch(/#1: canceled because it had not finished after 1 s\.$/m);
    expect(ended.log).toMatch(
      /^::error::Build 1 of acme\/web .*cancel\w+ by the action because it had not finished/m,
    );
    expect(ended.summary).toContain('acme/web build 1');
    expect(stage.states()).toEqual(['canceled']);
  });

  test('cancels several builds at the same time', async ({ stage }) => {
    const release = stage.withhold(asking.toCancel);
    const step = stage.start({ ...short, pipeline: 'acme/web, acme/api', 'cancel-on': 'abort, timeout' });
    await stage.asked(asking.toCancel, 2);
    release();
    expect(await step.ended).toMatchObject({ exitCode: 1, saved: done });
    expect([stage.states('web'), stage.states('api')]).toEqual([['canceled'], ['canceled']]);
  });

  signalTest('still cancels the build if it is told to end meanwhile', async ({ stage }) => {
    stage.sandbox.faults.add({ kind: 'stall', on: 'builds.cancel' });
    const step = stage.start({ ...short, 'cancel-on': 'abort, timeout' });
    const left = await interrupt(step, stage.asked(asking.toCancel));
    expect(stage.states()).toEqual(['canceled']);
    expect(left.saved).toEqual(done);
  });
});

describe.concurrent('fail-fast', () => {
  const fast = { ...trigger, pipeline: 'acme/failing', 'fail-fast': 'true', 'poll-interval': '1s' };

  test('fails the step as soon as the build is failing, and lets the build keep running', async ({
    stage,
  }) => {
    const ended = await stage.start(fast).ended;
    expect(ended).toMatchObject({ exitCode: 1, saved: done, outputs: { state: 'failing' } });
    expect(ended.summary).toContain('Lint');
    expect(stage.states('failing')).toEqual(['failing']);
  });

  test('cancels the other builds of the step with cancel-on: siblings', async ({ stage }) => {
    const inputs = {
      ...fast,
      pipeline: 'acme/failing, acme/web',
      'fail-fast': 'true',
      'cancel-on': 'abort, siblings',
    };
    const ended = await stage.start(inputs).ended;
    expect(ended).toMatchObject({ exitCode: 1, saved: done });
    expect([stage.states('failing'), stage.states('web')]).toEqual([['failing'], ['canceled']]);
  });
});
