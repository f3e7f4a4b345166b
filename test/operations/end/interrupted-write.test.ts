import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../../../src/model/endpoints.ts';
import type { Fault } from '../../../src/sandbox/seed/faults.ts';
import { settled, web } from '../../sandbox/harness.ts';
import { createHost, type HostOptions, type Inputs } from '../../support/operation-host.ts';
import { createRequestTransport } from '../../support/request-transport.ts';
import { seedOfTwo, trigger, writesOf } from '../support/builds.ts';

const second = 1_000;
const keyed = { ...trigger, commit: 'a'.repeat(40), 'idempotency-key': 'run-7' };
const seed = seedOfTwo(settled({ name: 'Test', exits: [1], runMs: 5 * second }));
const url = 'https://github.example/acme/web/actions/runs/7';
const run = { id: 7, attempt: 2, number: 1, url, title: 'CI #1', step: 'build/kitestring' };
const build = { pipeline: 'acme/web', build: '1' };

const writes: readonly (readonly [name: string, endpoint: EndpointName, inputs: Inputs])[] = [
  ['trigger-build', 'builds.create', trigger],
  ['rebuild-build', 'builds.rebuild', { operation: 'rebuild-build', ...build }],
  ['retry-failed-jobs', 'builds.retryFailedJobs', { operation: 'retry-failed-jobs', ...build }],
  ['on-rerun: retry-failed', 'builds.retryFailedJobs', { ...keyed, 'on-rerun': 'retry-failed' }],
  ['on-rerun: rebuild', 'builds.rebuild', { ...keyed, 'on-rerun': 'rebuild' }],
];

/** What is reported of such a request, and left to the post step, if its outcome is unknown. */
const doubts: Record<string, [RegExp, unknown[]]> = {
  'builds.create': [
    /A build of acme\/web with the meta-data kitestring-key = \S+ may have been created\. The post step looks for it/,
    [expect.objectContaining({ key: expect.any(String), in: web })],
  ],
  'builds.rebuild': [
    /A rebuild of acme\/web #1 may have been created\. The post step looks for it, and cancels it\.$/,
    [{ rebuiltFrom: 1, in: web, above: 1 }],
  ],
  'builds.retryFailedJobs': [
    /A retry of acme\/web #1 may have been started\. This step does not cancel it\.$/,
    [],
  ],
};

