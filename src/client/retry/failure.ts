import {
  ApiError,
  ClientError,
  ConnectionError,
  InvalidResponseError,
  OutcomeUnknownError,
  TimeoutError,
  TokenError,
} from '../errors.ts';
import { unusable } from '../response/read-body.ts';
import { isCertificateCode } from '../transport/failure-codes.ts';

/**
 * What a failure says of its request, which decides what may be done about it:
 * - `throttled`: the rate limit holds it up: a 429, or a wait for its window that does not fit the call. It was not applied.
 * - `unserved`: it was certainly not applied: it never reached the service, or the service answered 503 with a message of its own.
 *   What prevents it may pass.
 * - `lost`: it may or may not have been applied.
 * - `refused`: it was not applied, and the same request would not be: refused, not served here (a redirect), never sent.
 * - `untrusted`: it may have been applied, but no response to it can be used, and none would be.
 */
export type FailureKind = 'throttled' | 'unserved' | 'lost' | 'refused' | 'untrusted';

/** What the failure says of its request. */
export function failureKind(error: ClientError): FailureKind {
  if (error instanceof ApiError) {
    const { status, serviceMessage } = error;
    if (status === 429) return 'throttled';
    // A page or an empty body may be that of a proxy, which does not know what the service has done.
    if (status === 503 && serviceMessage !== undefined) return 'unserved';
    // 501 and 505 are final: the request will never be served.
    return status === 408 || (status >= 500 && status !== 501 && status !== 505) ? 'lost' : 'refused';
  }
  if (error instanceof InvalidResponseError)
    return error.reason === 'size' || error.reason === 'encoding' ? 'untrusted' : 'lost';
  if (error instanceof OutcomeUnknownError) return 'lost';
  // What keeps a token away may pass.
  if (error instanceof TokenError)
    return error.cause instanceof ClientError && passing.includes(failureKind(error.cause))
      ? 'unserved'
      : 'refused';
  if (error instanceof TimeoutError && (error.phase === 'window' || error.phase === 'limiter'))
    return 'throttled';
  if (!(error instanceof ConnectionError || error instanceof TimeoutError)) return 'refused';
  const isUnsent = error.sent === 'not-sent';
  const isFinal =
    error instanceof ConnectionError && (isCertificateCode(error.code) || finalCodes.test(error.code));
  if (isFinal) return isUnsent ? 'refused' : 'untrusted';
  return isUnsent ? 'unserved' : 'lost';
}

/** OpenSSL's, Node's and the HTTP parser's codes come in families. A proxy that is busy may not be so later. */
const finalCodes =
  /^(?:ERR_TLS_|ERR_SSL_|HPE_|PROXY_4(?!08|29)|(?:EPROTO|REDIRECTED|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES_CONTENT_LENGTH_MISMATCH|HTTPParserError)$)/;

const passing: readonly FailureKind[] = ['throttled', 'unserved', 'lost'];

/** True for a failure that an outage of the service, or of the way to it, may cause. */
export function isOutage(kind: FailureKind): boolean {
  return kind === 'unserved' || kind === 'lost';
}

/** True when the service may have applied the request of this failed attempt without our knowing. */
export function couldHaveBeenApplied(error: ClientError): boolean {
  const kind = failureKind(error);
  return kind === 'lost' || kind === 'untrusted';
}

/** True when the service answered with a success that could not be read: a write was applied. */
export function wasAccepted(error: ClientError): boolean {
  if (error instanceof InvalidResponseError) return true;
  return (error instanceof ConnectionError || error instanceof TimeoutError) && error.sent === 'accepted';
}

/** A failure in a few words of our own, none of the service's: `502`, `ECONNRESET`, `headers timeout`. */
export function failureReason(error: ClientError): string {
  if (error instanceof ApiError) return String(error.status);
  if (error instanceof ConnectionError) return error.code;
  if (error instanceof TimeoutError) return error.phase === 'call' ? 'timeout' : `${error.phase} timeout`;
  if (error instanceof TokenError)
    return `no token${error.cause instanceof ClientError ? ` (${failureReason(error.cause)})` : ''}`;
  if (error instanceof InvalidResponseError) return `the response ${unusable[error.reason]}`;
  return error.name;
}
