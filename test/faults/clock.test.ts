import { describe, expect } from 'vitest';
import type { VirtualClock } from '../support/virtual-clock.ts';
import { adopted, interruption, row, sentAgain, testRows } from './table.ts';

const list = 'builds.listForPipeline';

describe('a slow or silent service is waited for within limits', () => {
  testRows([
    row('get: no answer, once: half a minute is enough to wait', [{ kind: 'stall' }], {
      value: { number: 3 },
      sent: 'get get',
      tookMs: 30_375,
    }),
    row(
      'get: no answer, for good: a minute after the first half, no other request follows',
      [{ kind: 'stall', times: 'always' }],
      {
        error: {
          name: 'TimeoutError',
          phase: 'headers',
          message: 'Could not get build 3 of acme/web: no response in time',
        },
        sent: 'get*3',
        tookMs: 91_125,
      },
    ),
    row(
      'get in ten seconds: no answer, for good: the call has the time that it was given',
      [{ kind: 'stall', times: 'always' }],
      { error: { name: 'TimeoutError', phase: 'call' }, sent: 'get', tookMs: 10_000 },
    ),
    row(
      'get: an answer that stops in its middle, once',
      [{ kind: 'slow', pieceBytes: 100, pauseMs: 31_000 }],
      { value: { number: 3 }, sent: 'get get', tookMs: 30_375 },
    ),
    row(
      'get: an answer that trickles for more than a minute, once',
      [{ kind: 'slow', pieceBytes: 10, pauseMs: 5_000 }],
      { value: { number: 3 }, sent: 'get get', tookMs: 60_375 },
    ),
    row(
      'create: an answer after fifty seconds: a create is given the time',
      [{ kind: 'delay', ms: 50_000 }],
      { value: { origin: 'direct' }, sent: 'create', tookMs: 50_000 },
    ),
    row(
      'create: no answer, though it is carried out: found by its key',
      [{ kind: 'unanswered', failure: { kind: 'stall' } }],
      { value: adopted, sent: 'create list', tookMs: 61_000 },
    ),
    row(
      'create: no answer, and it is carried out a minute after we gave up: found, since we look that long',
      [{ kind: 'delay', ms: 110_000 }],
      { value: adopted, sent: 'create list*7', tookMs: 120_000 },
    ),
    row(
      'rebuild: no answer, though it is carried out',
      [{ kind: 'unanswered', on: 'builds.rebuild', failure: { kind: 'stall' } }],
      { value: adopted, sent: 'list rebuild list', tookMs: 31_000 },
    ),
    row(
      'retry failed jobs: no answer, though it is carried out',
      [{ kind: 'unanswered', on: 'builds.retryFailedJobs', failure: { kind: 'stall' } }],
      { value: { origin: 'recovered', count: 1 }, sent: 'get retry get', tookMs: 31_000 },
    ),
    row('cancel: no answer, though it is carried out', [{ kind: 'unanswered', failure: { kind: 'stall' } }], {
      value: { state: expect.stringMatching(/^cancel/) },
      sent: 'cancel get',
      tookMs: 30_000,
    }),
    row(
      'cancel urgently: no answer: an interrupted step has three seconds, and no more',
      [{ kind: 'stall', on: 'builds.cancel', times: 'always' }],
      { error: { name: 'TimeoutError', phase: 'call' }, sent: 'get cancel', tookMs: 3_000 },
    ),
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
  testRows([
    row(
      'get: ours is a year behind: a date of the server is read by its own clock',
      [
        {
          kind: 'status',
          status: 429,
          headers: { date: 'Thu, 15 Jan 2026 09:00:00 GMT', 'retry-after': 'Thu, 15 Jan 2026 09:00:20 GMT' },
        },
      ],
      { value: { number: 3 }, sent: 'get get', tookMs: 23_625 },
      { clock: (clock) => ({ ...clock, now: () => clock.now() - 365 * 24 * hourMs }) },
    ),
    row(
      'get in ten seconds: ours is set back by an hour meanwhile: the call has no more time for that',
      [
        { kind: 'status', status: 503 },
        { kind: 'stall', times: 'always' },
      ],
      { error: { name: 'TimeoutError', phase: 'call' }, sent: 'get get', tookMs: 10_000 },
      { clock: setBack },
    ),
    row(
      'get: the machine was suspended for an hour: no burst follows, only the last attempt',
      [{ kind: 'status', status: 503, times: 'always' }],
      { error: { status: 503 }, sent: 'get get', tookMs: hourMs + 375 },
      { clock: suspended },
    ),
    row(
      'create: the machine was suspended for an hour: it is looked for, and only then sent again',
      [{ kind: 'reset' }],
      { value: sentAgain, sent: 'create list*4 create' },
      { clock: suspended },
    ),
  ]);
});

describe('a canceled workflow ends the call', () => {
  const canceled = { error: interruption };
  testRows([
    row(
      'create: before the call: nothing is sent',
      [],
      { ...canceled, sent: '', tookMs: 0 },
      { abortAtMs: -1 },
    ),
    row(
      'create: while there is no answer',
      [{ kind: 'stall' }],
      { ...canceled, sent: 'create', tookMs: 700 },
      { abortAtMs: 700 },
    ),
    row(
      'create: while a lost build is looked for: it is not sent again',
      [{ kind: 'reset' }],
      { ...canceled, sent: 'create list list', tookMs: 5_000 },
      { abortAtMs: 5_000 },
    ),
    row(
      'get: between two attempts',
      [{ kind: 'status', status: 503, headers: { 'retry-after': '7' } }],
      { ...canceled, sent: 'get', tookMs: 700 },
      { abortAtMs: 700 },
    ),
    row(
      'get: while a window is waited for',
      [{ kind: 'status', status: 429 }],
      { ...canceled, sent: 'get', tookMs: 700 },
      { abortAtMs: 700 },
    ),
    row(
      'get: within a body',
      [{ kind: 'slow', pieceBytes: 100, pauseMs: 500 }],
      { ...canceled, sent: 'get', tookMs: 700 },
      { abortAtMs: 700 },
    ),
    row(
      'list one by one: between two pages',
      [{ kind: 'stall', on: list, skip: 1 }],
      { ...canceled, sent: 'list*3', tookMs: 700 },
      { abortAtMs: 700 },
    ),
    row(
      'cancel urgently: which does not end the cancel that follows from it',
      [{ kind: 'delay', ms: 1_000, on: 'builds.cancel' }],
      { value: { state: expect.stringMatching(/^cancel/) }, sent: 'get cancel', tookMs: 1_000 },
      { abortAtMs: 700 },
    ),
  ]);
});
