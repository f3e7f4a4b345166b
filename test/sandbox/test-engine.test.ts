import { describe, expect, it } from 'vitest';
import type { CommandStep, ScriptedTest } from '../../src/sandbox/simulation/script.ts';
import { builds, first, startBuild, suites } from './harness.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly executions_count?: number;
}

const broken: ScriptedTest = {
  name: 'rounds',
  scope: 'Cart',
  location: 'cart.test.ts:7',
  results: ['failed'],
  message: 'Expected: 1\nReceived: 2',
  backtrace: ['at cart.test.ts:7'],
};
const unlucky: ScriptedTest = { name: 'loads', location: 'load.test.ts:9', results: ['failed', 'passed'] };
const fine: ScriptedTest = { name: 'adds', results: ['passed'] };
/** Two legs of a matrix: a test fails on one of them. The first job is retried by its step. */
const legs: CommandStep = {
  key: 'unit',
  matrix: [{ os: 'linux' }, { os: 'mac' }],
  runMs: (index) => 10_000 + 10_000 * index,
  exits: (index) => (index === 0 ? [1, 1] : [0]),
  tests: (index) => (index === 0 ? [broken, unlucky, fine] : [{ ...broken, results: ['passed'] }, fine]),
};
const flakyTests = [
  { name: 'loads', location: 'load.test.ts:4', instances: 2, executions: 112, ageMs: 3_600_000 },
  { name: 'sleeps', instances: 1, executions: 10, ageMs: 5 * 86_400_000 },
];

/** One build of these steps after a minute, and what the endpoints say of it. */
async function built(steps: readonly CommandStep[] = [legs], jobTags = true) {
  const kit = await startBuild(steps, { suites: [{ name: 'Unit', flakyTests, jobTags }, { name: 'Other' }] });
  kit.at(60);
  const list = `/v2/analytics/organizations/acme/builds/${kit.created.id}/tests`;
  const rows = async (query = '') => (await kit.get<Row[]>(`${list}${query}`)).body;
  const names = async (query: string) => (await rows(query)).map(({ name }) => name);
  const runs = async () => (await kit.read('?include_test_engine=true')).test_engine?.runs;
  const [run] = (await runs()) ?? [];
  const jobs = ((await kit.read('?include_retried_jobs=true')).jobs ?? []).map((job) => String(job.id));
  const stateOfRun = async () => (await kit.get(`${suites}/unit/runs/${run?.id}`)).body;
  return { ...kit, list, rows, names, runs, run, jobs, stateOfRun };
}

describe('the tests of a build', () => {
  it('are all tests that ran in it, with their results and labels', async () => {
    const { rows, get } = await built();
    const place = { scope: 'Cart', location: 'cart.test.ts:7', file_name: 'cart.test.ts', labels: [] };
    const counts = { executions_count: 3, executions_count_by_result: { passed: 1, failed: 2 } };
    const all = await rows();
    expect(all).toMatchObject([
      { name: 'rounds', ...place, reliability: 0.333, ...counts },
      { name: 'loads', labels: ['flaky'], executions_count_by_result: { passed: 1, failed: 1 } },
      { name: 'adds', reliability: 1, executions_count_by_result: { passed: 3, failed: 0 } },
    ]);
    expect(all[1]?.id).toBe((await get<Row[]>(`${suites}/unit/flaky-tests`)).body[0]?.id);
  });

  // FIRST, SECOND and OTHER are the run of the job that was retried, the retry, and the other job.
  it.each([
    ['tags=result:^failed', []],
    ['tags=result:~failed', ['rounds', 'loads']],
    ['tags=result:^failed,build.job_id:SECOND', ['rounds']],
    ['tags=result:^failed,build.job_id:FIRST', ['rounds', 'loads']],
    ['tags=build.job_id:OTHER', ['rounds', 'adds']],
    ['labels=flaky', ['loads']],
    ['labels=!flaky&tags=result:~failed', ['rounds']],
  ])('are found by %s: %j', async (query, found) => {
    const { names, jobs } = await built();
    const [one = '', two = '', other = ''] = jobs;
    const sent = query.replace('FIRST', one).replace('SECOND', two).replace('OTHER', other);
    expect(await names(`?${sent}`)).toEqual(found);
  });

  it('are not found by job if the collector does not tell it', async () => {
    const { names, jobs } = await built([legs], false);
    expect(await names(`?tags=build.job_id:${jobs[0]}`)).toEqual([]);
    expect(await names('?tags=result:~failed')).toEqual(['rounds', 'loads']);
  });

  it('are those of jobs that ended by themselves', async () => {
    const { names } = await built([
      { tests: [broken], exits: ['timed_out'] },
      { tests: [unlucky], branches: 'other' },
      { tests: [fine], runMs: 90_000 },
    ]);
    expect(await names('')).toEqual([]);
  });

  it('are not found for an unknown build', async () => {
    const { get } = await built();
    for (const id of ['0b7e3c9a-0000-4000-8000-000000000000', '1']) {
      const reply = await get(`/v2/analytics/organizations/acme/builds/${id}/tests`);
      expect(reply).toMatchObject({ status: 404, body: { message: 'No build found' } });
    }
  });
});

