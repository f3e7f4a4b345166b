import '../../support/client-modules.ts';
import { type Client, createClient } from '../../../src/client/client.ts';
import { type ClientEvent, unlimited } from '../../../src/client/index.ts';
import type { ClientOptions } from '../../../src/client/options.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createScriptedTransport, type Scripted, type ScriptedTransport } from './scripted-transport.ts';

/** A token that must never be seen outside the one header. */
export const secret = 'bkua_0123456789abcdef0123456789abcdef';

/** The address that most tests use. */
export const web = { organization: 'acme', pipeline: 'web' };

/** The build that most tests use. */
export const address = { ...web, number: 42 };

/** The smallest build there is. */
export function build(number: number, extra: Record<string, unknown> = {}) {
  return { id: `id-${number}`, number, state: 'scheduled', ...extra };
}

/** A client on a script, with its clock and its events. */
export interface Harness {
  readonly client: Client;
  readonly clock: FakeClock;
  readonly transport: ScriptedTransport;
  readonly events: ClientEvent[];
}

/** `random` answers a half, so that every jitter is known, and the pace is unlimited. */
export function createHarness(
  script: Parameters<typeof createScriptedTransport>[0] | Scripted,
  options: Partial<ClientOptions> = {},
): Harness {
  const clock = createFakeClock();
  const events: ClientEvent[] = [];
  const entries = typeof script === 'function' || Array.isArray(script) ? script : [script as Scripted];
  const transport = createScriptedTransport(entries as Parameters<typeof createScriptedTransport>[0]);
  const client = createClient({
    token: secret,
    clock,
    transport,
    random: () => 0.5,
    rateLimiter: unlimited,
    onEvent: (event) => events.push(event),
    ...options,
  });
  return { client, clock, transport, events };
}

/** A client for a real transport: pauses between attempts take no time. */
export function connect(options: Partial<ClientOptions>): Client {
  return createClient({ token: secret, clock: createFakeClock(), random: () => 0.5, ...options });
}

/** What a read finds before a write: an empty list, a suite, or a build. */
export function readBefore({ url }: { readonly url: string }): Scripted {
  const { pathname } = new URL(url);
  const number = /\/builds\/(\d+)$/.exec(pathname)?.[1];
  if (number !== undefined) return { json: build(Number(number)) };
  return { json: pathname.endsWith('/suites/unit') ? { id: 'id-unit', slug: 'unit' } : [] };
}

/** What a promise was rejected with. Fails when it was not. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('The promise was not rejected.');
}
