import { describe, expect, it } from 'vitest';
import { createClient } from '../../../src/client/client.ts';
import type { Obligation } from '../../../src/operations/context/journal.ts';
import { cleanUp } from '../../../src/operations/end/post.ts';
import { seedOf, settled } from '../../sandbox/harness.ts';
import { createHost, type HostOptions } from '../../support/operation-host.ts';
import { createRequestTransport } from '../../support/request-transport.ts';

const web = { organization: 'acme', pipeline: 'web' } as const;
const key = '00000000-0000-4000-8000-00000000abcd';
const second = 1_000;
const list = 'builds.listForPipeline';
const over = /^cancel/;
const first: Obligation = { cancel: { ...web, number: 1 } };
const keyed: Obligation = { key, in: web };

/** A host with a pipeline whose builds run for ten minutes, and a way to do what a step has left. */
function start(options: HostOptions = {}) {
  const host = createHost({ seed: seedOf(settled({ name: 'Test', runMs: 600 * second })), ...options });
  const lines: string[] = [];
  const connect = () =>
    createClient({
      token: host.sandbox.tokens.all.token,
      baseUrl: 'http://127.0.0.1:1',
      clock: host.clock,
      random: () => 0.5,
      transport: createRequestTransport((request) => host.clock.during(() => host.sandbox.fetch(request))),
    });
  // The post step is another process than the step.
  const [creator, client] = [connect(), connect()];
  const tidy = (...owed: readonly Obligation[]) =>
    cleanUp(owed, {
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
  const run = () => {
    host.sandbox.world.run(web);
    host.clock.forSandbox.advance(10 * second);
  };
  const stateOf = (number: number) => host.sandbox.world.build({ ...web, number })?.state;
  return { host, client, lines, tidy, create, run, stateOf };
}

describe('the post step', () => {
  it('cancels what still runs, without a look at it before', async () => {
    const { host, lines, tidy, run, stateOf } = start();
    run();
    await tidy(first);
    expect(stateOf(1)).toMatch(over);
    expect(lines).toEqual(['Canceled acme/web #1: its step has ended.']);
    expect(host.requests()).toHaveLength(1);
  });

  it('says of a build that has ended that it has, and of one at a block step that it is blocked', async () => {
    const script = settled({ name: 'First', runMs: second }, { block: 'Ship it?' });
    for (const [seed, line] of [
      [seedOf(settled({ runMs: second })), 'acme/web #1 had already finished (passed).'],
      [seedOf(script), 'warning: acme/web #1 is blocked, not canceled. It continues if someone unblocks it.'],
    ] as const) {
      const { lines, tidy, run } = start({ seed });
      run();
      await tidy(first);
      expect(lines).toEqual([line]);
    }
  });

  it('never fails, but warns of what it cannot do, and does the rest', async () => {
    const { lines, tidy, run, stateOf } = start();
    run();
    await tidy({ cancel: { ...web, number: 9 } }, first);
    expect(lines.toSorted()).toEqual([
      'Canceled acme/web #1: its step has ended.',
      expect.stringMatching(
        /^warning: acme\/web #9 could not be canceled and may still run\. Could not cancel/,
      ),
    ]);
    expect(stateOf(1)).toMatch(over);
  });

  describe('after a creation without an answer', () => {
    it('finds by its key the build that the step did not learn of, and nothing else', async () => {
      const { tidy, create, run, stateOf } = start();
      await create();
      run();
      await tidy(keyed);
      expect(stateOf(1)).toMatch(over);
      expect(stateOf(2)).toBe('running');
    });

    it.each([401, 404])('looks again if the list is refused for some seconds: %i', async (status) => {
      const { host, lines, tidy, create } = start();
      await create();
      host.sandbox.faults.add({ kind: 'status', status, on: list, times: 3 });
      await tidy(keyed);
      expect(lines).toEqual(['Canceled acme/web #1: its step has ended.']);
    });

    it('names the key of a build that it cannot look for', async () => {
      const { host, lines, tidy, create } = start();
      await create();
      host.sandbox.faults.add({ kind: 'status', status: 403, on: list, times: 'always' });
      await tidy(keyed);
      expect(lines).toEqual([
        expect.stringContaining(
          `warning: A build of acme/web with the meta-data kitestring-key = ${key} could not be canceled and may still run. Could not list`,
        ),
      ]);
    });

    it('looks for a minute, and says so if no build was created', async () => {
      const { host, lines, tidy, stateOf } = start();
      host.sandbox.world.run(web);
      await tidy(keyed);
      expect(lines).toEqual([
        `No build of acme/web with the meta-data kitestring-key = ${key} appeared within one minute.`,
      ]);
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
      expect([stateOf(1), stateOf(2)]).toEqual([expect.stringMatching(over), expect.stringMatching(over)]);
    });

    it('keeps the build that the step has named, and cancels the others by one list', async () => {
      const { host, lines, tidy, create, stateOf } = start();
      await create();
      host.clock.after(20 * second, () => void create());
      host.sandbox.requests.clear();
      await tidy({ ...keyed, keep: 1, lookAtMs: host.clock.now() + 30 * second });
      expect(stateOf(1)).toBe('running');
      expect(stateOf(2)).toMatch(over);
      expect(lines).toEqual([
        'The response to the creation of acme/web #1 was lost. Looking for duplicates.',
        'warning: acme/web #2: duplicate of #1.',
        'Canceled acme/web #2.',
      ]);
      expect(host.requests().filter((line) => line.startsWith('GET'))).toHaveLength(1);
    });
  });

  describe('after a rebuild, which has no key,', () => {
    const rebuilt: Obligation = { rebuiltFrom: 1, above: 2, in: web };

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
      const { host, lines, tidy, stateOf } = await startRebuilt(1);
      host.sandbox.faults.add({ kind: 'status', status: 403, on: list, times: 3 });
      await tidy(rebuilt);
      expect(stateOf(3)).toMatch(over);
      expect([stateOf(2), stateOf(4)]).toEqual(['running', 'running']);
      expect(lines).toEqual([
        "warning: acme/web #3: found as a rebuild of acme/web #1. The outcome of this step's request is unknown, so it may be another person's rebuild.",
        'Canceled acme/web #3.',
      ]);
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
      const { host, lines, tidy } = await startRebuilt(rebuilds);
      await tidy({ rebuiltFrom: 1, in: web, ...above });
      expect(lines).toEqual([line]);
      expect(host.requests().filter((request) => request.startsWith('PUT'))).toEqual([]);
    });
  });
});
