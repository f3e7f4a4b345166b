import { describe, expect, it } from 'vitest';
import { profileNames } from '../../../src/sandbox/profile.ts';
import type { Step } from '../../../src/sandbox/simulation/script.ts';
import { settled } from '../../sandbox/harness.ts';
import { createHost, type Inputs } from '../../support/operation-host.ts';

const second = 1_000;
const minute = 60 * second;

const lasts = (runMs: number, exits: readonly number[] = [0]): Step => ({
  ...{ name: 'Test', key: 'test', waitMs: 0, runMs, exits },
});
const waitsForever: Step = { name: 'Train', queue: 'gpu', waitMs: Number.POSITIVE_INFINITY };

/** A host with a running build of each step, in pipelines `p0`, `p1` and so on, and a way to wait for all of them. */
function start(profile: (typeof profileNames)[number], steps: readonly Step[]) {
  const pipelines = steps.map((step, index) => ({ slug: `p${index}`, script: settled(step) }));
  const host = createHost({ profile, seed: { organizations: [{ slug: 'acme', pipelines }] } });
  for (const { slug } of pipelines) host.sandbox.world.run({ organization: 'acme', pipeline: slug });
  const build = pipelines.map(({ slug }) => `https://buildkite.example/acme/${slug}/builds/1`).join('\n');
  /** Runs the step, and says how long it took. */
  const run = async (inputs: Inputs = {}) => {
    const startMs = host.clock.now();
    const { outcome } = await host.run({
      ...{ operation: 'wait-for-build', build, 'poll-interval': '5s' },
      ...inputs,
    });
    return { ...outcome, tookMs: host.clock.now() - startMs };
  };
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
  return { host, run, breakReads, outages, readsOf };
}

const first = '*/p0/builds/1*';
const began = { kind: 'outage', reason: 'Could not get build 1 of acme/p0: 503.', timeoutMs: 15 * minute };

describe.each(profileNames)('while one build cannot be read (%s)', (profile) => {
  it('another one that passes is enough for wait-until: any', async () => {
    const { run, breakReads, outages } = start(profile, [lasts(60 * minute), lasts(30 * second)]);
    breakReads(first);
    const { success, tookMs, summary } = await run({ 'wait-until': 'any' });
    expect(success).toBe(true);
    expect(tookMs).toBeLessThanOrEqual(36 * second);
    expect(outages()).toMatchObject([began]);
    expect(summary({ bytes: 100_000 })).toContain('was last seen running; it could no longer be read');
  });

  it.each([[{ 'fail-fast': 'true' }], [{ 'wait-until': 'first-failure' }]])(
    'another one that fails ends the wait: %o',
    async (inputs) => {
      const { run, breakReads } = start(profile, [lasts(60 * minute), lasts(30 * second, [1])]);
      breakReads(first);
      const { success, tookMs, sentence } = await run(inputs);
      expect(success).toBe(false);
      expect(tookMs).toBeLessThanOrEqual(36 * second);
      expect(sentence).toContain('Start with: Build 1 of acme/p1 failed');
    },
  );

  it('another one is canceled at its queue-timeout', async () => {
    const { host, run, breakReads } = start(profile, [lasts(3 * minute), waitsForever]);
    breakReads(first, { untilMs: 2 * minute });
    const startMs = host.clock.now();
    const canceledMs: number[] = [];
    for (let ms = 0; ms < 3 * minute; ms += 5 * second)
      host.clock.after(ms, () => {
        const state = host.sandbox.world.build({ organization: 'acme', pipeline: 'p1', number: 1 })?.state;
        if (state?.startsWith('cancel')) canceledMs.push(host.clock.now() - startMs);
      });
    const { sentence } = await run({ 'queue-timeout': '1m', 'cancel-on-timeout': 'true' });
    expect(canceledMs[0]).toBeLessThanOrEqual(70 * second);
    expect(sentence).toContain('no agent picked up a job for 1 min');
  });

  it('it alone is given up after outage-timeout', async () => {
    const { run, breakReads, outages, readsOf } = start(profile, [lasts(60 * minute), lasts(5 * minute)]);
    breakReads(first);
    const { tookMs, sentence } = await run({ 'outage-timeout': '2m' });
    expect(tookMs).toBeLessThanOrEqual(305 * second);
    expect(sentence).toMatch(
      /^1 of 2 builds succeeded; 1 had not finished\. Start with: Build 1 of acme\/p0 was last seen running; the action could no longer read it after 2 min/,
    );
    expect(outages()).toHaveLength(1);
    expect(readsOf('p0').length).toBeLessThan(20);
    expect(readsOf('p1').length).toBeGreaterThan(55);
  });

  it('the log says that the service works again when this build is read again', async () => {
    const { run, breakReads, outages } = start(profile, [lasts(5 * minute), lasts(5 * minute)]);
    breakReads(first, { untilMs: 2 * minute });
    expect(await run()).toMatchObject({ success: true });
    expect(outages()).toMatchObject([began, { kind: 'outage-end' }]);
    const { durationMs = 0 } = outages()[1] as { durationMs?: number };
    expect(durationMs).toBeGreaterThan(110 * second);
    expect(durationMs).toBeLessThan(140 * second);
  });

  it('the others are read although the service answers that it does not exist', async () => {
    const { host, run } = start(profile, [lasts(60 * minute), lasts(20 * second)]);
    const gone = { organization: 'acme', pipeline: 'p0', number: 1 } as const;
    host.clock.after(7 * second, () => host.sandbox.world.deleteBuild(gone));
    const { success, tookMs } = await run({ 'wait-until': 'any' });
    expect(success).toBe(true);
    expect(tookMs).toBeLessThanOrEqual(25 * second);
  });
});

