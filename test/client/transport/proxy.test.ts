import { setDefaultCACertificates } from 'node:tls';
import { inspect } from 'node:util';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createUndiciTransport, type ProxySettings } from '../../../src/client/index.ts';
import { parseProxies } from '../../../src/client/transport/proxy.ts';
import { openUndici } from '../../../src/client/transport/undici-transport.ts';
import { createConnectProxy } from '../support/connect-proxy.ts';
import { build, connect, rejection, secret, web } from '../support/harness.ts';
import { createRawServer, httpAnswer, pem } from '../support/raw-server.ts';

const address = { ...web, number: 42 };
const good = httpAnswer(JSON.stringify(build(42)));
const secureService = () => createRawServer((socket) => socket.write(good), { certificate: 'trusted' });

/** A client that reaches its service through a proxy at this port. */
const through = (port: number, credentials = '') =>
  connect({
    baseUrl: 'https://service.test',
    transport: createUndiciTransport({ proxy: { https: `http://${credentials}127.0.0.1:${port}` } }),
  });

/** One request straight through the transport, which alone knows of proxies. */
async function reach(url: string, settings: ProxySettings): Promise<number> {
  const transport = await openUndici({ proxies: parseProxies(settings), connectMs: 10_000 });
  const { signal } = new AbortController();
  try {
    const response = await transport.send({
      method: 'GET',
      url,
      headers: {},
      fresh: false,
      signal,
      onStart: () => {},
    });
    for await (const _ of response.body);
    return response.status;
  } finally {
    await transport.close();
  }
}

beforeAll(() => {
  setDefaultCACertificates([pem('authority')]);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('through a proxy,', () => {
  test('a read and a write reach the service, and the proxy sees neither token nor path', async () => {
    await using server = await secureService();
    await using proxy = await createConnectProxy({ targetPort: server.port });
    await using client = through(proxy.port);
    expect(await client.builds.get(address)).toMatchObject({ number: 42 });
    expect(await client.builds.cancel(address)).toMatchObject({ number: 42 });
    expect(proxy.heads.map((head) => head.split('\r\n')[0])).toEqual(
      Array.from({ length: 2 }, () => 'CONNECT service.test:443 HTTP/1.1'),
    );
    expect(proxy.seen()).not.toContain(secret);
    expect(proxy.seen()).not.toContain('/v2/');
    expect(server.requests[0]).toContain(secret);
  });

  test('the setting for http serves https too where there is none for it, with or without a scheme', async () => {
    await using server = await secureService();
    await using proxy = await createConnectProxy({ targetPort: server.port });
    await using client = connect({
      baseUrl: 'https://service.test',
      transport: createUndiciTransport({ proxy: { http: `127.0.0.1:${proxy.port}`, https: '' } }),
    });
    expect(await client.builds.get(address)).toMatchObject({ number: 42 });
    expect(proxy.heads).toHaveLength(1);
  });

  test('the password goes only to the proxy, and is in no error', async () => {
    await using server = await secureService();
    await using proxy = await createConnectProxy({
      targetPort: server.port,
      refusal: '407 Proxy Authentication Required',
    });
    await using client = through(proxy.port, 'me:hunter22@');
    const error = await rejection(client.builds.get(address));
    expect(error).toMatchObject({
      name: 'ConnectionError',
      sent: 'not-sent',
      code: 'PROXY_407',
      hint: "Check the proxy's address and its credentials.",
    });
    expect(proxy.heads[0]).toContain(
      `proxy-authorization: Basic ${Buffer.from('me:hunter22').toString('base64')}`,
    );
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/hunter22|bWU6aHVudGVyMjI/);
    expect(server.connections.opened).toBe(0);
  });

  test.each([
    ['does not exist', () => createConnectProxy({ targetPort: 1 }), true],
    ['hangs up', () => createRawServer((socket) => socket.destroy()), false],
  ])('nothing was sent if the proxy %s', async (_, open, isClosed) => {
    await using proxy = await open();
    if (isClosed) await proxy[Symbol.asyncDispose]();
    await using client = through(proxy.port);
    expect(await rejection(client.builds.cancel(address))).toMatchObject({
      name: 'ConnectionError',
      sent: 'not-sent',
    });
  });

  test('a certificate is checked as usual', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    await using server = await createRawServer((socket) => socket.write(good), {
      certificate: 'self-signed',
    });
    await using proxy = await createConnectProxy({ targetPort: server.port });
    await using client = through(proxy.port);
    expect(await rejection(client.builds.get(address))).toMatchObject({
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      sent: 'not-sent',
    });
    expect(server.requests).toHaveLength(0);
  });
});

describe('past a proxy,', () => {
  test.each([
    ['', true],
    ['localhost', false],
    ['other.test, LOCALHOST', false],
    ['*', false],
    ['other.test', true],
    ['localhost:1', true],
  ])('the noProxy setting %j counts: through the proxy %s', async (noProxy, isThrough) => {
    await using server = await secureService();
    await using proxy = await createConnectProxy({ targetPort: server.port });
    const url = `https://localhost:${server.port}/`;
    expect(await reach(url, { https: `http://127.0.0.1:${proxy.port}`, noProxy })).toBe(200);
    expect(proxy.heads).toHaveLength(isThrough ? 1 : 0);
  });

  test('a service on this machine is reached directly, so that no proxy sees the token', async () => {
    await using server = await createRawServer((socket) => socket.write(good));
    await using proxy = await createConnectProxy({ targetPort: server.port });
    const at = `http://127.0.0.1:${proxy.port}`;
    await using client = connect({
      baseUrl: `http://127.0.0.1:${server.port}`,
      transport: createUndiciTransport({ proxy: { http: at, https: at } }),
    });
    expect(await client.builds.get(address)).toMatchObject({ number: 42 });
    expect(proxy.heads).toEqual([]);
  });

  test('the environment is never read', async () => {
    await using server = await secureService();
    await using proxy = await createConnectProxy({ targetPort: server.port });
    for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']) {
      vi.stubEnv(name, 'http://127.0.0.1:1');
    }
    vi.stubEnv('NO_PROXY', '*');
    const url = `https://localhost:${server.port}/`;
    expect(await reach(url, {})).toBe(200);
    expect(await reach(url, { https: `http://127.0.0.1:${proxy.port}` })).toBe(200);
    expect(proxy.heads).toHaveLength(1);
  });
});
