import { type EndpointName, endpoints } from '../../model/endpoints.ts';
import { read } from '../../model/schema.ts';
import { InvalidResponseError, type InvalidResponseReason } from '../errors.ts';
import type { Call } from '../request/call.ts';
import { headerText, requestIdOf } from '../transport/response-headers.ts';
import type { TransportResponse } from '../transport/transport.ts';
import { type ResponseValue, responses } from './check.ts';
import { type Decoded, parseJson, readBody, responseLimitBytes } from './read-body.ts';
import { readLog } from './read-log.ts';

const mostPaths = 10;

/**
 * Reads a response that says success, to its end, and checks it. A connection that fails meanwhile throws. The error for one
 * that cannot be used says what is wrong, and shows nothing of it.
 */
export async function decodeResponse<Name extends EndpointName>(
  call: Call<Name>,
  response: TransportResponse,
): Promise<
  | { readonly ok: true; readonly value: ResponseValue<Name>; readonly bytes: number }
  | { readonly ok: false; readonly error: InvalidResponseError }
> {
  const { endpoint, intent, method, path } = call;
  const { status, headers } = response;
  const decoded = (await decode(endpoint, response)) as Decoded<ResponseValue<Name>>;
  if (decoded.ok) return decoded;
  const { reason, paths = [] } = decoded;
  const isPage = /^\s*text\/html/i.test(headerText(headers, 'content-type') ?? '');
  const error = new InvalidResponseError(
    `Could not ${intent}: ${status}, but ${describeReason(endpoint, reason, paths)}`,
    {
      ...{ status, reason, paths, method, path, requestId: requestIdOf(headers) },
      hint: isPage
        ? 'The response is an HTML page: check that the base URL is that of the API.'
        : sizeHint(endpoint, reason),
    },
  );
  return { ok: false, error };
}

async function decode(endpoint: EndpointName, response: TransportResponse): Promise<Decoded<unknown>> {
  if (endpoint === 'jobs.log') return readLog(response);
  if (endpoint === 'artifacts.download') return readAddress(response);
  const body = await readBody(response, responseLimitBytes(endpoint));
  if (!body.ok) return body;
  const bytes = body.bytes.byteLength;
  if (endpoint === 'suites.delete') return { ok: true, value: undefined, bytes };
  const parsed = parseJson(body.bytes);
  if (!parsed.ok) return parsed;
  const fit = read<unknown>(responses[endpoint], parsed.value);
  if (fit.ok) return { ok: true, value: fit.value, bytes };
  const paths = fit.places.slice(0, mostPaths).map((place) => place || '(the response itself)');
  return { ok: false, reason: 'schema', paths };
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

function sizeHint(endpoint: EndpointName, reason: InvalidResponseReason): string | undefined {
  if (reason !== 'size' || !endpoints[endpoint].paged) return undefined;
  const how = endpoint.startsWith('builds.') ? ', or exclude_jobs,' : '';
  return `A smaller per_page${how} makes the response smaller.`;
}

/** The address of a redirect, which also stands in its body. */
async function readAddress(response: TransportResponse): Promise<Decoded<string>> {
  const body = await readBody(response, responseLimitBytes('artifacts.download'));
  if (!body.ok) return body;
  const parsed = parseJson(body.bytes);
  const { url } = Object(parsed.ok ? parsed.value : undefined) as { readonly url?: unknown };
  const value = headerText(response.headers, 'location') ?? url;
  if (typeof value !== 'string' || !URL.canParse(value))
    return { ok: false, reason: 'schema', paths: ['url'] };
  return { ok: true, value, bytes: body.bytes.byteLength };
}
