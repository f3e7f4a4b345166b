import '../support/client-modules.ts';
import { type Client, createClient } from '../../src/client/client.ts';
import type { ClientEvent } from '../../src/client/index.ts';
import { createSeededRandom } from '../../src/sandbox/identity.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import type { PipelineSeed, Seed, SuiteSeed } from '../../src/sandbox/seed/seed.ts';
import { createVirtualClock, type VirtualClock } from '../support/virtual-clock.ts';
import { putTimersOn } from '../support/virtual-timers.ts';
import type { Trouble } from './trouble.ts';
import { createWire, type Wire } from './wire.ts';

/** Where all of it happens. */
export const organization = { organization: 'acme' } as const;
export const pipeline = { ...organization, pipeline: 'web' } as const;

/** Who acts: we do, and other people with a token of their own. */
export const our = { email: 'us@acme.example' } as const;
const theirToken = 'bkua_sandbox_theirs';

/** What the world holds before anything is done. */
export interface Setting {
  readonly pipeline?: Partial<PipelineSeed>;
  readonly suites?: readonly SuiteSeed[];
}

/** The seed for a setting: one pipeline whose builds run for an hour unless told, and three builds of its past. */
export function seedFor({ pipeline: more, suites = [] }: Setting): Seed {
  const dayMs = 86_400_000;
  return {
    users: { us: { name: 'We', email: our.email }, them: { name: 'They', email: 'them@acme.example' } },
    tokens: {
      theirs: { user: 'them', scopes: ['read_builds', 'write_builds', 'read_suites', 'write_suites'] },
    },
    organizations: [
      {
        slug: organization.organization,
        suites,
        pipelines: [
          {
            slug: pipeline.pipeline,
            script: { steps: [{ name: 'Test', runMs: 3_600_000 }] },
            history: [1, 2, 3].map((age) => ({ ageMs: age * dayMs, creator: 'them' })),
            ...more,
          },
        ],
      },
    ],
  };
}

/** A client and a sandbox with trouble between them, on one clock. Dispose of it: it holds the machine's timers. */
export interface Stage extends Disposable {
  readonly sandbox: Sandbox;
  readonly clock: VirtualClock;
  readonly client: Client;
  readonly wire: Wire;
  readonly events: readonly ClientEvent[];
}

/** Sets a stage up; the trouble begins with the first request. */
export function openStage(trouble: Trouble, setting: Setting = {}): Stage {
  const clock = createVirtualClock();
  const timers = putTimersOn(clock);
  const sandbox = createSandbox({
    clock: clock.forSandbox,
    seed: seedFor(setting),
    rateLimits: { organization: 'off', user: trouble.perMinute },
  });
  for (const fault of trouble.faults) sandbox.faults.add(fault);
  const wire = createWire(sandbox, clock, trouble.unsent);
  const events: ClientEvent[] = [];
  let uuids = 0;
  const client = createClient({
    token: sandbox.tokens.all.token,
    baseUrl: 'http://127.0.0.1:1',
    transport: wire.transport,
    clock,
    random: createSeededRandom(trouble.dice),
    uuid: () => `uuid-${++uuids}`,
    onEvent: (event) => events.push(event),
  });
  return { sandbox, clock, client, wire, events, [Symbol.dispose]: () => timers[Symbol.dispose]() };
}

/** What a call came to. */
export type Ending<Value> = { readonly value: Value } | { readonly error: unknown };

const hourMs = 3_600_000;

/** Makes a call and waits until it settles. @throws when it never does. */
export async function settled<Value>(
  { clock }: { clock: VirtualClock },
  call: Promise<Value>,
): Promise<Ending<Value>> {
  const over = new AbortController();
  const never = clock.sleep(3 * hourMs, over.signal).then(() => {
    throw new Error('The call did not settle within three hours.');
  });
  never.catch(() => {});
  const ended = call.then(
    (value): Ending<Value> => ({ value }),
    (error: unknown): Ending<Value> => ({ error }),
  );
  const ending = await Promise.race([ended, never]);
  over.abort();
  return ending;
}

/** Lets everything that is still on its way arrive, and then nothing goes wrong any more. */
export async function calmDown({
  sandbox,
  clock,
  wire,
}: Pick<Stage, 'sandbox' | 'clock' | 'wire'>): Promise<void> {
  wire.calm();
  sandbox.faults.clear();
  await clock.sleep(600_000);
}

/** Asks the sandbox something as other people do. Whether that works is their business. */
export function askAsThem(sandbox: Sandbox, method: string, path: string, body?: unknown): void {
  const request = new Request(`http://127.0.0.1:1${path}`, {
    method,
    headers: { authorization: `Bearer ${theirToken}` },
    body: body === undefined ? null : JSON.stringify(body),
  });
  sandbox.fetch(request).catch(() => {});
}
