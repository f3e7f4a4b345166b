import { describe, expect } from 'vitest';
import type { EndpointName } from '../../src/model/endpoints.ts';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import { adopted, row, testRows } from './table.ts';

const list = 'builds.listForPipeline';

/** After a reset: a second that it may have been rounded down by, and half of the spread of a quarter to five seconds. */
const spreadMs = 1_000 + 2_625;

type Headers = Readonly<Record<string, string>>;

function refused(headers: Headers, body?: unknown, on?: EndpointName): Fault {
  return { kind: 'status', status: 429, headers, body, ...(on && { on }) };
}

const organization = (reset: number | string, left = 0): Headers => ({
  'ratelimit-limit': '200',
  'ratelimit-remaining': String(left),
  'ratelimit-reset': String(reset),
});
const user = (reset: number | string, left = 0): Headers => ({
  'ratelimit-user-limit': '50',
  'ratelimit-user-remaining': String(left),
  'ratelimit-user-reset': String(reset),
});

/** The server's clock may be years away from ours: only what it says of itself counts. */
const theirs = 'Tue, 06 May 2031 07:08:09 GMT';

/** A refusal, and the wait in seconds that it asks for. */
const dialects: readonly (readonly [string, Fault, number])[] = [
  ["in the organization's headers", refused(organization(20)), 20],
  ["in the user's headers", refused(user(20)), 20],
  ['in both: the later counts', refused({ ...organization(10), ...user(20) }), 20],
  [
    'for the organization, as the body says, whatever is left to the user',
    refused({ ...organization(20), ...user(50, 7) }, { scope: 'rest' }),
    20,
  ],
  [
    'for the user, as the body says, whatever is left to the organization',
    refused({ ...organization(50, 90), ...user(20) }, { scope: 'rest_user' }),
    20,
  ],
  [
    'for the organization, as the body says, when the user has nothing left either',
    refused({ ...organization(20), ...user(50) }, { scope: 'rest' }),
    50,
  ],
  ['for a scope that nobody knows', refused(user(20), { scope: 'galaxy' }), 20],
  ['with no window that is spent: the later counts', refused({ ...organization(30, 5), ...user(9, 5) }), 30],
  ['in the body alone', refused({}, { message: 'Slow down', reset: 20 }), 20],
  ['in Retry-After', refused({ 'retry-after': '20' }), 20],
  [
    'in Retry-After, as a date',
    refused({ 'retry-after': 'Tue, 06 May 2031 07:08:29 GMT', date: theirs }),
    20,
  ],
  ['in a header that came twice: the later counts', refused(organization('20, 35')), 35],
  ['not at all: a minute', refused({}), 60],
  ['by a page for people: a minute', refused({}, '<h1>Too many requests</h1>'), 60],
  ...['-5', '0x14', '1e1', '2.5', ' ', '12345678901234567', 'soon'].map(
    (reset) => [`in nonsense, ${JSON.stringify(reset)}: a minute`, refused(organization(reset)), 60] as const,
  ),
  ['as over already: not at once all the same', refused(user(0)), 0.001],
];

describe('a rate limit is waited for until its reset, and a little longer', () => {
  testRows(
    dialects.map(([scenario, fault, seconds]) =>
      row(`get: 429, its reset told ${scenario}`, [fault], {
        value: { number: 3 },
        sent: 'get get',
        tookMs: seconds * 1000 + spreadMs,
        events: [
          { kind: 'refused', delayMs: seconds * 1000 },
          { kind: 'throttled', delayMs: seconds * 1000 + spreadMs },
        ],
      }),
    ),
  );
});

describe('a rate limit that lasts is waited for as long as the call allows', () => {
  testRows([
    row(
      'get: 429 for more than five minutes: reported at once, with when it would have worked',
      [refused(user(400))],
      {
        error: { name: 'TimeoutError', phase: 'window', retryAt: new Date('2026-01-15T09:06:43.625Z') },
        sent: 'get',
        tookMs: 0,
      },
    ),
    row(
      'get in ten minutes: 429 for more than five minutes, where the caller gives the time',
      [refused(user(400))],
      { value: { number: 3 }, sent: 'get get', tookMs: 400_000 + spreadMs },
    ),
    row('get in ten seconds: 429 for longer than the caller allows: reported at once', [refused(user(20))], {
      error: { name: 'TimeoutError', phase: 'window', retryAt: new Date('2026-01-15T09:00:23.625Z') },
      sent: 'get',
      tookMs: 0,
    }),
    row(
      'get: 429 again and again: four times, each after its reset',
      [{ ...refused(user(5)), times: 'always' }],
      { error: { status: 429 }, sent: 'get*4', tookMs: 3 * (5_000 + spreadMs) },
    ),
    row('poll: 429 while a build is waited for: spread over the interval of the polls', [refused(user(20))], {
      value: { number: 3 },
      sent: 'get get',
      tookMs: 20_000 + 1_000 + 250 + 9_875,
    }),
  ]);
});

describe('a write that met the rate limit was not applied: it is sent again, and never looked up', () => {
  const wait = { tookMs: 10_000 + spreadMs };
  testRows([
    row('create: 429', [refused(user(10))], {
      value: { origin: 'direct', build: { number: 4 } },
      sent: 'create create',
      builds: ['scheduled', 'running', 'passed', 'passed'],
      ...wait,
    }),
    ...(
      [
        ['rebuild', 'builds.rebuild', 'list rebuild*2', { origin: 'direct', build: { number: 4 } }],
        ['retry failed jobs', 'builds.retryFailedJobs', 'get retry*2', { origin: 'direct', count: 1 }],
        ['cancel', 'builds.cancel', 'cancel*2', { state: 'canceling' }],
        ['create suite', 'suites.create', 'suites createSuite*2', { origin: 'direct', tokenLost: false }],
        ['update suite', 'suites.update', 'suite updateSuite*2', { default_branch: 'trunk' }],
        ['delete suite', 'suites.delete', 'suite deleteSuite*2', undefined],
      ] as const
    ).map(([call, on, sent, value]) =>
      row(`${call}: 429`, [refused(user(10), undefined, on)], { value, sent, ...wait }),
    ),
    row(
      'create: 429 to the look for a build whose answer was lost: the look waits, nothing is sent again',
      [{ kind: 'unanswered', on: 'builds.create' }, refused(user(10), undefined, list)],
      {
        value: adopted,
        sent: 'create list list',
        tookMs: 1_000 + 10_000 + spreadMs,
      },
    ),
  ]);
});

describe('a window that is shown as spent delays the next request', () => {
  const lastOne = (reset: number, on: EndpointName): Fault => ({ kind: 'headers', on, set: user(reset) });
  testRows([
    row('create, then get: of a call that follows', [lastOne(30, 'builds.create')], {
      value: { number: 4 },
      sent: 'create get',
      tookMs: 30_000 + spreadMs,
    }),
    row('list one by one: of the same list', [lastOne(30, list)], {
      value: { complete: true },
      sent: 'list*3',
      tookMs: 30_000 + spreadMs,
    }),
    row(
      'create, then get: but not for longer than any window lasts: a slip is not believed before a 429 repeats it',
      [lastOne(301, 'builds.create')],
      { value: { number: 4 }, sent: 'create get', tookMs: 0 },
    ),
    row('cancel urgently: but not the cancel of an interrupted step', [lastOne(30, 'builds.get')], {
      value: { state: expect.stringMatching(/^cancel/) },
      sent: 'get cancel',
      tookMs: 0,
    }),
  ]);
});
