import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/sandbox/fault/fault.ts';
import { createHost, type HostOptions } from '../../support/operation-host.ts';
import { runPostStepHere } from '../../support/post-step-here.ts';
import { createRequestTransport } from '../../support/request-transport.ts';
import { putTimersOn } from '../../support/virtual-timers.ts';

const hourMs = 3_600_000;
const web = { organization: 'acme', pipeline: 'web' } as const;
const trigger = { operation: 'trigger-build', ...web, commit: 'HEAD', branch: 'main' };
const list = 'builds.listForPipeline';

/**
 * Both creations fail at once, and are carried out seventeen seconds later: the first, sent at 0 s, is adopted at 18 s;
 * the second, sent at 15 s, shows up at 32 s.
 */
const late: Fault = { kind: 'late', on: 'builds.create', afterMs: 17_000, times: 2 };

interface Circumstances {
  readonly runMs?: number;
  /** How long each build runs. */
  readonly runsSo?: (build: { readonly number: number }) => number;
  readonly faults?: readonly Fault[];
  readonly carry?: HostOptions['carry'];
}

/** A host with a pipeline whose first build runs for so long, and all others for an hour. */
function start({ runMs = hourMs, runsSo, faults = [late], carry }: Circumstances = {}) {
  const script = ({ number }: { number: number }) => ({
    steps: [{ runMs: runsSo?.({ number }) ?? (number === 1 ? runMs : hourMs) }],
    upload: false as const,
  });
  const host = createHost({
    seed: { organizations: [{ slug: 'acme', pipelines: [{ slug: 'web', script }] }] },
    ...(carry && { carry }),
  });
  for (const fault of faults) host.sandbox.faults.add(fault);
  const states = () => host.sandbox.world.builds(web).map(({ number, state }) => `${number} ${state}`);
  const postStep = () => {
    const { clock, sandbox } = host;
    return runPostStepHere(
      host,
      createRequestTransport((request) => clock.during(() => sandbox.fetch(request))),
    );
  };
  return { ...host, states, postStep };
}

const told = 'warning: acme/web #2: duplicate build canceled.';

