import {
  ApiError,
  type ClientError,
  ConnectionError,
  InvalidResponseError,
  OutcomeUnknownError,
  TimeoutError,
} from '../errors.ts';
import { refusedByProxy } from '../transport/transport.ts';

/**
 * What a failure says of its effect on the service, which decides what may be done about it:
 * - `unsent`: the service saw nothing of the request.
 * - `refused`: the service says that it did nothing (429).
 * - `ambiguous`: it may or may not have been applied.
 * - `definite`: processed and refused.
 * - `untrusted`: a certificate or the protocol is wrong; nothing on this connection can be believed.
 * - `redirect`: it is elsewhere, where our token does not go.
 */
export type FailureClass = 'unsent' | 'refused' | 'ambiguous' | 'definite' | 'untrusted' | 'redirect';

/** Server errors that are an answer all the same: the request will never be served. */
const definiteServerErrors: readonly number[] = [501, 505];

/**
 * The class of a failure. Arguments and proxies that refused, and waits that did not fit, are `definite`: nothing was
 * sent.
 */
export function classifyFailure(error: ClientError): FailureClass {
  if (error instanceof ApiError) return outcomeOfStatus(error.status);
  if (error instanceof ConnectionError) return outcomeOfConnection(error);
  if (error instanceof TimeoutError) return outcomeOfTimeout(error);
  if (error instanceof OutcomeUnknownError) return 'ambiguous';
  if (error instanceof InvalidResponseError) return isUnreadable(error) ? 'untrusted' : 'ambiguous';
  return 'definite';
}

/** True when the service may have applied the request of this failed attempt without our knowing. */
export function couldHaveBeenApplied(error: ClientError): boolean {
  const outcome = classifyFailure(error);
  if (outcome === 'ambiguous') return true;
  return outcome === 'untrusted' && !(error instanceof ConnectionError && error.sent === 'not-sent');
}

function outcomeOfStatus(status: number): FailureClass {
  if (status === 429) return 'refused';
  if (status >= 300 && status < 400) return 'redirect';
  if (status === 408) return 'ambiguous';
  return status >= 500 && !definiteServerErrors.includes(status) ? 'ambiguous' : 'definite';
}

function outcomeOfConnection(error: ConnectionError): FailureClass {
  if (isTrustFailure(error.code)) return 'untrusted';
  if (isRefusedByProxy(error.code)) return 'definite';
  return error.sent === 'not-sent' ? 'unsent' : 'ambiguous';
}

/** A proxy that wants other credentials, or lets nobody through to this host, will say so again. */
function isRefusedByProxy(code: string): boolean {
  return code.startsWith(`${refusedByProxy}4`) && !passingProxyCodes.includes(code);
}

/** Too slow, and too many. */
const passingProxyCodes: readonly string[] = [`${refusedByProxy}408`, `${refusedByProxy}429`];

function outcomeOfTimeout(error: TimeoutError): FailureClass {
  if (error.phase === 'window' || error.phase === 'limiter') return 'definite';
  return error.sent === 'not-sent' ? 'unsent' : 'ambiguous';
}

/** Too large, or encoded in a way that was not asked for: it would be so again. */
function isUnreadable(error: InvalidResponseError): boolean {
  return error.fault === 'size' || error.fault === 'encoding';
}

const trustCodes: readonly string[] = [
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REVOKED',
  'CERT_UNTRUSTED',
  'CERT_REJECTED',
  'CERT_SIGNATURE_FAILURE',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'INVALID_CA',
  'INVALID_PURPOSE',
  'HOSTNAME_MISMATCH',
  'EPROTO',
  'UND_ERR_HEADERS_OVERFLOW',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'HTTPParserError',
];

/** OpenSSL's, Node's and the HTTP parser's codes come in families. */
const trustFamilies: readonly string[] = ['ERR_TLS_', 'ERR_SSL_', 'HPE_'];

function isTrustFailure(code: string): boolean {
  return trustCodes.includes(code) || trustFamilies.some((family) => code.startsWith(family));
}
