import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { TransportResponse } from '../transport/transport.ts';
import { headerText } from './headers.ts';

/** A body read whole, or why it could not be; a failing connection throws instead. */
export type BodyResult =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly fault: 'size' | 'encoding' | 'compression' };

/** Reads a body while counting: what is over `limitBytes`, compressed or not, ends the connection at once. */
export async function readBody(response: TransportResponse, limitBytes: number): Promise<BodyResult> {
  const encoding = headerText(response.headers, 'content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip' && encoding !== '') return leave(response, 'encoding');
  const length = headerText(response.headers, 'content-length') ?? '';
  if (/^\d{1,16}$/.test(length) && Number(length) > limitBytes) return leave(response, 'size');
  return encoding === 'gzip' ? gunzip(response.body, limitBytes) : collect(response.body, limitBytes);
}

async function collect(body: AsyncIterable<Uint8Array>, limitBytes: number): Promise<BodyResult> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limitBytes) return { ok: false, fault: 'size' };
    chunks.push(chunk);
  }
  return { ok: true, bytes: Buffer.concat(chunks, size) };
}

async function gunzip(body: AsyncIterable<Uint8Array>, limitBytes: number): Promise<BodyResult> {
  let result: BodyResult = { ok: false, fault: 'compression' };
  try {
    await pipeline(body, createGunzip(), async (decoded: AsyncIterable<Uint8Array>) => {
      result = await collect(decoded, limitBytes);
    });
    return result;
  } catch (error) {
    if (isZlibError(error)) return { ok: false, fault: 'compression' };
    if (isOversized(result)) return result;
    throw error;
  }
}

/** Leaving the body unread must still free its connection: one step into the loop, and out of it. */
async function leave(response: TransportResponse, fault: 'size' | 'encoding'): Promise<BodyResult> {
  for await (const _ of response.body) break;
  return { ok: false, fault };
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

function isOversized(result: BodyResult): boolean {
  return !result.ok && result.fault === 'size';
}
