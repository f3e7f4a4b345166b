import { expect, it } from 'vitest';
import { describeFailure } from '../../../src/action/failure.ts';
import type { Fault } from '../../../src/sandbox/seed/faults.ts';
import { web } from '../../sandbox/harness.ts';
import type { Inputs } from '../../support/operation-host.ts';
import { hostWithBuild, trigger, writesOf } from '../support/builds.ts';

const cancelAll = { operation: 'cancel-builds', pipeline: 'acme/web', branch: 'main' };
const build = { pipeline: 'acme/web', build: '1' };

/** A step with a running build, and one 429 with a reset in this many seconds. */
async function run(on: Fault['on'], inputs: Inputs, resetSeconds: number) {
  const host = hostWithBuild([{ name: 'Test', runMs: 1_000_000 }], 1_000);
  const window = { 'ratelimit-limit': '200', 'ratelimit-remaining': '0' };
  const headers = { ...window, 'ratelimit-reset': String(resetSeconds) };
  host.sandbox.faults.add({ kind: 'status', status: 429, headers, on });
  const startedMs = host.clock.monotonic();
  const ended = await host.run({ ...inputs, 'wait-timeout': '30s' }).catch((error: unknown) => error);
  return { host, ended, tookMs: host.clock.monotonic() - startedMs };
}

const starts: [Fault['on'], Inputs][] = [
  ['builds.create', trigger],
  ['builds.listForPipeline', { ...trigger, 'idempotency-key': 'one' }],
  ['builds.rebuild', { operation: 'rebuild-build', ...build }],
  ['builds.listForPipeline', { operation: 'rebuild-build', ...build, build: 'latest', branch: 'main' }],
  ['builds.listForPipeline', { operation: 'rebuild-build', ...build }],
  ['builds.retryFailedJobs', { operation: 'retry-failed-jobs', ...build }],
  ['builds.get', { operation: 'retry-failed-jobs', ...build }],
];

const cancels: [Fault['on'], Inputs][] = [
  ['builds.cancel', { operation: 'cancel-build', ...build, wait: 'true' }],
  [
    'builds.listForPipeline',
    { operation: 'cancel-build', ...build, build: 'latest', branch: 'main', wait: 'true' },
  ],
  ['builds.listForPipeline', { ...cancelAll, wait: 'true' }],
  ['builds.cancel', { ...cancelAll, wait: 'true' }],
];

it.each(starts)(
  'a 429 for %s that outlasts wait-timeout ends the step before anything is started',
  async (on, inputs) => {
    const { host, ended, tookMs } = await run(on, inputs, 60);
    expect(describeFailure(ended)).toMatchObject({
      kind: 'TimeoutError',
      hint: expect.stringMatching(/^Run the step again later, or raise wait-timeout/),
    });
    expect(tookMs).toBeLessThan(30_000);
    expect(host.sandbox.world.builds(web)).toMatchObject([{ number: 1, state: 'scheduled' }]);
  },
);

it.each([...starts, ...cancels])('a 429 for %s that ends in time is waited for', async (on, inputs) => {
  const { host, ended } = await run(on, inputs, 2);
  expect(ended).toHaveProperty('outcome');
  expect(writesOf(host).length).toBeGreaterThan(0);
});

it.each(cancels)('a 429 for %s holds a cancel back beyond wait-timeout', async (on, inputs) => {
  const { host, ended, tookMs } = await run(on, inputs, 60);
  expect(ended).toHaveProperty('outcome');
  expect(host.sandbox.world.builds(web)).toMatchObject([
    { number: 1, state: expect.stringMatching(/^cancel/) },
  ]);
  expect(tookMs).toBeGreaterThan(60_000);
  expect(tookMs).toBeLessThan(90_000);
});

it.each(cancels)('a 429 for %s holds a cancel back no longer than 75 s more', async (on, inputs) => {
  const { host, ended, tookMs } = await run(on, inputs, 110);
  const { sentence } = describeFailure(ended);
  expect(JSON.stringify([ended, sentence])).toMatch(/could not be canceled|the rate limit/);
  expect(tookMs).toBeLessThan(30_000);
  expect(host.sandbox.world.builds(web)).toMatchObject([{ number: 1, state: 'scheduled' }]);
});
