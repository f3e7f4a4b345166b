import '../support/client-modules.ts';
import { expect, test } from 'vitest';
import { type Client, createClient } from '../../src/client/client.ts';
import {
  type ClientEvent,
  type Clock,
  type Listing,
  ListTruncatedError,
  type ToArrayOptions,
  unlimited,
} from '../../src/client/index.ts';
import type { EndpointName } from '../../src/model/endpoints.ts';
import type { TokenName } from '../../src/sandbox/http/tokens.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import type { AbortFault, Fault } from '../../src/sandbox/seed/faults.ts';
import type { Seed } from '../../src/sandbox/seed/seed.ts';
import { keepOne } from '../support/keep-one.ts';
import { createRequestTransport } from '../support/request-transport.ts';
import { createVirtualClock, type VirtualClock } from '../support/virtual-clock.ts';
import { putTimersOn } from '../support/virtual-timers.ts';

/** One fault, one operation, and what must come out. All that is named must be so, and nothing else may be sent. */
interface Row {
  readonly title: Title;
  readonly faults: readonly Fault[];
  readonly ending: unknown;
  readonly token?: TokenName;
  /** What happens meanwhile, by virtual time. */
  readonly meanwhile?: (world: Sandbox['world'], clock: VirtualClock) => void;
  /** When the workflow is canceled; before the call where it is zero. */
  readonly abortAtMs?: number;
  /** What the client takes for the clock. */
  readonly clock?: (clock: VirtualClock) => Clock;
  /** The endpoints that were asked, in order, by their short names: `list*4` is four lists. */
  readonly sent: string;
  /** The time that it took, in milliseconds. */
  readonly tookMs?: number;
  /** Events of these kinds were emitted. */
  readonly events?: readonly Partial<ClientEvent>[];
  /** The state of the pipeline's builds in the end, the newest first. */
  readonly builds?: readonly unknown[];
  /** The slugs of the suites in the end. */
  readonly suites?: readonly string[];
}

/** Why a call ends whose workflow is canceled. */
export const interruption = new Error('The step was interrupted');

const organization = { organization: 'acme' } as const;
export const web = { ...organization, pipeline: 'web' } as const;
const unit = { ...organization, suite: 'unit' } as const;

/** The builds of the past: two that have passed, and the third, which runs. */
const [first, , running] = [1, 2, 3].map((number) => ({ ...web, number })) as [BuildOf, BuildOf, BuildOf];
type BuildOf = typeof web & { readonly number: number };

/** The one build of another pipeline. A job of it failed, and passes when it is retried. */
const failed = { ...organization, pipeline: 'api', number: 1 } as const;

/** The one build of another pipeline, which waits at a block step. */
const gated = { ...organization, pipeline: 'gated', number: 1 } as const;

const body = { commit: 'HEAD', branch: 'main', message: 'Ship it' };

const newSuite = { name: 'Fast', default_branch: 'main', show_api_token: true };

/** Every operation that the table knows, by the words of the table. */
export const calls = {
  get: ({ builds }, options) => builds.get(running, options),
  'get two': async ({ builds }) => [await builds.get(running), await builds.get({ ...web, number: 2 })],
  poll: ({ builds }, options) => builds.get(running, { ...options, polling: { intervalMs: 20_000 } }),
  'get in ten seconds': ({ builds }) => builds.get(running, { timeoutMs: 10_000 }),
  'get in ten minutes': ({ builds }) => builds.get(running, { timeoutMs: 600_000 }),
  list: ({ builds }, options) => read(builds.listForPipeline(web, options)),
  'list one by one': ({ builds }, options) => read(builds.listForPipeline(web, { ...options, perPage: 1 })),
  'list two builds': ({ builds }) => read(builds.listForPipeline(web, { perPage: 1 }), { limit: 2 }),
  'list by twos': ({ builds }) => read(builds.listForPipeline(web, { perPage: 2 })),
  'list flaky tests': ({ flakyTests }) => read(flakyTests.list(unit)),
  create: ({ builds }, options) => builds.createWithDetails(web, body, { ...options, key: 'k' }),
  'create in five seconds': ({ builds }) => builds.create(web, body, { key: 'k', timeoutMs: 5_000 }),
  'create, look again': async (client, _, clock) => {
    await client.builds.create(web, body, { key: 'k' });
    await clock.sleep(30_000);
    return keepOne(client, web, 'k');
  },
  'create, then get': async ({ builds }) => {
    const { number } = await builds.create(web, body);
    return builds.get({ ...web, number });
  },
  'retry failed jobs': ({ builds }, options) =>
    builds.retryFailedJobs(failed, { ...options, states: ['failed'] }),
  unblock: async ({ builds, jobs }, options) => {
    const build = await builds.get(gated);
    const job = build.jobs?.find(({ type }) => type === 'manual')?.id ?? '';
    return jobs.unblock({ ...gated, job }, { ...options, fields: { version: '2' } });
  },
  rebuild: ({ builds }, options) => builds.rebuildWithDetails(first, options),
  cancel: ({ builds }, options) => builds.cancelWithDetails(running, options),
  'cancel urgently': async ({ builds }, options) => {
    await builds.get(running, options);
    return builds.cancelWithDetails(running, { rank: 'urgent', timeoutMs: 3_000 });
  },
  'cancel what has ended': ({ builds }) => builds.cancel(first),
  'create suite': ({ suites }, options) => suites.createWithDetails(organization, newSuite, options),
  'update suite': ({ suites }, options) => suites.update(unit, { default_branch: 'trunk' }, options),
  'rename suite': ({ suites }) => suites.update(unit, { name: 'Fast' }),
  'delete suite': ({ suites }, options) => suites.delete(unit, options),
} as const satisfies Record<
  string,
  (client: Client, options: { signal?: AbortSignal }, clock: Pick<VirtualClock, 'sleep'>) => Promise<unknown>
