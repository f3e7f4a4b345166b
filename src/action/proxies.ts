import type { ProxySettings } from '../client/index.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The proxies that the environment names. Lower-case names win, as they do for curl. */
export function readProxies(environment: Environment): ProxySettings {
  const read = (name: string) => environment[name] || environment[name.toUpperCase()] || undefined;
  return { http: read('http_proxy'), https: read('https_proxy'), noProxy: read('no_proxy') };
}

/** The passwords in proxy addresses, which must be masked before anything else is printed. */
export function proxySecrets(proxies: ProxySettings): string[] {
  return [proxies.http, proxies.https].flatMap((address) => {
    const url = address === undefined ? null : URL.parse(address);
    return url?.password ? [url.password, decodeURIComponent(url.password)] : [];
  });
}
