import type { InvalidResponseReason } from '../errors.ts';
import { headerText, type ResponseHeaders, type TransportResponse } from '../transport/transport.ts';

/** Thrown for a body that arrives but cannot be used, with the reason and the fields at fault. */
export class UnusableBody extends Error {
  readonly reason: InvalidResponseReason;
  readonly paths: readonly string[];

  constructor(reason: InvalidResponseReason, paths: readonly string[] = []) {
    super(reason);
    this.reason = reason;
    this.paths = paths;
  }
}

/** Why a response that reports success cannot be used, in words of our own. */
export const unusable: Record<InvalidResponseReason, string> = {
  empty: 'is empty',
  syntax: 'is not JSON',
  page: 'is an HTML page',
  schema: 'has invalid fields',
  size: 'is too large',
  encoding: 'has an unexpected encoding',
  compression: 'cannot be decompressed',
  address: 'names an address that cannot be used',
};

/** How much of the end of a log is asked for. */
export const logRangeBytes = 2 ** 20;

/** The largest body of an error that is read; of a longer one only the status counts. */
export const errorLimitBytes = 2 ** 20;

/**
 * Reads a body while counting: more than `mostBytes`, decompressed, ends the connection at once.
 * @throws UnusableBody, or the error of a connection that fails.
 */
export async function readBody({ headers, body }: TransportResponse, mostBytes: number): Promise<Uint8Array> {
  const encoding = headerText(headers, 'content-encoding')?.trim().toLowerCase() || 'identity';
  const isKnown = encoding === 'identity' || encoding === 'gzip';
  const length = headerText(headers, 'content-length') ?? '';
  if (!isKnown || (/^\d{1,16}$/.test(length) && Number(length) > mostBytes)) {
    // Even an unread body must free its connection: one step into the loop, and out of it.
    for await (const _ of body) break;
    throw new UnusableBody(isKnown ? 'size' : 'encoding');
  }
  const collect = async (pieces: AsyncIterable<Uint8Array>) => {
    const collected: Uint8Array[] = [];
    let size = 0;
    for await (const piece of pieces) {
      size += piece.byteLength;
      if (size > mostBytes) throw new UnusableBody('size');
      collected.push(piece);
    }
    return joined(collected, size);
  };
  if (encoding === 'identity') return collect(body);
  // Only the transport on undici gets compressed bodies. Workers have no such modules, and need none.
  const { pipeline } = process.getBuiltinModule('node:stream/promises');
  try {
    return await pipeline(body, process.getBuiltinModule('node:zlib').createGunzip(), collect);
  } catch (error) {
    const isZlib = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isZlib ? new UnusableBody('compression') : error;
  }
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const [only] = pieces;
  if (only !== undefined && pieces.length === 1) return only;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
}

/** True for a page for people, which no API answers with: something else has answered. */
export function isPage(headers: ResponseHeaders): boolean {
  return /^\s*text\/html/i.test(headerText(headers, 'content-type') ?? '');
}

/** What helps then. */
export const notTheApi = 'This is not the API: check the base URL and the proxy.';

/** Parses a JSON body of any depth: code that walks the value by recursion limits the depth itself. @throws UnusableBody */
export function parseJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new UnusableBody(text.trim() === '' ? 'empty' : 'syntax');
  }
}

/** The JSON of a body that need not hold any; undefined without. @throws the error of a connection that fails. */
export async function readAnyJson(response: TransportResponse, mostBytes: number): Promise<unknown> {
  try {
    return parseJson(await readBody(response, mostBytes));
  } catch (error) {
    if (error instanceof UnusableBody) return undefined;
    throw error;
  }
}