>;

/** A list as far as it can be read, and why no further. */
async function read<Item>(list: Listing<Item>, options?: ToArrayOptions) {
  try {
    return { items: await list.toArray(options), complete: true };
  } catch (error) {
    if (!(error instanceof ListTruncatedError)) throw error;
    return { items: error.items, complete: false, reason: error.reason };
  }
}

const home = 'http://127.0.0.1:1';
const dayMs = 86_400_000;
const report = { path: 'report.xml', content: '<ok/>' };
const past = (...ages: readonly number[]) => ages.map((ageMs) => ({ ageMs }));
const pipelines = [
  {
    slug: web.pipeline,
    script: { steps: [{ runMs: 3_600_000 }] },
    history: past(2 * dayMs, dayMs, 60_000),
  },
  {
    slug: failed.pipeline,
    script: { steps: [{ exits: [1], retryExits: [0], artifacts: [report] }], upload: false as const },
    history: past(dayMs),
  },
  {
    slug: gated.pipeline,
    script: { steps: [{ block: 'Release?' }], upload: false as const },
    history: past(dayMs),
  },
];

/** What the sandbox of each row holds. */
export const seed: Seed = {
  organizations: [
    {
      slug: organization.organization,
      suites: [{ name: 'Other' }, { name: 'Unit', flakyTests: [{ name: 'flakes' }] }],
      pipelines,
    },
  ],
};

/** The sandbox refuses nothing by itself. */
export const rateLimits = { organization: 'off', user: 'off' } as const;

/** The call of a row, and what happens. */
export type Title = `${keyof typeof calls}: ${string}`;

/** A row of the table. `more` may be just the time that it took. */
export function row(
  title: Title,
  faults: Fault | readonly Fault[],
  sent: string,
  ending: unknown,
  more: number | Partial<Row> = {},
): Row {
  const rest = typeof more === 'number' ? { tookMs: more } : more;
  return { title, faults: [faults].flat(), sent, ending, ...rest };
}

/** The call that a title names. */
export const callOf = (title: Title) => title.slice(0, title.indexOf(':')) as keyof typeof calls;

/** The ending of a call that is rejected with such an error; any other ending is the value of the call. */
export const fails = (error: unknown) => ({ error });

/** What a call comes to. */
export const complete = { complete: true } as const;
export const canceled = { already: false, build: { number: 3, state: expect.stringMatching(/^cancel/) } };
export const outOfTime = fails({ name: 'TimeoutError', phase: 'call' });
export const build3 = { number: 3 } as const;
/** The build of a creation or a rebuild is answered; or found; or sent again; or its outcome stays unknown. */
export const direct = { origin: 'direct', build: { number: 4 } } as const;
export const adopted = { origin: 'recovered', build: { number: 4 } } as const;
export const sentAgain = { origin: 'retried', build: { number: 4 } } as const;
export const unknown = fails({ name: 'OutcomeUnknownError' });
/** As unknown, with a hint like this. */
export const unknownWith = (hint: string | RegExp) =>
  fails({ name: 'OutcomeUnknownError', hint: expect.stringMatching(hint) });

