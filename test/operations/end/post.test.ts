import { describe, expect, it } from 'vitest';
import { createClient } from '../../../src/client/client.ts';
import type { Obligation } from '../../../src/operations/context/journal.ts';
import type { Fault } from '../../../src/sandbox/seed/faults.ts';
import { seedOf, settled, web } from '../../sandbox/harness.ts';
import { createHost, type HostOptions, runPostStepHere } from '../../support/operation-host.ts';
import { createRequestTransport } from '../../support/request-transport.ts';

const key = '00000000-0000-4000-8000-00000000abcd';
const second = 1_000;
const list = 'builds.listForPipeline';
const over = /^cancel/;
const first: Obligation = { cancel: { ...web, number: 1 } };
const keyed: Obligation = { key, in: web };

/** A host with a pipeline whose builds run for ten minutes, and a way to do what a step has left, which returns the log. */
function start(options: HostOptions = {}) {
  const host = createHost({ seed: seedOf(settled({ name: 'Test', runMs: 600 * second })), ...options });
  const { sandbox, clock } = host;
  const transport = createRequestTransport((request) => clock.during(() => sandbox.fetch(request)));
  const { token } = sandbox.tokens.all;
  const client = createClient({ token, baseUrl: 'http://127.0.0.1:1', clock, transport });
  const tidy = (...pending: readonly Obligation[]) => runPostStepHere({ ...host, saved: [pending] });
  const create = () => client.builds.createWithDetails(web, { commit: 'HEAD', branch: 'main' }, { key });
  const run = () => {
    sandbox.world.run(web);
    clock.forSandbox.advance(10 * second);
  };
  const stateOf = (number: number) => sandbox.world.build({ ...web, number })?.state;
  return { host, client, tidy, create, run, stateOf };
}

