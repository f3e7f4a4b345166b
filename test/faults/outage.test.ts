import { describe, expect } from 'vitest';
import type { EndpointName } from '../../src/model/endpoints.ts';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import { adopted, row, sentAgain, testRows, unknown } from './table.ts';

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
    ...[408, 500, 502, 503, 504, 520, 522, 524].map((status) =>
      row(`get: ${status} once`, [dropped(status)], {
        value: { number: 3 },
        sent: 'get get',
        tookMs: 375,
        events: [{ kind: 'retry', attempt: 1, reason: `Could not get build 3 of acme/web: ${status}.` }],
      }),
    ),
    row('list: 502 for good, without the page that came with it', [{ ...dropped(502), times: 'always' }], {
      error: {
        message: 'Could not list the builds of acme/web: 502',
        hint: 'The service has a problem. Try again later.',
      },
      sent: 'list*10',
      tookMs: 60_000,
    }),
    row(
      'list flaky tests: 503 that asks for seven seconds',
      [{ kind: 'status', status: 503, headers: { 'retry-after': '7' } }],
      { value: { complete: true }, sent: 'flaky flaky', tookMs: 7_000 },
    ),
    row(
      'get: 503 that asks for more time than there is: tried once more when that is over',
      [{ kind: 'status', status: 503, headers: { 'retry-after': '600' } }],
      { value: { number: 3 }, sent: 'get get', tookMs: 60_000 },
    ),
    row(
      'get: 503 that asks for more time than there is, twice: reported with when it would have worked',
      [{ kind: 'status', status: 503, headers: { 'retry-after': '600' }, times: 2 }],
      { error: { status: 503, retryAt: new Date('2026-01-15T09:11:00Z') }, sent: 'get get', tookMs: 60_000 },
    ),
  ]);
});

