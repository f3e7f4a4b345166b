import {
  ApiError,
  ClientError,
  ConnectionError,
  InvalidResponseError,
  OutcomeUnknownError,
  TimeoutError,
  TokenError,
} from '../errors.ts';
import { certificateCodes } from '../transport/failure-codes.ts';
import { refusedByProxy } from '../transport/transport.ts';

/**
 * What a failure says of its effect on the service, which decides what may be done about it:
 * - `notApplied`: the request never reached the service, or the service refused it without looking at it (429).
 * - `maybeApplied`: it may or may not have been applied.
 * - `rejected`: it was processed and refused, or is not served here (a redirect); the same request would be again.
 * - `untrusted`: a certificate or the protocol is wrong; nothing on this connection can be believed.
 */
export type FailureClass = 'notApplied' | 'maybeApplied' | 'rejected' | 'untrusted';

/**
 * The class of a failure. Arguments and proxies that refused, and waits that did not fit, are `rejected`: nothing was
 * sent.
 */
export function classifyFailure(error: ClientError): FailureClass {
  if (error instanceof ApiError) return classifyStatus(error.status);
  if (error instanceof ConnectionError) return classifyConnection(error);
  if (error instanceof TimeoutError) return classifyTimeout(error);
  if (error instanceof OutcomeUnknownError) return 'maybeApplied';
  if (error instanceof TokenError) return classifyToken(error);
  if (error instanceof InvalidResponseError) return isUnreadable(error) ? 'untrusted' : 'maybeApplied';
  return 'rejected';
}

/** True when the service may have applied the request of this failed attempt without our knowing. */
export function couldHaveBeenApplied(error: ClientError): boolean {
  const failure = classifyFailure(error);
  if (failure === 'maybeApplied') return true;
  return failure === 'untrusted' && !(error instanceof ConnectionError && error.sent === 'not-sent');
}

/** True for a failure that an outage of the service, or of the way to it, may cause. */
export function isOutage(error: ClientError): boolean {
  const failure = classifyFailure(error);
  return failure === 'maybeApplied' || (failure === 'notApplied' && !isThrottled(error));
}

/** True for a connection that failed while it was made, by no certificate: what stands before a service may restart. */
export function isBrokenConnect(error: ClientError): boolean {
  if (!(error instanceof ConnectionError) || error.sent !== 'not-sent') return false;
  const { code } = error;
  return code === 'EPROTO' || code.startsWith('ERR_SSL_') || isRefusedByProxy(code);
}

/** True for what the rate limit holds up: a 429, or a wait for its window that does not fit the call. */
export function isThrottled(error: ClientError): boolean {
  if (error instanceof ApiError) return error.status === 429;
  return error instanceof TimeoutError && isRateLimitWait(error);
}

/** A failure in a word or two of our own, none of the service's: `502`, `ECONNRESET`, `headers timeout`. */
export function failureReason(error: ClientError): string {
  if (error instanceof ApiError) return String(error.status);
  if (error instanceof ConnectionError) return error.code;
  if (error instanceof TimeoutError) return error.phase === 'call' ? 'timeout' : `${error.phase} timeout`;
  if (error instanceof TokenError)
    return `no token${error.cause instanceof ClientError ? ` (${failureReason(error.cause)})` : ''}`;
  if (error instanceof InvalidResponseError) return `invalid response (${error.reason})`;
  return error instanceof OutcomeUnknownError ? 'outcome unknown' : error.name;
}

/** Server errors that are final: the request will never be served. */
const finalServerErrors: readonly number[] = [501, 505];

function classifyStatus(status: number): FailureClass {
  if (status === 429) return 'notApplied';
  if (status === 408) return 'maybeApplied';
  return status >= 500 && !finalServerErrors.includes(status) ? 'maybeApplied' : 'rejected';
}

function classifyConnection(error: ConnectionError): FailureClass {
  if (isTrustFailure(error.code)) return 'untrusted';
  if (isRefusedByProxy(error.code)) return 'rejected';
  return error.sent === 'not-sent' ? 'notApplied' : 'maybeApplied';
}

/** A proxy that wants other credentials, or does not let requests through to this host, will say so again. */
function isRefusedByProxy(code: string): boolean {
  return code.startsWith(`${refusedByProxy}4`) && !passingProxyCodes.includes(code);
}

/** Too slow, and too many. */
const passingProxyCodes: readonly string[] = [`${refusedByProxy}408`, `${refusedByProxy}429`];

function classifyTimeout(error: TimeoutError): FailureClass {
  if (isRateLimitWait(error)) return 'rejected';
  return error.sent === 'not-sent' ? 'notApplied' : 'maybeApplied';
}

/** Without a token nothing was sent; what keeps it away may pass. */
function classifyToken({ cause }: TokenError): FailureClass {
  return cause instanceof ClientError && (isOutage(cause) || isThrottled(cause)) ? 'notApplied' : 'rejected';
}

function isRateLimitWait({ phase }: TimeoutError): boolean {
  return phase === 'window' || phase === 'limiter';
}

/** Too large, of another place, or encoded in a way that was not asked for: it would be so again. */
function isUnreadable({ reason }: InvalidResponseError): boolean {
  return reason === 'size' || reason === 'address' || reason === 'encoding';
}

const trustCodes: readonly string[] = [
  ...certificateCodes,
  'EPROTO',
  'REDIRECTED',
  'UND_ERR_HEADERS_OVERFLOW',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'HTTPParserError',
];

/** OpenSSL's, Node's and the HTTP parser's codes come in families. */
const trustFamilies: readonly string[] = ['ERR_TLS_', 'ERR_SSL_', 'HPE_'];

function isTrustFailure(code: string): boolean {
  return trustCodes.includes(code) || trustFamilies.some((family) => code.startsWith(family));
}
