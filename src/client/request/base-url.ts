import { InvalidArgumentError } from '../errors.ts';
import { isLoopback } from '../transport/proxy.ts';

/** The service's address, normalized once. */
export interface BaseUrl {
  /** The complete address, without a slash at its end. */
  readonly href: string;
  /** Scheme, host and port: the only place that the token may go. */
  readonly origin: string;
  /** The path in front of every endpoint, without a slash at its end; often empty. */
  readonly prefix: string;
  /** True for this machine: it is reached without a proxy and without compression. */
  readonly loopback: boolean;
}

/** The base URL unless another is given. Not shown in the document (§1); the live service's address. */
export const defaultBaseUrl = 'https://api.buildkite.com';

/** Checks and normalizes a base URL. @throws InvalidArgumentError that says what is wrong with it. */
export function parseBaseUrl(text: string): BaseUrl {
  const refused = (fault: string) => new InvalidArgumentError('baseUrl', fault);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) throw refused('is not a URL');
  if (url.username !== '' || url.password !== '') throw refused('must not hold a user name or a password');
  if (text.includes('?')) throw refused('must not have a query');
  if (text.includes('#')) throw refused('must not have a fragment');
  const loopback = isLoopback(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback)) {
    throw refused('must begin with https:// (http:// is allowed only for this machine)');
  }
  // Every path begins with /v2. Some people copy it with the address.
  const prefix = withoutTrailingSlashes(withoutTrailingSlashes(url.pathname).replace(/\/v2$/, ''));
  return { href: `${url.origin}${prefix}`, origin: url.origin, prefix, loopback };
}

/**
 * The address of one request. The last check before the token leaves: whatever the path holds,
 * the URL must be ours, character by character.
 * @throws InvalidArgumentError when it is not.
 */
export function resolveUrl(base: BaseUrl, path: string, query: string): string {
  const expected = `${base.prefix}${path}`;
  const text = `${base.origin}${expected}${query === '' ? '' : `?${query}`}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const ours =
    url?.origin === base.origin && url.pathname === expected && url.username === '' && url.hash === '';
  if (!ours) throw new InvalidArgumentError('path', 'does not lead to the service');
  return text;
}

function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
