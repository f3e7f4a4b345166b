import { describe, expect, test } from 'vitest';
import { type ClientOptions, createClient, TransportError } from '../../../src/client/index.ts';
import { createRequestTransport } from '../../support/request-transport.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { build, rejection, secret, web } from '../support/harness.ts';

const address = { ...web, number: 42 };
const short = { timeouts: { attemptMs: 40 } };
const connect = (fetch: (request: Request) => Promise<Response>, options: Partial<ClientOptions> = {}) =>
  createClient({
    token: secret,
    transport: createRequestTransport(fetch),
    clock: createFakeClock(),
    ...options,
  });

describe('a transport made from a function', () => {
  test('passes the request on and reads the answer', async () => {
    const seen: Request[] = [];
    const client = connect(async (request) => {
      seen.push(request);
      return Response.json(build(43), { status: 201, headers: { 'x-request-id': 'r' } });
    });
    await client.builds.create(web, { commit: 'HEAD', branch: 'main' });
    const request = seen.at(-1);
    expect([request?.method, request?.url]).toEqual([
      'POST',
      'https://api.buildkite.com/v2/organizations/acme/pipelines/web/builds',
    ]);
    expect(request?.headers.get('authorization')).toBe(`Bearer ${secret}`);
    expect(await request?.json()).toMatchObject({ commit: 'HEAD', branch: 'main' });
  });

  test('reads an answer without a body', async () => {
    const client = connect(async ({ method }) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ id: 'x', slug: 'unit' }),
    );
    await client.suites.delete({ organization: 'acme', suite: 'unit' });
  });

  test('gives up when the function never answers', async () => {
    const client = connect(() => new Promise(() => {}), short);
    expect(await rejection(client.builds.get(address))).toMatchObject({
      name: 'TimeoutError',
      phase: 'attempt',
      sent: 'unknown',
    });
  });

  test('gives up when the body never ends', async () => {
    const client = connect(
      async () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })),
      short,
    );
    expect(await rejection(client.builds.get(address))).toMatchObject({
      name: 'TimeoutError',
      sent: 'unknown',
    });
  });

  test('treats what is thrown as a failure of unknown effect, unless it proves otherwise', async () => {
    const truncated = connect(async () => {
      throw new TypeError('fetch failed');
    });
    expect(await rejection(truncated.builds.cancel(address))).toMatchObject({
      name: 'ConnectionError',
      code: 'UNKNOWN',
      sent: 'unknown',
    });
    const refused = connect(async () => {
      throw new TransportError({ code: 'ECONNREFUSED', sent: 'not-sent' });
    });
    expect(await rejection(refused.builds.cancel(address))).toMatchObject({
      code: 'ECONNREFUSED',
      sent: 'not-sent',
    });
  });
});
