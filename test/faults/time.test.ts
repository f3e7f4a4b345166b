import { describe, expect } from 'vitest';
import type { Fault } from '../../src/sandbox/seed/faults.ts';
import type { VirtualClock } from '../support/virtual-clock.ts';
import { dialects, organization, user } from './dialects.ts';
import {
  adopted,
  always,
  build3,
  canceled,
  complete,
  delay,
  direct,
  fails,
  interruption,
  lost,
  on,
  outOfTime,
  resets,
  row,
  second,
  sentAgain,
  stall,
  status,
  testRows,
  unknown,
} from './table.ts';

const slow = (pieceBytes: number, pauseMs: number) => ({ kind: 'slow', pieceBytes, pauseMs }) as const;

describe('a slow or silent service is waited for within limits', () => {
  const retried = { origin: 'recovered', count: 1 };
  const late = (phase: string, words: string) =>
    fails({ name: 'TimeoutError', phase, message: `Could not get build 3 of acme/web: ${words}` });
  const [none, stopped] = ['no response in time', 'the response stopped in the middle'];
  const long = 'the response took too long';
  const [stops, trickles] = [slow(100, 31_000), slow(10, 5_000)];
  testRows([
    row('get: no answer, once: half a minute is enough', stall, 'get get', build3, 30_375),
    row('get: never an answer: for a minute more', always(stall), 'get*3', late('headers', none), 91_125),
    row('get in ten seconds: never an answer', always(stall), 'get', outOfTime, 10_000),
    row('get: an answer that stops, once', stops, 'get get', build3, 30_375),
    row('get: an answer that trickles, once', trickles, 'get get', build3, 60_375),
    row('get: always an answer that stops', always(stops), 'get*3', late('body', stopped), 91_125),
    row('get: always an answer that trickles', always(trickles), 'get*2', late('attempt', long), 120_375),
    row('create: after fifty seconds', delay(50_000), 'create', { origin: 'direct' }, 50_000),
    row('create: done, but no answer', lost('create', stall), 'create list', adopted, 61_000),
    row('create: done a minute after we gave up', delay(110_000), 'create list*7', adopted, 120_000),
    row('rebuild: done, but no answer', lost('rebuild', stall), 'list rebuild list token', adopted, 31_000),
    row('retry failed jobs: done, no answer', lost('retry', stall), 'get retry get', retried, 31_000),
    row('cancel: done, but no answer', lost('cancel', stall), 'cancel*2 get', canceled, 30_375),
    row('cancel urgently: no answer', always(on('cancel', stall)), 'get cancel', outOfTime, 3_000),
  ]);
});

const hourMs = 3_600_000;

/** The clock of dates is a year behind, or an hour late from the second moment on that it is read. */
const late = (ms: (clock: VirtualClock) => number) => (clock: VirtualClock) => ({
  ...clock,
  now: () => clock.now() - ms(clock),
});
const behind = late(() => 365 * 24 * hourMs);
const setBack = late((clock) => (clock.monotonic() === 0 ? 0 : hourMs));

/** The machine sleeps for an hour at the first pause. */
const suspended = (clock: VirtualClock) => {
  let slept = 0;
  return {
    ...clock,
    sleep: (ms: number, signal?: AbortSignal) => clock.sleep(ms + (slept++ ? 0 : hourMs), signal),
  };
};

describe('an unreliable clock breaks no deadline', () => {
  const throttled = status(429, { 'retry-after': '20' });
  const [once, forGood] = [status(503), always(status(503))];
  const [aYear, anHour] = [
    { clock: behind, tookMs: 23_625 },
    { clock: setBack, tookMs: 10_000 },
  ];
  const sleeps = { clock: suspended, tookMs: hourMs + 375 };
  testRows([
    row('get: ours is a year behind', throttled, 'get get', build3, aYear),
    row('get in ten seconds: ours is set back', [once, always(stall)], 'get get', outOfTime, anHour),
    row('get: suspended for an hour: no burst', forGood, 'get get', fails({ status: 503 }), sleeps),
    row('create: suspended for an hour: still sent again', resets, 'create list*4 create', sentAgain, {
      clock: suspended,
    }),
  ]);
});

