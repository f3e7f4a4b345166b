import { type ClientError, ConnectionError, type Sent, TimeoutError, type TimeoutPhase } from '../errors.ts';
import type { Call } from '../request/call.ts';
import { refusedByProxy, TransportError } from '../transport/transport.ts';

/** What an error says of a request. */
type Tried = Pick<Call, 'intent' | 'method' | 'path'>;

/** An attempt that got no complete response. */
interface Lost {
  readonly error: unknown;
  /** The phase that took too long, if one did. */
  readonly timeout: TimeoutPhase | undefined;
  readonly host: string;
  /** True if the headers of a success had arrived. */
  readonly isAccepted?: boolean;
  /** What the caller calls the time of the complete call, and what to do about it. */
  readonly limit?: { readonly limit: string; readonly hint: string } | undefined;
}

/** The error for an attempt that got no complete response. */
export function toConnectionError(
  call: Tried,
  { error, timeout, host, limit, isAccepted = false }: Lost,
): ClientError {
  const unknown = { code: 'UNKNOWN', sent: 'unknown', cause: error } as const;
  const { code, cause = error, ...failed } = error instanceof TransportError ? error : unknown;
  const sent = isAccepted ? 'accepted' : failed.sent;
  // The transport's own limit for connecting may be the first to expire.
  const phase = timeout ?? (code === 'UND_ERR_CONNECT_TIMEOUT' ? 'connect' : undefined);
  const noAnswer = { hint: `Check the base URL and the proxy on the way to ${host}.` };
  const own = phase === 'connect' ? noAnswer : phase === 'call' && limit;
  if (phase !== undefined) return describeTimeout(call, { phase, sent, cause, ...own });
  const { intent, method, path } = call;
  const reason = code.startsWith(refusedByProxy)
    ? `the proxy on the way to ${host} answered ${code.slice(refusedByProxy.length)}`
    : `the connection to ${host} failed (${code})`;
  const hint = hintForCode(code, host, cause);
  return new ConnectionError(`Could not ${intent}: ${reason}`, { code, sent, method, path, cause, hint });
}

type Timeout = Omit<ConstructorParameters<typeof TimeoutError>[1], 'method' | 'path'>;

/** The error for something that took too long; `limit` is what the caller calls the time of the complete call. */
export function describeTimeout(
  { intent, method, path }: Tried,
  { limit = 'the time limit of the request', ...details }: Timeout & { readonly limit?: string | undefined },
): TimeoutError {
  const words = phaseWords[details.phase](limit, details.sent);
  return new TimeoutError(`Could not ${intent}: ${words}`, { method, path, ...details });
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

function hintForCode(code: string, host: string, cause: unknown): string | undefined {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    // The name is that of the proxy, if there is one.
    const { hostname = host } = Object(cause) as { readonly hostname?: string };
    return `Check the base URL and the proxy: ${hostname} was not found.`;
  }
  if (code === 'ECONNREFUSED') {
    const { address, port } = Object(cause) as { readonly address?: string; readonly port?: number };
    const at = address && `${address}:${port}` !== host ? ` The address is ${address}, port ${port}.` : '';
    return `Nothing listens at ${host}, or at the proxy on the way to it.${at}`;
  }
  if (code === `${refusedByProxy}407`) return "Check the proxy's address and its credentials.";
  if (code.startsWith(refusedByProxy)) return `Check that the proxy allows requests to ${host}.`;
  if (/CERT|SIGNATURE|ISSUER/.test(code))
    return `The certificate of ${host} is not trusted; set NODE_EXTRA_CA_CERTS to trust further certificate authorities.`;
  return code === 'EPROTO' || code.startsWith('ERR_SSL_') ? `Check that ${host} serves https.` : undefined;
}
