import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { answered, bytes, halved, reset, tooLarge, withHeader } from './raw-faults.ts';
import { raw, silence, testRawRows } from './raw-table.ts';

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
    raw(
      'get: the connection is reset, again and again',
      'builds.get',
      reset,
      { error: { name: 'ConnectionError', code: 'ECONNRESET', sent: 'unknown' }, sent: 'get*10' },
      { times: 10 },
    ),
    raw('list: the page is cut, once', list, answered(halved), {
      value: { complete: true },
      sent: 'list list',
    }),
    raw(
      'list one by one: the connection is gone when the second page is requested on it',
      list,
      reset,
      { value: { complete: true }, sent: 'list*4' },
      { skip: 1 },
    ),
    raw('get: the service falls silent, once', 'builds.get', silence, {
      value: { number: 3 },
      sent: 'get get',
    }),
    raw(
      'get two: a second answer comes without a request: it is not read as the next one',
      'builds.get',
      async (socket, answer) => {
        const whole = await answer();
        socket.write(
          Buffer.concat([whole, Buffer.from(whole.toString('latin1').replace(/"number":3/, '"number":9'))]),
        );
      },
      { value: [{ number: 3 }, { number: 2 }], sent: 'get get' },
    ),
    ...(
      [
        ['bytes that are no HTTP', bytes('SSH-2.0-OpenSSH_9.6\r\n')],
        ['headers without end', answered(tooLarge)],
        ['two lengths', answered(withHeader('content-length: 3'))],
        ['chunks that are none', bytes('HTTP/1.1 200 It\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n')],
      ] as const
    ).map(([scenario, harm]) =>
      raw(`get: ${scenario}: not tried again`, 'builds.get', harm, {
        error: { name: 'ConnectionError', code: expect.stringMatching(untrusted) },
        sent: 'get',
      }),
    ),
    raw(
      'get: a small answer that unpacks to seventeen megabytes: not tried again',
      'builds.get',
      (socket) => {
        const body = gzipSync(Buffer.alloc(17 * 1024 * 1024, ' '));
        socket.write(`HTTP/1.1 200 It\r\ncontent-encoding: gzip\r\ncontent-length: ${body.length}\r\n\r\n`);
        socket.end(body);
      },
      { error: { name: 'InvalidResponseError', reason: 'size' }, sent: 'get' },
    ),
  ]);
});
