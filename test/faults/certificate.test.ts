import { setDefaultCACertificates } from 'node:tls';
import { beforeEach, describe, expect } from 'vitest';
import { pem } from '../client/support/raw-server.ts';
import { byteByByte } from './raw-faults.ts';
import { raw, testRawRows } from './raw-table.ts';
import { adopted } from './table.ts';

beforeEach(() => {
  setDefaultCACertificates([pem('authority')]);
});

describe('a server that cannot be trusted is not tried a second time, and gets nothing', () => {
  const certificates = [
    ['that has expired', 'expired', 'CERT_HAS_EXPIRED'],
    ['that signed itself', 'self-signed', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['of another host', 'elsewhere', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ] as const;
  const writes = [
    'create',
    'rebuild',
    'retry failed jobs',
    'cancel',
    'create suite',
    'update suite',
    'delete suite',
    'list',
  ] as const;
  testRawRows(
    certificates.flatMap(([scenario, certificate, code]) =>
      writes.map((call) =>
        raw(
          `${call}: a certificate ${scenario}`,
          undefined,
          undefined,
          {
            error: {
              name: 'ConnectionError',
              code,
              sent: 'not-sent',
              hint: expect.stringContaining(
                'is not trusted; set NODE_EXTRA_CA_CERTS to trust further certificate authorities',
              ),
            },
            sent: '',
            connections: 1,
          },
          { server: { certificate } },
        ),
      ),
    ),
  );
});

describe('an unknown authority is not trusted', () => {
  beforeEach(() => {
    setDefaultCACertificates([]);
  });
  testRawRows([
    raw(
      'create: its certificate is refused',
      undefined,
      undefined,
      {
        error: { code: expect.stringMatching(/UNABLE_TO_|SELF_SIGNED/), sent: 'not-sent' },
        sent: '',
        connections: 1,
      },
      { server: { certificate: 'trusted' } },
    ),
  ]);
});

describe('a handshake that fails has sent nothing', () => {
  testRawRows([
    raw(
      'create: the service speaks plain HTTP there: not tried again',
      undefined,
      undefined,
      {
        error: {
          code: expect.stringMatching(/^(EPROTO|ERR_SSL_)/),
          sent: 'not-sent',
          hint: expect.stringMatching(/^Check that localhost:\d+ serves https\.$/),
        },
        sent: '',
        connections: 1,
      },
      { secure: true, server: { onConnection: (socket) => socket.end('HTTP/1.1 400 No\r\n\r\n') } },
    ),
    raw(
      'create: the connection is cut within it: nothing was sent, so nothing is looked up',
      undefined,
      undefined,
      { error: { name: 'ConnectionError', code: 'ECONNRESET', sent: 'not-sent' }, sent: '', connections: 10 },
      {
        secure: true,
        server: { onConnection: (socket) => socket.once('data', () => socket.resetAndDestroy()) },
      },
    ),
  ]);
});

describe('a secure connection that is cut is like any other', () => {
  testRawRows([
    raw(
      'create: within the answer: the build is looked up, and adopted',
      'builds.create',
      async (socket, answer) => {
        const whole = await answer();
        socket.write(whole.subarray(0, -20), () => socket.destroy());
      },
      { value: adopted, sent: 'create list' },
      { server: { certificate: 'trusted' } },
    ),
    raw(
      'cancel: before the answer: the build is read',
      'builds.cancel',
      async (socket, answer) => {
        await answer();
        socket.destroy();
      },
      { value: { number: 3 }, sent: 'cancel get' },
      { server: { certificate: 'trusted' } },
    ),
    raw(
      'get: within the answer, once',
      'builds.get',
      async (socket, answer) => {
        const whole = await answer();
        socket.write(whole.subarray(0, -20), () => socket.destroy());
      },
      { value: { number: 3 }, sent: 'get get' },
      { server: { certificate: 'trusted' } },
    ),
    raw(
      'create: not at all: byte by byte it is an answer',
      'builds.create',
      byteByByte,
      { value: { origin: 'direct', build: { number: 4 } }, sent: 'create' },
      { server: { certificate: 'trusted' } },
    ),
  ]);
});
