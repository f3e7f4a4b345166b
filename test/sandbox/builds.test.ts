import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import { buildStates, cancelableStates } from '../../src/model/states.ts';
import type { CommandStep, Step } from '../../src/sandbox/simulation/script.ts';
import { builds, first, order, origin, seedOf, settled, start, startBuild, web } from './harness.ts';

interface Refused {
  readonly message: string;
  readonly errors?: unknown;
}

const step = (more: CommandStep = {}): CommandStep => ({ waitMs: 5_000, runMs: 10_000, ...more });
const never = Number.POSITIVE_INFINITY;
const day = 24 * 60 * 60;

describe('a build', () => {
  // By seconds after its creation: its state, and those of its jobs.
  it.each<[string, readonly Step[], Readonly<Record<number, string>>]>([
    [
      'is scheduled, running, and passed',
      [step()],
      {
        0: 'scheduled: scheduled',
        4.4: 'scheduled: scheduled',
        4.6: 'scheduled: assigned',
        5: 'running: running',
        14.999: 'running: running',
        15: 'passed: passed',
      },
    ],
    [
      'is failing from the first failure that counts until its last job finishes',
      [step({ exits: [1] }), step({ runMs: 60_000 })],
      {
        14: 'running: running running',
        15: 'failing: failed running',
        64: 'failing: failed running',
        65: 'failed: failed passed',
      },
    ],
    [
      'passes when an automatic retry passes',
      [step({ exits: [1, 0] })],
      { 16: 'running: scheduled', 30: 'passed: passed' },
    ],
    [
      'fails when its retries are used up',
      [step({ exits: [1, 1] })],
      { 29: 'running: running', 30: 'failed: failed' },
    ],
    ['passes with a soft failure', [step({ exits: [1], softFail: true })], { 15: 'passed: failed' }],
    ['fails when a job times out', [step({ exits: ['timed_out'] })], { 15: 'failed: timed_out' }],
    [
      'waits thirty days for an agent',
      [step({ waitMs: never })],
      { [29 * day]: 'scheduled: scheduled', [30 * day]: 'failed: expired' },
    ],
    [
      'does not run the jobs after a failure',
      [step({ exits: [1] }), 'wait', step(), { block: 'Go?' }],
      { 14: 'running: running waiting waiting waiting', 15: 'failed: failed broken broken broken' },
    ],
    [
      'runs the jobs after a wait step when all before have passed',
      [step(), step({ runMs: 20_000 }), 'wait', step()],
      {
        16: 'running: passed running waiting waiting',
        25: 'running: passed passed passed scheduled',
        40: 'passed: passed passed passed passed',
      },
    ],
    [
      'is not_run if no step may run, and scheduled at the instant of its creation',
      [step({ branches: 'release/*' })],
      { 0: 'scheduled: broken', 1: 'not_run: broken' },
    ],
    [
      'has one job per parallel job or matrix combination, each with its own duration',
      [
        step({ parallelism: 2, runMs: (index) => 10_000 + index * 10_000 }),
        step({ name: 'On', matrix: [{ os: 'linux' }, { os: 'mac', arch: 'arm' }] }),
      ],
      { 16: 'running: passed running On linux passed On mac arm passed' },
    ],
  ])('%s', async (_, steps, expected) => {
    const { at, sandbox } = await startBuild(steps);
    for (const seconds of Object.keys(expected).sort((a, b) => Number(a) - Number(b))) {
      at(Number(seconds));
      const { state, jobs = [] } = sandbox.world.build(first) ?? {};
      const shown = jobs.map(
        (job) => `${job.type === 'script' && job.name ? `${job.name} ` : ''}${job.state}`,
      );
      expect([seconds, `${state}: ${shown.join(' ')}`]).toEqual([seconds, expected[Number(seconds)]]);
    }
  });

  it('waits at each block or input step until a user unblocks it', async () => {
    const { stateAt, jobsAt, sandbox } = await startBuild([
      step(),
      { block: 'One?' },
      { input: 'Two?' },
      step(),
    ]);
    expect(stateAt(15)).toBe('blocked');
    expect(jobsAt(1_000)).toEqual(['passed', 'blocked', 'waiting', 'waiting']);
    sandbox.world.unblock(first);
    expect(stateAt(1_000)).toBe('blocked');
    sandbox.world.unblock(first);
    expect(stateAt(1_000)).toBe('running');
    expect(jobsAt(1_005)).toEqual(['passed', 'unblocked', 'unblocked', 'running']);
    expect(stateAt(1_015)).toBe('passed');
  });
});

