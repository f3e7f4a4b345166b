import { describe, expect } from 'vitest';
import type { VirtualClock } from '../support/virtual-clock.ts';
import { interruption, testRows } from './table.ts';

const list = 'builds.listForPipeline';

describe('a slow or silent service is waited for within limits', () => {
  testRows([
    {
      scenario: 'no answer, once: half a minute is enough to wait',
      call: 'get',
      faults: [{ kind: 'stall' }],
      comes: { value: { number: 3 }, sent: ['builds.get', 'builds.get'], tookMs: 30_375 },
    },
    {
      scenario: 'no answer, for good: a minute after the first half, no other request follows',
      call: 'get',
      faults: [{ kind: 'stall', times: 'always' }],
      comes: {
        error: {
          name: 'TimeoutError',
          phase: 'headers',
          message: 'Could not get build 3 of acme/web: no response in time',
        },
        sent: ['builds.get', 'builds.get', 'builds.get'],
        tookMs: 91_125,
      },
    },
    {
      scenario: 'no answer, for good: the call has the time that it was given',
      call: 'get in ten seconds',
      faults: [{ kind: 'stall', times: 'always' }],
      comes: { error: { name: 'TimeoutError', phase: 'call' }, sent: ['builds.get'], tookMs: 10_000 },
    },
    {
      scenario: 'an answer that stops in its middle, once',
      call: 'get',
      faults: [{ kind: 'slow', pieceBytes: 100, pauseMs: 31_000 }],
      comes: { value: { number: 3 }, sent: ['builds.get', 'builds.get'], tookMs: 30_375 },
    },
    {
      scenario: 'an answer that trickles for more than a minute, once',
      call: 'get',
      faults: [{ kind: 'slow', pieceBytes: 10, pauseMs: 5_000 }],
      comes: { value: { number: 3 }, sent: ['builds.get', 'builds.get'], tookMs: 60_375 },
    },
    {
      scenario: 'an answer after fifty seconds: a create is given the time',
      call: 'create',
      faults: [{ kind: 'delay', ms: 50_000 }],
      comes: { value: { origin: 'direct' }, sent: ['builds.create'], tookMs: 50_000 },
    },
    {
      scenario: 'no answer, though it is carried out: found by its key',
      call: 'create',
      faults: [{ kind: 'unanswered', failure: { kind: 'stall' } }],
      comes: {
        value: { origin: 'recovered', build: { number: 4 } },
        sent: ['builds.create', list, list],
        tookMs: 66_000,
      },
    },
    {
      scenario: 'no answer, and it is carried out a minute after we gave up: found, since we look that long',
      call: 'create',
      faults: [{ kind: 'delay', ms: 110_000 }],
      comes: {
        value: { origin: 'recovered', build: { number: 4 } },
        sent: ['builds.create', list, list, list, list, list, list, list, list],
        tookMs: 125_000,
      },
    },
    {
      scenario: 'no answer, though it is carried out',
      call: 'rebuild',
      faults: [{ kind: 'unanswered', on: 'builds.rebuild', failure: { kind: 'stall' } }],
      comes: {
        value: { origin: 'recovered', build: { number: 4 } },
        sent: [list, 'builds.rebuild', list, 'builds.get'],
        tookMs: 31_000,
      },
    },
    {
      scenario: 'no answer, though it is carried out',
      call: 'retry failed jobs',
      faults: [{ kind: 'unanswered', on: 'builds.retryFailedJobs', failure: { kind: 'stall' } }],
      comes: {
        value: { origin: 'recovered', count: 1 },
        sent: ['builds.get', 'builds.retryFailedJobs', 'builds.get'],
        tookMs: 31_000,
      },
    },
    {
      scenario: 'no answer, though it is carried out',
      call: 'cancel',
      faults: [{ kind: 'unanswered', failure: { kind: 'stall' } }],
      comes: {
        value: { state: expect.stringMatching(/^cancel/) },
        sent: ['builds.cancel', 'builds.get'],
        tookMs: 30_000,
      },
    },
    {
      scenario: 'no answer: an interrupted step has three seconds, and no more',
      call: 'cancel urgently',
      faults: [{ kind: 'stall', on: 'builds.cancel', times: 'always' }],
      comes: {
        error: { name: 'TimeoutError', phase: 'call' },
        sent: ['builds.get', 'builds.cancel'],
        tookMs: 3_000,
      },
    },
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
    {
      scenario: 'ours is a year behind: a date of the server is read by its own clock',
      call: 'get',
      clock: (clock) => ({ ...clock, now: () => clock.now() - 365 * 24 * hourMs }),
      faults: [
        {
          kind: 'status',
          status: 429,
          headers: { date: 'Thu, 15 Jan 2026 09:00:00 GMT', 'retry-after': 'Thu, 15 Jan 2026 09:00:20 GMT' },
        },
      ],
      comes: { value: { number: 3 }, sent: ['builds.get', 'builds.get'], tookMs: 23_625 },
    },
    {
      scenario: 'ours is set back by an hour meanwhile: the call has no more time for that',
      call: 'get in ten seconds',
      clock: setBack,
      faults: [
        { kind: 'status', status: 503 },
        { kind: 'stall', times: 'always' },
      ],
      comes: {
        error: { name: 'TimeoutError', phase: 'call' },
        sent: ['builds.get', 'builds.get'],
        tookMs: 10_000,
      },
    },
    {
      scenario: 'the machine was suspended for an hour: no burst follows, only the last attempt',
      call: 'get',
      clock: suspended,
      faults: [{ kind: 'status', status: 503, times: 'always' }],
      comes: { error: { status: 503 }, sent: ['builds.get', 'builds.get'], tookMs: hourMs + 375 },
    },
    {
      scenario: 'the machine was suspended for an hour: it is looked for, and only then sent again',
      call: 'create',
      clock: suspended,
      faults: [{ kind: 'reset' }],
      comes: {
        value: { origin: 'retried', build: { number: 4 } },
        sent: ['builds.create', list, list, list, list, 'builds.create', list],
      },
    },
  ]);
});

