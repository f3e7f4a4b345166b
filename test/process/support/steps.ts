import { expect } from 'vitest';
import type { EndedStep, RunningStep } from './stage.ts';

/** A step that starts a build of acme/web, which takes an hour, and looks at it once in an hour. */
export const trigger = {
  operation: 'trigger-build',
  pipeline: 'acme/web',
  commit: '9049f1265b7d61be4a8904a9a27120d2064dab3b',
  branch: 'main',
  'poll-interval': '1h',
} as const;

/** What a step has saved that leaves nothing to its post step. */
export const done = [];

/** How a post step ends that has nothing to do. */
export const quiet = { exitCode: 0, raw: '' };

/** The runner sends its second signal 7.5 seconds after the first; by then everything must be done. */
const mostMs = 7_000;

/** The end of a step that was asked to end: in time, by itself, as a failure, with everything that it reports. */
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
