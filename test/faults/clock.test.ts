import { describe } from 'vitest';
import type { VirtualClock } from '../support/virtual-clock.ts';
import {
  adopted,
  always,
  build3,
  canceled,
  delay,
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
} from './table.ts';

const slow = (pieceBytes: number, pauseMs: number) => ({ kind: 'slow', pieceBytes, pauseMs }) as const;

describe('a slow or silent service is waited for within limits', () => {
  const retried = { origin: 'recovered', count: 1 };
  const late = (phase: string, words: string) =>
    fails({ name: 'TimeoutError', phase, message: `Could not get build 3 of acme/web: ${words}` });
  const [none, stopped] = ['no response in time', 'the response stopped in the middle'];
  const long = 'the response took too long';
  testRows([
    row('get: no answer, once: half a minute is enough', stall, 'get get', build3, 30_375),
    row('get: never an answer: for a minute more', always(stall), 'get*3', late('headers', none), 91_125),
    row('get in ten seconds: never an answer', always(stall), 'get', outOfTime, 10_000),
    row('get: an answer that stops, once', slow(100, 31_000), 'get get', build3, 30_375),
    row('get: an answer that trickles, once', slow(10, 5_000), 'get get', build3, 60_375),
    row(
      'get: always an answer that stops',
      always(slow(100, 31_000)),
      'get*3',
      late('body', stopped),
      91_125,
    ),
    row(
      'get: always an answer that trickles',
      always(slow(10, 5_000)),
      'get*2',
      late('attempt', long),
      120_375,
    ),
    row('create: after fifty seconds', delay(50_000), 'create', { origin: 'direct' }, 50_000),
    row('create: done, but no answer', lost('create', stall), 'create list', adopted, 61_000),
    row('create: done a minute after we gave up', delay(110_000), 'create list*7', adopted, 120_000),
    row('rebuild: done, but no answer', lost('rebuild', stall), 'list rebuild list', adopted, 31_000),
    row('retry failed jobs: done, no answer', lost('retry', stall), 'get retry get', retried, 31_000),
    row('cancel: done, but no answer', lost('cancel', stall), 'cancel get', canceled, 30_000),
    row('cancel urgently: no answer', always(on('cancel', stall)), 'get cancel', outOfTime, 3_000),
  ]);
});

const hourMs = 3_600_000;

/** The clock of dates is an hour late from the second moment on that anybody looks. */
const setBack = (clock: VirtualClock) => ({
  ...clock,
  now: () => clock.now() - (clock.monotonic() === 0 ? 0 : hourMs),
});

/** The machine sleeps for an hour at the first pause. */
const suspended = (clock: VirtualClock) => {
  let slept = 0;
  return {
    ...clock,
    sleep: (ms: number, signal?: AbortSignal) => clock.sleep(ms + (slept++ ? 0 : hourMs), signal),
  };
};

describe('an unreliable clock breaks no deadline', () => {
  const date = 'Thu, 15 Jan 2026 09:00:00 GMT';
  const throttled = status(429, { date, 'retry-after': date.replace('00 GMT', '20 GMT') });
  testRows([
    row(
      'get: ours is a year behind: a date is read by the clock of the server',
      throttled,
      'get get',
      build3,
      {
        tookMs: 23_625,
        clock: (clock) => ({ ...clock, now: () => clock.now() - 365 * 24 * hourMs }),
      },
    ),
    row('get in ten seconds: ours is set back', [status(503), always(stall)], 'get get', outOfTime, {
      tookMs: 10_000,
      clock: setBack,
    }),
    row(
      'get: suspended for an hour: no burst follows',
      always(status(503)),
      'get get',
      fails({ status: 503 }),
      {
        tookMs: hourMs + 375,
        clock: suspended,
      },
    ),
    row(
      'create: suspended for an hour: sent again after the looks',
      resets,
      'create list*4 create',
      sentAgain,
      {
        clock: suspended,
      },
    ),
  ]);
});

describe('a canceled workflow ends the call', () => {
  const stopped = fails(interruption);
  const at = (tookMs: number) => ({ tookMs, abortAtMs: tookMs });
  const cancels = { tookMs: 1_000, abortAtMs: 700 };
  testRows([
    row('create: before the call: nothing is sent', [], '', stopped, { tookMs: 0, abortAtMs: -1 }),
    row('create: while there is no answer', stall, 'create', stopped, at(700)),
    row('create: while a lost build is looked for', resets, 'create list list', stopped, at(5_000)),
    row('get: between two attempts', status(503, { 'retry-after': '7' }), 'get', stopped, at(700)),
    row('get: while a window is waited for', status(429), 'get', stopped, at(700)),
    row('get: within a body', slow(100, 500), 'get', stopped, at(700)),
    row('list one by one: between two pages', second(stall), 'list*3', stopped, at(700)),
    row('cancel urgently: but not its cancel', on('cancel', delay(1_000)), 'get cancel', canceled, cancels),
  ]);
});