describe('a canceled workflow ends the call', () => {
  const canceled = { error: interruption };
  testRows([
    {
      scenario: 'before the call: nothing is sent',
      call: 'create',
      abortAtMs: -1,
      comes: { ...canceled, sent: [], tookMs: 0 },
    },
    {
      scenario: 'while there is no answer',
      call: 'create',
      faults: [{ kind: 'stall' }],
      abortAtMs: 700,
      comes: { ...canceled, sent: ['builds.create'], tookMs: 700 },
    },
    {
      scenario: 'while a lost build is looked for: it is not sent again',
      call: 'create',
      faults: [{ kind: 'reset' }],
      abortAtMs: 5_000,
      comes: { ...canceled, sent: ['builds.create', list, list], tookMs: 5_000 },
    },
    {
      scenario: 'between two attempts',
      call: 'get',
      faults: [{ kind: 'status', status: 503, headers: { 'retry-after': '7' } }],
      abortAtMs: 700,
      comes: { ...canceled, sent: ['builds.get'], tookMs: 700 },
    },
    {
      scenario: 'while a window is waited for',
      call: 'get',
      faults: [{ kind: 'status', status: 429 }],
      abortAtMs: 700,
      comes: { ...canceled, sent: ['builds.get'], tookMs: 700 },
    },
    {
      scenario: 'within a body',
      call: 'get',
      faults: [{ kind: 'slow', pieceBytes: 100, pauseMs: 500 }],
      abortAtMs: 700,
      comes: { ...canceled, sent: ['builds.get'], tookMs: 700 },
    },
    {
      scenario: 'between two pages',
      call: 'list one by one',
      faults: [{ kind: 'stall', on: list, skip: 1 }],
      abortAtMs: 700,
      comes: { ...canceled, sent: [list, list, list], tookMs: 700 },
    },
    {
      scenario: 'which does not end the cancel that follows from it',
      call: 'cancel urgently',
      faults: [{ kind: 'delay', ms: 1_000, on: 'builds.cancel' }],
      abortAtMs: 700,
      comes: {
        value: { state: expect.stringMatching(/^cancel/) },
        sent: ['builds.get', 'builds.cancel'],
        tookMs: 1_000,
      },
    },
  ]);
});
