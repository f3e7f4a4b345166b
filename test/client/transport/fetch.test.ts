import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { Sent } from '../../../src/client/errors.ts';
import type { Fetch } from '../../../src/client/index.ts';
import { address, build, connect, rejection, secret, web } from '../support/harness.ts';

const body = { commit: 'HEAD', branch: 'main' };

/** A client on a fetch that fails, with the calls of the fetch. */
function failing(thrown: unknown) {
  const calls: { readonly url: string; readonly init: RequestInit }[] = [];
  const fetch: Fetch = async (url, init) => {
    calls.push({ url, init });
    throw thrown;
  };
  return { client: connect({ fetch }), calls };
}

/** What fetch throws, by its cause. */
const because = (cause: unknown) => new TypeError('fetch failed', { cause });
const failure = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });
const each = (...errors: Error[]) => Object.assign(new AggregateError(errors), { code: 'ECONNREFUSED' });

/** A service on this machine, and a client that reaches it by the global fetch. */
async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  const client = connect({ baseUrl });
  return {
    baseUrl,
    client,
    async [Symbol.asyncDispose]() {
      await client.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('a fetch', () => {
  test('is called with an address and options, and follows no redirect', async () => {
    const { client, calls } = failing(new TypeError('offline'));
    await rejection(client.builds.create(web, body));
    const [{ url, init }] = calls as [(typeof calls)[number]];
    expect(url).toBe('https://api.buildkite.com/v2/organizations/acme/pipelines/web/builds');
    expect(init).toMatchObject({ method: 'POST', redirect: 'manual', signal: expect.any(AbortSignal) });
    expect(new Headers(init.headers).get('authorization')).toBe(`Bearer ${secret}`);
    expect(JSON.parse(String(init.body))).toMatchObject(body);
  });

  test.each([
    ['a host that was not found', because(failure('ENOTFOUND', { syscall: 'getaddrinfo' }))],
    ['a port at which nothing listens', because(failure('ECONNREFUSED', { syscall: 'connect' }))],
    ['a network without a route', because(failure('ENETUNREACH'))],
    ['a certificate that has expired', because(failure('CERT_HAS_EXPIRED'))],
    [
      'several addresses, all without success',
      because(each(failure('ECONNREFUSED'), failure('ENETUNREACH'))),
    ],
  ])('proves that a write was not sent by %s', async (_, thrown) => {
    const { client } = failing(thrown);
    const error = await rejection(client.builds.create(web, body));
    expect(error).not.toMatchObject({ name: 'OutcomeUnknownError' });
    expect(error).toMatchObject({ sent: 'not-sent' });
  });

  test.each([
    ['a reset', because(failure('ECONNRESET', { syscall: 'read' }))],
    ['a code of connecting, from a read', because(failure('EHOSTUNREACH', { syscall: 'read' }))],
    ['a time that ran out, in whatever phase', because(failure('ETIMEDOUT'))],
    ['a code that is not in the cause', failure('ECONNREFUSED')],
    ['a cause that is no error', because({ code: 'ECONNREFUSED' })],
  ])('proves nothing by %s: the write is looked up, and not sent again', async (_, thrown) => {
    const { client, calls } = failing(thrown);
    const error = await rejection(client.builds.create(web, body));
    expect(error).toMatchObject({ name: 'OutcomeUnknownError' });
    expect(calls.filter(({ init }) => init.method === 'POST')).toHaveLength(1);
    expect(calls.some(({ init }) => init.method === 'GET')).toBe(true);
  });

  test('that shows nothing of a redirect leads to an error', async () => {
    const opaque = { ...Response.error(), type: 'opaqueredirect', headers: new Headers(), body: null };
    const error = await rejection(connect({ fetch: async () => opaque as Response }).builds.get(address));
    expect(error).toMatchObject({ name: 'ApiError', status: 302 });
  });

  test('that has followed a redirect is not trusted, and no request is sent again', async () => {
    const fetch = vi.fn(async () =>
      Object.defineProperty(Response.json(build(42)), 'redirected', { value: true }),
    );
    const error = await rejection(connect({ fetch }).builds.get(address));
    expect(error).toMatchObject({ name: 'ConnectionError', code: 'REDIRECTED', sent: 'unknown' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each<[string, Sent, Fetch]>([
    ['that never answers', 'unknown', () => new Promise(() => {})],
    [
      'whose body never ends',
      'accepted',
      async () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })),
    ],
  ])('%s is given up', async (_, sent, fetch) => {
    const client = connect({ fetch, timeouts: { attemptMs: 40 } });
    const error = await rejection(client.builds.get(address));
    expect(error).toMatchObject({ name: 'TimeoutError', phase: 'attempt', sent });
  });

  test('is the global one unless another is given, also when that is replaced later', async () => {
    const client = connect({});
    const stub = vi.fn(async () => Response.json(build(42)));
    vi.stubGlobal('fetch', stub);
    try {
      expect(await client.builds.get(address)).toMatchObject({ number: 42 });
    } finally {
      vi.unstubAllGlobals();
    }
    expect(stub).toHaveBeenCalledTimes(1);
  });
});

describe('the global fetch', () => {
  test('reads no more of a body than undici would, compressed or not', async () => {
    const large = Buffer.alloc(17 * 1024 * 1024, ' ');
    for (const zipped of [true, false]) {
      await using service = await serve((_request, response) => {
        if (zipped) response.setHeader('content-encoding', 'gzip');
        response.write(zipped ? gzipSync(large) : large);
        response.end();
      });
      const error = await rejection(service.client.builds.get(address));
      expect(error).toMatchObject({ name: 'InvalidResponseError', reason: 'size' });
    }
  });

  test('follows no redirect, so that the token stays here', async () => {
    const paths: (string | undefined)[] = [];
    await using service = await serve((request, response) => {
      paths.push(request.url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    const error = await rejection(service.client.builds.get(address));
    expect(error).toMatchObject({ name: 'ApiError', status: 307 });
    expect(paths).toEqual(['/v2/organizations/acme/pipelines/web/builds/42']);
  });

  test('ends with the client', async () => {
    await using service = await serve(() => {});
    const stalled = rejection(service.client.builds.get(address));
    await service.client.close();
    expect(await stalled).toMatchObject({ message: 'client is closed' });
  });
});
