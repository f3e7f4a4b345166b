import { expect, it } from 'vitest';
import type { Fault } from '../../../src/sandbox/fault/fault.ts';
import { settled } from '../../sandbox/harness.ts';
import { createHost, type Inputs } from '../../support/operation-host.ts';
import { putTimersOn } from '../../support/virtual-timers.ts';
import { nameBuilds, namePipelines, pipelinesOf } from '../support/pipelines.ts';

const second = 1_000;
const minute = 60 * second;
const down = { kind: 'status', status: 503 } as const;
const slow = { kind: 'delay', ms: 100 * second } as const;

/** A host with a pipeline for each run time, whose builds a step starts, or waits for. */
function start(...runMs: readonly number[]) {
  const host = createHost({ seed: pipelinesOf(runMs.map((ms) => settled({ waitMs: 0, runMs: ms }))) });
  const run = async (inputs: Inputs) => (await host.run({ 'poll-interval': '5s', ...inputs })).outcome;
  return {
    host,
    trigger: (inputs: Inputs = {}) => {
      const build = { commit: 'HEAD', branch: 'main', pipeline: namePipelines(runMs.length) };
      return run({ operation: 'trigger-build', ...build, ...inputs });
    },
    wait: (inputs: Inputs = {}) => {
      for (const index of runMs.keys())
        host.sandbox.world.run({ organization: 'acme', pipeline: `p${index}` });
      return run({ operation: 'wait-for-build', build: nameBuilds(runMs.length), ...inputs });
    },
    /** From seven seconds on, reads of this path fail. */
    breakReads: (path: string, fault: Fault = down) =>
      host.clock.after(7 * second, () => {
        host.sandbox.faults.add({ ...fault, on: { method: 'GET', path }, times: 'always' });
      }),
    outages: () => host.events.filter(({ kind }) => kind.startsWith('outage')),
    readsOf: (slug: string) => host.requests().filter((line) => line.includes(`/${slug}/builds/1`)).length,
  };
}

const first = '*/p0/builds/1*';
const list = '*/organizations/acme/builds*';

it.each([
  ['a build is', 'wait', first],
  ['the list is', 'trigger', list],
] as const)(
  'while the read of %s not answered, another build that passes ends the wait',
  async (_, how, path) => {
    const { host, breakReads, ...steps } = start(60 * minute, 20 * second, 60 * minute);
    breakReads(path, slow);
    using _timers = putTimersOn(host.clock);
    expect((await steps[how]({ 'wait-until': 'any' })).success).toBe(true);
    expect(host.clock.monotonic()).toBeLessThanOrEqual(45 * second);
  },
);

it('a build that is refused is given up alone, with a warning', async () => {
  const { host, wait } = start(minute, 20 * second);
  host.sandbox.faults.add({
    kind: 'status',
    status: 403,
    on: { method: 'GET', path: first },
    times: 'always',
  });
  const { success, sentence } = await wait();
  const words = 'Could not get build 1 of acme/p0: 403';
  expect([success, sentence]).toEqual([false, expect.stringContaining(words)]);
  expect(host.lines.filter((line) => line.startsWith('warning') && line.includes(words))).toHaveLength(1);
});

it('a build that was never read is canceled by its number when wait-timeout expires', async () => {
  const { host, wait } = start(60 * minute);
  host.sandbox.faults.add({ ...down, on: { method: 'GET', path: '*' }, times: 'always' });
  const { sentence } = await wait({ 'wait-timeout': '30s', 'cancel-on': 'timeout' });
  const words = 'canceled because it could not be read, and wait-timeout expired';
  expect(sentence).toContain(words.slice('canceled '.length));
  expect(host.lines.filter((line) => line.includes(words))).toHaveLength(1);
  expect(host.sandbox.world.build({ organization: 'acme', pipeline: 'p0', number: 1 })?.state).toMatch(
    /^cancel/,
  );
});

it('one build that cannot be read is given up alone, which the log says once', async () => {
  const { host, wait, breakReads, outages, readsOf } = start(60 * minute, 2 * minute);
  breakReads(first);
  const { sentence } = await wait({ outageTime: '1m' });
  expect(host.clock.monotonic()).toBeLessThanOrEqual(125 * second);
  expect(sentence).toMatch(
    /^1 of 2 builds succeeded; 1 had not finished\. Start with: Build 1 of acme\/p0 was last seen running; it could not be read since 09:00 UTC/,
  );
  expect(host.lines.filter((line) => line.includes('still waiting'))).toEqual([
    expect.stringMatching(
      /^acme\/p0 #1: can no longer be read \(Could not get build 1 of acme\/p0: 503.*\); still waiting for the other builds\.$/,
    ),
  ]);
  expect(outages()).toHaveLength(1);
  expect([readsOf('p0') < 15, readsOf('p1') > 20]).toEqual([true, true]);
});

it('the log says that the service works again when a build is read again', async () => {
  const { host, wait, breakReads, outages } = start(5 * minute, 5 * minute);
  breakReads(first);
  host.clock.after(2 * minute, () => host.sandbox.faults.clear());
  expect(await wait()).toMatchObject({ success: true });
  const began = { reason: 'Could not get build 1 of acme/p0: 503.', timeoutMs: 15 * minute };
  expect(outages()).toMatchObject([{ kind: 'outage', ...began }, { kind: 'outage-end' }]);
  const { durationMs = 0 } = outages()[1] as { durationMs?: number };
  expect(durationMs).toBeGreaterThan(110 * second);
  expect(durationMs).toBeLessThan(140 * second);
});

it('builds whose list cannot be read are read one by one, for longer than an outage may last', async () => {
  const times = [3, 1, 2].map((minutes) => minutes * minute);
  const { host, trigger, breakReads, outages } = start(...times);
  breakReads(list);
  expect(await trigger({ outageTime: '30s' })).toMatchObject({ success: true });
  expect(host.clock.monotonic()).toBeLessThanOrEqual(4 * minute);
  expect(host.requests().length).toBeLessThanOrEqual(150);
  expect(outages()[0]).toMatchObject({ kind: 'outage', reason: 'Could not list the builds of acme: 503.' });
});
