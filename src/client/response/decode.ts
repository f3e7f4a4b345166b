import { type EndpointName, endpoints } from '../../model/endpoints.ts';
import type { InvalidResponseError, InvalidResponseReason } from '../errors.ts';
import type { Call } from '../request/call.ts';
import type { TransportResponse } from '../transport/transport.ts';
import { checkResponse, type ResponseValue } from './check.ts';
import { toInvalidResponseError } from './invalid-response.ts';
import { parseJson } from './json.ts';
import { readBody, responseLimitBytes } from './read-body.ts';

/** A response that was read and checked, or the error that says why it cannot be used. */
export type DecodedResponse<Name extends EndpointName> =
  | { readonly ok: true; readonly value: ResponseValue<Name>; readonly bytes: number }
  | { readonly ok: false; readonly error: InvalidResponseError };

type Decoded<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: InvalidResponseReason; readonly paths?: readonly string[] };

const mostPaths = 10;

/** Reads a response that says success, to its end. A connection that fails meanwhile throws. */
export async function decodeResponse<Name extends EndpointName>(
  call: Call<Name>,
  response: TransportResponse,
): Promise<DecodedResponse<Name>> {
  const body = await readBody(response, responseLimitBytes(call.endpoint));
  const decoded = body.ok ? await decode(call.endpoint, body.bytes) : body;
  if (!decoded.ok) return { ok: false, error: toInvalidResponseError(call, { ...response, ...decoded }) };
  return { ...decoded, bytes: body.ok ? body.bytes.byteLength : 0 };
}

async function decode<Name extends EndpointName>(
  endpoint: Name,
  bytes: Uint8Array,
): Promise<Decoded<ResponseValue<Name>>> {
  const empty = endpoints[endpoint].status === 204;
  const parsed = empty ? ({ ok: true, value: undefined } as const) : parseJson(bytes);
  if (!parsed.ok) return parsed;
  const checked = await checkResponse(endpoint, parsed.value);
  if (checked.ok) return checked;
  return { ok: false, reason: 'schema', paths: checked.paths.slice(0, mostPaths).map(pathOf) };
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? '(the response itself)' : path.map(String).join('.');
}
