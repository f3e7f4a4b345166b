import { describe, expect } from 'vitest';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import { type Row, testRows } from './table.ts';

const list = 'builds.listForPipeline';

/** Refused with these words. */
const refused = (status: number, message = 'No'): Fault => ({ kind: 'status', status, body: { message } });

describe('a refusal is final, and reported in the words of the service', () => {
  testRows([
    {
      scenario: '400, since a filter has a bad value',
      call: 'list',
      faults: [refused(400, 'state is not valid')],
      comes: {
        error: { status: 400, serviceMessage: 'state is not valid', hint: undefined },
        sent: [list],
        tookMs: 0,
      },
    },
    {
      scenario: '401',
      call: 'get',
      faults: [refused(401)],
      comes: {
        error: {
          message: 'Could not get build 3 of acme/web: 401 - No',
          hint: 'Check the token: it may be wrong, expired or revoked.',
        },
        sent: ['builds.get'],
        tookMs: 0,
      },
    },
    {
      scenario: '401 once, from a token service that hiccups while a build is waited for',
      call: 'poll',
      faults: [refused(401)],
      comes: { value: { number: 3 }, sent: ['builds.get', 'builds.get'], tookMs: 5_000 },
    },
    {
      scenario: '401 twice while a build is waited for',
      call: 'poll',
      faults: [{ ...refused(401), times: 2 }],
      comes: { error: { status: 401 }, sent: ['builds.get', 'builds.get'], tookMs: 5_000 },
    },
    {
      scenario: '403, since the token lacks a scope',
      call: 'cancel',
      token: 'readOnly',
      comes: {
        error: {
          status: 403,
          hint: 'The token needs the scope write_builds; it has read_suites, read_builds.',
        },
        sent: ['builds.cancel'],
      },
    },
    {
      scenario: '404, since the build is gone',
      call: 'get',
      meanwhile: (world) => world.deleteBuild({ organization: 'acme', pipeline: 'web', number: 3 }),
      comes: {
        error: { status: 404, hint: expect.stringContaining('returns 404 when the token has no access') },
        sent: ['builds.get'],
        tookMs: 0,
      },
    },
    {
      scenario: '404 for a suite that is not there',
      call: 'delete suite',
      faults: [{ ...refused(404), times: 2 }],
      comes: { error: { status: 404 }, sent: ['suites.get', 'suites.delete'], suites: ['other', 'unit'] },
    },
    ...[405, 409, 410, 413, 415, 451, 501, 505].map(
      (status): Row => ({
        scenario: String(status),
        call: 'create',
        faults: [refused(status)],
        comes: { error: { status, serviceMessage: 'No' }, sent: ['builds.create'], tookMs: 0 },
      }),
    ),
    {
      scenario: '422 with the fields that are at fault',
      call: 'create',
      faults: [
        {
          kind: 'status',
          status: 422,
          body: { message: 'Validation Failed', errors: [{ field: 'commit', code: 'missing' }] },
        },
      ],
      comes: {
        error: {
          message: 'Could not create a build of acme/web: 422 - Validation Failed (commit: missing)',
          errors: [{ field: 'commit', code: 'missing' }],
        },
        sent: ['builds.create'],
      },
    },
    {
      scenario: '422, since the pipeline builds no branches',
      call: 'create',
      faults: [refused(422, 'Branches have been disabled for this pipeline')],
      comes: {
        error: {
          hint: 'If a branch filter excludes this branch, set ignore_pipeline_branch_filters.',
        },
        sent: ['builds.create'],
      },
    },
    {
      scenario: '422, with the state that the build is in',
      call: 'cancel what has ended',
      comes: {
        error: {
          status: 422,
          serviceMessage: 'Build cannot be canceled because it is passed',
          hint: 'The build is passed.',
        },
        sent: ['builds.cancel', 'builds.get'],
      },
    },
    {
      scenario: '422, since rebuilds are switched off',
      call: 'rebuild',
      faults: [{ ...refused(422), on: 'builds.rebuild' }],
      comes: { error: { status: 422 }, sent: [list, 'builds.rebuild'] },
    },
    {
      scenario: '422',
      call: 'retry failed jobs',
      faults: [{ ...refused(422), on: 'builds.retryFailedJobs' }],
      comes: { error: { status: 422 }, sent: ['builds.get', 'builds.retryFailedJobs'] },
    },
    {
      scenario: '405: the service does not have this request',
      call: 'retry failed jobs',
      faults: [{ ...refused(405), on: 'builds.retryFailedJobs', times: 'always' }],
      comes: {
        error: { status: 405, hint: 'This service may not be able to retry the failed jobs of a build.' },
        sent: ['builds.get', 'builds.retryFailedJobs'],
      },
    },
    {
      scenario: '422, since the name is taken',
      call: 'create suite',
      faults: [{ ...refused(422, 'Name is taken'), on: 'suites.create' }],
      comes: { error: { serviceMessage: 'Name is taken' }, sent: ['suites.list', 'suites.create'] },
    },
    {
      scenario: '403 with a body that is nonsense',
      call: 'get',
      faults: [{ kind: 'status', status: 403, body: '<h1>No</h1>' }],
      comes: {
        error: { message: 'Could not get build 3 of acme/web: 403', serviceMessage: undefined },
        sent: ['builds.get'],
      },
    },
    ...[301, 302, 307, 308].map(
      (status): Row => ({
        scenario: `${status}: a redirect is not followed, and only its host is reported`,
        call: 'create',
        faults: [{ kind: 'status', status, headers: { location: 'https://elsewhere.example/secret?key=1' } }],
        comes: {
          error: {
            message: `Could not create a build of acme/web: ${status} - a redirect to elsewhere.example`,
            hint: expect.stringContaining('Redirects are not followed'),
          },
          sent: ['builds.create'],
        },
      }),
    ),
  ]);
});
