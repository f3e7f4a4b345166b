import { describe, expect, it } from 'vitest';
import type { CommandStep } from '../../src/sandbox/simulation/script.ts';
import { seedOf, settled, start, web } from './harness.ts';

const step = (more: CommandStep = {}): CommandStep => ({ waitMs: 5_000, runMs: 10_000, ...more });

describe('a trigger step', () => {
  const seed = (async: boolean) => ({
    organizations: [
      {
        slug: 'acme',
        pipelines: [
          { slug: 'web', script: settled(step(), 'wait', { trigger: 'deploy', async }) },
          { slug: 'deploy', script: settled(step({ key: 'ship', exits: [1] })) },
        ],
      },
    ],
  });
  const deploy = { organization: 'acme', pipeline: 'deploy' };

  it('starts a build of the other pipeline when it is runnable, and ends as that build does', () => {
    const { sandbox, clock } = start({ seed: seed(false) });
    sandbox.world.run({ ...web, branch: 'feature' });
    clock.advance(14_999);
    expect(sandbox.world.builds(deploy)).toEqual([]);
    clock.advance(1);
    expect(sandbox.world.builds(deploy)).toMatchObject([
      { number: 1, source: 'trigger_job', branch: 'feature', state: 'scheduled' },
    ]);
    expect(sandbox.world.build({ ...web, number: 1 })?.state).toBe('running');
    clock.advance(15_000);
    expect(sandbox.world.build({ ...web, number: 1 })?.state).toBe('failed');
  });

  it('does not wait if it is async', () => {
    const { sandbox, clock } = start({ seed: seed(true) });
    sandbox.world.run(web);
    clock.advance(15_001);
    expect(sandbox.world.build({ ...web, number: 1 })?.state).toBe('passed');
    expect(sandbox.world.builds(deploy)).toHaveLength(1);
  });

  it('starts the build at the right time, however late the world is read', () => {
    const { sandbox, clock } = start({ seed: seed(false) });
    const born = clock.now();
    sandbox.world.run(web);
    clock.advance(3_600_000);
    expect(sandbox.world.builds(deploy)[0]?.createdAt).toBe(born + 15_000);
  });

  it('follows the state of the other build', () => {
    const { sandbox, clock } = start({ seed: seed(false) });
    const born = clock.now();
    sandbox.world.run(web);
    clock.advance(20_000);
    expect(sandbox.world.build({ ...web, number: 1 })?.state).toBe('running');
    sandbox.world.cancel({ ...deploy, number: 1 });
    clock.advance(5_000);
    expect(sandbox.world.build({ ...web, number: 1 })).toMatchObject({
      state: 'failed',
      finishedAt: born + 23_000,
    });
  });

  it('makes its build available through the API', async () => {
    const { sandbox, clock, get } = start({ seed: seed(false) });
    sandbox.world.run(web);
    clock.advance(15_000);
    expect((await get<object[]>('/v2/organizations/acme/pipelines/deploy/builds')).body).toHaveLength(1);
  });

  it('stays failed when the other build is retried', () => {
    const { sandbox, clock } = start({ seed: seed(false) });
    sandbox.world.run(web);
    clock.advance(31_000);
    sandbox.world.retryJob({ ...deploy, number: 1, job: 'ship' });
    clock.advance(60_000);
    expect(sandbox.world.build({ ...deploy, number: 1 })?.state).toBe('passed');
    expect(sandbox.world.build({ ...web, number: 1 })?.state).toBe('failed');
  });

  it('fails if the pipeline does not exist, and a chain of triggers ends', () => {
    const loop = start({ seed: seedOf(settled({ trigger: 'web', async: true })) });
    loop.sandbox.world.run(web);
    loop.clock.advance(60_000);
    expect(loop.sandbox.world.builds(web)).toHaveLength(10);
    const lost = start({ seed: seedOf(settled({ trigger: 'nowhere' })) });
    lost.sandbox.world.run(web);
    lost.clock.advance(1);
    expect(lost.sandbox.world.build({ ...web, number: 1 })?.state).toBe('failed');
  });
});
