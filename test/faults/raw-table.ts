import { expect, test, vi } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { type ClientOptions, createUndiciTransport, unlimited } from '../../src/client/index.ts';
import type { EndpointName } from '../../src/model/endpoints.ts';
import { createManualClock } from '../../src/sandbox/clock.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import { createFakeClock } from '../client/support/fake-clock.ts';
import type { RawOptions } from '../client/support/raw-server.ts';
import { type Harm, type RawService, serveRaw } from './raw-service.ts';
import { callOf, calls, expectOutcome, expectSent, rateLimits, seed, type Title } from './table.ts';

/** One fault below HTTP, one operation, and what must come out. */
export interface RawRow {
  readonly title: Title;
  readonly harm: Harm | undefined;
  /** Which requests it happens to. */
  readonly on: EndpointName | undefined;
  /** The endpoints that were asked, in order, as in the other table. */
  readonly sent: string;
  readonly ending: unknown;
  /** How many of them, one unless told, and how many are left alone first. */
  readonly times?: number;
  readonly skip?: number;
  readonly server?: RawOptions;
  /** Asked by https although the server may not speak it. */
  readonly secure?: boolean;
  readonly connections?: number;
}

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

/** Makes a call on a real connection without pauses, and holds what it comes to against its row. */
export async function expectCall(
  { title, sent, ending }: Pick<RawRow, 'title' | 'sent' | 'ending'>,
  {
    sandbox,
    service,
    options,
  }: {
    readonly sandbox: Sandbox;
    readonly service: Pick<RawService, 'asked'>;
    readonly options: Pick<ClientOptions, 'baseUrl' | 'transport'>;
  },
): Promise<void> {
  const client = createClient({
    token: sandbox.tokens.all.token,
    clock: createFakeClock(),
    random: () => 0.5,
    rateLimiter: unlimited,
    ...options,
  });
  await expectOutcome(calls[callOf(title)](client, { clock: sandbox.clock }), ending);
  await client.close();
  expectSent(service.asked(), sent);
}

/**
 * Tests each row by itself: a real connection of the real transport, to a server below HTTP. Pauses take no time, and the
 * timers of the phases go off when a row says so, and not before: a busy machine changes nothing.
 */
export function testRawRows(rows: readonly RawRow[]): void {
  test.each(rows)('$title', async (row) => {
    const { on, harm, times = 1, skip = 0, server: options = {} } = row;
    const sandbox = createSandbox({ clock: createManualClock(), rateLimits, seed });
    let count = 0;
    const harmFor = (endpoint: EndpointName | undefined) => {
      if (endpoint !== on) return undefined;
      count += 1;
      return count > skip && count <= skip + times ? harm : undefined;
    };
    await using service = await serveRaw(sandbox, harmFor, options);
    const { port, connections } = service.server;
    const isSecure = row.secure ?? options.certificate !== undefined;
    const baseUrl = isSecure ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
    await expectCall(row, { sandbox, service, options: { baseUrl, transport: createUndiciTransport() } });
    if (row.connections !== undefined) expect(connections.opened).toBe(row.connections);
  });
}
