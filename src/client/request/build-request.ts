import type { ClientContext } from '../context.ts';
import type { TransportRequest } from '../transport/transport.ts';
import { resolveUrl } from './base-url.ts';
import type { Call } from './call.ts';

/** What an attempt sends: the token is attached here and nowhere else, to a URL that has just been compared with the base URL. */
export function requestFor(
  { base, userAgent }: Pick<ClientContext, 'base' | 'userAgent'>,
  { method, path, query, body, headers }: Call,
  token: string,
): Omit<TransportRequest, 'onStart' | 'signal'> {
  return {
    method,
    url: resolveUrl(base, path, query),
    headers: {
      authorization: `Bearer ${token}`,
      'user-agent': userAgent,
      accept: 'application/json',
      'accept-encoding': base.loopback ? 'identity' : 'gzip',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body,
    fresh: method !== 'GET',
  };
}
