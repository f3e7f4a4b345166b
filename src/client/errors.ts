import type { Method } from '../model/endpoints.ts';

/**
 * Whether a request reached the service: `not-sent` only with proof that no byte of it left,
 * `unknown` for anything else, in which case a write may have been applied.
 */
export type Sent = 'not-sent' | 'unknown';

/** What every error of a call may carry besides its message. */
interface ErrorExtras {
  /** One sentence that says what to do next. */
  readonly hint?: string | undefined;
  /** When the same call would have worked, where that is known. */
  readonly retryAt?: Date | undefined;
  readonly cause?: unknown;
}

/** The request that an error speaks of: never its headers, query or body. */
interface Tried {
  readonly method: Method;
  /** The path as sent, without the base URL and without a query. */
  readonly path: string;
  /** The service's own id of the answer, for its support. */
  readonly requestId?: string | undefined;
}

/** What all errors of this library have in common. Its text never holds the token. */
export class ClientError extends Error {
  override readonly name: string = 'ClientError';
  hint: string | undefined;
  retryAt: Date | undefined;

  constructor(message: string, extras: ErrorExtras = {}) {
    super(message, extras.cause === undefined ? undefined : { cause: extras.cause });
    this.hint = extras.hint;
    this.retryAt = extras.retryAt;
  }
}

/** An argument or an option that was refused before anything was sent. The message names it. */
export class InvalidArgumentError extends ClientError {
  override readonly name = 'InvalidArgumentError';
  /** The argument at fault, such as `organization` or `body.env`. */
  readonly argument: string;

  constructor(argument: string, fault: string, extras: ErrorExtras = {}) {
    super(`${argument} ${fault}`, extras);
    this.argument = argument;
  }
}

/** The service answered, and the answer is not success (api.md §7). */
export class ApiError extends ClientError {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly method: Method;
  readonly path: string;
  readonly requestId: string | undefined;
  /** The service's own words, on one line and bounded in length; untrusted text all the same. */
  readonly serviceMessage: string | undefined;
  /** The items of `errors` in a 422, as they came: their shape is not shown in the document (§7). */
  readonly errors: readonly unknown[];
  /** How long the service asks to wait, in milliseconds from its answer on. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    details: Tried &
      ErrorExtras & {
        status: number;
        serviceMessage?: string | undefined;
        errors?: readonly unknown[];
        retryAfterMs?: number | undefined;
      },
  ) {
    super(message, details);
    this.status = details.status;
    this.method = details.method;
    this.path = details.path;
    this.requestId = details.requestId;
    this.serviceMessage = details.serviceMessage;
    this.errors = details.errors ?? [];
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** The connection failed: refused, reset, cut off, not trusted. */
export class ConnectionError extends ClientError {
  override readonly name = 'ConnectionError';
  /** The system's or the transport's code, such as `ECONNREFUSED`. */
  readonly code: string;
  readonly sent: Sent;
  readonly method: Method;
  readonly path: string;

  constructor(message: string, details: Tried & ErrorExtras & { code: string; sent: Sent }) {
    super(message, details);
    this.code = details.code;
    this.sent = details.sent;
    this.method = details.method;
    this.path = details.path;
  }
}

/**
 * What took too long: a phase of one attempt (`connect`, `headers`, `body`, `attempt`), the whole `call`,
 * or the wait for a rate-limit `window` or for our own `limiter`, which would have outlasted the call.
 */
export type TimeoutPhase = 'connect' | 'headers' | 'body' | 'attempt' | 'call' | 'window' | 'limiter';

/** Something took longer than it may. */
export class TimeoutError extends ClientError {
  override readonly name = 'TimeoutError';
  readonly phase: TimeoutPhase;
  readonly sent: Sent;
  readonly method: Method;
  readonly path: string;

  constructor(message: string, details: Tried & ErrorExtras & { phase: TimeoutPhase; sent: Sent }) {
    super(message, details);
    this.phase = details.phase;
    this.sent = details.sent;
    this.method = details.method;
    this.path = details.path;
  }
}

/**
 * A write may or may not have been applied, and looking did not tell. Nothing was sent again that could have been
 * applied twice.
 */
export class OutcomeUnknownError extends ClientError {
  override readonly name = 'OutcomeUnknownError';
  readonly method: Method;
  readonly path: string;
  /** For a build to create: the random key in its meta-data, by which it can be found later. */
  readonly key: string | undefined;
  /** The address of the list that will show it, if it is there. */
  readonly search: string | undefined;

  constructor(message: string, details: Tried & ErrorExtras & { key?: string; search?: string }) {
    super(message, details);
    this.method = details.method;
    this.path = details.path;
    this.key = details.key;
    this.search = details.search;
  }
}

/** Why an answer that says success cannot be used. */
export type ResponseFault = 'empty' | 'syntax' | 'depth' | 'shape' | 'size' | 'encoding' | 'compression';

/** The service says success, but its answer cannot be used. A write may well have been applied. */
export class InvalidResponseError extends ClientError {
  override readonly name = 'InvalidResponseError';
  readonly status: number;
  readonly fault: ResponseFault;
  /** For `shape`: the paths of the fields that do not fit, such as `jobs.3.id`; never what they hold. */
  readonly paths: readonly string[];
  readonly method: Method;
  readonly path: string;
  readonly requestId: string | undefined;

  constructor(
    message: string,
    details: Tried & ErrorExtras & { status: number; fault: ResponseFault; paths?: readonly string[] },
  ) {
    super(message, details);
    this.status = details.status;
    this.fault = details.fault;
    this.paths = details.paths ?? [];
    this.method = details.method;
    this.path = details.path;
    this.requestId = details.requestId;
  }
}
