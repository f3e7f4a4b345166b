import { describe, expect, it } from 'vitest';
import type { Step } from '../../../src/sandbox/simulation/script.ts';
import { settled } from '../../sandbox/harness.ts';
import { createHost, type Inputs } from '../../support/operation-host.ts';
import { namePipelines, pipelinesOf } from '../support/pipelines.ts';

const second = 1_000;
const minute = 60 * second;

const lasts = (ms: number): Step => ({ name: 'Test', key: 'test', runMs: ms });

/** What starts a build in each of the first pipelines. */
function trigger(count: number, extra: Inputs = {}): Inputs {
  const build = { operation: 'trigger-build', commit: 'HEAD', branch: 'main' };
  return { ...build, pipeline: namePipelines(count), ...extra };
}

/** An organization with a pipeline for each script, in their order: `p0`, `p1` and so on. */
function start(scripts: readonly (readonly Step[])[]) {
  return createHost({ seed: pipelinesOf(scripts.map((steps) => settled(...steps))) });
}

/** The reads of a step: its polls, and the last looks at builds that a poll has shown to have ended. */
function readsOf(host: ReturnType<typeof start>) {
  const reads = host.requests().filter((line) => line.startsWith('GET'));
  const looks = reads.filter((line) => line.includes('include_retried_jobs'));
  return { polls: reads.length - looks.length, looks: looks.length };
}

describe('builds that one step started', () => {
  it.each<[string, (index: number) => number]>([
    ['end one after the other', (index) => 5 * minute + index * 8 * second],
    ['end early, but for the first two', (index) => (index < 2 ? 10 : 1) * minute],
  ])(
    'cost as many polls as one, and at most one look for each, if they are twenty that %s',
    async (_, runMs) => {
      const times = Array.from({ length: 20 }, (_each, index) => runMs(index));
      const cost = async (each: readonly number[], pace: Inputs) => {
        const host = start(each.map((ms) => [lasts(ms)]));
        const { outcome } = await host.run(trigger(each.length, pace));
        expect(outcome.success).toBe(true);
        return readsOf(host);
      };
      const paces: readonly Inputs[] = [{}, { 'poll-interval': '10s' }];
      for (const pace of paces) {
        const { polls, looks } = await cost(times, pace);
        const one = await cost([Math.max(...times)], pace);
        expect(polls).toBeLessThanOrEqual(1.1 * one.polls);
        expect(looks).toBeLessThanOrEqual(Math.min(20, polls));
      }
    },
  );

  it.each([
    [3, 30],
    [1, 540],
  ])(
    'cost a poll and few looks if they are %i of %i jobs, and one step is waited for',
    async (count, jobs) => {
      const lint: Step = {
        name: 'Lint',
        key: 'lint',
        parallelism: jobs,
        runMs: (job) => (60 + job) * second,
      };
      const host = start(Array.from({ length: count }, () => [lasts(75 * second), lint]));
      const { outcome } = await host.run(trigger(count, { 'poll-interval': '10s', steps: 'test' }));
      expect(outcome.success).toBe(true);
      const { polls, looks } = readsOf(host);
      expect(polls).toBeLessThanOrEqual(11);
      expect(looks).toBeLessThanOrEqual(count + 1);
    },
  );

  const failing = (index: number) => [
    { name: 'Lint', key: 'lint', runMs: (25 + 10 * index) * second, exits: [1] },
    { name: 'Test', key: 'test', runMs: 10 * minute },
  ];
  const fail = async (count: number, extra: Inputs = {}) => {
    const host = start(Array.from({ length: count }, (_, index) => failing(index)));
    await host.run(trigger(count, { 'poll-interval': '10s', ...extra }));
    return host;
  };

  it('are reported by the job that failed first, while they still run', async () => {
    const { lines } = await fail(3, { 'wait-timeout': '2m' });
    for (const name of ['acme/p0 #1', 'acme/p1 #1', 'acme/p2 #1']) {
      const told = lines.filter((line) => line.startsWith(name) && line.includes('first'));
      expect(told).toEqual([expect.stringMatching(/first (failed job: )?“Lint”/)]);
    }
  });

  it('cost few polls more than one, if they are fifty that fail one after the other', async () => {
    const { polls, looks } = readsOf(await fail(50));
    const one = readsOf(await fail(1));
    // The log names the job that failed first in ten of them at most. At the end, the tests of some are read.
    expect(polls).toBeLessThanOrEqual(1.1 * one.polls + 10);
    expect(looks).toBeLessThanOrEqual(30);
  });
});
