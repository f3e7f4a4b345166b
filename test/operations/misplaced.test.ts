import { describe, expect, it } from 'vitest';
import { createHarness, rejection, web } from '../client/support/harness.ts';
import { settled } from '../sandbox/harness.ts';
import { createHost, type Inputs } from '../support/operation-host.ts';

const script = settled({ name: 'Test', runMs: 600_000 });
const slugs = ['web', 'api'].map((slug) => ({ slug, script }));
const seed = {
  organizations: [
    { slug: 'acme', pipelines: slugs },
    { slug: 'globex', pipelines: slugs },
  ],
};
const commit = 'a'.repeat(40);
const start = { pipeline: 'acme/web', commit, branch: 'fix', wait: 'false' };

/** Where the URL of a build can lead instead of `acme/web`. */
const elsewhere: readonly [name: string, move: (url: string) => string][] = [
  ['another organization', (url) => url.replace('/acme/', '/globex/')],
  ['another pipeline', (url) => url.replace('/web/', '/api/')],
  ['another number', (url) => url.replace(/\d+$/, (number) => String(Number(number) + 1))],
  ['an encoded slug', (url) => url.replace('/acme/', '/%61cme/')],
];

const operations: readonly Inputs[] = [
  { operation: 'cancel-builds', pipeline: 'acme/web', branch: 'fix' },
  { operation: 'cancel-build', pipeline: 'acme/web', build: '1' },
  { operation: 'rebuild-build', pipeline: 'acme/web', build: '1', wait: 'false' },
  { operation: 'retry-failed-jobs', pipeline: 'acme/web', build: '1', wait: 'false' },
  { operation: 'trigger-build', ...start },
  { operation: 'trigger-build', ...start, wait: 'true', 'wait-timeout': '1m', 'cancel-on': 'abort, timeout' },
  { operation: 'trigger-build', ...start, 'idempotency-key': 'release-7' },
];

/** The same body, with the URL of each build moved. */
function moved(body: unknown, move: (url: string) => string): unknown {
  if (Array.isArray(body)) return body.map((item) => moved(item, move));
  const build = body as { readonly url?: string };
  return build.url?.includes('/builds/') ? { ...build, url: move(build.url) } : body;
}

describe.each(elsewhere)('if every build says that it is of %s', (_, move) => {
  it.each(operations.map((inputs) => [inputs.operation, inputs] as const))(
    '%s writes to no other pipeline, and at most once',
    async (_, inputs) => {
      const host = createHost({ seed, alter: (body) => moved(body, move) });
      for (const organization of ['acme', 'globex'])
        for (const { slug: pipeline } of slugs)
          for (const branch of ['fix', 'fix']) host.sandbox.world.run({ organization, pipeline, branch });
      host.clock.forSandbox.advance(10_000);
      await host.run(inputs).catch(() => {});
      const writes = host.requests().filter((request) => !request.startsWith('GET'));
      const own = {
        'cancel-build': '/1/cancel',
        'rebuild-build': '/1/rebuild',
        'retry-failed-jobs': '/1/retry_failed_jobs',
        'trigger-build': '',
      };
      const target = own[inputs.operation as keyof typeof own];
      const expected =
        target === undefined ? [] : [expect.stringContaining(`/acme/pipelines/web/builds${target}`)];
      expect([...new Set(writes)]).toEqual(expected);
      if (inputs.operation !== 'cancel-build') expect(writes).toHaveLength(expected.length);
      expect(host.outputs['build-number']).toBeUndefined();
    },
  );
});

