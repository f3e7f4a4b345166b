import { describe, expect, it } from 'vitest';
import { web } from '../sandbox/harness.ts';
import type { Inputs } from '../support/operation-host.ts';
import { hostOf } from './support/builds.ts';

const commit = '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d';
const stranger = { id: '7', base: 'main', repository: 'https://github.com/stranger/web.git' };
const latest = { pipeline: 'acme/web', build: 'latest', branch: 'main' };

/** Builds that run: 1 of `main`, 2 of a fork's `main`, without its owner, and 3 of the same with it. */
function start() {
  const host = hostOf([{ name: 'Test', runMs: 600_000 }]);
  host.sandbox.world.run({ ...web, branch: 'main' });
  host.sandbox.world.run({ ...web, branch: 'main', commit, pull_request: stranger });
  host.sandbox.world.run({ ...web, branch: 'stranger:main', commit, pull_request: stranger });
  host.clock.forSandbox.advance(10_000);
  return host;
}

const numbersOf = (builds: string | undefined) =>
  (JSON.parse(builds ?? '[]') as { number: number }[]).map(({ number }) => number);

const note =
  'Left out 1 build of pull requests from other repositories (#2, stranger:main). To include them, set branch to owner:branch.';

describe('a branch of a fork that is called main', () => {
  it.each([
    'get-build',
    'wait-for-build',
    'cancel-build',
    'rebuild-build',
    'retry-failed-jobs',
    'unblock-build',
    'download-artifacts',
  ])('is not the main whose latest build %s takes', async (operation) => {
    const host = start();
    await host.run({ ...latest, operation }).catch(() => {});
    expect(host.requests().filter((line) => /builds\/[23]/.test(line))).toEqual([]);
    const taken = [...host.lines, ...host.requests()].filter((line) => /#1: found|builds\/1$/.test(line));
    expect(taken.length).toBeGreaterThan(0);
    expect(host.lines[0]).toBe(note);
  });

  it.each<[string, string, number[]]>([
    ['the branch alone', 'main', [1]],
    ['the owner', 'stranger:main', [3, 2]],
    ['the owner and a pattern', 'stranger:*', [3, 2]],
    ['any owner', '*:main', [3, 2]],
    ['another owner', 'other:main', []],
  ])('is listed, and canceled, by its owner only: %s', async (_, branch, numbers) => {
    const inputs = { pipeline: 'acme/web', branch };
    const listed = await start().run({ ...inputs, operation: 'list-builds' });
    expect(numbersOf(listed.outputs.builds)).toEqual(numbers);
    const canceled = await start().run({ ...inputs, operation: 'cancel-builds' });
    expect(numbersOf(canceled.outputs.builds)).toEqual(numbers);
    if (branch === 'main') expect([listed.outcome.notes, canceled.outcome.notes]).toEqual([[note], [note]]);
  });

  it('is listed if no branch is asked for', async () => {
    const { outputs } = await start().run({ operation: 'list-builds', pipeline: 'acme/web' });
    expect(numbersOf(outputs.builds)).toEqual([3, 2, 1]);
  });

  it.each<[string, Inputs, string]>([
    ['its owner', { ...latest, branch: 'stranger:main' }, '3'],
    ['its number', { pipeline: 'acme/web', build: '2' }, '2'],
    ['a commit that no other build has', { pipeline: 'acme/web', build: 'latest', commit }, '3'],
  ])('is found by %s', async (_, inputs, number) => {
    const host = start();
    const { outputs } = await host.run({ ...inputs, operation: 'get-build' });
    expect(outputs['build-number']).toBe(number);
    expect(host.lines.join()).not.toContain('Ignored');
  });

  it('is found by the pull request of the event, also if the pipeline leaves out the owner', async () => {
    const host = start();
    host.sandbox.world.run({ ...web, branch: 'main', commit, pull_request: stranger });
    const event = { commit, branch: 'stranger:main' };
    const { outputs } = await host.run(
      { operation: 'get-build', pipeline: 'acme/web', build: 'latest' },
      { event },
    );
    expect(outputs['build-number']).toBe('4');
  });

  it('is the reason why no build is found, if there is no other', async () => {
    const host = hostOf([{ name: 'Test', runMs: 600_000 }]);
    host.sandbox.world.run({ ...web, branch: 'main', commit, pull_request: stranger });
    const message =
      'No build on branch main appeared in acme/web. Left out 1 build of pull requests from other repositories (#1, stranger:main).';
    await expect(host.run({ ...latest, operation: 'get-build' })).rejects.toThrow(message);
    const wait = { operation: 'wait-for-build', pipeline: 'acme/web', commit, branch: 'main' };
    const waiting = host.run({ ...wait, 'appear-timeout': '10s' });
    await expect(waiting).rejects.toThrow('Left out 1 build of pull requests from other repositories');
  });

  it('is ours if the pull request is of the pipeline or of the repository of the workflow', async () => {
    const host = hostOf([{ name: 'Test', runMs: 600_000 }], {
      workflow: { repository: { server: 'https://github.com', name: 'Acme/Renamed', sha: '' } },
    });
    for (const repository of ['ssh://git@github.com:22/acme/web', 'https://github.com/acme/renamed.git'])
      host.sandbox.world.run({ ...web, branch: 'main', pull_request: { ...stranger, repository } });
    const { outputs } = await host.run({ operation: 'list-builds', pipeline: 'acme/web', branch: 'main' });
    expect(numbersOf(outputs.builds)).toEqual([2, 1]);
  });
});
