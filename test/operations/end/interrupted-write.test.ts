import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../../../src/model/endpoints.ts';
import type { Fault } from '../../../src/sandbox/fault/fault.ts';
import { settled } from '../../sandbox/harness.ts';
import { createHost, type Inputs } from '../../support/operation-host.ts';
import { createRequestTransport } from '../../support/request-transport.ts';
import { seedOfTwo, trigger } from '../support/requests.ts';

const second = 1_000;
const web = { organization: 'acme', pipeline: 'web' } as const;
const keyed = { ...trigger, commit: 'a'.repeat(40), 'idempotency-key': 'run-7' };
const seed = seedOfTwo(settled({ name: 'Test', exits: [1], runMs: 5 * second }));
const run = {
  id: 7,
  attempt: 2,
  number: 1,
  url: 'https://github.example/acme/web/actions/runs/7',
  title: 'CI #1',
  step: 'build/kitestring',
};

const writes: readonly (readonly [name: string, endpoint: EndpointName, inputs: Inputs])[] = [
  ['trigger-build', 'builds.create', trigger],
  ['rebuild-build', 'builds.rebuild', { operation: 'rebuild-build', pipeline: 'acme/web', build: '1' }],
  [
    'retry-failed-jobs',
    'builds.retryFailedJobs',
    { operation: 'retry-failed-jobs', pipeline: 'acme/web', build: '1' },
  ],
  ['on-rerun: retry-failed', 'builds.retryFailedJobs', { ...keyed, 'on-rerun': 'retry-failed' }],
  ['on-rerun: rebuild', 'builds.rebuild', { ...keyed, 'on-rerun': 'rebuild' }],
];

/** A pipeline whose first build has failed, and a service that needs a second for each response from then on. */
async function startFailed() {
  let isSlow = false;
  const host = createHost({
    seed,
    workflow: { run },
    carry: (sandbox, clock) =>
      createRequestTransport((each) =>
        clock.during(async () => {
          if (isSlow && each.method !== 'GET') await clock.forSandbox.sleep(second);
          return sandbox.fetch(each);
        }),
      ),
  });
  await host.run(keyed);
  isSlow = true;
  return host;
}

describe('cancel-build, interrupted', () => {
  const cancel = { operation: 'cancel-build', pipeline: 'acme/web', build: '1' };
  const on = 'builds.cancel';
  const held: Fault = { kind: 'status', status: 429, headers: { 'retry-after': '50' }, times: 'always' };

  const heading = /^## The step was interrupted\n\n> acme\/web \S+1 (?:was not|may have been) canceled\./;

  it.each<[string, Fault, string, RegExp]>([
    ['while the rate limit holds it back', held, 'acme/web #1 was not canceled.', heading],
    [
      'without a response',
      { kind: 'delay', ms: 30 * second },
      'acme/web #1 may have been canceled.',
      heading,
    ],
    [
      'shortly before the response',
      { kind: 'delay', ms: 21 * second },
      'Build 1 of acme/web is being canceled: https://buildkite.example/acme/web/builds/1',
      /build 1 is being canceled/,
    ],
  ])('%s, says what became of it', async (_when, fault, sentence, summary) => {
    const host = createHost({ seed: seedOfTwo(settled({ name: 'Test', runMs: 600 * second })) });
    host.sandbox.world.run(web);
    host.sandbox.faults.add({ ...fault, on });
    const { outcome } = await host.run(cancel, { abortMs: 20 * second });
    expect(outcome).toMatchObject({ success: false, sentence: `The step was interrupted. ${sentence}` });
    expect(outcome.summary({ bytes: 10_000 })).toMatch(summary);
    expect(host.clock.monotonic()).toBeLessThan(23 * second);
  });
});

