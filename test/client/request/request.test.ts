import { describe, expect, test } from 'vitest';
import type { ResponseDetails } from '../../../src/client/index.ts';
import { address, build, createHarness, rejection, secret } from '../support/harness.ts';

const path = '/v2/organizations/{organization}/pipelines';
const to = { organization: 'acme' };
const json = { headers: { 'content-type': 'application/json' } };
const busy = { status: 502, text: 'Bad gateway' };

describe('a request without a method of its own', () => {
  test('is sent with the token, and returns its JSON beside what the headers show', async () => {
    const headers = { ...json.headers, 'x-request-id': 'r-1', 'ratelimit-limit': '200', 'x-echo': secret };
    const { client, transport } = createHarness({ json: [{ slug: 'web' }], headers });
    const result = await client.request('GET', path, { to, query: { page: 2, tags: ['a', 'b'] } });
    expect(result).toMatchObject({
      status: 200,
      value: [{ slug: 'web' }],
      requestId: 'r-1',
      endpoint: 'request',
    });
    expect(result.headers['x-echo']).toBe('***');
    const [request] = transport.requests;
    const query = 'page=2&tags%5B%5D=a&tags%5B%5D=b';
    expect(request?.url).toBe(`https://api.buildkite.com/v2/organizations/acme/pipelines?${query}`);
    expect(request?.headers.authorization).toBe(`Bearer ${secret}`);
  });

  test('returns text of another type, and undefined without a body', async () => {
    const { client } = createHarness([
      { text: 'name,runs', headers: { 'content-type': 'text/csv' } },
      { status: 204, text: '' },
    ]);
    expect((await client.request('GET', '/v2/report')).value).toBe('name,runs');
    expect((await client.request('DELETE', '/v2/report')).value).toBeUndefined();
  });

  test('is repeated if it is a read, or if the caller says that it may be', async () => {
    const { client, transport } = createHarness([busy, { json: 1, ...json }, busy, { json: 2, ...json }]);
    expect((await client.request('GET', path, { to })).value).toBe(1);
    const put = { to, body: { name: 'Web' }, repeats: true };
    expect((await client.request('PUT', path, put)).value).toBe(2);
    expect(transport.requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'PUT', 'PUT']);
    expect(transport.requests.at(-1)?.body).toBe('{"name":"Web"}');
  });

  test('is not sent again if it is a write that may have been applied', async () => {
    const { client, transport } = createHarness([busy, { json: 1, ...json }]);
    const error = await rejection(client.request('POST', path, { to, body: {} }));
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 502,
      message: 'Could not POST /v2/organizations/acme/pipelines: 502',
    });
    expect(transport.requests).toHaveLength(1);
  });

  test.each([
    ['/v3/x', {}, 'path must begin with /v2/'],
    ['https://evil.test/v2/x', {}, 'path must begin with /v2/'],
    [path, {}, 'organization must be a slug'],
    [path, { organization: '../x' }, 'organization must be a slug'],
    ['/v2/../../x', {}, 'path must be a path without a query'],
    ['/v2/builds?page=2', {}, 'path must be a path without a query'],
  ])('refuses the path %s with %j', async (given, values, message) => {
    const { client, transport } = createHarness({ json: {} });
    await expect(client.request('GET', given, { to: values })).rejects.toThrow(message);
    expect(transport.requests).toEqual([]);
  });
});

test('a call reports each of its responses, with status, request ID and windows', async () => {
  const windows = { 'ratelimit-limit': '200', 'ratelimit-remaining': '150', 'ratelimit-reset': '30' };
  const { client } = createHarness([
    busy,
    { json: build(42), headers: { ...windows, 'x-request-id': 'r-2' } },
  ]);
  const seen: ResponseDetails[] = [];
  const onResponse = (response: ResponseDetails) => {
    seen.push(response);
    throw new Error('The listener fails.');
  };
  expect(await client.builds.get(address, { onResponse })).toMatchObject({ number: 42 });
  expect(seen).toMatchObject([
    { endpoint: 'builds.get', status: 502, windows: [] },
    { status: 200, requestId: 'r-2', windows: [{ family: 'organization', limit: 200, remaining: 150 }] },
  ]);
});

test('parameters that the types do not name are sent with those that they do', async () => {
  const { client, transport } = createHarness({ json: build(42) });
  const query = { job_states: ['failed'] };
  await client.builds.get(address, { include_retried_jobs: true, query });
  expect(new URL(transport.requests[0]?.url ?? '').search).toBe(
    '?include_retried_jobs=true&job_states%5B%5D=failed',
  );
});
