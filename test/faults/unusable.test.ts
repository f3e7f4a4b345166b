import { describe } from 'vitest';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import { type Row, testRows } from './table.ts';

const list = 'builds.listForPipeline';
const page = '<html><h1>Bad gateway</h1></html>';

describe('a success that cannot be used does not count as one', () => {
  const garbled = (body: string, more: Partial<Fault> = {}) => ({ kind: 'garble', body, ...more }) as Fault;
  testRows([
    {
      scenario: 'empty, once',
      call: 'get',
      faults: [garbled('')],
      comes: { value: { number: 3 }, sent: ['builds.get', 'builds.get'], tookMs: 375 },
    },
    {
      scenario: 'a page for people, for good',
      call: 'get',
      faults: [{ kind: 'garble', body: page, contentType: 'text/html', times: 'always' }],
      comes: {
        error: {
          name: 'InvalidResponseError',
          message: 'Could not get build 3 of acme/web: 200, but the response is not JSON',
          hint: 'The response is an HTML page: check that the base URL is that of the API.',
        },
        sent: Array(10).fill('builds.get'),
      },
    },
    {
      scenario: 'a build without a number, for good',
      call: 'get',
      faults: [{ kind: 'garble', body: '{"id":"x","state":"running"}', times: 'always' }],
      comes: {
        error: { name: 'InvalidResponseError', reason: 'schema', paths: ['number'] },
        sent: Array(6).fill('builds.get'),
        tookMs: 8_000,
      },
    },
    {
      scenario: 'an object instead of a list, for good',
      call: 'list',
      faults: [{ kind: 'garble', body: '{}', times: 'always' }],
      comes: { error: { name: 'InvalidResponseError', reason: 'schema' }, sent: Array(6).fill(list) },
    },
    ...['', '{"id":"x","num', '{}', page].map(
      (body): Row => ({
        scenario: `${JSON.stringify(body)}: the build is looked up`,
        call: 'create',
        faults: [garbled(body)],
        comes: {
          value: { origin: 'recovered', build: { number: 4 } },
          sent: ['builds.create', list, list],
          tookMs: 6_000,
        },
      }),
    ),
    {
      scenario: 'half an answer: the new build is looked for',
      call: 'rebuild',
      faults: [{ kind: 'cut', on: 'builds.rebuild' }],
      comes: {
        value: { origin: 'recovered', build: { number: 4 } },
        sent: [list, 'builds.rebuild', list, 'builds.get'],
      },
    },
    {
      scenario: 'half an answer: the retried jobs are looked for',
      call: 'retry failed jobs',
      faults: [{ kind: 'cut', on: 'builds.retryFailedJobs' }],
      comes: {
        value: { origin: 'recovered', count: 1 },
        sent: ['builds.get', 'builds.retryFailedJobs', 'builds.get'],
      },
    },
    {
      scenario: 'half an answer: the build is read',
      call: 'cancel',
      faults: [{ kind: 'cut' }],
      comes: { value: { state: 'canceling' }, sent: ['builds.cancel', 'builds.get'] },
    },
    {
      scenario: 'half an answer: the suite is looked for, and its token is lost',
      call: 'create suite',
      faults: [{ kind: 'cut', on: 'suites.create' }],
      comes: {
        value: { origin: 'recovered', tokenLost: true },
        sent: ['suites.list', 'suites.create', 'suites.list'],
      },
    },
    {
      scenario: 'a body where there should be none: it is ignored',
      call: 'delete suite',
      faults: [garbled('gone', { on: 'suites.delete' })],
      comes: { value: undefined, sent: ['suites.get', 'suites.delete'], suites: ['other'] },
    },
  ]);
});
