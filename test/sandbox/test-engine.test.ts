import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import type { CommandStep, ScriptedTest } from '../../src/sandbox/simulation/script.ts';
import { builds, seedOf, settled, start, suites, web } from './harness.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly labels: readonly string[];
  readonly reliability?: number | null;
  readonly executions_count?: number;
  readonly executions_count_by_result?: Readonly<Record<string, number>>;
}

interface Failed {
  readonly test_id: string;
  readonly tags: Readonly<Record<string, string>>;
}

interface Run {
  readonly id: string;
  readonly suite: { readonly id: string; readonly slug: string };
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

const suite = {
  name: 'Unit',
  flakyTests: [
    { name: 'loads', location: 'load.test.ts:4', instances: 2, executions: 112, ageMs: 3_600_000 },
    { name: 'sleeps', instances: 1, executions: 10, ageMs: 5 * 86_400_000 },
  ],
};

/** One build of these steps after a minute, and what the endpoints say of it. */
async function built(steps: readonly CommandStep[] = [legs], jobTags = true) {
  const kit = start({
    seed: seedOf(settled(...steps), { suites: [{ ...suite, jobTags }, { name: 'Other' }] }),
  });
  const { id } = kit.sandbox.world.run(web);
  kit.clock.advance(60_000);
  const list = `/v2/analytics/organizations/acme/builds/${id}/tests`;
  const names = async (query: string) =>
    (await kit.get<Row[]>(`${list}${query}`)).body.map(({ name }) => name);
  const runs = async (query = '?include_test_engine=true') =>
    (await kit.get<{ test_engine?: { runs: Run[] } }>(`${builds}/1${query}`)).body.test_engine?.runs;
  const jobs = async () => (await kit.get<Build>(`${builds}/1?include_retried_jobs=true`)).body.jobs ?? [];
  return { ...kit, id, list, names, runs, jobs };
}

describe('the tests of a build', () => {
  it('are all tests that ran in it, with their results and labels', async () => {
    const { get, list } = await built();
    const { body } = await get<Row[]>(list);
    expect(body).toMatchObject([
      {
        name: 'rounds',
        scope: 'Cart',
        location: 'cart.test.ts:7',
        file_name: 'cart.test.ts',
        labels: [],
        reliability: 0.333,
        executions_count: 3,
        executions_count_by_result: { passed: 1, failed: 2 },
      },
      { name: 'loads', labels: ['flaky'], executions_count_by_result: { passed: 1, failed: 1 } },
      { name: 'adds', reliability: 1, executions_count_by_result: { passed: 3, failed: 0 } },
    ]);
    expect(body[1]?.id).toBe((await get<Row[]>(`${suites}/unit/flaky-tests`)).body[0]?.id);
  });

  it('are found by result: every execution failed, or at least one did', async () => {
    const { names } = await built();
    expect(await names('?tags=result:^failed')).toEqual([]);
    expect(await names('?tags=result:~failed')).toEqual(['rounds', 'loads']);
  });

  it('are found by the job of their executions, by label, and by both', async () => {
    const { names, jobs } = await built();
    const [first, second, other] = await jobs();
    const job = (each: typeof first) => `build.job_id:${each && 'id' in each ? each.id : ''}`;
    expect([first, second, other]).toMatchObject([
      { retried: true },
      { retried: false },
      { state: 'passed' },
    ]);
    expect(await names(`?tags=result:^failed,${job(second)}`)).toEqual(['rounds']);
    expect(await names(`?tags=result:^failed,${job(first)}`)).toEqual(['rounds', 'loads']);
    expect(await names(`?tags=${job(other)}`)).toEqual(['rounds', 'adds']);
    expect(await names('?labels=flaky')).toEqual(['loads']);
    expect(await names('?labels=!flaky&tags=result:~failed')).toEqual(['rounds']);
  });

  it('are not found by job if the collector does not tell it', async () => {
    const { names, jobs } = await built([legs], false);
    const [first] = await jobs();
    expect(await names(`?tags=build.job_id:${first && 'id' in first ? first.id : ''}`)).toEqual([]);
    expect(await names('?tags=result:~failed')).toEqual(['rounds', 'loads']);
  });

  it('can be sorted', async () => {
    const { names, get, list } = await built();
    expect(await names('?sort_by=reliability&order=asc')).toEqual(['rounds', 'loads', 'adds']);
    expect((await get(`${list}?sort_by=luck`)).status).toBe(400);
  });

  it('come in pages', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({ ...broken, name: `test ${index}` }));
    const { get, list } = await built([{ tests: many }]);
    const { body, headers } = await get<Row[]>(`${list}?tags=result:^failed&per_page=100&page=2`);
    expect(body).toHaveLength(100);
    expect(body[0]?.name).toBe('test 100');
    expect(headers.get('link')).toContain('page=50>; rel="last"');
  });

