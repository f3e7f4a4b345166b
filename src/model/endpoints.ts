import type { Scope } from './scopes.ts';

/** The verbs that the service uses (api.md §4). What may be repeated is decided by endpoint, never by verb. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One row of the API: how to address it, what the token must be allowed, what success looks like. */
interface Endpoint {
  readonly method: Method;
  /**
   * Path template; `{organization}`, `{pipeline}`, `{suite}` are slugs, `{number}` a build number, `{build}` and
   * `{job}` IDs, `{run}` the ID of a run of a suite.
   */
  readonly path: string;
  /** The scope that the token needs (api.md §5). */
  readonly scope: Scope;
  /** The one status that means success (api.md §4). */
  readonly status: 200 | 201 | 202 | 204 | 206;
  /** True where the answer is an array that comes in pages. */
  readonly paged: boolean;
  /** Marks a row that the document does not have, of the live service. docs/gaps.md lists them. */
  readonly beyondDocument?: true;
  /** Another verb, for a service that answers the first one with 405. */
  readonly otherMethod?: Method;
}

const suites = '/v2/analytics/organizations/{organization}/suites';
const pipelineBuilds = '/v2/organizations/{organization}/pipelines/{pipeline}/builds';

/** The thirteen endpoints of api.md §4, and those marked as beyond it, keyed by the client method that calls each. */
export const endpoints = {
  'suites.list': { method: 'GET', path: suites, scope: 'read_suites', status: 200, paged: true },
  'suites.get': { method: 'GET', path: `${suites}/{suite}`, scope: 'read_suites', status: 200, paged: false },
  'suites.create': { method: 'POST', path: suites, scope: 'write_suites', status: 201, paged: false },
  'suites.update': {
    method: 'PATCH',
    path: `${suites}/{suite}`,
    scope: 'write_suites',
    status: 200,
    paged: false,
  },
  'suites.delete': {
    method: 'DELETE',
    path: `${suites}/{suite}`,
    scope: 'write_suites',
    status: 204,
    paged: false,
  },
  'flakyTests.list': {
    method: 'GET',
    path: `${suites}/{suite}/flaky-tests`,
    scope: 'read_suites',
    status: 200,
    paged: true,
  },
  'builds.list': { method: 'GET', path: '/v2/builds', scope: 'read_builds', status: 200, paged: true },
  'builds.listForOrganization': {
    method: 'GET',
    path: '/v2/organizations/{organization}/builds',
    scope: 'read_builds',
    status: 200,
    paged: true,
  },
  'builds.listForPipeline': {
    method: 'GET',
    path: pipelineBuilds,
    scope: 'read_builds',
    status: 200,
    paged: true,
  },
  'builds.get': {
    method: 'GET',
    path: `${pipelineBuilds}/{number}`,
    scope: 'read_builds',
    status: 200,
    paged: false,
  },
  'builds.create': { method: 'POST', path: pipelineBuilds, scope: 'write_builds', status: 201, paged: false },
  'builds.cancel': {
    method: 'PUT',
    path: `${pipelineBuilds}/{number}/cancel`,
    scope: 'write_builds',
    status: 200,
    paged: false,
  },
  'builds.rebuild': {
    method: 'PUT',
    path: `${pipelineBuilds}/{number}/rebuild`,
    scope: 'write_builds',
    status: 200,
    paged: false,
  },
  'builds.retryFailedJobs': {
    method: 'PUT',
    path: `${pipelineBuilds}/{number}/retry_failed_jobs`,
    scope: 'write_builds',
    status: 202,
    paged: false,
    beyondDocument: true,
    otherMethod: 'POST',
  },
  'jobs.log': {
    method: 'GET',
    path: `${pipelineBuilds}/{number}/jobs/{job}/log`,
    scope: 'read_build_logs',
    status: 206,
    paged: false,
    beyondDocument: true,
  },
  'buildTests.list': {
    method: 'GET',
    path: '/v2/analytics/organizations/{organization}/builds/{build}/tests',
    scope: 'read_suites',
    status: 200,
    paged: true,
    beyondDocument: true,
  },
  'suiteTests.list': {
    method: 'GET',
    path: `${suites}/{suite}/tests`,
    scope: 'read_suites',
    status: 200,
    paged: true,
    beyondDocument: true,
  },
  'testRuns.get': {
    method: 'GET',
    path: `${suites}/{suite}/runs/{run}`,
    scope: 'read_suites',
    status: 200,
    paged: false,
    beyondDocument: true,
  },
  'testRuns.failedExecutions': {
    method: 'GET',
    path: `${suites}/{suite}/runs/{run}/failed_executions`,
    scope: 'read_suites',
    status: 200,
    paged: true,
    beyondDocument: true,
  },
} as const satisfies Record<string, Endpoint>;

/** The name of an endpoint, which is also the client method that calls it. */
export type EndpointName = keyof typeof endpoints;
