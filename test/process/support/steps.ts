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

/** The runner sends its second signal 7.5 seconds after the first; by then everything must be done. */
const mostMs = 7_000;

/** The end of a step that was told to leave: in time, by itself, as a failure, with all that it had to say. */
export async function farewell(step: RunningStep): Promise<EndedStep> {
  const done = await step.ended;
  expect(done).toMatchObject({ signal: null, exitCode: 1 });
  expect(done.leftAfterMs).toBeLessThan(mostMs);
  expect(done.log).toContain('::error::The workflow was canceled.');
  return done;
}
