import { setDefaultCACertificates } from 'node:tls';
import { beforeEach, describe, expect } from 'vitest';
import { pem } from '../client/support/raw-server.ts';
import { byteByByte } from './raw-faults.ts';
import { type RawRow, testRawRows } from './raw-table.ts';

const list = 'builds.listForPipeline';

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
      writes.map(
        (call): RawRow => ({
          scenario: `a certificate ${scenario}`,
          call,
          server: { certificate },
          comes: {
            error: {
              name: 'ConnectionError',
              code,
              sent: 'not-sent',
              hint: expect.stringContaining(
                'is not trusted; set NODE_EXTRA_CA_CERTS to trust further certificate authorities',
              ),
            },
            sent: [],
            connections: 1,
          },
        }),
      ),
    ),
  );
});

describe('an unknown authority is not trusted', () => {
  beforeEach(() => {
    setDefaultCACertificates([]);
  });
  testRawRows([
    {
      scenario: 'its certificate is refused',
      call: 'create',
      server: { certificate: 'trusted' },
      comes: {
        error: { code: expect.stringMatching(/UNABLE_TO_|SELF_SIGNED/), sent: 'not-sent' },
        sent: [],
        connections: 1,
      },
    },
  ]);
});

describe('a handshake that fails has sent nothing', () => {
  testRawRows([
    {
      scenario: 'the service speaks plain HTTP there: not tried again',
      call: 'create',
      secure: true,
      server: { onConnection: (socket) => socket.end('HTTP/1.1 400 No\r\n\r\n') },
      comes: {
        error: {
          code: expect.stringMatching(/^(EPROTO|ERR_SSL_)/),
          sent: 'not-sent',
          hint: expect.stringMatching(/^Check that localhost:\d+ serves https\.$/),
        },
        sent: [],
        connections: 1,
      },
    },
    {
      scenario: 'the connection is cut within it: nothing was sent, so nothing is looked up',
      call: 'create',
      secure: true,
      server: { onConnection: (socket) => socket.once('data', () => socket.resetAndDestroy()) },
      comes: {
        error: { name: 'ConnectionError', code: 'ECONNRESET', sent: 'not-sent' },
        sent: [],
        connections: 10,
      },
    },
  ]);
});

describe('a secure connection that is cut is like any other', () => {
  testRawRows([
    {
      scenario: 'within the answer: the build is looked up, and adopted',
      call: 'create',
      server: { certificate: 'trusted' },
      on: 'builds.create',
      harm: async (socket, answer) => {
        const whole = await answer();
        socket.write(whole.subarray(0, -20), () => socket.destroy());
      },
      comes: { value: { origin: 'recovered', build: { number: 4 } }, sent: ['builds.create', list, list] },
    },
    {
      scenario: 'before the answer: the build is read',
      call: 'cancel',
      server: { certificate: 'trusted' },
      on: 'builds.cancel',
      harm: async (socket, answer) => {
        await answer();
        socket.destroy();
      },
      comes: { value: { number: 3 }, sent: ['builds.cancel', 'builds.get'] },
    },
    {
      scenario: 'within the answer, once',
      call: 'get',
      server: { certificate: 'trusted' },
      on: 'builds.get',
      harm: async (socket, answer) => {
        const whole = await answer();
        socket.write(whole.subarray(0, -20), () => socket.destroy());
      },
      comes: { value: { number: 3 }, sent: ['builds.get', 'builds.get'] },
    },
    {
      scenario: 'not at all: byte by byte it is an answer',
      call: 'create',
      server: { certificate: 'trusted' },
      on: 'builds.create',
      harm: byteByByte,
      comes: { value: { origin: 'direct', build: { number: 4 } }, sent: ['builds.create'] },
    },
  ]);
});
