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
