import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect } from 'vitest';
import { asking } from './support/stage.ts';
import { signalTest as test } from './support/stage-test.ts';
import {
  done,
  interrupt,
  interruptBeforeAnswer,
  interruptWithoutAnswer,
  keyed,
  quiet,
  rebuild,
  several,
  trigger,
} from './support/steps.ts';

const web = { organization: 'acme', pipeline: 'web' };
const pending = { in: web, key: expect.stringMatching(/^[\da-f-]{36}$/) };

const early = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'support/early-signal.mjs'))}`,
};

describe.concurrent('a step that is told to end while it starts', () => {
  test.for([
    ['creates', { ...trigger, 'cancel-on': 'none' }],
    ['cancels', { ...rebuild, operation: 'cancel-build' }],
  ] as const)('%s nothing', async ([, inputs], { stage }) => {
    stage.runBuild();
    const left = await stage.start(inputs, { environment: early }).ended;
    expect(left.exitCode).toBe(1);
    expect(left.log).toContain('::error::The step was interrupted.');
    expect(stage.requests().filter((request) => !request.startsWith('GET'))).toEqual([]);
    expect(left.saved ?? done).toEqual(done);
  });
});

describe.concurrent('a step that is told to end while the answer to its creation is out', () => {
  test('cancels the build when the answer arrives soon', async ({ stage }) => {
    const left = await interruptBeforeAnswer(stage, trigger, asking.toCreate);
    expect(stage.states()).toEqual(['canceled']);
    expect(left.outputs).toMatchObject({ 'build-number': '1', state: 'canceled' });
    expect(left.saved).toEqual(done);
  });

  test('leaves the build to its post step when it does not', async ({ stage }) => {
    const left = await interruptWithoutAnswer(stage, trigger, asking.toCreate);
    expect(left.log).toContain(
      'A build of acme/web may have been created. The post step looks for it, and cancels it. Its meta-data is kitestring-key = ',
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
    const left = await interrupt(step, step.said(/was interrupted/));
    expect(left.saved).toEqual([pending]);
    await stage.post(left);
    expect(stage.states()).toEqual(['canceled']);
  });
});

describe.concurrent('a step that is told to end while the answer to its rebuild is out', () => {
  test('leaves the new build to its post step when it does not', async ({ stage }) => {
    stage.runBuild();
    const left = await interruptWithoutAnswer(stage, rebuild, asking.toRebuild);
    expect(left.log).toContain(
      'A rebuild of acme/web #1 may have been created. The post step looks for it, and cancels it.',
    );
    expect(left.saved).toEqual([{ rebuiltFrom: 1, above: 1, in: web }]);
    expect((await stage.post(left)).log).toContain('Canceled acme/web #2');
    expect(stage.states()).toEqual(['canceled', 'running']);
  });

  test('sends no rebuild if it was still listing builds', async ({ stage }) => {
    stage.runBuild();
    const left = await interruptWithoutAnswer(stage, rebuild, asking.forList);
    expect(left.log).toBe('::error::The step was interrupted. No build was started.\n');
    expect(left.saved).toBeNull();
    expect(stage.requests(asking.toRebuild)).toEqual([]);
  });
});

describe.concurrent('a step that is told to end while it starts several builds', () => {
  test('cancels those that exist, and leaves the one in doubt to its post step', async ({ stage }) => {
    const left = await interruptWithoutAnswer(stage, several, /^POST \S+\/api\/builds$/);
    expect(left.saved).toEqual([{ ...pending, in: { ...pending.in, pipeline: 'api' } }]);
    expect([stage.states('web'), stage.states('api')]).toEqual([['canceled'], ['running']]);
    await stage.post(left);
    expect(stage.states('api')).toEqual(['canceled']);
    expect(stage.states('docs')).toEqual([]);
  });
});

describe.concurrent('a step that is told to end creates no build', () => {
  test('while it looks for a build with its idempotency-key', async ({ stage }) => {
    const left = await interruptWithoutAnswer(stage, keyed, asking.forList);
    expect(stage.requests(asking.toCreate)).toEqual([]);
    expect(left.saved).toBeNull();
    expect(left.log).not.toContain('not known');
    expect(await stage.post(left)).toMatchObject(quiet);
  });
});
