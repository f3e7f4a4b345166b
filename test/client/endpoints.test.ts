import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Client, createUndiciTransport, type ProxySettings } from '../../src/client/index.ts';
import { build, createHarness, readBefore, secret, web } from './support/harness.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const suite = { organization: 'acme', suite: 'unit' };
const suiteAnswer = { id: 'id-unit', slug: 'unit' };
const body = { commit: 'HEAD', branch: 'main' };

const page = { limit: 10 };
const analytics = '/v2/analytics/organizations/acme/suites';
const pipeline = '/v2/organizations/acme/pipelines/web/builds';
const at42 = { ...web, number: 42 };
const newSuite = { name: 'Unit', default_branch: 'main', show_api_token: true, team_ids: ['t'] };
const canceling = build(42, { state: 'canceling' });
const rebuilt = build(44, { rebuilt_from: { id: 'id-42', number: 42, url: 'u' } });
const unblocked = { id: 'j', type: 'manual', state: 'unblocked' };
const retried = build(42, { retried_jobs_count: 2 });

/** The request of the document, the call that sends it, what the service answers, and the result where it is another. */
type Row = [
  request: string,
  call: (client: Client) => Promise<unknown>,
  answer: unknown,
  more?: Readonly<{ result?: unknown; sent?: unknown; status?: number; headers?: object }>,
];

const rows: Row[] = [
  [
    `GET ${analytics}?page=1&per_page=10`,
    ({ suites }) => suites.list({ organization: 'acme' }).toArray(page),
    [suiteAnswer],
  ],
  [
    `GET ${analytics}?show_api_token=true&page=1&per_page=10`,
    ({ suites }) => suites.list({ organization: 'acme' }, { show_api_token: true }).toArray(page),
    [suiteAnswer],
  ],
  [`GET ${analytics}/unit`, ({ suites }) => suites.get(suite), suiteAnswer],
  [
    `GET ${analytics}/unit/flaky-tests?period=7days&page=1&per_page=10`,
    ({ flakyTests }) => flakyTests.list(suite, { period: '7days' }).toArray(page),
    [{ id: 'flake' }],
  ],
  [
    `GET ${analytics.replace('suites', 'builds')}/b/tests?tags=result%3A%5Efailed&page=1&per_page=10`,
    ({ tests }) => tests.listForBuild({ ...suite, build: 'b' }, { tags: 'result:^failed' }).toArray(page),
    [{ id: 't' }],
  ],
  [
    `GET ${analytics}/unit/tests?labels=flaky&branch=main&page=1&per_page=10`,
    ({ tests }) => tests.listForSuite(suite, { labels: 'flaky', branch: 'main' }).toArray(page),
    [{ id: 't' }],
    { headers: { 'buildkite-version': '2026-08-01' } },
  ],
  [
    `GET ${analytics}/unit/runs?page=1&per_page=10`,
    ({ tests }) => tests.listRuns(suite).toArray(page),
    [{ id: 'r' }],
  ],
  [`GET ${analytics}/unit/runs/r`, ({ tests }) => tests.run({ ...suite, run: 'r' }), { id: 'r' }],
  [
    `GET ${analytics}/unit/runs/r/failed_executions?include_failure_expanded=true&per_page=100`,
    ({ tests }) => tests.failedExecutions({ ...suite, run: 'r' }),
    [{ execution_id: 'e' }],
  ],
  [
    'GET /v2/builds?state%5B%5D=running&state%5B%5D=failing&page=1&per_page=10',
    ({ builds }) => builds.list({ state: ['running', 'failing'] }).toArray(page),
    [build(1)],
  ],
  [
    'GET /v2/organizations/acme/builds?branch=main&page=1&per_page=10',
    ({ builds }) => builds.listForOrganization({ organization: 'acme' }, { branch: 'main' }).toArray(page),
    [build(1)],
  ],
  [
    `GET ${pipeline}?meta_data%5Bkey%5D=a+b&page=1&per_page=10`,
    ({ builds }) => builds.listForPipeline(web, { meta_data: { key: 'a b' } }).toArray(page),
    [build(1)],
  ],
  [
    `GET ${pipeline}/42?include_retried_jobs=true`,
    ({ builds }) => builds.get(at42, { include_retried_jobs: true }),
    build(42),
  ],
  [
    `POST ${analytics}`,
    ({ suites }) => suites.create({ organization: 'acme' }, newSuite),
    { ...suiteAnswer, api_token: 'shown-once' },
    { status: 201, sent: newSuite },
  ],
  [
    `PATCH ${analytics}/unit`,
    ({ suites }) => suites.update(suite, { default_branch: 'trunk' }),
    suiteAnswer,
    { sent: { default_branch: 'trunk' } },
  ],
  [`DELETE ${analytics}/unit`, ({ suites }) => suites.delete(suite), undefined, { status: 204 }],
  [
    `POST ${pipeline}`,
    ({ builds }) => builds.create(web, body),
    build(43),
    { status: 201, sent: { ...body, meta_data: { 'kitestring-key': 'an-id' } } },
  ],
  [`PUT ${pipeline}/42/cancel`, ({ builds }) => builds.cancel(at42), canceling],
  [`PUT ${pipeline}/42/rebuild`, ({ builds }) => builds.rebuild(at42), rebuilt],
  [
    `PUT ${pipeline}/42/retry_failed_jobs`,
    ({ builds }) => builds.retryFailedJobs(at42, { states: ['failed', 'timed_out'] }),
    retried,
    {
      status: 202,
      sent: { states: 'failed,timed_out' },
      result: { build: retried, count: 2, origin: 'direct' },
    },
  ],
  ...[undefined, { fields: { a: 'b' } }, { unblocker: 'u' }].map(
    (sent): Row => [
      `PUT ${pipeline}/42/jobs/j/unblock`,
      ({ jobs }) => jobs.unblock({ ...at42, job: 'j' }, sent),
      unblocked,
      { sent, result: { job: unblocked, origin: 'direct', already: false } },
    ],
  ),
];

