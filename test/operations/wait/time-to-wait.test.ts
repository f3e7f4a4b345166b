import { expect, it } from 'vitest';
import type { EndpointName } from '../../../src/model/endpoints.ts';
import type { Fault } from '../../../src/sandbox/fault/fault.ts';
import { seedOf, settled } from '../../sandbox/harness.ts';
import { createHost, type HostOptions, type Inputs } from '../../support/operation-host.ts';
import { createRequestTransport } from '../../support/request-transport.ts';
import { putTimersOn } from '../../support/virtual-timers.ts';
import { untimed } from '../support/pipelines.ts';
import { trigger } from '../support/requests.ts';

const second = 1_000;
const minute = 60 * second;

const spent = (reset: number) => ({
  kind: 'status' as const,
  status: 429,
  body: { message: 'Too many requests', scope: 'rest', limit: 200, current: 300, reset },
  headers: { 'ratelimit-limit': '200', 'ratelimit-remaining': '0', 'ratelimit-reset': String(reset) },
});

/** The time to wait of twelve seconds, and five for the last read. */
const usualMs = 17 * second;
/** A window that opens within 75 seconds holds back the last read, and with it the verdict. */
const heldMs = 87 * second;

/** What keeps a poll from being answered, how long the step takes then, and whether it has seen the build since. */
const troubles: readonly [string, Fault, number, boolean][] = [
  ['is never answered', { kind: 'stall', times: 'always' }, usualMs, false],
  ['is refused until a window ends', { ...spent(45), times: 'always' }, heldMs, false],
  ['is refused once, until a window ends', spent(45), heldMs, true],
  ['fails each time', { kind: 'status', status: 502, times: 'always' }, usualMs, false],
];

it.each(troubles)('the time to wait is kept when a poll %s', async (_, fault, mostMs, isSeen) => {
  const host = createHost({ carry: untimed, seed: seedOf(settled({ name: 'Test', runMs: 60 * minute })) });
  host.sandbox.world.run({ organization: 'acme', pipeline: 'web' });
  host.clock.after(second, () => void host.sandbox.faults.add({ ...fault, on: 'builds.get' }));
  using _timers = putTimersOn(host.clock);
  const wait = { operation: 'wait-for-build', pipeline: 'acme/web', build: '1', 'wait-timeout': '12s' };
  const { outcome } = await host.run(wait);
  expect(outcome).toMatchObject({
    success: false,
    sentence: expect.stringMatching(
      isSeen
        ? /^Build 1 of acme\/web is (scheduled|running): .*; the action stopped waiting because it had not finished after (1[2-7]|[45]\d) s/
        : /^Build 1 of acme\/web was last seen scheduled at 09:00 UTC; the action stopped waiting because it could not be read/,
    ),
    hint: expect.stringContaining('raise wait-timeout'),
  });
  expect(host.lines.join('\n')).not.toContain('expired before a response arrived; still waiting');
  expect(host.clock.monotonic()).toBeLessThanOrEqual(mostMs);
});

it.each<[string, EndpointName, Inputs]>([
  ['creation', 'builds.create', trigger],
  ['rebuild', 'builds.rebuild', { operation: 'rebuild-build', pipeline: 'acme/web', build: '1' }],
  [
    'retry of failed jobs',
    'builds.retryFailedJobs',
    { operation: 'retry-failed-jobs', pipeline: 'acme/web', build: '1' },
  ],
])('a %s that is never answered is given up ten seconds after the time to wait', async (_, on, inputs) => {
  const host = createHost({ carry: untimed, seed: seedOf(settled({ name: 'Test', exits: [1] })) });
  host.sandbox.world.run({ organization: 'acme', pipeline: 'web' });
  host.clock.forSandbox.advance(minute);
  host.sandbox.faults.add({ kind: 'stall', on, times: 'always' });
  using _timers = putTimersOn(host.clock);
  const startedAt = host.clock.now();
  await expect(host.run({ ...inputs, 'wait-timeout': '12s' })).rejects.toMatchObject({
    name: 'OutcomeUnknownError',
    hint: expect.stringMatching(/^Before you /),
  });
  const lookupsMs = 15 * second;
  expect(host.clock.now() - startedAt).toBeGreaterThan(usualMs);
  expect(host.clock.now() - startedAt).toBeLessThanOrEqual(22 * second + lookupsMs);
});

