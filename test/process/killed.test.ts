import { describe, expect } from 'vitest';
import { asking, type EndedStep, type RunningStep } from './support/stage.ts';
import { test } from './support/stage-test.ts';
import { quiet, trigger } from './support/steps.ts';

/*
 * What a step has saved at each moment, and what its post step makes of it, is tested with the operations.
 */

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
});
