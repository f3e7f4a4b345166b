import type { Method } from '../model/endpoints.ts';

/**
 * Whether a request reached the service: `not-sent` only with proof that no byte of it left, `accepted` if the headers of a
 * success arrived and its body did not, `unknown` for anything else. A write may have been applied unless it was `not-sent`.
 */
export type Sent = 'not-sent' | 'unknown' | 'accepted';

/** What every error may carry besides its message. */
interface ErrorExtras {
  readonly hint?: string | undefined;
  readonly retryAt?: Date | undefined;
  readonly cause?: unknown;
}

/** The base class of all errors of this library. No message holds the token. */
export class ClientError extends Error {
  override readonly name: string = 'ClientError';
  /** One sentence that says what to do next. */
  hint: string | undefined;
  /** When the same call would have worked, where that is known. */
  retryAt: Date | undefined;

  constructor(message: string, extras: ErrorExtras = {}) {
    super(message, extras.cause === undefined ? undefined : { cause: extras.cause });
    this.hint = extras.hint;
    this.retryAt = extras.retryAt;
  }
}

/** An argument or an option was refused before anything was sent. The message names it. */
export class InvalidArgumentError extends ClientError {
  override readonly name = 'InvalidArgumentError';
  /** The argument at fault, such as `organization` or `body.env`. */
  readonly argument: string;

  constructor(argument: string, fault: string) {
    super(`${argument} ${fault}`);
    this.argument = argument;
  }
}

/**
 * A token source could not get a token, so nothing was sent to the service. If its `cause` is an error that an outage may
 * cause, the request is repeated as in an outage, each time with a new attempt to get a token.
 */
export class TokenError extends ClientError {
  override readonly name = 'TokenError';
  readonly sent: Sent = 'not-sent';
}

/** The request that an error is about: never its headers, query or body. */
interface CallDetails extends ErrorExtras {
  readonly method: Method;
  readonly path: string;
  readonly requestId?: string | undefined;
}

/** The base class of the errors of a call that was made. Each kind has fields of its own. */
export class CallError<Fields extends object = object> extends ClientError {
  override readonly name: string = 'CallError';
  declare readonly method: Method;
  /** The path as sent, without the base URL and without a query. */
  declare readonly path: string;
  /** The service's own ID of the response, for its support; undefined where there was no response or no ID. */
  declare readonly requestId: string | undefined;

  /** @param unprinted are fields that hold untrusted text, and are not printed with the error */
  constructor(
    message: string,
    { hint, retryAt, cause, ...fields }: CallDetails & Fields,
    unprinted: object = {},
  ) {
    super(message, { hint, retryAt, cause });
    Object.assign(this, fields);
    for (const [name, value] of Object.entries(unprinted)) Object.defineProperty(this, name, { value });
  }
}

/** The service answered with a status that is not success (api.md §7). */
export class ApiError extends CallError {
  override readonly name = 'ApiError';
  declare readonly status: number;
  /** The headers of the response, names in lower case and without the token. They are untrusted text. Not printed with the error. */
  declare readonly headers: Readonly<Record<string, string>>;
  /** The service's own message, on one line and bounded in length. It is untrusted text. */
  declare readonly serviceMessage: string | undefined;
  /**
   * The items of `errors` in a 422, as they came: their structure is not shown in the document (§7). Where they are an object, one
   * item for each key, as `field`.
   */
  declare readonly errors: readonly unknown[];
  /** How long the service asks to wait, in milliseconds from its response on. */
  declare readonly retryAfterMs: number | undefined;

  constructor(message: string, { headers = {}, ...details }: CallDetails & Refusal) {
    super(message, { errors: [], ...details }, { headers });
  }
}

type Refusal = Pick<ApiError, 'status'> &
  Partial<Pick<ApiError, 'headers' | 'serviceMessage' | 'errors' | 'retryAfterMs'>>;

/** The connection failed: refused, reset, cut off, not trusted. */
export class ConnectionError extends CallError<{ readonly code: string; readonly sent: Sent }> {
  override readonly name = 'ConnectionError';
  /** The system's or the transport's code, such as `ECONNREFUSED`. */
  declare readonly code: string;
  declare readonly sent: Sent;
}

/**
 * What took too long: a phase of one attempt (`connect`, `headers`, `body`, `attempt`), the complete `call`,
 * the wait for a rate-limit `window` or for our own `limiter`, which would have outlasted the call, or a `build` that
 * was waited for.
 */
export type TimeoutPhase =
  | 'connect'
  | 'headers'
  | 'body'
  | 'attempt'
  | 'call'
  | 'window'
  | 'limiter'
  | 'build';

/** Something took longer than allowed. */
export class TimeoutError extends CallError<{ readonly phase: TimeoutPhase; readonly sent: Sent }> {
  override readonly name = 'TimeoutError';
  declare readonly phase: TimeoutPhase;
  declare readonly sent: Sent;
}

/**
 * A write may or may not have been applied, and a lookup did not show which. Nothing was sent again that could have been
 * applied twice.
 */
export class OutcomeUnknownError extends CallError<{ readonly key?: string; readonly search?: string }> {
  override readonly name = 'OutcomeUnknownError';
  /** For a build to create: the random key in its meta-data, by which it can be found later. */
  declare readonly key: string | undefined;
  /** The address of the list that will show it, if it is there. */
  declare readonly search: string | undefined;
}

/** Why a response that reports success cannot be used. */
export type InvalidResponseReason =
  | 'empty'
  | 'syntax'
  | 'page'
  | 'schema'
  | 'size'
  | 'encoding'
  | 'compression'
  | 'address';

/** The service reports success, but its response cannot be used. A write may have been applied. */
export class InvalidResponseError extends CallError<{
  readonly status: number;
  readonly reason: InvalidResponseReason;
  readonly paths?: readonly string[];
}> {
  override readonly name = 'InvalidResponseError';
  declare readonly status: number;
  declare readonly reason: InvalidResponseReason;
  /** For `schema`: the paths of the fields that do not match, such as `jobs.3.id`; never their values. */
  declare readonly paths?: readonly string[];
}

/** True for a response that is too large to be read. A smaller part of it may be readable. */
export function isTooLarge(error: unknown): error is InvalidResponseError {
  return error instanceof InvalidResponseError && error.reason === 'size';
}

/**
 * Why a list was not read to its end: `limit` and `bytes` are bounds of the caller, `repeats` is a page that was there
 * before, `link` a link to the next page that cannot be right. `elsewhere`: builds of another organization or pipeline were
 * left out. `changed`: a list of flaky tests was read to its end, but changed during that time, so items may be missing.
 * `failed`: a page after the first could not be read; the error's `cause` says why.
 */
export type TruncationReason = 'limit' | 'bytes' | 'repeats' | 'link' | 'elsewhere' | 'changed' | 'failed';

/** A list has more items, or may have more, than were read. */
export class ListTruncatedError<Item = unknown> extends CallError<{ readonly reason: TruncationReason }> {
  override readonly name = 'ListTruncatedError';
  declare readonly reason: TruncationReason;
  /** What `toArray` had read by then; empty for `for await`, which has passed every item on. Not printed with the error. */
  declare readonly items: readonly Item[];

  constructor(
    message: string,
    { items, ...details }: CallDetails & { reason: TruncationReason; items: readonly Item[] },
  ) {
    super(message, details, { items });
  }
}
