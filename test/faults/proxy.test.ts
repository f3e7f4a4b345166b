import type { Socket } from 'node:net';
import { setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createUndiciTransport } from '../../src/client/index.ts';
import type { EndpointName } from '../../src/model/endpoints.ts';
import { createManualClock } from '../../src/sandbox/clock.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { createRawServer, pem, tunnel } from '../client/support/raw-server.ts';
import { serveRaw } from './raw-service.ts';
import { expectCall, silence } from './raw-table.ts';
import { adopted, build3, canceled, direct, fails, rateLimits, seed, type Title } from './table.ts';

/** One fault of a proxy on the way to a service, one operation, and what must come out. */
interface Row {
  readonly title: Title;
  readonly sent: string;
  readonly ending: unknown;
  /** What the proxy does when it is asked for its first tunnel, or every one. It leads to the service otherwise. */
  readonly proxy?: (socket: Socket) => unknown;
  readonly every?: boolean;
  /** At the first request to this endpoint, once it was carried out, the tunnel is cut. */
  readonly cutAt?: EndpointName;
  /** How many tunnels are asked for. */
  readonly asks?: number;
}

beforeEach(() => {
  setDefaultCACertificates([pem('authority')]);
});
afterEach(() => {
  vi.useRealTimers();
});

function testRows(rows: readonly Row[]): void {
  test.each(rows)('$title', async (row) => {
    const { proxy: answer, every = false, cutAt, asks } = row;
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
      if (answer !== undefined && (every || index === 0)) answer(socket);
      else {
        tunnel(socket, service.server.port);
        tunnels.push(socket);
      }
    });
    const options = {
      baseUrl: 'https://service.test',
      transport: createUndiciTransport({ proxy: { https: `http://user:secret@127.0.0.1:${proxy.port}` } }),
    };
    await expectCall(row, { sandbox, service, options });
    const lines = new Set(proxy.requests.map((head) => head.split('\r\n')[0]));
    expect([...lines]).toEqual(['CONNECT service.test:443 HTTP/1.1']);
    if (asks !== undefined) expect(proxy.requests).toHaveLength(asks);
  });
}

const says = (answer: string) => (socket: Socket) => socket.end(`${answer}\r\n\r\n`);
const notSent = (words: string, more: object = { name: 'ConnectionError' }) =>
  fails({ sent: 'not-sent', message: expect.stringMatching(`^(?!.*secret).*${words}`), ...more });

describe('a proxy that opens no tunnel has sent nothing: it is tried again, and nothing is looked up', () => {
  const proxies: readonly (readonly [string, (socket: Socket) => unknown])[] = [
    ['cannot reach the service', says('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0')],
    ['hangs up', (socket) => socket.destroy()],
    ['resets the connection', (socket) => socket.resetAndDestroy()],
    ['hangs up in the middle of its answer', (socket) => socket.end('HTTP/1.1 20')],
  ];
  testRows(
    proxies.flatMap(([scenario, proxy]): Row[] => [
      {
        title: `create: it ${scenario}, for good`,
        proxy,
        every: true,
        sent: '',
        ending: notSent(''),
        asks: 10,
      },
      { title: `create: it ${scenario}, once`, proxy, sent: 'create', ending: direct, asks: 2 },
    ]),
  );
});

describe('a proxy that says why it opens no tunnel is trusted: nothing was sent, and the reason is reported', () => {
  const answers = { '407 Who': 1, '403 Forbidden': 1, '429 Too Many Requests': 10, '502 Bad Gateway': 10 };
  testRows(
    Object.entries(answers).map(([answer, asks]) => ({
      title: `create: ${answer}: asked ${asks} times`,
      proxy: says(`HTTP/1.1 ${answer}\r\ncontent-length: 0`),
      every: true,
      sent: '',
      ending: notSent(`the proxy on the way to service.test answered ${answer.slice(0, 3)}`),
      asks,
    })),
  );
});

describe('a proxy that falls silent is given up', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  const late = notSent('', { name: 'TimeoutError', phase: 'connect' });
  testRows([
    { title: 'create: nothing was sent', proxy: silence, every: true, sent: '', ending: late, asks: 10 },
  ]);
});

describe('a tunnel that is cut after the request was applied is like a lost answer', () => {
  testRows([
    { title: 'create: it is looked up', cutAt: 'builds.create', sent: 'create list', ending: adopted },
    { title: 'cancel: the build is read', cutAt: 'builds.cancel', sent: 'cancel get', ending: canceled },
    { title: 'get: it is read again', cutAt: 'builds.get', sent: 'get get', ending: build3 },
  ]);
});
