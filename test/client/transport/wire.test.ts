import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type ClientOptions, createUndiciTransport } from '../../../src/client/index.ts';
import { address, build, connect, rejection, secret, web } from '../support/harness.ts';
import { createRawServer, httpAnswer, type RawServer } from '../support/raw-server.ts';

const good = httpAnswer(JSON.stringify(build(42)));

/** A client of a raw server, on the real transport. */
const connectTo = ({ port }: RawServer, options: Partial<ClientOptions> = {}) =>
  connect({ baseUrl: `http://127.0.0.1:${port}`, transport: createUndiciTransport(), ...options });

describe('over a real connection,', () => {
  test('a request is what the document says', async () => {
    await using server = await createRawServer((socket) =>
      socket.end(httpAnswer(JSON.stringify(build(43)), { status: '201 Created' })),
    );
    await using client = connectTo(server, { userAgent: 'wire/1' });
    await client.builds.create(web, { commit: 'HEAD', branch: 'main' });
    const [head, body] = server.requests.at(-1)?.split('\r\n\r\n') ?? [];
    expect(head?.split('\r\n').sort()).toEqual([
      'POST /v2/organizations/acme/pipelines/web/builds HTTP/1.1',
      'accept-encoding: identity',
      'accept: application/json',
      `authorization: Bearer ${secret}`,
      expect.stringMatching(/^connection: /),
      `content-length: ${body?.length}`,
      'content-type: application/json',
      `host: 127.0.0.1:${server.port}`,
      'user-agent: wire/1',
    ]);
    expect(JSON.parse(body ?? '')).toMatchObject({ commit: 'HEAD', branch: 'main' });
  });

  test('reads share connections, and a write has one of its own that ends with it', async () => {
    await using server = await createRawServer((socket) => socket.write(good));
    await using client = connectTo(server);
    const readTwo = () => Promise.all([client.builds.get(address), client.builds.get(address)]);
    await readTwo();
    await new Promise((resolve) => setImmediate(resolve));
    await readTwo();
    expect(server.connections).toEqual({ opened: 2, open: 2 });
    await client.builds.cancel(address);
    await client.builds.cancel(address);
    await expect.poll(() => server.connections).toEqual({ opened: 4, open: 2 });
  });
});

test('a redirect is not followed, and the token stays here', async () => {
  await using elsewhere = await createRawServer((socket) => socket.end(good));
  const headers = `location: http://127.0.0.1:${elsewhere.port}/v2/x?token=1\r\n`;
  await using server = await createRawServer((socket) =>
    socket.end(httpAnswer('', { status: '302 Found', headers })),
  );
  await using client = connectTo(server);
  expect(await rejection(client.builds.get(address))).toMatchObject({
    message: `Could not get build 42 of acme/web: 302 - a redirect to 127.0.0.1:${elsewhere.port}`,
  });
  expect(elsewhere.connections.opened).toBe(0);
});

test('a connection that fails keeps nothing that could not be parsed', async () => {
  await using server = await createRawServer((socket, request) => socket.end(request));
  await using client = connectTo(server);
  const error = await rejection(client.builds.get(address));
  expect(error).toMatchObject({ name: 'ConnectionError' });
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(secret);
});

test('closing a client ends running calls, every connection, and every later call', async () => {
  await using server = await createRawServer((socket, _, index) =>
    index === 0 ? socket.write(good) : undefined,
  );
  const client = connectTo(server);
  await client.builds.get(address);
  const stalled = rejection(client.builds.cancel(address, { rank: 'urgent' }));
  await expect.poll(() => server.requests.length).toBe(2);
  await client.close();
  expect(await stalled).toMatchObject({ name: 'InvalidArgumentError', message: 'client is closed' });
  expect(await rejection(client.builds.get(address))).toMatchObject({ message: 'client is closed' });
  await expect.poll(() => server.connections.open).toBe(0);
  await client.close();
});
