import { InvalidArgumentError } from '../errors.ts';

/** The proxies to go through, as an environment names them. An empty text is none. */
export interface ProxySettings {
  /** For plain http, and for https where `https` is not given. */
  readonly http?: string | undefined;
  readonly https?: string | undefined;
  /** Hosts that are reached directly: names, suffixes with a leading dot, ports, `*`. */
  readonly noProxy?: string | undefined;
}

/** The same with checked and complete addresses. */
export type CheckedProxies = { readonly [Name in keyof ProxySettings]-?: string };

/**
 * Checks the proxies' addresses; undefined where there are none.
 * @throws InvalidArgumentError that never quotes an address, since it may hold a password.
 */
export function parseProxies(settings: ProxySettings = {}): CheckedProxies | undefined {
  const http = parseProxy('proxy.http', settings.http ?? '');
  const https = parseProxy('proxy.https', settings.https ?? '');
  if (http === '' && https === '') return undefined;
  return { http, https, noProxy: settings.noProxy ?? '' };
}

/** True for the host name of a `URL` that means this machine. A `URL` writes each IPv4 address as four numbers. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/.test(hostname);
}

function parseProxy(name: string, text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const address = trimmed.includes('://') ? trimmed : `http://${trimmed}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined) throw new InvalidArgumentError(name, 'is not the address of a proxy');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new InvalidArgumentError(name, 'must be the address of an http:// or https:// proxy');
  }
  if (!isDecodable(url.username) || !isDecodable(url.password)) {
    throw new InvalidArgumentError(name, 'has a user name or a password that is not percent-encoded');
  }
  return url.href;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