describe('the creation of a build', () => {
  it('gives it the next number of its pipeline and answers 201 with the state scheduled', async () => {
    const { ask } = start();
    const one = await ask<Build>('POST', builds, { body: order });
    const two = await ask<Build>('POST', builds, { body: order });
    expect(one.status).toBe(201);
    expect(one.body).toMatchObject({ number: 1, state: 'scheduled', source: 'api', started_at: null });
    expect(two.body.number).toBe(2);
    expect(two.body.id).not.toBe(one.body.id);
  });

  it('stores everything in the body', async () => {
    const author = { name: 'Grace', email: 'grace@acme.example' };
    const kept = { message: 'Ship it', env: { A: '1' }, meta_data: { key: 'value' }, author };
    const pull = { pull_request_base_branch: 'trunk', pull_request_repository: 'git://example.com/fork.git' };
    const body = { ...order, ...kept, ...pull, clean_checkout: true, pull_request_id: 12 };
    const { created, sandbox } = await startBuild([{}], {}, body);
    expect(created).toMatchObject({
      ...kept,
      pull_request: { id: '12', base: 'trunk', repository: 'git://example.com/fork.git' },
      creator: { id: sandbox.tokens.all.user.id },
    });
  });

  it.each([
    [{}, { author: null }],
    [{ author: {} }, { author: null }],
    [{ author: { name: 'Grace' } }, { author: { name: 'Grace', email: null } }],
    // As on the live service.
    [{ author: 'grace@acme.example' }, { author: { name: null, email: 'grace@acme.example' } }],
    [{ pull_request_id: '12' }, { pull_request: { id: '12' } }],
  ])('stores %j as %j', async (sent, kept) => {
    expect((await startBuild([{}], {}, { ...order, ...sent })).created).toMatchObject(kept);
  });

  it('stores numbers and booleans in maps as strings, and __proto__ as a key', async () => {
    const body = '{"commit":"HEAD","branch":"main","meta_data":{"a":1,"b":true,"__proto__":"c"}}';
    const { text } = await start().ask<Build>('POST', builds, { body });
    expect(text).toContain('"meta_data":{"a":"1","b":"true","__proto__":"c"}');
  });

  it('makes it available by its number, not by its ID', async () => {
    const { created, read, get } = await startBuild([{}]);
    expect((await read()).id).toBe(created.id);
    const reply = await get(`${builds}/${created.id}`);
    expect(reply).toMatchObject({ status: 404, body: { message: 'No build found' } });
  });

  it.each([
    [{ branch: 'main' }, ['commit missing']],
    [{ commit: 'HEAD' }, ['branch missing']],
    [{}, ['commit missing', 'branch missing']],
    [{ ...order, commit: '' }, ['commit missing']],
    [{ ...order, message: 7 }, ['message invalid']],
    [{ ...order, env: ['a'] }, ['env invalid']],
    [{ ...order, meta_data: { a: { b: 'c' } } }, ['meta_data invalid']],
    [{ ...order, clean_checkout: 'yes' }, ['clean_checkout invalid']],
    [{ ...order, pull_request_id: 1.5 }, ['pull_request_id invalid']],
    [{ ...order, author: { name: 7 } }, ['author invalid']],
    [{ ...order, author: [] }, ['author invalid']],
  ])('rejects %j, naming each field with a code', async (body, problems) => {
    const { ask, sandbox } = start();
    const reply = await ask<Refused>('POST', builds, { body });
    const errors = problems.map((problem) => ({ field: problem.split(' ')[0], code: problem.split(' ')[1] }));
    expect([reply.status, reply.body]).toEqual([422, { message: 'Validation Failed', errors }]);
    expect(sandbox.world.builds(web)).toEqual([]);
  });

  it.each(['{"commit":', '[]', '"HEAD"', 'null'])('rejects %s, which is not a JSON object', async (body) => {
    const reply = await start().ask<Refused>('POST', builds, { body });
    expect(reply).toMatchObject({ status: 400, body: { message: expect.stringContaining('JSON') } });
  });

  it('rejects a branch that the filter of the pipeline excludes, unless the filters are ignored', async () => {
    const { ask } = start({ seed: seedOf([{}], { branch_configuration: 'main release/*' }) });
    const create = (branch: string, more = {}) =>
      ask<Refused>('POST', builds, { body: { ...order, branch, ...more } });
    const message = expect.stringContaining('feature');
    expect(await create('feature')).toMatchObject({ status: 422, body: { message } });
    expect((await create('feature', { ignore_pipeline_branch_filters: true })).status).toBe(201);
    expect((await create('release/1')).status).toBe(201);
  });

  it('applies the branch filters of steps, even when those of the pipeline are ignored', async () => {
    const body = { commit: 'HEAD', branch: 'other', ignore_pipeline_branch_filters: true };
    expect((await startBuild([{ branches: 'main' }], {}, body)).stateAt(1)).toBe('not_run');
  });

  it('skips older builds of the branch that have not started, if the pipeline says so', () => {
    const { sandbox } = start({ seed: seedOf(settled({}), { skip_queued_branch_builds: true }) });
    for (const branch of ['main', 'other', 'main']) sandbox.world.run({ ...web, branch });
    const states = sandbox.world.builds(web).map(({ state }) => state);
    expect(states).toEqual(['scheduled', 'scheduled', 'skipped']);
  });

  it('cancels older builds of the branch that are running, if the pipeline says so', async () => {
    const { sandbox, at, read } = await startBuild([{}], { cancel_running_branch_builds: true });
    at(5);
    sandbox.world.run(web);
    at(10);
    const cancel_reason = expect.stringContaining('newer build');
    expect(await read()).toMatchObject({ state: 'canceled', cancel_reason });
  });
});

