import { describe, expect } from 'vitest';
import { paceOfStep } from '../support/pace.ts';
import { asking, type Stage } from './support/stage.ts';
import { signalTest, test } from './support/stage-test.ts';
import { quiet, trigger } from './support/steps.ts';

const web = { organization: 'acme', pipeline: 'web' };

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

  test('when the build has ended, without a warning', async ({ stage }) => {
    const left = leftBehind(stage, 1);
    stage.sandbox.world.cancel({ ...web, number: 1 });
    const post = await stage.post(left);
    expect(post).toMatchObject({
      exitCode: 0,
      log: 'acme/web #1 was already canceled.\n',
    });
  });

  test('when the build ends before the cancel arrives, without a warning', async ({ stage }) => {
    const left = leftBehind(stage, 1);
    const cancel = stage.holdUp(asking.toCancel);
    const post = stage.startPost(left);
    await stage.asked(asking.toCancel);
    stage.sandbox.world.cancel({ ...web, number: 1 });
    cancel();
    expect(await post.ended).toMatchObject({ exitCode: 0 });
    expect((await post.ended).log).not.toContain('::warning');
  });

  test('when somebody has deleted the build, and cancels the others', async ({ stage }) => {
    const left = leftBehind(stage, 1, 2, 3);
    stage.sandbox.world.deleteBuild({ ...web, number: 1 });
    const post = await stage.post(left, { environment: paceOfStep(10) });
    expect(post.exitCode).toBe(0);
    expect(post.log).toMatch(/^::warning::acme\/web #1 could not be canceled and may still run\./m);
    expect(stage.states()).toEqual(['canceled', 'canceled']);
  });

  test('when the token is not accepted', async ({ stage }) => {
    const token = 'bkua_withdrawn_0123456789';
    const post = await stage.post(leftBehind(stage, 1), {
      inputs: { token },
      environment: paceOfStep(10),
    });
    expect(post.exitCode).toBe(0);
    expect(post.log).toMatch(/^::warning::acme\/web #1 could not be canceled and may still run\. .*401/m);
  });

  test('when the token is empty', async ({ stage }) => {
    const post = await stage.post(leftBehind(stage, 1), { inputs: { token: '' } });
    expect(post.exitCode).toBe(0);
    expect(post.log).toMatch(
      /^::warning::A build may still be running and could not be canceled\. Input token is empty/,
    );
    expect(stage.requests()).toEqual([]);
  });

  test('when the base URL is not valid', async ({ stage }) => {
    const post = await stage.post(leftBehind(stage, 1), { inputs: { 'base-url': 'http://far.example' } });
    expect(post.exitCode).toBe(0);
    expect(post.log).toMatch(/^::warning::A build may still be running.* Input base-url must be/);
  });

  test('when the proxy is not valid, without showing its password', async ({ stage }) => {
    const environment = { https_proxy: 'ftp://me:correct-horse@proxy.example' };
    const post = await stage.post(leftBehind(stage, 1), { environment });
    expect(post.exitCode).toBe(0);
    expect(post.log).toMatch(
      /^::warning::A build may still be running.* The environment variable https_proxy must be/,
    );
    expect(post.log).not.toContain('correct-horse');
  });

  test('when what was saved cannot be read', async ({ stage }) => {
    for (const kitestring of ['{"phase":"wai', '{"phase":"waiting"}', '7']) {
      const post = await stage.post({ state: { kitestring } });
      expect(post.exitCode).toBe(0);
      expect(post.log).toMatch(/^::warning::A build may still be running/);
    }
  });
});

describe.concurrent('a post step does nothing, and says nothing,', () => {
  test('when the step has waited to the end', async ({ stage }) => {
    const step = await stage.start({ ...trigger, pipeline: 'acme/quick', 'poll-interval': '1s' }).ended;
    expect(step.exitCode).toBe(0);
    const asked = stage.requests().length;
    expect(await stage.post(step)).toMatchObject(quiet);
    expect(stage.requests()).toHaveLength(asked);
  });

  test('when the step did not wait', async ({ stage }) => {
    const step = await stage.start({ ...trigger, wait: 'false' }).ended;
    expect(step).toMatchObject({ exitCode: 0, saved: [] });
    expect(await stage.post(step)).toMatchObject(quiet);
    expect(stage.states()).toEqual(['running']);
  });

  test('when the step failed before it sent anything', async ({ stage }) => {
    const step = await stage.start({ ...trigger, 'wait-timeout': 'soon' }).ended;
    expect(step).toMatchObject({ exitCode: 1, saved: null });
    expect(await stage.post(step, { inputs: { token: '', 'base-url': 'nowhere' } })).toMatchObject({
      exitCode: 0,
      raw: '',
    });
  });
});

describe.concurrent('a post step finishes its work', () => {
  test('with a service in trouble', async ({ stage }) => {
    stage.sandbox.faults.add({ kind: 'status', status: 503, on: 'builds.cancel' });
    stage.sandbox.faults.add({ kind: 'status', status: 503, on: 'builds.get' });
    stage.sandbox.faults.add({ kind: 'unanswered', on: 'builds.cancel' });
    const post = await stage.post(leftBehind(stage, 1));
    expect(post).toMatchObject({ exitCode: 0 });
    expect(post.log).toMatch(
      /503\. Trying again for up to 1 min (?:30|29) s\.\nThe service works again after/,
    );
    expect(stage.states()).toEqual(['canceled']);
    expect(stage.requests(asking.toCancel)).toHaveLength(3);
  });

  test('with a service that sends visitors elsewhere for a while', async ({ stage }) => {
    stage.sandbox.faults.add({
      ...{ kind: 'status', status: 302, on: 'builds.cancel', times: 2 },
      headers: { location: 'https://status.example.com/' },
    });
    const post = await stage.post(leftBehind(stage, 1));
    expect(post.log).toMatch(/: 302\. Trying again|Canceled acme\/web #1/);
    expect(post.log).not.toContain('::warning');
    expect(stage.states()).toEqual(['canceled']);
  });

  signalTest('while the runner wants it to end, and the service answers', async ({ stage }) => {
    const release = stage.holdUp(asking.toCancel);
    const post = stage.startPost(leftBehind(stage, 1));
    await stage.asked(asking.toCancel);
    post.kill('SIGINT');
    release();
    expect(await post.ended).toMatchObject({ exitCode: 0, signal: null });
    expect(stage.states()).toEqual(['canceled']);
  });
});

describe.concurrent('the token', () => {
  test('is masked before anything else is printed, and is visible nowhere', async ({ stage }) => {
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
    await step.said(/#1: created/);
    step.kill('SIGKILL');
    const killed = await step.ended;
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
});
