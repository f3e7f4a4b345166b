import { describe, expect, it } from 'vitest';
import { describeProgress } from '../../../src/report/builds/progress.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { build, failedJob, scriptJob } from '../support/builds.ts';
import { at } from '../support/moments.ts';

const redact = createRedactor(['hidden-secret-1']);
const progress = (parts: Record<string, unknown>) => describeProgress(build(parts), redact);

describe('the progress of a build', () => {
  it('is read from its jobs: those done of all, and the first failure', () => {
    const jobs = [
      scriptJob('a'),
      failedJob('unit', { finished_at: at(90) }),
      failedJob('lint hidden-secret-1', { finished_at: at(80) }),
      scriptJob('b', { state: 'running' }),
      scriptJob('c', { state: 'scheduled' }),
    ];
    expect(progress({ state: 'failing', jobs })).toEqual({
      state: 'failing',
      jobs: { done: 3, total: 5, failed: 2 },
      firstFailure: 'lint [redacted]',
      text: 'failing, 3 of 5 jobs done, 2 failed, first “lint [redacted]”',
    });
  });

  it('is read from counts if jobs were left out', () => {
    const job_state_counts = {
      total: 10,
      states: { passed: 3, failed: 1, broken: 2, running: 3, quantum: 1, bad: 'x' },
    };
    expect(progress({ state: 'failing', jobs: undefined, job_state_counts })).toEqual({
      state: 'failing',
      jobs: { done: 6, total: 10, failed: 1 },
      firstFailure: null,
      text: 'failing, 6 of 10 jobs done, 1 failed',
    });
    // It may be a soft failure as long as the build does not say otherwise.
    expect(progress({ state: 'running', jobs: undefined, job_state_counts }).text).toBe(
      'running, 6 of 10 jobs done',
    );
  });

  it('is only the state if there is nothing else', () => {
    expect(progress({ state: 'scheduled', jobs: undefined })).toMatchObject({
      jobs: null,
      text: 'scheduled',
    });
    expect(progress({ state: 'scheduled', jobs: [] }).text).toBe('scheduled');
  });

  it('says blocked if the flag does, and stays on one line', () => {
    expect(progress({ state: 'passed', blocked: true, jobs: [] }).text).toBe('blocked');
    expect(progress({ state: 'a\n::error::b', jobs: [] }).text).toBe('a ::error::b');
    expect(progress({ state: '::error::b', jobs: [] }).text).toBe(':\\:error::b');
  });
});
