import type { Sent, TimeoutPhase } from '../errors.ts';
import { refusedByProxy, TransportError } from './transport.ts';

const timeouts = new Map<string, TimeoutPhase>([
  ['UND_ERR_CONNECT_TIMEOUT', 'connect'],
  ['UND_ERR_HEADERS_TIMEOUT', 'headers'],
  ['UND_ERR_BODY_TIMEOUT', 'body'],
]);

/** What undici or Node threw, in the transport's terms. */
export function toTransportError(error: unknown, sent: Sent): TransportError {
  const code = codeOf(error);
  return new TransportError({ code, sent, timeout: timeouts.get(code), cause: withoutBytes(error) });
}

/** undici tells the status with which a proxy refused a tunnel in its words alone. */
const refusedTunnel = /^Proxy response \((\d{3})\) !== 200 /;

/** The most telling code: that of the error, of the first attempt at a host with several addresses, or of the cause. */
function codeOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > 3) return 'UNKNOWN';
  if (isUnspecific(error) && error.cause !== undefined) return codeOf(error.cause, depth + 1);
  const [, status] = refusedTunnel.exec(error.message) ?? [];
  if (status !== undefined) return `${refusedByProxy}${status}`;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0], depth + 1);
  return error.cause === undefined ? error.name : codeOf(error.cause, depth + 1);
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
