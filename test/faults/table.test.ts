import { describe, expect, it } from 'vitest';
import { type Client, createClient, createFetchTransport, unpaced } from '../../src/client/index.ts';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import type { Seed } from '../../src/sandbox/seed/seed.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

/*
 * What must come out when something goes wrong: a row for each scenario and operation. Connections that break below HTTP
 * are in test/client (raw TCP and TLS servers), signals and kills in test/process.
 */

const seed: Seed = {
  organizations: [
    {
      slug: 'acme',
      pipelines: [
        {
          slug: 'web',
          script: { upload: false, steps: [{ name: 'Test', waitMs: 0, runMs: 3_600_000 }] },
          history: [{ ageMs: 60_000 }, { ageMs: 30_000, canceledAfterMs: 1_000 }],
        },
      ],
      suites: [{ name: 'RSpec' }],
    },
  ],
};

const web = { organization: 'acme', pipeline: 'web' };
const first = { ...web, number: 1 };
const second = { ...web, number: 2 };
const suite = { organization: 'acme', suite: 'rspec' };
const body = { commit: 'a'.repeat(40), branch: 'main' };

const calls = {
  'read a build': (client: Client) => client.builds.get(first),
  'list builds': (client: Client) => client.builds.listForPipeline(web).gather({ limit: 500 }),
  'create a build': (client: Client) => client.builds.create(web, body),
  'cancel a build': (client: Client) => client.builds.cancel(first),
  'cancel a canceled build': (client: Client) => client.builds.cancel(second),
  'rebuild a build': (client: Client) => client.builds.rebuild(first),
  'create a suite': (client: Client) =>
    client.suites.create({ organization: 'acme' }, { name: 'Jest', default_branch: 'main' }),
  'update a suite': (client: Client) => client.suites.update(suite, { default_branch: 'trunk' }),
  'delete a suite': (client: Client) => client.suites.delete(suite),
} as const;

type Call = keyof typeof calls;

/** What comes out of a call: `ok`, or the class of the error and a piece of what it says. */
interface Expected {
  readonly out: 'ok' | readonly [error: string, says: string];
  /** Requests that change something, as the sandbox carried or refused them. */
  readonly writes?: number;
  readonly reads?: number;
  /** Builds or suites that are there at the end and were not before. */
  readonly made?: number;
  /** Seconds that pass at least. */
  readonly waits?: number;
}

interface Row extends Expected {
  readonly call: Call;
  readonly faults: readonly Fault[];
}

const always = 'always' as const;
const reset = { kind: 'reset' } as const;
const status = (code: number, times: number | 'always' = 1): Fault => ({
  kind: 'status',
  status: code,
  body: { message: 'Out of order' },
  times,
});
const window = (family: '' | 'User-', seconds: number) => ({
  [`RateLimit-${family}Limit`]: '50',
  [`RateLimit-${family}Remaining`]: '0',
  [`RateLimit-${family}Reset`]: String(seconds),
});
const throttled = (headers: Record<string, string>, more: object = {}): Fault => ({
  kind: 'status',
  status: 429,
  headers,
  body: { message: 'Slow down', ...more },
});
const onWrites = { method: 'P*' } as const;

