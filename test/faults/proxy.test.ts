import { connect, type Socket } from 'node:net';
import { setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createUndiciTransport } from '../../src/client/index.ts';
import type { EndpointName } from '../../src/model/endpoints.ts';
import { createManualClock } from '../../src/sandbox/clock.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { createRawServer, pem } from '../client/support/raw-server.ts';
import { serveRaw } from './raw-service.ts';
import { expectCall, silence } from './raw-table.ts';
import { adopted, seed, type Title } from './table.ts';

/** One fault of a proxy on the way to a service, one operation, and what must come out. */
interface Row {
  readonly title: Title;
  /** What the proxy does when it is asked for its first tunnel, or every one. It leads to the service otherwise. */
  readonly proxy?: (socket: Socket) => unknown;
  readonly every?: boolean;
  /** At the first request to this endpoint, once it was carried out, the tunnel is cut. */
  readonly cutAt?: EndpointName;
  readonly comes: {
    readonly value?: unknown;
    readonly error?: unknown;
    readonly sent: string;
    /** How many tunnels were asked for. */
    readonly tunnels?: number;
  };
}

beforeEach(() => {
  setDefaultCACertificates([pem('authority')]);
});
afterEach(() => {
  vi.useRealTimers();
});

function testRows(rows: readonly Row[]): void {
  test.each(rows)('$title', async ({ title, proxy: deed, every = false, cutAt, comes }) => {
    const rateLimits = { organization: 'off', user: 'off' } as const;
    const sandbox = createSandbox({ clock: createManualClock(), rateLimits, seed });
    const tunnels: Socket[] = [];
    let left = 1;
    const cut = async (_: Socket, answer: () => Promise<Buffer>) => {
      await answer();
      tunnels.at(-1)?.destroy();
    };
    await using service = await serveRaw(
      sandbox,
      (endpoint) => (endpoint === cutAt && left-- > 0 ? cut : undefined),
      { certificate: 'trusted' },
    );
    await using proxy = await createRawServer((socket, _, index) => {
      if (deed !== undefined && (every || index === 0)) deed(socket);
      else tunnels.push(lead(socket, service.server.port));
    });
    const options = {
      baseUrl: 'https://service.test',
      transport: createUndiciTransport({ proxy: { https: `http://user:secret@127.0.0.1:${proxy.port}` } }),
    };
    await expectCall({ title, comes }, { sandbox, service, options });
    const lines = new Set(proxy.requests.map((head) => head.split('\r\n')[0]));
    expect([...lines]).toEqual(['CONNECT service.test:443 HTTP/1.1']);
    if (comes.tunnels !== undefined) expect(proxy.requests).toHaveLength(comes.tunnels);
  });
}

/** Makes a tunnel of a connection. */
function lead(socket: Socket, port: number): Socket {
  socket.removeAllListeners('data');
  const target = connect(port, '127.0.0.1');
  target.on('error', () => {});
  socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
  socket.pipe(target).pipe(socket);
  socket.on('close', () => target.destroy());
  return socket;
}

const says = (answer: string) => (socket: Socket) => socket.end(`${answer}\r\n\r\n`);
const notSent = { name: 'ConnectionError', sent: 'not-sent', message: expect.not.stringContaining('secret') };

describe('a proxy that opens no tunnel has sent nothing: it is tried again, and nothing is looked up', () => {
  const deeds: readonly (readonly [string, (socket: Socket) => unknown])[] = [
    ['cannot reach the service', says('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0')],
    ['hangs up', (socket) => socket.destroy()],
    ['resets the connection', (socket) => socket.resetAndDestroy()],
    ['hangs up in the middle of its answer', (socket) => socket.end('HTTP/1.1 20')],
  ];
  testRows(
    deeds.flatMap(([scenario, proxy]): Row[] => [
      {
        title: `create: the proxy ${scenario}, for good`,
        proxy,
        every: true,
        comes: { error: notSent, sent: '', tunnels: 10 },
      },
      {
        title: `create: the proxy ${scenario}, once`,
        proxy,
        comes: {
          value: { origin: 'direct', build: { number: 4 } },
          sent: 'create',
          tunnels: 2,
        },
      },
    ]),
  );
});

describe('a proxy that says why it opens no tunnel is trusted: nothing was sent, and the reason is reported', () => {
  const answers: readonly (readonly [string, string, number])[] = [
    ['407 Proxy Authentication Required', 'the proxy on the way to service.test answered 407', 1],
    ['403 Forbidden', 'the proxy on the way to service.test answered 403', 1],
    ['429 Too Many Requests', 'the proxy on the way to service.test answered 429', 10],
    ['502 Bad Gateway', 'the proxy on the way to service.test answered 502', 10],
  ];
  testRows(
    answers.map(([answer, words, tunnels]) => ({
      title: `create: ${answer}: asked ${tunnels} times`,
      proxy: says(`HTTP/1.1 ${answer}\r\ncontent-length: 0`),
      every: true,
      comes: { error: { ...notSent, message: expect.stringContaining(words) }, sent: '', tunnels },
    })),
  );
});

describe('a proxy that falls silent is given up', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  testRows([
    {
      title: 'create: when it is asked for a tunnel: no connection in time, and nothing was sent',
      proxy: silence,
      every: true,
      comes: {
        error: { name: 'TimeoutError', phase: 'connect', sent: 'not-sent' },
        sent: '',
        tunnels: 10,
      },
    },
  ]);
});

describe('a tunnel that is cut after the request was applied is like a lost answer', () => {
  testRows([
    {
      title: 'create: the build is looked up through another, and adopted',
      cutAt: 'builds.create',
      comes: {
        value: adopted,
        sent: 'create list',
      },
    },
    {
      title: 'cancel: the build is read',
      cutAt: 'builds.cancel',
      comes: { value: { number: 3 }, sent: 'cancel get' },
    },
    {
      title: 'get: it is read again through another',
      cutAt: 'builds.get',
      comes: { value: { number: 3 }, sent: 'get get' },
    },
  ]);
});
