import { expect, test } from 'vitest';
import {
  type Client,
  type ClientEvent,
  type Clock,
  createClient,
  unlimited,
} from '../../src/client/index.ts';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import type { TokenName } from '../../src/sandbox/http/tokens.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import type { Seed } from '../../src/sandbox/seed/seed.ts';
import { createRequestTransport } from '../support/request-transport.ts';
import { createVirtualClock, type VirtualClock } from '../support/virtual-clock.ts';
import { putTimersOn } from '../support/virtual-timers.ts';

/** One fault, one operation, and what must come out. */
export interface Row {
  readonly scenario: string;
  readonly call: keyof typeof calls;
  readonly faults?: readonly Fault[];
  readonly token?: TokenName;
  /** What happens meanwhile, by virtual time. */
  readonly meanwhile?: (world: Sandbox['world'], clock: VirtualClock) => void;
  /** When the workflow is canceled; before the call where it is negative. */
  readonly abortAtMs?: number;
  /** What the client takes for the clock. */
  readonly clock?: (clock: VirtualClock) => Clock;
  readonly comes: Comes;
}

/** Why a call ends whose workflow is canceled. */
export const interruption = new Error('The workflow was canceled');

/** What comes of a call. All that is named must be so, and nothing else may be sent. */
export interface Comes {
  readonly value?: unknown;
  readonly error?: unknown;
  /** The endpoints that were asked, in order. */
  readonly sent: readonly string[];
  /** The time that it took, in milliseconds. */
  readonly tookMs?: number;
  /** Events of these kinds were told. */
  readonly events?: readonly Partial<ClientEvent>[];
  /** The state of the pipeline's builds in the end, the newest first. */
  readonly builds?: readonly unknown[];
  /** The slugs of the suites in the end. */
  readonly suites?: readonly string[];
}

const organization = { organization: 'acme' } as const;
export const web = { ...organization, pipeline: 'web' } as const;
const unit = { ...organization, suite: 'unit' } as const;

/** The builds of the past: two that have passed, and the third, which runs. */
const [first, , running] = [1, 2, 3].map((number) => ({ ...web, number })) as [BuildOf, BuildOf, BuildOf];
type BuildOf = typeof web & { readonly number: number };

const body = { commit: 'HEAD', branch: 'main', message: 'Ship it' };

/** Every operation that the table knows, by the words of the table. */
export const calls = {
  get: (client: Client) => client.builds.get(running),
  'get two': async (client: Client) => [
    await client.builds.get(running),
    await client.builds.get({ ...web, number: 2 }),
  ],
  poll: (client: Client) => client.builds.get(running, {}, { polling: { intervalMs: 20_000 } }),
  'get in ten seconds': (client: Client) => client.builds.get(running, {}, { timeoutMs: 10_000 }),
  'get in ten minutes': (client: Client) => client.builds.get(running, {}, { timeoutMs: 600_000 }),
  list: (client: Client) => client.builds.listForPipeline(web).collect({ limit: 100 }),
  'list one by one': (client: Client) =>
    client.builds.listForPipeline(web, {}, { perPage: 1, maxPages: 10 }).collect({ limit: 100 }),
  'list two pages': (client: Client) =>
    client.builds.listForPipeline(web, {}, { perPage: 1, maxPages: 2 }).collect({ limit: 100 }),
  'list by twos': (client: Client) =>
    client.builds.listForPipeline(web, {}, { perPage: 2 }).collect({ limit: 100 }),
  'list flaky tests': (client: Client) => client.flakyTests.list(unit).collect({ limit: 100 }),
  create: (client: Client) => client.builds.createWithDetails(web, body, { key: 'k' }),
  'create or fail': (client: Client) =>
    client.builds.createWithDetails(web, body, { key: 'k', recover: 'fail' }),
  'create, and look again half a minute later': async (
    client: Client,
    clock: Pick<VirtualClock, 'sleep'>,
  ) => {
    await client.builds.create(web, body, { key: 'k' });
    await clock.sleep(30_000);
    return client.builds.cancelDuplicates(web, 'k');
  },
  'create, then get': async (client: Client) => {
    const { number } = await client.builds.create(web, body);
    return client.builds.get({ ...web, number });
  },
  rebuild: (client: Client) => client.builds.rebuildWithDetails(first),
  cancel: (client: Client) => client.builds.cancel(running),
  'cancel urgently': async (client: Client) => {
    await client.builds.get(running);
    return client.builds.cancel(running, { urgent: true, timeoutMs: 3_000 });
  },
  'cancel what has ended': (client: Client) => client.builds.cancel(first),
  'create suite': (client: Client) =>
    client.suites.createWithDetails(organization, {
      name: 'Fast',
      default_branch: 'main',
      show_api_token: true,
    }),
  'update suite': (client: Client) => client.suites.update(unit, { default_branch: 'trunk' }),
  'rename suite': (client: Client) => client.suites.update(unit, { name: 'Fast' }),
  'delete suite': (client: Client) => client.suites.delete(unit),
} as const;

