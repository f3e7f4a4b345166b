import type { Sent } from '../errors.ts';
import { refusedByProxy, TransportError } from './transport.ts';

/** What undici, a `fetch` or Node threw, in the transport's terms. */
export function toTransportError(error: unknown, sent: Sent): TransportError {
  if (error instanceof TransportError) return error;
  return new TransportError({ code: codeOf(error), sent, cause: withoutBytes(error) });
}

/** Codes of certificates that failed the check, which comes before the request is sent. */
export const certificateCodes: readonly string[] = [
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
  'ERR_TLS_CERT_ALTNAME_INVALID',
];

/** Codes of failures that happen only while a connection is made. */
const connectCodes: readonly string[] = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  ...certificateCodes,
];

const connectCalls: readonly unknown[] = ['connect', 'getaddrinfo', undefined];

/**
 * True where what a `fetch` threw proves that nothing was sent: its cause failed while connecting. A host with several
 * addresses was tried at each of them, so each failure has to prove it.
 */
export function provesNotSent(thrown: unknown): boolean {
  return thrown instanceof Error && failedToConnect(thrown.cause, 0);
}

function failedToConnect(error: unknown, depth: number): boolean {
  if (!(error instanceof Error) || depth > 3) return false;
  if (error instanceof AggregateError) {
    return error.errors.length > 0 && error.errors.every((each) => failedToConnect(each, depth + 1));
  }
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'ETIMEDOUT') return syscall === 'connect';
  return connectCodes.includes(code ?? '') && connectCalls.includes(syscall);
}

/** undici has the status with which a proxy refused a tunnel only in its message. */
const refusedTunnel = /^Proxy response \((\d{3})\) !== 200 /;

/** The most telling code: that of the error, of the first attempt at a host with several addresses, or of the cause. */
function codeOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > 3) return 'UNKNOWN';
  if (isUnspecific(error) && error.cause !== undefined) return codeOf(error.cause, depth + 1);
  const [, status] = refusedTunnel.exec(error.message) ?? [];
  if (status !== undefined) return `${refusedByProxy}${status}`;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0], depth + 1);
  if (error.cause !== undefined) return codeOf(error.cause, depth + 1);
  return error.name === 'Error' || error instanceof TypeError ? 'UNKNOWN' : error.name;
}

/** undici's errors about a proxy's connection wrap the one that says why. */
function isUnspecific(error: Error): boolean {
  return error.name === 'ProxyConnectionError' || error.name === 'SecureProxyConnectionError';
}

/** A parser's error holds the bytes that it could not parse, which may be anything. */
function withoutBytes(error: unknown): unknown {
  if (typeof error === 'object' && error !== null && 'data' in error) Reflect.deleteProperty(error, 'data');
  return error;
}