describe('a cancel', () => {
  const slow: Step = { waitMs: 5_000, runMs: 60_000 };
  /** How to bring build 1 into each state: its steps, and the seconds to wait. */
  const roads: Readonly<Record<string, readonly [readonly Step[], number]>> = {
    scheduled: [[slow], 1],
    running: [[slow], 6],
    failing: [[slow, { waitMs: 0, runMs: 1_000, exits: [1] }], 6],
    passed: [[{}], 60],
    failed: [[{ exits: [1] }], 60],
    blocked: [[{ block: 'Go?' }], 1],
    not_run: [[{ branches: 'none' }], 1],
  };

  async function inState(state: string) {
    const [steps, seconds] = roads[state] ?? [[slow], 6];
    const kit = await startBuild(steps, { skip_queued_branch_builds: true });
    if (state === 'skipped') kit.sandbox.world.run(web);
    kit.at(seconds);
    if (state === 'canceling' || state === 'canceled') await kit.put('cancel');
    if (state === 'canceled') kit.at(seconds + 60);
    // So every state of the document is reached.
    expect(kit.state()).toBe(state);
    return kit;
  }

  it.each(cancelableStates)('cancels a build that is %s', async (state) => {
    const kit = await inState(state);
    const reply = await kit.put<Build>('cancel');
    expect(reply.status).toBe(200);
    expect(reply.body.state).toMatch(/^cancel(?:ing|ed)$/);
    kit.clock.advance(10_000);
    expect(kit.state()).toBe('canceled');
  });

  it.each(buildStates.filter((state) => !cancelableStates.includes(state)))(
    'refuses a build that is %s, with a reason, and does not change it',
    async (state) => {
      const kit = await inState(state);
      const reply = await kit.put<Refused>('cancel');
      expect([reply.status, reply.body]).toEqual([422, { message: expect.stringContaining(state) }]);
      expect(kit.state()).toBe(state);
    },
  );

  it('leaves finished jobs as they were, and never starts the others', async () => {
    const retried = { runMs: 60_000, exits: [1, 0] };
    const { jobsAt, put, at } = await startBuild([{}, retried, 'wait', {}]);
    at(20);
    await put('cancel');
    expect(jobsAt(20)).toEqual(['passed', 'canceling', 'canceled', 'canceled']);
    expect(jobsAt(23)).toEqual(['passed', 'canceled', 'canceled', 'canceled']);
  });
});

