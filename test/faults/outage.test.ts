import { describe, expect } from 'vitest';
import type { EndpointName } from '../../src/model/endpoints.ts';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import { type Row, testRows } from './table.ts';

const list = 'builds.listForPipeline';
const page = '<html><h1>Bad gateway</h1></html>';

/** Refused with these words. */
const refused = (status: number, message = 'No'): Fault => ({ kind: 'status', status, body: { message } });

/** Not carried out, and answered with a proxy's page. */
const dropped = (status: number, on?: EndpointName): Fault => ({
  ...{ kind: 'status', status, body: page },
  ...(on && { on }),
});

/** Carried out, and answered with a proxy's page. */
const applied = (status: number, on: EndpointName): Fault => ({
  ...{ kind: 'unanswered', on },
  failure: { kind: 'status', status, body: page },
});

describe('a service in trouble costs a read only time', () => {
  testRows([
    ...[408, 500, 502, 503, 504, 520, 522, 524].map(
      (status): Row => ({
        scenario: `${status} once`,
        call: 'get',
        faults: [dropped(status)],
        comes: {
          value: { number: 3 },
          sent: ['builds.get', 'builds.get'],
          tookMs: 375,
          events: [{ kind: 'retry', attempt: 1, reason: `Could not get build 3 of acme/web: ${status}.` }],
        },
      }),
    ),
    {
      scenario: '502 for good, without the page that came with it',
      call: 'list',
      faults: [{ ...dropped(502), times: 'always' }],
      comes: {
        error: {
          message: 'Could not list the builds of acme/web: 502',
          hint: 'The service has a problem. Try again later.',
        },
        sent: Array(10).fill(list),
        tookMs: 60_000,
      },
    },
    {
      scenario: '503 that asks for seven seconds',
      call: 'list flaky tests',
      faults: [{ kind: 'status', status: 503, headers: { 'retry-after': '7' } }],
      comes: {
        value: { complete: true },
        sent: ['flakyTests.list', 'flakyTests.list'],
        tookMs: 7_000,
      },
    },
    {
      scenario: '503 that asks for more time than there is: tried once more when that is over',
      call: 'get',
      faults: [{ kind: 'status', status: 503, headers: { 'retry-after': '600' } }],
      comes: { value: { number: 3 }, sent: ['builds.get', 'builds.get'], tookMs: 60_000 },
    },
    {
      scenario: '503 that asks for more time than there is, twice: reported with when it would have worked',
      call: 'get',
      faults: [{ kind: 'status', status: 503, headers: { 'retry-after': '600' }, times: 2 }],
      comes: {
        error: { status: 503, retryAt: new Date('2026-01-15T09:11:00Z') },
        sent: ['builds.get', 'builds.get'],
        tookMs: 60_000,
      },
    },
  ]);
});

