import { describe, expect } from 'vitest';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import { row, testRows } from './table.ts';

/** Refused with these words. */
const refused = (status: number, message = 'No'): Fault => ({ kind: 'status', status, body: { message } });

describe('a refusal is final, and reported in the words of the service', () => {
  testRows([
    row('list: 400, since a filter has a bad value', [refused(400, 'state is not valid')], {
      error: { status: 400, serviceMessage: 'state is not valid', hint: undefined },
      sent: 'list',
      tookMs: 0,
    }),
    row('get: 401', [refused(401)], {
      error: {
        message: 'Could not get build 3 of acme/web: 401 - No',
        hint: 'Check the token: it may be wrong, expired or revoked.',
      },
      sent: 'get',
      tookMs: 0,
    }),
    row('poll: 401 once, from a token service that hiccups while a build is waited for', [refused(401)], {
      value: { number: 3 },
      sent: 'get get',
      tookMs: 5_000,
    }),
    row('poll: 401 twice while a build is waited for', [{ ...refused(401), times: 2 }], {
      error: { status: 401 },
      sent: 'get get',
      tookMs: 5_000,
    }),
    row(
      'cancel: 403, since the token lacks a scope',
      [],
      {
        error: {
          status: 403,
          hint: 'The token needs the scope write_builds; it has read_suites, read_builds.',
        },
        sent: 'cancel',
      },
      { token: 'readOnly' },
    ),
    row(
      'get: 404, since the build is gone',
      [],
      {
        error: { status: 404, hint: expect.stringContaining('returns 404 when the token has no access') },
        sent: 'get',
        tookMs: 0,
      },
      { meanwhile: (world) => world.deleteBuild({ organization: 'acme', pipeline: 'web', number: 3 }) },
    ),
    row('delete suite: 404 for a suite that is not there', [{ ...refused(404), times: 2 }], {
      error: { status: 404 },
      sent: 'suite deleteSuite',
      suites: ['other', 'unit'],
    }),
    ...[405, 409, 410, 413, 415, 451, 501, 505].map((status) =>
      row(`create: ${status}`, [refused(status)], {
        error: { status, serviceMessage: 'No' },
        sent: 'create',
        tookMs: 0,
      }),
    ),
    row(
      'create: 422 with the fields that are at fault',
      [
        {
          kind: 'status',
          status: 422,
          body: { message: 'Validation Failed', errors: [{ field: 'commit', code: 'missing' }] },
        },
      ],
      {
        error: {
          message: 'Could not create a build of acme/web: 422 - Validation Failed (commit: missing)',
          errors: [{ field: 'commit', code: 'missing' }],
        },
        sent: 'create',
      },
    ),
    row(
      'create: 422, since the pipeline builds no branches',
      [refused(422, 'Branches have been disabled for this pipeline')],
      {
        error: { hint: 'If a branch filter excludes this branch, set ignore_pipeline_branch_filters.' },
        sent: 'create',
      },
    ),
    row('cancel what has ended: 422, with the state that the build is in', [], {
      error: {
        status: 422,
        serviceMessage: 'Build cannot be canceled because it is passed',
        hint: 'The build is passed.',
      },
      sent: 'cancel get',
    }),
    row('rebuild: 422, since rebuilds are switched off', [{ ...refused(422), on: 'builds.rebuild' }], {
      error: { status: 422 },
      sent: 'list rebuild',
    }),
    row('retry failed jobs: 422', [{ ...refused(422), on: 'builds.retryFailedJobs' }], {
      error: { status: 422 },
      sent: 'get retry',
    }),
    row(
      'retry failed jobs: 405: the service does not have this request',
      [{ ...refused(405), on: 'builds.retryFailedJobs', times: 'always' }],
      {
        error: { status: 405, hint: 'This service may not be able to retry the failed jobs of a build.' },
        sent: 'get retry',
      },
    ),
    row(
      'create suite: 422, since the name is taken',
      [{ ...refused(422, 'Name is taken'), on: 'suites.create' }],
      { error: { serviceMessage: 'Name is taken' }, sent: 'suites createSuite' },
    ),
    row('get: 403 with a body that is nonsense', [{ kind: 'status', status: 403, body: '<h1>No</h1>' }], {
      error: { message: 'Could not get build 3 of acme/web: 403', serviceMessage: undefined },
      sent: 'get',
    }),
    ...[301, 302, 307, 308].map((status) =>
      row(
        `create: ${status}: a redirect is not followed, and only its host is reported`,
        [{ kind: 'status', status, headers: { location: 'https://elsewhere.example/secret?key=1' } }],
        {
          error: {
            message: `Could not create a build of acme/web: ${status} - a redirect to elsewhere.example`,
            hint: expect.stringContaining('Redirects are not followed'),
          },
          sent: 'create',
        },
      ),
    ),
  ]);
});
