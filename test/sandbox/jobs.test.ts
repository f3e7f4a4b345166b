import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import { uuidOf } from '../../src/sandbox/identity.ts';
import type { CommandStep, Step } from '../../src/sandbox/simulation/script.ts';
import { builds, first, settled, start, startBuild, web } from './harness.ts';

const text = expect.any(String);

/** What the API tells of the jobs of a build of these steps, at some seconds after its creation. */
const told: readonly (readonly [string, readonly Step[], Readonly<Record<number, readonly object[]>>])[] = [
  [
    'its times, its agent and its exit status as it runs',
    [{ name: 'Test', exits: [3], queue: 'big' }],
    {
      1: [{ state: 'scheduled', agent: null, runnable_at: text, started_at: null, exit_status: null }],
      1.8: [{ state: 'assigned', agent: { name: expect.stringMatching(/^big-/) }, started_at: null }],
      5: [{ state: 'running', started_at: text, finished_at: null, exit_status: null }],
      12: [{ state: 'failed', finished_at: text, exit_status: 3, agent_query_rules: ['queue=big'] }],
    },
  ],
  [
    'that it failed softly only once it has',
    [{ exits: [1], softFail: true }, { softFail: true }],
    {
      5: [{ soft_failed: false }, { soft_failed: false }],
      12: [{ soft_failed: true }, { soft_failed: false }],
    },
  ],
  [
    'why it is broken',
    [{ exits: [1] }, { branches: 'other' }, 'wait', {}],
    {
      60: [
        { state: 'failed', broken_reason: null },
        { state: 'broken', broken_reason: 'conditional_failed' },
        { type: 'waiter' },
        { state: 'broken', broken_reason: 'dependency_failed' },
      ],
    },
  ],
  [
    'its index and its matrix',
    [{ parallelism: 2 }, { matrix: [{ os: 'linux' }] }, {}],
    {
      1: [
        { parallel_group_index: 0, parallel_group_total: 2, matrix: null },
        { parallel_group_index: 1, parallel_group_total: 2, matrix: null },
        { parallel_group_index: null, parallel_group_total: null, matrix: { os: 'linux' } },
        { parallel_group_index: null, parallel_group_total: null, matrix: null },
      ],
    },
  ],
  [
    'its name and command, which may be missing',
    [{ name: null, command: null }, { name: 'Unit tests' }, { key: 'lint' }],
    {
      1: [
        { name: null, command: null, step_key: null },
        { name: 'Unit tests', command: 'make unit-tests' },
        { name: null, command: 'make lint', step_key: 'lint' },
      ],
    },
  ],
  [
    'which build it has triggered',
    [{}, 'wait', { trigger: 'web', name: 'Again' }],
    {
      11: [{}, {}, { type: 'trigger', state: 'waiting', triggered_build: null }],
      13: [
        {},
        {},
        {
          ...{ type: 'trigger', name: 'Again', async: false, state: 'running' },
          triggered_build: { number: 2, url: expect.stringMatching(/\/builds\/2$/) },
        },
      ],
    },
  ],
  [
    'whether it can be unblocked',
    [{}, { block: 'Go?' }],
    {
      5: [{}, { label: 'Go?', state: 'waiting', unblockable: false }],
      12: [{}, { state: 'blocked', unblockable: true, unblocked_by: null }],
    },
  ],
];

