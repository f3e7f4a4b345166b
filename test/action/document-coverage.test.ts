import { describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '../../src/model/endpoints.ts';
import { inputs } from '../../src/operations/inputs/declarations/inputs.ts';
import { operations } from '../../src/operations/operations.ts';

/** The parameters of each endpoint (api.md §4), listed by hand, with the placeholders of its path. */
const filters = [
  'branch',
  'commit',
  'created_from',
  'created_to',
  'creator',
  'finished_from',
  'include_retried_jobs',
  'meta_data',
  'state',
];
const inPipeline = ['organization', 'pipeline'];
const oneBuild = [...inPipeline, 'number'];
const oneSuite = ['organization', 'suite'];

const document: Readonly<Record<EndpointName, { said: readonly string[]; by: string }>> = {
  'suites.list': { said: ['organization'], by: 'list-suites' },
  'suites.get': { said: oneSuite, by: 'get-suite' },
  'suites.create': {
    said: ['organization', 'name', 'default_branch', 'show_api_token', 'team_ids'],
    by: 'create-suite',
  },
  'suites.update': { said: [...oneSuite, 'name', 'default_branch'], by: 'update-suite' },
  'suites.delete': { said: oneSuite, by: 'delete-suite' },
  'flakyTests.list': { said: oneSuite, by: 'list-flaky-tests' },
  'builds.list': { said: filters, by: 'list-builds' },
  'builds.listForOrganization': { said: ['organization', ...filters], by: 'list-builds' },
  'builds.listForPipeline': { said: [...inPipeline, ...filters], by: 'list-builds' },
  'builds.get': { said: [...oneBuild, 'include_retried_jobs'], by: 'get-build' },
  'builds.create': {
    said: [
      ...inPipeline,
      'commit',
      'branch',
      'author.name',
      'author.email',
      'clean_checkout',
      'env',
      'ignore_pipeline_branch_filters',
      'message',
      'meta_data',
      'pull_request_base_branch',
      'pull_request_id',
      'pull_request_repository',
    ],
    by: 'trigger-build',
  },
  'builds.cancel': { said: oneBuild, by: 'cancel-build' },
  'builds.rebuild': { said: oneBuild, by: 'rebuild-build' },
  'builds.retryFailedJobs': { said: [...oneBuild, 'job-states'], by: 'retry-failed-jobs' },
  'jobs.unblock': { said: [...oneBuild, 'fields'], by: 'unblock-build' },
  'artifacts.list': { said: [...oneBuild, 'path'], by: 'download-artifacts' },
  'artifacts.get': { said: oneBuild, by: 'download-artifacts' },
  'artifacts.download': { said: oneBuild, by: 'download-artifacts' },
  'jobs.log': { said: oneBuild, by: 'get-build' },
  'buildTests.list': { said: ['organization'], by: 'get-build' },
  'suiteTests.list': { said: ['organization', 'suite'], by: 'list-flaky-tests' },
  'testRuns.get': { said: ['organization'], by: 'get-build' },
  'failedExecutions.list': { said: ['organization'], by: 'get-build' },
};

/** The input that says it: spelled as the service spells it, but for the build, which has an address too. */
function inputFor(property: string): string {
  return property === 'number' ? 'build' : property.replaceAll(/[_.]/g, '-');
}

describe.each(Object.keys(endpoints) as EndpointName[])('the endpoint %s', (endpoint) => {
  it('has an input for each of its parameters', () => {
    const { said, by } = document[endpoint];
    const used = operations.find(({ name }) => name === by)?.inputs ?? [];
    const without = said.filter((property) => !used.some((input) => input === inputFor(property)));
    expect(without, `${by} has no input for these`).toEqual([]);
  });
});

it('cancel-builds has the filters of the build lists', () => {
  const used: readonly string[] = operations.find(({ name }) => name === 'cancel-builds')?.inputs ?? [];
  expect(filters.map(inputFor).filter((name) => !used.includes(name))).toEqual([]);
});

it('the inputs of the table exist', () => {
  const all = new Set(Object.values(document).flatMap(({ said }) => said.map(inputFor)));
  expect([...all].filter((name) => !Object.hasOwn(inputs, name))).toEqual([]);
});
