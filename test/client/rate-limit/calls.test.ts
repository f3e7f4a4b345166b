import '../../support/client-modules.ts';
import { expect, test } from 'vitest';
import { type ClientOptions, createClient } from '../../../src/client/index.ts';
import { createSeededRandom } from '../../../src/sandbox/identity.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import type { RateLimits, Seed } from '../../../src/sandbox/seed/seed.ts';
import { createRequestTransport } from '../../support/request-transport.ts';
import { createVirtualClock } from '../../support/virtual-clock.ts';

/** A sandbox that takes 150 ms for a request, and what makes clients of it; each stands for a process. */
function open(rateLimits: RateLimits, seed?: Seed) {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock: clock.forSandbox, rateLimits, seed });
  sandbox.faults.add({ kind: 'delay', ms: 150, times: 'always' });
  const transport = createRequestTransport((request) => clock.during(() => sandbox.fetch(request)));
  const { token } = sandbox.tokens.all;
  const connect = (options: Partial<ClientOptions> = {}) =>
    createClient({ token, baseUrl: 'http://127.0.0.1:1', clock, transport, ...options });
  return { clock, connect };
}

test('thirty reads at the same time wait for no pace while the window is mostly unused', async () => {
  const { clock, connect } = open({ organization: 600, user: 600 });
  const client = connect();
  const address = { organization: 'acme', pipeline: 'web', number: 1 };
  const builds = await Promise.all(Array.from({ length: 30 }, () => client.builds.get(address)));
  expect(builds).toHaveLength(30);
  expect(clock.monotonic()).toBeLessThan(2_000);
});

/** Reads lists of as many pages at the same moment: how long that takes, and how often each process is refused. */
async function readLists(load: { processes: number; lists: number; pages: number; perMinute: number }) {
  const length = load.pages * 100;
  const flakyTests = Array.from({ length }, (_, index) => ({ name: `test ${index}` }));
  const seed = { organizations: [{ slug: 'acme', suites: [{ name: 'unit', flakyTests }] }] };
  const { clock, connect } = open({ user: load.perMinute }, seed);
  const refused = Array.from({ length: load.processes }, () => 0);
  const lists = refused.flatMap((_, process) => {
    const onEvent: ClientOptions['onEvent'] = ({ kind }) => {
      if (kind === 'refused') refused[process] = (refused[process] ?? 0) + 1;
    };
    const client = connect({ random: createSeededRandom(process), onEvent });
    const list = () => client.flakyTests.list({ organization: 'acme', suite: 'unit' }).toArray();
    return Array.from({ length: load.lists }, list);
  });
  const sizes = (await Promise.all(lists)).map((items) => new Set(items.map(({ id }) => id)).size);
  expect(new Set(sizes)).toEqual(new Set([length]));
  return { seconds: clock.monotonic() / 1_000, refused };
}

test('a list of fifty pages keeps no pace while the window is mostly unused', async () => {
  const { seconds, refused } = await readLists({ processes: 1, lists: 1, pages: 50, perMinute: 200 });
  expect(refused).toEqual([0]);
  // 60 s at a pace of 40 a minute.
  expect(seconds).toBeLessThan(5);
});

test('twenty lists of one process are refused no request', async () => {
  const { refused } = await readLists({ processes: 1, lists: 20, pages: 10, perMinute: 50 });
  expect(refused).toEqual([0]);
});

// Unless a page waits when those that ask at the same time would use the window up, one process gets up to 13 refusals.
test('of twenty processes that read ten pages each, none is refused twice', async () => {
  const { refused } = await readLists({ processes: 20, lists: 1, pages: 10, perMinute: 50 });
  expect(Math.max(...refused)).toBeLessThanOrEqual(1);
});
