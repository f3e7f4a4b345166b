import { describe, expect, it } from 'vitest';
import type { Step } from '../../../src/sandbox/simulation/script.ts';
import { settled } from '../../sandbox/harness.ts';
import { createHost, type HostOptions, type Inputs } from '../../support/operation-host.ts';
import { putTimersOn } from '../../support/virtual-timers.ts';
import { nameBuilds, namePipelines, pipelinesOf } from '../support/pipelines.ts';

const second = 1_000;
const minute = 60 * second;

const lasts = (runMs: number, exits: readonly number[] = [0]): Step => ({
  ...{ name: 'Test', key: 'test', waitMs: 0, runMs, exits },
});

/** A host with a running build of each step, in pipelines `p0`, `p1` and so on, and a way to wait for all of them. */
function start(steps: readonly Step[], options: HostOptions = {}) {
  const host = createHost({ seed: pipelinesOf(steps.map((step) => settled(step))), ...options });
  for (const index of steps.keys()) host.sandbox.world.run({ organization: 'acme', pipeline: `p${index}` });
  const build = nameBuilds(steps.length);
  /** Runs the step, and says how long it took. */
  const run = async (inputs: Inputs = {}) => {
    const startMs = host.clock.now();
    const { outcome } = await host.run({
      ...{ operation: 'wait-for-build', build, 'poll-interval': '5s' },
      ...inputs,
    });
    return { ...outcome, tookMs: host.clock.now() - startMs };
  };
  /** From then on, reads of this path are answered 25 seconds later. */
  const delayReads = (path: string, fromMs: number) =>
    host.clock.after(fromMs, () =>
      host.sandbox.faults.add({ kind: 'delay', ms: 25_000, on: { method: 'GET', path }, times: 'always' }),
    );
  /** From then until then, reads fail: those of one build, or all. */
  const breakReads = (path: string, { fromMs = 7 * second, untilMs = Number.POSITIVE_INFINITY } = {}) => {
    const on = { method: 'GET', path };
    host.clock.after(fromMs, () =>
      host.sandbox.faults.add({ kind: 'status', status: 503, on, times: 'always' }),
    );
    if (Number.isFinite(untilMs)) host.clock.after(untilMs, () => host.sandbox.faults.clear());
  };
  const outages = () => host.events.filter(({ kind }) => kind === 'outage' || kind === 'outage-end');
  const readsOf = (slug: string) => host.requests().filter((line) => line.includes(`/${slug}/builds/1`));
  return { host, run, breakReads, delayReads, outages, readsOf };
}

const first = '*/p0/builds/1*';

function stateOf(host: ReturnType<typeof start>['host'], pipeline = 'p0'): string | undefined {
  return host.sandbox.world.build({ organization: 'acme', pipeline, number: 1 })?.state;
}

const began = { kind: 'outage', reason: 'Could not get build 1 of acme/p0: 503.', timeoutMs: 15 * minute };

describe('while a read of one build is not answered for long', () => {
  it('another one that passes is enough for wait-until: any', async () => {
    const { host, run, delayReads } = start([lasts(60 * minute), lasts(15 * second)]);
    delayReads(first, 7 * second);
    using _timers = putTimersOn(host.clock);
    const { success, tookMs } = await run({ 'wait-until': 'any' });
    expect(success).toBe(true);
    expect(tookMs).toBeLessThanOrEqual(25 * second);
  });
});