describe('a duplicate that shows up after the creation', () => {
  it('is canceled while the build is waited for', async () => {
    const host = start();
    await host.run({ ...trigger, 'wait-timeout': '5m' });
    expect(host.lines).toContain(told);
    expect(host.states()).toEqual(['2 canceled', '1 running']);
  });

  /** The first creation is answered by nobody; for so long, the list shows no new build. */
  const lagging = (seconds: number): Fault[] => [
    { kind: 'unanswered', on: 'builds.create' },
    { kind: 'lag', on: list, youngerThanMs: seconds * 1_000, times: 'always' },
  ];

  it.each([16, 18, 20])(
    'is canceled at once by its number if the list shows only the first one, after %i s',
    async (seconds) => {
      const host = start({ faults: lagging(seconds) });
      const { outputs } = await host.run({ ...trigger, 'wait-timeout': '28s', 'cancel-on-abort': 'false' });
      expect(host.states()).toEqual(['2 canceled', '1 running']);
      expect(outputs['build-number']).toBe('1');
      expect(host.lines).toContain(told);
      expect(host.lines).toContainEqual(
        expect.stringMatching(
          /^acme\/web #1: created\. The response was lost; the build was found by its key\./,
        ),
      );
    },
  );

  it.each([38, 42, 46, 50])(
    'is not taken for the build that is waited for, which a list shows only after %i s',
    async (seconds) => {
      const host = start({ faults: lagging(seconds) });
      const { outputs } = await host.run({ ...trigger, 'wait-timeout': '60s', 'cancel-on-abort': 'false' });
      expect(host.states()).toEqual(['2 running', '1 canceled']);
      expect(outputs['build-number']).toBe('2');
      expect(host.lines).toContain('warning: acme/web #1: duplicate build canceled.');
    },
  );

  it.each([60, 90, 200])(
    'is canceled while the build is waited for, even if a list shows it only after %i s',
    async (seconds) => {
      const latest: Fault = { kind: 'late', on: 'builds.create', afterMs: seconds * 1_000, times: 1 };
      const host = start({ faults: [{ ...late, times: 1 }, latest] });
      const { outputs } = await host.run({ ...trigger, 'wait-timeout': '8m', 'cancel-on-abort': 'false' });
      expect(host.states()).toEqual(['2 canceled', '1 running']);
      expect(outputs['build-number']).toBe('1');
      expect(host.lines).toContain(told);
    },
  );

  it.each([
    ['at first', 40_000, 20_000],
    ['later', 110_000, 80_000],
  ])(
    'delays the wait by no more than 10 seconds if the list is not answered %s',
    async (_, runMs, sinceMs) => {
      const host = start({ runMs });
      const silent: Fault = { kind: 'delay', ms: 200_000, on: list, times: 'always' };
      host.clock.after(sinceMs, () => host.sandbox.faults.add(silent));
      using _timers = putTimersOn(host.clock);
      const { outcome } = await host.run({ ...trigger, 'wait-timeout': '8m', 'poll-interval': '3s' });
      expect(outcome.success).toBe(true);
      expect(host.clock.monotonic()).toBeLessThan(runMs + 40_000);
    },
  );

  it('is left to the post step if the build has ended before', async () => {
    const host = start({ runMs: 5_000 });
    const { outcome } = await host.run(trigger);
    expect(outcome.success).toBe(true);
    expect(host.clock.monotonic()).toBeLessThan(40_000);
    expect(await host.postStep()).toContain(told);
    expect(host.states()).toEqual(['2 canceled', '1 passed']);
    expect(host.clock.monotonic()).toBeLessThan(40_000);
  });

  it.each([
    ['during the wait', '5m'],
    ['by the post step', '20s'],
  ])('is told once if it has finished by itself, %s', async (_, timeout) => {
    const host = start({ runsSo: ({ number }) => (number === 1 ? hourMs : 5_000) });
    await host.run({ ...trigger, 'wait-timeout': timeout, 'cancel-on-abort': 'false' });
    host.clock.forSandbox.advance(30_000);
    const lines = [...host.lines, ...(await host.postStep())];
    expect(host.states()).toEqual(['2 passed', '1 running']);
    expect(lines.filter((line) => line.includes('duplicate build'))).toEqual([
      'warning: acme/web #2: duplicate build, which had already finished (passed).',
    ]);
  });

  it('is left to the post step if the time to wait is over before', async () => {
    const host = start();
    await host.run({ ...trigger, 'wait-timeout': '20s', 'cancel-on-abort': 'false' });
    expect(host.clock.monotonic()).toBeLessThan(30_000);
    expect(await host.postStep()).toContain(told);
    expect(host.states()).toEqual(['2 canceling', '1 running']);
  });

  it('does not delay the cancel of a build at its verdict, and is canceled as well', async () => {
    const host = start();
    await host.run({ ...trigger, 'wait-timeout': '30s', 'cancel-on-timeout': 'true' });
    expect(host.clock.monotonic()).toBeLessThan(31_000);
    expect(host.states()).toEqual(['1 canceling']);
    expect(await host.postStep()).toContain('Canceled acme/web #2: its step has ended.');
    expect(host.states()).toEqual(['2 canceled', '1 canceled']);
  });

  it.each([
    ['1h', '2'],
    ['40s', '1'],
  ])(
    'takes the place of a build that was canceled during the wait, if there is time (wait-timeout: %s)',
    async (timeout, number) => {
      const host = start();
      host.clock.after(33_000, () => host.sandbox.world.cancel({ ...web, number: 1 }));
      const { outcome, outputs } = await host.run({ ...trigger, 'wait-timeout': timeout });
      expect(outcome.success).toBe(false);
      expect(outputs['build-number']).toBe(number);
      expect(host.states()).toEqual(['2 running', '1 canceled']);
    },
  );

  it('is left to the post step by a step that waits for no build, and does not wait for it either', async () => {
    const host = start();
    const { outcome, outputs } = await host.run({ ...trigger, wait: 'false' });
    expect(outcome).toMatchObject({ success: true, sentence: 'Created acme/web #1.' });
    expect(outputs['build-number']).toBe('1');
    expect(host.clock.monotonic()).toBe(23_000);
    expect(host.saved.at(-1)).toEqual({
      phase: 'waiting',
      builds: [{ ...web, number: 1, key: expect.any(String), duplicatesUntilMs: host.clock.now() + 210_000 }],
    });
    const lines = await host.postStep();
    expect(lines).toEqual([
      'The response to the creation of acme/web #1 was lost. Looking for duplicates.',
      told,
    ]);
    expect(host.clock.monotonic()).toBeLessThan(40_000);
    expect(host.states()).toEqual(['2 canceling', '1 running']);
  });

  it('is canceled by the post step at once if that comes much later', async () => {
    const host = start();
    await host.run({ ...trigger, wait: 'false' });
    host.clock.forSandbox.advance(220_000);
    const nowMs = host.clock.now();
    expect(await host.postStep()).toEqual([told]);
    expect(host.clock.now()).toBe(nowMs);
  });

  it.each(['false', 'true'])(
    'does not take the place of the build that the outputs name (wait: %s)',
    async (wait) => {
      const faults: Fault[] = [
        { kind: 'unanswered', on: 'builds.create' },
        { kind: 'lag', on: list, youngerThanMs: 22_000, times: 'always' },
      ];
      const host = start({ faults });
      const { outputs } = await host.run({ ...trigger, wait, 'wait-timeout': '2m' });
      if (wait === 'false') await host.postStep();
      expect(outputs['build-number']).toBe('2');
      expect(host.states().map((each) => each.replace('canceling', 'canceled'))).toEqual([
        '2 running',
        '1 canceled',
      ]);
    },
  );

  it('takes the place of a build that was canceled meanwhile', async () => {
    const host = start();
    await host.run({ ...trigger, wait: 'false' });
    host.clock.forSandbox.advance(60_000);
    host.sandbox.world.cancel({ ...web, number: 1 });
    expect(await host.postStep()).toEqual([
      'The response to the creation of acme/web #1 was lost. Looking for duplicates.',
    ]);
    expect(host.states()).toEqual(['2 running', '1 canceling']);
  });

  it('may still run, says the post step, if it may not look', async () => {
    const host = start();
    await host.run({ ...trigger, wait: 'false' });
    host.sandbox.faults.add({ kind: 'status', status: 403, on: list, times: 'always' });
    expect((await host.postStep()).at(-1)).toMatch(
      /^warning: A duplicate of acme\/web #1 with the meta-data kitestring-key = \S+ may still run\. .*403/,
    );
  });

  it('is looked for again if the first lookup fails', async () => {
    const host = start();
    host.clock.after(50_000, () =>
      host.sandbox.faults.add({ kind: 'status', status: 503, on: list, times: 4 }),
    );
    await host.run({ ...trigger, 'wait-timeout': '5m' });
    expect(host.lines).toContain(told);
    expect(host.states()).toEqual(['2 canceled', '1 running']);
  });

  it('is canceled at a later lookup if that did not work at first', async () => {
    const host = start();
    host.sandbox.faults.add({ kind: 'status', status: 503, on: 'builds.cancel', times: 4 });
    await host.run({ ...trigger, 'wait-timeout': '5m' });
    expect(host.lines).toContain(told);
    expect(host.states()).toEqual(['2 canceled', '1 running']);
  });

  it('is reported as possible, with the key to search by, if no lookup works', async () => {
    const host = start();
    host.clock.after(50_000, () =>
      host.sandbox.faults.add({ kind: 'status', status: 403, on: list, times: 'always' }),
    );
    await host.run({ ...trigger, 'wait-timeout': '5m' });
    expect((await host.postStep()).at(-1)).toMatch(
      /^warning: A duplicate of acme\/web #1 with the meta-data kitestring-key = \S+ may still run\. .*403/,
    );
  });
});

