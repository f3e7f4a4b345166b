import { type EndpointName, endpoints } from '../../model/endpoints.ts';
import { InvalidResponseError, type InvalidResponseReason } from '../errors.ts';
import type { Call } from '../request/call.ts';
import { headerText, type ResponseHeaders, requestIdOf } from '../transport/response-headers.ts';
import { responseLimitBytes } from './read-body.ts';

/** A response that says success and cannot be used. */
export interface InvalidResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  readonly reason: InvalidResponseReason;
  readonly paths?: readonly string[];
}

/** The error for such a response. It says what is wrong, and shows nothing of the response. */
export function toInvalidResponseError(call: Call, response: InvalidResponse): InvalidResponseError {
  const isPage =
    headerText(response.headers, 'content-type')?.trimStart().toLowerCase().startsWith('text/html') ?? false;
  const { reason, paths = [] } = response;
  return new InvalidResponseError(
    `Could not ${call.intent}: ${response.status}, but ${describeReason(call.endpoint, reason, paths)}`,
    {
      status: response.status,
      reason,
      paths,
      method: call.method,
      path: call.path,
      requestId: requestIdOf(response.headers),
      hint: hint(call.endpoint, reason, isPage),
    },
  );
}

function describeReason(
  endpoint: EndpointName,
  reason: InvalidResponseReason,
  paths: readonly string[],
): string {
  const words: Record<InvalidResponseReason, string> = {
    empty: 'the response is empty',
    syntax: 'the response is not JSON',
    schema: `these fields of the response are invalid: ${paths.join(', ')}`,
    size: `the response takes more than ${responseLimitBytes(endpoint) / 1024 / 1024} MiB`,
    encoding: 'the response has an unexpected encoding',
    compression: 'the response cannot be decompressed',
  };
  return words[reason];
}

function hint(endpoint: EndpointName, reason: InvalidResponseReason, isPage: boolean): string | undefined {
  if (isPage) return 'The response is an HTML page: check that the base URL is that of the API.';
  if (reason !== 'size' || !endpoints[endpoint].paged) return undefined;
  return endpoint.startsWith('builds.')
    ? 'A smaller per_page, or exclude_jobs, makes the response smaller.'
    : 'A smaller per_page makes the response smaller.';
}
