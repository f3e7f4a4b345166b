import { describe, expect, test } from 'vitest';
import { buildKeyName, type Client, TransportError } from '../../../src/client/index.ts';
import type { SuiteAddress } from '../../../src/model/requests.ts';
import { build, createHarness, rejection, web } from '../support/harness.ts';
import type { Scripted } from '../support/scripted-transport.ts';

// What happens to a write whose response is lost is in test/faults and, with much at once, in test/model-based.

const body = { commit: 'HEAD', branch: 'main' };
const keyed = { [buildKeyName]: 'key-1' };
const lost: Scripted = { error: new TransportError({ code: 'ECONNRESET', sent: 'unknown' }) };

/** A service whose reads show `before`, and `after` from the first write on, whose response is lost. */
function losing(before: unknown, after: unknown) {
  let shown = before;
  return createHarness(({ method }) => {
    if (method === 'GET') return { json: shown };
    shown = after;
    return lost;
  });
}

describe('the creation of a build', () => {
  test('marks it with a key of its own, beside the meta-data that it was given', async () => {
    const { client, transport } = createHarness({ status: 201, json: build(1) }, { uuid: () => 'key-0' });
    const created = await client.builds.createWithDetails(web, { ...body, meta_data: { mine: 'x' } });
    expect(created).toMatchObject({ key: 'key-0', origin: 'direct', build: { number: 1 } });
    const { meta_data } = JSON.parse(transport.requests[0]?.body ?? '');
    expect(meta_data).toEqual({ mine: 'x', [buildKeyName]: 'key-0' });
  });

  test.each([
    [{ key: 'a b' }, {}, 'key must be 1 to 200 letters'],
    [{ key: '' }, {}, 'key must be 1 to 200 letters'],
    [{}, { meta_data: keyed }, 'body.meta_data.kitestring-key is set by the client itself'],
  ])('refuses the options %j with the body %j', async (options, more, message) => {
    const { client, transport } = createHarness([]);
    await expect(client.builds.create(web, { ...body, ...more }, options)).rejects.toThrow(message);
    expect(transport.requests).toEqual([]);
  });

  test('takes the first build with its key that is neither canceled nor skipped, and no rebuild, which inherits the key', async () => {
    const rebuilt = build(1, { meta_data: keyed, rebuilt_from: { id: 'x', number: 9, url: 'u' } });
    const [skipped, canceled] = ['skipped', 'canceled'].map((state, at) =>
      build(2 + at, { meta_data: keyed, state }),
    );
    const live = [build(5, { meta_data: keyed }), build(4, { meta_data: keyed })];
    const all = [build(6), ...live, canceled, skipped, rebuilt];
    const { client } = losing([], all);
    const created = await client.builds.createWithDetails(web, body, { key: 'key-1' });
    expect(created).toMatchObject({ build: { number: 4 }, origin: 'recovered' });
    const found = await client.builds.findByKey(web, 'key-1');
    expect(found.map(({ number }) => number)).toEqual([2, 3, 4, 5]);
  });
});

test.each([{}, null])(
  'a creation that was sent again is in doubt if the build has the meta-data %j',
  async (kept) => {
    const answers: Scripted[] = [lost, { status: 201, json: build(2, { meta_data: kept }) }];
    const { client } = createHarness(({ method }) =>
      method === 'GET' ? { json: [] } : (answers.shift() ?? lost),
    );
    const error = await rejection(client.builds.create(web, body));
    expect(error).toMatchObject({
      name: 'OutcomeUnknownError',
      hint: expect.stringContaining('created another build'),
    });
  },
);