it('a canceled workflow cancels the build, and its post step the duplicate that shows up later', async () => {
  const host = start();
  const workflow = new AbortController();
  host.clock.after(30_000, () => workflow.abort(new Error('The step was interrupted.')));
  const { outcome } = await host.run(trigger, { signal: workflow.signal });
  expect(outcome.success).toBe(false);
  expect(host.states()).toEqual(['1 canceling']);
  expect(await host.postStep()).toContain('Canceled acme/web #2: its step has ended.');
  expect(host.states()).toEqual(['2 canceled', '1 canceled']);
});

it('a step that is killed leaves both to its post step: the build, and the duplicate that shows up later', async () => {
  const host = start();
  const workflow = new AbortController();
  host.clock.after(25_000, () => workflow.abort(new Error('The step was interrupted.')));
  await host.run(trigger, { signal: workflow.signal });
  const whenKilled = host.saved.findLast(({ builds }) => builds.some(({ number }) => number === 1));
  expect(whenKilled).toMatchObject({
    phase: 'waiting',
    builds: [
      { ...web, number: 1, key: expect.any(String), duplicatesUntilMs: expect.any(Number), cancels: true },
    ],
  });
});

it.each([200, 503, 403])(
  'a step that is interrupted just after a second creation was answered cancels it, and leaves the other to the post step (lists: %i)',
  async (status) => {
    const lost: Fault = { kind: 'unanswered', on: 'builds.create' };
    const lag: Fault = { kind: 'lag', on: list, youngerThanMs: 45_000, times: 'always' };
    const host = start({ faults: [lost, lag] });
    const workflow = new AbortController();
    // The second creation is sent at 15 s.
    host.clock.after(17_000, () => {
      if (status !== 200) host.sandbox.faults.add({ kind: 'status', status, on: list, times: 'always' });
      workflow.abort(new Error('The step was interrupted.'));
    });
    const { outcome, outputs } = await host.run(trigger, { signal: workflow.signal });
    expect(outcome.sentence).toMatch(/acme\/web #2 (?:is being|was) canceled/);
    expect(outputs).toMatchObject({ 'build-number': '2' });
    expect(host.saved.at(-1)).toMatchObject({ builds: [{ ...web, key: expect.any(String) }] });
    expect(host.states()[0]).toMatch(/^2 cancel/);
    await host.postStep();
    expect(host.states()[1]).toMatch(status === 200 ? /^1 cancel/ : /^1 running/);
  },
);

describe('a creation that was sent twice', () => {
  /** A list that shows no build younger than that. */
  const lag = (ms: number): Fault => ({ kind: 'lag', on: list, youngerThanMs: ms, times: 'always' });
  const lost = (times: number): Fault => ({ kind: 'unanswered', on: 'builds.create', times });
  const over = (state: string) => /^\d cancel/.test(state);

  it.each([32, 40, 50, 60, 80])(
    'leaves both builds to the post step if both responses were lost, and a list shows them after %i s',
    async (seconds) => {
      const host = start({ faults: [lost(2), lag(seconds * 1_000)] });
      await expect(host.run({ ...trigger, wait: 'false' })).rejects.toThrow('its outcome is unknown');
      await host.postStep();
      expect(host.states()).toHaveLength(2);
      expect(host.states().every(over)).toBe(true);
    },
  );

  it.each([16, 17, 19, 30, 40, 49])(
    'leaves both builds to the post step if the step is killed after %i s, and a list shows them after 55 s',
    async (seconds) => {
      const carry: HostOptions['carry'] = (sandbox, clock) =>
        createRequestTransport((request) =>
          clock.monotonic() < seconds * 1_000
            ? clock.during(() => sandbox.fetch(request))
            : new Promise<Response>(() => {}),
        );
      const host = start({ faults: [lost(1), lag(55_000)], carry });
      void host.run({ ...trigger, 'wait-timeout': '10m', 'poll-interval': '3s' });
      await host.clock.sleep(seconds * 1_000);
      await host.postStep();
      expect(host.states()).toHaveLength(2);
      expect(host.states().every(over)).toBe(true);
    },
  );

  it.each([12, 30, 36])(
    'leaves the other build to the post step if its build ends after %i s, and a list shows the other one after 60 s',
    async (seconds) => {
      const runsSo = ({ number }: { number: number }) => (number === 2 ? seconds * 1_000 : hourMs);
      const host = start({ runsSo, faults: [lost(1), lag(60_000)] });
      const { outcome } = await host.run({ ...trigger, 'wait-timeout': '10m', 'poll-interval': '3s' });
      expect(outcome.success).toBe(true);
      await host.postStep();
      expect(host.states()[1]).toMatch(/^1 cancel/);
      expect(host.clock.monotonic()).toBeLessThan(120_000);
    },
  );

  it('of which the first never arrived keeps the post step for a minute, once', async () => {
    const host = start({ runMs: 5_000, faults: [{ kind: 'reset', on: 'builds.create' }] });
    const { outcome } = await host.run(trigger);
    expect(outcome.success).toBe(true);
    const endMs = host.clock.monotonic();
    await host.postStep();
    expect(host.clock.monotonic() - endMs).toBe(60_000);
  });
});

it('a creation that was answered at once needs no second lookup', async () => {
  const host = start({ faults: [] });
  await host.run({ ...trigger, wait: 'false' });
  expect(host.requests()).toEqual(['POST /v2/organizations/acme/pipelines/web/builds']);
});
