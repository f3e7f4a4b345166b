import { describe, expect, it } from 'vitest';
import { analyzeBuild } from '../../../src/report/builds/analyze.ts';
import { describeJobCounts } from '../../../src/report/builds/job-counts.ts';
import { jobOutcome } from '../../../src/report/builds/outcomes.ts';
import { renderBuildSummary } from '../../../src/report/builds/summary.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { build, failedJob, scriptJob } from '../support/builds.ts';
import { at, now } from '../support/moments.ts';

const redact = createRedactor([]);
const analyze = (parts: Record<string, unknown>) => analyzeBuild(build(parts), { now, redact });

describe('the result of a job', () => {
  it.each([
    ['timed_out', 'failed'],
    ['broken', 'not-run'],
    ['canceling', 'running'],
    ['assigned', 'waiting'],
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
  it('include jobs that run commands and trigger steps, each once, and broken ones not as failed', () => {
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
      total: 6,
      passed: 2,
      failed: 2,
      'soft-failed': 1,
      'not-run': 1,
      passedOnRetry: 1,
    });
    expect(describeJobCounts(jobCounts)).toBe(
      '2 of 6 jobs passed (1 after a retry), 2 failed, 1 failed softly, 1 did not run.',
    );
  });

  it('name the first failed job to end as the first failure', () => {
    const jobs = [failedJob('late', { finished_at: at(300) }), failedJob('early', { finished_at: at(100) })];
    const report = analyze({ state: 'failed', jobs });
    expect(report.failed.map((job) => job.name)).toEqual(['early', 'late']);
    expect(report.verdict.words).toBe('failed: 2 jobs failed, first “early” (exit status 1)');
  });

  it('name the failed trigger step, and its build', () => {
    const triggered_build = { id: 'b', number: 12 };
    const jobs = [
      scriptJob('a'),
      { id: 't', type: 'trigger', name: 'deploy docs', state: 'failed', triggered_build },
    ];
    expect(analyze({ state: 'failed', jobs }).verdict.words).toBe(
      'failed: 1 job failed, first “deploy docs” (build 12 failed)',
    );
  });

  it('distinguish no jobs from jobs that were left out', () => {
    expect(analyze({ jobs: [] }).jobs).toEqual([]);
    expect(analyze({ jobs: null }).jobs).toBeNull();
  });
});

describe('the reason of a failed job', () => {
  const wordsFor = (parts: Record<string, unknown>) =>
    analyze({ state: 'failed', jobs: [failedJob('a', parts)] }).verdict.words;

  it.each([
    ['exit status 1', {}],
    ['timed out after 2 min', { state: 'timed_out', exit_status: -1 }],
    ['timed out after 2 min, exit status 143', { state: 'timed_out', exit_status: 143 }],
    ['timed out', { state: 'timed_out', exit_status: null, started_at: null }],
    ['expired: no agent accepted it', { state: 'expired', exit_status: null, started_at: null }],
    ['agent stopped', { exit_status: -1, signal_reason: 'agent_stop' }],
    ['agent stopped, signal SIGTERM', { exit_status: -1, signal: 'SIGTERM', signal_reason: 'agent_stop' }],
    ['exit status 137, signal SIGKILL', { exit_status: 137, signal: 'SIGKILL' }],
    ['canceled, exit status 15', { state: 'canceled', exit_status: 15, signal_reason: 'cancel' }],
    ['canceled', { state: 'canceled', exit_status: null }],
    ['the agent refused the job', { exit_status: -1, signal_reason: 'agent_refused' }],
    ['cosmic_ray', { exit_status: -1, signal_reason: 'cosmic_ray' }],
    ['agent lost', { exit_status: -1, agent: { id: 'a', name: 'agent-1', connection_state: 'lost' } }],
    ['exit status -1', { exit_status: -1, agent: { id: 'a', connection_state: 'connected' } }],
  ])('is told: %s', (reason, parts) => {
    expect(wordsFor(parts)).toBe(`failed: 1 job failed, first “a” (${reason})`);
  });

  it('is left out where the service gives none', () => {
    expect(wordsFor({ exit_status: null })).toBe('failed: 1 job failed, first “a”');
  });

  it('is told of a build that was canceled because of it', () => {
    const jobs = [failedJob('lint'), scriptJob('unit', { state: 'canceled', exit_status: null })];
    const stop = { why: 'fail-fast', afterMs: 1_000, canceled: true } as const;
    const context = { now, redact, stop };
    expect(analyzeBuild(build({ state: 'canceled', jobs }), context).verdict.words).toBe(
      'was canceled by the action because a job failed: 1 job failed, first “lint” (exit status 1)',
    );
    expect(analyze({ state: 'canceling', cancel_reason: 'broken', jobs }).verdict.words).toBe(
      'is being canceled: the reason given is “broken”; 1 job failed, first “lint” (exit status 1)',
    );
  });
});

