import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, vi } from 'vitest';
import {
  answered,
  bodyOf,
  byteByByte,
  bytes,
  carriedOut,
  close,
  halved,
  longer,
  reset,
  tooLarge,
  withHeader,
} from './raw-faults.ts';
import type { Harm } from './raw-service.ts';
import { raw, silence, testRawRows } from './raw-table.ts';
import { adopted, sentAgain } from './table.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a create whose answer breaks on the way is looked up, and adopted', () => {
  const broken: readonly (readonly [string, Harm])[] = [
    ['the connection is reset', carriedOut(reset)],
    ['the connection is closed without a word', carriedOut(close)],
    ['the answer is cut in its first line', answered((whole) => whole.slice(0, 12))],
    ['the answer is cut in its headers', answered((whole) => whole.slice(0, 60))],
    ['the answer is cut in its body', answered(halved)],
    ['the answer is shorter than it says', answered(longer(7))],
    ['the answer is longer than it says', answered(longer(-7))],
    ['the answer says two lengths', answered(withHeader('content-length: 3'))],
    ['the answer has headers without end', answered(tooLarge)],
    [
      'the answer has chunks that are none',
      answered((whole) => `HTTP/1.1 201 It\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n${bodyOf(whole)}`),
    ],
    [
      'the answer is cut in a chunk',
      answered((whole) => `HTTP/1.1 201 It\r\ntransfer-encoding: chunked\r\n\r\nfff\r\n${bodyOf(whole)}`),
    ],
    ['the answer has a status that is none', carriedOut(bytes('HTTP/1.1 abc It\r\n\r\n'))],
    ['the answer is no HTTP', carriedOut(bytes('SSH-2.0-OpenSSH_9.6\r\n'))],
    ['the answer says that it is zipped, and is not', answered(withHeader('content-encoding: gzip'))],
    ['the answer has an encoding that was not requested', answered(withHeader('content-encoding: br'))],
    [
      'a word to go on comes first, which nobody asked for',
      answered((whole) => `HTTP/1.1 100 Continue\r\n\r\n${whole}`),
    ],
    ['the service falls silent', carriedOut(silence)],
    [
      'the service falls silent within its answer',
      async (socket, answer) => {
        const whole = await answer();
        socket.write(whole.subarray(0, -20), () => setImmediate(silence));
      },
    ],
  ];
  testRawRows(
    broken.map(([scenario, harm]) =>
      raw(`create: ${scenario}`, 'builds.create', harm, {
        value: adopted,
        sent: 'create list',
      }),
    ),
  );
});

describe('another write whose answer breaks on the way is resolved by a lookup', () => {
  testRawRows([
    raw('create: the connection is reset before it is carried out: sent once more', 'builds.create', reset, {
      value: sentAgain,
      sent: 'create list*4 create',
    }),
    raw('rebuild: the answer is cut', 'builds.rebuild', answered(halved), {
      value: adopted,
      sent: 'list rebuild list',
    }),
    raw('cancel: the connection is reset', 'builds.cancel', carriedOut(reset), {
      value: { number: 3 },
      sent: 'cancel get',
    }),
    raw('create suite: the answer is cut: its token is lost with it', 'suites.create', answered(halved), {
      value: { origin: 'recovered', tokenLost: true },
      sent: 'suites createSuite suites',
    }),
    raw('update suite: the connection is closed without a word', 'suites.update', carriedOut(close), {
      value: { default_branch: 'trunk' },
      sent: 'suite updateSuite suite',
    }),
    raw('delete suite: the connection is reset', 'suites.delete', carriedOut(reset), {
      value: undefined,
      sent: 'suite deleteSuite suite',
    }),
  ]);
});

describe('an unusual answer is an answer', () => {
  const odd: readonly (readonly [string, Harm])[] = [
    ['byte by byte', byteByByte],
    [
      'after one that is not the last word',
      answered((whole) => `HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n${whole}`),
    ],
    [
      'of HTTP/1.0, as long as the connection lasts',
      answered((whole) => `HTTP/1.0 201 It\r\n\r\n${bodyOf(whole)}`),
    ],
    [
      'in chunks of a byte',
      answered((whole) => {
        const chunks = [...bodyOf(whole)].map((byte) => `1\r\n${byte}\r\n`).join('');
        return `HTTP/1.1 201 It\r\ntransfer-encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`;
      }),
    ],
    [
      'zipped',
      answered((whole) =>
        Buffer.concat([
          Buffer.from('HTTP/1.1 201 It\r\ncontent-encoding: gzip\r\n\r\n'),
          gzipSync(Buffer.from(bodyOf(whole), 'latin1')),
        ]),
      ),
    ],
  ];
  testRawRows(
    odd.map(([scenario, harm]) =>
      raw(`create: ${scenario}`, 'builds.create', harm, {
        value: { origin: 'direct', build: { number: 4 } },
        sent: 'create',
      }),
    ),
  );
});
