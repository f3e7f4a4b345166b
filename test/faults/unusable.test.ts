import { describe } from 'vitest';
import {
  adopted,
  always,
  build3,
  canceled,
  cut,
  fails,
  on,
  page,
  refuses,
  row,
  says,
  testRows,
} from './table.ts';

const invalid = (more: object) => fails({ name: 'InvalidResponseError', ...more });

describe('a success that cannot be used does not count as one', () => {
  const html = invalid({
    message: 'Could not get build 3 of acme/web: 200, but the response is not JSON',
    hint: 'The response is an HTML page: check that the base URL is that of the API.',
  });
  const web = { kind: 'garble', body: page, contentType: 'text/html' } as const;
  const noNumber = invalid({ reason: 'schema', paths: ['number'] });
  const because = 'its outcome is unknown, because the response is not JSON and a lookup could not tell';
  const noLook = always(on('list', refuses(403)));
  const blind = fails({ message: `Could not create a build of acme/web: ${because}` });
  const retried = { origin: 'recovered', count: 1 };
  const noToken = { origin: 'recovered', tokenLost: true };
  testRows([
    row('get: empty, once', says(''), 'get get', build3, 375),
    row('get: a page for people, for good', always(web), 'get*10', html),
    row('get: no number, for good', always(says('{"id":"x","state":"running"}')), 'get*6', noNumber, 8_000),
    row('list: an object, for good', always(says('{}')), 'list*6', invalid({ reason: 'schema' })),
    ...['', '{"id":"x","num', '{}', page].map((body) =>
      row(`create: ${JSON.stringify(body)}`, says(body), 'create list', adopted, 1_000),
    ),
    row('create: a page, and no look', [says(page), noLook], 'create list*4', blind),
    row('rebuild: half an answer', on('rebuild', cut), 'list rebuild list', adopted),
    row('retry failed jobs: half an answer', on('retry', cut), 'get retry get', retried),
    row('cancel: half an answer', cut, 'cancel get', canceled),
    row('create suite: half an answer', on('createSuite', cut), 'suites createSuite suites', noToken),
    row('delete suite: a body', on('deleteSuite', says('gone')), 'suite deleteSuite', undefined, {
      suites: ['other'],
    }),
  ]);
});