const home = 'http://127.0.0.1:1';
const dayMs = 86_400_000;

/** What the sandbox of each row holds. */
export const seed: Seed = {
  organizations: [
    {
      slug: organization.organization,
      suites: [{ name: 'Other' }, { name: 'Unit', flakyTests: [{ name: 'flakes' }] }],
      pipelines: [
        {
          slug: web.pipeline,
          script: { steps: [{ runMs: 3_600_000 }] },
          history: [{ ageMs: 2 * dayMs }, { ageMs: dayMs }, { ageMs: 60_000 }],
        },
      ],
    },
  ],
};

/** Tests each row by itself: in process, on a virtual clock, and with a half for every chance. */
export function testRows(rows: readonly Row[]): void {
  test.each(rows)('$call: $scenario', async (row) => {
    const clock = createVirtualClock();
    using _timers = putTimersOn(clock);
    const rateLimits = { organization: 'off', user: 'off' } as const;
    const sandbox = createSandbox({ clock: clock.forSandbox, rateLimits, seed });
    for (const fault of row.faults ?? []) sandbox.faults.add(fault);
    row.meanwhile?.(sandbox.world, clock);
    const events: ClientEvent[] = [];
    const client = createClient({
      token: sandbox.tokens[row.token ?? 'all'].token,
      baseUrl: home,
      transport: createRequestTransport((request) => {
        expect(new URL(request.url).origin, 'the token goes to one place').toBe(home);
        return sandbox.fetch(request);
      }),
      clock: row.clock?.(clock) ?? clock,
      random: () => 0.5,
      rateLimiter: unlimited,
      signal: signalAt(row.abortAtMs, clock),
      onEvent: (event) => events.push(event),
    });
    await expectOutcome(calls[row.call](client, clock), row.comes);
    expectTraces(row.comes, { sandbox, events, tookMs: clock.monotonic() });
  });
}

function signalAt(atMs: number | undefined, clock: VirtualClock): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(interruption);
  if (atMs !== undefined && atMs < 0) abort();
  else if (atMs !== undefined) clock.after(atMs, abort);
  return controller.signal;
}

function expectTraces(
  { sent, tookMs, events = [], builds, suites }: Comes,
  seen: { readonly sandbox: Sandbox; readonly events: readonly ClientEvent[]; readonly tookMs: number },
): void {
  const { requests, world } = seen.sandbox;
  expect(requests.entries().map(({ endpoint }) => endpoint)).toEqual(sent);
  if (tookMs !== undefined) expect(seen.tookMs).toBe(tookMs);
  for (const event of events) expect(seen.events).toContainEqual(expect.objectContaining(event));
  if (builds !== undefined) expect(world.builds(web).map(({ state }) => state)).toEqual(builds);
  if (suites !== undefined) expect(world.suites('acme').map(({ slug }) => slug)).toEqual(suites);
}

/** Holds what a call comes to against its row. */
export async function expectOutcome(
  call: Promise<unknown>,
  comes: Pick<Comes, 'value' | 'error'>,
): Promise<void> {
  const ending = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  expect(ending).toMatchObject('error' in comes ? { error: comes.error } : { value: comes.value });
}