describe('the post step', () => {
  it('cancels what still runs, without a look at it before', async () => {
    const { host, tidy, run, stateOf } = start();
    run();
    expect(await tidy(first)).toEqual(['Canceled acme/web #1: its step has ended.']);
    expect(stateOf(1)).toMatch(over);
    expect(host.requests()).toHaveLength(1);
  });

  it('says of a build that has ended that it has, and of one at a block step that it is blocked', async () => {
    const script = settled({ name: 'First', runMs: second }, { block: 'Ship it?' });
    for (const [seed, line] of [
      [seedOf(settled({ runMs: second })), 'acme/web #1 had already finished (passed).'],
      [seedOf(script), 'warning: acme/web #1 is blocked, not canceled. It continues if someone unblocks it.'],
    ] as const) {
      const { tidy, run } = start({ seed });
      run();
      expect(await tidy(first)).toEqual([line]);
    }
  });

  it('looks once for duplicates that are not canceled, even if its timer fires a little early', async () => {
    const { host, create } = start();
    const { build } = await create();
    await create();
    host.sandbox.world.cancel({ ...web, number: 2 });
    const { clock } = host;
    const sleep: typeof clock.sleep = (ms, signal) => clock.sleep(Math.max(0, ms - 1), signal);
    const kept = { ...keyed, keep: build.number, lookAtMs: clock.now() + 30 * second };
    await runPostStepHere({ ...host, clock: { ...clock, sleep }, saved: [[kept]] });
    expect(host.requests().slice(2)).toEqual([expect.stringMatching(/^GET/)]);
  });

  it('never fails, but warns of what it cannot do, and does the rest', async () => {
    const { tidy, run, stateOf } = start();
    run();
    const lines = await tidy({ cancel: { ...web, number: 9 } }, first);
    expect(lines.toSorted()).toEqual([
      'Canceled acme/web #1: its step has ended.',
      'warning: acme/web #9 could not be canceled and may still run. Could not cancel build 9 of acme/web: 404 - No build found',
    ]);
    expect(stateOf(1)).toMatch(over);
  });

  describe('after a creation without an answer', () => {
    const keyedBuild = `build of acme/web with the meta-data kitestring-key = ${key}`;
    const looking = `Looking for a ${keyedBuild}, for up to one minute.`;

    it.each([200, 401, 404])(
      'finds by its key what the step did not learn of, also after a %i',
      async (status) => {
        const { host, tidy, create, run, stateOf } = start();
        await create();
        run();
        if (status !== 200) host.sandbox.faults.add({ kind: 'status', status, on: list, times: 3 });
        expect(await tidy(keyed)).toEqual([
          ...(status === 200 ? [] : [looking]),
          'Canceled acme/web #1: its step has ended.',
        ]);
        expect([stateOf(1), stateOf(2)]).toEqual([expect.stringMatching(over), 'running']);
      },
    );

    // After an outage and a rate limit the client has looked for long enough.
    it.each<[Fault, readonly string[]]>([
      [{ kind: 'status', status: 403 }, [looking]],
      [{ kind: 'status', status: 429 }, []],
      [{ kind: 'reset' }, []],
    ])('names the key of a build that it cannot look for: %j', async (fault, lines) => {
      const { host, tidy, create } = start();
      await create();
      host.sandbox.faults.add({ ...fault, on: list, times: 'always' });
      const line = `warning: A ${keyedBuild} could not be canceled and may still run. Could not list`;
      expect(await tidy(keyed)).toEqual([...lines, expect.stringContaining(line)]);
    });

    it('looks for a minute, and says so if no build was created', async () => {
      const { host, tidy, stateOf } = start();
      host.sandbox.world.run(web);
      expect(await tidy(keyed)).toEqual([looking, `No ${keyedBuild} appeared within one minute.`]);
      expect(host.requests()).toHaveLength(8);
      expect(host.clock.monotonic()).toBe(60 * second);
      expect(stateOf(1)).toBe('running');
    });

    it('cancels each of two as soon as it appears, until the time that the step has named', async () => {
      const { host, tidy, create, stateOf } = start();
      await create();
      host.clock.forSandbox.advance(10 * second);
      host.clock.after(20 * second, () => void create());
      host.clock.after(15 * second, () => expect(stateOf(1)).toMatch(over));
      await tidy({ ...keyed, lookAtMs: host.clock.now() + 25 * second });
      expect(host.requests().filter((line) => line.startsWith('PUT'))).toHaveLength(2);
      expect([stateOf(1), stateOf(2)]).toEqual([expect.stringMatching(over), expect.stringMatching(over)]);
    });
  });

  describe('after a rebuild, which has no key,', () => {
    const lookingForRebuild = 'Looking for a rebuild of acme/web #1, for up to one minute.';

    /** Two builds that were there before, the second of them a rebuild of the first that somebody else asked for. */
    async function startRebuilt(rebuilds: number) {
      const started = start();
      const { sandbox, clock } = started.host;
      sandbox.world.run(web);
      sandbox.world.cancel({ ...web, number: 1 });
      for (let count = 0; count <= rebuilds; count += 1)
        await started.client.builds.rebuild({ ...web, number: 1 });
      sandbox.world.run(web);
      clock.forSandbox.advance(10 * second);
      sandbox.requests.clear();
      return started;
    }

    it('cancels the one new build, even if the list is refused at first', async () => {
      const { host, tidy, stateOf } = await startRebuilt(1);
      host.sandbox.faults.add({ kind: 'status', status: 403, on: list, times: 3 });
      expect(await tidy({ rebuiltFrom: 1, above: 2, in: web })).toEqual([
        lookingForRebuild,
        "warning: acme/web #3: found as a rebuild of acme/web #1 by the token's user. The outcome of this step's request is unknown, so another step may have created it.",
        'Canceled acme/web #3.',
      ]);
      expect([2, 3, 4].map(stateOf)).toEqual(['running', expect.stringMatching(over), 'running']);
    });

    it('names a rebuild of another user, and does not cancel it', async () => {
      const users = {
        ada: { name: 'Ada', email: 'ada@acme.example' },
        bob: { name: 'Bob', email: 'bob@acme.example' },
      };
      const tokens = { bob: { scopes: ['read_builds', 'write_builds'] as const, user: 'bob' } };
      const seed = { ...seedOf(settled({ runMs: 600 * second })), users, tokens };
      const { host, tidy, stateOf } = start({ seed });
      const { sandbox, clock } = host;
      sandbox.world.run(web);
      sandbox.world.cancel({ ...web, number: 1 });
      const transport = createRequestTransport((request) => clock.during(() => sandbox.fetch(request)));
      const token = sandbox.tokens.bob?.token ?? '';
      const client = createClient({ token, baseUrl: 'http://127.0.0.1:1', clock, transport });
      await client.builds.rebuild({ ...web, number: 1 });
      clock.forSandbox.advance(10 * second);
      expect(await tidy({ rebuiltFrom: 1, above: 1, in: web })).toEqual([
        lookingForRebuild,
        `warning: A rebuild of acme/web #1 could not be canceled and may still run. The token's user is not known to have created acme/web #2.`,
      ]);
      expect(stateOf(2)).toBe('running');
    });

    const running = 'could not be canceled and may still run.';
    it.each<[string, number, object, string]>([
      [
        'touches neither of two new builds',
        2,
        { above: 2 },
        `warning: A rebuild of acme/web #1 ${running} It may be any of these builds: acme/web #4, acme/web #3.`,
      ],
      [
        'says so if there is no new build',
        0,
        { above: 2 },
        'No rebuild of acme/web #1 appeared within one minute.',
      ],
      [
        'cancels nothing if the builds before it are unknown',
        1,
        {},
        `warning: A rebuild of acme/web #1 ${running} The earlier builds could not be listed, so the rebuild cannot be identified.`,
      ],
    ])('%s', async (_, rebuilds, above, line) => {
      const { host, tidy } = await startRebuilt(rebuilds);
      const isFound = rebuilds > 0;
      const lines = await tidy({ rebuiltFrom: 1, in: web, ...above });
      expect(lines).toEqual(isFound ? [line] : [lookingForRebuild, line]);
      expect(host.requests().filter((request) => request.startsWith('PUT'))).toEqual([]);
    });
  });
});
