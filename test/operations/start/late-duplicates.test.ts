import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/sandbox/seed/faults.ts';
import { seedOf, settled, web } from '../../sandbox/harness.ts';
import { createHost, type Inputs, runPostStepHere } from '../../support/operation-host.ts';

const hourMs = 3_600_000;
const trigger = { operation: 'trigger-build', ...web, commit: 'HEAD', branch: 'main' };
const list = 'builds.listForPipeline';

/**
 * Both creations fail at once, and are carried out seventeen seconds later: the first, sent at 0 s, is adopted at 18 s;
 * the second, sent at 15 s, shows up at 32 s.
 */
const late: Fault = { kind: 'late', on: 'builds.create', afterMs: 17_000, times: 2 };

/** A host with a pipeline whose builds run for so long, or else for an hour. */
function start(runMs: Readonly<Record<number, number>> = {}, faults: readonly Fault[] = [late]) {
  const seed = seedOf(({ number }) => settled({ runMs: runMs[number] ?? hourMs }));
  const host = createHost({ seed });
  for (const fault of faults) host.sandbox.faults.add(fault);
  const states = () => host.sandbox.world.builds(web).map(({ number, state }) => `${number} ${state}`);
  return { ...host, states, postStep: () => runPostStepHere(host) };
}

const reported = ['warning: acme/web #2: duplicate of #1.', 'Canceled acme/web #2.'];
const tidied = ['The response to the creation of acme/web #1 was lost. Looking for duplicates.', ...reported];

describe('a duplicate that shows up after the creation', () => {
  it('is canceled while the build is waited for', async () => {
    const host = start();
    const { outputs } = await host.run({ ...trigger, 'wait-timeout': '5m' });
    expect(host.lines).toEqual(expect.arrayContaining(reported));
    expect(outputs['build-number']).toBe('1');
    // A kill during the second request would have left both.
    expect(host.saved).toContainEqual([{ key: expect.any(String), in: web, lookAtMs: expect.any(Number) }]);
    expect(host.states()).toEqual(['2 canceled', '1 running']);
    expect(host.saved.at(-1)).toEqual([]);
  });

  it('is looked for no more by the post step if there was none during the wait', async () => {
    const host = start({}, [{ kind: 'unanswered', on: 'builds.create' }]);
    await host.run({ ...trigger, 'wait-timeout': '5m', 'cancel-on': 'none' });
    expect(host.saved.at(-1)).toEqual([]);
  });

  it.each([
    ['during the wait', '5m'],
    ['by the post step', '20s'],
  ])('is reported once if it has finished by itself, %s', async (_, timeout) => {
    const host = start({ 2: 5_000 });
    await host.run({ ...trigger, 'wait-timeout': timeout, 'cancel-on': 'none' });
    host.clock.forSandbox.advance(30_000);
    const lines = [...host.lines, ...(await host.postStep())];
    expect(host.states()).toEqual(['2 passed', '1 running']);
    expect(lines.filter((line) => line.includes('acme/web #2'))).toEqual([
      'warning: acme/web #2: duplicate of #1.',
      'acme/web #2 had already finished (passed).',
    ]);
  });

  it.each<[string, Record<number, number>, Inputs]>([
    ['the build has ended before', { 1: 5_000 }, {}],
    ['the time to wait is over before', {}, { 'wait-timeout': '20s', 'cancel-on': 'none' }],
    ['the step waits for no build', {}, { wait: 'false' }],
  ])('is left to the post step if %s', async (_, runMs, inputs) => {
    const host = start(runMs);
    const { outputs } = await host.run({ ...trigger, ...inputs });
    expect(outputs['build-number']).toBe('1');
    expect(host.clock.monotonic()).toBeLessThan(40_000);
    expect(host.saved.at(-1)).toEqual([
      { key: expect.any(String), in: web, keep: 1, lookAtMs: expect.any(Number) },
    ]);
    expect(await host.postStep()).toEqual(tidied);
    expect(host.states()).toEqual(['2 canceling', expect.stringMatching(/^1 (running|passed)/)]);
  });

  it.each(['false', 'true'])(
    'does not take the place of the build that the outputs name (wait: %s)',
    async (wait) => {
      const faults: Fault[] = [
        { kind: 'unanswered', on: 'builds.create' },
        { kind: 'lag', on: list, youngerThanMs: 22_000, times: 'always' },
      ];
      const host = start({}, faults);
      const { outputs } = await host.run({ ...trigger, wait, 'wait-timeout': '2m' });
      await host.postStep();
      expect(outputs['build-number']).toBe('2');
      expect(host.states()).toEqual(['2 running', expect.stringMatching(/^1 cancel/)]);
    },
  );

  it.each<[string, Fault]>([
    ['the list fails', { kind: 'status', status: 503, on: list, times: 'always' }],
    ['the list is not answered', { kind: 'delay', ms: hourMs, on: list, times: 'always' }],
    ['it cannot be canceled', { kind: 'status', status: 403, on: 'builds.cancel', times: 'always' }],
  ])('is left to the post step if %s during the wait', async (_, fault) => {
    const host = start({ 1: 80_000 });
    host.clock.after(45_000, () => host.sandbox.faults.add(fault));
    const { outcome } = await host.run({ ...trigger, 'poll-interval': '3s' });
    expect(outcome.success).toBe(true);
    expect(host.clock.monotonic()).toBeLessThan(120_000);
    expect(host.states()).toEqual(['2 running', '1 passed']);
    host.sandbox.faults.clear();
    expect(await host.postStep()).toEqual(tidied);
  });

  it('may still run, says the post step, with the key to search by, if it may not look', async () => {
    const host = start();
    await host.run({ ...trigger, wait: 'false' });
    host.sandbox.faults.add({ kind: 'status', status: 403, on: list, times: 'always' });
    expect((await host.postStep()).at(-1)).toMatch(
      /^warning: A duplicate of acme\/web #1, a build .* kitestring-key = \S+ could not be canceled and may still run\. .*403/,
    );
  });

  it('is canceled by the post step of a workflow that is canceled before', async () => {
    const host = start();
    const { outcome } = await host.run(trigger, { abortMs: 25_000 });
    expect(outcome.success).toBe(false);
    const kept = { key: expect.any(String), in: web, keep: 1, lookAtMs: expect.any(Number) };
    // A kill at that moment would have left both.
    expect(host.saved).toContainEqual(expect.arrayContaining([kept, { cancel: { ...web, number: 1 } }]));
    expect(host.saved.at(-1)).toEqual([kept]);
    expect(await host.postStep()).toEqual(tidied);
    expect(host.states()).toEqual(['2 canceling', '1 canceled']);
  });
});
