import type { Sent } from '../errors.ts';
import { refusedByProxy, TransportError } from './transport.ts';

/** What undici, a `fetch` or Node threw, in the transport's terms. */
export function toTransportError(error: unknown, sent: Sent): TransportError {
  if (error instanceof TransportError) return error;
  return new TransportError({ code: codeOf(error), sent, cause: withoutBytes(error) });
}

/** True for the code of a certificate that failed the check, which comes before the request is sent. */
export function isCertificateCode(code: string): boolean {
  return /^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_CA$|INVALID_PURPOSE$|HOSTNAME_)/.test(
    code,
  );
}

/** Codes of failures that happen only while a connection is made. */
const connectCodes: readonly string[] = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/**
 * True where what a `fetch` threw proves that nothing was sent: its cause failed while connecting. A host with several
 * addresses was tried at each of them, so each failure has to prove it.
 */
export function provesNotSent(thrown: unknown): boolean {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  if (cause instanceof AggregateError) return cause.errors.length > 0 && cause.errors.every(failedToConnect);
  return failedToConnect(cause);
}

function failedToConnect(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall = 'connect' } = error as NodeJS.ErrnoException;
  if (code === 'ETIMEDOUT') return 'syscall' in error && syscall === 'connect';
  const isConnecting = syscall === 'connect' || syscall === 'getaddrinfo';
  return isConnecting && (connectCodes.includes(code) || isCertificateCode(code));
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
