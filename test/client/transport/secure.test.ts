import { setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ClientOptions, createUndiciTransport } from '../../../src/client/index.ts';
import { build, connect, rejection, web } from '../support/harness.ts';
import { createRawServer, httpAnswer, pem, type RawServer } from '../support/raw-server.ts';

const address = { ...web, number: 42 };
const good = httpAnswer(JSON.stringify(build(42)));

/** A client of this service, over TLS. */
const connectTo = (server: RawServer, options: Partial<ClientOptions> = {}) =>
  connect({ baseUrl: `https://localhost:${server.port}`, transport: createUndiciTransport(), ...options });

beforeAll(() => {
  setDefaultCACertificates([pem('authority')]);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('over TLS,', () => {
  test('a certificate is checked, whatever the environment says, and the token stays here', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const certificate = 'self-signed';
    await using server = await createRawServer((socket) => socket.write(good), { certificate });
    await using client = connectTo(server);
    expect(await rejection(client.builds.get(address))).toMatchObject({
      ...{ name: 'ConnectionError', code: 'DEPTH_ZERO_SELF_SIGNED_CERT', sent: 'not-sent' },
      hint: `The certificate of localhost:${server.port} is not trusted; set NODE_EXTRA_CA_CERTS to trust further certificate authorities.`,
    });
    expect(server.requests).toHaveLength(0);
    expect(server.connections.opened).toBe(1);
  });

  test('a handshake that never ends runs out of time, and nothing was sent', async () => {
    await using server = await createRawServer(() => {});
    await using client = connectTo(server, { timeouts: { connectMs: 60 } });
    expect(await rejection(client.builds.get(address))).toMatchObject({
      name: 'TimeoutError',
      phase: 'connect',
      sent: 'not-sent',
    });
  });

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
