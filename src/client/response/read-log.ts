import { headerText } from '../transport/response-headers.ts';
import type { TransportResponse } from '../transport/transport.ts';
import { type Decoded, logRangeBytes, parseJson, readBody, responseLimitBytes } from './read-body.ts';

/** The end of a job's log. */
export interface JobLog {
  /** At most 1 MiB, from the start of a line to the end of the log. Holds what the job printed: treat it as hostile. */
  readonly text: string;
  /** True if the log is longer. The text is empty if that part of it is all one line. */
  readonly truncated: boolean;
}

/**
 * Reads the end of a log, of which a server may send all, whatever was asked for. The line with which that end begins is
 * dropped unless the log begins there: half of a secret would not be recognized as one.
 */
export async function readLog(response: TransportResponse): Promise<Decoded<JobLog>> {
  const type = headerText(response.headers, 'content-type')?.trim() ?? 'text/plain';
  const body = await readBody(response, responseLimitBytes('jobs.log'));
  if (!body.ok) return body;
  // The service refuses the range of an empty log.
  if (response.status === 416) return { ok: true, value: { text: '', truncated: false }, bytes: 0 };
  const isJson = /^application\/json\b/i.test(type);
  const parsed = isJson ? parseJson(body.bytes) : undefined;
  if (parsed?.ok === false) return parsed;
  // Not shown in the document: the live service's other form of a log.
  const { content } = Object(parsed?.value) as { readonly content?: unknown };
  const isText = isJson ? typeof content === 'string' : /^text\/plain\b/i.test(type);
  if (!isText) return { ok: false, reason: 'encoding' };
  const log = isJson ? Buffer.from(content as string) : body.bytes;
  const from = /^bytes (\d{1,16})-/.exec(headerText(response.headers, 'content-range') ?? '')?.[1];
  const truncated = log.byteLength >= logRangeBytes || Number(from ?? 0) > 0;
  const end = log.subarray(-logRangeBytes);
  const start = truncated ? end.indexOf(10) + 1 : 0;
  const text = truncated && start === 0 ? '' : new TextDecoder().decode(end.subarray(start));
  return { ok: true, value: { text, truncated }, bytes: text.length };
}