describe.each(profileNames)(
  'while a build of a step cannot be read, and the list lacks it (%s)',
  (profile) => {
    it('another one that passes is enough for wait-until: any', async () => {
      const pipelines = [60 * minute, 20 * second].map((ms, index) => {
        return { slug: `p${index}`, script: settled(lasts(ms)) };
      });
      const host = createHost({ profile, seed: { organizations: [{ slug: 'acme', pipelines }] } });
      const startMs = host.clock.now();
      const gone = { organization: 'acme', pipeline: 'p0', number: 1 } as const;
      host.clock.after(2 * second, () => host.sandbox.world.deleteBuild(gone));
      const build = { commit: 'HEAD', branch: 'main', pipeline: 'acme/p0\nacme/p1', 'poll-interval': '3s' };
      const { outcome } = await host.run({ operation: 'trigger-build', 'wait-until': 'any', ...build });
      expect(outcome.success).toBe(true);
      expect(host.clock.now() - startMs).toBeLessThanOrEqual(24 * second);
    });
  },
);

describe.each(profileNames)('while no build can be read (%s)', (profile) => {
  const untilMs = 10 * minute;
  const costs = async (count: number) => {
    const scene = start(
      profile,
      Array.from({ length: count }, () => lasts(12 * minute)),
    );
    scene.breakReads('*', { untilMs });
    let failed = 0;
    scene.host.clock.after(untilMs - 1, () => {
      failed = scene.host.requests().length;
    });
    const { success, tookMs } = await scene.run();
    expect(success).toBe(true);
    expect(tookMs).toBeLessThan(13 * minute);
    return { failed, told: scene.outages() };
  };

  it('ten are tried no more often than one, each once besides, and the log has one line', async () => {
    const one = await costs(1);
    const ten = await costs(10);
    expect(ten.failed).toBeLessThanOrEqual(one.failed + 3 * 10);
    expect(ten.told.map(({ kind }) => kind)).toEqual(['outage', 'outage-end']);
  });

  it('the reason is what the service said last, not that requests were held back', async () => {
    const { run, breakReads } = start(profile, [lasts(60 * minute), lasts(60 * minute)]);
    breakReads(first, { fromMs: 1_500 });
    const { sentence } = await run({ 'poll-interval': '1s', 'wait-timeout': '10s' });
    expect(sentence).toContain('(Could not get build 1 of acme/p0: 503)');
  });

  it('all are given up together', async () => {
    const { run, breakReads } = start(profile, [lasts(60 * minute), lasts(60 * minute), lasts(60 * minute)]);
    breakReads('*');
    const { sentence, tookMs } = await run({ 'outage-timeout': '2m' });
    expect(tookMs).toBeLessThanOrEqual(135 * second);
    expect(sentence).toMatch(/^0 of 3 builds succeeded.*the action could no longer read it after 2 min/);
  });
});
