import { gzipSync } from 'node:zlib';
import nock from 'nock';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createUndiciTransport } from '../../../src/client/index.ts';
import { build, connect, secret, web } from '../support/harness.ts';

const client = connect({ transport: createUndiciTransport() });
const service = () =>
  nock('https://api.buildkite.com', { reqheaders: { authorization: `Bearer ${secret}` } });
const path = '/v2/organizations/acme/pipelines/web/builds';

beforeAll(() => {
  nock.disableNetConnect();
});
afterEach(() => {
  nock.cleanAll();
});
afterAll(async () => {
  nock.enableNetConnect();
  await client.close();
});

test('against the public service, the client follows only the page number of a link, wherever the link leads', async () => {
  const link = '<https://evil.test/v2/builds?api_key=x&page=2&per_page=100>; rel="next"';
  service()
    .get(path)
    .query({ page: '1', per_page: '100' })
    .reply(200, [build(2)], { Link: link });
  service()
    .get(path)
    .query({ page: '2', per_page: '100' })
    .reply(200, [build(1)], { Link: '' });
  expect(await client.builds.listForPipeline(web).toArray()).toEqual([build(2), build(1)]);
  expect(nock.isDone()).toBe(true);
});

test('against the public service, the client reads a compressed answer', async () => {
  service()
    .get(`${path}/1`)
    .matchHeader('accept-encoding', 'gzip')
    .reply(200, gzipSync(JSON.stringify(build(1))), { 'Content-Encoding': 'gzip' });
  expect(await client.builds.get({ ...web, number: 1 })).toEqual(build(1));
});
