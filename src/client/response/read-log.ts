import { endpoints } from '../../model/endpoints.ts';
import { headerText } from '../transport/response-headers.ts';
import type { TransportResponse } from '../transport/transport.ts';
import { type Decoded, logRangeBytes, parseJson, readBody, responseLimitBytes } from './read-body.ts';

/** The end of a job's log. */
export interface JobLog {
  /**
   * At most 1 MiB, or 64 KiB from a server that knows no ranges: from the start of a line to the end of the log. Holds what the
   * job printed: treat it as hostile.
   */
  readonly text: string;
  /** True if the log is longer. The text is empty if that part of it is all one line. */
  readonly truncated: boolean;
}

/** How much is kept of a log that a server sends whole, whatever was asked for. */
const logTailBytes = 64 * 1024;

/**
 * Reads the end of a log. The line with which it begins is dropped unless the log begins there: half of a secret would not
 * be recognized as one.
 */
export async function readLog(response: TransportResponse): Promise<Decoded<JobLog>> {
  const type = headerText(response.headers, 'content-type') ?? 'text/plain';
  const isJson = /^application\/json\b/i.test(type.trim());
  const isRange = response.status === endpoints['jobs.log'].status;
  const { tail, collect } = createTail(isRange ? logRangeBytes : logTailBytes);
  const body = await readBody(response, responseLimitBytes('jobs.log'), isJson ? undefined : collect);
  if (!body.ok) return body;
  // The service refuses the range of an empty log.
  if (response.status === 416) return decoded({ text: '', truncated: false });
  if (isJson) return readContent(body.bytes);
  if (!/^text\/plain\b/i.test(type.trim())) return { ok: false, reason: 'encoding' };
  return decodeTail(body.bytes, isRange ? isPart(response, tail.size) : tail.size > logTailBytes);
}

/** Not shown in the document; the live service's other form of a log, which a server may send whatever was asked for. */
function readContent(bytes: Uint8Array): Decoded<JobLog> {
  const parsed = parseJson(bytes);
  if (!parsed.ok) return parsed;
  const { content } = Object(parsed.value) as { readonly content?: unknown };
  if (typeof content !== 'string') return { ok: false, reason: 'encoding' };
  const log = Buffer.from(content);
  return decodeTail(log.subarray(-logTailBytes), log.byteLength > logTailBytes);
}

const lineFeed = 10;

function decodeTail(bytes: Uint8Array, truncated: boolean): Decoded<JobLog> {
  const start = truncated ? bytes.indexOf(lineFeed) + 1 : 0;
  const isOneLine = truncated && start === 0;
  return decoded({ text: isOneLine ? '' : new TextDecoder().decode(bytes.subarray(start)), truncated });
}

function decoded(value: JobLog): Decoded<JobLog> {
  return { ok: true, value, bytes: value.text.length };
}

/** A server may send less than was asked for, and then says where it begins. */
function isPart({ headers }: TransportResponse, size: number): boolean {
  const start = /^bytes (\d{1,16})-/.exec(headerText(headers, 'content-range') ?? '')?.[1];
  return size >= logRangeBytes || Number(start ?? 0) > 0;
}

/** Keeps the end of a stream of any length in little memory. */
function createTail(most: number) {
  const tail = { size: 0 };
  const collect = async (body: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
    // A copy: a small chunk can be a view of a large buffer, and would keep all of it.
    const kept = Buffer.allocUnsafeSlow(2 * most);
    let length = 0;
    for await (const chunk of body) {
      tail.size += chunk.byteLength;
      const end = chunk.subarray(-most);
      if (length + end.byteLength > kept.byteLength) {
        kept.copyWithin(0, length - most, length);
        length = most;
      }
      kept.set(end, length);
      length += end.byteLength;
    }
    return kept.subarray(Math.max(0, length - most), length);
  };
  return { tail, collect };
}
