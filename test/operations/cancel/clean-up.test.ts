import { describe, expect, it } from 'vitest';
import { createActionClient } from '../../../src/client/action/action-client.ts';
import { cleanUp } from '../../../src/operations/cancel/clean-up.ts';
import type { SavedState } from '../../../src/operations/context/journal.ts';
import type { Fault } from '../../../src/sandbox/fault/fault.ts';
import { profileNames } from '../../../src/sandbox/profile.ts';
import { seedOf, settled } from '../../sandbox/harness.ts';
import { createHost, type HostOptions } from '../../support/operation-host.ts';
import { createRequestTransport } from '../../support/request-transport.ts';
import { putTimersOn } from '../../support/virtual-timers.ts';

const web = { organization: 'acme', pipeline: 'web' } as const;
const key = '00000000-0000-4000-8000-00000000abcd';

/** A host with a build that runs and carries our key, and a way to tidy up after the step that started it. */
function start(options: HostOptions = {}) {
  const host = createHost({ seed: seedOf(settled({ name: 'Test', runMs: 600_000 })), ...options });
  const lines: string[] = [];
  const connect = () =>
    createActionClient({
      token: host.sandbox.tokens.all.token,
      baseUrl: 'http://127.0.0.1:1',
      clock: host.clock,
      random: () => 0.5,
      transport:
        options.carry?.(host.sandbox, host.clock) ??
        createRequestTransport((request) => host.clock.during(() => host.sandbox.fetch(request))),
    });
  // The post step is another process than the step.
  const [creator, client] = [connect(), connect()];
  const tidy = (saved: SavedState) =>
    cleanUp(saved, {
      client,
      clock: host.clock,
      signal: new AbortController().signal,
      log: {
        info: (line) => lines.push(line),
        warning: (line) => lines.push(`warning: ${line}`),
        debug: () => {},
      },
    });
  const create = () => creator.builds.createWithDetails(web, { commit: 'HEAD', branch: 'main' }, { key });
  const stateOf = (number: number) => host.sandbox.world.build({ ...web, number })?.state;
  return { host, client, lines, tidy, create, stateOf };
}

