import dns from 'node:dns';
import { setDefaultCACertificates } from 'node:tls';
import { inspect } from 'node:util';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ClientOptions, createUndiciTransport, type ProxySettings } from '../../../src/client/index.ts';
import { address, build, connect, rejection, secret } from '../support/harness.ts';
import { createRawServer, httpAnswer, pem, type RawServer, tunnel } from '../support/raw-server.ts';

const good = httpAnswer(JSON.stringify(build(42)));
const secureService = () => createRawServer((socket) => socket.write(good), { certificate: 'trusted' });

/** A proxy that leads every tunnel to one port of this machine, and sees what passes; or answers this instead. */
async function createProxy(targetPort: number, refusal?: string) {
  const seen: Buffer[] = [];
  const server = await createRawServer((socket) => {
    if (refusal !== undefined) socket.end(`HTTP/1.1 ${refusal}\r\ncontent-length: 0\r\n\r\n`);
    else tunnel(socket, targetPort).on('data', (bytes) => seen.push(bytes));
    socket.on('data', (bytes) => seen.push(bytes));
  });
  return { ...server, seen: () => Buffer.concat(seen).toString('latin1') };
}

/** A client that reaches its service through a proxy at this port. */
const through = (port: number, credentials = '') =>
  connect({
    baseUrl: 'https://service.test',
    transport: createUndiciTransport({ proxy: { https: `http://${credentials}127.0.0.1:${port}` } }),
  });

/** How many requests go through a proxy at this port with these settings. */
async function reach(port: number, settings: (proxy: string) => ProxySettings): Promise<number> {
  await using proxy = await createProxy(port);
  await using client = connect({
    baseUrl: `https://service.test:${port}`,
    transport: createUndiciTransport({ proxy: settings(`127.0.0.1:${proxy.port}`) }),
    outageTimeoutMs: 0,
  });
  await client.builds.get(address).catch(() => {});
  return proxy.requests.length;
}

beforeAll(() => {
  setDefaultCACertificates([pem('authority')]);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('through a proxy,', () => {
  test('a read and a write reach the service, and the proxy sees neither token nor path', async () => {
    await using server = await secureService();
    await using proxy = await createProxy(server.port);
    await using client = through(proxy.port);
    expect(await client.builds.get(address)).toMatchObject({ number: 42 });
    expect(await client.builds.cancel(address)).toMatchObject({ number: 42 });
    expect(proxy.requests.map((head) => head.split('\r\n')[0])).toEqual(
      Array.from({ length: 2 }, () => 'CONNECT service.test:443 HTTP/1.1'),
    );
    expect(proxy.seen()).not.toContain(secret);
    expect(proxy.seen()).not.toContain('/v2/');
    expect(server.requests[0]).toContain(secret);
  });

  test('the password goes only to the proxy, and is in no error', async () => {
    await using server = await secureService();
    await using proxy = await createProxy(server.port, '407 Proxy Authentication Required');
    await using client = through(proxy.port, 'me:hunter22@');
    const error = await rejection(client.builds.get(address));
    expect(error).toMatchObject({
      name: 'ConnectionError',
      sent: 'not-sent',
      code: 'PROXY_407',
      hint: "Check the proxy's address and its credentials.",
    });
    expect(proxy.requests[0]).toContain(
      `proxy-authorization: Basic ${Buffer.from('me:hunter22').toString('base64')}`,
    );
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/hunter22|bWU6aHVudGVyMjI/);
    expect(server.connections.opened).toBe(0);
  });

  test('a certificate is checked as usual', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    await using server = await createRawServer((socket) => socket.write(good), {
      certificate: 'self-signed',
    });
    await using proxy = await createProxy(server.port);
    await using client = through(proxy.port);
    expect(await rejection(client.builds.get(address))).toMatchObject({
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      sent: 'not-sent',
    });
    expect(server.requests).toHaveLength(0);
  });
});

describe('past a proxy,', () => {
  test.each<[string, (proxy: string) => ProxySettings, number]>([
    ['https', (proxy) => ({ https: `http://${proxy}`, noProxy: '' }), 1],
    ['http, which serves https too, without a scheme', (proxy) => ({ http: proxy, https: '' }), 1],
    ['the host in noProxy', (proxy) => ({ https: proxy, noProxy: 'other.test, SERVICE.TEST' }), 0],
    ['none', () => ({}), 0],
  ])('with any environment, a request takes the proxy of the settings: %s', async (_, settings, expected) => {
    for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'])
      vi.stubEnv(name, 'http://127.0.0.1:1');
    vi.stubEnv('NO_PROXY', '*');
    await using server = await secureService();
    expect(await reach(server.port, settings)).toBe(expected);
  });

  test('a service on this machine is reached directly, so that no proxy sees the token', async () => {
    await using server = await createRawServer((socket) => socket.write(good));
    await using proxy = await createProxy(server.port);
    const at = `http://127.0.0.1:${proxy.port}`;
    await using client = connect({
      baseUrl: `http://127.0.0.1:${server.port}`,
      transport: createUndiciTransport({ proxy: { http: at, https: at } }),
    });
    expect(await client.builds.get(address)).toMatchObject({ number: 42 });
    expect(proxy.requests).toEqual([]);
  });
});

describe('over TLS,', () => {
  const connectTo = (server: RawServer, options: Partial<ClientOptions> = {}) =>
    connect({ baseUrl: `https://localhost:${server.port}`, transport: createUndiciTransport(), ...options });

  test('a write that is aborted before the connection exists is never sent', async () => {
    await using server = await createRawServer((socket) => socket.write(good), {
      certificate: 'trusted',
      handshakeMs: 700,
    });
    await using client = connectTo(server);
    expect(await rejection(client.builds.cancel(address, { timeoutMs: 200 }))).toMatchObject({
      name: 'TimeoutError',
      phase: 'call',
      sent: 'not-sent',
    });
    await new Promise((resolve) => setTimeout(resolve, 800));
    // After a write that failed, one read may try to connect too.
    expect(server.connections.opened).toBeLessThanOrEqual(2);
    expect(server.requests).toHaveLength(0);
  });
});

test.each([
  ['a service', {}, 'ci.test'],
  ['a proxy, without its password', { https: 'http://me:hidden@proxy.test:3128' }, 'proxy.test'],
])('an address of %s that is not found is named', async (_, proxy, name) => {
  const fail = (hostname: string, _: unknown, callback: (error: Error) => void) => {
    const details = { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname };
    callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), details));
  };
  vi.spyOn(dns, 'lookup').mockImplementation(fail as typeof dns.lookup);
  await using client = connect({ baseUrl: 'https://ci.test', transport: createUndiciTransport({ proxy }) });
  expect(await rejection(client.builds.get(address, { timeoutMs: 100 }))).toMatchObject({
    message: 'Could not get build 42 of acme/web: the connection to ci.test failed (ENOTFOUND)',
    hint: `Check the base URL and the proxy: ${name} was not found.`,
  });
});
