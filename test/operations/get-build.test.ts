import { describe, expect, it } from 'vitest';
import { hostWithBuild } from './support/builds.ts';

const get = { operation: 'get-build', pipeline: 'acme/web', build: '1' };

describe('get-build', () => {
  const retried = { name: 'Test', runMs: 1_000, exits: [1, 0] };
  const start = (ageMs: number) => hostWithBuild([retried, { block: 'Go?' }], ageMs);

  it.each([
    [0, 'scheduled', 'is scheduled'],
    [2_500, 'running', 'is running'],
    [60_000, 'blocked', 'is waiting at a block step'],
  ])('succeeds after %i ms: the build is %s', async (ageMs, state, words) => {
    const host = start(ageMs);
    const { outcome, outputs } = await host.run(get);
    expect(outcome).toMatchObject({ success: true, sentence: expect.stringContaining(words) });
    expect(outcome.sentence).toMatch(/^Build 1 of acme\/web .*: https:\S+\/acme\/web\/builds\/1$/);
    expect(outputs).toMatchObject({ 'build-number': '1', state });
    expect(host.requests()).toHaveLength(1);
  });

  it.each([-600_000, 600_000])('has run so long by the clock of the service: %i ms', async (aheadMs) => {
    const long = { name: 'Test', waitMs: 0, runMs: 3_600_000 };
    const host = hostWithBuild([long], 120_000, { aheadMs });
    const { outcome } = await host.run(get);
    expect(outcome.summary({ bytes: 10_000 })).toMatch(/running for (?:1 min 5\d s|2 min)/);
  });

  it('shows every attempt of the jobs, unless include-retried-jobs is false', async () => {
    const host = start(60_000);
    const attempts = async (inputs: object) => {
      const { outcome } = await host.run({ ...get, ...inputs });
      return (outcome.json as { jobs: { type: string }[] }).jobs.filter(({ type }) => type === 'script')
        .length;
    };
    expect(await attempts({})).toBe(2);
    expect(await attempts({ 'include-retried-jobs': 'false' })).toBe(1);
  });
});