describe('a canceled workflow ends the call', () => {
  const stopped = fails(interruption);
  const at = (tookMs: number) => ({ tookMs, abortAtMs: tookMs });
  const cancels = { tookMs: 1_000, abortAtMs: 700 };
  testRows([
    row('create: before the call: nothing is sent', [], '', stopped, at(0)),
    row('create: while there is no answer', stall, 'create', stopped, at(700)),
    row('create: while a lost build is looked for', resets, 'create list list', stopped, at(5_000)),
    row('create: within a look', [resets, on('list', stall)], 'create list', stopped, at(5_000)),
    row('get: between two attempts', status(503, { 'retry-after': '7' }), 'get', stopped, at(700)),
    row('get: while a window is waited for', status(429), 'get', stopped, at(700)),
    row('get: within a body', slow(100, 500), 'get', stopped, at(700)),
    row('list one by one: between two pages', second(stall), 'list*3', stopped, at(700)),
    row('cancel urgently: but not its cancel', on('cancel', delay(1_000)), 'get cancel', canceled, cancels),
  ]);
});

/** After a reset: a second that it may have been rounded down by, and half of the spread of a quarter to five seconds. */
const spreadMs = 1_000 + 2_625;

const refused = (headers: ReturnType<typeof user>, body?: unknown) => status(429, headers, body);

const nonsense = ['-5', '0x14', '1e1', '2.5', ' ', '12345678901234567', 'soon'];

/** A refusal, and the wait in seconds that it asks for. */
const refusals: readonly (readonly [string, Fault, number])[] = [
  ...Object.entries(dialects).map(([how, say]): [string, Fault, number] => {
    const [headers, body, meant = 20] = say(20);
    return [how, refused(headers, body), meant];
  }),
  ...nonsense.map((reset): [string, Fault, number] => {
    return [`in nonsense, ${JSON.stringify(reset)}: a minute`, refused(organization(reset)), 60];
  }),
  ['as over already: not at once all the same', refused(user(0)), 0.001],
];

describe('a rate limit is waited for until its reset, and a little longer', () => {
  testRows(
    refusals.map(([scenario, fault, seconds]) =>
      row(`get: 429, its reset shown ${scenario}`, fault, 'get get', build3, {
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
  const words = 'the rate limit is used up, and its window ends after the time limit of the request expires';
  const tooLong = (retryAt: string) =>
    fails({
      name: 'TimeoutError',
      phase: 'window',
      sent: 'not-sent',
      message: expect.stringContaining(words),
      retryAt: new Date(`2026-01-15T${retryAt}Z`),
    });
  const waitMs = 400_000 + spreadMs;
  const untilMs = Date.parse('2026-01-15T09:00:23.625Z');
  const counted = {
    events: [
      { kind: 'refused', current: 57 },
      { kind: 'throttled', untilMs },
    ],
  } as const;
  const lostLong = [lost('create'), on('list', refused(user(900)))];
  const [outOf, polled] = [3 * (5_000 + spreadMs), 20_000 + 1_000 + 250 + 9_875];
  testRows([
    row('get: 429 for more than five minutes', refused(user(400)), 'get', tooLong('09:06:43.625'), 0),
    row('get: 429 with its count', refused(user(20), { current: 57 }), 'get get', build3, counted),
    row('get in ten minutes: 429 for more than five', refused(user(400)), 'get get', build3, waitMs),
    row('get in ten seconds: 429 for longer', refused(user(20)), 'get', tooLong('09:00:23.625'), 0),
    row('rebuild: 429 for the list, for longer', refused(user(400)), 'list', tooLong('09:06:43.625'), 0),
    row('create: lost, and 429 for the look, for longer', lostLong, 'create list', unknown, 1_000),
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
  const shared = [40, 10].map((left) => status(502, user(60, left)));
  const spent = (reset: number): Fault => ({ kind: 'headers', set: user(reset) });
  const waitMs = 30_000 + spreadMs;
  testRows([
    row('create, then get: the next call', on('create', spent(30)), 'create get', { number: 4 }, waitMs),
    row('list one by one: the same list', on('list', spent(30)), 'list*3', complete, waitMs),
    row('cancel urgently: not its cancel', on('get', spent(30)), 'get cancel', canceled, 0),
    row('get: not while others use up a window that is not spent', shared, 'get*3', build3, 375 + 750),
  ]);
});
