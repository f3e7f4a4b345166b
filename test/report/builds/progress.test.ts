import { describe, expect, it } from 'vitest';
import { analyzeBuild } from '../../../src/report/builds/analyze.ts';
import { describeProgress } from '../../../src/report/builds/progress.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { build, failedJob, scriptJob } from '../support/builds.ts';
import { at, now } from '../support/moments.ts';

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
      hasJobs: true,
      text: 'failing, 3 of 5 jobs done, 2 failed, first “lint [redacted]”',
    });
  });

  it('counts jobs that run commands and trigger steps, as the summary does', () => {
    const jobs = [
      scriptJob('a'),
      failedJob('b1', { retried: true, retried_in_job_id: 'b2' }),
      scriptJob('b2', { state: 'running', finished_at: null }),
      { id: 'w', type: 'waiter', state: 'passed' },
      { id: 'm', type: 'manual', state: 'unblocked' },
      { id: 't', type: 'trigger', state: 'passed' },
    ];
    const parts = { state: 'running', finished_at: null, jobs };
    expect(progress(parts).text).toBe('running, 2 of 3 jobs done');
    const { verdict } = analyzeBuild(build(parts), { now, redact });
    expect(verdict.words).toBe('is running: 2 of 3 jobs done');
  });

  it('is only the state if the jobs were left out: the counts of the service include other steps', () => {
    const job_state_counts = { total: 10, states: { passed: 3, failed: 1, running: 6 } };
    const left = { state: 'failing', hasJobs: false, text: 'failing' };
    expect(progress({ state: 'failing', jobs: undefined, job_state_counts })).toEqual(left);
    expect(progress({ state: 'failing', jobs: undefined })).toEqual(left);
    expect(progress({ state: 'failing', jobs: [] })).toEqual({ ...left, hasJobs: true });
  });

  it('says blocked if the flag does, and stays on one line', () => {
    expect(progress({ state: 'passed', blocked: true, jobs: [] }).text).toBe('blocked');
    expect(progress({ state: 'a\n::error::b', jobs: [] }).text).toBe('a ::error::b');
    expect(progress({ state: '::error::b', jobs: [] }).text).toBe(':\\:error::b');
  });
});
