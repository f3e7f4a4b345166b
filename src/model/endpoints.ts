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
  /** Where the response comes in pages: `true` for an array by page numbers, `cursor` for an object with `items` and links. */
  readonly paged?: true | 'cursor';
  /** What a request tries to do, as errors say it: `Could not cancel build 42 of acme/web: …`. */
  readonly intent: string;
  /**
   * What a success responds with; where it is paged, with several of it. `location` is the address of a redirect, `anything` what a
   * request without a row responds with.
   */
  readonly response: ResourceName | 'log' | 'location' | 'nothing' | 'anything';
}

const organization = '/v2/organizations/{organization}';
const builds = `${organization}/pipelines/{pipeline}/builds` as const;
const build = `${builds}/{number}` as const;
const job = `${build}/jobs/{job}` as const;
const analytics = '/v2/analytics/organizations/{organization}';
const suites = `${analytics}/suites` as const;
const suite = `${suites}/{suite}` as const;
const run = `${suite}/runs/{run}` as const;

/* The words of intents. */
const aPipeline = '{organization}/{pipeline}';
const aBuild = `build {number} of ${aPipeline}` as const;
const aJob = `job {job} of ${aBuild}` as const;
const aSuite = 'suite {suite} of {organization}';
const aRun = `run {run} of ${aSuite}` as const;

/* What rows have in common. */
const readSuite = { method: 'GET', scope: 'read_suites', response: 'suite' } as const;
const writeSuite = { scope: 'write_suites', response: 'suite' } as const;
const readTests = { method: 'GET', scope: 'read_suites', response: 'buildTest', paged: true } as const;
const readBuild = { method: 'GET', scope: 'read_builds', response: 'build' } as const;
const listBuilds = { ...readBuild, paged: true } as const;
const writeBuild = { method: 'PUT', scope: 'write_builds', response: 'build' } as const;
const readArtifact = { method: 'GET', scope: 'read_artifacts', response: 'artifact' } as const;
const retries = { otherScope: 'retry_builds' } as const;

const rows = {
  'suites.list': { ...readSuite, path: suites, paged: true, intent: 'list the suites of {organization}' },
  'suites.get': { ...readSuite, path: suite, intent: `get ${aSuite}` },
  'suites.create': {
    ...writeSuite,
    method: 'POST',
    path: suites,
    status: 201,
    intent: 'create a suite in {organization}',
  },
  'suites.update': { ...writeSuite, method: 'PATCH', path: suite, intent: `update ${aSuite}` },
  'suites.delete': {
    ...writeSuite,
    method: 'DELETE',
    path: suite,
    status: 204,
    intent: `delete ${aSuite}`,
    response: 'nothing',
  },
  'flakyTests.list': {
    ...readTests,
    path: `${suite}/flaky-tests`,
    intent: `list the flaky tests of ${aSuite}`,
    response: 'flakyTest',
  },
  'builds.list': { ...listBuilds, path: '/v2/builds', intent: 'list builds' },
  'builds.listForOrganization': {
    ...listBuilds,
    path: `${organization}/builds`,
    intent: 'list the builds of {organization}',
  },
  'builds.listForPipeline': { ...listBuilds, path: builds, intent: `list the builds of ${aPipeline}` },
  'builds.get': { ...readBuild, path: build, intent: `get ${aBuild}` },
  'builds.create': {
    ...writeBuild,
    method: 'POST',
    path: builds,
    status: 201,
    intent: `create a build of ${aPipeline}`,
  },
  'builds.cancel': { ...writeBuild, path: `${build}/cancel`, intent: `cancel ${aBuild}` },
  'builds.rebuild': { ...writeBuild, path: `${build}/rebuild`, intent: `rebuild ${aBuild}` },
  // Beyond the document, of the live service: docs/gaps.md lists them.
  'builds.retryFailedJobs': {
    ...writeBuild,
    ...retries,
    path: `${build}/retry_failed_jobs`,
    status: 202,
    intent: `retry the failed jobs of ${aBuild}`,
  },
  'jobs.list': {
    ...readBuild,
    path: `${build}/jobs`,
    paged: 'cursor',
    intent: `list the jobs of ${aBuild}`,
    response: 'job',
  },
  'jobs.retry': { ...writeBuild, ...retries, path: `${job}/retry`, intent: `retry ${aJob}`, response: 'job' },
  'annotations.list': {
    ...listBuilds,
    path: `${build}/annotations`,
    response: 'annotation',
    intent: `list the annotations of ${aBuild}`,
  },
  'annotations.create': {
    ...writeBuild,
    method: 'POST',
    path: `${build}/annotations`,
    status: 201,
    intent: `annotate ${aBuild}`,
    response: 'annotation',
  },
  'jobs.log': {
    method: 'GET',
    scope: 'read_build_logs',
    path: `${job}/log`,
    status: 206,
    otherStatus: 416,
    intent: `read the log of ${aJob}`,
    response: 'log',
  },
  'jobs.unblock': { ...writeBuild, path: `${job}/unblock`, intent: `unblock ${aJob}`, response: 'job' },
  'artifacts.list': {
    ...readArtifact,
    path: `${build}/artifacts`,
    paged: true,
    intent: `list the artifacts of ${aBuild}`,
  },
  'artifacts.download': {
    ...readArtifact,
    path: `${job}/artifacts/{artifact}/download`,
    status: 302,
    // A server without a store sends the file itself.
    otherStatus: 200,
    intent: `download artifact {artifact} of ${aBuild}`,
    response: 'location',
  },
  'tests.listForBuild': {
    ...readTests,
    path: `${analytics}/builds/{build}/tests`,
    intent: 'list the tests of build {build} of {organization}',
  },
  'tests.listForSuite': { ...readTests, path: `${suite}/tests`, intent: `list the tests of ${aSuite}` },
  'tests.listRuns': {
    ...readTests,
    path: `${suite}/runs`,
    intent: `list the runs of ${aSuite}`,
    response: 'testRun',
  },
  'tests.run': { ...readSuite, path: run, intent: `get ${aRun}`, response: 'testRun' },
  'tests.failedExecutions': {
    ...readTests,
    path: `${run}/failed_executions`,
    intent: `list the failed executions of ${aRun}`,
    response: 'failedExecution',
  },
  'accessToken.get': {
    method: 'GET',
    scope: '',
    path: '/v2/access-token',
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