describe('a rebuild', () => {
  it('answers 200 with a new build that names the original, and does not change the original', async () => {
    const body = { ...order, message: 'Once', env: { A: '1' }, meta_data: { a: 'b' } };
    const { created, at, get, put } = await startBuild([{}], {}, body);
    at(60);
    const before = await get(`${builds}/1?exclude_pipeline=true`);
    const reply = await put<Build>('rebuild');
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ number: 2, state: 'scheduled', source: 'api', message: 'Once' });
    // It inherits no meta-data, as on the live service.
    expect([reply.body.env, reply.body.meta_data]).toEqual([{ A: '1' }, {}]);
    expect(reply.body.id).not.toBe(created.id);
    const { rebuilt_from } = (await get<Build>(`${builds}/2`)).body;
    expect(rebuilt_from).toEqual({ id: created.id, number: 1, url: `${origin}${builds}/1` });
    expect((await get(`${builds}/1?exclude_pipeline=true`)).text).toBe(before.text);
  });

  it('can be disabled', async () => {
    expect((await (await startBuild([{}], { allow_rebuilds: false })).put('rebuild')).status).toBe(422);
  });
});

describe('the retry of failed jobs', () => {
  /** A build that has ended, and what retries its jobs in some states. */
  async function ended(...steps: readonly Step[]) {
    const kit = await startBuild(steps);
    kit.at(60);
    const retry = (states?: unknown) =>
      kit.put<Build & { message: string }>(
        'retry_failed_jobs',
        states === undefined ? undefined : { states },
      );
    return { ...kit, retry };
  }

  it('answers 202 with the build, which runs again, and with the number of jobs', async () => {
    const flaky = { exits: [1], retryExits: [0] };
    const { retry, jobsAt, state, read } = await ended(flaky, {}, flaky, 'wait', {});
    expect(jobsAt(60)).toEqual(['failed', 'passed', 'failed', 'broken', 'broken']);
    const reply = await retry('failed');
    expect(reply.status).toBe(202);
    expect(reply.body).toMatchObject({ number: 1, state: 'running', retried_jobs_count: 2 });
    const [one, two, three] = reply.body.jobs ?? [];
    expect([one, two, three]).toMatchObject([
      { state: 'scheduled', retries_count: 1 },
      { state: 'passed', retries_count: null },
      { state: 'scheduled', retries_count: 1 },
    ]);
    expect((await read('?include_retried_jobs=true')).jobs?.slice(0, 2)).toMatchObject([
      { retried: true, retried_in_job_id: one?.id, retry_type: 'manual' },
      { id: one?.id, retried: false, retried_in_job_id: null },
    ]);
    expect(jobsAt(120)).toEqual(Array(5).fill('passed'));
    expect(state()).toBe('passed');
  });

  it('lets a job fail again as it did, unless its step says otherwise', async () => {
    const { retry, at, read } = await ended(
      { exits: [3] },
      { exits: ['timed_out'] },
      { exits: [1], retryExits: [2, 0] },
    );
    const exits = async () => (await read()).jobs?.map((job) => Object(job).exit_status);
    expect((await retry()).body).toMatchObject({ retried_jobs_count: 3 });
    at(120);
    expect(await exits()).toEqual([3, -1, 2]);
    await retry();
    at(180);
    expect(await exits()).toEqual([3, -1, 0]);
  });

  it.each([
    ['failed, soft_failed', 2],
    ['expired', 0],
    [undefined, 3],
  ])('retries the jobs in the states %s: %i', async (states, count) => {
    const soft = { exits: [1], softFail: true };
    const { retry } = await ended({ exits: [1] }, { exits: ['timed_out'] }, soft, {});
    expect((await retry(states)).body).toMatchObject({ retried_jobs_count: count });
  });

  it.each(['passed', '', 'failed,', ['failed'], 1])('answers 400 to the states %j', async (states) => {
    const reply = await (await ended({ exits: [1] })).retry(states);
    expect(reply.status).toBe(400);
    expect(reply.body.message).toContain('states must be a list of: failed, soft_failed');
  });

  it('is refused for a canceled build, because the sandbox does not simulate that', async () => {
    const { retry, put, at, state } = await ended({ exits: [1] }, { runMs: 600_000 });
    await put('cancel');
    at(120);
    const message = 'The sandbox does not retry jobs of a canceled build';
    expect(await retry('canceled')).toMatchObject({ status: 422, body: { message } });
    expect(state()).toBe('canceled');
  });
});

