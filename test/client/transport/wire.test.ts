import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  type ClientOptions,
  ConnectionError,
  createUndiciTransport,
  TimeoutError,
} from '../../../src/client/index.ts';
import { build, connect, rejection, secret, web } from '../support/harness.ts';
import { createRawServer, httpAnswer, type RawServer } from '../support/raw-server.ts';

const address = { ...web, number: 42 };
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
      'kitestring-attempt: 1',
      expect.stringMatching(/^kitestring-invocation: [0-9a-z]{8,}$/),
      'user-agent: wire/1',
    ]);
    expect(JSON.parse(body ?? '')).toMatchObject({ commit: 'HEAD', branch: 'main' });
  });

  test('reads share a connection, and a write has one of its own that ends with it', async () => {
    await using server = await createRawServer((socket) => socket.write(good));
    await using client = connectTo(server);
    await client.builds.get(address);
    await new Promise((resolve) => setImmediate(resolve));
    await client.builds.get(address);
    expect(server.connections).toEqual({ opened: 1, open: 1 });
    await client.builds.cancel(address);
    await client.builds.cancel(address);
    await expect.poll(() => server.connections).toEqual({ opened: 3, open: 1 });
  });
});

describe('a connection that fails', () => {
  test.each<[string, Parameters<typeof createRawServer>[0], Partial<ConnectionError>]>([
    ['closed without a word', (socket) => socket.end(), { code: 'UND_ERR_SOCKET', sent: 'unknown' }],
    ['reset', (socket) => socket.resetAndDestroy(), { code: 'ECONNRESET', sent: 'unknown' }],
    [
      'truncated in the headers',
      (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-le'),
      { code: 'UND_ERR_SOCKET', sent: 'unknown' },
    ],
    [
      'truncated in the body',
      (socket) => socket.end(good.slice(0, -5)),
      { code: 'UND_ERR_SOCKET', sent: 'unknown' },
    ],
    [
      'shorter than it says',
      (socket) => socket.end(good.replace(/content-length: \d+/, 'content-length: 999')),
      { code: 'UND_ERR_SOCKET', sent: 'unknown' },
    ],
    [
      'truncated in a chunk',
      (socket) => socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nff\r\n{"id"'),
      { code: 'UND_ERR_SOCKET', sent: 'unknown' },
    ],
  ])(
    'when it is %s, is tried again for a read and reported with its code',
    async (_, onRequest, expected) => {
      await using server = await createRawServer(onRequest);
      await using client = connectTo(server);
      const error = await rejection(client.builds.get(address));
      expect(error).toBeInstanceOf(ConnectionError);
      expect(error).toMatchObject(expected);
      expect(server.requests).toHaveLength(10);
    },
  );

  test.each<[string, string]>([
    ['bytes that are no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['a status that is none', 'HTTP/1.1 abc OK\r\n\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello'],
    ['headers without end', `HTTP/1.1 200 OK\r\n${'x-pad: '.padEnd(1_000, 'x')}\r\n`.repeat(40)],
  ])('because of %s, is not tried again', async (_, bytes) => {
    await using server = await createRawServer((socket) => socket.end(bytes));
    await using client = connectTo(server);
    const error = await rejection(client.builds.get(address));
    expect(error).toMatchObject({
      name: 'ConnectionError',
      code: expect.stringMatching(
        /^(HPE_|HTTPParserError$|UND_ERR_HEADERS_OVERFLOW$|UND_ERR_RES_CONTENT_LENGTH_MISMATCH$)/,
      ),
    });
    expect(server.requests).toHaveLength(1);
  });

  test('keeps nothing that could not be parsed', async () => {
    await using server = await createRawServer((socket, request) => socket.end(request));
    await using client = connectTo(server);
    const error = await rejection(client.builds.get(address));
    expect(error).toMatchObject({ name: 'ConnectionError' });
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(secret);
  });
});

describe('a service that stalls is given up', () => {
  const shortHeaders = { timeouts: { headersMs: 100 } };
  const shortBody = { timeouts: { bodyMs: 100 } };

  test.each<
    [string, Parameters<typeof createRawServer>[0], Partial<ClientOptions>, TimeoutError['phase'], string]
  >([
    ['before its headers', () => {}, shortHeaders, 'headers', 'no response in time'],
    [
      'within its headers',
      (socket) => socket.write('HTTP/1.1 200 OK\r\ncont'),
      shortHeaders,
      'headers',
      'no response in time',
    ],
    [
      'within its body',
      (socket) => socket.write(good.slice(0, -5)),
      shortBody,
      'body',
      'the response stopped in the middle',
    ],
    ['for good', () => {}, { timeouts: { attemptMs: 400 } }, 'attempt', 'the response took too long'],
  ])('%s', async (_, onRequest, options, phase, words) => {
    await using server = await createRawServer(onRequest);
    await using client = connectTo(server, options);
    const error = await rejection(client.builds.get(address));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({
      phase,
      sent: 'unknown',
      message: `Could not get build 42 of acme/web: ${words}`,
    });
    expect(server.requests).toHaveLength(10);
  });

  test('in the body of an error, which is still reported', async () => {
    await using server = await createRawServer((socket) =>
      socket.write('HTTP/1.1 403 No\r\ncontent-length: 99\r\n\r\n{"mess'),
    );
    await using client = connectTo(server, shortBody);
    expect(await rejection(client.builds.get(address))).toMatchObject({
      status: 403,
      serviceMessage: undefined,
    });
  });
});

describe('a service that is slow,', () => {
  test('but never idle for long, is waited for', async () => {
    await using server = await createRawServer((socket) => {
      socket.setNoDelay(true);
      const long = httpAnswer(JSON.stringify(build(42, { message: 'x'.repeat(500) })));
      const pieces = long.match(/[\s\S]{1,40}/g) ?? [];
      const next = () => {
        const piece = pieces.shift();
        if (piece !== undefined) socket.write(piece, () => setTimeout(next, 40));
      };
      next();
    });
    await using client = connectTo(server, { timeouts: { bodyMs: 400 } });
    expect(await client.builds.get(address)).toMatchObject({ number: 42 });
  });
});

describe('a body without end', () => {
  test('ends at the limit, and its connection with it', async () => {
    let written = 0;
    await using server = await createRawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
      const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;
      const write = () => {
        while (!socket.destroyed) {
          written += 65_536;
          if (!socket.write(chunk)) return;
        }
      };
      socket.on('drain', write);
      write();
    });
    await using client = connectTo(server);
    const error = await rejection(client.suites.get({ organization: 'acme', suite: 'unit' }));
    expect(error).toMatchObject({ name: 'InvalidResponseError', reason: 'size' });
    await expect.poll(() => server.connections.open).toBe(0);
    expect(written).toBeLessThan(16 * 1024 * 1024);
  });
});

describe('closing a client', () => {
  test('ends running calls, every connection, and every later call', async () => {
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
});