  it('are those of jobs that ended by themselves', async () => {
    const { names } = await built([
      { tests: [broken], exits: ['timed_out'] },
      { tests: [unlucky], branches: 'other' },
      { tests: [fine], runMs: 90_000 },
    ]);
    expect(await names('')).toEqual([]);
  });

  it.each(['0b7e3c9a-0000-4000-8000-000000000000', '1'])('are not found for the build %s', async (id) => {
    const { get } = await built();
    const reply = await get(`/v2/analytics/organizations/acme/builds/${id}/tests`);
    expect(reply).toMatchObject({ status: 404, body: { message: 'No build found' } });
  });
});

describe('the runs of a build', () => {
  it('are shown by a build that is asked for them, one for each suite', async () => {
    const { runs, get } = await built([
      legs,
      {
        tests: [
          { ...fine, suite: 'other' },
          { ...fine, suite: 'none' },
        ],
      },
    ]);
    expect(await runs('')).toBeUndefined();
    const shown = (await runs()) ?? [];
    expect(shown.map((run) => run.suite.slug)).toEqual(['unit', 'other']);
    expect((await get<{ id: string }>(`${suites}/unit`)).body.id).toBe(shown[0]?.suite.id);
    const run = (at: number, slug: string) => get(`${suites}/${slug}/runs/${shown[at]?.id}`);
    expect((await run(0, 'unit')).body).toMatchObject({ state: 'finished', result: 'passed' });
    expect((await run(1, 'other')).body).toMatchObject({ state: 'finished', result: 'passed' });
    expect((await run(1, 'unit')).status).toBe(404);
  });

  it('are none in a build without tests, and before a job with tests has started', async () => {
    expect(await (await built([{}])).runs()).toEqual([]);
    expect(await (await built([{ tests: [fine], waitMs: 90_000 }])).runs()).toEqual([]);
  });

  it('are running until all jobs have uploaded their results, and again after a retry', async () => {
    const { runs, get, sandbox, clock } = await built([
      { name: 'Fast', tests: [broken], exits: [1] },
      { tests: [fine], runMs: 90_000 },
    ]);
    const [run] = (await runs()) ?? [];
    const state = async () =>
      (await get<{ state: string; result: string }>(`${suites}/unit/runs/${run?.id}`)).body;
    expect(await state()).toMatchObject({ state: 'running', result: 'pending' });
    clock.advance(60_000);
    expect(await state()).toMatchObject({ state: 'finished', result: 'failed' });
    sandbox.world.retryJob({ ...web, number: 1, job: 'Fast' });
    expect(await state()).toMatchObject({ state: 'running' });
    clock.advance(60_000);
    expect(await state()).toMatchObject({ state: 'finished' });
  });

  it('have failed executions, which say of which test and job they are, and why', async () => {
    const { runs, get, jobs } = await built();
    const [run] = (await runs()) ?? [];
    const [first, second] = await jobs();
    const path = `${suites}/unit/runs/${run?.id}/failed_executions`;
    const { body } = await get<Failed[]>(`${path}?include_failure_expanded=true`);
    expect(body).toMatchObject([
      {
        run_id: run?.id,
        test_name: 'rounds',
        location: 'cart.test.ts:7',
        failure_reason: 'Expected: 1\nReceived: 2',
        failure_expanded: [{ backtrace: ['at cart.test.ts:7'], expanded: ['Expected: 1', 'Received: 2'] }],
        branch: 'main',
        tags: { 'build.job_id': first && 'id' in first ? first.id : '' },
      },
      { test_name: 'loads' },
      { test_name: 'rounds', tags: { 'build.job_id': second && 'id' in second ? second.id : '' } },
    ]);
    expect(body[0]?.test_id).toBe(body[2]?.test_id);
    expect((await get<object[]>(path)).body[0]).not.toHaveProperty('failure_expanded');
  });
});

