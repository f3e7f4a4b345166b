import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import {
  answered,
  bodyOf,
  byteByByte,
  bytes,
  carriedOut,
  close,
  type Harm,
  halved,
  longer,
  reset,
  tooLarge,
  withHeader,
} from './raw-faults.ts';
import { raw, silence, testRawRows } from './raw-table.ts';
import { adopted, build3, complete, direct, fails } from './table.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const silentWithin: Harm = async (socket, answer) =>
  socket.write((await answer()).subarray(0, -20), () => setImmediate(silence));
const chunked = 'HTTP/1.1 201 It\r\ntransfer-encoding: chunked\r\n\r\n';

describe('a create whose answer breaks on the way is looked up, and adopted', () => {
  const broken: readonly (readonly [string, Harm])[] = [
    ['the connection is reset', carriedOut(reset)],
    ['the connection is closed without a word', carriedOut(close)],
    ['the answer is cut in its first line', answered((text) => text.slice(0, 12))],
    ['the answer is cut in its headers', answered((text) => text.slice(0, 60))],
    ['the answer is cut in its body', answered(halved)],
    ['the answer is shorter than it says', answered(longer(7))],
    ['the answer is longer than it says', answered(longer(-7))],
    ['the answer says two lengths', answered(withHeader('content-length: 3'))],
    ['the answer has headers without end', answered(tooLarge)],
    ['the answer has chunks that are none', answered((text) => `${chunked}zz\r\n${bodyOf(text)}`)],
    ['the answer is cut in a chunk', answered((text) => `${chunked}fff\r\n${bodyOf(text)}`)],
    ['the answer has a status that is none', carriedOut(bytes('HTTP/1.1 abc It\r\n\r\n'))],
    ['the answer is no HTTP', carriedOut(bytes('SSH-2.0-OpenSSH_9.6\r\n'))],
    ['the answer says that it is zipped, and is not', answered(withHeader('content-encoding: gzip'))],
    ['the answer has an encoding that was not requested', answered(withHeader('content-encoding: br'))],
    ['an interim response comes first', answered((text) => `HTTP/1.1 100 Continue\r\n\r\n${text}`)],
    ['the service falls silent', carriedOut(silence)],
    ['the service falls silent within its answer', silentWithin],
  ];
  testRawRows(
    broken.map(([scenario, harm]) =>
      raw(`create: ${scenario}`, 'builds.create', harm, 'create list', adopted),
    ),
  );
});

describe('an unusual response is accepted', () => {
  const inChunks = (text: string) => [...text].map((byte) => `1\r\n${byte}\r\n`).join('');
  const zipped = Buffer.from('HTTP/1.1 201 It\r\ncontent-encoding: gzip\r\n\r\n');
  const odd: readonly (readonly [string, Harm])[] = [
    ['byte by byte', byteByByte],
    ['after early hints', answered((text) => `HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n${text}`)],
    ['of HTTP/1.0', answered((text) => `HTTP/1.0 201 It\r\n\r\n${bodyOf(text)}`)],
    ['in chunks of a byte', answered((text) => `${chunked}${inChunks(bodyOf(text))}0\r\n\r\n`)],
    ['zipped', answered((text) => Buffer.concat([zipped, gzipSync(Buffer.from(bodyOf(text), 'latin1'))]))],
  ];
  testRawRows(
    odd.map(([scenario, harm]) => raw(`create: ${scenario}`, 'builds.create', harm, 'create', direct)),
  );
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

describe('a read is repeated, unless the response cannot be trusted', () => {
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
    raw('list one by one: reset after the first page', list, reset, 'list*4', complete, { skip: 1 }),
    raw('get: the service falls silent, once', 'builds.get', silence, 'get get', build3),
    raw('get two: a second answer', 'builds.get', answersTwice, 'get get', [build3, { number: 2 }]),
    ...noHttp.map(([scenario, harm]) => raw(`get: ${scenario}`, 'builds.get', harm, 'get', untrusted)),
    raw('get: seventeen megabytes', 'builds.get', bomb, 'get', tooMuch),
  ]);
});