describe('while one build has never been read', () => {
  const three = (runMs: number, exits?: readonly number[]) =>
    start([lasts(60 * minute), lasts(runMs, exits), lasts(60 * second)]);
  const answer = ({ host }: ReturnType<typeof start>, status: number, path = first) =>
    host.sandbox.faults.add({ kind: 'status', status, on: { method: 'GET', path }, times: 'always' });
  const canceled = ({ host }: ReturnType<typeof start>) =>
    host.requests().filter((line) => line.startsWith('PUT'));

  it.each([403])('because it is refused, the others are waited for: %i', async (status) => {
    const scene = three(20 * second);
    answer(scene, status);
    const { success, sentence, outputs } = await scene.run();
    expect(success).toBe(false);
    expect(sentence).toContain(`Could not get build 1 of acme/p0: ${status}`);
    expect(JSON.stringify(outputs?.builds ?? '')).not.toContain('running');
    expect(scene.readsOf('p1').length).toBeGreaterThan(3);
    expect(scene.readsOf('p2').length).toBeGreaterThan(8);
  });

  it('it is canceled as a sibling of one that fails, by its number', async () => {
    const scene = three(20 * second, [1]);
    answer(scene, 503);
    const siblings = { 'fail-fast': 'true', 'cancel-on': 'siblings' };
    const { success, notes, sentence } = await scene.run(siblings);
    expect(success).toBe(false);
    expect(canceled(scene)).toHaveLength(2);
    expect(canceled(scene).join()).toContain('/p0/');
    expect(notes ?? []).toEqual([]);
    expect(sentence).toContain('Start with: Build 1 of acme/p1 failed');
    expect(scene.host.lines).toContainEqual(
      expect.stringMatching(/^acme\/p0 #1: (?:being )?canceled because another build ended the wait\.$/),
    );
  });
});

describe('while the only build has never been read', () => {
  const whenDown = async (fault: { kind: 'status'; status: number }, inputs: Inputs) => {
    const { host } = start([lasts(60 * minute)]);
    host.sandbox.faults.add({ ...fault, on: { method: 'GET', path: '*' }, times: 'always' });
    const build = 'https://buildkite.example/acme/p0/builds/1';
    const run = host.run({ operation: 'wait-for-build', build, 'poll-interval': '5s', ...inputs });
    const said = await run.then(
      ({ outcome }) => outcome.sentence,
      (error) => `${error} ${error.hint}`,
    );
    return { host, said, state: stateOf(host) };
  };
  const cancels = { 'wait-timeout': '30s', 'cancel-on': 'timeout' };

  it.each([['503', { kind: 'status', status: 503 }]] as const)(
    'it is canceled by its number when wait-timeout expires, with cancel-on: timeout: %s',
    async (_, fault) => {
      const { host, said, state } = await whenDown(fault, cancels);
      expect(state).toMatch(/^cancel/);
      expect(said).toContain('because it could not be read, and wait-timeout expired');
      expect(host.lines).toContainEqual(
        expect.stringMatching(
          /^acme\/p0 #1: (?:being )?canceled because it could not be read, and wait-timeout expired\.$/,
        ),
      );
    },
  );
});

describe('while one build cannot be read', () => {
  it('it alone is given up after the time for outages', async () => {
    const { run, breakReads, outages, readsOf } = start([lasts(60 * minute), lasts(2 * minute)]);
    breakReads(first);
    const { tookMs, sentence } = await run({ outageTime: '1m' });
    expect(tookMs).toBeLessThanOrEqual(125 * second);
    expect(sentence).toMatch(
      /^1 of 2 builds succeeded; 1 had not finished\. Start with: Build 1 of acme\/p0 was last seen running; it could not be read since 09:00 UTC/,
    );
    expect(outages()).toHaveLength(1);
    expect(readsOf('p0').length).toBeLessThan(15);
    expect(readsOf('p1').length).toBeGreaterThan(20);
  });

  it('the log says once that it was given up, while others are waited for', async () => {
    const { host, run, breakReads } = start([lasts(60 * minute), lasts(2 * minute)]);
    breakReads(first);
    await run({ outageTime: '10s' });
    expect(host.lines.filter((line) => line.includes('still waiting'))).toEqual([
      expect.stringMatching(
        /^acme\/p0 #1: can no longer be read \(Could not get build 1 of acme\/p0: 503.*\); still waiting for the other builds\.$/,
      ),
    ]);
  });

  it('the log says that the service works again when this build is read again', async () => {
    const { run, breakReads, outages } = start([lasts(5 * minute), lasts(5 * minute)]);
    breakReads(first, { untilMs: 2 * minute });
    expect(await run()).toMatchObject({ success: true });
    expect(outages()).toMatchObject([began, { kind: 'outage-end' }]);
    const { durationMs = 0 } = outages()[1] as { durationMs?: number };
    expect(durationMs).toBeGreaterThan(110 * second);
    expect(durationMs).toBeLessThan(140 * second);
  });
});

describe('while the list of the builds of a step cannot be read', () => {
  const list = '*/organizations/acme/builds*';
  /** Starts a build of each run time; from 7 s on, these reads fail. */
  const trigger = async (
    runMs: readonly number[],
    paths: readonly string[],
    inputs: Inputs = {},
    status = 503,
  ) => {
    const host = createHost({ seed: pipelinesOf(runMs.map((ms) => settled(lasts(ms)))) });
    for (const path of paths)
      host.clock.after(7 * second, () =>
        host.sandbox.faults.add({
          ...{ kind: 'status', status, times: 'always' },
          on: { method: 'GET', path },
        }),
      );
    const startMs = host.clock.now();
    const pipeline = namePipelines(runMs.length);
    const build = { commit: 'HEAD', branch: 'main', pipeline, 'poll-interval': '5s' };
    const { outcome } = await host.run({ operation: 'trigger-build', ...build, ...inputs });
    const outages = host.events.filter(({ kind }) => kind.startsWith('outage'));
    return { host, outcome, outages, tookMs: host.clock.now() - startMs };
  };

  it('its builds are read one by one, for longer than an outage may last', async () => {
    const times = [3, 1, 2].map((minutes) => minutes * minute);
    const good = await trigger(times, []);
    const { host, outcome, outages, tookMs } = await trigger(times, [list], { outageTime: '30s' });
    expect(outcome.success).toBe(true);
    expect(tookMs).toBeLessThanOrEqual(good.tookMs + 20 * second);
    expect(host.requests().length).toBeLessThanOrEqual(3 * good.host.requests().length);
    expect(outages[0]).toMatchObject({ kind: 'outage', reason: 'Could not list the builds of acme: 503.' });
  });

  it('its builds are read one by one while it is not answered', async () => {
    const times = [60 * minute, 20 * second, 60 * minute];
    const host = createHost({ seed: pipelinesOf(times.map((ms) => settled(lasts(ms)))) });
    const on = { method: 'GET', path: list };
    host.clock.after(7 * second, () =>
      host.sandbox.faults.add({ kind: 'delay', ms: 100 * second, on, times: 'always' }),
    );
    const pipeline = 'acme/p0\nacme/p1\nacme/p2';
    const build = { commit: 'HEAD', branch: 'main', pipeline, 'wait-until': 'any' };
    const startMs = host.clock.now();
    using _timers = putTimersOn(host.clock);
    const { outcome } = await host.run({ operation: 'trigger-build', ...build });
    expect(outcome.success).toBe(true);
    expect(host.clock.now() - startMs).toBeLessThanOrEqual(45 * second);
  });
});
