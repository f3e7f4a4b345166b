import { setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { pem } from '../client/support/raw-server.ts';
import { carriedOut, destroy } from './raw-faults.ts';
import { type AtProxy, raw, silence, testRawRows } from './raw-table.ts';
import { adopted, build3, canceled, direct, fails } from './table.ts';

beforeEach(() => {
  setDefaultCACertificates([pem('authority')]);
});
afterEach(() => {
  vi.useRealTimers();
});

const says =
  (answer: string): AtProxy =>
  (socket) =>
    socket.end(`${answer}\r\n\r\n`);
const notSent = (words: string, more: object = { name: 'ConnectionError' }) =>
  fails({ sent: 'not-sent', message: expect.stringMatching(`^(?!.*secret).*${words}`), ...more });
/** A proxy that never opens a tunnel, and is asked so often. */
const closed = (asks: number, does: AtProxy) => ({ proxy: { asks, does, every: true } });

describe('a proxy that opens no tunnel has sent nothing: it is tried again, and nothing is looked up', () => {
  const proxies: Readonly<Record<string, AtProxy>> = {
    'cannot reach the service': says('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0'),
    'hangs up': destroy,
    'resets the connection': (socket) => socket.resetAndDestroy(),
    'hangs up in the middle of its answer': (socket) => socket.end('HTTP/1.1 20'),
  };
  testRawRows(
    Object.entries(proxies).flatMap(([scenario, does]) => [
      raw(`create: it ${scenario}, for good`, undefined, undefined, '', notSent(''), closed(10, does)),
      raw(`create: it ${scenario}, once`, undefined, undefined, 'create', direct, {
        proxy: { asks: 2, does },
      }),
    ]),
  );
});

describe('a proxy that says why it opens no tunnel is trusted: nothing was sent, and the reason is reported', () => {
  const answers = { '407 Who': 1, '403 Forbidden': 1, '429 Too Many Requests': 10, '502 Bad Gateway': 10 };
  testRawRows(
    Object.entries(answers).map(([answer, asks]) => {
      const ending = notSent(`the proxy on the way to service.test answered ${answer.slice(0, 3)}`);
      const does = says(`HTTP/1.1 ${answer}\r\ncontent-length: 0`);
      return raw(
        `create: ${answer}: asked ${asks} times`,
        undefined,
        undefined,
        '',
        ending,
        closed(asks, does),
      );
    }),
  );
});

describe('a proxy that falls silent is given up', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  const late = notSent('', { name: 'TimeoutError', phase: 'connect' });
  testRawRows([raw('create: nothing was sent', undefined, undefined, '', late, closed(10, silence))]);
});

describe('a tunnel that is cut after the request was applied is like a lost answer', () => {
  const [cut, through] = [carriedOut(destroy), { proxy: {} }];
  testRawRows([
    raw('create: it is looked up', 'builds.create', cut, 'create list', adopted, through),
    raw('cancel: the build is read', 'builds.cancel', cut, 'cancel get', canceled, through),
    raw('get: it is read again', 'builds.get', cut, 'get get', build3, through),
  ]);
});
