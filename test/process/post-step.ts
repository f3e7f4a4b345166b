import { describe, expect } from 'vitest';
import { paceOfStep } from '../support/pace.ts';
import { asking, type EndedStep, type RunningStep, type Stage } from './support/stage.ts';
import { signalTest, test } from './support/stage-test.ts';
import { quiet, trigger } from './support/steps.ts';

const web = { organization: 'acme', pipeline: 'web' };

/** Ends a step at once. */
async function kill(step: RunningStep): Promise<EndedStep> {
  step.kill('SIGKILL');
  const killed = await step.ended;
  expect(killed).toMatchObject({ signal: 'SIGKILL', exitCode: null });
  return killed;
}

/** What a step leaves behind that was killed while it waited for a build, which still runs. */
function leftBehind(stage: Stage, ...numbers: readonly number[]) {
  const saved = numbers.map((number) => ({ cancel: { ...web, number } }));
  for (const _ of numbers) stage.runBuild();
  return { state: { kitestring: JSON.stringify(saved) } };
}

describe.concurrent('a post step never fails the job, but warns of what it cannot do,', () => {
  signalTest('when the runner wants it to end while the service does not answer', async ({ stage }) => {
    stage.sandbox.faults.add({ kind: 'stall', on: 'builds.cancel', times: 'always' });
    const post = stage.startPost(leftBehind(stage, 1));
    await stage.asked(asking.toCancel);
    post.kill('SIGINT');
    const ended = await post.ended;
    expect(ended).toMatchObject({ exitCode: 0, signal: null });
    expect(ended.leftAfterMs).toBeLessThan(7_000);
    expect(ended.log).toContain(
      'acme/web #1 could not be canceled and may still run. The time for the post step is over',
    );
  });

  test('when nothing listens', async ({ stage }) => {
    const left = leftBehind(stage, 1);
    await stage.down();
    const post = await stage.post(left, { environment: paceOfStep(10) });
    expect(post.exitCode).toBe(0);
    expect(post.log).toMatch(/Trying again for up to 1 min (?:30|29) s\./);
    expect(post.log).toMatch(/^::warning::acme\/web #1 could not be canceled and .*ECONNREFUSED/m);
  });

  const proxy = { https_proxy: 'ftp://me:correct-horse@proxy.example' };
  const invalid = { token: '', 'base-url': 'http://far.example' };

  test.for<[string, object | string, RegExp]>([
    ['the inputs are not valid', { inputs: invalid }, / Input token is empty.* Input base-url must be/],
    ['the proxy is not valid', { environment: proxy }, / https_proxy must be/],
    ['what was saved cannot be read', '{"phase":"wai', /./],
  ])('when %s', async ([, given, why], { stage }) => {
    const left = typeof given === 'string' ? { state: { kitestring: given } } : leftBehind(stage, 1);
    const post = await stage.post(left, typeof given === 'string' ? {} : given);
    expect(post.exitCode).toBe(0);
    expect(post.log).toMatch(/^::warning::A build may still be running and could not be canceled\. /);
    expect(post.log).toMatch(why);
    expect(post.log).not.toContain('correct-horse');
    expect(stage.requests()).toEqual([]);
  });
});

describe.concurrent('a post step', () => {
  test('does nothing, and says nothing, when the step has waited to the end', async ({ stage }) => {
    const step = await stage.start({ ...trigger, pipeline: 'acme/quick', 'poll-interval': '1s' }).ended;
    expect(step.exitCode).toBe(0);
    const asked = stage.requests().length;
    expect(await stage.post(step)).toMatchObject(quiet);
    expect(stage.requests()).toHaveLength(asked);
  });

  signalTest(
    'finishes its work while the runner wants it to end, and the service answers',
    async ({ stage }) => {
      const release = stage.withhold(asking.toCancel);
      const post = stage.startPost(leftBehind(stage, 1));
      await stage.asked(asking.toCancel);
      post.kill('SIGINT');
      release();
      const ended = await post.ended;
      expect(ended).toMatchObject({ exitCode: 0, signal: null });
      expect(ended.log).toContain('Canceled acme/web #1');
    },
  );
});

test('the token is masked before anything else is printed, and is visible nowhere', async ({ stage }) => {
  const { token } = stage;
  stage.sandbox.faults.add({
    kind: 'status',
    status: 403,
    body: { message: `No, ${token}\n::error::forged\n##[error]forged\r::stop-commands::x` },
    on: 'builds.cancel',
    times: 'always',
  });
  const environment = { RUNNER_DEBUG: '1' };
  const step = stage.start(trigger, { environment });
  await step.printed(/#1: created/);
  const killed = await kill(step);
  const post = await stage.post(killed, { environment: { ...environment, ...paceOfStep(10) } });
  for (const { raw } of [killed, post]) {
    const [first, ...others] = raw.split('\n');
    expect(first).toBe(`::add-mask::${token}`);
    expect(others.join('\n')).not.toContain(token);
  }
  expect(post.log).toMatch(/^::warning::acme\/web #1 could not be canceled/m);
  expect(post.raw).not.toMatch(/^\s*::(?:error|stop-commands)|##\[/m);
  expect(JSON.stringify([killed.state, killed.outputs, killed.summary])).not.toContain(token);
});

/*
 * What a step has saved at each moment, and what its post step makes of it, is tested with the operations. A step in a container
 * job hears no signal, and cannot say a word.
 */
describe.concurrent('the post step of a step that was killed', () => {
  test('does nothing if that was while it started, least of all the work of the step', async ({ stage }) => {
    const step = stage.start(trigger);
    const killed = await kill(step);
    expect(killed.saved).toBeNull();
    expect(await stage.post(killed, { inputs: trigger })).toMatchObject(quiet);
    expect(stage.requests()).toEqual([]);
  });

  test('finds the build by its key if the answer to the creation was pending, even if the service ignores the filter', async ({
    stage,
  }) => {
    stage.runBuild();
    const filter = { kind: 'ignore', parameters: ['meta_data'], times: 'always' } as const;
    stage.sandbox.faults.add({ ...filter, on: 'builds.listForPipeline' });
    stage.withhold(asking.toCreate);
    const step = stage.start(trigger);
    await stage.carriedOut(asking.toCreate);
    const post = await stage.post(await kill(step));
    expect(post.exitCode).toBe(0);
    expect(post.log).toContain('Canceled acme/web #2: its step has ended.');
    expect(stage.states()).toEqual(['canceled', 'running']);
  });
});
