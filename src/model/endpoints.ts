/** The verbs that the service uses (api.md §4). What may be repeated is decided by endpoint, never by verb. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a service token may do (api.md §5). The document names these four; the service knows more. */
export const scopes = ['read_suites', 'write_suites', 'read_builds', 'write_builds'] as const;

/** One of the four scopes of the document (api.md §5), or of those that only the live service has. */
export type Scope = (typeof scopes)[number] | 'read_build_logs' | 'read_artifacts';

/** One row of the API: how to address it, what the token must be allowed, what success looks like. */
export interface Endpoint {
  readonly method: Method;
  /**
   * Path template; `{organization}`, `{pipeline}`, `{suite}` are slugs, `{number}` a build number, `{build}`,
   * `{job}` and `{artifact}` IDs, `{run}` the ID of a run of a suite.
   */
  readonly path: string;
  /** The scope that the token needs (api.md §5). */
  readonly scope: Scope;
  /** The one status that means success (api.md §4); 200 unless given. */
  readonly status?: 201 | 202 | 204 | 206 | 302;
  /** True where the answer is an array that comes in pages. */
  readonly paged?: true;
}

const organization = '/v2/organizations/{organization}';
const builds = `${organization}/pipelines/{pipeline}/builds` as const;
const build = `${builds}/{number}` as const;
const analytics = '/v2/analytics/organizations/{organization}';
const suite = `${analytics}/suites/{suite}` as const;
const job = `${build}/jobs/{job}` as const;
const run = `${suite}/runs/{run}` as const;

const rows = {
  'suites.list': { method: 'GET', path: `${analytics}/suites`, scope: 'read_suites', paged: true },
  'suites.get': { method: 'GET', path: suite, scope: 'read_suites' },
  'suites.create': { method: 'POST', path: `${analytics}/suites`, scope: 'write_suites', status: 201 },
  'suites.update': { method: 'PATCH', path: suite, scope: 'write_suites' },
  'suites.delete': { method: 'DELETE', path: suite, scope: 'write_suites', status: 204 },
  'flakyTests.list': { method: 'GET', path: `${suite}/flaky-tests`, scope: 'read_suites', paged: true },
  'builds.list': { method: 'GET', path: '/v2/builds', scope: 'read_builds', paged: true },
  'builds.listForOrganization': {
    method: 'GET',
    path: `${organization}/builds`,
    scope: 'read_builds',
    paged: true,
  },
  'builds.listForPipeline': { method: 'GET', path: builds, scope: 'read_builds', paged: true },
  'builds.get': { method: 'GET', path: build, scope: 'read_builds' },
  'builds.create': { method: 'POST', path: builds, scope: 'write_builds', status: 201 },
  'builds.cancel': { method: 'PUT', path: `${build}/cancel`, scope: 'write_builds' },
  'builds.rebuild': { method: 'PUT', path: `${build}/rebuild`, scope: 'write_builds' },
  // Beyond the document, of the live service: docs/gaps.md lists them.
  'builds.retryFailedJobs': {
    method: 'PUT',
    path: `${build}/retry_failed_jobs`,
    scope: 'write_builds',
    status: 202,
  },
  'jobs.log': { method: 'GET', path: `${job}/log`, scope: 'read_build_logs', status: 206 },
  'jobs.unblock': { method: 'PUT', path: `${job}/unblock`, scope: 'write_builds' },
  'artifacts.list': { method: 'GET', path: `${build}/artifacts`, scope: 'read_artifacts', paged: true },
  'artifacts.download': {
    method: 'GET',
    path: `${job}/artifacts/{artifact}/download`,
    scope: 'read_artifacts',
    status: 302,
  },
  'buildTests.list': {
    method: 'GET',
    path: `${analytics}/builds/{build}/tests`,
    scope: 'read_suites',
    paged: true,
  },
  'suiteTests.list': { method: 'GET', path: `${suite}/tests`, scope: 'read_suites', paged: true },
  'testRuns.get': { method: 'GET', path: run, scope: 'read_suites' },
  'failedExecutions.list': {
    method: 'GET',
    path: `${run}/failed_executions`,
    scope: 'read_suites',
    paged: true,
  },
} as const satisfies Record<string, Endpoint>;

/** The name of an endpoint, which is also the client method that calls it. */
export type EndpointName = keyof typeof rows;

/** The thirteen endpoints of api.md §4, and those beyond it, keyed by the client method that calls each. */
export const endpoints: Readonly<Record<EndpointName, Endpoint>> = rows;
