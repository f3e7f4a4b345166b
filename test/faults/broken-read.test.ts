import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { answered, bytes, halved, reset, tooLarge, withHeader } from './raw-faults.ts';
import { type RawRow, silence, testRawRows } from './raw-table.ts';

const list = 'builds.listForPipeline';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a read is tried again, unless what came cannot be trusted', () => {
  const untrusted = /^(HPE_|HTTPParserError$|UND_ERR_HEADERS_OVERFLOW$|UND_ERR_RES_CONTENT_LENGTH_MISMATCH$)/;
  testRawRows([
    {
      scenario: 'the connection is reset, again and again',
      call: 'get',
      on: 'builds.get',
      harm: reset,
      times: 10,
      comes: {
        error: { name: 'ConnectionError', code: 'ECONNRESET', sent: 'unknown' },
        sent: Array(10).fill('builds.get'),
      },
    },
    {
      scenario: 'the page is cut, once',
      call: 'list',
      on: list,
      harm: answered(halved),
      comes: { value: { complete: true }, sent: [list, list] },
    },
    {
      scenario: 'the connection is gone when the second page is requested on it',
      call: 'list one by one',
      on: list,
      harm: reset,
      skip: 1,
      comes: { value: { complete: true }, sent: [list, list, list, list] },
    },
    {
      scenario: 'the service falls silent, once',
      call: 'get',
      on: 'builds.get',
      harm: silence,
      comes: { value: { number: 3 }, sent: ['builds.get', 'builds.get'] },
    },
    {
      scenario: 'a second answer comes without a request: it is not read as the next one',
      call: 'get two',
      on: 'builds.get',
      harm: async (socket, answer) => {
        const whole = await answer();
        socket.write(
          Buffer.concat([whole, Buffer.from(whole.toString('latin1').replace(/"number":3/, '"number":9'))]),
        );
      },
      comes: { value: [{ number: 3 }, { number: 2 }], sent: ['builds.get', 'builds.get'] },
    },
    ...(
      [
        ['bytes that are no HTTP', bytes('SSH-2.0-OpenSSH_9.6\r\n')],
        ['headers without end', answered(tooLarge)],
        ['two lengths', answered(withHeader('content-length: 3'))],
        ['chunks that are none', bytes('HTTP/1.1 200 It\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n')],
      ] as const
    ).map(
      ([scenario, harm]): RawRow => ({
        scenario: `${scenario}: not tried again`,
        call: 'get',
        on: 'builds.get',
        harm,
        comes: {
          error: { name: 'ConnectionError', code: expect.stringMatching(untrusted) },
          sent: ['builds.get'],
        },
      }),
    ),
    {
      scenario: 'a small answer that unpacks to seventeen megabytes: not tried again',
      call: 'get',
      on: 'builds.get',
      harm: (socket) => {
        const body = gzipSync(Buffer.alloc(17 * 1024 * 1024, ' '));
        socket.write(`HTTP/1.1 200 It\r\ncontent-encoding: gzip\r\ncontent-length: ${body.length}\r\n\r\n`);
        socket.end(body);
      },
      comes: { error: { name: 'InvalidResponseError', reason: 'size' }, sent: ['builds.get'] },
    },
  ]);
});
