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
export const connectCodes: readonly string[] = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/**
 * True where what a `fetch` threw proves that nothing was sent: its cause failed while connecting, to each address of the host if
 * there are several.
 */
export function provesNotSent(thrown: unknown): boolean {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  if (!(cause instanceof Error)) return false;
  const { code = '', syscall = 'connect' } = cause as NodeJS.ErrnoException;
  const isConnecting = syscall === 'connect' || syscall === 'getaddrinfo';
  return isConnecting && (connectCodes.includes(code) || isCertificateCode(code));
}

/** undici has the status with which a proxy refused a tunnel only in its message. */
const refusedTunnel = /^Proxy response \((\d{3})\) !== 200 /;

/** The most specific code: that of the error, of the first attempt at a host with several addresses, or of the cause. */
function codeOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > 3) return 'UNKNOWN';
  const [, status] = refusedTunnel.exec(error.message) ?? [];
  if (status !== undefined) return `${refusedByProxy}${status}`;
  const { code, cause, name } = error as NodeJS.ErrnoException;
  // undici's errors about a proxy's connection wrap the one with the reason.
  const isWrapper = name.endsWith('ProxyConnectionError') && cause !== undefined;
  if (typeof code === 'string' && !isWrapper) return code;
  const inner = error instanceof AggregateError ? error.errors[0] : cause;
  if (inner !== undefined) return codeOf(inner, depth + 1);
  return name === 'Error' || error instanceof TypeError ? 'UNKNOWN' : name;
}

/** A parser's error holds the bytes that it could not parse, which may be anything. */
function withoutBytes(error: unknown): unknown {
  if (typeof error === 'object' && error !== null && 'data' in error) Reflect.deleteProperty(error, 'data');
  return error;
}