describe.each(profileNames)('the clean-up after a step (%s)', (profile) => {
  it('is silent if the step has cleaned up itself', async () => {
    const { host, lines, tidy } = start({ profile });
    await tidy({ phase: 'done', builds: [{ ...web, number: 1 }] });
    expect(lines).toEqual([]);
    expect(host.requests()).toEqual([]);
  });

  it('cancels what still runs', async () => {
    const { host, lines, tidy, stateOf } = start({ profile });
    host.sandbox.world.run(web);
    host.clock.forSandbox.advance(10_000);
    await tidy({ phase: 'waiting', builds: [{ ...web, number: 1 }] });
    expect(['canceling', 'canceled']).toContain(stateOf(1));
    expect(lines).toEqual(['Canceled acme/web #1: its step has ended.']);
  });

  it.each([
    ['judged', true, /^cancel/],
    ['overdue', true, /^scheduled/],
    ['overdue', false, /^cancel/],
  ] as const)(
    'of a build in the queue, whose deadline is %s, looks at it (fails: %s)',
    async (queueCheck, fails, state) => {
      const script = settled({ name: 'Test', waitMs: 600_000, runMs: 1_000 });
      const { host, lines, tidy, stateOf } = start({ profile, seed: seedOf(script) });
      host.sandbox.world.run(web);
      host.clock.forSandbox.advance(10_000);
      if (fails) host.sandbox.faults.add({ kind: 'status', status: 503, on: 'builds.get', times: 'always' });
      await tidy({ phase: 'waiting', builds: [{ ...web, number: 1, queueCheck }] });
      expect(stateOf(1)).toMatch(state);
      const left = /^warning: acme\/web #1 could not be canceled and may still run\. .*503/;
      expect(lines).toEqual([
        expect.stringMatching(stateOf(1) === 'scheduled' ? left : /^Canceled acme\/web #1/),
      ]);
    },
  );

  it.each<[string, Fault]>([
    ['an outage', { kind: 'status', status: 503 }],
    ['a spent window', { kind: 'status', status: 429, headers: { 'retry-after': '30' } }],
    ['404 for some seconds', { kind: 'status', status: 404 }],
  ])('judges an overdue queue after %s, and cancels the build if it still waits', async (_, fault) => {
    const script = settled({ name: 'Test', waitMs: 600_000, runMs: 1_000 });
    const { host, lines, tidy, stateOf } = start({ profile, seed: seedOf(script) });
    host.sandbox.world.run(web);
    host.clock.forSandbox.advance(10_000);
    host.sandbox.faults.add({ ...fault, times: 'always' });
    host.clock.after(25_000, () => host.sandbox.faults.clear());
    await tidy({ phase: 'waiting', builds: [{ ...web, number: 1, queueCheck: 'overdue' }] });
    expect(stateOf(1)).toMatch(/^cancel/);
    expect(lines).toEqual(['Canceled acme/web #1: its step has ended.']);
  });

  it.each(['judged', 'overdue'] as const)(
    'leaves a build alone of which a job has run since: %s',
    async (queueCheck) => {
      const first = { name: 'A', waitMs: 0, runMs: 1_000 };
      const script = settled(first, 'wait', { name: 'B', waitMs: 600_000 });
      const { host, lines, tidy, stateOf } = start({ profile, seed: seedOf(script) });
      host.sandbox.world.run(web);
      host.clock.forSandbox.advance(10_000);
      await tidy({ phase: 'waiting', builds: [{ ...web, number: 1, queueCheck, startsUntilMs: 0 }] });
      expect(stateOf(1)).not.toMatch(/^cancel/);
      expect(lines).toEqual(['acme/web #1: a job has started since; not canceled.']);
    },
  );

  it.each(['judged', 'overdue'] as const)(
    'leaves a build alone that an agent takes while a slow service answers the look at it: %s',
    async (queueCheck) => {
      const carry: HostOptions['carry'] = (sandbox, clock) =>
        createRequestTransport(async (request) => {
          const response = await clock.during(() => sandbox.fetch(request));
          if (request.method === 'GET') await clock.sleep(12_000);
          return response;
        });
      const script = settled({ name: 'A', waitMs: queueCheck === 'judged' ? 0 : 5_000, runMs: 600_000 });
      const { host, lines, tidy, stateOf } = start({ profile, seed: seedOf(script), carry });
      host.sandbox.world.run(web);
      using _timers = putTimersOn(host.clock);
      await tidy({ phase: 'waiting', builds: [{ ...web, number: 1, queueCheck, startsUntilMs: 0 }] });
      expect(stateOf(1)).toBe('running');
      expect(lines).toEqual(['acme/web #1: no longer waits for an agent; not canceled.']);
    },
  );

  it.each([401, 403])('cancels a build whose cancel is denied for some seconds: %i', async (status) => {
    const { host, lines, tidy, stateOf } = start({ profile });
    host.sandbox.world.run(web);
    host.clock.forSandbox.advance(10_000);
    host.sandbox.faults.add({ kind: 'status', status, on: 'builds.cancel', times: 3 });
    await tidy({ phase: 'waiting', builds: [{ ...web, number: 1 }] });
    expect(stateOf(1)).toMatch(/^cancel/);
    expect(lines).toEqual(['Canceled acme/web #1: its step has ended.']);
    host.sandbox.world.run(web);
    host.sandbox.faults.add({ kind: 'status', status, on: 'builds.cancel', times: 'always' });
    const sinceMs = host.clock.monotonic();
    await tidy({ phase: 'waiting', builds: [{ ...web, number: 2 }] });
    expect(lines.at(-1)).toContain(`${status}`);
    expect(host.clock.monotonic() - sinceMs).toBe(7_000);
  });

  it('says of a build that has ended that it has', async () => {
    const { host, lines, tidy } = start({ profile, seed: seedOf(settled({ runMs: 1_000 })) });
    host.sandbox.world.run(web);
    host.clock.forSandbox.advance(60_000);
    await tidy({ phase: 'waiting', builds: [{ ...web, number: 1 }] });
    expect(lines).toEqual(['acme/web #1 had already finished (passed).']);
  });

  it.each([
    ['the build cannot be read', 'builds.get'],
    ['duplicates cannot be listed', 'builds.listForPipeline'],
  ] as const)('cancels a known build at once if %s', async (_, on) => {
    const { host, tidy, create, stateOf } = start({ profile });
    await create();
    host.clock.forSandbox.advance(10_000);
    host.sandbox.requests.clear();
    host.sandbox.faults.add({ kind: 'status', status: 503, body: {}, on, times: 3 });
    await tidy({ phase: 'waiting', builds: [{ ...web, number: 1, key }] });
    expect(host.requests().findIndex((line) => line.startsWith('PUT'))).toBeLessThan(2);
    expect(stateOf(1)).toMatch(/^cancel/);
  });

  it.each([30, 120, 1_000])(
    'cancels in its own time if the service asks for a pause of %i s',
    async (seconds) => {
      const { host, lines, tidy, stateOf } = start({ profile });
      host.sandbox.world.run(web);
      host.clock.forSandbox.advance(10_000);
      const headers = { 'retry-after': `${seconds}` };
      host.sandbox.faults.add({ kind: 'status', status: 503, headers, on: 'builds.cancel', times: 1 });
      const sinceMs = host.clock.now();
      await tidy({ phase: 'waiting', builds: [{ ...web, number: 1 }] });
      expect(stateOf(1)).toMatch(/^cancel/);
      expect(lines).toEqual(['Canceled acme/web #1: its step has ended.']);
      expect(host.clock.now() - sinceMs).toBeLessThanOrEqual(90_000);
    },
  );

  it('tries to cancel a build at a block step, and says so if that is refused', async () => {
    const script = settled({ name: 'First', runMs: 1_000 }, { block: 'Ship it?' }, { runMs: 600_000 });
    const { host, lines, tidy } = start({ profile, seed: seedOf(script) });
    host.sandbox.world.run(web);
    host.clock.forSandbox.advance(60_000);
    await tidy({ phase: 'waiting', builds: [{ ...web, number: 1 }] });
    expect(host.requests().filter((line) => line.startsWith('PUT'))).toHaveLength(1);
    expect(lines).toEqual([
      'warning: acme/web #1 is blocked, not canceled. It continues if someone unblocks it.',
    ]);
  });

  it('finds by its key a build that the step did not learn of, and nothing else', async () => {
    const { host, tidy, create, stateOf } = start({ profile });
    await create();
    host.sandbox.world.run(web);
    host.clock.forSandbox.advance(10_000);
    await tidy({ phase: 'creating', builds: [{ ...web, key }] });
    expect(['canceling', 'canceled']).toContain(stateOf(1));
    expect(stateOf(2)).toBe('running');
  });

  it.each([401, 403, 422])('names the key of a build that it cannot look for: %i', async (status) => {
    const { host, lines, tidy, create } = start({ profile });
    await create();
    host.sandbox.faults.add({ kind: 'status', status, on: 'builds.listForPipeline', times: 'always' });
    await tidy({ phase: 'creating', builds: [{ ...web, key }] });
    expect(lines).toEqual([
      expect.stringContaining(
        `warning: A build of acme/web with the meta-data kitestring-key = ${key} could not be canceled and may still run. Could not list`,
      ),
    ]);
  });

  it.each<[number, number]>([
    [401, 3],
    [403, 3],
    [404, 6],
  ])('looks again for a build if the list is refused for some seconds: %i', async (status, times) => {
    const { host, lines, tidy, create, stateOf } = start({ profile });
    await create();
    host.clock.forSandbox.advance(10_000);
    host.sandbox.faults.add({ kind: 'status', status, on: 'builds.listForPipeline', times });
    await tidy({ phase: 'creating', builds: [{ ...web, key }] });
    expect(stateOf(1)).toMatch(/^cancel/);
    expect(lines).toEqual(['Canceled acme/web #1: its step has ended.']);
  });

  it('finds the duplicates of a build whose creation was in doubt', async () => {
    const { host, tidy, create, stateOf } = start({ profile });
    await create();
    await create();
    host.clock.forSandbox.advance(10_000);
    await tidy({ phase: 'waiting', builds: [{ ...web, number: 1, key }] });
    expect([stateOf(1), stateOf(2)].filter((state) => !/^cancel/.test(state ?? ''))).toEqual([]);
  });

  it('cancels a build at once, and its duplicate when that appears', async () => {
    const { host, tidy, create, stateOf } = start({ profile });
    await create();
    host.clock.forSandbox.advance(10_000);
    host.clock.after(20_000, () => void create());
    const duplicatesUntilMs = host.clock.now() + 25_000;
    host.clock.after(15_000, () => expect(stateOf(1)).toMatch(/^cancel/));
    await tidy({
      phase: 'waiting',
      builds: [{ ...web, number: 1, key, duplicatesUntilMs, cancels: true }],
    });
    expect([stateOf(1), stateOf(2)].filter((state) => !/^cancel/.test(state ?? ''))).toEqual([]);
  });

  it('cancels a build that a replica does not know at first', async () => {
    const { host, lines, tidy, stateOf } = start({ profile });
    host.sandbox.world.run(web);
    host.sandbox.faults.add({ kind: 'lag', youngerThanMs: 12_000 });
    await tidy({ phase: 'waiting', builds: [{ ...web, number: 1 }] });
    expect(stateOf(1)).toMatch(/^cancel/);
    expect(lines).toEqual(['Canceled acme/web #1: its step has ended.']);
  });

  it('cancels a build that the service refuses to cancel while it is being created', async () => {
    const { host, lines, tidy, stateOf } = start({ profile });
    host.sandbox.world.run(web);
    host.sandbox.faults.add({ kind: 'status', status: 422, on: 'builds.cancel', times: 3 });
    await tidy({ phase: 'waiting', builds: [{ ...web, number: 1 }] });
    expect(stateOf(1)).toMatch(/^cancel/);
    expect(lines).toEqual(['Canceled acme/web #1: its step has ended.']);
  });

  it('gives up a build that nobody knows for half a minute', async () => {
    const { host, lines, tidy } = start({ profile });
    const startMs = host.clock.monotonic();
    await tidy({ phase: 'waiting', builds: [{ ...web, number: 7 }] });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^warning: acme\/web #7 could not be canceled and may still run\. .*404/);
    expect(host.clock.monotonic() - startMs).toBe(30_000);
  });

  it.each([
    [2, /^cancel/, 'warning: acme/web #2: duplicate build canceled.'],
    [100, /^running/, 'warning: A duplicate of acme/web #1'],
  ])(
    'looks for duplicates of a build that a replica does not know yet (%i times)',
    async (times, state, line) => {
      let unknown = times;
      const carry: HostOptions['carry'] = (sandbox, clock) =>
        createRequestTransport(async (request) => {
          const response = await clock.during(() => sandbox.fetch(request));
          const { pathname } = new URL(request.url);
          if (request.method !== 'GET') return response;
          if (pathname.endsWith('/builds/1') && unknown-- > 0) return Response.json({}, { status: 404 });
          if (!pathname.endsWith('/builds')) return response;
          const builds = (await response.json()) as { readonly number: number }[];
          return Response.json(builds.filter(({ number }) => number !== 1));
        });
      const { host, lines, tidy, create, stateOf } = start({ profile, carry });
      await create();
      await create();
      host.clock.forSandbox.advance(10_000);
      const duplicatesUntilMs = host.clock.now() + 60_000;
      await tidy({ phase: 'waiting', builds: [{ ...web, number: 1, key, duplicatesUntilMs }] });
      expect(stateOf(1)).toBe('running');
      expect(stateOf(2)).toMatch(state);
      expect(lines.at(-1)).toContain(line);
    },
  );

  it('says of a duplicate that has passed that it has, although the list is behind', async () => {
    let isPassed = false;
    const carry: HostOptions['carry'] = (sandbox, clock) =>
      createRequestTransport(async (request) => {
        const response = await clock.during(() => sandbox.fetch(request));
        if (!isPassed || !new URL(request.url).pathname.endsWith('/builds')) return response;
        const builds = (await response.json()) as readonly object[];
        return Response.json(builds.map((build) => ({ ...build, state: 'running', finished_at: null })));
      });
    const seed = seedOf(settled({ name: 'Test', runMs: 60_000 }));
    const { host, lines, tidy, create } = start({ profile, carry, seed });
    await create();
    host.clock.forSandbox.advance(70_000);
    isPassed = true;
    await create();
    host.clock.forSandbox.advance(10_000);
    const duplicatesUntilMs = host.clock.now() + 20_000;
    await tidy({ phase: 'waiting', builds: [{ ...web, number: 2, key, duplicatesUntilMs }] });
    expect(lines.at(-1)).toBe('warning: acme/web #1: duplicate build, which had already finished (passed).');
    expect(lines.join()).not.toContain('may still run.');
  });

  it.each([1, 2])('reports each duplicate if one cannot be canceled: %i', async (number) => {
    const { host, lines, tidy, create } = start({ profile });
    await create();
    await create();
    host.clock.forSandbox.advance(10_000);
    const refused = { kind: 'status', status: 403, body: { message: 'Forbidden' } } as const;
    const on = { method: 'PUT', path: `*/${number}/cancel` };
    host.sandbox.faults.add({ ...refused, on, times: 'always' });
    await tidy({ phase: 'waiting', builds: [{ ...web, number: 1, key }] });
    const canceled = ': its step has ended.';
    const failed = lines.filter((line) => line.startsWith('warning: '));
    const done = lines.filter((line) => line.endsWith(canceled));
    expect([failed.length, done.length]).toEqual([1, 1]);
    expect(failed[0]).toMatch(`warning: acme/web #${number} could not be canceled and may still run.`);
    expect(done[0]).toBe(`Canceled acme/web #${number === 1 ? 2 : 1}${canceled}`);
  });

  describe('after a retry of failed jobs', () => {
    const failing = { name: 'Test', exits: [1], runMs: 600_000 };
    const saved: SavedState = { phase: 'creating', builds: [{ ...web, number: 1, retry: { before: 0 } }] };

    const savedUntil = (createdByMs: number): SavedState => ({
      phase: 'creating',
      builds: [{ ...web, number: 1, retry: { before: 0 }, createdByMs }],
    });

    function startFailed(options: HostOptions = {}) {
      const started = start({ profile, seed: seedOf(settled(failing)), ...options });
      started.host.sandbox.world.run(web);
      started.host.clock.forSandbox.advance(700_000);
      return started;
    }

    it('cancels the build if it runs again, even if the retry comes late', async () => {
      const { host, lines, tidy, stateOf } = startFailed();
      host.clock.after(10_000, () => host.sandbox.world.retryJob({ ...web, number: 1, job: 'Test' }));
      await tidy(saved);
      expect(['canceling', 'canceled']).toContain(stateOf(1));
      expect(lines).toEqual([
        "warning: acme/web #1: runs again. The outcome of this step's retry is unknown, so it may be another person's retry.",
        'Canceled acme/web #1.',
      ]);
    });

    it.each([401, 403, 404])('looks again if the read is refused at first: %i', async (status) => {
      const { host, lines, tidy, stateOf } = startFailed();
      host.sandbox.world.retryJob({ ...web, number: 1, job: 'Test' });
      host.sandbox.faults.add({ kind: 'status', status, on: 'builds.get', times: 3 });
      await tidy(saved);
      expect(stateOf(1)).toMatch(/^cancel/);
      expect(lines.at(-1)).toBe('Canceled acme/web #1.');
    });

    it('says what it found if the retried jobs have finished already', async () => {
      const { host, lines, tidy } = startFailed();
      host.sandbox.world.retryJob({ ...web, number: 1, job: 'Test' });
      host.clock.forSandbox.advance(700_000);
      host.sandbox.requests.clear();
      await tidy(saved);
      expect(lines).toEqual([
        "acme/web #1: jobs were retried, and have finished (passed). Nothing is left to cancel. The outcome of this step's retry is unknown, so it may be another person's retry.",
      ]);
      expect(host.requests()).toHaveLength(1);
    });

    it('leaves a retry alone that others have sent after the step had given up', async () => {
      const { host, lines, tidy, stateOf } = startFailed();
      const createdByMs = host.clock.now() + 5_000;
      host.clock.after(10_000, () => host.sandbox.world.retryJob({ ...web, number: 1, job: 'Test' }));
      await tidy(savedUntil(createdByMs));
      expect(stateOf(1)).toBe('running');
      expect(lines).toEqual([
        "warning: acme/web #1: runs again because of a later retry. It is probably another person's, so it is not canceled.",
      ]);
    });

    it.each([8_000, 15_000])(
      'is one that was sent within ten seconds after the step was killed, and no later: %i ms',
      async (ms) => {
        const { host, tidy, stateOf } = startFailed();
        host.clock.after(ms, () => host.sandbox.world.retryJob({ ...web, number: 1, job: 'Test' }));
        await tidy(savedUntil(host.clock.now() + 90_000));
        expect(/^cancel/.test(stateOf(1) ?? '')).toBe(ms < 10_000);
      },
    );

    /** The service's clock is an hour ahead, and nothing but its builds shows it. */
    const wrongClock: HostOptions = {
      aheadMs: 3_600_000,
      carry: (sandbox, clock) =>
        createRequestTransport(async (request) => {
          const response = await clock.during(() => sandbox.fetch(request));
          response.headers.delete('date');
          return response;
        }),
    };

    it.each<[string, HostOptions]>([
      ['is carried out before that', {}],
      ['seems to be carried out in the future', wrongClock],
    ])('cancels one that %s', async (_, options) => {
      const { host, tidy, stateOf } = startFailed(options);
      const createdByMs = host.clock.now() + 5_000;
      host.clock.after(4_000, () => host.sandbox.world.retryJob({ ...web, number: 1, job: 'Test' }));
      await tidy(savedUntil(createdByMs));
      expect(stateOf(1)).toMatch(/^cancel/);
    });

    it('does not take an earlier retry for its own', async () => {
      const { host, lines, tidy } = startFailed();
      host.sandbox.world.retryJob({ ...web, number: 1, job: 'Test' });
      host.clock.forSandbox.advance(700_000);
      await tidy({ ...saved, builds: [{ ...web, number: 1, retry: { before: 1 } }] });
      expect(lines).toEqual(['No retry of acme/web #1 appeared within one minute.']);
    });

    const answered: SavedState = {
      phase: 'waiting',
      builds: [{ ...web, number: 1, retry: { before: 0, answered: true } }],
    };

    it('cancels a build whose retry the service has confirmed, and shows late', async () => {
      const { host, lines, tidy, stateOf } = startFailed();
      host.clock.after(10_000, () => host.sandbox.world.retryJob({ ...web, number: 1, job: 'Test' }));
      await tidy(answered);
      expect(['canceling', 'canceled']).toContain(stateOf(1));
      expect(lines).toEqual(['Canceled acme/web #1: its step has ended.']);
    });

    it('does not wait for a retry that has ended already', async () => {
      const { host, lines, tidy } = startFailed();
      host.sandbox.world.retryJob({ ...web, number: 1, job: 'Test' });
      host.clock.forSandbox.advance(700_000);
      const startMs = host.clock.monotonic();
      await tidy(answered);
      expect(lines).toEqual(['acme/web #1 had already finished (passed).']);
      expect(host.clock.monotonic()).toBe(startMs);
    });

    it('gives up a confirmed retry that the service does not show for a minute', async () => {
      const { host, lines, tidy } = startFailed();
      const startMs = host.clock.monotonic();
      await tidy(answered);
      expect(lines).toEqual([
        expect.stringMatching(
          /^warning: acme\/web #1: the service does not show the retry of its jobs, .* \(failed\)/,
        ),
      ]);
      expect(host.clock.monotonic() - startMs).toBe(60_000);
    });

    it('says so if the build does not run again', async () => {
      const { lines, tidy, stateOf } = startFailed();
      await tidy(saved);
      expect(stateOf(1)).toBe('failed');
      expect(lines).toEqual(['No retry of acme/web #1 appeared within one minute.']);
    });
  });

  describe('after a rebuild, which has no key,', () => {
    const saved: SavedState = { phase: 'creating', builds: [{ ...web, rebuild: { of: 1, newest: 2 } }] };
    const over = ['canceling', 'canceled'];

    /** Two builds that were there before, the second of them a rebuild of the first that somebody else asked for. */
    async function startRebuilt(rebuilds: number) {
      const started = start({ profile });
      const { sandbox, clock } = started.host;
      sandbox.world.run(web);
      sandbox.world.cancel({ ...web, number: 1 });
      for (let count = 0; count <= rebuilds; count += 1)
        await started.client.builds.rebuild({ ...web, number: 1 });
      sandbox.world.run(web);
      clock.forSandbox.advance(10_000);
      sandbox.requests.clear();
      return started;
    }

    it('cancels the one new build', async () => {
      const { lines, tidy, stateOf } = await startRebuilt(1);
      await tidy(saved);
      expect(over).toContain(stateOf(3));
      expect([stateOf(2), stateOf(4)]).toEqual(['running', 'running']);
      expect(lines).toEqual([
        "warning: acme/web #3: found as a rebuild of acme/web #1. The outcome of this step's request is unknown, so it may be another person's rebuild.",
        'Canceled acme/web #3.',
      ]);
    });

    it.each([401, 403, 404])('looks again if the list is refused at first: %i', async (status) => {
      const { host, lines, tidy, stateOf } = await startRebuilt(1);
      host.sandbox.faults.add({ kind: 'status', status, on: 'builds.listForPipeline', times: 3 });
      await tidy(saved);
      expect(over).toContain(stateOf(3));
      expect(lines.at(-1)).toBe('Canceled acme/web #3.');
    });

    const savedUntil = (createdByMs: number): SavedState => ({
      phase: 'creating',
      builds: [{ ...web, rebuild: { of: 1, newest: 2 }, createdByMs }],
    });

    it('leaves one alone that was created after the step had given up, and then looks no longer', async () => {
      const { host, lines, tidy, stateOf } = await startRebuilt(1);
      const startMs = host.clock.monotonic();
      await tidy(savedUntil(host.clock.now() - 61_000));
      expect(stateOf(3)).toBe('running');
      expect(lines).toEqual([
        "warning: acme/web #3: created later as a rebuild of acme/web #1. It is probably another person's, so it is not canceled.",
      ]);
      expect(host.clock.monotonic()).toBe(startMs);
    });

    it.each([8_000, 15_000])(
      'is one that was created within ten seconds after the step was killed, and no later: %i ms',
      async (ms) => {
        const { host, client, tidy, stateOf } = await startRebuilt(0);
        host.clock.after(ms, () => void client.builds.rebuild({ ...web, number: 1 }));
        await tidy(savedUntil(host.clock.now() + 90_000));
        if (ms < 10_000) expect(over).toContain(stateOf(4));
        else expect(over).not.toContain(stateOf(4));
      },
    );

    it('cancels the one that was created before that, if the list shows it late', async () => {
      const { host, client, tidy, stateOf } = await startRebuilt(0);
      const createdByMs = host.clock.now() + 5_000;
      host.clock.after(4_000, () => void client.builds.rebuild({ ...web, number: 1 }));
      host.clock.after(6_000, () => void client.builds.rebuild({ ...web, number: 1 }));
      await tidy(savedUntil(createdByMs));
      expect(over).toContain(stateOf(4));
      expect(over).not.toContain(stateOf(5));
    });

    it('touches neither of two new builds', async () => {
      const { lines, tidy, stateOf } = await startRebuilt(2);
      await tidy(saved);
      expect([3, 4].map(stateOf)).toEqual(['running', 'running']);
      expect(lines).toEqual([
        'warning: A rebuild of acme/web #1 could not be canceled and may still run. It may be any of these builds: acme/web #4, acme/web #3.',
      ]);
    });

    it('says so if there is no new build', async () => {
      const { lines, tidy, stateOf } = await startRebuilt(0);
      await tidy(saved);
      expect([2, 3].map(stateOf)).toEqual(['running', 'running']);
      expect(lines).toEqual(['No rebuild of acme/web #1 appeared within one minute.']);
    });

    it('sends nothing if the builds before it are unknown', async () => {
      const { host, lines, tidy } = await startRebuilt(1);
      await tidy({ phase: 'creating', builds: [{ ...web, rebuild: { of: 1 } }] });
      expect(host.requests()).toEqual([]);
      expect(lines).toEqual([
        'warning: A rebuild of acme/web #1 could not be canceled and may still run. The earlier builds could not be listed, so the rebuild cannot be identified.',
      ]);
    });
  });

  it('says so if no build was started', async () => {
    const { host, lines, tidy, stateOf } = start({ profile });
    host.sandbox.world.run(web);
    await tidy({ phase: 'creating', builds: [{ ...web, key }] });
    expect(lines).toEqual([
      `No build of acme/web with the meta-data kitestring-key = ${key} appeared within one minute.`,
    ]);
    expect(host.requests()).toHaveLength(8);
    expect(host.clock.monotonic()).toBe(60_000);
    expect(stateOf(1)).toBe('running');
  });

  it('never fails, but warns of what it cannot do, and does the rest', async () => {
    const { host, lines, tidy, stateOf } = start({ profile });
    host.sandbox.world.run(web);
    host.clock.forSandbox.advance(10_000);
    await tidy({
      phase: 'waiting',
      builds: [
        { ...web, number: 9 },
        { ...web, number: 1 },
      ],
    });
    expect(lines.toSorted()).toEqual([
      'Canceled acme/web #1: its step has ended.',
      expect.stringMatching(
        /^warning: acme\/web #9 could not be canceled and may still run\. Could not cancel/,
      ),
    ]);
    expect(['canceling', 'canceled']).toContain(stateOf(1));
  });
});
