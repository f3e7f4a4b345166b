import { InvalidArgumentError } from '../errors.ts';

/** The proxies to go through, as an environment names them. An empty text is none. */
export interface ProxySettings {
  /** For plain http, and for https where `https` is not given. */
  readonly http?: string | undefined;
  readonly https?: string | undefined;
  /** Hosts that are reached directly: names, suffixes with a leading dot, ports, `*`. */
  readonly noProxy?: string | undefined;
}

/**
 * Checks the proxies' addresses, and completes them.
 * @throws InvalidArgumentError that never quotes an address, since it may hold a password.
 */
export function parseProxies(settings: ProxySettings = {}) {
  const [httpProxy, httpsProxy] = (['http', 'https'] as const).map((name) => {
    const text = settings[name]?.trim() ?? '';
    if (text === '') return '';
    try {
      const url = new URL(text.includes('://') ? text : `http://${text}`);
      decodeURIComponent(`${url.username}${url.password}`);
      if (/^https?:$/.test(url.protocol)) return url.href;
    } catch {
      // The error would quote the address.
    }
    throw new InvalidArgumentError(`proxy.${name}`, 'must be the address of an http:// or https:// proxy');
  });
  // Over plain http a proxy would see the token, and it could not reach this machine's own service in any case.
  const noProxy = [settings.noProxy ?? '', ...loopbacks].join();
  return { httpProxy, httpsProxy, noProxy };
}

/** The host names of a `URL` that mean this machine. */
export const loopbacks: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
