import { type EndpointName, endpoints } from '../../model/endpoints.ts';
import type { InvalidResponseError, InvalidResponseReason } from '../errors.ts';
import type { Call } from '../request/call.ts';
import type { TransportResponse } from '../transport/transport.ts';
import { checkResponse, type JsonEndpoint, type ResponseValue } from './check.ts';
import { toInvalidResponseError } from './invalid-response.ts';
import { type PageResult, type PageSize, parseOther, parsePage, parseSingle } from './page.ts';
import { readBody, responseLimitBytes } from './read-body.ts';
import { readLog } from './read-log.ts';

/** A response that was read and checked, or the error that says why it cannot be used. */
export type DecodedResponse<Name extends EndpointName> =
  | ({ readonly ok: true; readonly value: ResponseValue<Name> } & PageSize)
  | { readonly ok: false; readonly error: InvalidResponseError };

type Decoded<Value> =
  | ({ readonly ok: true; readonly value: Value } & PageSize)
  | { readonly ok: false; readonly reason: InvalidResponseReason; readonly paths?: readonly string[] };

const mostPaths = 10;

/** A page of this size is parsed item by item even if it is passed on: its text as a whole takes as much again. */
const largePageBytes = 16 * 1024 * 1024;

/**
 * Reads a response that says success, to its end. With `keepBytes`, items of a page that take more are left out; without
 * end for a page that is passed on. A connection that fails meanwhile throws.
 */
export async function decodeResponse<Name extends EndpointName>(
  call: Call<Name>,
  response: TransportResponse,
  keepBytes?: number,
): Promise<DecodedResponse<Name>> {
  const decoded = (await read(call.endpoint, response, keepBytes)) as Decoded<ResponseValue<Name>>;
  if (!decoded.ok) return { ok: false, error: toInvalidResponseError(call, { ...response, ...decoded }) };
  return decoded;
}

async function read(
  endpoint: EndpointName,
  response: TransportResponse,
  keepBytes: number | undefined,
): Promise<Decoded<unknown>> {
  if (endpoint === 'jobs.log') return readLog(response);
  const body = await readBody(response, responseLimitBytes(endpoint));
  return body.ok ? decode(endpoint, body.bytes, keepBytes) : body;
}

async function decode<Name extends JsonEndpoint>(
  endpoint: Name,
  bytes: Uint8Array,
  keepBytes: number | undefined,
): Promise<Decoded<ResponseValue<Name>>> {
  const { status, paged } = endpoints[endpoint];
  const parsed = status === 204 ? nothing : parse(bytes, { paged, keepBytes });
  if (!parsed.ok) return parsed;
  const checked = await checkResponse(endpoint, parsed.value);
  if (checked.ok) return { ...checked, size: parsed.size, complete: parsed.complete };
  return { ok: false, reason: 'schema', paths: checked.paths.slice(0, mostPaths).map(pathOf) };
}

const nothing: PageResult = { ok: true, value: undefined, size: 0, complete: true };

/** A page that is small and passed on as a whole is parsed at the speed of `JSON.parse`. */
function parse(
  bytes: Uint8Array,
  { paged, keepBytes }: { readonly paged: boolean; readonly keepBytes: number | undefined },
): PageResult {
  if (!paged) return parseSingle(bytes);
  const isPassedOn = keepBytes === Number.POSITIVE_INFINITY;
  if (isPassedOn && bytes.byteLength < largePageBytes) return parseOther(bytes);
  return parsePage(bytes, keepBytes);
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? '(the response itself)' : path.map(String).join('.');
}
