import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, vi } from 'vitest';
import { readFileCommands } from '../support/runner.ts';
import { asking, type EndedStep, type RunningStep } from './support/stage.ts';
import { signalTest, test } from './support/stage-test.ts';
import { interrupt, keyed, quiet, rebuild, rerun, startAgain, trigger, wait } from './support/steps.ts';

/** For the files of steps that are read while they run. */
const folder = mkdtempSync(join(tmpdir(), 'kitestring-killed-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The end of a step that could not say a word, as in a container job, whose step hears no signal. */
async function kill(step: RunningStep): Promise<EndedStep> {
  step.kill('SIGKILL');
  const killed = await step.ended;
  expect(killed).toMatchObject({ signal: 'SIGKILL', exitCode: null });
  return killed;
}

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

  test('looks again if the service had not created the build yet', async ({ stage }) => {
    const carryOut = stage.holdUp(asking.toCreate);
    const step = stage.start(trigger);
    await stage.asked(asking.toCreate);
    const post = stage.startPost(await kill(step));
    await stage.asked(asking.forList);
    carryOut();
    expect(await post.ended).toMatchObject({ exitCode: 0 });
    expect(stage.states()).toEqual(['canceled']);
  });

  test('cancels the build by its number if that was while it waited', async ({ stage }) => {
    const step = stage.start(trigger);
    await step.said(/#1: created/);
    const killed = await kill(step);
    expect(killed.outputs).toMatchObject({ 'build-number': '1', state: 'scheduled' });
    const post = await stage.post(killed);
    expect(post.exitCode).toBe(0);
    expect(stage.states()).toEqual(['canceled']);
    expect(stage.requests(asking.forList)).toEqual([]);
  });

  test('finds the rebuild by its original if the answer was pending', async ({ stage }) => {
    stage.runBuild();
    stage.withhold(asking.toRebuild);
    const step = stage.start(rebuild);
    await stage.carriedOut(asking.toRebuild);
    const post = await stage.post(await kill(step));
    expect(post.log).toContain('Canceled acme/web #2');
    expect(stage.states()).toEqual(['canceled', 'running']);
  });

  test('cancels the build whose failed jobs it has retried', async ({ stage }) => {
    const step = await startAgain(stage, rerun);
    await step.said(/#1: retried 1 job/);
    const post = await stage.post(await kill(step));
    expect(post.log).toContain('Canceled acme/flaky #1');
    expect(stage.states('flaky')).toEqual(['canceled']);
  });

  signalTest('names a retry without an answer, which its post step does not look for', async ({ stage }) => {
    stage.withhold(asking.toRetry);
    const step = await startAgain(stage, rerun);
    const left = await interrupt(step, stage.carriedOut(asking.toRetry));
    expect(left.log).toContain(
      'A retry of acme/flaky #1 may have been started. This step does not cancel it.',
    );
    expect(left.outputs).toMatchObject({ 'build-number': '1' });
    expect(await stage.post(left)).toMatchObject(quiet);
    expect(stage.states('flaky')).toEqual(['running']);
  });

  signalTest('says so if the cancel had been applied', async ({ stage }) => {
    const release = stage.withhold(asking.toCancel);
    const step = stage.start(trigger);
    await step.said(/#1: created/);
    step.kill('SIGINT');
    await stage.carriedOut(asking.toCancel);
    const left = await kill(step);
    release();
    const post = await stage.post(left);
    expect(post.log).toBe('acme/web #1 was already canceled.\n');
  });

  test('cancels only the one of several builds of others whose cancel was not answered', async ({
    stage,
  }) => {
    stage.sandbox.faults.add({ kind: 'stall', on: 'builds.cancel' });
    stage.runBuild();
    stage.runBuild();
    const limits = { 'wait-timeout': '3s', 'cancel-on': 'abort, timeout' };
    const place = mkdtempSync(join(folder, 'step-'));
    const step = stage.start({ ...wait, build: '1, 2', ...limits }, { folder: place });
    await step.said(/canceled because/);
    // The line comes a moment before the state.
    const saved = () => readFileCommands(readFileSync(join(place, 'state'), 'utf8')).kitestring ?? '';
    await vi.waitFor(() => expect(JSON.parse(saved())).toHaveLength(1));
    const post = await stage.post(await kill(step));
    expect(post.log).toMatch(/^Canceled acme\/web #[12]: its step has ended\.\n$/);
    expect(stage.states()).toEqual(['canceled', 'canceled']);
  });

  test('cancels several builds, except one that was taken over', async ({ stage }) => {
    await stage.start({ ...keyed, wait: 'false' }).ended;
    stage.withhold(/^POST \S+\/api\/builds$/);
    const step = stage.start({ ...keyed, pipeline: 'acme/web, acme/api' });
    await stage.carriedOut(/^POST \S+\/api\/builds$/);
    await stage.post(await kill(step));
    expect([stage.states('web'), stage.states('api')]).toEqual([['running'], ['canceled']]);
  });
});

describe.concurrent('the post step of a step that was killed does not cancel', () => {
  test('a build if cancel-on is none', async ({ stage }) => {
    const step = stage.start({ ...trigger, 'cancel-on': 'none' });
    await step.said(/#1: created/);
    expect(await stage.post(await kill(step))).toMatchObject(quiet);
    expect(stage.states()).toEqual(['running']);
  });

  test('a build that somebody else started, unless cancel-on has abort', async ({ stage }) => {
    stage.runBuild();
    const step = stage.start(wait);
    await step.said(/#1: running/);
    expect(await stage.post(await kill(step))).toMatchObject(quiet);
    expect(stage.states()).toEqual(['running']);
    const other = stage.start({ ...wait, 'cancel-on': 'abort' });
    await other.said(/#1: running/);
    await stage.post(await kill(other));
    expect(stage.states()).toEqual(['canceled']);
  });
});