describe('a service in trouble leaves a write in doubt, which a lookup resolves', () => {
  testRows([
    ...[408, 500, 504, 524].map(
      (status): Row => ({
        scenario: `${status}, and the build is there: it is adopted`,
        call: 'create',
        faults: [applied(status, 'builds.create')],
        comes: {
          value: { origin: 'recovered', build: { number: 4 } },
          sent: ['builds.create', list, list],
          tookMs: 6_000,
          builds: ['running', 'running', 'passed', 'passed'],
        },
      }),
    ),
    {
      scenario: '500, and no build shows up: it is sent once more',
      call: 'create',
      faults: [dropped(500)],
      comes: {
        value: { origin: 'retried', build: { number: 4 } },
        sent: ['builds.create', list, list, list, list, 'builds.create', list],
        tookMs: 20_000,
        builds: ['running', 'running', 'passed', 'passed'],
      },
    },
    {
      scenario: '500, and no build shows up: it is not sent again',
      call: 'create or fail',
      faults: [dropped(500)],
      comes: {
        error: { name: 'OutcomeUnknownError', key: 'k', cause: { status: 500 } },
        sent: ['builds.create', list, list, list, list],
        tookMs: 15_000,
        builds: ['running', 'passed', 'passed'],
      },
    },
    {
      scenario: '502, and the second sending is refused: still unknown',
      call: 'create',
      faults: [dropped(502), { ...refused(422), on: 'builds.create' }],
      comes: {
        error: { name: 'OutcomeUnknownError', cause: { status: 422, serviceMessage: 'No' } },
        sent: ['builds.create', list, list, list, list, 'builds.create', list, list, list, list],
      },
    },
    {
      scenario: '502, and it may not be looked: the error says how to find out',
      call: 'create',
      faults: [dropped(502), { ...refused(403), on: list, times: 'always' }],
      comes: {
        error: {
          name: 'OutcomeUnknownError',
          search: expect.stringContaining('/builds?meta_data%5Bkitestring-key%5D=k'),
          hint: 'Before you create it again, look for a build with the meta-data kitestring-key = k.',
        },
        sent: ['builds.create', list, list, list, list],
        tookMs: 15_000,
      },
    },
    ...[401, 403, 404].map(
      (status): Row => ({
        scenario: `502 and carried out, and the first look is refused with ${status}: the next one finds it`,
        call: 'create',
        faults: [applied(502, 'builds.create'), { ...refused(status), on: list }],
        comes: {
          value: { origin: 'recovered', build: { number: 4 } },
          sent: ['builds.create', list, list, list],
          tookMs: 8_000,
        },
      }),
    ),
    {
      scenario: '502, and the new build is there: it is adopted',
      call: 'rebuild',
      faults: [applied(502, 'builds.rebuild')],
      comes: {
        value: { origin: 'recovered', build: { number: 4, rebuilt_from: { number: 1 } } },
        sent: [list, 'builds.rebuild', list, 'builds.get'],
        tookMs: 1_000,
      },
    },
    {
      scenario: '502, and no new build shows up: unknown, and never sent again',
      call: 'rebuild',
      faults: [dropped(502, 'builds.rebuild')],
      comes: {
        error: {
          name: 'OutcomeUnknownError',
          hint: expect.stringContaining('rebuilt from build 1'),
        },
        sent: [list, 'builds.rebuild', list, list, list, list],
        builds: ['running', 'passed', 'passed'],
      },
    },
    {
      scenario: '502, and the jobs are retried: found by them',
      call: 'retry failed jobs',
      faults: [applied(502, 'builds.retryFailedJobs')],
      comes: {
        value: { origin: 'recovered', count: 1, build: { number: 1 } },
        sent: ['builds.get', 'builds.retryFailedJobs', 'builds.get'],
        tookMs: 1_000,
      },
    },
    {
      scenario: '502, and no job is retried: unknown, and never sent again',
      call: 'retry failed jobs',
      faults: [dropped(502, 'builds.retryFailedJobs')],
      comes: {
        error: {
          name: 'OutcomeUnknownError',
          hint: expect.stringContaining('whether jobs of build 1 have been retried'),
        },
        sent: ['builds.get', 'builds.retryFailedJobs', ...Array(4).fill('builds.get')],
      },
    },
    {
      scenario: '502, and the step is unblocked: found by reading the build',
      call: 'unblock',
      faults: [applied(502, 'jobs.unblock')],
      comes: {
        value: { origin: 'recovered', job: { state: 'unblocked' } },
        sent: ['builds.get', 'jobs.unblock', 'builds.get'],
        events: [{ kind: 'recovered', endpoint: 'jobs.unblock', number: 1 }],
      },
    },
    {
      scenario: '502, and the step is still blocked: sent once more after four looks',
      call: 'unblock',
      faults: [dropped(502, 'jobs.unblock')],
      comes: {
        value: { origin: 'direct', job: { state: 'unblocked' } },
        sent: ['builds.get', 'jobs.unblock', ...Array(4).fill('builds.get'), 'jobs.unblock'],
      },
    },
    {
      scenario: 'two 502, and the step is still blocked: unknown, and not sent a third time',
      call: 'unblock',
      faults: [{ ...dropped(502, 'jobs.unblock'), times: 2 }],
      comes: {
        error: {
          name: 'OutcomeUnknownError',
          hint: expect.stringContaining('whether the step is unblocked'),
        },
        sent: ['builds.get', ...Array(2).fill(['jobs.unblock', ...Array(4).fill('builds.get')])].flat(),
      },
    },
    {
      scenario: '520, and the build is being canceled: done',
      call: 'cancel',
      faults: [applied(520, 'builds.cancel')],
      comes: { value: { state: 'canceling' }, sent: ['builds.cancel', 'builds.get'], tookMs: 0 },
    },
    {
      scenario: '520, and the build keeps running: sent again',
      call: 'cancel',
      faults: [dropped(520)],
      comes: {
        value: { state: 'canceling' },
        sent: ['builds.cancel', 'builds.get', 'builds.cancel'],
        tookMs: 375,
      },
    },
    {
      scenario: '503, and the suite has changed: done',
      call: 'update suite',
      faults: [applied(503, 'suites.update')],
      comes: { value: { default_branch: 'trunk' }, sent: ['suites.get', 'suites.update', 'suites.get'] },
    },
    {
      scenario: '503, and the suite has not changed: sent again',
      call: 'update suite',
      faults: [dropped(503, 'suites.update')],
      comes: {
        value: { default_branch: 'trunk' },
        sent: ['suites.get', 'suites.update', 'suites.get', 'suites.update'],
        tookMs: 375,
      },
    },
    {
      scenario: '503, and the suite has another slug by now: it is found by its id',
      call: 'rename suite',
      faults: [applied(503, 'suites.update')],
      comes: {
        value: { slug: 'fast' },
        sent: ['suites.get', 'suites.update', 'suites.get', 'suites.list'],
        suites: ['other', 'fast'],
      },
    },
    {
      scenario: '503, and the suite is gone: done',
      call: 'delete suite',
      faults: [applied(503, 'suites.delete')],
      comes: {
        value: undefined,
        sent: ['suites.get', 'suites.delete', 'suites.get', 'suites.list'],
        suites: ['other'],
      },
    },
    {
      scenario: '503, and the suite is still there: sent again',
      call: 'delete suite',
      faults: [dropped(503, 'suites.delete')],
      comes: {
        value: undefined,
        sent: ['suites.get', 'suites.delete', 'suites.get', 'suites.delete'],
        suites: ['other'],
      },
    },
    {
      scenario: '503, and the suite is there: it is adopted, and its token is said to be lost',
      call: 'create suite',
      faults: [applied(503, 'suites.create')],
      comes: {
        value: { origin: 'recovered', tokenLost: true, suite: { slug: 'fast' } },
        sent: ['suites.list', 'suites.create', 'suites.list'],
        events: [{ kind: 'token-lost', slug: 'fast' }],
      },
    },
    {
      scenario: '503, and no suite shows up: unknown, and never sent again',
      call: 'create suite',
      faults: [dropped(503, 'suites.create')],
      comes: {
        error: { name: 'OutcomeUnknownError' },
        sent: ['suites.list', 'suites.create', 'suites.list', 'suites.list', 'suites.list', 'suites.list'],
        suites: ['other', 'unit'],
      },
    },
  ]);
});
