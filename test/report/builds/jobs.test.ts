import { describe, expect, it } from 'vitest';
import { analyzeBuild } from '../../../src/report/builds/analyze.ts';
import { describeJobCounts } from '../../../src/report/builds/job-counts.ts';
import { jobOutcome } from '../../../src/report/builds/outcomes.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { build, failedJob, scriptJob } from '../support/builds.ts';
import { at, now } from '../support/moments.ts';

const redact = createRedactor([]);
const analyze = (parts: Record<string, unknown>) => analyzeBuild(build(parts), { now, redact });

describe('the result of a job', () => {
  it.each([
    ['passed', 'passed'],
    ['failed', 'failed'],
    ['timed_out', 'failed'],
    ['expired', 'failed'],
    ['broken', 'not-run'],
    ['skipped', 'not-run'],
    ['waiting_failed', 'not-run'],
    ['timing_out', 'running'],
    ['canceling', 'running'],
    ['assigned', 'waiting'],
    ['platform_limited', 'waiting'],
    ['quantum', 'unknown'],
    ['constructor', 'unknown'],
    ['', 'unknown'],
  ])('is read: %s is %s', (state, outcome) => {
    expect(jobOutcome({ state }, 'failed')).toBe(outcome);
  });

  it('is a failure when the job was canceled but its build was not', () => {
    expect(jobOutcome({ state: 'canceled' }, 'failed')).toBe('failed');
    expect(jobOutcome({ state: 'canceled' }, 'canceled')).toBe('canceled');
    expect(jobOutcome({ state: 'canceled' }, 'canceling')).toBe('canceled');
  });

  it('is a soft failure if the job may fail', () => {
    expect(jobOutcome({ state: 'failed', soft_failed: true }, 'passed')).toBe('soft-failed');
    expect(jobOutcome({ state: 'passed', soft_failed: true }, 'passed')).toBe('passed');
  });
});

describe('the job counts', () => {
  it('include jobs that run commands, each once, and broken ones not as failed', () => {
    const { jobCounts } = analyze({
      state: 'failed',
      jobs: [
        { id: 'w', type: 'waiter', state: 'failed' },
        { id: 'm', type: 'manual', state: 'blocked' },
        { id: 't', type: 'trigger', state: 'failed' },
        { id: 'x', type: 'hologram', state: 'failed' },
        scriptJob('a'),
        failedJob('b1', { retried: true, retried_in_job_id: 'b2' }),
        scriptJob('b2', { retries_count: 1 }),
        failedJob('c'),
        failedJob('d', { soft_failed: true }),
        scriptJob('e', { state: 'broken' }),
      ],
    });
    expect(jobCounts).toMatchObject({
      total: 5,
      passed: 2,
      failed: 1,
      'soft-failed': 1,
      'not-run': 1,
      passedOnRetry: 1,
    });
    expect(describeJobCounts(jobCounts)).toBe(
      '2 of 5 jobs passed, 1 failed, 1 soft-failed, 1 did not run, 1 passed after a retry.',
    );
  });

  it('name the first failed job to end as the first failure', () => {
    const jobs = [failedJob('late', { finished_at: at(300) }), failedJob('early', { finished_at: at(100) })];
    const report = analyze({ state: 'failed', jobs });
    expect(report.failed.map((job) => job.name)).toEqual(['early', 'late']);
    expect(report.verdict.words).toBe('failed: 2 jobs failed, first “early” (exit status 1)');
  });

  it('name the failed step when it runs no command', () => {
    const jobs = [scriptJob('a'), { id: 't', type: 'trigger', name: 'deploy docs', state: 'failed' }];
    expect(analyze({ state: 'failed', jobs }).verdict.words).toBe(
      'failed: the trigger step “deploy docs” failed',
    );
  });

  it('distinguish no jobs from jobs that were left out', () => {
    expect(analyze({ jobs: [] }).jobs).toEqual([]);
    expect(analyze({ jobs: null }).jobs).toBeNull();
  });
});

describe('the attempts of a job', () => {
  it('are chained, oldest first, in whatever order they come', () => {
    const jobs = [
      scriptJob('3', { retries_count: 2 }),
      failedJob('1', { retried: true, retried_in_job_id: '2', exit_status: 10 }),
      failedJob('2', { retried: true, retried_in_job_id: '3', exit_status: 20 }),
    ];
    const [job, ...others] = analyze({ jobs }).jobs ?? [];
    expect(others).toEqual([]);
    expect(job?.attempts).toBe(3);
    expect(job?.earlier.map((attempt) => attempt.exitStatus)).toEqual([10, 20]);
  });

  it('are counted by the service if earlier ones are not listed', () => {
    const [job] = analyze({ jobs: [scriptJob('a', { retries_count: 4 })] }).jobs ?? [];
    expect(job).toMatchObject({ attempts: 5, earlier: [] });
  });

  it('end even if they form a circle', () => {
    const jobs = [
      failedJob('a', { retried: true, retried_in_job_id: 'b' }),
      failedJob('b', { retried: true, retried_in_job_id: 'a' }),
      scriptJob('c'),
      failedJob('d', { retried: true, retried_in_job_id: 'c' }),
      failedJob('c', { retried: true, retried_in_job_id: 'd' }),
    ];
    expect(analyze({ jobs }).jobs?.map((job) => job.attempts)).toEqual([2]);
  });
});

