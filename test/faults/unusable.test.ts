import { describe } from 'vitest';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import { adopted, row, testRows } from './table.ts';

const page = '<html><h1>Bad gateway</h1></html>';

describe('a success that cannot be used does not count as one', () => {
  const garbled = (body: string, more: Partial<Fault> = {}) => ({ kind: 'garble', body, ...more }) as Fault;
  testRows([
    row('get: empty, once', [garbled('')], { value: { number: 3 }, sent: 'get get', tookMs: 375 }),
    row(
      'get: a page for people, for good',
      [{ kind: 'garble', body: page, contentType: 'text/html', times: 'always' }],
      {
        error: {
          name: 'InvalidResponseError',
          message: 'Could not get build 3 of acme/web: 200, but the response is not JSON',
          hint: 'The response is an HTML page: check that the base URL is that of the API.',
        },
        sent: 'get*10',
      },
    ),
    row(
      'get: a build without a number, for good',
      [{ kind: 'garble', body: '{"id":"x","state":"running"}', times: 'always' }],
      {
        error: { name: 'InvalidResponseError', reason: 'schema', paths: ['number'] },
        sent: 'get*6',
        tookMs: 8_000,
      },
    ),
    row('list: an object instead of a list, for good', [{ kind: 'garble', body: '{}', times: 'always' }], {
      error: { name: 'InvalidResponseError', reason: 'schema' },
      sent: 'list*6',
    }),
    ...['', '{"id":"x","num', '{}', page].map((body) =>
      row(`create: ${JSON.stringify(body)}: the build is looked up`, [garbled(body)], {
        value: adopted,
        sent: 'create list',
        tookMs: 1_000,
      }),
    ),
    row('rebuild: half an answer: the new build is looked for', [{ kind: 'cut', on: 'builds.rebuild' }], {
      value: adopted,
      sent: 'list rebuild list',
    }),
    row(
      'retry failed jobs: half an answer: the retried jobs are looked for',
      [{ kind: 'cut', on: 'builds.retryFailedJobs' }],
      { value: { origin: 'recovered', count: 1 }, sent: 'get retry get' },
    ),
    row('cancel: half an answer: the build is read', [{ kind: 'cut' }], {
      value: { state: 'canceling' },
      sent: 'cancel get',
    }),
    row(
      'create suite: half an answer: the suite is looked for, and its token is lost',
      [{ kind: 'cut', on: 'suites.create' }],
      { value: { origin: 'recovered', tokenLost: true }, sent: 'suites createSuite suites' },
    ),
    row(
      'delete suite: a body where there should be none: it is ignored',
      [garbled('gone', { on: 'suites.delete' })],
      { value: undefined, sent: 'suite deleteSuite', suites: ['other'] },
    ),
  ]);
});
