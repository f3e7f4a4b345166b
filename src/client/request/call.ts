import { type Endpoint, type EndpointName, endpoints, type Method } from '../../model/endpoints.ts';
import { InvalidArgumentError } from '../errors.ts';
import type { TransportRequest } from '../transport/transport.ts';
import { type BaseUrl, resolveUrl } from './base-url.ts';

/** The values for the placeholders of an endpoint's path: slugs and IDs, and the number of a build. */
export type PathParameters = { readonly number?: number | undefined } & {
  readonly [Name in 'organization' | 'pipeline' | 'suite' | 'job' | 'artifact' | 'build' | 'run']?:
    | string
    | undefined;
};

/** What a call is to: an endpoint of the table, or any path of the service. */
export type RequestName = EndpointName | 'request';

/** One call, checked and complete, before anything is sent. */
export interface Call<Name extends RequestName = RequestName> {
  readonly endpoint: Name;
  /** What is known of the endpoint. */
  readonly row: Omit<Endpoint, 'path'>;
  /** True if its requests have no effect, so that any of them may be sent again. */
  readonly isRead: boolean;
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
  contents: Contents = {},
): Call<Name> {
  const row = endpoints[endpoint];
  return { ...fillCall(row, parameters, contents), endpoint, isRead: !row.scope.startsWith('write_') };
}

/** What a request has beside its path. */
interface Contents {
  readonly query?: URLSearchParams | undefined;
  readonly body?: unknown;
  readonly headers?: Call['headers'];
}

/** Values for the placeholders of a path, such as `{organization}`. */
type Values = Readonly<Record<string, string | number | undefined>>;

/** Makes a call of any path of the service. @throws InvalidArgumentError that names the argument at fault. */
export function createRequest(
  { method, path, isRead }: { readonly method: Method; readonly path: string; readonly isRead: boolean },
  parameters: Values,
  contents: Contents,
): Call<'request'> {
  if (!path.startsWith('/v2/')) throw new InvalidArgumentError('path', 'must begin with /v2/');
  const row = { method, path, scope: '', response: 'anything', intent: `${method} ${path}` } as const;
  const filled = fillCall(row, parameters, contents);
  if (URL.parse(filled.path, 'https://path.invalid')?.pathname !== filled.path)
    throw new InvalidArgumentError(
      'path',
      'must be a path without a query, in which nothing needs to be encoded',
    );
  return { ...filled, endpoint: 'request', isRead };
}

function fillCall(row: Endpoint, parameters: Values, { query, body, headers = {} }: Contents) {
  const to: Record<string, string | number | undefined> = {};
  const path = row.path.replaceAll(placeholder, (_, name: string) => {
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
    row,
    to,
    path,
    method: row.method,
    intent: row.intent.replaceAll(placeholder, (_, name) => String(to[name])),
    query: query?.toString() ?? '',
    body: body === undefined ? undefined : JSON.stringify(body),
    headers,
  };
}

/**
 * A query (api.md §4.3): one value as `branch=a`, several as `branch[]=a&branch[]=b`, a map as `meta_data[key]=value`.
 * Undefined values are left out.
 * A `Date` is its time in ISO 8601.
 * @throws InvalidArgumentError for what is no well-formed text, and for an empty list, map or other object: a filter that is left
 * out by mistake lists everything.
 */
export function buildQuery(filters: object): URLSearchParams {
  const query = new URLSearchParams();
  const add = (name: string, value: unknown) => {
    const isPlain = typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';
    if (!isPlain || !String(value).isWellFormed())
      throw new InvalidArgumentError(name, 'must be well-formed text');
    query.append(name, String(value));
  };
  for (const [name, given] of Object.entries(filters)) {
    const value = given instanceof Date ? timeOf(name, given) : given;
    if (value === undefined || value === null) continue;
    // A service that cannot read the time lists everything.
    if (times.includes(name) && Number.isNaN(Date.parse(String(value))))
      throw new InvalidArgumentError(name, 'must be a time in ISO 8601');
    const items = typeof value === 'object' ? Object.entries(value) : undefined;
    if (items?.length === 0) throw new InvalidArgumentError(name, 'is empty; leave it out for no filter');
    if (items === undefined) add(name, value);
    else for (const [key, item] of items) add(`${name}[${Array.isArray(value) ? '' : key}]`, item);
  }
  return query;
}

/** The parameters that are times. */
const times = ['created_from', 'created_to', 'finished_from', 'min_timestamp'];

function timeOf(name: string, date: Date): string {
  if (Number.isNaN(date.getTime())) throw new InvalidArgumentError(name, 'is not a valid date');
  return date.toISOString();
}

/** What an attempt sends: the token is attached here and nowhere else, to a URL that has just been compared with the base URL. */
export function requestFor(
  { base, userAgent }: { readonly base: BaseUrl; readonly userAgent: string },
  { method, path, query, body, headers }: Call,
  token: string,
): Omit<TransportRequest, 'onStart' | 'signal'> {
  return {
    method,
    url: resolveUrl(base, path, query),
    headers: {
      authorization: `Bearer ${token}`,
      'user-agent': userAgent,
      accept: 'application/json',
      'accept-encoding': base.loopback ? 'identity' : 'gzip',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body,
  };
}
