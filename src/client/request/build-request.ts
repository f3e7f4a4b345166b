import type { ClientContext } from '../context.ts';
import type { TransportRequest } from '../transport/transport.ts';
import { resolveUrl } from './base-url.ts';
import type { Call } from './call.ts';

/**
 * The complete request of one attempt: the token is attached here and nowhere else, to a URL that has just been
 * compared with the base URL.
 */
export function requestFor(
  context: ClientContext,
  call: Call,
  attempt: { token: string; number: number; invocation: string; onStart: () => void; signal: AbortSignal },
): TransportRequest {
  return {
    method: call.method,
    url: resolveUrl(context.base, call.path, call.query),
    headers: {
      authorization: `Bearer ${attempt.token}`,
      'user-agent': context.userAgent,
      accept: 'application/json',
      'accept-encoding': context.base.loopback ? 'identity' : 'gzip',
      'kitestring-invocation': attempt.invocation,
      'kitestring-attempt': String(attempt.number),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...call.headers,
    },
    body: call.body,
    fresh: call.method !== 'GET',
    onStart: attempt.onStart,
    signal: attempt.signal,
  };
}

/**
 * A new name for the attempts of one call, by which logs of the service can tell that they belong together. Nothing relies on
 * its being secret, so it is not made by Node's cryptography, which takes long to load.
 */
export function newInvocation(): string {
  return Math.random().toString(36).slice(2).padEnd(12, '0');
}