describe('a job', () => {
  it.each(told)('tells %s', async (_, steps, expected) => {
    const { at, read } = await startBuild(steps);
    for (const [seconds, jobs] of Object.entries(expected).sort(([a], [b]) => Number(a) - Number(b))) {
      at(Number(seconds));
      const shown = (await read()).jobs ?? [];
      expect(shown).toMatchObject(jobs);
      expect(new Set(shown.map((job) => Object(job).id)).size).toBe(shown.length);
    }
  });

  it('is killed when it is canceled', async () => {
    const { at, read, sandbox } = await startBuild([{ runMs: 60_000 }]);
    at(10);
    sandbox.world.cancel(first);
    at(11);
    expect((await read()).jobs).toMatchObject([{ state: 'canceling', exit_status: null, finished_at: null }]);
    at(13);
    expect((await read()).jobs).toMatchObject([
      { state: 'canceled', exit_status: -1, signal_reason: 'cancel' },
    ]);
  });

  it('is listed with its retried runs only if they are requested', async () => {
    const { at, get } = await startBuild([{ key: 'test', exits: [1, 1, 0] }]);
    at(60);
    for (const path of [builds, `${builds}/1`]) {
      const jobsOf = async (value: string) => {
        const { body } = await get<Build | Build[]>(`${path}?include_retried_jobs=${value}`);
        return [body].flat()[0]?.jobs ?? [];
      };
      for (const no of ['', 'false', '0']) expect(await jobsOf(no)).toHaveLength(1);
      for (const yes of ['True', '1']) expect(await jobsOf(yes)).toHaveLength(3);
      const all = await jobsOf('true');
      const failed = { state: 'failed', exit_status: 1, retried: true, retry_type: 'automatic' };
      expect(all).toMatchObject([
        { ...failed, retried_in_job_id: all[1]?.id, retries_count: null },
        { ...failed, retried_in_job_id: all[2]?.id, retries_count: 1 },
        { state: 'passed', retried: false, retried_in_job_id: null, retries_count: 2, retry_type: null },
      ]);
    }
  });

  it('of a trigger step is named by the build that it triggered', async () => {
    const { at, get, created } = await startBuild([{ trigger: 'web', async: true }]);
    at(1);
    expect((await get<Build>(`${builds}/2`)).body).toMatchObject({
      source: 'trigger_job',
      triggered_from: { build_id: created.id, build_number: 1, build_pipeline_slug: 'web' },
    });
    expect('triggered_from' in created).toBe(false);
  });
});

describe('the upload job', () => {
  it.each([
    ['it fails', 'failed', { exits: [1] }, 60],
    ['the build is canceled first', 'canceled', {}, 2],
  ])('adds no other jobs if %s', async (_, state, upload, seconds) => {
    const { at, read, put } = await startBuild({ steps: [{ name: 'Test' }], upload });
    at(seconds);
    await put('cancel');
    at(60);
    const build = await read();
    expect([build.jobs?.length, build]).toMatchObject([
      1,
      { state, jobs: [{ name: ':pipeline: Upload', state }] },
    ]);
  });

  it('can have other durations and another name', async () => {
    const { at, read } = await startBuild({ steps: [], upload: { name: 'Plan', waitMs: 0, runMs: 1_000 } });
    at(1);
    expect((await read()).jobs).toMatchObject([{ name: 'Plan', state: 'passed' }]);
  });
});

describe('the build of the jobs', () => {
  it('is failing since the first failure that was not retried automatically', async () => {
    const { at, read } = await startBuild([{ exits: [1, 0] }, { exits: [1, 1], runMs: 20_000 }]);
    at(30);
    expect((await read()).failing_at).toBeNull();
    at(44);
    const { failing_at, finished_at } = await read();
    expect(failing_at).toBe(finished_at);
  });

  it('counts its jobs by state, including retried ones if requested', async () => {
    const { at, read } = await startBuild([{ exits: [1, 0] }, {}, 'wait', {}]);
    at(5);
    expect((await read()).job_state_counts).toEqual({ total: 4, states: { running: 2, waiting: 2 } });
    at(60);
    expect((await read()).job_state_counts).toEqual({ total: 4, states: { passed: 4 } });
    const all = await read('?include_retried_jobs=true');
    expect(all.job_state_counts).toEqual({ total: 5, states: { failed: 1, passed: 4 } });
  });

  it('is counted by its pipeline', async () => {
    const { at, read, sandbox } = await startBuild([{}, {}, 'wait', {}]);
    sandbox.world.run({ ...web, branch: 'other' });
    const kinds = ['scheduled_builds', 'running_builds', 'scheduled_jobs', 'running_jobs', 'waiting_jobs'];
    for (const [seconds, counts] of [
      [1, [2, 0, 4, 0, 2]],
      [5, [0, 2, 0, 4, 2]],
      [60, [0, 0, 0, 0, 0]],
    ] as const) {
      at(seconds);
      const { pipeline } = await read();
      expect(kinds.map((kind) => Object(pipeline)[`${kind}_count`])).toEqual(counts);
    }
  });
});