test.each<Row>(rows)('%s is the request of the document', async (expected, call, answer, more = {}) => {
  const { status = 200, result = answer, sent, headers = {} } = more;
  const [method] = expected.split(' ');
  const { client, transport } = createHarness(
    (request) => (request.method === method ? { status, json: answer } : readBefore(request)),
    { uuid: () => 'an-id', baseUrl: 'https://api.example.test/ci' },
  );
  expect(await call(client)).toEqual(result);
  const requests = transport.requests.filter((request) => request.method === method);
  expect(requests).toHaveLength(1);
  const [request] = requests;
  expect(`${request?.method} ${request?.url.replace('https://api.example.test/ci', '')}`).toBe(expected);
  expect(request?.headers).toMatchObject(headers);
  expect(request?.headers['content-type']).toBe(sent && 'application/json');
  expect(request?.body === undefined ? undefined : JSON.parse(request.body)).toEqual(sent);
});

test('every request carries the token, the user agent, and the accepted type', async () => {
  const { client, transport } = createHarness({ json: build(1) }, { token: `  ${secret}\n` });
  await client.builds.get({ ...web, number: 1 });
  expect(transport.requests[0]?.headers).toEqual({
    authorization: `Bearer ${secret}`,
    'user-agent': `kitestring/${version}`,
    accept: 'application/json',
    'accept-encoding': 'gzip',
  });
});

describe('before anything is sent, the client refuses', () => {
  const { client, transport } = createHarness({ json: {} });

  const { builds } = client;

  test.each<[string, () => unknown]>([
    ['states is empty', async () => builds.retryFailedJobs(at42, { states: [] })],
    ['commit must be a full SHA', async () => builds.list({ commit: ['0123abc'] })],
    ['perPage must be a positive integer, at most 100', async () => builds.list({ perPage: 0 })],
    ['perPage must be a positive integer, at most 100', async () => builds.list({ perPage: 101 })],
  ])('%s', async (message, call) => {
    await expect(call()).rejects.toThrow(message);
    expect(transport.requests).toHaveLength(0);
  });

  test.each([
    ['', 'is empty'],
    [' \n', 'is empty'],
    ...['one\r\nhunter22', 'one hunter22', 'tökén-hunter22', 'a\u0000hunter22'].map((token) => [
      token,
      'must be one line of visible ASCII characters without spaces',
    ]),
  ])('the token %j, which it does not quote', (token, message) => {
    expect(() => createHarness({ json: {} }, { token })).toThrow(`token ${message}`);
    expect(() => createHarness({ json: {} }, { token })).not.toThrow(/hunter/);
  });

  test('a user agent of two lines', () => {
    const options = { userAgent: 'a\r\nX-Evil: 1' };
    expect(() => createHarness({ json: {} }, options)).toThrow('userAgent must be one line');
  });

  test.each<[string, ProxySettings]>([
    ['https', { https: 'http://user:hunter22@:bad' }],
    ['http', { http: 'socks5://127.0.0.1' }],
    ['https', { https: 'http://user:%E0%A4%A@proxy.test' }],
  ])('a proxy that cannot be used: %s of %j', (name, proxy) => {
    const refused = () => createUndiciTransport({ proxy });
    expect(refused).toThrow(`proxy.${name} must be the address of an http:// or https:// proxy`);
    expect(refused).not.toThrow(/hunter22/);
  });
});
