import { describe, expect, it } from 'vitest';
import type { Script, Step } from '../../../src/sandbox/simulation/script.ts';
import { seedOf, settled } from '../../sandbox/harness.ts';
import { createHost, type HostOptions } from '../../support/operation-host.ts';
import { putTimersOn } from '../../support/virtual-timers.ts';
import { namePipelines, pipelinesOf, untimed } from '../support/pipelines.ts';

const second = 1_000;
const minute = 60 * second;
const web = { organization: 'acme', pipeline: 'web', number: 1 } as const;
const trigger = { operation: 'trigger-build', pipeline: 'acme/web', commit: 'HEAD', branch: 'main' };
const sha = '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d';
const found = { operation: 'wait-for-build', pipeline: 'acme/web', commit: sha, branch: 'main' };
const never = Number.POSITIVE_INFINITY;

const start = (script: Script, options: HostOptions = {}) => createHost({ seed: seedOf(script), ...options });

/** A build that waits for an agent, runs, and passes. */
const late = (waitMs: number): Script => settled({ name: 'Test', waitMs, runMs: 5 * minute });

it('queue-timeout is judged in time while the list of past builds is not answered', async () => {
  const host = start(late(never), { carry: untimed });
  host.sandbox.faults.add({ kind: 'stall', on: 'builds.listForPipeline', times: 'always' });
  using _timers = putTimersOn(host.clock);
  await host.run({ ...trigger, 'queue-timeout': '5s' });
  expect(host.clock.monotonic()).toBeLessThan(7 * second);
});

describe('the queue', () => {
  const upload = { waitMs: 1 * second, runMs: 2 * second };
  const gpu: Step = { name: 'Train', queue: 'gpu', waitMs: never };

  it('is the wait for an agent after the first job too, and names its agent rules', async () => {
    const setup: Step = { name: 'Setup', runMs: 20 * second };
    const host = start({ steps: [setup, 'wait', gpu], upload });
    const { outcome } = await host.run({ ...trigger, 'queue-timeout': '2m', 'poll-interval': '3s' });
    expect(outcome).toMatchObject({
      success: false,
      sentence: expect.stringMatching(/no agent picked up a job for 2 min \(agent rules: queue=gpu\)/),
    });
    expect(host.lines.at(-1)).toMatch(/no agent has picked up a job for 1 min.* Agent rules: queue=gpu\.$/);
    expect(host.clock.monotonic()).toBeGreaterThan(140 * second);
    expect(host.clock.monotonic()).toBeLessThan(160 * second);
  });

  const clocks = [0, -90 * second, 5 * minute];

  it.each(clocks)(
    'begins anew when a job has run, even between two polls (clock: %i ms)',
    async (aheadMs) => {
      const first: Step = { name: 'Setup', waitMs: 40 * second, runMs: 2 * second };
      const steps = settled(first, 'wait', { ...gpu, waitMs: 50 * second, runMs: second });
      const host = start(steps, { aheadMs });
      const inputs = {
        ...trigger,
        'queue-timeout': '60s',
        'poll-interval': '25s',
        'cancel-on': 'abort, timeout',
      };
      const { outcome } = await host.run(inputs);
      expect(outcome).toMatchObject({ success: true, sentence: expect.stringContaining('passed') });
    },
  );

  it.each([
    ['20s', 3, 25],
    ['35s', 1, 70],
  ])(
    'is judged in time however rare the polls are: limit %s, %i builds, whose first job ends after %i s',
    async (limit, count, endS) => {
      const limitS = Number.parseInt(limit, 10);
      const steps = settled({ name: 'Upload', waitMs: 0, runMs: endS * second }, 'wait', gpu);
      const host = createHost({ seed: pipelinesOf(Array.from({ length: count }, () => steps)) });
      const pipeline = namePipelines(count);
      const pace = { 'poll-interval': '5m', 'queue-timeout': limit };
      const { outcome } = await host.run({ ...trigger, ...pace, pipeline });
      expect(outcome.sentence).toContain('no agent picked up a job for');
      expect(outcome.sentence).toContain('queue=gpu');
      const lateMs = host.clock.monotonic() - (endS + limitS) * second;
      expect(lateMs).toBeGreaterThanOrEqual(0);
      expect(lateMs).toBeLessThanOrEqual(5 * second);
    },
  );
});

it('wait-timeout counts from the first request: the time until a build appears is part of it', async () => {
  const host = start(late(2 * second));
  host.clock.after(80 * second, () => void host.sandbox.world.run({ ...web, commit: sha }));
  const { outcome } = await host.run({ ...found, 'wait-timeout': '2m' });
  expect(host.clock.monotonic()).toBe(2 * minute);
  expect(outcome.sentence).toContain('it had not finished after 2 min');
});