it.each<[string, EndpointName, Inputs]>([
  ['a build', 'builds.get', { build: '1' }],
  ['the builds of a commit', 'builds.listForPipeline', { commit: 'a'.repeat(40) }],
])('%s that cannot be read in time: the error names wait-timeout', async (_what, on, inputs) => {
  const operation = { operation: 'wait-for-build', pipeline: 'acme/web', 'wait-timeout': '12s', ...inputs };
  const hint = expect.stringMatching(/^wait-timeout expired before the build could be read\./);
  for (const [fault, message] of [
    [{ kind: 'stall' }, /expired before a response arrived$/],
    [{ kind: 'status', status: 429, headers: { 'retry-after': '50' } }, /the rate limit is used up/],
  ] as const) {
    const host = createHost({ carry: untimed, seed: seedOf(settled({ name: 'Test' })) });
    host.sandbox.world.run({ organization: 'acme', pipeline: 'web' });
    host.sandbox.faults.add({ ...fault, on, times: 'always' });
    using _timers = putTimersOn(host.clock);
    const error = { message: expect.stringMatching(message), hint };
    await expect(host.run(operation)).rejects.toMatchObject(error);
  }
});

it.each<[string, EndpointName, Inputs]>([
  ['a build', 'builds.get', { build: '1' }],
  ['the newest build', 'builds.listForPipeline', { build: 'latest', branch: 'main' }],
])(
  '%s whose first read is not answered is read once more when wait-timeout expires',
  async (_what, on, given) => {
    const host = createHost({ carry: untimed, seed: seedOf(settled({ name: 'Test', runMs: second })) });
    host.sandbox.world.run({ organization: 'acme', pipeline: 'web' });
    host.clock.forSandbox.advance(minute);
    host.sandbox.faults.add({ kind: 'stall', on, times: 1 });
    using _timers = putTimersOn(host.clock);
    const operation = { operation: 'wait-for-build', pipeline: 'acme/web', 'wait-timeout': '12s', ...given };
    const { outcome } = await host.run(operation);
    expect(outcome).toMatchObject({ success: true });
  },
);

it('a rate limit lets the last read and then the cancel through when it ends', async () => {
  const host = createHost({ carry: untimed, seed: seedOf(settled({ name: 'Test', runMs: 60 * minute })) });
  host.sandbox.world.run({ organization: 'acme', pipeline: 'web' });
  host.sandbox.faults.add({ ...spent(55), on: 'builds.get', skip: 3 });
  const { outcome } = await host.run({
    ...{ operation: 'wait-for-build', pipeline: 'acme/web', build: '1', 'poll-interval': '1s' },
    ...{ 'wait-timeout': '7s', 'cancel-on': 'timeout' },
  });
  const [read, cancel] = host.requests().slice(-2);
  expect(read).toContain('include_retried_jobs=true');
  expect(cancel).toMatch(/^PUT/);
  expect(host.clock.monotonic()).toBeLessThanOrEqual(75 * second);
  expect(outcome.sentence).toMatch(/canceled by the action because it had not finished after 1 min \d+ s/);
});

it.each([
  [0, true, 'passed', '✅'],
  [1, false, 'failed', '❌'],
])(
  'a build that ends before its cancel arrives is judged by its end: exit status %i',
  async (exit, success, state, sign) => {
    const late: HostOptions['carry'] = (sandbox, clock) =>
      createRequestTransport((request) => {
        if (request.method === 'PUT') clock.forSandbox.advance(10 * second);
        return clock.during(() => sandbox.fetch(request));
      });
    const seed = seedOf(settled({ name: 'Test', runMs: 62 * second, exits: [exit] }));
    const host = createHost({ carry: late, seed });
    const limits = { 'wait-timeout': '1m', 'cancel-on': 'abort, timeout', 'poll-interval': '5s' };
    const { outcome, outputs } = await host.run({ ...trigger, ...limits });
    expect(host.requests().filter((line) => line.startsWith('PUT'))).toHaveLength(1);
    expect(outcome).toMatchObject({
      success,
      sentence: expect.stringMatching(`^Build 1 of acme/web ${state}`),
    });
    expect(outcome.hint).toBeUndefined();
    expect(outcome.summary({ bytes: 100_000 })).toContain(`## ${sign}`);
    expect(outputs.state).toBe(state);
    expect(host.lines.join('\n')).toContain('had already finished');
  },
);
