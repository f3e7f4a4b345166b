/** What an endpoint answers, before it becomes a Response. Without a body, no content type is sent either. */
export interface HandlerResult {
  readonly status: number;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as they are. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
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

/** A field of a body that is not valid, as the live service describes it. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
}

/** The 422 for a body that fails validation (api.md §7). */
export function validationFailed(errors: readonly FieldError[]): RequestRejected {
  return new RequestRejected(422, 'Validation Failed', { errors });
}

/** The Response for a result. */
export function responseOf({ status, body, bytes, headers }: HandlerResult): Response {
  if (bytes !== undefined) return new Response(bytes, { status, headers });
  if (body === undefined) return new Response(null, { status, headers });
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}
