import { describe, expect, it } from 'vitest';
import type { EventDefaults } from '../../src/operations/inputs/event-defaults.ts';
import { waitForBuildOperation } from '../../src/operations/wait-for-build.ts';
import { seedOf, settled, web } from '../sandbox/harness.ts';
import type { HostOptions } from '../support/operation-host.ts';
import { buildOf, hostOf, warningsOf } from './support/builds.ts';

const second = 1_000;
const sha = '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d';
const other = 'a'.repeat(40);
const wait = { operation: 'wait-for-build', pipeline: 'acme/web', 'poll-interval': '10s' };

const start = (options?: HostOptions) => hostOf([{ name: 'Test', runMs: 30 * second }], options);

describe('a build that somebody else started', () => {
  it('is canceled with the declared optional scopes', async () => {
    const { scopes, optionalScopes } = waitForBuildOperation;
    const own = { scopes: [...scopes, ...optionalScopes.map(({ scope }) => scope)] };
    const script = settled({ name: 'Test', runMs: 600 * second });
    const host = start({ seed: { ...seedOf(script), tokens: { own } } });
    host.sandbox.world.run(web);
    const inputs = { ...wait, build: '1', 'wait-timeout': '20s', 'cancel-on': 'timeout' };
    expect((await host.run(inputs, { token: 'own' })).outcome.success).toBe(false);
    host.clock.forSandbox.advance(30 * second);
    expect([buildOf(host)?.state, warningsOf(host)]).toEqual(['canceled', []]);
  });

  it('is waited for until it appears', async () => {
    const host = start();
    host.clock.after(100 * second, () => void host.sandbox.world.run({ ...web, commit: sha }));
    const { outcome, outputs } = await host.run({ ...wait, commit: sha.toUpperCase(), branch: 'main' });
    expect(host.lines.slice(0, 2)).toEqual([
      `No build of ${sha} on branch main yet. Waiting for it to appear.`,
      'acme/web #1: found. https://buildkite.example/acme/web/builds/1',
    ]);
    expect(outcome.success).toBe(true);
    expect(outputs.state).toBe('passed');
    expect(host.requests().filter((line) => line.includes('/web/builds?')).length).toBeLessThan(12);
  });

  it('is found even if the server ignores filters', async () => {
    const host = start();
    host.sandbox.world.run({ ...web, commit: other });
    host.sandbox.faults.add({ kind: 'ignore', parameters: ['commit', 'branch'], times: 'always' });
    host.clock.after(20 * second, () => void host.sandbox.world.run({ ...web, commit: sha }));
    const { outputs } = await host.run({ ...wait, commit: sha, branch: 'main' });
    expect(outputs['build-number']).toBe('2');
  });
});

describe('the build to wait for', () => {
  const event: EventDefaults = { commit: sha, branch: 'main' };

  it.each([
    ['comes from the event where the inputs are empty', {}, '2'],
    ['is on any branch when another commit than the event’s is given', { commit: other }, '3'],
  ])('%s', async (_, inputs, number) => {
    const host = start();
    for (const build of [{ commit: sha, branch: 'fix' }, { commit: sha }, { commit: other, branch: 'fix' }])
      host.sandbox.world.run({ ...web, ...build });
    expect((await host.run({ ...wait, ...inputs }, { event })).outputs['build-number']).toBe(number);
  });
});

describe('the build of a fork’s commit', () => {
  const event: EventDefaults = { commit: sha, branch: 'stranger:main' };

  it.each([
    [['main', 'stranger:main', 'fix'], '2'],
    [['main', 'fix'], '1'],
    [['stranger:main', 'fix'], '1'],
  ])('is found under both spellings of its branch, from %j', async (branches, number) => {
    const host = start();
    for (const branch of branches) host.sandbox.world.run({ ...web, commit: sha, branch });
    expect((await host.run(wait, { event })).outputs['build-number']).toBe(number);
    expect((await host.run({ ...wait, branch: 'main' }, { event })).outputs['build-number']).toBe(number);
  });

  it('is not one of our own branch at another commit', async () => {
    const host = start();
    host.sandbox.world.run({ ...web, commit: other, branch: 'main' });
    await expect(host.run(wait, { event })).rejects.toThrow(
      `No build of ${sha} on branch stranger:main or main appeared in acme/web.`,
    );
  });
});

it('a build that is on another branch only is named by the failure', async () => {
  const host = start();
  host.sandbox.world.run({ ...web, commit: sha, branch: 'fix' });
  await expect(host.run({ ...wait, commit: sha, branch: 'main' })).rejects.toMatchObject({
    message: `No build of ${sha} on branch main appeared in acme/web. acme/web #1 is a build of this commit on branch fix.`,
    hint: 'Set branch to the branch of the build.',
  });
});
