import { z } from 'zod';
import type { Given } from './given.ts';

/*
 * The failures that a sandbox can produce, described once: the schema checks them in a seed file and at the control address,
 * and its type is that of a fault in code. Times are in unscaled milliseconds.
 */

const amount = z.number().min(0);
const texts = z.array(z.string());
const text = z.string().optional();
const pairs = z.record(z.string(), z.string()).optional();

/** Another response: an error of the service or of a proxy; a redirect, with a `location` header. */
const status = {
  kind: z.literal('status'),
  status: z.int().min(200).max(599),
  /** A text, or a value that is sent as JSON. */
  body: z.unknown().optional(),
  headers: pairs,
};
/** The connection is reset. */
const reset = { kind: z.literal('reset') };
/** No response ever arrives. */
const stall = { kind: z.literal('stall') };

const abort = z.discriminatedUnion('kind', [
  z.strictObject(status),
  z.strictObject(reset),
  z.strictObject(stall),
]);
/** The client does not get the service's response, and the request is not carried out. */
export type AbortFault = Given<z.infer<typeof abort>>;

const common = {
  /**
   * The requests that it applies to; by default any. Those of an endpoint, such as `builds.create`, or by method, path and
   * query, in which `*` matches any text.
   */
  on: z.union([z.string(), z.strictObject({ method: text, path: text, query: text })]).optional(),
  /** How many responses it applies to; 1 by default. */
  times: z.union([z.int().min(1), z.literal('always')]).optional(),
  /** How many responses to leave alone first. */
  skip: z.int().min(0).optional(),
};

function kind<Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) {
  return z.strictObject({ kind: z.literal(name), ...shape, ...common });
}

/** The schema of a fault. */
export const fault = z.discriminatedUnion('kind', [
  z.strictObject({ ...status, ...common }),
  z.strictObject({ ...reset, ...common }),
  z.strictObject({ ...stall, ...common }),
  /** The response arrives late. */
  kind('delay', { ms: amount }),
  /** Its body breaks off after this many bytes; by default, half of it. */
  kind('cut', { afterBytes: amount.optional() }),
  /** Its body arrives in small pieces, with a pause before each. */
  kind('slow', { pieceBytes: z.int().min(1), pauseMs: amount }),
  /** Its body is replaced, for example by garbage, half a document or nothing; status and headers stay. */
  kind('garble', { body: z.string(), contentType: text }),
  /** Headers are added, changed or removed; `*` in a name to remove matches any text. */
  kind('headers', { set: pairs, remove: texts.optional() }),
  /** The request is carried out, and the response is lost: a reset by default. */
  kind('unanswered', { failure: abort.optional() }),
  /** The request fails, and is carried out this much later. */
  kind('late', { afterMs: amount, failure: abort.optional() }),
  /** Builds younger than this are not found yet, nor results of tests. */
  kind('lag', { youngerThanMs: amount }),
  /** These query parameters are ignored. */
  kind('ignore', { parameters: texts }),
  /** These fields of the body are dropped. */
  kind('forget', { fields: texts }),
  /**
   * Pagination is wrong: every request gets page `serve`; every page links to a next page, `step` pages ahead (0: the same
   * page, -1: the one before), at another `origin`.
   */
  kind('pages', { serve: z.int().min(1).optional(), step: z.int().optional(), origin: text }),
]);

/** A failure for the sandbox to produce. Plain data, so that it can be sent as JSON. */
export type Fault = Given<z.infer<typeof fault>>;