describe('results that are late', () => {
  it('are missing while the fault lag says so, and their run is running', async () => {
    const { get, list, sandbox, names, runs } = await built();
    const [run] = (await runs()) ?? [];
    const lag = { kind: 'lag', youngerThanMs: 45_000, times: 'always' } as const;
    sandbox.faults.add({ ...lag, on: 'buildTests.list' });
    sandbox.faults.add({ ...lag, on: 'testRuns.get' });
    expect(await names('?tags=result:~failed')).toEqual(['rounds', 'loads']);
    expect((await get<Row[]>(list)).body.map((row) => row.executions_count)).toEqual([1, 1, 1]);
    expect((await get(`${suites}/unit/runs/${run?.id}`)).body).toMatchObject({ state: 'running' });
  });

  it('never come if the lag is long', async () => {
    const { get, sandbox, names, runs } = await built();
    const [run] = (await runs()) ?? [];
    sandbox.faults.add({ kind: 'lag', youngerThanMs: 1e15, times: 'always' });
    expect((await get(`${suites}/unit/runs/${run?.id}`)).body).toMatchObject({ state: 'running' });
    expect(await names('')).toEqual([]);
  });

  it('do not hide a fault for requests with a query', async () => {
    const { runs, sandbox } = await built();
    sandbox.faults.add({
      kind: 'status',
      status: 422,
      on: { query: '*include_test_engine*' },
      times: 'always',
    });
    expect(await runs('')).toBeUndefined();
    expect(await runs()).toBeUndefined();
    expect(sandbox.requests.entries().slice(-2)).toMatchObject([{ status: 200 }, { status: 422 }]);
  });
});

describe('the tests of a suite', () => {
  const version = { 'buildkite-version': '2026-08-01' };
  const tests = `${suites}/unit/tests`;

  it('have counts in the version that has them: those of the list of flaky tests, and those that ran', async () => {
    const { ask } = await built();
    const { body } = await ask<Row[]>('GET', `${tests}?sort_by=reliability&order=asc`, { headers: version });
    expect(body).toMatchObject([
      { name: 'rounds', labels: [], reliability: 0.333 },
      { name: 'sleeps', labels: ['flaky'], executions_count_by_result: { passed: 9, failed: 1 } },
      { name: 'loads', executions_count: 114, executions_count_by_result: { passed: 111, failed: 3 } },
      { name: 'adds' },
    ]);
    const flaky = await ask<Row[]>('GET', `${tests}?labels=flaky`, { headers: version });
    expect(flaky.body.map(({ name }) => name).sort()).toEqual(['loads', 'sleeps']);
  });

  it.each<Record<string, string>>([{}, { 'buildkite-version': '' }, { 'buildkite-version': '2026-01-01' }])(
    'have none in an older version, which knows one label: %j',
    async (headers) => {
      const { ask } = await built();
      const { body } = await ask<Row[]>('GET', `${tests}?label=flaky`, { headers });
      expect(body.map(({ name }) => name).sort()).toEqual(['loads', 'sleeps']);
      expect(body[0]).not.toHaveProperty('executions_count');
    },
  );

  it.each(['yesterday', '2026-8-1', '2026-13-01'])('are refused to the version %s', async (each) => {
    const { ask } = await built();
    expect((await ask('GET', tests, { headers: { 'buildkite-version': each } })).status).toBe(400);
  });

  it('are those that ran since a time', async () => {
    const { ask, clock } = await built();
    const names = async (query: string) =>
      (await ask<Row[]>('GET', `${tests}?labels=flaky&${query}`, { headers: version })).body.map(
        ({ name }) => name,
      );
    const since = new Date(clock.now() - 2 * 86_400_000).toISOString();
    expect(await names(`min_timestamp=${since}`)).toEqual(['loads']);
    expect(await names('period=1day')).toEqual(['loads']);
    expect(await names(`max_timestamp=${since}`)).toEqual(['sleeps']);
    expect((await ask('GET', `${tests}?min_timestamp=now`, { headers: version })).status).toBe(400);
  });
});

it('a trigger step can start a build of another organization', async () => {
  const { sandbox, clock, get } = start({
    seed: {
      organizations: [
        { slug: 'acme', pipelines: [{ slug: 'web', script: settled({ trigger: 'globex/robots' }) }] },
        { slug: 'globex', pipelines: [{ slug: 'robots', script: settled({ exits: [1] }) }] },
      ],
    },
  });
  sandbox.world.run(web);
  clock.advance(60_000);
  expect((await get(`${builds}/1`)).body).toMatchObject({
    state: 'failed',
    jobs: [
      {
        type: 'trigger',
        triggered_build: {
          number: 1,
          url: expect.stringContaining('/organizations/globex/pipelines/robots/builds/1'),
        },
      },
    ],
  });
});
