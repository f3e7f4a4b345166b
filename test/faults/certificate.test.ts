import { setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { pem, type RawOptions } from '../client/support/raw-server.ts';
import { byteByByte, carriedOut, cutShort, destroy } from './raw-faults.ts';
import { raw, testRawRows } from './raw-table.ts';
import { adopted, build3, canceled, direct, fails, type Title } from './table.ts';

beforeEach(() => {
  setDefaultCACertificates([pem('authority')]);
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** A call that sends nothing, over so many connections. */
const unsent = (title: Title, server: RawOptions, error: object, connections = 1) =>
  raw(title, undefined, undefined, '', fails({ sent: 'not-sent', ...error }), {
    server,
    secure: true,
    connections,
  });

describe('a server that cannot be trusted is not tried a second time, whatever the environment says, and gets nothing', () => {
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
      [...builds, ...suites].map((call) =>
        unsent(
          `${call}: a certificate ${scenario}`,
          { certificate },
          { name: 'ConnectionError', code, hint },
        ),
      ),
    ),
  );
});

describe('an unknown authority is not trusted', () => {
  beforeEach(() => {
    setDefaultCACertificates([]);
  });
  const code = expect.stringMatching(/UNABLE_TO_|SELF_SIGNED/);
  testRawRows([unsent('create: its certificate is refused', { certificate: 'trusted' }, { code })]);
});

describe('a handshake that fails has sent nothing', () => {
  const code = expect.stringMatching(/^(EPROTO|ERR_SSL_)/);
  const hint = expect.stringMatching(/^Check that localhost:\d+ serves https\.$/);
  const plain: RawOptions = { onConnection: (socket) => socket.end('HTTP/1.1 400 No\r\n\r\n') };
  const cut: RawOptions = { onConnection: (socket) => socket.once('data', () => socket.resetAndDestroy()) };
  testRawRows([
    unsent('create: the service speaks plain HTTP there', plain, { code, hint }),
    unsent('create: cut within it', cut, { name: 'ConnectionError', code: 'ECONNRESET' }, 10),
  ]);
});

describe('a secure connection that is cut is like any other', () => {
  const over = { server: { certificate: 'trusted' } };
  const close = carriedOut(destroy);
  testRawRows([
    raw('create: within the answer', 'builds.create', cutShort, 'create list', adopted, over),
    raw('cancel: before the answer', 'builds.cancel', close, 'cancel get', canceled, over),
    raw('get: within the answer, once', 'builds.get', cutShort, 'get get', build3, over),
    raw('create: not at all, but byte by byte', 'builds.create', byteByByte, 'create', direct, over),
  ]);
});
