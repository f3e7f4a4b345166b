import { pipeline } from 'node:stream/promises';
import { type EndpointName, endpoints } from '../../model/endpoints.ts';
import type { InvalidResponseReason } from '../errors.ts';
import { headerText } from '../transport/response-headers.ts';
import type { TransportResponse } from '../transport/transport.ts';

/** What a body says, and its size, decompressed; or why it cannot be used. */
export type Decoded<Value> =
  | { readonly ok: true; readonly value: Value; readonly bytes: number }
  | { readonly ok: false; readonly reason: InvalidResponseReason; readonly paths?: readonly string[] };

const mebibyte = 1024 * 1024;

/** How much of the end of a log is asked for. */
export const logRangeBytes = mebibyte;

/** The largest body of an error that is read; of a longer one only the status counts. */
export const errorLimitBytes = mebibyte;

/**
 * The largest body that is read as a response of this endpoint, decompressed: one build may hold 4,000 jobs of 1 to 2
 * kB, a page a hundred builds. Not shown in the document (§8).
 */
export function responseLimitBytes(endpoint: EndpointName): number {
  if (endpoints[endpoint].paged || endpoint === 'jobs.log') return 64 * mebibyte;
  return endpoint.startsWith('builds.') ? 16 * mebibyte : mebibyte;
}

/** A complete body, or why it could not be read; a connection that fails throws instead. */
export type BodyResult =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: 'size' | 'encoding' | 'compression' };

/** Reads a body while counting: more than `mostBytes`, compressed or not, ends the connection at once. */
export async function readBody(response: TransportResponse, mostBytes: number): Promise<BodyResult> {
  const encoding = headerText(response.headers, 'content-encoding')?.trim().toLowerCase() || 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip') return leave(response, 'encoding');
  const length = headerText(response.headers, 'content-length') ?? '';
  if (/^\d{1,16}$/.test(length) && Number(length) > mostBytes) return leave(response, 'size');
  const collect = async (pieces: AsyncIterable<Uint8Array>) =>
    Buffer.concat(await Array.fromAsync(limitBytes(pieces, mostBytes)));
  try {
    if (encoding === 'identity') return { ok: true, bytes: await collect(response.body) };
    const { createGunzip } = await import('node:zlib');
    const bytes = await pipeline(limitBytes(response.body, mostBytes), createGunzip(), collect);
    return { ok: true, bytes };
  } catch (error) {
    if (error instanceof OversizedBody) return { ok: false, reason: 'size' };
    if (isZlibError(error)) return { ok: false, reason: 'compression' };
    throw error;
  }
}

/** Even an unread body must free its connection: one step into the loop, and out of it. */
async function leave(response: TransportResponse, reason: 'size' | 'encoding'): Promise<BodyResult> {
  for await (const _ of response.body) break;
  return { ok: false, reason };
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

/** More than was allowed came. */
class OversizedBody extends Error {}

/** The same pieces, until they have more than `most` bytes. @throws OversizedBody then. */
async function* limitBytes(
  pieces: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  for await (const piece of pieces) {
    size += piece.byteLength;
    if (size > most) throw new OversizedBody();
    yield piece;
  }
}

/** JSON read, or why it could not be. */
export type JsonResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: 'empty' | 'syntax' };

/** Parses a JSON body of any depth. Code that walks the value by recursion limits the depth itself. */
export function parseJson(bytes: Uint8Array): JsonResult {
  const text = new TextDecoder().decode(bytes);
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, reason: text.trim() === '' ? 'empty' : 'syntax' };
  }
}
