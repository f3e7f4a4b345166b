import { describe, expect, it } from 'vitest';
import type { EventDefaults } from '../../src/operations/inputs/event-defaults.ts';
import { web } from '../sandbox/harness.ts';
import type { Inputs } from '../support/operation-host.ts';
import { hostOf, writesOf } from './support/builds.ts';

const sha = '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d';
const event: EventDefaults = { commit: sha, branch: 'fix' };
const latest = { pipeline: 'acme/web', build: 'latest', 'poll-interval': '10s' };

/** Builds 1 to 4: the first two on `fix`, the first of them with the event's commit, and all but the last are over. */
function start() {
  const host = hostOf([{ name: 'Test', runMs: 1_000 }]);
  host.sandbox.world.run({ ...web, branch: 'fix', commit: sha });
  host.sandbox.world.run({ ...web, branch: 'fix' });
  host.sandbox.world.run({ ...web, branch: 'main' });
  host.clock.forSandbox.advance(60_000);
  host.sandbox.world.run({ ...web, branch: 'main' });
  return host;
}

describe('the latest build', () => {
  it.each<[Inputs, string]>([
    [{}, '2'],
    [{ branch: 'main' }, '4'],
    [{ branch: 'refs/heads/main' }, '4'],
    [{ branch: 'main\nfix' }, '4'],
    [{ commit: sha }, '1'],
    [{ branch: 'main', state: 'passed' }, '3'],
    [{ state: 'passed' }, '2'],
  ])('is chosen by %j', async (inputs, number) => {
    const host = start();
    const { outputs } = await host.run({ ...latest, operation: 'get-build', ...inputs }, { event });
    expect(outputs['build-number']).toBe(number);
    expect(host.lines).toContain(
      `acme/web #${number}: found. https://buildkite.example/acme/web/builds/${number}`,
    );
  });

  it('is waited for, rebuilt and canceled', async () => {
    const { outputs } = await start().run({ ...latest, operation: 'wait-for-build' }, { event });
    expect(outputs).toMatchObject({ 'build-number': '2', state: 'passed' });
    const rebuilt = await start().run({ ...latest, operation: 'rebuild-build' }, { event });
    expect(rebuilt.outcome.json).toMatchObject({ number: 5, rebuilt_from: { number: 2 } });
    const main = { ...latest, operation: 'cancel-build', branch: 'main', wait: 'true' };
    expect((await start().run(main)).outputs).toMatchObject({ 'build-number': '4', state: 'canceled' });
  });

  it.each(['get-build', 'cancel-build', 'retry-failed-jobs'])(
    'is in the outputs as soon as it is found, although %s then fails',
    async (operation) => {
      const host = start();
      for (const [method, path] of [
        ['GET', '*/builds/*'],
        ['PUT', '*'],
      ] as const)
        host.sandbox.faults.add({ kind: 'status', status: 503, on: { method, path }, times: 'always' });
      const run = host.run({ ...latest, operation, outageTime: '3s' }, { event });
      await expect(run).rejects.toThrow('503');
      expect(host.outputs).toMatchObject({ 'build-number': '2', state: 'passed' });
    },
  );

  it('is in the request that a dry run prints', async () => {
    const host = start();
    await host.run({ ...latest, operation: 'cancel-build', branch: 'main', 'dry-run': 'true' });
    expect(host.lines.filter((line) => line.startsWith('PUT '))).toEqual([
      'PUT http://127.0.0.1:1/v2/organizations/acme/pipelines/web/builds/4/cancel',
    ]);
    expect(writesOf(host)).toEqual([]);
  });
});

it('a latest build that does not exist is an error that names the filters', async () => {
  const words = 'No build on branch none in state failed appeared in acme/web.';
  const filters = { branch: 'none', state: 'failed' };
  await expect(start().run({ ...latest, operation: 'get-build', ...filters })).rejects.toThrow(words);
});
