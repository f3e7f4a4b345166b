/** What an endpoint answers, before it is written out. No body: none is sent, and no content type. */
export interface HandlerResult {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal: thrown by whoever notices it, answered as a JSON object with a message (api.md §7). */
export class RequestRejected extends Error {
  readonly status: number;
  /** What the body holds besides the message. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'RequestRejected';
    this.status = status;
    this.extra = extra;
  }
}

/** A field of a body that did not pass, as the live service names it. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
}

/** The 422 of a body that does not pass validation (api.md §7). */
export function validationFailed(errors: readonly FieldError[]): RequestRejected {
  return new RequestRejected(422, 'Validation Failed', { errors });
}

/** Writes an answer out. */
export function responseOf({ status, body, headers }: HandlerResult): Response {
  if (body === undefined) return new Response(null, { status, headers });
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}
