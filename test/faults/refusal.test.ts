import { describe, expect } from 'vitest';
import { build3, fails, on, refuses, row, status, testRows, twice, web } from './table.ts';

const refused = (code: number, words: object = {}) => fails({ status: code, ...words });
const hinted = (hint: string) => ({ hint: expect.stringContaining(hint) });

describe('a refusal is final, and reported in the words of the service', () => {
  const bad = refused(400, { serviceMessage: 'state is not valid', hint: undefined });
  const noToken = 'Check the token: it may be wrong, expired or revoked.';
  const noAccess = refused(401, { message: 'Could not get build 3 of acme/web: 401 - No', hint: noToken });
  const noScope = 'The token needs the scope write_builds; it has read_suites, read_builds.';
  const errors = [{ field: 'commit', code: 'missing' }];
  const badFields = status(422, undefined, { message: 'Validation Failed', errors });
  const noSuch = refused(404, hinted('404 when the token has no access'));
  const invalid = 'Could not create a build of acme/web: 422 - Validation Failed (commit: missing)';
  const filters = 'If a branch filter excludes this branch, set ignore_pipeline_branch_filters.';
  const noBranches = refuses(422, 'Branches have been disabled for this pipeline');
  const ended = {
    serviceMessage: 'Build cannot be canceled because it is passed',
    hint: 'The build is passed.',
  };
  const unread = [on('cancel', refuses(422)), on('get', refuses(403))];
  const direct = { origin: 'direct' };
  const isTaken = refused(422, { serviceMessage: 'Name is taken' });
  testRows([
    row('list: 400', refuses(400, 'state is not valid'), 'list', bad, 0),
    row('get: 401', refuses(401), 'get', noAccess, 0),
    row('poll: 401 once, from a token service that hiccups', refuses(401), 'get get', build3, 5_000),
    row('poll: 403 once', refuses(403), 'get get', build3, 5_000),
    row('poll: 401 twice', twice(refuses(401)), 'get get', refused(401), 5_000),
    row('cancel: 403, without a scope', [], 'cancel', refused(403, { hint: noScope }), { token: 'readOnly' }),
    row('get: 404, since it is gone', [], 'get', noSuch, {
      tookMs: 0,
      meanwhile: (world) => world.deleteBuild({ ...web, number: 3 }),
    }),
    row('delete suite: 404', twice(refuses(404)), 'suite deleteSuite', refused(404), {
      suites: ['other', 'unit'],
    }),
    ...[405, 409, 410, 413, 415, 451, 501, 505].map((code) =>
      row(`create: ${code}`, refuses(code), 'create', refused(code, { serviceMessage: 'No' }), 0),
    ),
    row('create: 422 with fields', badFields, 'create', refused(422, { message: invalid, errors })),
    row('create: 422, of a pipeline without branches', noBranches, 'create', refused(422, { hint: filters })),
    row('cancel what has ended: 422, with its state', [], 'cancel get', refused(422, ended)),
    row('cancel: 422, and it may not be read', unread, 'cancel get', refused(422, { hint: undefined })),
    row('rebuild: 403 for the list before', on('list', refuses(403)), 'list rebuild', direct),
    row('create suite: 403 for the list before', on('suites', refuses(403)), 'suites createSuite', direct),
    row('rebuild: 422', on('rebuild', refuses(422)), 'list rebuild', refused(422)),
    row('retry failed jobs: 422', on('retry', refuses(422)), 'get retry', refused(422)),
    row('retry failed jobs: 405', on('retry', refuses(405)), 'get retry', refused(405)),
    row('retry failed jobs: 404, as of a wrong name', twice(refuses(404)), 'get retry', noSuch),
    row('create suite: 422', on('createSuite', refuses(422, 'Name is taken')), 'suites createSuite', isTaken),
    ...[
      [300, '', ''],
      [301, 'https://elsewhere.example:8443/secret?key=1', ' to elsewhere.example:8443'],
      [302, '/v2/elsewhere', ''],
      [307, 'https://elsewhere.example/secret?key=1', ' to elsewhere.example'],
      [308, '', ''],
    ].map(([code, location, words]) =>
      row(
        `create: ${code}: a redirect is not followed, and only its host is reported`,
        status(Number(code), { location: `${location}` }),
        'create',
        refused(Number(code), {
          message: `Could not create a build of acme/web: ${code} - a redirect${words}`,
          ...hinted('Redirects are not followed'),
        }),
      ),
    ),
  ]);
});
