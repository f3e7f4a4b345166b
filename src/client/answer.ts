import { z } from 'zod';
import { buildSchema } from '../model/build.ts';
import { type EndpointName, endpoints } from '../model/endpoints.ts';
import { flakyTestSchema } from '../model/flaky-test.ts';
import { suiteSchema } from '../model/suite.ts';
import { readBody } from './body.ts';
import type { Call } from './call.ts';
import type { ResponseError, ResponseFault } from './errors.ts';
import { parseJson } from './json.ts';
import { responseLimitBytes } from './response-limits.ts';
import type { TransportResponse } from './transport/transport.ts';
import { describeUnusable } from './unusable.ts';

const builds = z.array(buildSchema);

/** What each endpoint answers with (api.md §4); nothing for a deleted suite. */
const schemas = {
  'suites.list': z.array(suiteSchema),
  'suites.get': suiteSchema,
  'suites.create': suiteSchema,
  'suites.update': suiteSchema,
  'suites.delete': z.undefined(),
  'flakyTests.list': z.array(flakyTestSchema),
  'builds.list': builds,
  'builds.listForOrganization': builds,
  'builds.listForPipeline': builds,
  'builds.get': buildSchema,
  'builds.create': buildSchema,
  'builds.cancel': buildSchema,
  'builds.rebuild': buildSchema,
} satisfies Record<EndpointName, z.ZodType>;

/** The type of an endpoint's answer. */
export type Answer<Name extends EndpointName> = z.infer<(typeof schemas)[Name]>;

/** An answer read and checked, or the error that says why it cannot be used. */
export type AnswerRead<Name extends EndpointName> =
  | { readonly ok: true; readonly value: Answer<Name> }
  | { readonly ok: false; readonly error: ResponseError };

type Decoded<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: ResponseFault; readonly paths?: readonly string[] };

/** Compiling a schema pays from about this many items on. */
const fewItems = 10;
const mostPaths = 10;

/** Reads an answer that says success, to its end. A connection that fails meanwhile throws. */
export async function readAnswer<Name extends EndpointName>(
  call: Call<Name>,
  response: TransportResponse,
): Promise<AnswerRead<Name>> {
  const body = await readBody(response, responseLimitBytes(call.endpoint));
  const decoded = body.ok ? decode(call.endpoint, body.bytes) : body;
  return decoded.ok ? decoded : { ok: false, error: describeUnusable(call, { ...response, ...decoded }) };
}

function decode<Name extends EndpointName>(endpoint: Name, bytes: Uint8Array): Decoded<Answer<Name>> {
  if (endpoints[endpoint].status === 204) return { ok: true, value: undefined as Answer<Name> };
  const parsed = parseJson(bytes);
  return parsed.ok ? check(endpoint, parsed.value) : parsed;
}

function check<Name extends EndpointName>(endpoint: Name, value: unknown): Decoded<Answer<Name>> {
  const schema: z.ZodType = schemas[endpoint];
  const jitless = !Array.isArray(value) || value.length < fewItems;
  const result = schema.safeParse(value, { jitless });
  if (result.success) return { ok: true, value: result.data as Answer<Name> };
  const paths = result.error.issues.slice(0, mostPaths).map((issue) => pathOf(issue.path));
  return { ok: false, fault: 'shape', paths };
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? '(the answer itself)' : path.map(String).join('.');
}