/** Faults, each of the first request unless `on`, `second` or `always` says which. */
export const stall: AbortFault = { kind: 'stall' };
export const resets: AbortFault = { kind: 'reset' };
export const status = (
  code: number,
  headers?: Readonly<Record<string, string>>,
  body?: unknown,
): AbortFault => ({ ...{ kind: 'status', status: code, body }, ...(headers && { headers }) });
/** Refused with these words. */
export const refuses = (code: number, message = 'No') => status(code, undefined, { message });
/** Answered with a page of a proxy. */
export const page = '<html><h1>Bad gateway</h1></html>';
export const down = (code: number) => status(code, undefined, page);
/** A success of another body, or of half of its own. */
export const says = (body: string): Fault => ({ kind: 'garble', body });
export const cut: Fault = { kind: 'cut' };
export const delay = (ms: number): Fault => ({ kind: 'delay', ms });

export const on = (name: keyof typeof endpointOf, fault: Fault | number): Fault => ({
  ...(typeof fault === 'number' ? down(fault) : fault),
  on: endpointOf[name],
});
export const always = (fault: Fault): Fault => ({ ...fault, times: 'always' });
export const twice = (fault: Fault): Fault => ({ ...fault, times: 2 });
/** The second page of a list. */
export const second = (fault: Fault): Fault => ({ ...fault, on: 'builds.listForPipeline', skip: 1 });
/** Carried out, but with this instead of an answer. */
export const lost = (name: keyof typeof endpointOf, failure: AbortFault | number = resets): Fault => ({
  kind: 'unanswered',
  failure: typeof failure === 'number' ? down(failure) : failure,
  on: endpointOf[name],
});

/** Short names of endpoints. */
const endpointOf = {
  create: 'builds.create',
  list: 'builds.listForPipeline',
  get: 'builds.get',
  cancel: 'builds.cancel',
  rebuild: 'builds.rebuild',
  retry: 'builds.retryFailedJobs',
  unblock: 'jobs.unblock',
  suite: 'suites.get',
  suites: 'suites.list',
  createSuite: 'suites.create',
  updateSuite: 'suites.update',
  deleteSuite: 'suites.delete',
  flaky: 'flakyTests.list',
  token: 'accessToken.get',
} as const satisfies Record<string, EndpointName>;
const names = Object.fromEntries(Object.entries(endpointOf).map(([name, endpoint]) => [endpoint, name]));

/** Holds the endpoints that were asked against `list*4 create`. */
export function expectSent(endpoints: readonly (string | null | undefined)[], sent: string): void {
  const spelled = sent.replaceAll(/(\w+)\*(\d+)/g, (_, name, times) =>
    Array(Number(times)).fill(name).join(' '),
  );
  expect(endpoints.map((endpoint) => names[endpoint ?? ''] ?? endpoint).join(' ')).toBe(spelled);
}

/** Tests each row by itself: in process, on a virtual clock, and with a half for every chance. */
export function testRows(rows: readonly Row[]): void {
  test.each(rows)('$title', async (row) => {
    const clock = createVirtualClock();
    using _timers = putTimersOn(clock);
    const sandbox = createSandbox({ clock: clock.forSandbox, rateLimits, seed });
    for (const fault of row.faults) sandbox.faults.add(fault);
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
      onEvent: (event) => events.push(event),
    });
    const workflow = new AbortController();
    if (row.abortAtMs === 0) workflow.abort(interruption);
    else if (row.abortAtMs) clock.after(row.abortAtMs, () => workflow.abort(interruption));
    const call = calls[callOf(row.title)](client, { signal: workflow.signal }, clock);
    await expectOutcome(call, row.ending);
    const asked = sandbox.requests.entries().map(({ endpoint }) => endpoint);
    expectSent(asked, row.sent);
    if (row.tookMs !== undefined) expect(clock.monotonic()).toBe(row.tookMs);
    for (const event of row.events ?? []) expect(events).toContainEqual(expect.objectContaining(event));
    const { world } = sandbox;
    if (row.builds) expect(world.builds(web).map(({ state }) => state)).toEqual(row.builds);
    if (row.suites) expect(world.suites('acme').map(({ slug }) => slug)).toEqual(row.suites);
  });
}

/** Holds what a call comes to against its row. */
export async function expectOutcome(call: Promise<unknown>, expected: unknown): Promise<void> {
  const ending = await call.catch((error: unknown) => ({ error }));
  expect({ ending }).toMatchObject({ ending: expected });
}
