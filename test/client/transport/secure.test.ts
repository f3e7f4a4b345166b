import { setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Client, type ClientOptions, createUndiciTransport } from '../../../src/client/index.ts';
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
  test('a certificate that is trusted lets the request through', async () => {
    await using server = await createRawServer((socket) => socket.write(good), { certificate: 'trusted' });
    await using client = connectTo(server);
    expect(await client.builds.get(address)).toMatchObject({ number: 42 });
  });

  test.each([
    ['has expired', 'expired', 'CERT_HAS_EXPIRED'],
    ['signed itself', 'self-signed', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['is for another host', 'elsewhere', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ])(
    'a certificate that %s is refused at once, whatever the environment says, and the token stays here',
    async (_, certificate, code) => {
      vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
      await using server = await createRawServer((socket) => socket.write(good), { certificate });
      await using client = connectTo(server);
      const error = await rejection(client.builds.get(address));
      expect(error).toMatchObject({
        name: 'ConnectionError',
        code,
        sent: 'not-sent',
        hint: `The certificate of localhost:${server.port} is not trusted; set NODE_EXTRA_CA_CERTS to trust further certificate authorities.`,
      });
      expect(server.requests).toHaveLength(0);
      expect(server.connections.opened).toBe(1);
    },
  );

  test('a service that speaks plain HTTP there is refused at once', async () => {
    await using server = await createRawServer(() => {}, { onConnection: (socket) => socket.end(good) });
    await using client = connectTo(server);
    expect(await rejection(client.builds.get(address))).toMatchObject({
      name: 'ConnectionError',
      code: expect.stringMatching(/^(EPROTO|ERR_SSL_)/),
      sent: 'not-sent',
    });
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

  test('a connection truncated within the handshake has sent nothing', async () => {
    await using server = await createRawServer(() => {}, {
      onConnection: (socket) => socket.once('data', () => socket.resetAndDestroy()),
    });
    await using client = connectTo(server);
    expect(await rejection(client.builds.cancel(address))).toMatchObject({
      code: 'ECONNRESET',
      sent: 'not-sent',
    });
  });

  test.each([
    ['read', (client: Client) => client.builds.get(address, { timeoutMs: 400 })],
    ['write', (client: Client) => client.builds.cancel(address, { timeoutMs: 400 })],
  ])('a %s that is aborted before the connection exists is never sent', async (_, call) => {
    await using server = await createRawServer((socket) => socket.write(good), {
      certificate: 'trusted',
      handshakeMs: 1_200,
    });
    await using client = connectTo(server);
    expect(await rejection(call(client))).toMatchObject({
      name: 'TimeoutError',
      phase: 'call',
      sent: 'not-sent',
    });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    // After a write that failed, one read may try to connect too.
    expect(server.connections.opened).toBeLessThanOrEqual(2);
    expect(server.requests).toHaveLength(0);
  });
});
