import { type EndpointName, endpoints, type Method } from '../../model/endpoints.ts';
import { InvalidArgumentError } from '../errors.ts';

/** The values for the placeholders of an endpoint's path: slugs, the number of a build, and IDs. */
export interface PathParameters {
  readonly organization?: string | undefined;
  readonly pipeline?: string | undefined;
  readonly suite?: string | undefined;
  readonly number?: number | undefined;
  /** The ID of a job. */
  readonly job?: string | undefined;
  /** The ID of an artifact. */
  readonly artifact?: string | undefined;
  /** The ID of a build. */
  readonly build?: string | undefined;
  /** The ID of a run of a suite. */
  readonly run?: string | undefined;
}

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

/** Makes a call. @throws InvalidArgumentError that names the argument at fault. */
export function createCall<Name extends EndpointName>(
  endpoint: Name,
  parameters: PathParameters,
  contents: { query?: URLSearchParams; body?: unknown; headers?: Call['headers'] } = {},
): Call<Name> {
  const { method, path } = endpoints[endpoint];
  const to: Record<string, string | number | undefined> = {};
  const filled = path.replaceAll(placeholder, (_, name: keyof PathParameters) => {
    to[name] = parameters[name];
    return segment(name, parameters[name]);
  });
  return {
    endpoint,
    to,
    intent: intents[endpoint].replaceAll(placeholder, (_, name) => String(to[name])),
    method,
    path: filled,
    query: contents.query?.toString() ?? '',
    body: contents.body === undefined ? undefined : encodeBody(contents.body),
    headers: contents.headers ?? {},
  };
}

/** Not shown in the document (§8); long enough for any slug, short enough for a message. */
const maxSlugLength = 255;

/** One encoded segment of a path. @throws InvalidArgumentError that names the parameter and the position of the error. */
function segment(name: string, value: unknown): string {
  const refuse = (fault: string): never => {
    throw new InvalidArgumentError(name, fault);
  };
  if (name === 'number') {
    if (Number.isSafeInteger(value) && Number(value) > 0) return String(value);
    return refuse('must be a positive integer (the build number, not the build ID)');
  }
  if (typeof value !== 'string' || value === '') return refuse('must be a slug; it is empty');
  const { length } = value;
  if (length > maxSlugLength)
    return refuse(`must be a slug of at most ${maxSlugLength} characters; it has ${length}`);
  if (value === '.' || value === '..') return refuse(`must be a slug; "${value}" would change the path`);
  // The pattern for other characters takes longer to make than all of the rest.
  const at = /^[\w.-]+$/.test(value) ? -1 : Array.from(value).findIndex(isForbidden);
  if (at === -1) return encodeURIComponent(value);
  const shown = JSON.stringify(value.toWellFormed());
  return refuse(`must be a slug; ${shown} has an invalid character at position ${at + 1}`);
}

/** Separators, escapes, spaces, control characters and lone surrogates change a path, or cannot be part of a slug. */
function isForbidden(char: string): boolean {
  return /[/\\?#%\s\p{Cc}\p{Cf}\p{Cs}]/u.test(char);
}

/**
 * The JSON text of a request's body, `undefined` left out.
 * @throws InvalidArgumentError that names the place of text that is not well-formed, never the text.
 */
function encodeBody(body: unknown): string {
  return JSON.stringify(body, (key, value: unknown) => {
    if (key.isWellFormed() && (typeof value !== 'string' || value.isWellFormed())) return value;
    const place = `body.${key.toWellFormed()}`;
    throw new InvalidArgumentError(place, 'holds half a character (a lone surrogate)');
  });
}

/** @throws InvalidArgumentError for text that is missing or blank. */
export function requireText(value: unknown, name: string): void {
  if (typeof value !== 'string' || value.trim() === '') throw new InvalidArgumentError(name, 'is missing');
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
  'artifacts.get': 'get artifact {artifact} of build {number} of {organization}/{pipeline}',
  'artifacts.download': 'download artifact {artifact} of build {number} of {organization}/{pipeline}',
  'jobs.log': 'read the log of job {job} of build {number} of {organization}/{pipeline}',
};
