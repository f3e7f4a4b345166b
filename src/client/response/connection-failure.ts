import { type ClientError, ConnectionError, type Sent, TimeoutError, type TimeoutPhase } from '../errors.ts';
import type { Call } from '../request/call.ts';
import { refusedByProxy, TransportError } from '../transport/transport.ts';

/** What an error says of a request. */
type Tried = Pick<Call, 'intent' | 'method' | 'path'>;

/**
 * The error for an attempt that got no complete response. `timeout` is the phase that took too long, if one did, and `limit`
 * what the caller calls the time of the complete call.
 */
export function toConnectionError(
  call: Tried,
  {
    error,
    timeout,
    host,
    limit,
  }: {
    readonly error: unknown;
    readonly timeout: TimeoutPhase | undefined;
    readonly host: string;
    readonly limit?: string | undefined;
  },
): ClientError {
  const unknown = { code: 'UNKNOWN', sent: 'unknown', cause: error } as const;
  const { code, sent, cause = error } = error instanceof TransportError ? error : unknown;
  const phase = timeout ?? transportTimeouts.get(code);
  if (phase !== undefined) return describeTimeout(call, { phase, sent, cause, limit });
  const proxy = unresolvedProxy(cause, host);
  const reason = code.startsWith(refusedByProxy)
    ? `the proxy on the way to ${host} answered ${code.slice(refusedByProxy.length)}`
    : `the connection to ${proxy === undefined ? host : `the proxy ${proxy}`} failed (${code})`;
  const { intent, method, path } = call;
  const hint =
    proxy === undefined ? hintForCode(code, host) : `Check the address of the proxy: ${proxy} was not found.`;
  return new ConnectionError(`Could not ${intent}: ${reason}`, { code, sent, method, path, cause, hint });
}

/** The host whose address was not found, if it is not the service's: then it is that of the proxy on the way to it. */
function unresolvedProxy(cause: unknown, host: string): string | undefined {
  if (!(cause instanceof Error) || !('hostname' in cause) || typeof cause.hostname !== 'string')
    return undefined;
  return cause.hostname === new URL(`http://${host}`).hostname ? undefined : cause.hostname;
}

/** Timeouts that a transport has of its own. */
const transportTimeouts = new Map<string, TimeoutPhase>([
  ['UND_ERR_CONNECT_TIMEOUT', 'connect'],
  ['UND_ERR_HEADERS_TIMEOUT', 'headers'],
  ['UND_ERR_BODY_TIMEOUT', 'body'],
]);

/** The error for something that took too long. */
export function describeTimeout(
  call: Tried,
  {
    limit = 'the time limit of the request',
    ...details
  }: {
    phase: TimeoutPhase;
    sent: Sent;
    cause?: unknown;
    retryAt?: Date;
    hint?: string | undefined;
    limit?: string | undefined;
  },
): TimeoutError {
  return new TimeoutError(`Could not ${call.intent}: ${phaseWords[details.phase](limit, details.sent)}`, {
    method: call.method,
    path: call.path,
    ...details,
  });
}

const phaseWords: Record<TimeoutPhase, (limit: string, sent: Sent) => string> = {
  connect: () => 'no connection in time',
  headers: () => 'no response in time',
  body: () => 'the response stopped in the middle',
  attempt: () => 'the response took too long',
  call: (limit, sent) =>
    `${limit} expired before ${sent === 'not-sent' ? 'the request was sent' : 'a response arrived'}`,
  window: (limit) => `the rate limit is used up, and its window ends after ${limit} expires`,
  limiter: () => 'too many requests are waiting',
  build: () => 'the build did not finish in time',
};

function hintForCode(code: string, host: string): string | undefined {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `Check the host of the base URL: ${host} was not found.`;
  if (code === 'ECONNREFUSED') return `Nothing listens at ${host}, or at the proxy on the way to it.`;
  if (code === `${refusedByProxy}407` || code === 'UND_ERR_PRX_CONN')
    return "Check the proxy's address and its credentials.";
  if (code.startsWith(refusedByProxy)) return `Check that the proxy allows requests to ${host}.`;
  if (code.includes('CERT') || code.includes('SIGNATURE') || code.includes('ISSUER')) {
    return `The certificate of ${host} is not trusted; set NODE_EXTRA_CA_CERTS to trust further certificate authorities.`;
  }
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_')) return `Check that ${host} serves https.`;
  return undefined;
}
