import { InvalidArgumentError } from '../errors.ts';
import { loopbacks } from '../transport/proxy.ts';

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

/**
 * Checks and normalizes a base URL, or another address with the same rules.
 * @throws InvalidArgumentError that never quotes it, since it may hold a password.
 */
export function parseBaseUrl(text: string, argument = 'baseUrl'): BaseUrl {
  const url = URL.parse(text);
  const loopback = url !== null && loopbacks.includes(url.hostname);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback);
  if (!isSafe || `${url.username}${url.password}` !== '' || /[?#]/.test(text)) {
    const rule = 'an https address without user name, query or fragment (http only for this machine)';
    throw new InvalidArgumentError(argument, `must be ${rule}`);
  }
  // Every path begins with /v2. Some people copy it with the address.
  const prefix = url.pathname.replace(/\/*(?:\/v2)?\/*$/, '');
  return { href: `${url.origin}${prefix}`, origin: url.origin, prefix, loopback };
}

/**
 * The address of one request. The last check before the token leaves: whatever is in the path,
 * the URL must be the expected one, character by character.
 * @throws InvalidArgumentError when it is not.
 */
export function resolveUrl(base: BaseUrl, path: string, query: string): string {
  const expected = `${base.prefix}${path}`;
  const text = `${base.origin}${expected}${query === '' ? '' : `?${query}`}`;
  const url = URL.parse(text);
  const ours =
    url?.origin === base.origin && url.pathname === expected && url.username === '' && url.hash === '';
  if (!ours) throw new InvalidArgumentError('path', 'does not lead to the service');
  return text;
}
