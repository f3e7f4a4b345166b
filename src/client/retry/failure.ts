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
import { refusedByProxy } from '../transport/transport.ts';

/**
 * What a failure says of its effect on the service, which decides what may be done about it:
 * - `none`: the request never reached the service, or the service refused it without looking at it (429).
 * - `maybe`: it may or may not have been applied.
 * - `refused`: it was processed and refused, or is not served here (a redirect); the same request would be again.
 * - `untrusted`: a certificate or the protocol is wrong, or the response is too large; it would be so again.
 */
export type Effect = 'none' | 'maybe' | 'refused' | 'untrusted';

/** Arguments and proxies that refused, and waits that did not fit, are `refused`: nothing was sent. */
export function effectOf(error: ClientError): Effect {
  if (error instanceof ApiError) {
    const { status } = error;
    if (status === 429) return 'none';
    // 501 and 505 are final: the request will never be served.
    return status === 408 || (status >= 500 && status !== 501 && status !== 505) ? 'maybe' : 'refused';
  }
  if (error instanceof InvalidResponseError)
    return error.reason === 'size' || error.reason === 'encoding' ? 'untrusted' : 'maybe';
  if (error instanceof OutcomeUnknownError) return 'maybe';
  // Without a token nothing was sent; what keeps it away may pass.
  if (error instanceof TokenError) {
    const { cause } = error;
    return cause instanceof ClientError && (isOutage(cause) || isThrottled(cause)) ? 'none' : 'refused';
  }
  if (error instanceof ConnectionError && isTrustFailure(error.code)) return 'untrusted';
  if (error instanceof ConnectionError && isRefusedByProxy(error.code)) return 'refused';
  if (!(error instanceof ConnectionError || error instanceof TimeoutError) || isThrottled(error))
    return 'refused';
  return isUnsent(error) ? 'none' : 'maybe';
}

/** True when the service may have applied the request of this failed attempt without our knowing. */
export function couldHaveBeenApplied(error: ClientError): boolean {
  const effect = effectOf(error);
  return effect === 'maybe' || (effect === 'untrusted' && !isUnsent(error));
}

/** True for a request of which surely nothing was sent. */
export function isUnsent(error: ClientError): boolean {
  return 'sent' in error && error.sent === 'not-sent';
}

/** True for a failure that an outage of the service, or of the way to it, may cause. */
export function isOutage(error: ClientError): boolean {
  const effect = effectOf(error);
  return effect === 'maybe' || (effect === 'none' && !isThrottled(error));
}

/** True for what the rate limit holds up: a 429, or a wait for its window that does not fit the call. */
export function isThrottled(error: ClientError): boolean {
  if (error instanceof ApiError) return error.status === 429;
  return error instanceof TimeoutError && (error.phase === 'window' || error.phase === 'limiter');
}

/** True if the time that was left for the complete call went into this attempt. */
export function isCallOver(error: ClientError): boolean {
  return error instanceof TimeoutError && error.phase === 'call';
}

/** A failure in a few words of our own, none of the service's: `502`, `ECONNRESET`, `headers timeout`. */
export function failureReason(error: ClientError): string {
  if (error instanceof ApiError) return String(error.status);
  if (error instanceof ConnectionError) return error.code;
  if (error instanceof TimeoutError) return error.phase === 'call' ? 'timeout' : `${error.phase} timeout`;
  if (error instanceof TokenError)
    return `no token${error.cause instanceof ClientError ? ` (${failureReason(error.cause)})` : ''}`;
  if (error instanceof InvalidResponseError) return `the response ${unusable[error.reason]}`;
  return error instanceof OutcomeUnknownError ? 'outcome unknown' : error.name;
}

/** A proxy that wants other credentials, or does not let requests through to this host, will say so again. */
function isRefusedByProxy(code: string): boolean {
  const isBusy = code === `${refusedByProxy}408` || code === `${refusedByProxy}429`;
  return code.startsWith(`${refusedByProxy}4`) && !isBusy;
}

const trustCodes: readonly string[] = [
  'EPROTO',
  'REDIRECTED',
  'UND_ERR_HEADERS_OVERFLOW',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'HTTPParserError',
];

/** OpenSSL's, Node's and the HTTP parser's codes come in families. */
function isTrustFailure(code: string): boolean {
  return trustCodes.includes(code) || isCertificateCode(code) || /^(?:ERR_TLS_|ERR_SSL_|HPE_)/.test(code);
}