const groups: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  connection: {
    'reset once while reading': { call: 'read a build', faults: [reset], out: 'ok', reads: 2 },
    'reset always while reading': {
      call: 'read a build',
      faults: [{ ...reset, times: always }],
      out: ['ConnectionError', 'Could not get build 1 of acme/web'],
      reads: 4,
    },
    'reset before a creation is carried out': {
      call: 'create a build',
      faults: [{ ...reset, on: 'builds.create' }],
      out: 'ok',
      writes: 2,
      made: 1,
    },
    'reset after a creation was carried out': {
      call: 'create a build',
      faults: [{ kind: 'unanswered', on: 'builds.create' }],
      out: 'ok',
      writes: 1,
      made: 1,
    },
    'reset after a rebuild was carried out': {
      call: 'rebuild a build',
      faults: [{ kind: 'unanswered', on: 'builds.rebuild' }],
      out: 'ok',
      writes: 1,
      made: 1,
    },
    'reset before a rebuild is carried out': {
      call: 'rebuild a build',
      faults: [{ ...reset, on: 'builds.rebuild' }],
      out: ['OutcomeUnknownError', 'Could not rebuild build 1 of acme/web'],
      writes: 1,
      made: 0,
    },
    'reset after a cancel was carried out': {
      call: 'cancel a build',
      faults: [{ kind: 'unanswered', on: 'builds.cancel' }],
      out: 'ok',
      writes: 1,
    },
    'reset before a cancel is carried out': {
      call: 'cancel a build',
      faults: [{ ...reset, on: 'builds.cancel' }],
      out: 'ok',
      writes: 2,
    },
    'reset after a suite was created': {
      call: 'create a suite',
      faults: [{ kind: 'unanswered', on: 'suites.create' }],
      out: 'ok',
      writes: 1,
      made: 1,
    },
    'reset after a suite was updated': {
      call: 'update a suite',
      faults: [{ kind: 'unanswered', on: 'suites.update' }],
      out: 'ok',
    },
    'reset after a suite was deleted': {
      call: 'delete a suite',
      faults: [{ kind: 'unanswered', on: 'suites.delete' }],
      out: 'ok',
      writes: 1,
      made: -1,
    },
  },
  'answers that cannot be used': {
    'half a build once': { call: 'read a build', faults: [{ kind: 'cut' }], out: 'ok', reads: 2 },
    'nothing, always': {
      call: 'read a build',
      faults: [{ kind: 'garble', body: '', times: always }],
      out: ['ResponseError', 'Could not get build 1'],
      reads: 4,
    },
    'a page of HTML, always': {
      call: 'read a build',
      faults: [{ kind: 'garble', body: '<html></html>', contentType: 'text/html', times: always }],
      out: ['ResponseError', 'not JSON'],
      reads: 4,
    },
    'a build without a number': {
      call: 'read a build',
      faults: [{ kind: 'garble', body: '{"id":"x","state":"passed"}', times: always }],
      out: ['ResponseError', 'number'],
    },
    'a number that no one can hold': {
      call: 'read a build',
      faults: [
        { kind: 'garble', body: '{"id":"x","state":"passed","number":9007199254740993}', times: always },
      ],
      out: ['ResponseError', 'number'],
    },
    'half of what was created': {
      call: 'create a build',
      faults: [{ kind: 'cut', on: 'builds.create' }],
      out: 'ok',
      writes: 1,
      made: 1,
    },
    'nothing for what was created': {
      call: 'create a build',
      faults: [{ kind: 'garble', body: '', on: 'builds.create' }],
      out: 'ok',
      writes: 1,
      made: 1,
    },
    'a redirect to another host': {
      call: 'read a build',
      faults: [{ kind: 'status', status: 302, headers: { location: 'https://elsewhere.example/v2' } }],
      out: ['ApiError', 'elsewhere.example'],
      reads: 1,
    },
  },
  'definite refusals': Object.fromEntries(
    [400, 401, 403, 404, 405, 409, 410, 415, 422, 451].flatMap((code) => [
      [
        `${code} while reading`,
        {
          call: 'read a build',
          faults: [status(code)],
          out: ['ApiError', `${code} - Out of order`],
          reads: 1,
        },
      ],
      [
        `${code} while creating`,
        {
          call: 'create a build',
          faults: [{ ...status(code), on: 'builds.create' }],
          out: ['ApiError', `${code} - Out of order`],
          writes: 1,
          made: 0,
        },
      ],
    ]),
  ) as Record<string, Row>,
  'failures that pass': Object.fromEntries(
    [408, 500, 502, 503, 504, 520, 527].flatMap((code) => [
      [
        `${code} twice while reading`,
        { call: 'read a build', faults: [status(code, 2)], out: 'ok', reads: 3 },
      ],
      [
        `${code} always while reading`,
        { call: 'read a build', faults: [status(code, always)], out: ['ApiError', `${code}`], reads: 4 },
      ],
      [
        `${code} instead of the answer to a creation`,
        {
          call: 'create a build',
          faults: [{ kind: 'unanswered', on: 'builds.create', failure: status(code) }],
          out: 'ok',
          writes: 1,
          made: 1,
        },
      ],
    ]),
  ) as Record<string, Row>,
  throttling: {
    "the organization's window": {
      call: 'read a build',
      faults: [throttled(window('', 30))],
      out: 'ok',
      reads: 2,
      waits: 30,
    },
    "the user's window": {
      call: 'read a build',
      faults: [throttled(window('User-', 45))],
      out: 'ok',
      reads: 2,
      waits: 45,
    },
    'both windows, the longer counts': {
      call: 'read a build',
      faults: [throttled({ ...window('', 12), ...window('User-', 50) })],
      out: 'ok',
      waits: 50,
    },
    'Retry-After alone': {
      call: 'read a build',
      faults: [throttled({ 'Retry-After': '20' })],
      out: 'ok',
      waits: 20,
    },
    'no header at all': { call: 'read a build', faults: [throttled({})], out: 'ok', waits: 60 },
    'headers that are no numbers': {
      call: 'read a build',
      faults: [
        throttled({ 'RateLimit-Remaining': '-1', 'RateLimit-Limit': '1e9', 'RateLimit-Reset': '0x20' }),
      ],
      out: 'ok',
      waits: 60,
    },
    'while creating: refused is not lost': {
      call: 'create a build',
      faults: [{ ...throttled(window('User-', 30)), on: 'builds.create' }],
      out: 'ok',
      writes: 2,
      made: 1,
      waits: 30,
    },
    'while rebuilding': {
      call: 'rebuild a build',
      faults: [{ ...throttled(window('', 30)), on: 'builds.rebuild' }],
      out: 'ok',
      writes: 2,
      made: 1,
      waits: 30,
    },
    'a window of an hour': {
      call: 'read a build',
      faults: [throttled(window('', 3_600))],
      out: ['ApiError', '429'],
      reads: 1,
    },
  },
  paging: {
    'the same page for ever': {
      call: 'list builds',
      faults: [{ kind: 'pages', serve: 1, step: 1, times: always }],
      out: 'ok',
    },
    'a link back to the first page': {
      call: 'list builds',
      faults: [{ kind: 'pages', step: -1, times: always }],
      out: 'ok',
      reads: 1,
    },
    'a link to itself': {
      call: 'list builds',
      faults: [{ kind: 'pages', step: 0, times: always }],
      out: 'ok',
      reads: 1,
    },
    'a link that skips': {
      call: 'list builds',
      faults: [{ kind: 'pages', step: 7, times: always }],
      out: 'ok',
      reads: 1,
    },
    'a link to another host': {
      call: 'list builds',
      faults: [{ kind: 'pages', step: 1, origin: 'https://elsewhere.example', times: always }],
      out: 'ok',
    },
    'a page that fails for a moment': { call: 'list builds', faults: [status(502)], out: 'ok', reads: 2 },
  },
  consistency: {
    'a list that lags behind a creation': {
      call: 'create a build',
      faults: [
        { kind: 'unanswered', on: 'builds.create' },
        { kind: 'lag', youngerThanMs: 3_000, times: always },
      ],
      out: 'ok',
      writes: 1,
      made: 1,
    },
    'a server that ignores the filter': {
      call: 'create a build',
      faults: [
        { kind: 'unanswered', on: 'builds.create' },
        { kind: 'ignore', parameters: ['meta_data'], times: always },
      ],
      out: 'ok',
      writes: 1,
      made: 1,
    },
    'a server that forgets the key': {
      call: 'create a build',
      faults: [
        { kind: 'forget', fields: ['meta_data'], times: always },
        { kind: 'unanswered', on: 'builds.create' },
      ],
      out: ['OutcomeUnknownError', 'Could not create a build of acme/web'],
    },
    'a creation that is carried out late': {
      call: 'create a build',
      faults: [{ kind: 'late', afterMs: 3_000, on: 'builds.create' }],
      out: 'ok',
      writes: 1,
      made: 1,
    },
    'a suite that is gone already': {
      call: 'delete a suite',
      faults: [{ ...status(404), on: 'suites.delete' }],
      out: ['ApiError', '404'],
      made: 0,
    },
    'a build that is canceled already': { call: 'cancel a canceled build', faults: [], out: 'ok' },
    'writes that fail for a moment': {
      call: 'update a suite',
      faults: [{ ...status(503), on: onWrites }],
      out: 'ok',
    },
  },
};