it.each([
  ['a build', 58 * second],
  ['a build that was never read', 0],
])('%s is canceled if the step is interrupted while its last read is not answered', async (_, stallMs) => {
  const host = start(settled({ name: 'Test', runMs: 60 * minute }), { carry: untimed });
  host.sandbox.world.run(web);
  const on = { method: 'GET', path: '*' };
  host.clock.after(stallMs, () => host.sandbox.faults.add({ kind: 'stall', on, times: 'always' }));
  using _timers = putTimersOn(host.clock);
  const wait = { operation: 'wait-for-build', pipeline: 'acme/web', build: '1', 'wait-timeout': '1m' };
  await host.run({ ...wait, 'cancel-on': 'abort, timeout' }, { abortMs: 62 * second });
  expect(host.sandbox.world.build(web)?.state).toMatch(/^cancel/);
});

it('45 builds are all canceled at wait-timeout, whatever the pace of the requests', async () => {
  const host = createHost({ seed: seedOf(settled({ name: 'Test', runMs: 60 * minute })) });
  const numbers = Array.from({ length: 45 }, (_, index) => index + 1);
  for (const _ of numbers) host.sandbox.world.run({ organization: 'acme', pipeline: 'web' });
  const { outcome } = await host.run({
    ...{ operation: 'wait-for-build', pipeline: 'acme/web', build: numbers.join() },
    ...{ 'wait-timeout': '100s', 'cancel-on': 'abort, timeout', 'poll-interval': '10m' },
  });
  expect(host.lines.filter((line) => line.startsWith('warning'))).toEqual([]);
  expect(outcome.sentence).not.toContain('still running');
  expect(host.requests().filter((line) => line.startsWith('PUT'))).toHaveLength(45);
});

describe('the heartbeat', () => {
  const beats = (lines: readonly string[]) => lines.filter((line) => line.startsWith('Still waiting'));

  it('is one line for five minutes without a change, with the next limit', async () => {
    const host = start(settled({ name: 'Test', runMs: 16 * minute }));
    await host.run({ ...trigger, 'wait-timeout': '1h', 'poll-interval': '1m' });
    expect(beats(host.lines)).toEqual([
      'Still waiting for acme/web #1 (running). wait-timeout expires in 54 min.',
      'Still waiting for acme/web #1 (running). wait-timeout expires in 49 min.',
      'Still waiting for acme/web #1 (running). wait-timeout expires in 44 min.',
    ]);
  });

  it('comes even if the next poll is later, and names queue-timeout if that is next', async () => {
    const host = start(late(never));
    await host.run({ ...trigger, 'queue-timeout': '12m', 'poll-interval': '11m' });
    expect(beats(host.lines)[0]).toBe(
      'Still waiting for acme/web #1 (scheduled). queue-timeout expires in 7 min.',
    );
  });

  it('says in an outage when the build was read last, and when it is given up if that is next', async () => {
    const host = start(settled({ name: 'Test', runMs: 60 * minute }));
    host.clock.after(90 * second, () =>
      host.sandbox.faults.add({ kind: 'status', status: 503, times: 'always' }),
    );
    await host.run({ ...trigger, 'poll-interval': '10s' });
    const ago = /^Still waiting for acme\/web #1 \(running, last read (?:\d+ min )?\d+ s ago\)\. /;
    expect(beats(host.lines)).toEqual(Array(3).fill(expect.stringMatching(ago)));
    expect(beats(host.lines)[1]).toMatch(/ the wait ends in [56] min/);
  });

  it('names three of several builds', async () => {
    const script = settled({ name: 'Test', runMs: 9 * minute });
    const host = createHost({ seed: pipelinesOf(Array.from({ length: 5 }, () => script)) });
    await host.run({ ...trigger, pipeline: namePipelines(5), 'wait-timeout': '1h' });
    const names = 'acme/p0 #1 (running), acme/p1 #1 (running), acme/p2 #1 (running) and 2 more.';
    expect(beats(host.lines)).toEqual([
      expect.stringContaining(`Still waiting for ${names} wait-timeout expires in 54 min`),
    ]);
  });

  it('also comes while a build does not appear', async () => {
    const host = start(late(second));
    await expect(host.run({ ...found, 'appear-timeout': '12m' })).rejects.toThrow('appeared');
    const words = '^Still waiting for a build of 4f0c2e1.* to appear. appear-timeout expires in';
    expect(beats(host.lines)).toEqual([
      expect.stringMatching(`${words} [67] min`),
      expect.stringMatching(`${words} [12] min`),
    ]);
  });
});
