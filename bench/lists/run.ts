import { type ClientOptions, createClient, createUndiciTransport } from '../../src/client/index.ts';
import { createScaledClock, type SandboxClock } from '../../src/sandbox/clock.ts';
import { createSeededRandom } from '../../src/sandbox/identity.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { createRequestTransport } from '../../test/support/request-transport.ts';
import { createVirtualClock } from '../../test/support/virtual-clock.ts';

/*
 * How fast lists of flaky tests are read, and how often the service refuses a request with 429. The exit code is 1 if a
 * goal is missed.
 */

/** Lists of this many pages, read by this many clients at the same time, under a limit for the user. */
interface Load {
  readonly clients: number;
  readonly listsOfClient: number;
  readonly pages: number;
  readonly perMinute: number;
}

/** What came out: the 429s of each client, and how many lists were read to their end, with every item once. */
interface Outcome {
  readonly seconds: number;
  readonly mostInFlight: number;
  readonly refused: readonly number[];
  readonly complete: number;
}

const latencyMs = 150;
const perPage = 100;
const suite = { organization: 'acme', suite: 'unit' };

console.log('| Lists | seconds | most in flight | 429s | of one client | complete | goal | |');
console.log('| --- | --: | --: | --: | --: | --: | --- | --- |');
await print('1 of 50 pages, 200 a minute', 'at most 5 s', overHttp, {
  clients: 1,
  listsOfClient: 1,
  pages: 50,
  perMinute: 200,
  isMet: ({ seconds }) => seconds <= 5,
});
await print('20 of 10 pages in one client, 50 a minute', 'no 429', onVirtualClock, {
  clients: 1,
  listsOfClient: 20,
  pages: 10,
  perMinute: 50,
  isMet: ({ refused }) => Math.max(...refused) === 0,
});
for (const pages of [5, 10, 50]) {
  await print(`20 of ${pages} pages in 20 processes, 50 a minute`, 'at most one 429 each', onVirtualClock, {
    clients: 20,
    listsOfClient: 1,
    pages,
    perMinute: 50,
    isMet: ({ refused }) => Math.max(...refused) <= 1,
  });
}

async function print(
  title: string,
  goal: string,
  run: (load: Load) => Promise<Outcome>,
  { isMet, ...load }: Load & { isMet: (outcome: Outcome) => boolean },
): Promise<void> {
  const outcome = await run(load);
  const { seconds, mostInFlight, refused, complete } = outcome;
  const lists = load.clients * load.listsOfClient;
  const met = complete === lists && isMet(outcome);
  const counts = [mostInFlight, refused.reduce((sum, each) => sum + each), Math.max(...refused)];
  const cells = [title, seconds.toFixed(1), ...counts, `${complete} of ${lists}`, goal];
  console.log(`| ${cells.join(' | ')} | ${met ? 'goal met' : '**goal missed**'} |`);
  if (!met) process.exitCode = 1;
}

/** From a server on this machine, in real time. */
async function overHttp(load: Load): Promise<Outcome> {
  const service = createService(load, createScaledClock({ speed: 1 }));
  const { url, close } = await serveSandbox(service.sandbox);
  const startedMs = performance.now();
  const read = await readAll(load, { baseUrl: url, transport: createUndiciTransport() });
  await close();
  return { seconds: (performance.now() - startedMs) / 1000, ...service.tally, ...read };
}

/** The same without a network: minutes of waiting pass at once. */
async function onVirtualClock(load: Load): Promise<Outcome> {
  const clock = createVirtualClock();
  const { sandbox, tally } = createService(load, clock.forSandbox);
  const transport = createRequestTransport((request) => clock.during(() => sandbox.fetch(request)));
  const startedMs = clock.monotonic();
  const read = await readAll(load, { baseUrl: 'http://127.0.0.1', transport, clock });
  return { seconds: (clock.monotonic() - startedMs) / 1000, ...tally, ...read };
}

/** Each client stands for a process: it shares only the window with the others. */
async function readAll({ clients, listsOfClient, pages }: Load, options: Omit<ClientOptions, 'token'>) {
  const counts = Array.from({ length: clients }, () => ({ refused: 0 }));
  const lists = counts.flatMap((count, seed) => {
    const onEvent: ClientOptions['onEvent'] = ({ kind }) => {
      if (kind === 'refused') count.refused += 1;
    };
    const random = createSeededRandom(seed);
    const client = createClient({ ...options, token: 'bkua_sandbox_all', random, onEvent });
    return Array.from({ length: listsOfClient }, () => client.flakyTests.list(suite, { perPage }).toArray());
  });
  const ended = await Promise.allSettled(lists);
  await options.transport?.close();
  const isComplete = (each: (typeof ended)[number]) =>
    each.status === 'fulfilled' && new Set(each.value.map(({ id }) => id)).size === pages * perPage;
  return { refused: counts.map((count) => count.refused), complete: ended.filter(isComplete).length };
}

/** A sandbox with one list, which answers late, and how many of its requests are open at the same time at most. */
function createService({ pages, perMinute }: Load, clock: SandboxClock) {
  const flakyTests = Array.from({ length: pages * perPage }, (_, index) => ({ name: `test ${index}` }));
  const sandbox = createSandbox({
    clock,
    seed: { organizations: [{ slug: 'acme', suites: [{ name: 'unit', flakyTests }] }] },
    rateLimits: { user: perMinute },
  });
  sandbox.faults.add({ kind: 'delay', ms: latencyMs, times: 'always' });
  const tally = { mostInFlight: 0 };
  let inFlight = 0;
  const fetch: Sandbox['fetch'] = async (request) => {
    inFlight += 1;
    tally.mostInFlight = Math.max(tally.mostInFlight, inFlight);
    return sandbox.fetch(request).finally(() => {
      inFlight -= 1;
    });
  };
  return { sandbox: { ...sandbox, fetch }, tally };
}