describe('cancel-builds, interrupted', () => {
  const cancel = { operation: 'cancel-builds', pipeline: 'acme/web', branch: 'main' };
  const on = 'builds.cancel';
  const untilReset: Fault = {
    kind: 'status',
    status: 429,
    headers: { 'ratelimit-limit': '200', 'ratelimit-remaining': '0', 'ratelimit-reset': '50' },
    times: 'always',
  };

  it.each<[string, Fault, string, number]>([
    ['while the rate limit holds it back', untilReset, 'Canceled 0 builds; 12 not canceled.', 20],
    [
      'without a response',
      { kind: 'delay', ms: 30 * second, times: 'always' },
      'Canceled 0 builds; 10 may be canceled: the outcome is unknown; 2 not canceled.',
      22.5,
    ],
    [
      'after a refusal for now',
      { kind: 'status', status: 503, times: 'always' },
      'Canceled 0 builds; 10 may be canceled: the outcome is unknown; 2 not canceled.',
      22.5,
    ],
    ['shortly before the response', { kind: 'delay', ms: 21 * second, times: 1 }, 'Canceled 12 builds.', 21],
  ])('%s, says what became of each build', async (when, fault, sentence, endS) => {
    const host = createHost({ seed: seedOfTwo(settled({ name: 'Test', runMs: 600 * second })) });
    for (let count = 0; count < 12; count += 1) host.sandbox.world.run({ ...web, branch: 'main' });
    host.sandbox.faults.add({ ...fault, on });
    const { outcome, outputs } = await host.run(cancel, { abortMs: 20 * second });
    expect(outcome.success).toBe(false);
    expect(outcome.sentence).toContain(`The step was interrupted. ${sentence}`);
    expect(outcome.summary({ bytes: 10_000 })).toMatch(/^## The step was interrupted/);
    // The blocked builds were not listed yet.
    expect(outputs).toMatchObject({ count: '12', complete: 'false' });
    expect(outcome.notes).toEqual(['Blocked builds are not reported.']);
    expect(JSON.parse(outputs.builds ?? '')).toHaveLength(12);
    expect(host.clock.monotonic()).toBeLessThan((endS + 0.1) * second);
    const sent = host.requests().filter((line) => line.startsWith('PUT'));
    if (when !== 'after a refusal for now') expect(new Set(sent).size).toBe(sent.length);
    expect(host.lines.filter((line) => line.includes('for the outcome of')).length).toBeLessThanOrEqual(1);
  });
});

it('the cancel of a build whose time is over, interrupted, is sent again at once', async () => {
  const host = createHost({ seed: seedOfTwo(settled({ name: 'Test', runMs: 600 * second })) });
  host.sandbox.world.run(web);
  host.sandbox.faults.add({ kind: 'delay', ms: 30 * second, on: 'builds.cancel' });
  const wait = { operation: 'wait-for-build', pipeline: 'acme/web', build: '1', 'wait-timeout': '10s' };
  const { outcome } = await host.run({ ...wait, 'cancel-on': 'timeout' }, { abortMs: 20 * second });
  expect(outcome.sentence).toBe('The step was interrupted. acme/web #1 is being canceled.');
  expect(host.saved.at(-1) ?? []).toEqual([]);
});

describe.each(writes)('%s, interrupted', (name, on, inputs) => {
  it.each([
    ['while the rate limit holds it back', 20 * second],
    ['before the rate limit refuses it', second / 2],
  ])('%s, has started nothing, and leaves nothing to the post step', async (_when, abortMs) => {
    const host = await startFailed();
    const earlier = host.sandbox.world.builds(web).length;
    host.sandbox.faults.add({
      ...{ kind: 'status', status: 429, headers: { 'retry-after': '50' } },
      ...{ on, times: 'always' },
    });
    const asked = host.requests().length;
    const sinceMs = host.clock.monotonic();
    const { outcome } = await host.run(inputs, { abortMs: abortMs });
    expect(outcome).toMatchObject({
      success: false,
      sentence: `The step was interrupted. No ${name === 'retry-failed-jobs' ? 'job was retried' : 'build was started'}.`,
    });
    expect(host.saved.at(-1) ?? []).toEqual([]);
    expect(host.clock.monotonic() - sinceMs).toBeLessThan(Math.max(abortMs, second) + second / 10);
    expect(
      host
        .requests()
        .slice(asked)
        .filter((line) => !line.startsWith('GET')),
    ).toHaveLength(1);
    expect(host.sandbox.world.builds(web)).toHaveLength(earlier);
    const waits = host.lines.filter((line) => line.includes('Waiting up to 2.5 s'));
    expect(waits).toHaveLength(abortMs < second ? 1 : 0);
  });

  it('by the loss of its response, says what the post step does', async () => {
    const host = await startFailed();
    host.sandbox.faults.add({ kind: 'reset', on, times: 'always' });
    const isRetry = on === 'builds.retryFailedJobs';
    await expect(host.run(inputs).catch((error) => Promise.reject(error.name))).rejects.toBe(
      'OutcomeUnknownError',
    );
    // A retry is named by the error, and nothing looks for it.
    const told = host.lines.filter((line) =>
      /^warning: A (re)?build of .* may have been created\. The post step looks for it, and cancels it\.$/.test(
        line,
      ),
    );
    expect([told.length, host.saved.at(-1)?.length ?? 0]).toEqual(isRetry ? [0, 0] : [1, 1]);
  });

  it('while the response is on its way, may have started something', async () => {
    const host = await startFailed();
    host.sandbox.faults.add({ kind: 'delay', ms: 30 * second, on });
    const { outcome } = await host.run(inputs, { abortMs: 20 * second });
    if (on === 'builds.retryFailedJobs') {
      expect(outcome.sentence).toContain(
        'A retry of acme/web #1 may have been started. This step does not cancel it.',
      );
      return expect(host.saved.at(-1) ?? []).toEqual([]);
    }
    const [left] = host.saved.at(-1) ?? [];
    const what =
      left && 'key' in left
        ? `build of acme/web with the meta-data kitestring-key = ${left.key}`
        : 'rebuild of acme/web #1';
    expect(outcome.sentence).toBe(
      `The step was interrupted. A ${what} may have been created. The post step looks for it, and cancels it.`,
    );
    expect(left).toHaveProperty(on === 'builds.create' ? 'key' : 'rebuiltFrom');
  });
});
