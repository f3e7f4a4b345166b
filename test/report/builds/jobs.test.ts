import { describe, expect, it } from 'vitest';
import { analyzeBuild, describeProgress } from '../../../src/report/builds/analyze.ts';
import { describeJobCounts, jobOutcome } from '../../../src/report/builds/outcomes.ts';
import { renderBuildSummary } from '../../../src/report/builds/summary.ts';
import { build, failedJob, scriptJob } from '../support/builds.ts';
import { at, now } from '../support/setting.ts';

type Parts = Record<string, unknown>;

const analyze = (parts: Parts) => analyzeBuild(build(parts), { now, showsCommands: true });
const jobOf = (parts: Parts, state = 'failed') => analyze({ state, jobs: [scriptJob('a', parts)] }).jobs?.[0];

describe('the result of a job', () => {
  it.each([
    ['timed_out', 'failed', {}],
    ['broken', 'not-run', {}],
    ['canceling', 'running', {}],
    ['assigned', 'waiting', {}],
    ['quantum', 'unknown', {}],
    ['constructor', 'unknown', {}],
    ['', 'unknown', {}],
    ['canceled', 'failed', {}],
    ['canceled', 'canceled', { build: 'canceled' }],
    ['canceled', 'canceled', { build: 'canceling' }],
    ['canceled', 'soft-failed', { soft_failed: true }],
    ['failed', 'soft-failed', { soft_failed: true }],
    ['passed', 'passed', { soft_failed: true }],
  ])('is read: %s is %s: %j', (state, outcome, { build = 'failed', ...more }: Parts & { build?: string }) => {
    expect(jobOutcome({ state, ...more }, build)).toBe(outcome);
  });
});

describe('the jobs of a build', () => {
  const triggered_build = { url: '/organizations/acme/pipelines/api/builds/12' };
  const jobs = [
    { id: 'w', type: 'waiter', state: 'failed' },
    { id: 'm', type: 'manual', state: 'blocked' },
    { id: 'x', type: 'hologram', state: 'failed' },
    { id: 't', type: 'trigger', name: 'deploy', state: 'failed', triggered_build },
    scriptJob('a'),
    failedJob('b1', { retried: true, retried_in_job_id: 'b2' }),
    scriptJob('b2', { retries_count: 1 }),
    failedJob('late', { finished_at: at(300) }),
    failedJob('lint', { finished_at: at(100) }),
    failedJob('d', { soft_failed: true }),
    scriptJob('e', { state: 'broken' }),
    scriptJob('f', { state: 'running' }),
    scriptJob('g', { state: 'scheduled' }),
    scriptJob('h', { state: 'quantum' }),
  ];

  it('are those that run commands and trigger steps, each once, and counted alike everywhere', () => {
    const report = analyze({ state: 'failing', jobs });
    expect(describeJobCounts(report.jobCounts)).toBe(
      '2 of 10 jobs passed (1 after a retry), 3 failed, 1 failed softly, 1 did not run, 1 running, 1 waiting, 1 in an unknown state.',
    );
    expect(report.failed.map(({ name, reason }) => [name, reason])).toEqual([
      ['lint', 'exit status 1'],
      ['late', 'exit status 1'],
      ['deploy', 'see acme/api #12'],
    ]);
    expect(describeProgress(build({ state: 'failing', jobs }))).toEqual({
      state: 'failing',
      text: 'failing, 7 of 10 jobs done, 3 failed, first “lint”',
    });
    const running = build({ state: 'running', jobs });
    expect(analyzeBuild(running, { now }).verdict.words).toBe('is running: 7 of 10 jobs done');
  });

  it('can be none, or left out: the counts of the service include other steps', () => {
    const job_state_counts = { total: 10, states: { passed: 3, failed: 1, running: 6 } };
    const left = { state: 'failing', text: 'failing' };
    const progress = (parts: Parts) => describeProgress(build({ state: 'failing', ...parts }));
    expect(progress({ jobs: undefined, job_state_counts })).toEqual(left);
    expect(progress({ jobs: [] })).toEqual(left);
    expect([analyze({ jobs: [] }).jobs, analyze({ jobs: null }).jobs]).toEqual([[], null]);
    expect(describeJobCounts(analyze({ jobs: [] }).jobCounts)).toBe('No jobs that run commands.');
  });

  it.each([
    [{ state: 'passed', blocked: true }, 'blocked'],
    [{ state: 'a\n::error::b' }, 'a ::error::b'],
    [{ state: '::error::b' }, ':\\:error::b'],
  ])('have a progress of one line, which is no command: %j', (parts, text) => {
    expect(describeProgress(build({ ...parts, jobs: [] })).text).toBe(text);
  });
});