describe('a rebuild', () => {
  const original = { ...web, number: 1 };
  const from = (number: number) => ({ rebuilt_from: { id: `id-${number}`, number, url: 'u' } });

  const by = (email: string) => ({ ...from(1), creator: { id: `id of ${email}`, email } });
  const described = { uuid: 'u', user: { name: 'CI', email: 'ci@acme.example' } };
  const [ours, bobs] = [by('ci@acme.example'), by('bob@acme.example')];
  const notOurs = ' The user of the token is not known to have created ';

  test.each([
    ['was rebuilt by a person', [build(3, { ...ours, source: 'ui' })], ''],
    ['shows no creator', [build(3, from(1))], `${notOurs}this rebuild: 3.`],
    ['is that of another user', [build(4, bobs), build(3, bobs)], `${notOurs}these rebuilds: 4, 3.`],
    ['may be one of two of ours', [build(4, ours), build(3, ours)], ''],
  ])('adopts no build that %s', async (_, after, others) => {
    let shown = [build(2)];
    const { client } = createHarness(({ method, url }) => {
      if (method === 'GET') return { json: url.endsWith('/access-token') ? described : shown };
      shown = after;
      return lost;
    });
    expect(await rejection(client.builds.rebuild(original))).toMatchObject({
      name: 'OutcomeUnknownError',
      hint: `Before you rebuild it again, look for a new build of the pipeline that was rebuilt from build 1.${others}`,
    });
  });

  test('can be found later, among the builds of others, also after a creation that shows no creator', async () => {
    const foreign = ['ui', 'webhook', 'schedule', 'trigger_job'];
    const all = [
      build(7, from(1)),
      build(6, by('Ci@acme.example')),
      build(5, bobs),
      ...foreign.map((source) => build(4, { ...ours, source })),
      build(3, from(9)),
      build(2, ours),
    ];
    const { client } = createHarness(({ method, url }) => {
      if (method === 'POST') return { status: 201, json: build(2) };
      return { json: url.endsWith('/access-token') ? described : all };
    });
    await client.builds.create(web, body);
    const { own, others } = await client.builds.findRebuilds(original, 2);
    expect([own, others].map((builds) => builds.map(({ number }) => number))).toEqual([[6], [7, 5]]);
  });

  test.each(['ci@acme.example', null])(
    'is of the user whose ID an earlier creation has shown, with the email address %s',
    async (email) => {
      const by = (id: string | null) => ({ ...from(1), creator: { id, email: id && email } });
      const all = [build(5, by(null)), build(4, by('u2')), build(3, by('u1'))];
      const { client } = createHarness(({ method }) =>
        method === 'GET' ? { json: all } : { status: 201, json: build(2, by('u1')) },
      );
      await client.builds.create(web, body);
      const { own, others } = await client.builds.findRebuilds(original, 2);
      expect([own, others].map((builds) => builds.map(({ number }) => number))).toEqual([[3], [5, 4]]);
    },
  );
});

test.each([
  ['none was retried', {}, []],
  ['a step retried its job automatically', { retried: true, retry_type: 'automatic' }, [{ id: 'x' }]],
  ['a job in another state was retried', {}, [{ id: 's', soft_failed: true, retried: true }]],
  ['a job of another step was added', {}, [{ id: 'new', state: 'running' }]],
])('a lost retry of failed jobs is not taken for done if %s', async (_, change, others) => {
  const shown = (...jobs: readonly object[]) =>
    build(42, { state: 'failed', jobs: jobs.map((job) => ({ type: 'script', state: 'failed', ...job })) });
  const soft = { id: 's', soft_failed: true };
  const { client, transport } = losing(shown({ id: 'a' }, soft), shown({ id: 'a', ...change }, ...others));
  const retry = client.builds.retryFailedJobs({ ...web, number: 42 }, { states: ['failed'] });
  expect(await rejection(retry)).toMatchObject({
    name: 'OutcomeUnknownError',
    hint: 'Before you retry them again, check whether jobs of build 42 have been retried.',
  });
  expect(transport.requests.filter(({ method }) => method !== 'GET')).toHaveLength(1);
});

const [shown, suite] = [build(1, { jobs: [] }), { id: 's', slug: 'unit' }];
type Options = Parameters<ReturnType<typeof losing>['client']['builds']['rebuild']>[1];
type Write = (client: ReturnType<typeof losing>['client'], options: Options) => Promise<unknown>;
const target = { ...web, number: 1 };
test.each<[string, unknown, unknown, Write]>([
  ['rebuild', [shown], 1, ({ builds }, options) => builds.rebuild(target, options)],
  [
    'retry',
    shown,
    { jobs: [] },
    ({ builds }, options) => builds.retryFailedJobs(target, { states: ['failed'], ...(options as object) }),
  ],
  [
    'change of a suite',
    suite,
    suite,
    ({ suites }, options) =>
      suites.update({ organization: 'acme', suite: 'unit' }, { name: 'N' }, options as object),
  ],
])(
  'a listener of a write gets what was read before a %s, and can prevent the write',
  async (_, read, before, write) => {
    const { client, transport } = losing(read, read);
    const states: unknown[] = [];
    const onState: NonNullable<Options>['onState'] = (...state) => {
      states.push(...state);
      throw new Error('no more');
    };
    await expect(write(client, { onState })).rejects.toThrow('no more');
    expect(states).toMatchObject(['sending', before]);
    expect(transport.requests.map(({ method }) => method)).toEqual(['GET']);
  },
);

