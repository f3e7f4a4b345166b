import { describe, expect, it } from 'vitest';
import { buildStates } from '../../src/model/states.ts';
import type { CommandStep, Step } from '../../src/sandbox/simulation/script.ts';
import { builds, seedOf, settled, start, web } from './harness.ts';

const order = { commit: 'HEAD', branch: 'main' };

/** A build of these steps, alone in its pipeline, and a function that returns it at any second. */
async function buildOf(...steps: readonly Step[]) {
  const { sandbox, clock, ask } = start({ seed: seedOf(settled(...steps)) });
  await ask('POST', builds, { body: order });
  const born = clock.now();
  const at = (seconds: number) => {
    clock.advance(born + seconds * 1_000 - clock.now());
    const build = sandbox.world.build({ ...web, number: 1 });
    if (!build) throw new Error('The build is gone');
    return build;
  };
  const jobsAt = (seconds: number) => at(seconds).jobs.map(({ state }) => state);
  return { at, jobsAt, sandbox, ask, clock };
}

const step = (more: CommandStep = {}): CommandStep => ({ waitMs: 5_000, runMs: 10_000, ...more });

describe('a build', () => {
  it('is scheduled, running, and passed', async () => {
    const { at } = await buildOf(step());
    expect([0, 4.999, 5, 14.999, 15].map((seconds) => at(seconds).state)).toEqual([
      'scheduled',
      'scheduled',
      'running',
      'running',
      'passed',
    ]);
  });

  it('is failing from the first failure that counts until its last job finishes', async () => {
    const { at } = await buildOf(step({ exits: [1] }), step({ runMs: 60_000 }));
    expect([14, 15, 64, 65].map((seconds) => at(seconds).state)).toEqual([
      'running',
      'failing',
      'failing',
      'failed',
    ]);
  });

  it('passes when an automatic retry passes', async () => {
    const { at, jobsAt } = await buildOf(step({ exits: [1, 0] }));
    expect(jobsAt(16)).toEqual(['scheduled']);
    expect(at(16).state).toBe('running');
    expect(at(30).state).toBe('passed');
  });

  it('fails when its retries are used up', async () => {
    const { at } = await buildOf(step({ exits: [1, 1] }));
    expect([at(29).state, at(30).state]).toEqual(['running', 'failed']);
  });

  it('passes with a soft failure', async () => {
    const { at, jobsAt } = await buildOf(step({ exits: [1], softFail: true }));
    expect(jobsAt(15)).toEqual(['failed']);
    expect(at(15).state).toBe('passed');
  });

  it('fails when a job times out', async () => {
    const { at, jobsAt } = await buildOf(step({ exits: ['timed_out'] }));
    expect(jobsAt(15)).toEqual(['timed_out']);
    expect(at(15).state).toBe('failed');
  });

  it('waits thirty days for an agent, then its job expires', async () => {
    const { at, jobsAt } = await buildOf(step({ waitMs: Number.POSITIVE_INFINITY }));
    const days = 24 * 60 * 60;
    expect(at(29 * days).state).toBe('scheduled');
    expect(jobsAt(30 * days)).toEqual(['expired']);
    expect(at(30 * days).state).toBe('failed');
  });

  it('has one job per parallel job or matrix combination, each with its own duration', async () => {
    const { jobsAt, at } = await buildOf(
      step({ parallelism: 2, runMs: (index) => 10_000 + index * 10_000 }),
      step({ name: 'On', matrix: [{ os: 'linux' }, { os: 'mac', arch: 'arm' }] }),
    );
    expect(jobsAt(16)).toEqual(['passed', 'running', 'passed', 'passed']);
    expect(at(16).jobs.map(({ name }) => name)).toEqual([null, null, 'On linux', 'On mac arm']);
  });

  it('waits at a wait step until everything before it has passed', async () => {
    const { jobsAt } = await buildOf(step(), step({ runMs: 20_000 }), 'wait', step());
    expect(jobsAt(16)).toEqual(['passed', 'running', 'waiting', 'waiting']);
    expect(jobsAt(25)).toEqual(['passed', 'passed', 'passed', 'scheduled']);
    expect(jobsAt(40)).toEqual(['passed', 'passed', 'passed', 'passed']);
  });

  it('does not run the jobs after a wait step if a job before it failed', async () => {
    const { jobsAt, at } = await buildOf(step({ exits: [1] }), 'wait', step(), { block: 'Go?' }, step());
    expect(jobsAt(14)).toEqual(['running', 'waiting', 'waiting', 'waiting', 'waiting']);
    expect(jobsAt(15)).toEqual(['failed', 'broken', 'broken', 'broken', 'broken']);
    expect(at(15).state).toBe('failed');
  });

  it('is not_run if no step may run, and scheduled at the instant of its creation', async () => {
    const { at, jobsAt } = await buildOf(step({ branches: 'release/*' }));
    expect(at(0).state).toBe('scheduled');
    expect(at(1).state).toBe('not_run');
    expect(jobsAt(1)).toEqual(['broken']);
  });

  it('assigns a job to an agent shortly before it starts', async () => {
    const { jobsAt } = await buildOf(step());
    expect([4.4, 4.6].map((seconds) => jobsAt(seconds)[0])).toEqual(['scheduled', 'assigned']);
  });

  it('reaches every state of the document', async () => {
    const seen = new Set<string>();
    const { at, sandbox } = await buildOf(step({ exits: [1] }), step());
    for (const seconds of [0, 6, 15, 20]) seen.add(at(seconds).state);
    const others: (readonly Step[])[] = [
      [step()],
      [{ block: 'Go?' }],
      [step({ branches: 'none' })],
      [step(), step({ exits: [1], runMs: 1_000 }), step({ runMs: 60_000 })],
    ];
    for (const steps of others) {
      const { at: see } = await buildOf(...steps);
      for (const seconds of [1, 6, 7, 60]) seen.add(see(seconds).state);
    }
    const canceled = await buildOf(step());
    canceled.at(6);
    canceled.sandbox.world.cancel({ ...web, number: 1 });
    for (const seconds of [6, 20]) seen.add(canceled.at(seconds).state);
    const skipping = start({ seed: seedOf(settled(step()), { skip_queued_branch_builds: true }) });
    skipping.sandbox.world.run(web);
    skipping.sandbox.world.run(web);
    seen.add(skipping.sandbox.world.build({ ...web, number: 1 })?.state ?? '');
    expect([...seen].sort()).toEqual([...buildStates].sort());
    expect(sandbox.world.builds(web)).toHaveLength(1);
  });
});

describe('a block step', () => {
  it('blocks the build until a user unblocks it', async () => {
    const { at, jobsAt, sandbox } = await buildOf(step(), { block: 'Go?' }, step());
    expect(at(15).state).toBe('blocked');
    expect(jobsAt(1_000)).toEqual(['passed', 'blocked', 'waiting']);
    sandbox.world.unblock({ ...web, number: 1 });
    expect(at(1_000).state).toBe('running');
    expect(jobsAt(1_005)).toEqual(['passed', 'unblocked', 'running']);
    expect(at(1_015).state).toBe('passed');
  });

  it('can occur twice, and can be an input step', async () => {
    const { at, sandbox } = await buildOf({ block: 'First?' }, { input: 'Second?' }, step());
    expect(at(1).state).toBe('blocked');
    sandbox.world.unblock({ ...web, number: 1 });
    expect(at(2).state).toBe('blocked');
    sandbox.world.unblock({ ...web, number: 1 });
    expect(at(20).state).toBe('passed');
  });
});