describe('the log of a job', () => {
  const plain = { accept: 'text/plain' };
  const failing: CommandStep = { name: 'Unit', output: 'one\ntwo\n', exits: [3] };

  /** What reads the log of the first job some seconds after its start. */
  async function logOf(step: CommandStep, seconds = 60) {
    const { at, created, ask } = await startBuild([step]);
    at(seconds);
    const path = `${builds}/1/jobs/${created.jobs?.[0]?.id}/log`;
    const read = (more: Readonly<Record<string, string>> = {}, method = 'GET') =>
      ask<string>(method, path, { headers: { ...plain, ...more } });
    return { read, ask, path };
  }

  it('has what the command printed, between the lines of the agent', async () => {
    const { text: log, headers } = await (await logOf(failing)).read();
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as the service stores it
    const lines = log.split('\r\n').map((line) => line.replaceAll(/\u001b(?:_bk;t=\d+\u0007|\[\d+m)/g, ''));
    expect(lines.slice(2)).toEqual([
      '$ git clean -ffxdq',
      '~~~ Running commands',
      '$ make unit',
      'one',
      'two',
      '🚨 Error: The command exited with status 3',
      '^^^ +++',
      '~~~ Running global pre-exit hook',
      '$ /etc/buildkite-agent/hooks/pre-exit',
      '',
    ]);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it.each<[string, CommandStep, number, string, string]>([
    [
      'depends on the attempt and the job',
      { output: ({ index, attempt }) => `job ${index}, attempt ${attempt}` },
      60,
      'job 0, attempt 0\r\n',
      'job 1',
    ],
    [
      'says that a job was stopped',
      { exits: ['timed_out'] },
      60,
      'The command was interrupted by a signal',
      'exited',
    ],
    [
      'grows while the job runs',
      { runMs: 100_000, output: 'said' },
      10,
      'Preparing working directory',
      'said',
    ],
  ])('%s', async (_, step, seconds, there, missing) => {
    const { text: log } = await (await logOf(step, seconds)).read();
    expect(log).toContain(there);
    expect(log).not.toContain(missing);
  });

  it('is JSON unless text is accepted', async () => {
    const { ask, path } = await logOf(failing);
    const { body } = await ask<{ content: string; size: number; header_times: number[] }>('GET', path);
    expect([body.size, body.header_times.length]).toEqual([Buffer.byteLength(body.content), 3]);
  });

  it('ends with as many bytes as a range asks for', async () => {
    const { read } = await logOf({ output: 'ünïcödé' });
    const all = Buffer.from((await read()).text);
    const { status, headers } = await read({ range: 'bytes=-50' });
    const range = `bytes ${all.length - 50}-${all.length - 1}/${all.length}`;
    expect([status, headers.get('content-range')]).toEqual([206, range]);
    expect(await read({ range: 'bytes=-99999' })).toMatchObject({ status: 206, text: all.toString() });
    const head = await read({}, 'HEAD');
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', `${all.length}`]);
  });

  it.each(['bytes=0-10', 'bytes=-0', 'bytes=5-', 'lines=-5'])('refuses the range %s', async (range) => {
    expect((await (await logOf(failing)).read({ range })).status).toBe(400);
  });

  it('has no range while it is empty', async () => {
    const { read } = await logOf({ waitMs: 30_000 }, 5);
    expect((await read({ range: 'bytes=-10' })).status).toBe(416);
    expect(await read()).toMatchObject({ status: 200, text: '' });
  });
});

describe('the neighbors of the endpoints of builds', () => {
  /** A build that waits at its block step, and the paths of its jobs. */
  async function blocked(step: CommandStep = { key: 'unit' }) {
    const annotations = [{ context: 'lint', body_html: '<p>2</p>' }];
    const script = { ...settled(step, { block: 'Ship?', key: 'ship' }), annotations };
    const kit = await startBuild(script, {}, { commit: 'HEAD', branch: 'main', meta_data: { a: '1' } });
    kit.at(60);
    const jobs = (await kit.read()).jobs ?? [];
    const [test = '', ship = ''] = jobs.map((job) => `jobs/${job.id}`);
    return { ...kit, jobs, test, ship, id: jobs[0]?.id };
  }

  it('unblock a job, and the values of the fields are meta-data', async () => {
    const { put, get, ship, sandbox } = await blocked();
    const reply = await put(`${ship}/unblock`, { fields: { version: '1.2', notes: 3 } });
    const by = { unblocked_by: { name: 'Ada Lindqvist' }, unblocked_at: text };
    const body = { type: 'manual', state: 'unblocked', unblockable: false, ...by };
    expect(reply).toMatchObject({ status: 200, body });
    const meta_data = { a: '1', version: '1.2', notes: '3' };
    expect((await get(`${builds}/1`)).body).toMatchObject({ blocked: false, meta_data });
    expect(sandbox.world.build(first)?.meta_data).toEqual(meta_data);
    expect((await get<Build[]>(`${builds}?meta_data[version]=1.2`)).body).toHaveLength(1);
  });

  it('unblock for another user', async () => {
    const { put, ship } = await blocked();
    const body = { unblocker: uuidOf('user/ada@acme.example') };
    expect((await put(`${ship}/unblock`, body)).status).toBe(200);
  });

  it('do not unblock a job of another type, for an unknown user, with invalid fields, or twice', async () => {
    const { put, test, ship } = await blocked();
    const message = 'This job type cannot be unblocked';
    expect(await put(`${test}/unblock`)).toMatchObject({ status: 400, body: { message } });
    for (const body of [{ unblocker: uuidOf('x') }, { fields: 'a=b' }, { fields: { a: ['b'] } }])
      expect((await put(`${ship}/unblock`, body)).status).toBe(422);
    expect((await put(`${ship}/unblock`)).status).toBe(200);
    expect((await put(`${ship}/unblock`)).status).toBe(422);
  });

  it('do not unblock a job of a canceled build', async () => {
    const { put, ship } = await blocked({ runMs: 90_000 });
    await put('cancel');
    const message = 'The build of this job was canceled';
    expect(await put(`${ship}/unblock`)).toMatchObject({ status: 422, body: { message } });
  });

  it('list the jobs of a build, and show one, with and without its pipeline', async () => {
    const { get, jobs, test, id } = await blocked();
    const organization = '/v2/organizations/acme/jobs';
    expect((await get(`${builds}/1/jobs`)).body).toEqual(jobs);
    for (const path of [`${builds}/1/${test}`, `${organization}/${id}`])
      expect((await get(path)).body).toEqual(jobs[0]);
    const contentOf = async (path: string) => (await get<{ content: string }>(path)).body.content;
    expect(await contentOf(`${organization}/${id}/log`)).toBe(await contentOf(`${builds}/1/${test}/log`));
    for (const path of [`${builds}/1/jobs/x`, `${builds}/1/jobs/x/log`, `${organization}/x`])
      expect(await get(path)).toMatchObject({ status: 404, body: { message: 'No job found' } });
  });

  it('list the annotations of a build', async () => {
    const { body } = await (await blocked()).get(`${builds}/1/annotations`);
    const shown = { context: 'lint', style: null, body_html: '<p>2</p>', created_at: text };
    expect(body).toMatchObject([{ id: text, ...shown }]);
  });

  it('describe the token', async () => {
    const body = { scopes: ['read_suites', 'read_builds'], user: { name: 'Ada Lindqvist' } };
    expect(await start().get('/v2/access-token', 'readOnly')).toMatchObject({ status: 200, body });
  });
});
