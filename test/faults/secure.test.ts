import { setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { pem, type RawOptions } from '../client/support/raw-server.ts';
import { byteByByte, carriedOut, cutShort, destroy } from './raw-faults.ts';
import { type AtProxy, type RawRow, raw, silence, testRawRows } from './raw-table.ts';
import { adopted, build3, canceled, direct, fails, type Title } from './table.ts';

beforeEach(() => {
  setDefaultCACertificates([pem('authority')]);
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** A call that sends nothing to the service. */
const unsent = (title: Title, error: object, more: Partial<RawRow>) =>
  raw(title, undefined, undefined, '', fails({ sent: 'not-sent', ...error }), more);
const secure = (server: RawOptions, connections = 1) => ({ server, secure: true, connections });

describe('a server that cannot be trusted is not tried a second time, with any environment, and gets no request', () => {
  const hint = expect.stringContaining(
    'is not trusted; set NODE_EXTRA_CA_CERTS to trust further certificate authorities',
  );
  const certificates = [
    ['that has expired', 'expired', 'CERT_HAS_EXPIRED'],
    ['that signed itself', 'self-signed', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['of another host', 'elsewhere', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ] as const;
  const builds = ['create', 'rebuild', 'retry failed jobs', 'cancel', 'list'] as const;
  const suites = ['create suite', 'update suite', 'delete suite'] as const;
  testRawRows(
    certificates.flatMap(([scenario, certificate, code]) =>
      [...builds, ...suites].map((call) => {
        const error = { name: 'ConnectionError', code, hint };
        return unsent(`${call}: a certificate ${scenario}`, error, secure({ certificate }));
      }),
    ),
  );
});

describe('an unknown authority is not trusted', () => {
  beforeEach(() => {
    setDefaultCACertificates([]);
  });
  const code = expect.stringMatching(/UNABLE_TO_|SELF_SIGNED/);
  testRawRows([unsent('create: its certificate is refused', { code }, secure({ certificate: 'trusted' }))]);
});

describe('a handshake that fails has sent nothing', () => {
  const code = expect.stringMatching(/^(EPROTO|ERR_SSL_)/);
  const hint = expect.stringMatching(/^Check that localhost:\d+ serves https\.$/);
  const plain: RawOptions = { onConnection: (socket) => socket.end('HTTP/1.1 400 No\r\n\r\n') };
  const cut: RawOptions = { onConnection: (socket) => socket.once('data', () => socket.resetAndDestroy()) };
  const reset = { name: 'ConnectionError', code: 'ECONNRESET' };
  testRawRows([
    unsent('create: the service speaks plain HTTP there', { code, hint }, secure(plain)),
    unsent('create: cut within it', reset, secure(cut, 10)),
  ]);
});

describe('a secure connection that is cut is like any other', () => {
  const over = { server: { certificate: 'trusted' } };
  const close = carriedOut(destroy);
  testRawRows([
    raw('create: within the answer', 'builds.create', cutShort, 'create list', adopted, over),
    raw('cancel: before the answer', 'builds.cancel', close, 'cancel*2 get', canceled, over),
    raw('get: within the answer, once', 'builds.get', cutShort, 'get get', build3, over),
    raw('create: not at all, but byte by byte', 'builds.create', byteByByte, 'create', direct, over),
  ]);
});

const says =
  (answer: string): AtProxy =>
  (socket) =>
    socket.end(`${answer}\r\n\r\n`);
const because = (words: string, more: object = { name: 'ConnectionError' }) => ({
  message: expect.stringMatching(`^(?!.*secret).*${words}`),
  ...more,
});
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
    Object.entries(proxies).flatMap(([scenario, does]) => {
      const once = { proxy: { asks: 2, does } };
      return [
        unsent(`create: it ${scenario}, for good`, because(''), closed(10, does)),
        raw(`create: it ${scenario}, once`, undefined, undefined, 'create', direct, once),
      ];
    }),
  );
});

describe('a proxy that reports why it opens no tunnel is trusted: nothing was sent, and the reason is reported', () => {
  const answers = { '407 Who': 1, '403 Forbidden': 1, '429 Too Many Requests': 10, '502 Bad Gateway': 10 };
  testRawRows(
    Object.entries(answers).map(([answer, asks]) => {
      const error = because(`the proxy on the way to service.test answered ${answer.slice(0, 3)}`);
      const does = says(`HTTP/1.1 ${answer}\r\ncontent-length: 0`);
      return unsent(`create: ${answer}: asked ${asks} times`, error, closed(asks, does));
    }),
  );
});

describe('a proxy that falls silent is given up', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  const late = because('', { name: 'TimeoutError', phase: 'connect' });
  testRawRows([unsent('create: nothing was sent', late, closed(6, silence))]);
});

describe('a tunnel that is cut after the request was applied is like a lost answer', () => {
  const [cut, through] = [carriedOut(destroy), { proxy: {} }];
  testRawRows([
    raw('create: it is looked up', 'builds.create', cut, 'create list', adopted, through),
    raw('cancel: it is sent again', 'builds.cancel', cut, 'cancel*2 get', canceled, through),
    raw('get: it is read again', 'builds.get', cut, 'get get', build3, through),
  ]);
});
