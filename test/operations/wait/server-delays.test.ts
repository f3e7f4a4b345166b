import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../../../src/model/endpoints.ts';
import { settled } from '../../sandbox/harness.ts';
import { createHost, type Inputs } from '../../support/operation-host.ts';

const second = 1_000;

/** A step for each write, each of which may be applied when it fails without a word. */
const writes: readonly [EndpointName, Inputs][] = [
  ['builds.create', { operation: 'trigger-build', pipeline: 'acme/web', commit: 'HEAD', branch: 'main' }],
  ['builds.rebuild', { operation: 'rebuild-build', pipeline: 'acme/web', build: '1' }],
  ['builds.retryFailedJobs', { operation: 'retry-failed-jobs', pipeline: 'acme/web', build: '2' }],
  ['builds.cancel', { operation: 'cancel-build', pipeline: 'acme/web', build: '2' }],
  [
    'suites.create',
    { operation: 'create-suite', organization: 'acme', name: 'New', 'default-branch': 'main' },
  ],
  ['suites.update', { operation: 'update-suite', organization: 'acme', suite: 's', 'default-branch': 'dev' }],
  ['suites.delete', { operation: 'delete-suite', organization: 'acme', suite: 's' }],
];

function busy(endpoint: EndpointName, retryAfter: string, times: 1 | 'always' = 1) {
  const script = settled({ name: 'Test', runMs: 60 * second });
  const organization = { slug: 'acme', pipelines: [{ slug: 'web', script }], suites: [{ name: 'S' }] };
  const host = createHost({ seed: { organizations: [organization] } });
  host.sandbox.world.run({ organization: 'acme', pipeline: 'web' });
  host.sandbox.world.run({ organization: 'acme', pipeline: 'web' });
  host.sandbox.world.cancel({ organization: 'acme', pipeline: 'web', number: 1 });
  host.sandbox.faults.add({
    kind: 'status',
    status: 503,
    headers: { 'retry-after': retryAfter },
    on: endpoint,
    times,
  });
  return host;
}

/** Milliseconds from the request that failed to each that came after it. */
function pausesAfter(host: ReturnType<typeof busy>): number[] {
  const entries = host.sandbox.requests.entries();
  const at = entries.findIndex(({ status }) => status === 503);
  return entries.slice(at + 1).map(({ wallAt }) => wallAt - (entries[at]?.wallAt ?? 0));
}

describe.each(writes)('when the answer to %s asks for a pause,', (endpoint, inputs) => {
  it('nothing is sent before its end, and then the outcome is looked up', async () => {
    const host = busy(endpoint, '20');
    const ended = await host.run(inputs).then(
      () => 'done',
      (error: Error) => error.name,
    );
    const soonest = Math.min(...pausesAfter(host));
    expect(soonest).toBeGreaterThanOrEqual(20 * second);
    expect(soonest).toBeLessThan(25 * second);
    expect(ended).toBe(
      ['builds.rebuild', 'builds.retryFailedJobs', 'suites.create'].includes(endpoint)
        ? 'OutcomeUnknownError'
        : 'done',
    );
  });

  it('one that is too long is cut at the time for outages, and then the outcome is looked up', async () => {
    const host = busy(endpoint, '1000');
    const startedAt = host.clock.now();
    const ended = await host.run({ ...inputs, outageTime: '30s' }).then(
      () => 'done',
      ({ retryAt }: Error & { retryAt?: Date }) => retryAt,
    );
    expect(Math.min(...pausesAfter(host))).toBe(30 * second);
    expect(ended).toEqual(
      ['builds.rebuild', 'builds.retryFailedJobs', 'suites.create'].includes(endpoint)
        ? new Date(startedAt + 1_000 * second)
        : 'done',
    );
  });

  it('it says when it would work, if it does not work before that either', async () => {
    const host = busy(endpoint, '1000', 'always');
    const startedAt = host.clock.now();
    const { retryAt } = await host.run({ ...inputs, outageTime: '30s' }).then(
      () => ({ retryAt: undefined }),
      (error: Error & { retryAt?: Date }) => error,
    );
    expect(retryAt?.getTime()).toBeGreaterThanOrEqual(startedAt + 1_000 * second);
    expect(pausesAfter(host).length).toBeLessThanOrEqual(10);
  });
});

it('a pause that a lookup asks for is kept as well', async () => {
  const host = busy('builds.create', '5');
  host.sandbox.faults.add({
    kind: 'status',
    status: 503,
    headers: { 'retry-after': '30' },
    on: 'builds.listForPipeline',
    times: 4,
  });
  await host.run({ ...writes[0]?.[1], wait: 'false', outageTime: '5m' });
  const looks = pausesAfter(host);
  const pauses = looks.slice(1, 5).map((ms, index) => ms - (looks[index] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(30 * second);
});