describe('the runs of a build', () => {
  it('are shown by a build that is asked for them, one for each suite', async () => {
    const others = [
      { ...fine, suite: 'other' },
      { ...fine, suite: 'none' },
    ];
    const { runs, get, read } = await built([legs, { tests: others }]);
    expect((await read()).test_engine).toBeUndefined();
    const shown = (await runs()) ?? [];
    expect(shown.map((run) => run?.suite?.slug)).toEqual(['unit', 'other']);
    expect((await get<{ id: string }>(`${suites}/unit`)).body.id).toBe(shown[0]?.suite?.id);
    const finished = { status: 200, body: { state: 'finished', result: 'passed' } };
    for (const [index, slug] of ['unit', 'other'].entries())
      expect(await get(`${suites}/${slug}/runs/${shown[index]?.id}`)).toMatchObject(finished);
    expect((await get(`${suites}/unit/runs/${shown[1]?.id}`)).status).toBe(404);
  });

  it('are none in a build without tests, and before a job with tests has started', async () => {
    expect(await (await built([{}])).runs()).toEqual([]);
    expect(await (await built([{ tests: [fine], waitMs: 90_000 }])).runs()).toEqual([]);
  });

  it('are running until all jobs have uploaded their results, and again after a retry', async () => {
    const steps = [
      { name: 'Fast', tests: [broken], exits: [1] },
      { tests: [fine], runMs: 90_000 },
    ];
    const { stateOfRun, sandbox, at } = await built(steps);
    expect(await stateOfRun()).toMatchObject({ state: 'running', result: 'pending' });
    at(120);
    expect(await stateOfRun()).toMatchObject({ state: 'finished', result: 'failed' });
    sandbox.world.retryJob({ ...first, job: 'Fast' });
    expect(await stateOfRun()).toMatchObject({ state: 'running' });
    at(180);
    expect(await stateOfRun()).toMatchObject({ state: 'finished' });
  });

  it('have failed executions, which say of which test and job they are, and why', async () => {
    const { run, get, jobs } = await built();
    const path = `${suites}/unit/runs/${run?.id}/failed_executions`;
    const { body } = await get<{ test_id: string }[]>(`${path}?include_failure_expanded=true`);
    const why = {
      failure_reason: 'Expected: 1\nReceived: 2',
      failure_expanded: [{ backtrace: ['at cart.test.ts:7'], expanded: ['Expected: 1', 'Received: 2'] }],
    };
    const rounds = {
      run_id: run?.id,
      test_name: 'rounds',
      location: 'cart.test.ts:7',
      branch: 'main',
      ...why,
    };
    expect(body).toMatchObject([
      { ...rounds, tags: { 'build.job_id': jobs[0] } },
      { test_name: 'loads' },
      { ...rounds, tags: { 'build.job_id': jobs[1] } },
    ]);
    expect(body[0]?.test_id).toBe(body[2]?.test_id);
    expect((await get<object[]>(path)).body[0]).not.toHaveProperty('failure_expanded');
  });

  it('and their tests are missing while the fault lag says so', async () => {
    const { sandbox, rows, names, stateOfRun } = await built();
    const lag = (youngerThanMs: number) =>
      sandbox.faults.add({ kind: 'lag', youngerThanMs, times: 'always', on: { path: '/v2/analytics/*' } });
    lag(45_000);
    expect(await names('?tags=result:~failed')).toEqual(['rounds', 'loads']);
    expect((await rows()).map((row) => row.executions_count)).toEqual([1, 1, 1]);
    expect(await stateOfRun()).toMatchObject({ state: 'running' });
    lag(1e15);
    expect(await names('')).toEqual([]);
    expect(await stateOfRun()).toMatchObject({ state: 'running' });
  });
});

describe('the tests of a suite', () => {
  const headers = { 'buildkite-version': '2026-08-01' };
  const tests = `${suites}/unit/tests`;

  it('have counts in the version that has them: those of the list of flaky tests, and those that ran', async () => {
    const { ask } = await built();
    const { body } = await ask<Row[]>('GET', tests, { headers });
    expect(body).toMatchObject([
      { name: 'rounds', labels: [], reliability: 0.333 },
      { name: 'loads', executions_count: 114, executions_count_by_result: { passed: 111, failed: 3 } },
      { name: 'adds' },
      { name: 'sleeps', labels: ['flaky'], executions_count_by_result: { passed: 9, failed: 1 } },
    ]);
    expect((await ask<Row[]>('GET', tests)).body[0]).not.toHaveProperty('executions_count');
  });

  it('are those that ran since a time', async () => {
    const { get, clock } = await built();
    const since = new Date(clock.now() - 2 * 86_400_000).toISOString();
    const names = async (query: string) =>
      (await get<Row[]>(`${tests}?labels=flaky&${query}`)).body.map(({ name }) => name);
    expect(await names('')).toEqual(['loads', 'sleeps']);
    expect(await names(`min_timestamp=${since}`)).toEqual(['loads']);
    expect((await get(`${tests}?min_timestamp=now`)).status).toBe(400);
  });
});

it('a fault can hit the requests for runs alone', async () => {
  const { read, runs, sandbox } = await built();
  const on = { query: '*include_test_engine*' };
  sandbox.faults.add({ kind: 'status', status: 422, on, times: 'always' });
  expect(await read()).toHaveProperty('id');
  expect(await runs()).toBeUndefined();
  expect(sandbox.requests.entries().slice(-2)).toMatchObject([
    { path: `${builds}/1`, status: 200 },
    { path: `${builds}/1`, status: 422 },
  ]);
});
