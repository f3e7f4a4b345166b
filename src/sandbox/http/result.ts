/** What the body of a Response can be. */
export type Bytes = ConstructorParameters<typeof Response>[0];

/** What an endpoint answers, before it becomes a Response. Without a body, no content type is sent either. */
export interface HandlerResult {
  /** 200 by default. */
  readonly status?: number;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as they are. */
  readonly bytes?: Bytes;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown to reject a request; answered as a JSON object with a message (api.md §7). */
export class RequestRejected extends Error {
  readonly status: number;
  /** Further fields of the body. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'RequestRejected';
    this.status = status;
    this.extra = extra;
  }
}

/** The Response for a result. */
export function responseOf({ status = 200, body, bytes, headers }: HandlerResult): Response {
  if (bytes !== undefined) return new Response(bytes, { status, headers });
  if (body === undefined) return new Response(null, { status, headers });
  const type = { 'content-type': 'application/json; charset=utf-8' };
  return new Response(JSON.stringify(body), { status, headers: { ...type, ...headers } });
}