describe('a job without a label', () => {
  const unnamed = (parts: Record<string, unknown>) =>
    failedJob('a', { name: null, step_key: null, ...parts });
  const nameOf = (parts: Record<string, unknown>) => analyze({ jobs: [unnamed(parts)] }).failed[0]?.name;

  it('is named by its key, or by the first line of its command that does something', () => {
    expect(nameOf({ step_key: 'unit', command: 'make test' })).toBe('unit');
    expect(nameOf({ command: '\n  make test\nmake more' })).toBe('make test');
    expect(nameOf({ name: '', command: '#!/bin/sh\n# all\nset -euo pipefail\nmake test' })).toBe('make test');
  });

  it.each([
    [':jest: Unit', 'Unit'],
    ['Unit :jest::node: tests', 'Unit tests'],
    [':rocket:', ':rocket:'],
    ['cargo test cart::adds:', 'cargo test cart::adds:'],
  ])('has a name without shortcodes of emoji: %s', (name, shown) => {
    expect(nameOf({ name })).toBe(shown);
  });

  it('shows no secret of the command', () => {
    const jobs = [unnamed({ command: 'deploy --key hidden-secret-1 --now' })];
    const report = analyzeBuild(build({ state: 'failed', jobs }), {
      now,
      redact: createRedactor(['hidden-secret-1']),
    });
    expect(report.verdict.words).toContain('first “deploy --key [redacted] --now”');
    expect(renderBuildSummary(report, { bytes: 100_000 })).not.toContain('hidden-secret-1');
  });
});

describe('a job that did not run', () => {
  it.each([
    ['conditional_failed', 'did not run (its if or branch did not match)'],
    ['dependency_failed', 'did not run (a step before it failed)'],
    [null, 'did not run (broken)'],
  ])('says why: %s', (broken_reason, words) => {
    const report = analyze({ state: 'failed', jobs: [scriptJob('a', { state: 'broken', broken_reason })] });
    expect(renderBuildSummary(report, { bytes: 10_000 })).toContain(`| ${words} |`);
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
  const gone = { started_at: null, finished_at: null };
  it.each<[string, string, Record<string, unknown>, readonly [number | null, number | null]]>([
    [
      'separate waiting from running',
      'passed',
      { runnable_at: at(2), finished_at: at(132) },
      [10_000, 120_000],
    ],
    ['last until now if it runs', 'running', { state: 'running', finished_at: null }, [10_000, 588_000]],
    ['last until now if it waits', 'running', { state: 'scheduled', ...gone }, [598_000, null]],
    ['are unknown without the time it could run', 'passed', { runnable_at: null }, [null, 120_000]],
    ['are never negative', 'passed', { runnable_at: at(20), started_at: at(10), finished_at: at(5) }, [0, 0]],
    ['are unknown of one that never ran', 'canceled', { state: 'canceled', ...gone }, [null, null]],
    [
      'are unknown if they are no times',
      'passed',
      { runnable_at: 'yesterday', started_at: 'noon' },
      [null, null],
    ],
  ])('%s', (_, state, parts, times) => {
    const jobs = [scriptJob('a', { started_at: at(12), ...parts })];
    expect(analyze({ state, jobs }).jobs?.map((job) => [job.waitedMs, job.ranMs])).toEqual([times]);
  });

  it('are read in both spellings, and those of the build begin with the earliest start', () => {
    const report = analyze({
      created_at: '2026-08-01 11:50:00 UTC',
      started_at: at(200),
      jobs: [scriptJob('a', { started_at: '2026-08-01 11:50:30 UTC' })],
    });
    expect(report).toMatchObject({ queuedMs: 30_000, ranMs: 222_000 });
  });
});

describe('the names of jobs', () => {
  it.each<[string, Record<string, unknown>]>([
    ['1 of 3', { parallel_group_index: 0, parallel_group_total: 3 }],
    ['3 of 3', { parallel_group_index: 3, parallel_group_total: 3 }],
    ['os linux, node 24', { matrix: { os: 'linux', node: 24, nested: {} } }],
    ['2 of 2, linux', { matrix: 'linux', parallel_group_index: 1, parallel_group_total: 2 }],
    ['', {}],
    // What the name contains is not repeated.
    ['', { name: 'test on linux, node 24.1', matrix: { os: 'linux', node: '24.1' } }],
    ['node 2', { name: 'test (linux)', matrix: { os: 'linux', node: 2 } }],
    ['node 2, os lin', { name: 'test node 24', matrix: { node: '2', os: 'lin' } }],
    ['', { name: 'test linux', matrix: 'linux' }],
  ])('are followed by their part and their matrix: %s', (variant, parts) => {
    expect(analyze({ jobs: [scriptJob('a', parts)] }).jobs?.map((job) => job.variant)).toEqual([variant]);
  });

  it('replace one another if one is missing', () => {
    const names = analyze({
      jobs: [
        scriptJob('a', { name: '', step_key: 'lint', command: null }),
        scriptJob('b', { name: null, command: '' }),
      ],
    }).jobs;
    expect(names?.map((job) => job.name)).toEqual(['lint', 'script step']);
  });
});
