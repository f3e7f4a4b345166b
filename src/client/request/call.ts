import { type EndpointName, endpoints, type Method } from '../../model/endpoints.ts';
import { describeCall } from './describe-call.ts';
import { buildPath, type PathParameters } from './endpoint-path.ts';
import { encodeBody } from './request-body.ts';

/** One call, checked and complete, before anything is sent. */
export interface Call<Name extends EndpointName = EndpointName> {
  readonly endpoint: Name;
  readonly to: PathParameters;
  readonly intent: string;
  readonly method: Method;
  /** The path without the base URL's prefix. */
  readonly path: string;
  /** The encoded query without its question mark; often empty. */
  readonly query: string;
  /** The JSON text of the body, if there is one. */
  readonly body: string | undefined;
}

/** Makes a call. @throws InvalidArgumentError that names the argument at fault. */
export function createCall<Name extends EndpointName>(
  endpoint: Name,
  to: PathParameters,
  contents: { query?: URLSearchParams; body?: unknown } = {},
): Call<Name> {
  const path = buildPath(endpoint, to);
  return {
    endpoint,
    to,
    intent: describeCall(endpoint, to),
    method: endpoints[endpoint].method,
    path,
    query: contents.query?.toString() ?? '',
    body: contents.body === undefined ? undefined : encodeBody(contents.body),
  };
}
