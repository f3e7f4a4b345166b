import { describe, expect, it } from 'vitest';
import { createClient, createFetchTransport } from '../../src/client/index.ts';
import type { SavedState } from '../../src/operations/journal.ts';
import { tidyUp } from '../../src/operations/tidy-up.ts';
import { profileNames } from '../../src/sandbox/profile.ts';
import { seedOf, settled } from '../sandbox/harness.ts';
import { createHost, type HostOptions } from '../support/operation-host.ts';

const web = { organization: 'acme', pipeline: 'web' } as const;
const key = '00000000-0000-4000-8000-00000000abcd';

/** A host with a build that runs and carries our key, and a way to tidy up after the step that started it. */
function start(options: HostOptions = {}) {
  const host = createHost({ seed: seedOf(settled({ name: 'Test', runMs: 600_000 })), ...options });
  const lines: string[] = [];
  const client = createClient({
    token: host.sandbox.tokens.all.token,
    baseUrl: 'http://127.0.0.1:1',
    clock: host.clock,
    random: () => 0.5,
    transport: createFetchTransport((request) => host.clock.during(() => host.sandbox.fetch(request))),
  });
  const tidy = (saved: SavedState) =>
    tidyUp(saved, {
      client,
      clock: host.clock,
      signal: new AbortController().signal,
      log: {
        info: (line) => lines.push(line),
        warning: (line) => lines.push(`warning: ${line}`),
        debug: () => {},
      },
    });
  const create = () => client.builds.createTraced(web, { commit: 'HEAD', branch: 'main' }, { key });
  const stateOf = (number: number) => host.sandbox.world.build({ ...web, number })?.state;
  return { host, lines, tidy, create, stateOf };
}

describe.each(profileNames)('tidying up after a step (%s)', (profile) => {
  it('is quiet where the step has done so itself', async () => {
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
    expect(lines).toEqual(['acme/web #1 was canceled, since the step that started it ended before it did.']);
  });

  it('leaves alone what has ended', async () => {
    const { host, lines, tidy } = start({ profile, seed: seedOf(settled({ runMs: 1_000 })) });
    host.sandbox.world.run(web);
    host.clock.forSandbox.advance(60_000);
    await tidy({ phase: 'waiting', builds: [{ ...web, number: 1 }] });
    expect(lines).toEqual(['acme/web #1 is passed: there is nothing to cancel.']);
    expect(host.requests().some((line) => line.startsWith('PUT'))).toBe(false);
  });

  it('tries to cancel what waits at a block step, and says so where that is refused', async () => {
    const script = settled({ name: 'First', runMs: 1_000 }, { block: 'Ship it?' }, { runMs: 600_000 });
    const { host, lines, tidy } = start({ profile, seed: seedOf(script) });
    host.sandbox.world.run(web);
    host.clock.forSandbox.advance(60_000);
    await tidy({ phase: 'waiting', builds: [{ ...web, number: 1 }] });
    expect(host.requests().filter((line) => line.startsWith('PUT'))).toHaveLength(1);
    expect(lines).toEqual([
      'warning: acme/web #1 waits at a block step, where the service refuses to cancel it; it goes on if somebody unblocks it.',
    ]);
  });

  it('finds by its key what the step never heard of, and nothing else', async () => {
    const { host, tidy, create, stateOf } = start({ profile });
    await create();
    host.sandbox.world.run(web);
    host.clock.forSandbox.advance(10_000);
    await tidy({ phase: 'creating', builds: [{ ...web, key }] });
    expect(['canceling', 'canceled']).toContain(stateOf(1));
    expect(stateOf(2)).toBe('running');
  });

  it('finds the twins of a build whose creation was in doubt', async () => {
    const { host, tidy, create, stateOf } = start({ profile });
    await create();
    await create();
    host.clock.forSandbox.advance(10_000);
    await tidy({ phase: 'waiting', builds: [{ ...web, number: 1, key }] });
    expect([stateOf(1), stateOf(2)].filter((state) => !/^cancel/.test(state ?? ''))).toEqual([]);
  });

  it('says so where no build was started', async () => {
    const { host, lines, tidy, stateOf } = start({ profile });
    host.sandbox.world.run(web);
    await tidy({ phase: 'creating', builds: [{ ...web, key }] });
    expect(lines).toEqual(['A build of acme/web: no build was started.']);
    expect(host.requests()).toHaveLength(6);
    expect(stateOf(1)).toBe('running');
  });

  it('never fails: what it cannot do is a warning, and the rest is done', async () => {
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
    expect(lines[0]).toMatch(
      /^warning: acme\/web #9 could not be canceled, and may still run\. Could not get/,
    );
    expect(['canceling', 'canceled']).toContain(stateOf(1));
  });
});
