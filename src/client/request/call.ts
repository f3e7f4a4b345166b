import { type EndpointName, endpoints, type Method } from '../../model/endpoints.ts';
import { buildPath, type PathParameters } from './endpoint-path.ts';
import { encodeBody } from './request-body.ts';

/** One call, checked and complete, before anything is sent. */
export interface Call<Name extends EndpointName = EndpointName> {
  readonly endpoint: Name;
  readonly to: PathParameters;
  /** What it tries to do, such as `cancel build 42 of acme/web`. */
  readonly intent: string;
  readonly method: Method;
  /** The path without the base URL's prefix. */
  readonly path: string;
  /** The encoded query without its question mark; often empty. */
  readonly query: string;
  /** The JSON text of the body, if there is one. */
  readonly body: string | undefined;
  /** Headers that replace those of every request. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes a call. @throws InvalidArgumentError that names the argument at fault. */
export function createCall<Name extends EndpointName>(
  endpoint: Name,
  to: PathParameters,
  contents: { query?: URLSearchParams; body?: unknown; headers?: Call['headers'] } = {},
): Call<Name> {
  const path = buildPath(endpoint, to);
  return {
    endpoint,
    to,
    intent: intents[endpoint](to),
    method: endpoints[endpoint].method,
    path,
    query: contents.query?.toString() ?? '',
    body: contents.body === undefined ? undefined : encodeBody(contents.body),
    headers: contents.headers ?? {},
  };
}

/** What each call tries to do, as its errors say it: `Could not cancel build 42 of acme/web: …`. */
const intents: Record<EndpointName, (to: PathParameters) => string> = {
  'suites.list': (to) => `list the suites of ${to.organization}`,
  'suites.get': (to) => `get suite ${to.suite} of ${to.organization}`,
  'suites.create': (to) => `create a suite in ${to.organization}`,
  'suites.update': (to) => `update suite ${to.suite} of ${to.organization}`,
  'suites.delete': (to) => `delete suite ${to.suite} of ${to.organization}`,
  'flakyTests.list': (to) => `list the flaky tests of suite ${to.suite} of ${to.organization}`,
  'builds.list': () => 'list builds',
  'builds.listForOrganization': (to) => `list the builds of ${to.organization}`,
  'builds.listForPipeline': (to) => `list the builds of ${pipeline(to)}`,
  'builds.get': (to) => `get build ${to.number} of ${pipeline(to)}`,
  'builds.create': (to) => `create a build of ${pipeline(to)}`,
  'builds.cancel': (to) => `cancel build ${to.number} of ${pipeline(to)}`,
  'builds.rebuild': (to) => `rebuild build ${to.number} of ${pipeline(to)}`,
  'builds.retryFailedJobs': (to) => `retry the failed jobs of build ${to.number} of ${pipeline(to)}`,
  'buildTests.list': (to) => `list the tests of build ${to.build} of ${to.organization}`,
  'suiteTests.list': (to) => `list the tests of suite ${to.suite} of ${to.organization}`,
  'testRuns.get': (to) => `get run ${to.run} of suite ${to.suite} of ${to.organization}`,
  'testRuns.failedExecutions': (to) =>
    `list the failed executions of run ${to.run} of suite ${to.suite} of ${to.organization}`,
  'jobs.log': (to) => `read the log of job ${to.job} of build ${to.number} of ${pipeline(to)}`,
};

function pipeline(to: PathParameters): string {
  return `${to.organization}/${to.pipeline}`;
}
