import type { Method } from '../../model/endpoints.ts';
import type { Sent } from '../errors.ts';

/**
 * One complete request: a transport adds nothing to it and repeats nothing. A write should go out on a connection of its own, so
 * that no failure of another request affects it.
 */
export interface TransportRequest {
  readonly method: Method;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Must be called when there is a connection and the request begins to go out on it. */
  readonly onStart: () => void;
  /** Ends the request at once. */
  readonly signal: AbortSignal;
}

/** The headers of a response: names in lower case, a repeated header as an array. */
export type ResponseHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A response whose headers have arrived. Its body must be read to its end, or left by breaking out of the loop. */
export interface TransportResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * What carries requests to the service. It follows no redirect, repeats nothing and decompresses nothing.
 * It rejects with a `TransportError`; anything else that it throws counts as a failure of unknown effect.
 */
export interface Transport {
  send(request: TransportRequest): Promise<TransportResponse>;
  /** Ends all connections at once. */
  close(): Promise<void>;
}

/** How the code of a request begins that a proxy did not let through; the status of the proxy's response follows. */
export const refusedByProxy = 'PROXY_';

/** Why a request got no response, in the transport's terms. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  /** The system's or the transport's code, such as `ECONNRESET`. */
  readonly code: string;
  /** `not-sent` only with proof that the service saw nothing of the request. */
  readonly sent: Sent;

  constructor(details: { code: string; sent: Sent; cause?: unknown }) {
    super(details.code, { cause: details.cause });
    this.code = details.code;
    this.sent = details.sent;
  }
}

/** A header as one text, repeated ones joined as HTTP allows; undefined when it is absent. */
export function headerText(headers: ResponseHeaders, name: string): string | undefined {
  const value = headers[name];
  return value === undefined || typeof value === 'string' ? value : value.join(', ');
}

/**
 * The service's own ID of a response, for its support. Not shown in the document; the live service always sends it.
 */
export function requestIdOf(headers: ResponseHeaders, redact: (text: string) => string): string | undefined {
  const id = redact(headerText(headers, 'x-request-id') ?? '');
  return /^[\w.:-]{1,128}$/.test(id) ? id : undefined;
}
