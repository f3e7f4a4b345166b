import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFolder } from '../../src/action/output/folder.ts';
import { type Transport, TransportError } from '../../src/client/index.ts';
import { operations } from '../../src/operations/operations.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import type { Fault } from '../../src/sandbox/seed/faults.ts';
import { createHost, type Inputs } from '../support/operation-host.ts';
import { createRequestTransport } from '../support/request-transport.ts';
import type { VirtualClock } from '../support/virtual-clock.ts';
import { putTimersOn } from '../support/virtual-timers.ts';
import { down, page, resets, seed, stall, status, web } from './table.ts';

/** Every kind of outage, as the result of each request (other statuses are as 502); `refused`: there is no connection. */
const outages = {
  refused: null,
  'reset before the headers': resets,
  'cut after the headers': status(200, { 'content-type': 'application/json' }, '{"id":'),
  502: down(502),
  'a page of a proxy': status(502, { 'content-type': 'text/html' }, page),
  hang: stall,
  'carried out, then reset': { kind: 'unanswered', failure: resets },
} as const satisfies Record<string, Fault | null>;
type OutageName = keyof typeof outages;
const outageNames = Object.keys(outages) as OutageName[];

/** What comes out: success, or an error that says that the outcome is unknown. */
type Ending = 'success' | 'unknown';

interface Expected {
  /** Success unless given. */
  readonly comes?: (outage: OutageName) => Ending;
  /** How many builds there are in the end, besides the three of the past. */
  readonly builds?: number;
}

const second = 1_000;
const minute = 60 * second;

/** A creation that was answered with success is never sent again, even if its response cannot be read. */
const unlessAccepted = (outage: OutageName): Ending =>
  outage === 'cut after the headers' ? 'unknown' : 'success';

/** A write that is never sent twice is unknown unless it was surely not sent, or is found. */
const unlessFound = (outage: OutageName): Ending =>
  outage === 'refused' || outage === 'carried out, then reset' ? 'success' : 'unknown';

const build = { pipeline: 'acme/web', build: '3' };
const failed = { pipeline: 'acme/api', build: '1' };
const blocked = { pipeline: 'acme/gated', build: '1', wait: 'false' };
const create = { pipeline: 'acme/web', commit: 'HEAD', branch: 'main' };
const branch = { pipeline: 'acme/web', branch: 'main' };
const acme = { organization: 'acme' };
const suite = { ...acme, suite: 'unit' };
const made = { ...acme, name: 'New', 'default-branch': 'main' };
const polled = { 'poll-interval': '30s', 'wait-timeout': '2h' };
const once = { comes: unlessFound };

/**
 * Steps, by their operation. An outage begins at the first request, or at the first write; it is short, or lasts twelve minutes
 * of a wait.
 */
type Scene = [name: string, inputs: Inputs, expected?: Expected];
const scenes: Scene[] = [
  ['trigger-build', { ...create, wait: 'false' }, { comes: unlessAccepted, builds: 1 }],
  ['trigger-build that waits', { ...create, ...polled }, { comes: unlessAccepted, builds: 1 }],
  ['wait-for-build that waits', { ...build, ...polled }],
  ['get-build', build],
  ['explain-build', build],
  ['cancel-build', build],
  ['cancel-build that waits', { ...build, ...polled, wait: 'true' }],
  ['cancel-builds', branch],
  ['cancel-builds from the write', branch],
  ['rebuild-build', { ...build, wait: 'false' }, { builds: 1 }],
  ['rebuild-build from the write', { ...build, wait: 'false' }, { ...once, builds: 1 }],
  ['retry-failed-jobs', { ...failed, wait: 'false' }],
  ['retry-failed-jobs from the write', { ...failed, wait: 'false' }, once],
  ['unblock-build', blocked],
  ['unblock-build from the write', blocked],
  ['download-artifacts', failed],
  ['list-builds', { pipeline: 'acme/web' }],
  ['list-flaky-tests', suite],
  ['list-suites', acme],
  ['get-suite', suite],
  ['create-suite', made],
  ['create-suite from the write', made, once],
  ['update-suite', { ...suite, 'default-branch': 'dev' }],
  ['update-suite from the write', { ...suite, 'default-branch': 'dev' }],
  ['delete-suite', suite],
  ['delete-suite from the write', suite],
];
const operationOf = (name: string) => name.replace(/ .*/, '');
const lastsMs = (name: string) => (name.endsWith('that waits') ? 12 * minute : 40 * second);

