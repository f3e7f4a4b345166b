import { expect } from 'vitest';
import type { EndedStep, Inputs, RunningStep, Stage } from './stage.ts';

/** A step that starts a build of acme/web, which takes an hour, and looks at it once in an hour. */
export const trigger = {
  operation: 'trigger-build',
  pipeline: 'acme/web',
  commit: '9049f1265b7d61be4a8904a9a27120d2064dab3b',
  branch: 'main',
  'poll-interval': '1h',
} as const;

/** The same step, with a key of its user. */
export const keyed = { ...trigger, 'idempotency-key': 'release-7' } as const;

/** A step that retries the failed jobs of the build of the attempt before, which has failed. */
export const rerun = { ...keyed, pipeline: 'acme/flaky', 'on-rerun': 'retry-failed' } as const;

/** A step that starts a build of each of three pipelines. */
export const several = { ...trigger, pipeline: 'acme/web, acme/api, acme/docs' } as const;

/** A step that rebuilds the first build of acme/web. */
export const rebuild = { operation: 'rebuild-build', pipeline: 'acme/web', build: '1' } as const;

/** A step that waits for the first build of acme/web. */
export const wait = {
  operation: 'wait-for-build',
  pipeline: 'acme/web',
  build: '1',
  'poll-interval': '1h',
} as const;

/** What a step has saved that leaves nothing to its post step. */
export const done = [];

/** How a post step ends that has nothing to do. */
export const quiet = { exitCode: 0, raw: '' };

/** The runner sends its second signal 7.5 seconds after the first; by then everything must be done. */
const mostMs = 7_000;

/** The end of a step that was told to leave: in time, by itself, as a failure, with all that it had to say. */
export async function farewell(step: RunningStep): Promise<EndedStep> {
  const ended = await step.ended;
  expect(ended).toMatchObject({ signal: null, exitCode: 1 });
  expect(ended.leftAfterMs).toBeLessThan(mostMs);
  expect(ended.log).toContain('::error::The step was interrupted.');
  return ended;
}

/** Sends the runner's first signal as soon as something has happened, and waits for the end of the step. */
export async function interrupt(step: RunningStep, happened: Promise<void>): Promise<EndedStep> {
  const early = step.ended.then(({ log }) =>
    Promise.reject(new Error(`The step ended before that:\n${log}`)),
  );
  early.catch(() => {});
  await Promise.race([happened, early]);
  step.kill('SIGINT');
  return farewell(step);
}

/** Starts a step that fails, and then the same step of a second attempt. */
export async function startAgain(stage: Stage, inputs: Inputs): Promise<RunningStep> {
  const inAttempt = (attempt: string) => ({
    environment: { GITHUB_RUN_ID: '7', GITHUB_RUN_NUMBER: '1', GITHUB_RUN_ATTEMPT: attempt },
  });
  const first = await stage.start({ ...inputs, 'poll-interval': '1s' }, inAttempt('1')).ended;
  expect(first.exitCode).toBe(1);
  return stage.start(inputs, inAttempt('2'));
}

/** A step that is told to end while its request is carried out, whose answer arrives soon after that. */
export async function interruptBeforeAnswer(
  stage: Stage,
  inputs: Inputs,
  request: RegExp,
): Promise<EndedStep> {
  const release = stage.withhold(request);
  const step = stage.start(inputs);
  await stage.carriedOut(request);
  step.kill('SIGINT');
  await step.said(/was interrupted/);
  release();
  return farewell(step);
}

/** A step that is told to end while its request is carried out, whose answer never arrives. */
export async function interruptWithoutAnswer(
  stage: Stage,
  inputs: Inputs,
  request: RegExp,
): Promise<EndedStep> {
  stage.withhold(request);
  return interrupt(stage.start(inputs), stage.carriedOut(request));
}