describe('a trigger step', () => {
  const deploy = { organization: 'acme', pipeline: 'deploy' };
  function run(async: boolean) {
    const pipelines = [
      { slug: 'web', script: settled(step(), 'wait', { trigger: 'deploy', async }) },
      { slug: 'deploy', script: settled(step({ key: 'ship', exits: [1] })) },
    ];
    const kit = start({ seed: { organizations: [{ slug: 'acme', pipelines }] } });
    const born = kit.clock.now();
    kit.sandbox.world.run({ ...web, branch: 'feature' });
    return { ...kit, born, ours: () => kit.sandbox.world.build(first) };
  }

  it('starts a build of the other pipeline when it is runnable, and ends as that build does', async () => {
    const { sandbox, clock, ours, get } = run(false);
    clock.advance(14_999);
    expect(sandbox.world.builds(deploy)).toEqual([]);
    clock.advance(1);
    const path = '/v2/organizations/acme/pipelines/deploy/builds';
    expect((await get(path)).body).toMatchObject([
      { number: 1, source: 'trigger_job', branch: 'feature', state: 'scheduled' },
    ]);
    expect(ours()?.state).toBe('running');
    clock.advance(15_000);
    expect(ours()?.state).toBe('failed');
    sandbox.world.retryJob({ ...deploy, number: 1, job: 'ship' });
    clock.advance(60_000);
    expect(sandbox.world.builds(deploy)[0]?.state).toBe('passed');
    expect(ours()?.state).toBe('failed');
  });

  it('does not wait if it is async', () => {
    const { sandbox, clock, ours } = run(true);
    clock.advance(15_001);
    expect(ours()?.state).toBe('passed');
    expect(sandbox.world.builds(deploy)).toHaveLength(1);
  });

  it('follows the state of the other build', () => {
    const { sandbox, clock, born, ours } = run(false);
    clock.advance(20_000);
    sandbox.world.cancel({ ...deploy, number: 1 });
    clock.advance(5_000);
    expect(ours()).toMatchObject({ state: 'failed', finishedAt: born + 23_000 });
  });

  it('fails if the pipeline does not exist, and a chain of triggers ends', async () => {
    const loop = await startBuild([{ trigger: 'web', async: true }]);
    loop.at(60);
    expect(loop.sandbox.world.builds(web)).toHaveLength(10);
    expect((await startBuild([{ trigger: 'nowhere' }])).stateAt(1)).toBe('failed');
  });
});
