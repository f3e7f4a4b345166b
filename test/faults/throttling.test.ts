import { describe } from 'vitest';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import {
  adopted,
  always,
  build3,
  canceled,
  complete,
  direct,
  fails,
  lost,
  on,
  row,
  status,
  testRows,
} from './table.ts';

/** After a reset: a second that it may have been rounded down by, and half of the spread of a quarter to five seconds. */
const spreadMs = 1_000 + 2_625;

type Headers = Readonly<Record<string, string>>;

const refused = (headers: Headers, body?: unknown) => status(429, headers, body);

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
      row(`get: 429, its reset told ${scenario}`, fault, 'get get', build3, {
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
  const tooLong = (retryAt: string) =>
    fails({ name: 'TimeoutError', phase: 'window', retryAt: new Date(`2026-01-15T${retryAt}Z`) });
  const waitMs = 400_000 + spreadMs;
  const [outOf, polled] = [3 * (5_000 + spreadMs), 20_000 + 1_000 + 250 + 9_875];
  testRows([
    row('get: 429 for more than five minutes', refused(user(400)), 'get', tooLong('09:06:43.625'), 0),
    row('get in ten minutes: 429 for more than five', refused(user(400)), 'get get', build3, waitMs),
    row('get in ten seconds: 429 for longer', refused(user(20)), 'get', tooLong('09:00:23.625'), 0),
    row('get: 429 for good: four times', always(refused(user(5))), 'get*4', fails({ status: 429 }), outOf),
    row('poll: 429: spread over the interval of the polls', refused(user(20)), 'get get', build3, polled),
  ]);
});

describe('a write that met the rate limit was not applied: it is sent again, and never looked up', () => {
  const waitMs = 10_000 + spreadMs;
  const short = refused(user(10));
  const [trunk, made] = [{ default_branch: 'trunk' }, { origin: 'direct', tokenLost: false }];
  const look = [lost('create'), on('list', short)];
  testRows([
    row('create: 429', short, 'create create', direct, {
      builds: ['scheduled', 'running', 'passed', 'passed'],
      tookMs: waitMs,
    }),
    row('rebuild: 429', on('rebuild', short), 'list rebuild*2', direct, waitMs),
    row('retry failed jobs: 429', on('retry', short), 'get retry*2', { origin: 'direct', count: 1 }, waitMs),
    row('cancel: 429', on('cancel', short), 'cancel*2', canceled, waitMs),
    row('create suite: 429', on('createSuite', short), 'suites createSuite*2', made, waitMs),
    row('update suite: 429', on('updateSuite', short), 'suite updateSuite*2', trunk, waitMs),
    row('delete suite: 429', on('deleteSuite', short), 'suite deleteSuite*2', undefined, waitMs),
    row('create: lost, and 429 for the look', look, 'create list list', adopted, 1_000 + waitMs),
  ]);
});

describe('a window that is shown as spent delays the next request', () => {
  const spent = (reset: number): Fault => ({ kind: 'headers', set: user(reset) });
  const waitMs = 30_000 + spreadMs;
  testRows([
    row('create, then get: the next call', on('create', spent(30)), 'create get', { number: 4 }, waitMs),
    row('list one by one: the same list', on('list', spent(30)), 'list*3', complete, waitMs),
    row('create, then get: not that long', on('create', spent(301)), 'create get', { number: 4 }, 0),
    row('cancel urgently: not its cancel', on('get', spent(30)), 'get cancel', canceled, 0),
  ]);
});
