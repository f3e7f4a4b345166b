import { type EndpointName, endpoints } from '../../model/endpoints.ts';
import type { InvalidResponseError } from '../errors.ts';
import type { Call } from '../request/call.ts';
import type { TransportResponse } from '../transport/transport.ts';
import { checkResponse, type ResponseValue } from './check.ts';
import { toInvalidResponseError } from './invalid-response.ts';
import { parseJson } from './json.ts';
import { type Decoded, readBody, responseLimitBytes } from './read-body.ts';
import { readLog } from './read-log.ts';

const mostPaths = 10;

/** Reads a response that says success, to its end, and checks it. A connection that fails meanwhile throws. */
export async function decodeResponse<Name extends EndpointName>(
  call: Call<Name>,
  response: TransportResponse,
): Promise<
  | { readonly ok: true; readonly value: ResponseValue<Name>; readonly bytes: number }
  | { readonly ok: false; readonly error: InvalidResponseError }
> {
  const decoded = (await decode(call.endpoint, response)) as Decoded<ResponseValue<Name>>;
  if (decoded.ok) return decoded;
  return { ok: false, error: toInvalidResponseError(call, { ...response, ...decoded }) };
}

async function decode(endpoint: EndpointName, response: TransportResponse): Promise<Decoded<unknown>> {
  if (endpoint === 'jobs.log') return readLog(response);
  const body = await readBody(response, responseLimitBytes(endpoint));
  if (!body.ok) return body;
  const bytes = body.bytes.byteLength;
  if (endpoints[endpoint].status === 204) return { ok: true, value: undefined, bytes };
  const parsed = parseJson(body.bytes);
  if (!parsed.ok) return parsed;
  const checked = await checkResponse(endpoint, parsed.value);
  if (checked.ok) return { ...checked, bytes };
  return { ok: false, reason: 'schema', paths: checked.paths.slice(0, mostPaths).map(pathOf) };
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? '(the response itself)' : path.map(String).join('.');
}
