import type { ResourceName } from './resources.ts';

/** The verbs that the service uses (api.md §4). What may be repeated is decided by endpoint, never by verb. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a service token may do (api.md §5). The document names these four; the service knows more. */
export const scopes = ['read_suites', 'write_suites', 'read_builds', 'write_builds'] as const;

/** One of the four scopes of the document (api.md §5), or of those that only the live service has. */
export type Scope = (typeof scopes)[number] | 'read_build_logs' | 'read_artifacts';

/** One row of the API: all that is known of an endpoint. */
export interface Endpoint {
  readonly method: Method;
  /**
   * Path template; `{organization}`, `{pipeline}`, `{suite}` are slugs, `{number}` a build number, `{build}`,
   * `{job}` and `{artifact}` IDs, `{run}` the ID of a run of a suite.
   */
  readonly path: string;
  /** The scope that the token needs (api.md §5); empty if any token is enough. */
  readonly scope: Scope | '';
  /** A scope that is enough as well. */
  readonly otherScope?: 'retry_builds';
  /** The one status that means success (api.md §4); 200 unless given. */
  readonly status?: 201 | 202 | 204 | 206 | 302;
  /** Another status that means success: the service refuses the range of an empty log. */
  readonly otherStatus?: 200 | 416;
  /** True where the response is an array that comes in pages. */
  readonly paged?: true;
  /** What a request tries to do, as errors say it: `Could not cancel build 42 of acme/web: …`. */
  readonly intent: string;
  /** What a success responds with; where it is paged, with an array of it. `location` is the address of a redirect. */
  readonly response: ResourceName | 'log' | 'location' | 'nothing';
}

const organization = '/v2/organizations/{organization}';
const builds = `${organization}/pipelines/{pipeline}/builds` as const;
const build = `${builds}/{number}` as const;
const analytics = '/v2/analytics/organizations/{organization}';
const suite = `${analytics}/suites/{suite}` as const;
const job = `${build}/jobs/{job}` as const;
const run = `${suite}/runs/{run}` as const;

const rows = {
  'suites.list': {
    method: 'GET',
    path: `${analytics}/suites`,
    scope: 'read_suites',
    paged: true,
    intent: 'list the suites of {organization}',
    response: 'suite',
  },
  'suites.get': {
    method: 'GET',
    path: suite,
    scope: 'read_suites',
    intent: 'get suite {suite} of {organization}',
    response: 'suite',
  },
  'suites.create': {
    method: 'POST',
    path: `${analytics}/suites`,
    scope: 'write_suites',
    status: 201,
    intent: 'create a suite in {organization}',
    response: 'suite',
  },
  'suites.update': {
    method: 'PATCH',
    path: suite,
    scope: 'write_suites',
    intent: 'update suite {suite} of {organization}',
    response: 'suite',
  },
  'suites.delete': {
    method: 'DELETE',
    path: suite,
    scope: 'write_suites',
    status: 204,
    intent: 'delete suite {suite} of {organization}',
    response: 'nothing',
  },
  'flakyTests.list': {
    method: 'GET',
    path: `${suite}/flaky-tests`,
    scope: 'read_suites',
    paged: true,
    intent: 'list the flaky tests of suite {suite} of {organization}',
    response: 'flakyTest',
  },
  'builds.list': {
    method: 'GET',
    path: '/v2/builds',
    scope: 'read_builds',
    paged: true,
    intent: 'list builds',
    response: 'build',
  },
  'builds.listForOrganization': {
    method: 'GET',
    path: `${organization}/builds`,
    scope: 'read_builds',
    paged: true,
    intent: 'list the builds of {organization}',
    response: 'build',
  },
  'builds.listForPipeline': {
    method: 'GET',
    path: builds,
    scope: 'read_builds',
    paged: true,
    intent: 'list the builds of {organization}/{pipeline}',
    response: 'build',
  },
  'builds.get': {
    method: 'GET',
    path: build,
    scope: 'read_builds',
    intent: 'get build {number} of {organization}/{pipeline}',
    response: 'build',
  },
  'builds.create': {
    method: 'POST',
    path: builds,
    scope: 'write_builds',
    status: 201,
    intent: 'create a build of {organization}/{pipeline}',
    response: 'build',
  },
  'builds.cancel': {
    method: 'PUT',
    path: `${build}/cancel`,
    scope: 'write_builds',
    intent: 'cancel build {number} of {organization}/{pipeline}',
    response: 'build',
  },
  'builds.rebuild': {
    method: 'PUT',
    path: `${build}/rebuild`,
    scope: 'write_builds',
    intent: 'rebuild build {number} of {organization}/{pipeline}',
    response: 'build',
  },
  // Beyond the document, of the live service: docs/gaps.md lists them.
  'builds.retryFailedJobs': {
    method: 'PUT',
    path: `${build}/retry_failed_jobs`,
    scope: 'write_builds',
    otherScope: 'retry_builds',
    status: 202,
    intent: 'retry the failed jobs of build {number} of {organization}/{pipeline}',
    response: 'build',
  },
  'jobs.log': {
    method: 'GET',
    path: `${job}/log`,
    scope: 'read_build_logs',
    status: 206,
    otherStatus: 416,
    intent: 'read the log of job {job} of build {number} of {organization}/{pipeline}',
    response: 'log',
  },
  'jobs.unblock': {
    method: 'PUT',
    path: `${job}/unblock`,
    scope: 'write_builds',
    intent: 'unblock job {job} of build {number} of {organization}/{pipeline}',
    response: 'job',
  },
  'artifacts.list': {
    method: 'GET',
    path: `${build}/artifacts`,
    scope: 'read_artifacts',
    paged: true,
    intent: 'list the artifacts of build {number} of {organization}/{pipeline}',
    response: 'artifact',
  },
  'artifacts.download': {
    method: 'GET',
    path: `${job}/artifacts/{artifact}/download`,
    scope: 'read_artifacts',
    status: 302,
    // A server without a store sends the file itself.
    otherStatus: 200,
    intent: 'download artifact {artifact} of build {number} of {organization}/{pipeline}',
    response: 'location',
  },
  'buildTests.list': {
    method: 'GET',
    path: `${analytics}/builds/{build}/tests`,
    scope: 'read_suites',
    paged: true,
    intent: 'list the tests of build {build} of {organization}',
    response: 'buildTest',
  },
  'suiteTests.list': {
    method: 'GET',
    path: `${suite}/tests`,
    scope: 'read_suites',
    paged: true,
    intent: 'list the tests of suite {suite} of {organization}',
    response: 'buildTest',
  },
  'testRuns.get': {
    method: 'GET',
    path: run,
    scope: 'read_suites',
    intent: 'get run {run} of suite {suite} of {organization}',
    response: 'testRun',
  },
  'failedExecutions.list': {
    method: 'GET',
    path: `${run}/failed_executions`,
    scope: 'read_suites',
    paged: true,
    intent: 'list the failed executions of run {run} of suite {suite} of {organization}',
    response: 'failedExecution',
  },
  'accessToken.get': {
    method: 'GET',
    path: '/v2/access-token',
    scope: '',
    intent: 'get the description of the token',
    response: 'accessToken',
  },
} as const satisfies Record<string, Endpoint>;

/** The row of an endpoint. */
export type EndpointRow<Name extends EndpointName> = (typeof rows)[Name];

/** The name of an endpoint, which is also the client method that calls it. */
export type EndpointName = keyof typeof rows;

/** The thirteen endpoints of api.md §4, and those beyond it, keyed by the client method that calls each. */
export const endpoints: Readonly<Record<EndpointName, Endpoint>> = rows;
