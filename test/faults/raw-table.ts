import type { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { createUndiciTransport, unlimited } from '../../src/client/index.ts';
import type { EndpointName } from '../../src/model/endpoints.ts';
import { createManualClock } from '../../src/sandbox/clock.ts';
import { findRoute } from '../../src/sandbox/http/routes.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { createFakeClock } from '../client/support/fake-clock.ts';
import { createRawServer, type RawOptions, tunnel } from '../client/support/raw-server.ts';
import type { Harm } from './raw-faults.ts';
import { callOf, calls, expectOutcome, expectSent, rateLimits, seed, type Title } from './table.ts';

/** One fault below HTTP, one operation, and what must come out. */
export interface RawRow {
  readonly title: Title;
  readonly harm?: Harm | undefined;
  /** Which requests it happens to. */
  readonly on?: EndpointName | undefined;
  /** The endpoints that were asked, in order, as in the other table. */
  readonly sent: string;
  readonly ending: unknown;
  /** How many of them, one unless given, and how many are left alone first. */
  readonly times?: number;
  readonly skip?: number;
  readonly server?: RawOptions;
  /** Asked by https although the server may not speak it. */
  readonly secure?: boolean;
  readonly connections?: number;
  /** A proxy on the way: how often it is asked for a tunnel, and what it does then the first time, or every time. */
  readonly proxy?: { readonly asks?: number; readonly does?: AtProxy; readonly every?: boolean };
}

/** What a proxy does instead of leading to the service. */
export type AtProxy = (socket: Socket) => unknown;

/** A row of the table. `harm` happens to the first request to the endpoint, unless `more` says which. */
export function raw(
  title: Title,
  on: EndpointName | undefined,
  harm: Harm | undefined,
  sent: string,
  ending: unknown,
  more: Partial<RawRow> = {},
): RawRow {
  return { title, on, harm, sent, ending, ...more };
}

/** Silence: the time that we wait for whatever comes next is over. */
export const silence = () => vi.advanceTimersByTime(61_000);

const deliver: Harm = async (socket, answer) => socket.write(await answer());

/**
 * Tests each row by itself: a real connection of the real transport, to a server below HTTP. Pauses take no time, and the
 * timers of the phases go off when a row says so, and not before: a busy machine changes nothing.
 */
export function testRawRows(rows: readonly RawRow[]): void {
  test.each(rows)('$title', async (row) => {
    const { on, harm = deliver, times = 1, skip = 0, proxy } = row;
    const server = { ...row.server, ...(proxy && { certificate: 'trusted' }) };
    const sandbox = createSandbox({ clock: createManualClock(), rateLimits, seed });
    const asked: (string | undefined)[] = [];
    await using service = await createRawServer((socket, text) => {
      const request = parse(text);
      const endpoint = findRoute(request.method, new URL(request.url))?.endpoint;
      asked.push(endpoint);
      const nth = asked.filter((each) => each === on).length;
      const isHarmed = endpoint === on && nth > skip && nth <= skip + times;
      const does = isHarmed ? harm : deliver;
      does(socket, async () => serialize(await sandbox.fetch(request)));
    }, server);
    const lead = (socket: Socket, index: number) =>
      proxy?.does && (proxy.every || index === 0) ? proxy.does(socket) : tunnel(socket, service.port);
    await using way = proxy && (await createRawServer((socket, _, index) => lead(socket, index)));
    const isSecure = row.secure ?? server.certificate !== undefined;
    const direct = isSecure ? `https://localhost:${service.port}` : `http://127.0.0.1:${service.port}`;
    const client = createClient({
      token: sandbox.tokens.all.token,
      clock: createFakeClock(),
      random: () => 0.5,
      rateLimiter: unlimited,
      baseUrl: proxy ? 'https://service.test' : direct,
      transport: createUndiciTransport(
        way && { proxy: { https: `http://user:secret@127.0.0.1:${way.port}` } },
      ),
    });
    await expectOutcome(calls[callOf(row.title)](client, {}, sandbox.clock), row.ending);
    await client.close();
    expectSent(asked, row.sent);
    if (row.connections !== undefined) expect(service.connections.opened).toBe(row.connections);
    if (!way) return;
    const lines = new Set(way.requests.map((head) => head.split('\r\n')[0]));
    expect([...lines]).toEqual(['CONNECT service.test:443 HTTP/1.1']);
    if (proxy?.asks !== undefined) expect(way.requests).toHaveLength(proxy.asks);
  });
}

/** Reads a request that came to its end. */
function parse(text: string): Request {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const [method = '', path = ''] = line.split(' ');
  const headers = fields.map((field): [string, string] => {
    const colon = field.indexOf(':');
    return [field.slice(0, colon), field.slice(colon + 1).trim()];
  });
  return new Request(`http://127.0.0.1${path}`, { method, headers, body: body === '' ? null : body });
}

/** Writes an answer as HTTP/1.1, with its length. */
async function serialize(response: Response): Promise<Buffer> {
  const body = Buffer.from(await response.arrayBuffer());
  const fields = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const length = response.status === 204 ? '' : `content-length: ${body.length}\r\n`;
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${response.status} It\r\n${fields}${length}\r\n`), body]);
}