describe('a service in trouble leaves a write in doubt, which a lookup resolves', () => {
  testRows([
    ...[408, 500, 504, 524].map((status) =>
      row(`create: ${status}, and the build is there: it is adopted`, [applied(status, 'builds.create')], {
        value: adopted,
        sent: 'create list',
        tookMs: 1_000,
        builds: ['running', 'running', 'passed', 'passed'],
      }),
    ),
    row('create: 500, and no build shows up: it is sent once more', [dropped(500)], {
      value: sentAgain,
      sent: 'create list*4 create',
      tookMs: 15_000,
      builds: ['scheduled', 'running', 'passed', 'passed'],
    }),
    row(
      'create: 502, and the second sending is refused: still unknown',
      [dropped(502), { ...refused(422), on: 'builds.create' }],
      {
        error: { name: 'OutcomeUnknownError', cause: { status: 422, serviceMessage: 'No' } },
        sent: 'create list*4 create list*4',
      },
    ),
    row(
      'create: 502, and it may not be looked: the error says how to find out',
      [dropped(502), { ...refused(403), on: list, times: 'always' }],
      {
        error: {
          name: 'OutcomeUnknownError',
          search: expect.stringContaining('/builds?meta_data%5Bkitestring-key%5D=k'),
          hint: 'Before you create it again, look for a build with the meta-data kitestring-key = k.',
        },
        sent: 'create list*4',
        tookMs: 15_000,
      },
    ),
    ...[401, 403, 404].map((status) =>
      row(
        `create: 502 and carried out, and the first look is refused with ${status}: the next one finds it`,
        [applied(502, 'builds.create'), { ...refused(status), on: list }],
        { value: adopted, sent: 'create list list', tookMs: 3_000 },
      ),
    ),
    row('rebuild: 502, and the new build is there: it is adopted', [applied(502, 'builds.rebuild')], {
      value: { origin: 'recovered', build: { number: 4, rebuilt_from: { number: 1 } } },
      sent: 'list rebuild list',
      tookMs: 1_000,
    }),
    row(
      'rebuild: 502, and no new build shows up: unknown, and never sent again',
      [dropped(502, 'builds.rebuild')],
      {
        error: { name: 'OutcomeUnknownError', hint: expect.stringContaining('rebuilt from build 1') },
        sent: 'list rebuild list*4',
        builds: ['running', 'passed', 'passed'],
      },
    ),
    row(
      'retry failed jobs: 502, and the jobs are retried: found by them',
      [applied(502, 'builds.retryFailedJobs')],
      {
        value: { origin: 'recovered', count: 1, build: { number: 1 } },
        sent: 'get retry get',
        tookMs: 1_000,
      },
    ),
    row(
      'retry failed jobs: 502, and no job is retried: unknown, and never sent again',
      [dropped(502, 'builds.retryFailedJobs')],
      {
        error: {
          name: 'OutcomeUnknownError',
          hint: expect.stringContaining('whether jobs of build 1 have been retried'),
        },
        sent: 'get retry get*4',
      },
    ),
    row(
      'unblock: 502, and the step is unblocked: found by reading the build',
      [applied(502, 'jobs.unblock')],
      {
        value: { origin: 'recovered', job: { state: 'unblocked' } },
        sent: 'get unblock get',
        events: [{ kind: 'recovered', endpoint: 'jobs.unblock' }],
      },
    ),
    row(
      'unblock: 502, and the step is still blocked: sent once more after four looks',
      [dropped(502, 'jobs.unblock')],
      { value: { origin: 'direct', job: { state: 'unblocked' } }, sent: 'get unblock get*4 unblock' },
    ),
    row(
      'unblock: two 502, and the step is still blocked: unknown, and not sent a third time',
      [{ ...dropped(502, 'jobs.unblock'), times: 2 }],
      {
        error: {
          name: 'OutcomeUnknownError',
          hint: expect.stringContaining('whether the step is unblocked'),
        },
        sent: 'get unblock get*4 unblock get*4',
      },
    ),
    row('cancel: 520, and the build is being canceled: done', [applied(520, 'builds.cancel')], {
      value: { state: 'canceling' },
      sent: 'cancel get',
      tookMs: 0,
    }),
    row('cancel: 520, and the build keeps running: sent again', [dropped(520)], {
      value: { state: 'canceling' },
      sent: 'cancel get cancel',
      tookMs: 375,
    }),
    row('update suite: 503, and the suite has changed: done', [applied(503, 'suites.update')], {
      value: { default_branch: 'trunk' },
      sent: 'suite updateSuite suite',
    }),
    row('update suite: 503, and the suite has not changed: sent again', [dropped(503, 'suites.update')], {
      value: { default_branch: 'trunk' },
      sent: 'suite updateSuite suite updateSuite',
      tookMs: 375,
    }),
    row(
      'rename suite: 503, and the suite has another slug by now: it is found by its id',
      [applied(503, 'suites.update')],
      { value: { slug: 'fast' }, sent: 'suite updateSuite suite suites', suites: ['other', 'fast'] },
    ),
    row('delete suite: 503, and the suite is gone: done', [applied(503, 'suites.delete')], {
      value: undefined,
      sent: 'suite deleteSuite suite',
      suites: ['other'],
    }),
    row('delete suite: 503, and the suite is still there: sent again', [dropped(503, 'suites.delete')], {
      value: undefined,
      sent: 'suite deleteSuite suite deleteSuite',
      suites: ['other'],
    }),
    row(
      'create suite: 503, and the suite is there: it is adopted, and its token is said to be lost',
      [applied(503, 'suites.create')],
      {
        value: { origin: 'recovered', tokenLost: true, suite: { slug: 'fast' } },
        sent: 'suites createSuite suites',
      },
    ),
    row(
      'create suite: 503, and no suite shows up: unknown, and never sent again',
      [dropped(503, 'suites.create')],
      {
        error: unknown,
        sent: 'suites createSuite suites*4',
        suites: ['other', 'unit'],
      },
    ),
  ]);
});
