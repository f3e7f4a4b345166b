import { type EndpointName, endpoints, type Method } from '../../model/endpoints.ts';
import { InvalidArgumentError } from '../errors.ts';

/** The values for the placeholders of an endpoint's path: slugs and IDs, and the number of a build. */
export type PathParameters = { readonly number?: number | undefined } & {
  readonly [Name in 'organization' | 'pipeline' | 'suite' | 'job' | 'artifact' | 'build' | 'run']?:
    | string
    | undefined;
};

/** One call, checked and complete, before anything is sent. */
export interface Call<Name extends EndpointName = EndpointName> {
  readonly endpoint: Name;
  /** The parameters of the endpoint's path, and no others. */
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

const placeholder = /\{(\w+)\}/g;

/** A segment that cannot change the meaning of a path. Not shown in the document (§8). */
const slug = /^(?!\.{1,2}$)[\w.-]{1,255}$/;

/** Makes a call. @throws InvalidArgumentError that names the argument at fault. */
export function createCall<Name extends EndpointName>(
  endpoint: Name,
  parameters: PathParameters,
  contents: { query?: URLSearchParams; body?: unknown; headers?: Call['headers'] } = {},
): Call<Name> {
  const { method, path } = endpoints[endpoint];
  const to: Record<string, string | number | undefined> = {};
  const filled = path.replaceAll(placeholder, (_, name: keyof PathParameters) => {
    const value = parameters[name];
    to[name] = value;
    if (name === 'number') {
      if (Number.isSafeInteger(value) && Number(value) > 0) return String(value);
      throw new InvalidArgumentError(name, 'must be a positive integer (the build number, not the build ID)');
    }
    if (typeof value === 'string' && slug.test(value)) return value;
    throw new InvalidArgumentError(name, 'must be a slug: letters, digits, "-", "_" and "."');
  });
  return {
    endpoint,
    to,
    intent: intents[endpoint].replaceAll(placeholder, (_, name) => String(to[name])),
    method,
    path: filled,
    query: contents.query?.toString() ?? '',
    body: contents.body === undefined ? undefined : JSON.stringify(contents.body),
    headers: contents.headers ?? {},
  };
}

/** What each call tries to do, as its errors say it: `Could not cancel build 42 of acme/web: …`. */
const intents: Readonly<Record<EndpointName, string>> = {
  'suites.list': 'list the suites of {organization}',
  'suites.get': 'get suite {suite} of {organization}',
  'suites.create': 'create a suite in {organization}',
  'suites.update': 'update suite {suite} of {organization}',
  'suites.delete': 'delete suite {suite} of {organization}',
  'flakyTests.list': 'list the flaky tests of suite {suite} of {organization}',
  'builds.list': 'list builds',
  'builds.listForOrganization': 'list the builds of {organization}',
  'builds.listForPipeline': 'list the builds of {organization}/{pipeline}',
  'builds.get': 'get build {number} of {organization}/{pipeline}',
  'builds.create': 'create a build of {organization}/{pipeline}',
  'builds.cancel': 'cancel build {number} of {organization}/{pipeline}',
  'builds.rebuild': 'rebuild build {number} of {organization}/{pipeline}',
  'builds.retryFailedJobs': 'retry the failed jobs of build {number} of {organization}/{pipeline}',
  'buildTests.list': 'list the tests of build {build} of {organization}',
  'suiteTests.list': 'list the tests of suite {suite} of {organization}',
  'testRuns.get': 'get run {run} of suite {suite} of {organization}',
  'failedExecutions.list': 'list the failed executions of run {run} of suite {suite} of {organization}',
  'jobs.unblock': 'unblock job {job} of build {number} of {organization}/{pipeline}',
  'artifacts.list': 'list the artifacts of build {number} of {organization}/{pipeline}',
  'artifacts.download': 'download artifact {artifact} of build {number} of {organization}/{pipeline}',
  'jobs.log': 'read the log of job {job} of build {number} of {organization}/{pipeline}',
};