describe('the times of a job', () => {
  it('separate waiting from running', () => {
    const [job] =
      analyze({ jobs: [scriptJob('a', { runnable_at: at(2), started_at: at(12), finished_at: at(132) })] })
        .jobs ?? [];
    expect(job).toMatchObject({ waitedMs: 10_000, ranMs: 120_000 });
  });

  it('last until now for a running job', () => {
    const running = scriptJob('a', { state: 'running', started_at: at(12), finished_at: null });
    const queued = scriptJob('b', { state: 'scheduled', started_at: null, finished_at: null });
    const report = analyze({ state: 'running', finished_at: null, jobs: [running, queued] });
    expect(report.jobs?.map((job) => [job.waitedMs, job.ranMs])).toEqual([
      [10_000, 588_000],
      [598_000, null],
    ]);
    expect(report).toMatchObject({ queuedMs: 12_000, ranMs: 588_000 });
  });

  it('are unknown if the service does not say, and never negative', () => {
    const jobs = [
      scriptJob('a', { runnable_at: null }),
      scriptJob('b', { runnable_at: at(20), started_at: at(10), finished_at: at(5) }),
      scriptJob('c', { state: 'canceled', started_at: null, finished_at: null }),
      scriptJob('d', { runnable_at: 'yesterday', started_at: 'noon' }),
    ];
    expect(analyze({ state: 'canceled', jobs }).jobs?.map((job) => [job.waitedMs, job.ranMs])).toEqual([
      [null, 120_000],
      [0, 0],
      [null, null],
      [null, null],
    ]);
  });

  it('are read in both spellings, and begin with the earliest start', () => {
    const report = analyze({
      created_at: '2026-08-01 11:50:00 UTC',
      started_at: at(200),
      jobs: [scriptJob('a', { started_at: '2026-08-01 11:50:30 UTC' })],
    });
    expect(report).toMatchObject({ queuedMs: 30_000, ranMs: 222_000 });
  });

  it('add up with every attempt', () => {
    const { timing } = analyze({
      jobs: [
        scriptJob('a', { runnable_at: at(0), started_at: at(10), finished_at: at(110) }),
        failedJob('b1', {
          name: 'b',
          retried: true,
          retried_in_job_id: 'b2',
          runnable_at: at(0),
          started_at: at(60),
          finished_at: at(70),
        }),
        scriptJob('b2', { name: 'b', runnable_at: at(70), started_at: at(70), finished_at: at(90) }),
      ],
    });
    expect(timing.longestWait).toMatchObject({ ms: 60_000, job: { name: 'b' } });
    expect(timing.longestJob).toMatchObject({ ms: 100_000, job: { name: 'a' } });
    expect(timing.waitingShare).toBeCloseTo(70 / 200);
  });
});

describe('the names of jobs', () => {
  it('distinguish jobs by their part and their matrix', () => {
    const variants = analyze({
      jobs: [
        scriptJob('a', { parallel_group_index: 0, parallel_group_total: 3 }),
        scriptJob('b', { parallel_group_index: 3, parallel_group_total: 3 }),
        scriptJob('c', { matrix: { os: 'linux', node: 24, nested: {} } }),
        scriptJob('d', { matrix: 'linux', parallel_group_index: 1, parallel_group_total: 2 }),
        scriptJob('e'),
      ],
    }).jobs?.map((job) => job.variant);
    expect(variants).toEqual(['1 of 3', '3 of 3', 'os linux, node 24', '2 of 2, linux', '']);
  });

  it('do not repeat the matrix values that they contain', () => {
    const variants = analyze({
      jobs: [
        scriptJob('a', { name: 'test on linux, node 24.1', matrix: { os: 'linux', node: '24.1' } }),
        scriptJob('b', { name: 'test (linux)', matrix: { os: 'linux', node: 2 } }),
        scriptJob('c', { name: 'test node 24', matrix: { node: '2', os: 'lin' } }),
        scriptJob('d', { name: 'test linux', matrix: 'linux' }),
      ],
    }).jobs?.map((job) => job.variant);
    expect(variants).toEqual(['', 'node 2', 'node 2, os lin', '']);
  });

  it('replace one another if one is missing', () => {
    const names = analyze({
      jobs: [scriptJob('a', { name: '', step_key: 'lint' }), scriptJob('b', { name: null })],
    }).jobs;
    expect(names?.map((job) => job.name)).toEqual(['lint', 'script step']);
  });
});
