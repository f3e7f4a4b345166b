import type { Endpoint, EndpointName, EndpointRow } from '../../model/endpoints.ts';
import { type Resource, type ResourceName, resourceSchemas } from '../../model/resources.ts';
import { cursorPage, listOf, read, type Schema } from '../../model/schema.ts';
import { InvalidResponseError } from '../errors.ts';
import type { Call, RequestName } from '../request/call.ts';
import { headerText, requestIdOf, type TransportResponse } from '../transport/transport.ts';
import {
  isPage,
  logRangeBytes,
  notTheApi,
  parseJson,
  readBody,
  UnusableBody,
  unusable,
} from './read-body.ts';

/** The end of a job's log. */
export interface JobLog {
  /** At most 1 MiB, from the start of a line to the end of the log. Holds what the job printed: treat it as hostile. */
  readonly text: string;
  /** True if the log is longer. The text is empty if that part of it is all one line. */
  readonly truncated: boolean;
}

/** What a success without JSON responds with. */
interface OtherResponses {
  log: JobLog;
  /** The address of a redirect, as it stands there; null if the response is the file itself. */
  location: string | null;
  nothing: undefined;
}

/** A page of a list with a cursor. */
interface CursorPage<Item> {
  items: Item[];
  links?: { readonly next?: string | null | undefined } | null | undefined;
}

type RowResponse<Row> = Row extends { readonly response: infer Of extends ResourceName }
  ? Row extends { readonly paged: infer Paged }
    ? Paged extends 'cursor'
      ? CursorPage<Resource<Of>>
      : Resource<Of>[]
    : Resource<Of>
  : Row extends { readonly response: infer Of extends keyof OtherResponses }
    ? OtherResponses[Of]
    : never;

/** The type of an endpoint's response. */
export type ResponseValue<Name extends RequestName> = Name extends EndpointName
  ? RowResponse<EndpointRow<Name>>
  : unknown;

/** The schema of an endpoint's response; undefined if it is not JSON. */
export function schemaOf({ response, paged }: Pick<Endpoint, 'response' | 'paged'>): Schema | undefined {
  const schemas: Readonly<Record<string, Schema>> = resourceSchemas;
  const schema = schemas[response];
  if (schema === undefined) return undefined;
  if (paged === 'cursor') return cursorPage(schema);
  return paged ? listOf(schema) : schema;
}

const mostPaths = 10;

/** A server may send a log completely. Not shown in the document (§8), as the next. */
const mostBytesOfLog = 64 * 2 ** 20;
/** One build may hold 4,000 jobs of 1 to 2 kB. A page of a list that is larger is read in smaller pages. */
const mostBytesOfBuilds = 16 * 2 ** 20;
const mostBytesOfOthers = 2 ** 20;

function mostBytesOf({ response, paged }: Call['row']): number {
  if (response === 'log' || response === 'anything') return mostBytesOfLog;
  return paged || response === 'build' ? mostBytesOfBuilds : mostBytesOfOthers;
}

/**
 * Reads a response that says success, to its end, and checks it. A connection that fails before the end throws. The error for one
 * that cannot be used names what is wrong, and quotes nothing of it but its redacted ID.
 */
export async function decodeResponse<Name extends RequestName>(
  { row, intent, method, path }: Call<Name>,
  response: TransportResponse,
  redact: (text: string) => string,
): Promise<
  | { readonly ok: true; readonly value: ResponseValue<Name>; readonly bytes: number }
  | { readonly ok: false; readonly error: InvalidResponseError }
> {
  const { status, headers } = response;
  try {
    const isFile = row.response === 'location' && status === 200;
    const body = isFile ? await leave(response) : await readBody(response, mostBytesOf(row));
    const value = readValue(row, response, body);
    return { ok: true, value: value as ResponseValue<Name>, bytes: body.byteLength };
  } catch (fault) {
    if (!(fault instanceof UnusableBody)) throw fault;
    const { paths } = fault;
    const reason = fault.reason === 'syntax' && isPage(headers) ? 'page' : fault.reason;
    const places = paths.length > 0 ? `: ${paths.join(', ')}` : '';
    const words = `but the response ${unusable[reason]}${places}`;
    const error = new InvalidResponseError(`Could not ${intent}: ${status}, ${words}`, {
      status,
      reason,
      paths,
      method,
      path,
      requestId: requestIdOf(headers, redact),
      hint: reason === 'page' ? notTheApi : undefined,
    });
    return { ok: false, error };
  }
}

/** The value in the body of a success, or in its headers. @throws UnusableBody */
function readValue(row: Call['row'], response: TransportResponse, body: Uint8Array): unknown {
  const schema = schemaOf(row);
  if (schema !== undefined) {
    const fit = read(schema, parseJson(body));
    if (fit.ok) return fit.value;
    const places = fit.places.slice(0, mostPaths).map((place) => place || '(the response itself)');
    throw new UnusableBody('schema', places);
  }
  const { response: kind } = row;
  if (kind === 'log') return decodeLog(response, body);
  if (kind === 'nothing') return undefined;
  if (kind === 'anything') return readAnything(response, body);
  return response.status === 200 ? null : (headerText(response.headers, 'location') ?? '');
}

/** Does not read a body, however large it is. */
async function leave({ body }: TransportResponse): Promise<Uint8Array> {
  for await (const _ of body) break;
  return new Uint8Array();
}

/** JSON, or text of any other type. @throws UnusableBody */
function readAnything({ headers }: TransportResponse, body: Uint8Array): unknown {
  if (body.byteLength === 0) return undefined;
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(headerText(headers, 'content-type') ?? '');
  return isJson ? parseJson(body) : new TextDecoder().decode(body);
}

/**
 * The end of a log, of which a server may send all, whatever was asked for. The line with which that end begins is
 * dropped unless the log begins there: half of a secret would not be recognized as one.
 */
function decodeLog({ status, headers }: TransportResponse, body: Uint8Array): JobLog {
  // The service refuses the range of an empty log.
  if (status === 416) return { text: '', truncated: false };
  if (!/^text\/plain\b/i.test(headerText(headers, 'content-type') ?? 'text/plain'))
    throw new UnusableBody('encoding');
  const from = /^bytes (\d{1,16})-/.exec(headerText(headers, 'content-range') ?? '')?.[1];
  const truncated = body.byteLength >= logRangeBytes || Number(from ?? 0) > 0;
  const end = body.subarray(-logRangeBytes);
  const start = truncated ? end.indexOf(10) + 1 : 0;
  const text = truncated && start === 0 ? '' : new TextDecoder().decode(end.subarray(start));
  return { text, truncated };
}
