import { expect } from 'vitest';
import '../support/client-modules.ts';
import { createClient } from '../../src/client/client.ts';
import { ApiError, type ClientEvent } from '../../src/client/index.ts';
import { type EndpointName, endpoints } from '../../src/model/endpoints.ts';
import type { BuildSnapshot } from '../../src/sandbox/controls.ts';
import { createSeededRandom } from '../../src/sandbox/identity.ts';
import type { PipelineSeed } from '../../src/sandbox/seed/seed.ts';
import { createHost } from '../support/operation-host.ts';
import { putTimersOn } from '../support/virtual-timers.ts';
import { type Change, makeChange, organization, pipeline } from './changes.ts';
import { refusalWords, type Trouble } from './trouble.ts';
import { createWire, mayHaveArrived } from './wire.ts';

/** Who acts: we do, and other people with a token of their own. */
export const our = { email: 'us@acme.example' } as const;

/** True for a build that we created, or rebuilt. */
export const isOurs = ({ creator }: BuildSnapshot) => creator?.email === our.email;

/** True for a build that runs, will run, or waits for a person. */
export function isLive({ state }: BuildSnapshot): boolean {
  return !['canceled', 'canceling', 'skipped', 'not_run', 'passed', 'failed'].includes(state);
}

/** What the world holds before anything is done, besides one pipeline with three builds, which run for an hour. */
interface Setting {
  readonly pipeline?: Partial<PipelineSeed>;
}

/** What goes wrong in one run, and what others do meanwhile. */
export interface Play {
  readonly trouble: Trouble;
  readonly changes: readonly Change[];
}

/** A sandbox, with trouble between it and a client or an operation, on one clock. It holds the machine's timers. */
export type Stage = ReturnType<typeof openStage>;

/** Sets a stage up; the trouble begins with the first request. */
export function openStage({ trouble, changes }: Play, { pipeline: more }: Setting = {}) {
  const web: PipelineSeed = {
    slug: pipeline.pipeline,
    script: { steps: [{ name: 'Test', runMs: 3_600_000 }] },
    history: [1, 2, 3].map((age) => ({ ageMs: age * 86_400_000, creator: 'them' })),
    ...more,
  };
  const scopes = ['read_builds', 'write_builds'];
  const random = createSeededRandom(trouble.dice);
  const host = createHost({
    seed: {
      users: { us: { name: 'We', email: our.email }, them: { name: 'They', email: 'them@acme.example' } },
      tokens: { theirs: { user: 'them', scopes } },
      organizations: [{ slug: organization.organization, pipelines: [web] }],
    },
    rateLimits: { organization: 'off', user: trouble.perMinute },
    chance: random,
    carry: () => wire.transport,
  });
  const { sandbox, clock } = host;
  for (const fault of trouble.faults) sandbox.faults.add(fault);
  const wire = createWire(sandbox, clock, trouble.unsent);
  const events: ClientEvent[] = [];
  const client = createClient({
    token: sandbox.tokens.all.token,
    baseUrl: 'http://127.0.0.1:1',
    transport: wire.transport,
    clock,
    random,
    onEvent: (event) => events.push(event),
  });
  /** The builds of other people that we asked the service to cancel, as they were at that moment. */
  const strangers: BuildSnapshot[] = [];
  wire.watch({
    leaving({ path }) {
      const number = Number(/\/builds\/(\d+)\/cancel$/.exec(path)?.[1] ?? 0);
      const build = sandbox.world.build({ ...pipeline, number });
      if (build !== undefined && !isOurs(build)) strangers.push(build);
    },
  });
  const timers = putTimersOn(clock);
  for (const change of changes) clock.after(change.atMs, () => makeChange(change, sandbox));
  const end = () => timers[Symbol.dispose]();
  return { host, sandbox, clock, client, wire, events, strangers, [Symbol.dispose]: end };
}

/** What a call came to. @throws if it never settles. */
export async function settled<Value>({ clock }: Pick<Stage, 'clock'>, call: Promise<Value>) {
  const over = new AbortController();
  const never = clock.sleep(3 * 3_600_000, over.signal).then(
    () => Promise.reject(new Error('The call did not settle within three hours.')),
    () => Promise.reject(over.signal.reason),
  );
  const ended = call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  return Promise.race([ended, never]).finally(() => over.abort());
}

/** The time of each write without the waits that the service, or our own rate limiter, asked for; and how often it may be sent without the service saying that it did nothing. */
const bounds = {
  'builds.create': { usualMs: 600_000, mostWrites: 8 },
  'builds.retryFailedJobs': { usualMs: 600_000, mostWrites: 1 },
} as const satisfies Partial<Record<EndpointName, object>>;

/**
 * Waits until a write settles, and holds it against what is the same for all: its time, which is `timeoutMs` if given, its
 * requests, and that a refusal which comes before any doubt ends it, in the words of the service.
 */
export async function settledWrite<Value>(
  stage: Stage,
  name: keyof typeof bounds,
  call: Promise<Value>,
  timeoutMs: number | undefined,
) {
  const { clock, wire, events } = stage;
  const { usualMs, mostWrites } = bounds[name];
  const ending = await settled(stage, call);
  const waits = events.map((event) =>
    event.kind === 'throttled' || event.kind === 'paced' ? event.delayMs : 0,
  );
  const mostMs = (timeoutMs ?? usualMs) + waits.reduce((sum, ms) => sum + ms, 0);
  const writes = wire.sent.filter(({ method }) => method === endpoints[name].method);
  expect(wire.early, 'nothing is sent before a reset').toEqual([]);
  expect(clock.monotonic(), 'the call keeps its time').toBeLessThan(mostMs + 1);
  expect(wire.sent.length, 'requests are bounded').toBeLessThanOrEqual(100);
  const arrived = writes.filter(mayHaveArrived).map(({ atMs }) => atMs);
  expect(arrived.length, 'writes are bounded').toBeLessThanOrEqual(mostWrites);
  const gapsMs = arrived.slice(1).map((atMs, nth) => atMs - (arrived[nth] ?? 0));
  if (name === 'builds.create')
    expect(
      gapsMs.filter((ms) => ms < 10_000),
      'a creation in doubt is looked for during ten seconds',
    ).toEqual([]);
  const index = writes.findIndex(mayHaveArrived);
  const { answer, faults } = writes[index] ?? { answer: 'unsent', faults: [] };
  if (typeof answer !== 'number' || answer < 400 || answer === 408 || (answer >= 500 && answer !== 501))
    return ending;
  expect(writes.slice(index + 1), 'nothing is sent again after a refusal').toEqual([]);
  if (!('error' in ending)) return ending;
  expect(ending.error).toBeInstanceOf(ApiError);
  const words = faults.join() === 'status' ? { serviceMessage: refusalWords } : {};
  expect(ending.error).toMatchObject({ status: answer, ...words });
  return ending;
}

/** Lets everything that is still on its way arrive, and then nothing goes wrong any more. Returns the builds that are ours. */
export async function calmDown({
  sandbox,
  clock,
  wire,
  strangers,
}: Stage): Promise<readonly BuildSnapshot[]> {
  wire.calm();
  sandbox.faults.clear();
  await clock.sleep(600_000);
  expect(strangers, 'others lose no build').toEqual([]);
  return sandbox.world.builds(pipeline).filter(isOurs);
}