describe('the reason of a failed job', () => {
  it.each([
    ['exit status 1', {}],
    ['timed out after 2 min', { state: 'timed_out', exit_status: -1 }],
    ['timed out after 2 min, exit status 143', { state: 'timed_out', exit_status: 143 }],
    ['timed out', { state: 'timed_out', exit_status: null, started_at: null }],
    ['expired: no agent accepted it', { state: 'expired', exit_status: null, started_at: null }],
    ['agent stop', { exit_status: -1, signal_reason: 'agent_stop' }],
    ['agent stop, signal SIGTERM', { exit_status: -1, signal: 'SIGTERM', signal_reason: 'agent_stop' }],
    ['exit status 137, signal SIGKILL', { exit_status: 137, signal: 'SIGKILL' }],
    ['canceled, exit status 15', { state: 'canceled', exit_status: 15, signal_reason: 'cancel' }],
    ['canceled', { state: 'canceled', exit_status: null }],
    ['agent lost', { exit_status: -1, agent: { id: 'a', name: 'agent-1', connection_state: 'lost' } }],
    ['exit status -1', { exit_status: -1, agent: { id: 'a', connection_state: 'connected' } }],
    ['', { exit_status: null }],
    ['', { type: 'trigger', triggered_build: null, exit_status: null }],
  ])('is shown: %s', (reason, parts) => {
    expect(jobOf({ state: 'failed', exit_status: 1, ...parts })?.reason).toBe(reason);
  });

  it.each([
    ['conditional_failed', 'did not run (its if or branch did not match)'],
    ['branch_mismatch', 'did not run (its branches did not match)'],
    ['dependency_failed', 'did not run (a step before it failed)'],
    ['another <i>', 'did not run (another &lt;i&gt;)'],
    [null, 'did not run (broken)'],
  ])('is shown for a job that did not run: %s', (broken_reason, words) => {
    const report = analyze({ state: 'failed', jobs: [scriptJob('a', { state: 'broken', broken_reason })] });
    expect(renderBuildSummary(report, { bytes: 10_000 })).toContain(`| ${words} |`);
  });
});

describe('the name of a job', () => {
  const bare = { name: null, step_key: null };
  it.each<[string, Parts]>([
    ['unit', { ...bare, step_key: 'unit', command: 'make test' }],
    ['make test', { ...bare, command: '\n  make test\nmake more' }],
    ['make test', { ...bare, name: '', command: '#!/bin/sh\n# all\nset -euo pipefail\nmake test' }],
    ['npm test', { ...bare, command: 'set -eo pipefail; npm test' }],
    ['script step', { ...bare, command: '' }],
    ['trigger step', { ...bare, type: 'trigger' }],
    // Shortcodes of emoji.
    ['Unit', { name: ':jest: Unit' }],
    ['Unit tests', { name: 'Unit :jest::node: tests' }],
    [':rocket:', { name: ':rocket:' }],
    ['cargo test cart::adds:', { name: 'cargo test cart::adds:' }],
  ])('is %s of %j', (name, parts) => {
    expect(jobOf(parts)?.name).toBe(name);
  });

  it.each<[string, Parts]>([
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
  ])('is followed by its part and its matrix: %s of %j', (variant, parts) => {
    expect(jobOf(parts)?.variant).toBe(variant);
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
    expect(job).toMatchObject({ attempts: 3, earlier: [{ exitStatus: 10 }, { exitStatus: 20 }] });
    expect(others).toEqual([]);
  });

  it('are counted by the service if earlier ones are not listed, and end even if they form a circle', () => {
    expect(jobOf({ retries_count: 4 })).toMatchObject({ attempts: 5, earlier: [] });
    const jobs = ['c', 'd', 'c'].map((id, index, all) =>
      scriptJob(id, index === 0 ? {} : { retried: true, retried_in_job_id: all[index - 1] }),
    );
    expect(analyze({ jobs }).jobs).toHaveLength(1);
  });
});

describe('the times of a job', () => {
  const gone = { started_at: null, finished_at: null };
  it.each<[string, string, Parts, readonly [number | null, number | null]]>([
    ['tell waiting from running', 'passed', { finished_at: at(132) }, [10_000, 120_000]],
    ['last until now if it runs', 'running', { state: 'running', finished_at: null }, [10_000, 588_000]],
    ['last until now if it waits', 'running', { state: 'scheduled', ...gone }, [598_000, null]],
    ['are unknown without the time it could run', 'passed', { runnable_at: null }, [null, 120_000]],
    ['are never negative', 'passed', { runnable_at: at(20), started_at: at(10), finished_at: at(5) }, [0, 0]],
    ['are unknown of one that never ran', 'canceled', { state: 'canceled', ...gone }, [null, null]],
    ['are unknown of one that is over without an end', 'passed', { finished_at: null }, [null, null]],
    ['are unknown if they are none', 'passed', { runnable_at: 'today', started_at: 'noon' }, [null, null]],
  ])('%s', (_, state, parts, times) => {
    const job = jobOf({ started_at: at(12), ...parts }, state);
    expect([job?.waitedMs, job?.ranMs]).toEqual(times);
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