/** A pipeline whose first build has failed, and a service that needs a second for each response from then on. */
async function startFailed(options: HostOptions = {}) {
  let isSlow = false;
  const host = createHost({
    ...options,
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

/** Interrupts a step that cancels this many running builds after 20 s, and returns when it ended. */
async function interruptCancel(inputs: Inputs, count: number, fault: Fault) {
  const host = createHost({ seed: seedOfTwo(settled({ name: 'Test', runMs: 600 * second })) });
  for (let at = 0; at < count; at += 1) host.sandbox.world.run({ ...web, branch: 'main' });
  host.sandbox.faults.add({ ...fault, on: 'builds.cancel' });
  const run = await host.run({ pipeline: 'acme/web', ...inputs }, { abortMs: 20 * second });
  expect(run.outcome.success).toBe(false);
  return { ...run, host, endMs: host.clock.monotonic(), summary: run.outcome.summary({ bytes: 10_000 }) };
}

it.each<[string, Fault, string, RegExp]>([
  [
    'while the rate limit holds it back',
    { kind: 'status', status: 429, headers: { 'retry-after': '50' }, times: 'always' },
    'acme/web #1 was not canceled.',
    /^## The step was interrupted\n\n> acme\/web \S+1 was not canceled\./,
  ],
  [
    'without a response',
    { kind: 'delay', ms: 30 * second },
    'acme/web #1 may have been canceled.',
    /^## The step was interrupted\n\n> acme\/web \S+1 may have been canceled\./,
  ],
  [
    'shortly before the response',
    { kind: 'delay', ms: 21 * second },
    'Build 1 of acme/web is being canceled: https://buildkite.example/acme/web/builds/1',
    /build 1 is being canceled/,
  ],
])('cancel-build, interrupted %s, reports the result', async (_when, fault, sentence, shown) => {
  const run = await interruptCancel({ operation: 'cancel-build', build: '1' }, 1, fault);
  expect(run.outcome.sentence).toBe(`The step was interrupted. ${sentence}`);
  expect(run.summary).toMatch(shown);
  expect(run.endMs).toBeLessThan(23 * second);
});

it.each<[string, Fault, string, number]>([
  [
    'while the rate limit holds it back',
    {
      kind: 'status',
      status: 429,
      times: 'always',
      headers: { 'ratelimit-limit': '200', 'ratelimit-remaining': '0', 'ratelimit-reset': '50' },
    },
    'Canceled 0 builds; 12 not canceled.',
    20,
  ],
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
])('cancel-builds, interrupted %s, reports the result of each build', async (when, fault, sentence, endS) => {
  const run = await interruptCancel({ operation: 'cancel-builds', branch: 'main' }, 12, fault);
  const { host, outcome, outputs } = run;
  expect(outcome.sentence).toContain(`The step was interrupted. ${sentence}`);
  expect(run.summary).toMatch(/^## The step was interrupted/);
  // The blocked builds were not listed yet.
  expect(outputs).toMatchObject({ count: '12', complete: 'false' });
  expect(outcome.notes).toEqual(['Blocked builds are not reported.']);
  expect(JSON.parse(outputs.builds ?? '')).toHaveLength(12);
  expect(run.endMs).toBeLessThan((endS + 0.1) * second);
  const sent = host.requests().filter((line) => line.startsWith('PUT'));
  if (when !== 'after a refusal for now') expect(new Set(sent).size).toBe(sent.length);
  expect(host.lines.filter((line) => line.includes('for the outcome of')).length).toBeLessThanOrEqual(1);
});

it('the cancel of a build whose time is over, interrupted, is sent again at once', async () => {
  const wait = { operation: 'wait-for-build', build: '1', 'wait-timeout': '10s', 'cancel-on': 'timeout' };
  const { host, outcome } = await interruptCancel(wait, 1, { kind: 'delay', ms: 30 * second });
  expect(outcome.sentence).toBe('The step was interrupted. acme/web #1 is being canceled.');
  expect(host.saved.at(-1) ?? []).toEqual([]);
});

/** A workflow that is canceled when a signal is looked for that many times. */
function cancelAtLook(nth: number) {
  const canceled = new AbortController();
  let looks = 0;
  const heedSignals = async () => {
    looks += 1;
    if (looks === nth) canceled.abort(new Error('The step was interrupted.'));
  };
  return { heedSignals, signal: canceled.signal };
}

it.each([1, 2])('cancel-build, interrupted at look %i before its request, sends nothing', async (nth) => {
  const { heedSignals, signal } = cancelAtLook(nth);
  const host = createHost({ seed, heedSignals });
  host.sandbox.world.run(web);
  const { outcome } = await host.run({ operation: 'cancel-build', ...build }, { signal });
  expect(outcome.sentence).toBe('The step was interrupted. acme/web #1 was not canceled.');
  expect(host.requests()).toEqual([]);
});

describe.each(writes)('%s, interrupted', (_name, on, inputs) => {
  const [doubt = /^$/, pending] = doubts[on] ?? [];

  it.each([
    ['while the rate limit holds it back', 20 * second],
    ['before the rate limit refuses it', second / 2],
  ])('%s, has started nothing, and leaves nothing to the post step', async (_when, abortMs) => {
    const host = await startFailed();
    const earlier = host.sandbox.world.builds(web).length;
    host.sandbox.faults.add({
      kind: 'status',
      status: 429,
      headers: { 'retry-after': '50' },
      on,
      times: 'always',
    });
    const asked = host.requests().length;
    const sinceMs = host.clock.monotonic();
    const { outcome } = await host.run(inputs, { abortMs: abortMs });
    const sentence = 'The step was interrupted. Nothing was started.';
    expect(outcome).toMatchObject({ success: false, sentence, json: undefined });
    expect(host.saved.at(-1) ?? []).toEqual([]);
    expect(host.clock.monotonic() - sinceMs).toBeLessThan(Math.max(abortMs, second) + second / 10);
    const sent = host.requests().slice(asked);
    expect(sent.filter((line) => !line.startsWith('GET'))).toHaveLength(1);
    expect(host.sandbox.world.builds(web)).toHaveLength(earlier);
    const waits = host.lines.filter((line) => line.includes('Waiting up to 2.5 s'));
    expect(waits).toHaveLength(abortMs < second ? 1 : 0);
  });

  // The first two looks are those of the build that has failed.
  it.each([3, 4])('at look %i before its request, has started nothing', async (nth) => {
    const { heedSignals, signal } = cancelAtLook(nth);
    const host = await startFailed({ heedSignals });
    const earlier = writesOf(host);
    const { outcome } = await host.run(inputs, { signal });
    expect(outcome.sentence).toBe('The step was interrupted. Nothing was started.');
    expect([writesOf(host), host.saved.at(-1) ?? []]).toEqual([earlier, []]);
  });

  it('by the loss of its response, creates nothing else, and leaves only what has a key to the post step', async () => {
    const host = await startFailed();
    const earlier = host.sandbox.world.builds(web).length;
    host.sandbox.faults.add({ kind: 'reset', on, times: 'always' });
    await expect(host.run(inputs)).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
    expect(host.sandbox.world.builds(web)).toHaveLength(earlier);
    const isKeyed = on === 'builds.create';
    // Anything else is named by the error: a person who reads it may start it again.
    const reported = host.lines.filter((line) =>
      /^warning: A build of .* may have been created\. The post step looks for it, and cancels it\.$/.test(
        line,
      ),
    );
    expect(reported).toHaveLength(isKeyed ? 1 : 0);
    expect(host.saved.at(-1) ?? []).toEqual(isKeyed ? pending : []);
  });

  it('while the response is on its way, may have started something', async () => {
    const host = await startFailed();
    host.sandbox.faults.add({ kind: 'delay', ms: 30 * second, on });
    const { outcome } = await host.run(inputs, { abortMs: 20 * second });
    expect(outcome.sentence).toMatch(doubt);
    expect(host.saved.at(-1) ?? []).toEqual(pending);
  });
});
