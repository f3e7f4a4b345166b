import { describe, expect } from 'vitest';
import { asking } from './support/stage.ts';
import { test as anyTest, signalTest as test } from './support/stage-test.ts';
import { farewell, interrupt, trigger } from './support/steps.ts';

const open = [{ cancel: { organization: 'acme', pipeline: 'web', number: 1 } }];

describe.concurrent('a step whose service is out for a while', () => {
  anyTest('starts its build when something listens again', async ({ stage }) => {
    await stage.down();
    const step = stage.start({ ...trigger, wait: 'false' });
    await step.printed(/ECONNREFUSED\. Trying again for up to 8 s\./);
    await stage.up();
    const { exitCode, log, outputs } = await step.ended;
    expect(exitCode).toBe(0);
    expect(log).toContain('The service works again after');
    expect(outputs).toMatchObject({ 'build-number': '1' });
    expect(stage.requests(asking.toCreate)).toHaveLength(1);
  });
});

describe.concurrent('a step that is asked to end while the service is in trouble', () => {
  test.for([
    ['once', false],
    ['a second time, so that the last try is not answered either', true],
  ] as const)(
    '%s, ends if no cancel is answered, and its post step finishes',
    async ([, again], { stage }) => {
      stage.sandbox.faults.add({ kind: 'stall', on: 'builds.cancel', times: 'always' });
      const step = stage.start(trigger);
      await step.printed(/#1: created/);
      step.kill('SIGINT');
      if (again) {
        await stage.asked(asking.toCancel);
        step.kill('SIGTERM');
      }
      const left = await farewell(step);
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
    },
  );

  test('ends in time if the creation is answered late, and no cancel at all', async ({ stage }) => {
    stage.sandbox.faults.add({ kind: 'delay', ms: 2_000, on: 'builds.create' });
    stage.sandbox.faults.add({ kind: 'stall', on: 'builds.cancel', times: 'always' });
    const step = stage.start(trigger);
    const left = await interrupt(step, stage.asked(asking.toCreate));
    expect(left.saved).toEqual(open);
    expect(left.outputs).toMatchObject({ 'build-number': '1', truncated: 'false' });
    expect(left.summary).toContain('acme/web build 1');
  });
});
