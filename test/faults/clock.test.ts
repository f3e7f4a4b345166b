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
    row('rebuild: done, but no answer', lost('rebuild', stall), 'list rebuild list', adopted, 31_000),
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
    row('get: between two attempts', status(503, { 'retry-after': '7' }), 'get', stopped, at(700)),
    row('get: while a window is waited for', status(429), 'get', stopped, at(700)),
    row('get: within a body', slow(100, 500), 'get', stopped, at(700)),
    row('list one by one: between two pages', second(stall), 'list*3', stopped, at(700)),
    row('cancel urgently: but not its cancel', on('cancel', delay(1_000)), 'get cancel', canceled, cancels),
  ]);
});
