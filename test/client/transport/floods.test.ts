import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { type ClientOptions, createUndiciTransport, unlimited } from '../../../src/client/index.ts';
import { connect, rejection, web } from '../support/harness.ts';
import { createRawServer, type RawServer } from '../support/raw-server.ts';

/*
 * Services that never stop sending, and never come to an end. Real sockets and real timers, with a tenth of a second for
 * what has a minute otherwise: nothing of a flood may start the time of its phase again.
 */

const timeouts = { connectMs: 5_000, headersMs: 100, bodyMs: 100, attemptMs: 200 };

/** Sends the pieces for ever: as fast as they are taken, or one every few milliseconds. */
function forever(pieces: readonly string[], everyMs?: number) {
  return (socket: Socket) => {
    let count = 0;
    const next = () => {
      if (socket.destroyed) return;
      const piece = pieces[Math.min(count, pieces.length - 1)] ?? '';
      count += 1;
      socket.write(piece.replace('#', String(count)), () =>
        everyMs === undefined ? setImmediate(next) : setTimeout(next, everyMs),
      );
    };
    next();
  };
}

const started = 'HTTP/1.1 200 OK\r\n';
const chunked = `${started}transfer-encoding: chunked\r\n\r\n`;

const floods: readonly [name: string, pieces: readonly string[], everyMs?: number][] = [
  ['responses 102', ['HTTP/1.1 102 Processing\r\n\r\n']],
  ['responses 103 with headers', [`HTTP/1.1 103 Early Hints\r\nlink: <${'x'.repeat(8_000)}>\r\n\r\n`]],
  ['headers', [started, `x-#: ${'x'.repeat(1_000)}\r\n`]],
  ['a header without an end', [started, 'x-long: ', 'x'.repeat(1_000)]],
  ['a chunk for each byte, slowly', [chunked, '1\r\n \r\n'], 5],
  ['the extension of a chunk', [`${chunked}1;x=`, 'x'.repeat(1_000)]],
  ['a body', [chunked, `10000\r\n${' '.repeat(65_536)}\r\n`]],
  ['trailers', [`${chunked}2\r\n[]\r\n0\r\n`, `x-#: ${'x'.repeat(1_000)}\r\n`]],
  ['the body of an error, slowly', ['HTTP/1.1 500 No\r\ncontent-length: 9999\r\n\r\n', ' '], 5],
];

/** A list ends with an error, after four attempts at most: its pages cannot be made smaller. */
async function expectEnd(server: RawServer, options: Partial<ClientOptions>): Promise<void> {
  const baseUrl = `http://127.0.0.1:${server.port}`;
  const limits = { rateLimiter: unlimited, timeouts, outageTimeoutMs: 2_000 };
  await using client = connect({ baseUrl, ...limits, ...options });
  const error = await rejection(client.builds.listForPipeline(web, { perPage: 1 }).toArray());
  const names = /^(Timeout|Connection|InvalidResponse|Api)Error$/;
  expect(error).toMatchObject({ name: expect.stringMatching(names) });
  expect(server.requests.length).toBeLessThanOrEqual(4);
}

describe('a service whose response never ends', () => {
  test.each(floods)('%s: ends with an error, and so does its connection', async (_, pieces, everyMs) => {
    await using server = await createRawServer(forever(pieces, everyMs));
    await expectEnd(server, { transport: createUndiciTransport() });
    await expect.poll(() => server.connections.open).toBe(0);
  });

  test.each(floods.filter(([, , everyMs]) => everyMs))(
    '%s: ends with an error through fetch, too',
    async (_, pieces, everyMs) => {
      await using server = await createRawServer(forever(pieces, everyMs));
      await expectEnd(server, {});
    },
  );
});
