import { type ClientError, ConnectionError, type Sent, TimeoutError, type TimeoutPhase } from '../errors.ts';
import type { Call } from '../request/call.ts';
import { refusedByProxy, TransportError } from '../transport/transport.ts';
import { toInvalidResponseError } from './invalid-response.ts';

/** The error for an attempt that ended without a whole answer. `timeout` is the phase whose time we ended it for. */
export function toConnectionError(
  call: Call,
  { error, timeout, host }: { error: unknown; timeout: TimeoutPhase | undefined; host: string },
): ClientError {
  const lost = error instanceof TransportError ? error : undefined;
  const sent = lost?.sent ?? 'unknown';
  const phase = timeout ?? lost?.timeout;
  const cause = lost?.cause ?? error;
  if (phase !== undefined) return describeTimeout(call, { phase, sent, cause });
  const code = lost?.code ?? 'UNKNOWN';
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') {
    return toInvalidResponseError(call, { status: 200, headers: {}, fault: 'size' });
  }
  const fault = code.startsWith(refusedByProxy)
    ? `the proxy on the way to ${host} answered ${code.slice(refusedByProxy.length)}`
    : `the connection to ${host} failed (${code})`;
  return new ConnectionError(`Could not ${call.intent}: ${fault}`, {
    code,
    sent,
    method: call.method,
    path: call.path,
    cause,
    hint: hintForCode(code, host),
  });
}

/** The error for time that ran out. */
export function describeTimeout(
  call: Call,
  details: { phase: TimeoutPhase; sent: Sent; cause?: unknown; retryAt?: Date; hint?: string },
): TimeoutError {
  const { phase } = details;
  return new TimeoutError(`Could not ${call.intent}: ${phaseWords[phase]}`, {
    method: call.method,
    path: call.path,
    ...details,
  });
}

const phaseWords: Record<TimeoutPhase, string> = {
  connect: 'no connection in time',
  headers: 'no answer in time',
  body: 'the answer stopped in the middle',
  attempt: 'the answer took too long',
  call: 'the time for this call is over',
  window: 'the rate limit is spent, and its window ends after the time for this call',
  limiter: 'too many requests are waiting for their turn',
};

function hintForCode(code: string, host: string): string | undefined {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `Check the host of the base URL: ${host} was not found.`;
  if (code === 'ECONNREFUSED') return `Nothing listens at ${host}, or at the proxy on the way there.`;
  if (code === `${refusedByProxy}407` || code === 'UND_ERR_PRX_CONN')
    return "Check the proxy's address and its credentials.";
  if (code.startsWith(refusedByProxy)) return `Does the proxy let requests through to ${host}?`;
  if (code.includes('CERT') || code.includes('SIGNATURE') || code.includes('ISSUER')) {
    return `The certificate of ${host} is not trusted; NODE_EXTRA_CA_CERTS names further authorities to trust.`;
  }
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_')) return `Does ${host} speak https?`;
  return undefined;
}