describe('the builds of other places', () => {
  const url = (place: string, number: number) =>
    `https://api.buildkite.com/v2/organizations/${place.replace('/', '/pipelines/')}/builds/${number}`;
  const row = (number: number, place = 'acme/web') => ({
    id: `${place}${number}`,
    number,
    state: 'running',
    url: url(place, number),
  });

  it('are left out of a list, with one event however often it is read', async () => {
    const { client, events } = createHarness({ json: [row(3), row(2, 'globex/web'), row(1, 'ACME/Web')] });
    for (const _ of [1, 2])
      expect((await client.builds.listForPipeline(web).toArray()).map(({ number }) => number)).toEqual([
        3, 1,
      ]);
    expect(events.filter(({ kind }) => kind === 'misplaced')).toEqual([
      {
        kind: 'misplaced',
        endpoint: 'builds.listForPipeline',
        reason: `Asked to list the builds of acme/web, the service also returned ${url('globex/web', 2)}. Builds of other organizations or pipelines are ignored.`,
      },
    ]);
  });

  it('are no end of a list', async () => {
    const link = (page: number) => ({ link: `<https://x/?page=${page}>; rel="next"` });
    const { client } = createHarness([
      { json: [row(9, 'globex/web')], headers: link(2) },
      { json: [row(8)], headers: link(3) },
      { json: [row(7, 'acme/api')] },
    ]);
    expect((await client.builds.listForPipeline(web).toArray()).map(({ number }) => number)).toEqual([8]);
  });

  it.each([
    ['of all organizations', (client: Harnessed) => client.builds.list(), [3, 2, 1]],
    ['of an organization', (client: Harnessed) => client.builds.listForOrganization(web), [3, 1]],
  ])('are those that the list %s is not for', async (_, open, numbers) => {
    const { client } = createHarness({ json: [row(3), row(2, 'globex/web'), row(1, 'acme/api')] });
    expect((await open(client).toArray()).map(({ number }) => number)).toEqual(numbers);
  });

  it('are an error if one build was asked for, which is not asked for again', async () => {
    const { client, transport } = createHarness({ json: row(42, 'globex/web') });
    expect(await rejection(client.builds.get({ ...web, number: 42 }))).toMatchObject({
      name: 'InvalidResponseError',
      reason: 'address',
      message:
        'Could not get build 42 of acme/web: 200, but the URL of the build in the response is that of another organization, pipeline or number',
    });
    expect(transport.requests).toHaveLength(1);
  });

  const asked = { ...web, number: 42 };
  const one: readonly [name: string, (client: Harnessed) => Promise<unknown>][] = [
    ['get', (client) => client.builds.get(asked)],
    ['cancel', (client) => client.builds.cancel(asked)],
    ['retry the failed jobs of', (client) => client.builds.retryFailedJobs(asked, { states: ['failed'] })],
  ];

  it.each(one)('are also builds of another number, with or without a URL: %s', async (intent, send) => {
    for (const json of [row(43), { ...row(43), url: null }]) {
      const { client } = createHarness({ json });
      expect(await rejection(send(client))).toMatchObject({
        message: expect.stringMatching(
          new RegExp(
            `^Could not ${intent} build 42 of acme/web: .*(?:pipeline or number|invalid response .address.)`,
          ),
        ),
      });
    }
  });

  it('are not a rebuild, which has another number', async () => {
    const { client } = createHarness(({ method }) => ({
      json: method === 'GET' ? [] : { ...row(43), state: 'scheduled' },
    }));
    expect(await client.builds.rebuild(asked)).toMatchObject({ number: 43 });
  });

  it('are looked for by the key of the build that was to be created, which is not created again', async () => {
    const mine = { ...row(4), commit: 'HEAD', branch: 'main', meta_data: { 'kitestring-key': 'mine' } };
    const { client, transport } = createHarness(({ method }) => ({
      json: method === 'POST' ? row(4, 'globex/web') : [mine],
    }));
    const body = { commit: 'HEAD', branch: 'main' };
    expect(await client.builds.createWithDetails(web, body, { key: 'mine' })).toMatchObject({
      origin: 'recovered',
      build: { number: 4, url: url('acme/web', 4) },
    });
    const lost = createHarness(({ method }) => ({ json: method === 'POST' ? row(4, 'globex/web') : [] }));
    expect(await rejection(lost.client.builds.create(web, body))).toMatchObject({
      name: 'OutcomeUnknownError',
    });
    for (const { requests } of [transport, lost.transport])
      expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(lost.transport.requests.length).toBeGreaterThan(1);
  });

  it.each([
    ['that was to be rebuilt itself', row(42)],
    ['that was rebuilt from another one', { ...row(44), rebuilt_from: { id: 'x', number: 7, url: '' } }],
  ])('are a build %s: the rebuild is looked for', async (_, json) => {
    const rebuild = { ...row(43), rebuilt_from: { id: 'y', number: 42, url: '' } };
    let isSent = false;
    const { client, transport } = createHarness(({ method, url: place }) => {
      if (method === 'PUT') isSent = true;
      if (method === 'PUT') return { json };
      if (place.includes('/builds/43')) return { json: rebuild };
      return { json: isSent ? [rebuild, row(42)] : [row(42)] };
    });
    expect(await client.builds.rebuild(asked)).toMatchObject({ number: 43 });
    expect(transport.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('are no reason to cancel again', async () => {
    const { client, transport } = createHarness({ json: row(43) });
    expect(await rejection(client.builds.cancel(asked))).toMatchObject({ reason: 'address' });
    expect(transport.requests.map(({ method }) => method)).toEqual(['PUT', 'GET']);
  });

  it('are accepted without a URL, or with one of another kind', async () => {
    for (const odd of [null, undefined, '', 'https://builds.example.com/42', 7]) {
      const { client } = createHarness({ json: { ...row(42), url: odd } });
      expect(await client.builds.get({ ...web, number: 42 })).toMatchObject({ number: 42 });
    }
  });
});

type Harnessed = ReturnType<typeof createHarness>['client'];
