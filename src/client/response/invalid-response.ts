import { type EndpointName, endpoints } from '../../model/endpoints.ts';
import { InvalidResponseError, type ResponseFault } from '../errors.ts';
import type { Call } from '../request/call.ts';
import { headerText, type ResponseHeaders, requestIdOf } from './headers.ts';
import { responseLimitBytes } from './size-limits.ts';

/** An answer that says success and cannot be used. */
export interface InvalidResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  readonly fault: ResponseFault;
  readonly paths?: readonly string[];
}

/** The error for such an answer. It says what is wrong with it, and nothing of what is in it. */
export function toInvalidResponseError(call: Call, answer: InvalidResponse): InvalidResponseError {
  const isPage =
    headerText(answer.headers, 'content-type')?.trimStart().toLowerCase().startsWith('text/html') ?? false;
  const paths = answer.paths ?? [];
  return new InvalidResponseError(
    `Could not ${call.intent}: ${answer.status}, but ${faultWords(call.endpoint, answer.fault, paths)}`,
    {
      status: answer.status,
      fault: answer.fault,
      paths,
      method: call.method,
      path: call.path,
      requestId: requestIdOf(answer.headers),
      hint: hint(call.endpoint, answer.fault, isPage),
    },
  );
}

function faultWords(endpoint: EndpointName, fault: ResponseFault, paths: readonly string[]): string {
  const words: Record<ResponseFault, string> = {
    empty: 'the answer is empty',
    syntax: 'the answer is not JSON',
    depth: 'the answer is nested too deeply',
    shape: `these fields of the answer do not fit: ${paths.join(', ')}`,
    size: `the answer is larger than ${responseLimitBytes(endpoint) / 1024 / 1024} MiB`,
    encoding: 'the answer is encoded in a way that was not asked for',
    compression: 'the answer cannot be decompressed',
  };
  return words[fault];
}

function hint(endpoint: EndpointName, fault: ResponseFault, isPage: boolean): string | undefined {
  if (isPage) return 'The answer is a page for people: check that the base URL is that of the API.';
  if (fault !== 'size' || !endpoints[endpoint].paged) return undefined;
  return endpoint.startsWith('builds.')
    ? 'A smaller per_page, or exclude_jobs, makes the answer smaller.'
    : 'A smaller per_page makes the answer smaller.';
}
