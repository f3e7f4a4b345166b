import { z } from 'zod';
import { buildSchema } from '../../model/build.ts';
import { type EndpointName, endpoints } from '../../model/endpoints.ts';
import { flakyTestSchema } from '../../model/flaky-test.ts';
import { suiteSchema } from '../../model/suite.ts';
import type { InvalidResponseError, InvalidResponseReason } from '../errors.ts';
import type { Call } from '../request/call.ts';
import type { TransportResponse } from '../transport/transport.ts';
import { type Checked, checkAgainst } from './check.ts';
import { toInvalidResponseError } from './invalid-response.ts';
import { parseJson } from './json.ts';
import { readBody, responseLimitBytes } from './read-body.ts';

/** The response of each endpoint (api.md §4), for a list that of each item; nothing for a deleted suite. */
const schemas = {
  'suites.list': suiteSchema,
  'suites.get': suiteSchema,
  'suites.create': suiteSchema,
  'suites.update': suiteSchema,
  'suites.delete': z.undefined(),
  'flakyTests.list': flakyTestSchema,
  'builds.list': buildSchema,
  'builds.listForOrganization': buildSchema,
  'builds.listForPipeline': buildSchema,
  'builds.get': buildSchema,
  'builds.create': buildSchema,
  'builds.cancel': buildSchema,
  'builds.rebuild': buildSchema,
} satisfies Record<EndpointName, z.ZodType>;

type Item<Name extends EndpointName> = z.infer<(typeof schemas)[Name]>;

/** The type of an endpoint's response. */
export type ResponseValue<Name extends EndpointName> = (typeof endpoints)[Name]['paged'] extends true
  ? readonly Item<Name>[]
  : Item<Name>;

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
  const decoded = body.ok ? decode(call.endpoint, body.bytes) : body;
  if (!decoded.ok) return { ok: false, error: toInvalidResponseError(call, { ...response, ...decoded }) };
  return { ...decoded, bytes: body.ok ? body.bytes.byteLength : 0 };
}

function decode<Name extends EndpointName>(endpoint: Name, bytes: Uint8Array): Decoded<ResponseValue<Name>> {
  if (endpoints[endpoint].status === 204) return { ok: true, value: undefined as ResponseValue<Name> };
  const parsed = parseJson(bytes);
  return parsed.ok ? check(endpoint, parsed.value) : parsed;
}

function check<Name extends EndpointName>(endpoint: Name, value: unknown): Decoded<ResponseValue<Name>> {
  const schema = schemas[endpoint];
  const checked = endpoints[endpoint].paged
    ? checkItems(schema, value)
    : checkAgainst<z.ZodType>(schema, value);
  if (checked.ok) return { ok: true, value: checked.value as ResponseValue<Name> };
  return { ok: false, reason: 'schema', paths: checked.paths.slice(0, mostPaths).map(pathOf) };
}

/** Item by item, so that an odd one costs the others nothing. */
function checkItems(schema: z.ZodType, value: unknown): Checked<readonly unknown[]> {
  if (!Array.isArray(value)) return { ok: false, paths: [[]] };
  const values: unknown[] = [];
  const paths: PropertyKey[][] = [];
  for (const [index, item] of value.entries()) {
    const checked = checkAgainst(schema, item);
    if (checked.ok) values.push(checked.value);
    else paths.push(...checked.paths.map((path) => [index, ...path]));
  }
  return paths.length === 0 ? { ok: true, value: values } : { ok: false, paths };
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? '(the response itself)' : path.map(String).join('.');
}
