import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ApiError, type Client, type InvalidResponseError } from '../../src/client/index.ts';
import { address, build, createHarness, rejection, secret, web } from './support/harness.ts';
import type { Scripted } from './support/scripted-transport.ts';

/** JSON of this many levels. */
const nested = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

async function refusal(answer: Scripted): Promise<ApiError> {
  const error = await rejection(createHarness(answer).client.builds.cancel(address));
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('the error for an answer that is not a success', () => {
  test('names the request and the response', async () => {
    const headers = { 'x-request-id': '0b1c-2d3e' };
    const error = await refusal({ status: 422, headers, json: { message: 'Build has already finished' } });
    expect(error.message).toBe('Could not cancel build 42 of acme/web: 422 - Build has already finished');
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 422,
      method: 'PUT',
      path: '/v2/organizations/acme/pipelines/web/builds/42/cancel',
      requestId: '0b1c-2d3e',
      serviceMessage: 'Build has already finished',
      errors: [],
      hint: undefined,
    });
  });

  test('has the headers of the answer without the token, and does not print them', async () => {
    const headers = { 'x-trace': 'abc', 'set-cookie': ['a=1', 'b=2'], 'x-echo': `Bearer ${secret}` };
    const error = await refusal({ status: 500, headers });
    expect(error.headers).toEqual({ 'x-trace': 'abc', 'set-cookie': 'a=1, b=2', 'x-echo': 'Bearer ***' });
    expect(inspect(error)).not.toContain('abc');
    expect(JSON.stringify(error)).not.toContain('abc');
  });

  test.each<[string, unknown, string]>([
    [
      'objects',
      [{ field: 'commit', code: 'is missing' }, { field: 'branch' }],
      'Validation Failed (commit: is missing; branch)',
    ],
    ['texts', ['commit is missing', ''], 'Validation Failed (commit is missing; )'],
    ['anything', [{ odd: [1] }, 7, null], 'Validation Failed ({"odd":[1]}; 7; null)'],
  ])('keeps the errors of a validation when they are %s', async (_, errors, words) => {
    const error = await refusal({ status: 422, json: { message: 'Validation Failed', errors } });
    expect(error.message).toBe(`Could not cancel build 42 of acme/web: 422 - ${words}`);
    expect(error.errors).toEqual(errors);
    expect(error.serviceMessage).toBe('Validation Failed');
  });

  test('shows the errors of a validation that are an object, one for each field', async () => {
    const errors = { slug: ['is taken', 'is odd'], name: 'is empty', nested: { deep: 1 } };
    const error = await refusal({ status: 422, json: { message: 'Validation Failed', errors } });
    expect(error.message).toContain('(slug: is taken, is odd; name: is empty; nested)');
    expect(error.errors[0]).toEqual({ field: 'slug', message: 'is taken, is odd' });
  });

  test('names only the first errors, and keeps a bounded list', async () => {
    const errors = Array.from({ length: 200 }, (_, i) => `e${i}`);
    const error = await refusal({ status: 422, json: { message: 'No', errors } });
    expect(error.message).toMatch(/422 - No \(e0; e1; e2; e3; e4\)$/);
    expect(error.errors).toHaveLength(50);
  });

  test.each<[string, Scripted]>([
    ['nothing', { status: 403, text: '' }],
    ['a message that is no text', { status: 403, json: { message: { toString: 'x' } } }],
    ['an encoding that was not requested', { status: 403, text: 'x', headers: { 'content-encoding': 'br' } }],
    ['more than is read', { status: 403, chunks: Array.from({ length: 3 }, () => new Uint8Array(600_000)) }],
    ['levels without end', { status: 403, text: '['.repeat(100_000) }],
    ['a body that breaks off', { status: 403, text: '{"mess', bodyError: new Error('reset') }],
  ])('needs no body to be understood: %s', async (_, answer) => {
    const error = await refusal(answer);
    expect(error.message).toBe('Could not cancel build 42 of acme/web: 403');
    expect(error).toMatchObject({ status: 403, serviceMessage: undefined });
  });

  test.each([401, 403, 404])('that is a page of something else says so (%d)', async (status) => {
    const error = await refusal({
      status,
      text: '<html>no</html>',
      headers: { 'content-type': 'text/html' },
    });
    expect(error.message).toBe(`Could not cancel build 42 of acme/web: ${status}`);
    expect(error.hint).toBe('This is not the API: check the base URL and the proxy.');
  });

  test('may list errors nested deeper than the stack allows', async () => {
    const error = await refusal({ status: 422, text: `{"message":"No","errors":[${nested(100_000)}]}` });
    expect(error.message).toMatch(/^Could not cancel build 42 of acme\/web: 422 - No \(\[\[/);
    expect(JSON.stringify(error.errors)).toMatch(/^\[{63}"\[nested too deeply\]"\]{63}$/);
  });

  test.each([
    ['../../etc', undefined],
    ['a b', undefined],
    ['x'.repeat(200), undefined],
    ['req_1:a.b', 'req_1:a.b'],
  ])('reads %j as request ID %j', async (id, expected) => {
    expect((await refusal({ status: 404, headers: { 'x-request-id': id } })).requestId).toBe(expected);
  });
});

describe('the hint is the right one', () => {
  const scopes = (held: string): Scripted => ({ status: 403, headers: { 'x-oauth-scopes': held } });
  const noRoute = 'Check base-url: it is the address before /v2.';
  const missing =
    'Buildkite returns 404 when the token has no access. Check the spelling of organization acme, pipeline web, number 42, and the access of the token.';

  test.each<[string, Scripted, string | undefined]>([
    ['403', { status: 403 }, 'The token needs the scope write_builds, and its user needs access.'],
    ['403 without scopes', scopes(''), 'The token needs the scope write_builds; it has none.'],
    [
      '403 although the scope is there',
      scopes('write_builds'),
      'The token needs the scope write_builds, and its user needs access.',
    ],
    [
      '403 with scopes that are none',
      scopes('::error::, read_builds, <b>'),
      'The token needs the scope write_builds; it has read_builds.',
    ],
    ['403 for another reason', { ...scopes('write_builds'), json: { message: 'Billing Error' } }, undefined],
    ['404', { status: 404 }, missing],
    ['404 of another address', { status: 404, json: { message: 'No route matches [PUT] "/x"' } }, noRoute],
    ['422', { status: 422 }, undefined],
  ])('after %s', async (_, answer, hint) => {
    expect((await refusal(answer)).hint).toBe(hint);
  });

  const filters = 'If a branch filter excludes this branch, set ignore_pipeline_branch_filters.';

  test.each([
    [413, 'Payload Too Large', 'The request is too large. Shorten env, meta_data or message.'],
    [422, 'Branches have been disabled for this pipeline', filters],
    [422, "Build does not match the pipeline's filter condition", filters],
    [422, 'The branch foo is not one that this pipeline builds', filters],
    [422, 'Validation Failed', undefined],
    [422, undefined, undefined],
  ])('after a refusal to create a build: %d %s', async (status, message, hint) => {
    const { client } = createHarness({ status, json: { message } });
    const error = await rejection(client.builds.create(web, { commit: 'HEAD', branch: 'foo' }));
    expect(error).toMatchObject({ status, hint });
  });

  test('for retries, which a scope of their own allows', async () => {
    const { client } = createHarness(scopes('read_builds'));
    const hint = 'The token needs the scope write_builds or retry_builds; it has read_builds.';
    const retry = client.builds.retryFailedJobs(address, { states: ['failed'] });
    expect(await rejection(retry)).toMatchObject({ status: 403, hint });
  });
});

describe('the error for a success that cannot be used', () => {
  const start = 'Could not get build 42 of acme/web: 200, but';

  test.each<[string, Scripted, Partial<InvalidResponseError>]>([
    ['nothing', { text: '' }, { reason: 'empty', message: `${start} the response is empty` }],
    ['levels without end', { text: '['.repeat(100_000) }, { reason: 'syntax' }],
    ['a list of lists', { text: nested(100_000) }, { reason: 'schema', paths: ['(the response itself)'] }],
    [
      'no build',
      { json: { id: 1, number: '42', state: null } },
      {
        reason: 'schema',
        paths: ['id', 'number', 'state'],
        message: `${start} the response has invalid fields: id, number, state`,
      },
    ],
    [
      'a number that would be another build',
      { text: '{"id":"x","number":9007199254740993,"state":"passed"}' },
      { reason: 'schema', paths: ['number'] },
    ],
    ['a number of zero', { json: build(0) }, { reason: 'schema', paths: ['number'] }],
    ['a number that is none', { json: build(42, { number: 42.5 }) }, { reason: 'schema', paths: ['number'] }],
  ])('is clear for %s', async (_, answer, expected) => {
    const error = await rejection(createHarness(answer).client.builds.get(address));
    expect(error).toMatchObject({ name: 'InvalidResponseError', status: 200, ...expected });
  });

  test('names the field and the item, and never quotes the value', async () => {
    const { client } = createHarness({ json: [build(1), { ...build(2), number: 'hunter22' }] });
    const error = await rejection(client.builds.list().toArray({ limit: 5 }));
    expect(error).toMatchObject({ paths: ['1.number'] });
    expect(JSON.stringify(error) + String(error)).not.toContain('hunter22');
  });

  test.each<[string, (client: Client) => Promise<unknown>, number]>([
    ['build', ({ builds }) => builds.get(address), 16],
    ['page of one build', ({ builds }) => builds.list().toArray({ limit: 1 }), 16],
    ['suite', ({ suites }) => suites.get({ organization: 'acme', suite: 'unit' }), 1],
  ])('says that a %s is too large, and it is not requested again', async (_, call, mebibytes) => {
    const headers = { 'content-length': String(mebibytes * 1024 * 1024 + 1) };
    const { client, transport } = createHarness({ headers, text: '{}' });
    const message = expect.stringMatching(/: 200, but the response is too large$/);
    expect(await rejection(call(client))).toMatchObject({ reason: 'size', message });
    expect(transport.requests).toHaveLength(1);
  });
});