function count(sandbox: Sandbox): number {
  return sandbox.world.builds(web).length + sandbox.world.suites('acme').length;
}

async function play({ call, faults }: Row) {
  const clock = createVirtualClock();
  const rateLimits = { organization: 'off', user: 'off' } as const;
  const sandbox = createSandbox({ seed, clock: clock.forSandbox, rateLimits });
  const before = count(sandbox);
  for (const fault of faults) sandbox.faults.add(fault);
  const client = createClient({
    token: sandbox.tokens.all.token,
    baseUrl: 'http://127.0.0.1:1',
    transport: createFetchTransport((request) => clock.during(() => sandbox.fetch(request))),
    clock,
    random: () => 0.5,
    pacing: unpaced,
  });
  const error = await calls[call](client).then(
    () => null,
    (thrown: Error) => thrown,
  );
  const waits = clock.monotonic() / 1_000;
  const asked = sandbox.requests.entries();
  const writes = asked.filter(({ method }) => method !== 'GET').length;
  return { error, writes, reads: asked.length - writes, made: count(sandbox) - before, waits };
}

describe.each(Object.entries(groups))('%s', (_, rows) => {
  it.each(Object.entries(rows))('%s', async (_title, row) => {
    const { error, waits, ...counted } = await play(row);
    if (row.out === 'ok') expect(error).toBeNull();
    else expect([error?.name, error?.message]).toEqual([row.out[0], expect.stringContaining(row.out[1])]);
    const { writes, reads, made } = row;
    const wanted = Object.entries({ writes, reads, made }).filter(([, value]) => value !== undefined);
    expect(counted).toMatchObject(Object.fromEntries(wanted));
    expect(waits).toBeGreaterThanOrEqual(row.waits ?? 0);
  });
});