test.each<[string, (suites: Client['suites'], to: SuiteAddress) => Promise<unknown>]>([
  ['change', (suites, to) => suites.update(to, { name: 'N' })],
  ['deletion', (suites, to) => suites.delete(to)],
])('a lost %s of a suite is not sent again once its slug belongs to another', async (_, write) => {
  const after = [
    { id: 's', slug: 'moved' },
    { id: 'other', slug: 'unit' },
  ];
  const { client, transport } = losing(suite, after);
  const error = await rejection(write(client.suites, { organization: 'acme', suite: 'unit' }));
  expect(error).toMatchObject({ code: 'ECONNRESET', hint: expect.stringContaining('anyway') });
  expect(transport.requests.filter(({ method }) => method !== 'GET')).toHaveLength(1);
});

describe('a lost creation of a suite', () => {
  const named = (id: string, name: string, more: object = {}) => ({ id, slug: id, name, ...more });
  const before = [named('a', 'Fast'), named('z', 'Slow')];
  const create = (...after: readonly object[]) =>
    losing(before, [...before, ...after]).client.suites.createWithDetails(
      { organization: 'acme' },
      { name: 'Fast', default_branch: 'main' },
    );

  test('takes neither an older suite of its name nor a new one of another name or branch', async () => {
    const others = [named('b', 'Slow'), named('c', 'Fast', { default_branch: 'trunk' })];
    expect(await rejection(create(...others))).toMatchObject({ name: 'OutcomeUnknownError' });
  });

  test('takes the new suite of its name, also if the service does not show its branch', async () => {
    const found = { origin: 'recovered', suite: { id: 'b' } };
    expect(await create(named('b', 'Fast', { default_branch: 'main' }))).toMatchObject(found);
    expect(await create(named('b', 'Fast'))).toMatchObject(found);
  });
});

test('a listener of a creation learns what may have come of each attempt, and can prevent another', async () => {
  const { client, transport } = createHarness(({ method }, index) => {
    if (index === 0) return { status: 503, json: { message: 'Busy' } };
    return method === 'GET' ? { json: [] } : lost;
  });
  const states: string[] = [];
  const onState = (state: string) => {
    states.push(state);
    if (states.length === 5) throw new Error('no more');
  };
  await expect(client.builds.create(web, body, { onState })).rejects.toThrow('no more');
  expect(states).toEqual(['sending', 'settled', 'sending', 'in doubt', 'sending']);
  expect(transport.requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

const large = { chunks: [Buffer.alloc(17 * 2 ** 20)] };
const refusal = { status: 422, json: { message: 'Build can not be canceled' } };

test.each([
  ['accepted', large],
  ['refused', refusal],
] as const)('a cancel of a build that is too large is read by its state alone: %s', async (_, answer) => {
  const { client, transport } = createHarness(({ method, url }) => {
    if (method === 'PUT') return answer;
    return url.includes('exclude_jobs=true') ? { json: build(1, { state: 'canceled' }) } : large;
  });
  const canceled = await client.builds.cancelWithDetails({ ...web, number: 1 });
  expect(canceled).toMatchObject({ build: { state: 'canceled' }, already: answer === refusal });
  expect(transport.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test.each([
  ['no job was in these states', 'passed', { count: 0, origin: 'direct' }],
  ['none shows as retried', 'failed', { error: { name: 'OutcomeUnknownError' } }],
])('a retry of failed jobs whose response is too large is looked for: %s', async (_, state, ending) => {
  const items = [{ id: 'a', type: 'script', state }];
  const { client, transport } = createHarness(({ method, url }) => {
    if (url.includes('/jobs?')) return { json: { items } };
    return method === 'PUT' || !url.includes('exclude_jobs=true') ? large : { json: build(1) };
  });
  const states = ['timed_out', 'failed', 'soft_failed'] as const;
  const retry = client.builds.retryFailedJobs({ ...web, number: 1 }, { states });
  expect(await retry.catch((error: unknown) => ({ error }))).toMatchObject(ending);
  const list = transport.requests.find(({ url }) => url.includes('/jobs?'));
  expect(list?.url).toContain('?state%5B%5D=timed_out&state%5B%5D=failed&state%5B%5D=failed&');
});

test('a write to a job of a build that is too large is looked for in the list of jobs', async () => {
  const items = [
    { id: 'step', type: 'manual', state: 'unblocked' },
    { id: 'old', type: 'script', state: 'failed', retried_in_job_id: 'new' },
    { id: 'new', type: 'script', state: 'running' },
  ];
  const { client } = createHarness(({ method, url }) => {
    if (method === 'PUT') return lost;
    if (url.includes('/jobs?')) return { json: { items } };
    return url.includes('exclude_jobs=true') ? { json: build(1) } : large;
  });
  const job = (id: string) => ({ ...web, number: 1, job: id });
  expect(await client.jobs.unblock(job('step'))).toMatchObject({ job: { id: 'step' }, origin: 'recovered' });
  expect(await client.jobs.retry(job('old'))).toMatchObject({ job: { id: 'new' }, origin: 'recovered' });
});