/** One request of a step: when it began and ended, and whether it failed because of the outage. */
interface Exchange {
  readonly name: string;
  readonly startMs: number;
  endMs: number;
  readonly failed: boolean;
}

/** The pauses within each series of failures of the same request. A read that follows a cancel at once belongs to it. */
function pausesOf(exchanges: readonly Exchange[]): number[][] {
  const series: number[][] = [];
  let before: Exchange | undefined;
  for (const exchange of exchanges) {
    const { name, startMs, endMs } = exchange;
    const isSame = before?.failed === true && before.name === name;
    const isRead = before?.name.endsWith('/cancel') === true && !isSame && startMs === before.endMs;
    if (isSame) series.at(-1)?.push(startMs - (before?.endMs ?? 0));
    else if (!isRead) series.push([]);
    before = isRead && before ? { ...before, endMs } : exchange;
  }
  return series.filter((pauses) => pauses.length > 0);
}

/** Runs a step on a service that is out from its first request, or its first write, on. */
async function runThrough(name: string, inputs: Inputs, outage: OutageName) {
  const exchanges: Exchange[] = [];
  const fault = outages[outage];
  let overMs: number | undefined;
  const carry = ({ faults, fetch }: Sandbox, clock: VirtualClock): Transport =>
    createRequestTransport(async (request) => {
      const startMs = clock.monotonic();
      if (overMs === undefined && (!name.endsWith('from the write') || request.method !== 'GET')) {
        overMs = startMs + lastsMs(name);
        if (fault) faults.add({ ...fault, times: 'always' });
      }
      const failed = overMs !== undefined && startMs < overMs;
      if (overMs !== undefined && !failed) faults.clear();
      const exchange = { name: `${request.method} ${request.url}`, startMs, endMs: startMs, failed };
      exchanges.push(exchange);
      try {
        if (failed && !fault) throw new TransportError({ code: 'ECONNREFUSED', sent: 'not-sent' });
        return await (failed ? fetch(request) : clock.during(() => fetch(request)));
      } finally {
        exchange.endMs = clock.monotonic();
      }
    });
  await using folder = await mkdtempDisposable(join(tmpdir(), 'kitestring-outage-'));
  const host = createHost({
    seed,
    // What has never connected is a mistake, and not borne.
    isProven: outage === 'refused',
    async openFolder(path) {
      const opened = await openFolder(path, { GITHUB_WORKSPACE: folder.path });
      // The clock must not move on while the disk is slow.
      return { ...opened, write: (parts, pieces) => host.clock.during(() => opened.write(parts, pieces)) };
    },
    carry,
  });
  using _timers = putTimersOn(host.clock);
  const ending = await host.run({ operation: operationOf(name), ...inputs }).then(
    ({ outcome }): Ending | string => (outcome.success ? 'success' : outcome.sentence),
    ({ name, message }: Error) => (name === 'OutcomeUnknownError' ? 'unknown' : message),
  );
  return { ending, exchanges, builds: host.sandbox.world.builds(web).length - 3 };
}

/** A command in a comment runs one of the others, and a check of the setup reports an outage. */
const others = ['run-command', 'check-setup'];

test('every operation is here', () => {
  expect(new Set([...scenes.map(([name]) => operationOf(name)), ...others])).toEqual(
    new Set(operations.map(({ name }) => name)),
  );
});

describe.each<Scene>(scenes)('%s survives an outage:', (name, inputs, expected = {}) => {
  const { comes = () => 'success' as const } = expected;
  test.each(outageNames.map((outage) => [outage, comes(outage)] as const))('%s: %s', async (outage, end) => {
    const { ending, exchanges, builds } = await runThrough(name, inputs, outage);
    expect(ending).toBe(end);
    if (expected.builds !== undefined) expect(builds).toBe(end === 'success' ? expected.builds : 0);
    const failures = exchanges.filter(({ failed }) => failed).length;
    expect(failures).toBeGreaterThan(0);
    expect(failures).toBeLessThanOrEqual(12 + lastsMs(name) / (15 * second));
    for (const pauses of pausesOf(exchanges))
      expect(pauses).toEqual(pauses.map((_pause, index) => 0.75 * Math.min(20 * second, 500 * 2 ** index)));
    const writes = exchanges.filter(({ name }) => /^POST|^PUT .*(?:rebuild|retry_failed_jobs)$/.test(name));
    if (outage !== 'refused')
      expect(writes.length).toBeLessThanOrEqual(operationOf(name) === 'trigger-build' ? 2 : 1);
  });
});
