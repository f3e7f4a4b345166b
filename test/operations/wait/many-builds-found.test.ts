import { describe, expect, it } from 'vitest';
import { profileNames } from '../../../src/sandbox/profile.ts';
import { settled } from '../../sandbox/harness.ts';
import { createHost, type Inputs } from '../../support/operation-host.ts';

const second = 1_000;
const minute = 60 * second;

const list = '*/organizations/acme/builds*';
const shaOf = (index: number) => `${index}`.padStart(40, 'a');

/** A step that waits for a running build of each run time, which somebody else started, in pipelines `p0`, `p1` and so on. */
function start(profile: (typeof profileNames)[number], runMs: readonly number[], commitOf = shaOf) {
  const pipelines = runMs.map((ms, index) => ({
    slug: `p${index}`,
    script: settled({ name: 'Test', key: 'test', waitMs: 0, runMs: ms }),
  }));
  const host = createHost({ profile, seed: { organizations: [{ slug: 'acme', pipelines }] } });
  for (const [index, { slug }] of pipelines.entries())
    host.sandbox.world.run({ organization: 'acme', pipeline: slug, commit: commitOf(index) });
  const build = pipelines.map(({ slug }) => `https://buildkite.example/acme/${slug}/builds/1`).join('\n');
  const run = async (inputs: Inputs = {}) => {
    const startMs = host.clock.now();
    const { outcome } = await host.run({ operation: 'wait-for-build', build, ...inputs });
    return { ...outcome, tookMs: host.clock.now() - startMs };
  };
  const lists = () => host.requests().filter((line) => line.includes('builds?commit'));
  const reads = () => host.requests().filter((line) => line.includes('/builds/1'));
  return { host, run, lists, reads };
}

const thirty = Array.from({ length: 30 }, (_, index) => (index % 3 === 0 ? 5 : 1) * minute);

describe.each(profileNames)('many builds that others started (%s)', (profile) => {
  it('are read with one list of their commits, so that the end is seen soon', async () => {
    const { run, lists, reads, host } = start(profile, thirty);
    const { success, sentence, tookMs } = await run();
    expect(success).toBe(true);
    expect(sentence).toBe('30 of 30 builds succeeded.');
    expect(tookMs).toBeLessThanOrEqual(5 * minute + 20 * second);
    expect(lists().length).toBeGreaterThan(5);
    expect(reads().length).toBeLessThanOrEqual(40);
    expect(host.requests().length).toBeLessThanOrEqual(90);
  });

  it('are read one by one once three are left', async () => {
    const { run, reads } = start(
      profile,
      [1, 1, 3, 3].map((minutes) => minutes * minute),
    );
    await run({ 'poll-interval': '10s' });
    expect(reads().filter((line) => line.includes('/p0/')).length).toBeLessThanOrEqual(2);
    expect(reads().filter((line) => line.includes('/p3/')).length).toBeGreaterThan(8);
  });

  it.each([[403], [404], [400]])('are read one by one if the list is refused: %i', async (status) => {
    const { host, run, lists } = start(
      profile,
      [20, 25, 30, 40].map((seconds) => seconds * second),
    );
    const on = { method: 'GET', path: list };
    host.sandbox.faults.add({ kind: 'status', status, on, times: 'always' });
    const { success, tookMs } = await run();
    expect(success).toBe(true);
    expect(tookMs).toBeLessThanOrEqual(minute);
    expect(lists().length).toBeLessThanOrEqual(2);
  });

  it('are read one by one if the list lacks them', async () => {
    const { host, run, lists } = start(
      profile,
      [20, 25, 30, 40].map((seconds) => seconds * second),
    );
    const on = { method: 'GET', path: list };
    host.sandbox.faults.add({ kind: 'garble', body: '[]', on, times: 'always' });
    const { success, tookMs } = await run();
    expect(success).toBe(true);
    expect(tookMs).toBeLessThanOrEqual(minute);
    expect(lists()).toHaveLength(1);
  });

  it('are read one by one if they name no commit', async () => {
    const { run, lists } = start(
      profile,
      [20, 20, 20, 20].map((seconds) => seconds * second),
      () => 'v1.0',
    );
    expect((await run()).success).toBe(true);
    expect(lists()).toEqual([]);
  });

  it('are seen while none can be read by itself', async () => {
    const { host, run } = start(
      profile,
      [20, 60, 60, 60].map((value) => value * second),
    );
    const on = { method: 'GET', path: '*/builds/1*' };
    host.clock.after(5 * second, () =>
      host.sandbox.faults.add({ kind: 'status', status: 503, on, times: 'always' }),
    );
    const { success, tookMs } = await run({ 'wait-until': 'any', 'outage-timeout': '2m' });
    expect(success).toBe(true);
    expect(tookMs).toBeLessThanOrEqual(40 * second);
  });

  it('are read one by one while the list is not answered', async () => {
    const { host, run } = start(
      profile,
      [20, 300, 300, 300].map((seconds) => seconds * second),
    );
    const on = { method: 'GET', path: list };
    host.clock.after(5 * second, () =>
      host.sandbox.faults.add({ kind: 'delay', ms: 100 * second, on, times: 'always' }),
    );
    const { success, tookMs } = await run({ 'wait-until': 'any' });
    expect(success).toBe(true);
    expect(tookMs).toBeLessThanOrEqual(45 * second);
  });
});
