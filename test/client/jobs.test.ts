import { describe, expect, test } from 'vitest';
import { TransportError } from '../../src/client/index.ts';
import { address, build, createHarness, rejection, secret } from './support/harness.ts';

const job = { ...address, job: 'j1' };
const script = (id: string, more: object = {}) => ({ id, type: 'script', ...more });
const page = (items: readonly object[], next: string | null) => ({ json: { items, links: { next } } });
const lost = { error: new TransportError({ code: 'ECONNRESET', sent: 'unknown' }) };

describe('the list of the jobs of a build', () => {
  test('is read by the cursor of each page, wherever its link leads', async () => {
    const { client, transport } = createHarness([
      page([script('a'), script('b')], 'https://evil.test/x?after=b&token=1'),
      page([script('c')], null),
    ]);
    const jobs = await client.jobs
      .list(address, { state: ['failed', 'timed_out'], step_key: 'test' })
      .toArray();
    expect(jobs.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    const queries = transport.requests.map(({ url }) => new URL(url));
    const filters = 'state%5B%5D=failed&state%5B%5D=timed_out&step_key=test&per_page=100';
    expect(queries.map(({ host, search }) => [host, search])).toEqual([
      ['api.buildkite.com', `?${filters}`],
      ['api.buildkite.com', `?${filters}&after=b`],
    ]);
    expect(transport.requests[1]?.headers.authorization).toBe(`Bearer ${secret}`);
  });

  test.each([
    ['repeats', 'https://x.test/?after=a'],
    ['link', 'https://x.test/'],
  ])('ends with an error if its next page cannot be right: %s', async (reason, next) => {
    const { client } = createHarness(() => page([script('a')], next));
    const error = await rejection(client.jobs.list(address).toArray());
    expect(error).toMatchObject({ name: 'ListTruncatedError', reason });
  });
});

describe('the retry of a job', () => {
  test('returns the job that replaces it', async () => {
    const { client, transport } = createHarness({ json: script('j2') });
    expect(await client.jobs.retry(job)).toMatchObject({ job: { id: 'j2' }, origin: 'direct' });
    expect(transport.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'PUT /v2/organizations/acme/pipelines/web/builds/42/jobs/j1/retry',
    ]);
  });

  test('is found in the build if the response is lost', async () => {
    const jobs = [script('j1', { retried: true, retried_in_job_id: 'j2' }), script('j2')];
    const answers = [lost, { json: build(42, { jobs }) }];
    const { client, clock, transport } = createHarness(answers, { random: () => 0 });
    expect(await client.jobs.retry(job)).toMatchObject({ job: { id: 'j2' }, origin: 'recovered' });
    expect(transport.requests[1]?.url).toMatch(/\/42\?include_retried_jobs=true&exclude_pipeline=true$/);
    expect(clock.sleeps).toEqual([750]);
  });

  test('is of unknown outcome if the build shows none, and is not sent again', async () => {
    const shown = { json: build(42, { jobs: [script('j1')] }) };
    const { client, transport } = createHarness(({ method }) => (method === 'PUT' ? lost : shown));
    expect(await rejection(client.jobs.retry(job))).toMatchObject({ name: 'OutcomeUnknownError' });
    expect(transport.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });
});

describe('an annotation', () => {
  const made = { status: 201, json: { id: 'a1', context: 'coverage' } };

  test('is sent again after a lost response, because it replaces itself', async () => {
    const { client, transport } = createHarness([lost, made]);
    const body = { body: '80 %', context: 'coverage', style: 'info' } as const;
    expect(await client.annotations.create(address, body)).toMatchObject({ id: 'a1' });
    expect(transport.requests).toHaveLength(2);
  });

  test('that is appended is not sent again', async () => {
    const { client, transport } = createHarness([lost, made]);
    const error = await rejection(client.annotations.create(address, { body: 'more', append: true }));
    const hint = 'Open build 42 to check whether the text was appended.';
    expect(error).toMatchObject({ name: 'OutcomeUnknownError', hint });
    expect(transport.requests).toHaveLength(1);
  });
});

test('the token describes itself', async () => {
  const { client } = createHarness({
    json: { uuid: 'u', scopes: ['read_builds'], user: { email: 'ci@acme.example' } },
  });
  expect(await client.accessToken.get()).toMatchObject({ scopes: ['read_builds'] });
});
