import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import { buildStates, cancelableStates } from '../../src/model/states.ts';
import type { Step } from '../../src/sandbox/simulation/script.ts';
import { builds, seedOf, settled, start, web } from './harness.ts';

interface Refused {
  readonly message: string;
  readonly errors?: unknown;
}

const order = { commit: 'HEAD', branch: 'main' };

describe('a cancel', () => {
  const slow: Step = { waitMs: 5_000, runMs: 60_000 };
  /** How to bring build 1 into each state. */
  const roads: Readonly<Record<string, { readonly steps: readonly Step[]; readonly afterMs: number }>> = {
    scheduled: { steps: [slow], afterMs: 1 },
    running: { steps: [slow], afterMs: 6_000 },
    failing: { steps: [slow, { waitMs: 0, runMs: 1_000, exits: [1] }], afterMs: 6_000 },
    passed: { steps: [{}], afterMs: 60_000 },
    failed: { steps: [{ exits: [1] }], afterMs: 60_000 },
    blocked: { steps: [{ block: 'Go?' }], afterMs: 1 },
    not_run: { steps: [{ branches: 'none' }], afterMs: 1 },
  };

  async function inState(state: string) {
    const { steps, afterMs } = roads[state] ?? { steps: [slow], afterMs: 6_000 };
    const kit = start({ seed: seedOf(settled(...steps), { skip_queued_branch_builds: true }) });
    await kit.ask('POST', builds, { body: order });
    if (state === 'skipped') await kit.ask('POST', builds, { body: order });
    kit.clock.advance(afterMs);
    if (state === 'canceling' || state === 'canceled') await kit.ask('PUT', `${builds}/1/cancel`);
    if (state === 'canceled') kit.clock.advance(60_000);
    expect(kit.sandbox.world.build({ ...web, number: 1 })?.state).toBe(state);
    return kit;
  }

  it.each(cancelableStates)('cancels a build that is %s', async (state) => {
    const { ask, clock, sandbox } = await inState(state);
    const reply = await ask<Build>('PUT', `${builds}/1/cancel`);
    expect(reply.status).toBe(200);
    expect(['canceling', 'canceled']).toContain(reply.body.state);
    clock.advance(10_000);
    expect(sandbox.world.build({ ...web, number: 1 })?.state).toBe('canceled');
  });

  it.each(buildStates.filter((state) => !cancelableStates.includes(state)))(
    'refuses a build that is %s, with a reason, and does not change it',
    async (state) => {
      const { ask, sandbox } = await inState(state);
      const reply = await ask<Refused>('PUT', `${builds}/1/cancel`);
      expect(reply.status).toBe(422);
      expect(Object.keys(reply.body)).toEqual(['message']);
      expect(reply.body.message).toContain(state);
      expect(sandbox.world.build({ ...web, number: 1 })?.state).toBe(state);
    },
  );

  it('leaves finished jobs as they were, and never starts the others', async () => {
    const steps: Step[] = [{ name: 'done' }, { name: 'runs', runMs: 60_000 }, 'wait', { name: 'later' }];
    const { ask, clock, get } = start({ seed: seedOf(settled(...steps)) });
    await ask('POST', builds, { body: order });
    clock.advance(20_000);
    await ask('PUT', `${builds}/1/cancel`);
    const stateOf = async () =>
      (await get<Build>(`${builds}/1`)).body.jobs?.map((job) => `${job.type} ${job.state}`);
    expect(await stateOf()).toEqual([
      'script passed',
      'script canceling',
      'waiter canceled',
      'script canceled',
    ]);
    clock.advance(3_000);
    expect(await stateOf()).toEqual([
      'script passed',
      'script canceled',
      'waiter canceled',
      'script canceled',
    ]);
  });
});
