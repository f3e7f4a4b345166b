import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { answered, bytes, type Harm, halved, reset, tooLarge, withHeader } from './raw-faults.ts';
import { raw, silence, testRawRows } from './raw-table.ts';
import { build3, complete, fails } from './table.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A second answer comes without a request. */
const answersTwice: Harm = async (socket, answer) => {
  const bytes = await answer();
  const second = bytes.toString('latin1').replace(/"number":3/, '"number":9');
  socket.write(Buffer.concat([bytes, Buffer.from(second)]));
};
/** A small answer that unpacks to seventeen megabytes. */
const bomb: Harm = (socket) => {
  const body = gzipSync(Buffer.alloc(17 * 1024 * 1024, ' '));
  socket.write(`HTTP/1.1 200 It\r\ncontent-encoding: gzip\r\ncontent-length: ${body.length}\r\n\r\n`);
  socket.end(body);
};
const noHttp: readonly (readonly [string, Harm])[] = [
  ['bytes that are no HTTP', bytes('SSH-2.0-OpenSSH_9.6\r\n')],
  ['headers without end', answered(tooLarge)],
  ['two lengths', answered(withHeader('content-length: 3'))],
  ['chunks that are none', bytes('HTTP/1.1 200 It\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n')],
];

describe('a read is tried again, unless what came cannot be trusted', () => {
  const code = expect.stringMatching(
    /^(HPE_|HTTPParserError$|UND_ERR_HEADERS_OVERFLOW$|UND_ERR_RES_CONTENT_LENGTH_MISMATCH$)/,
  );
  const lost = fails({ name: 'ConnectionError', code: 'ECONNRESET', sent: 'unknown' });
  const untrusted = fails({ name: 'ConnectionError', code });
  const tooMuch = fails({ name: 'InvalidResponseError', reason: 'size' });
  const list = 'builds.listForPipeline';
  testRawRows([
    raw('get: reset, again and again', 'builds.get', reset, 'get*10', lost, { times: 10 }),
    raw('list: the page is cut, once', list, answered(halved), 'list list', complete),
    raw('list one by one: the connection of the first page is gone', list, reset, 'list*4', complete, {
      skip: 1,
    }),
    raw('get: the service falls silent, once', 'builds.get', silence, 'get get', build3),
    raw('get two: a second answer', 'builds.get', answersTwice, 'get get', [build3, { number: 2 }]),
    ...noHttp.map(([scenario, harm]) => raw(`get: ${scenario}`, 'builds.get', harm, 'get', untrusted)),
    raw('get: seventeen megabytes', 'builds.get', bomb, 'get', tooMuch),
  ]);
});
