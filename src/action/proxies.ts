import type { ProxySettings } from '../client/index.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The proxies that the environment names. Lower-case names win, as they do for curl. */
export function readProxies(environment: Environment): ProxySettings {
  const read = (name: string) => environment[name] || environment[name.toUpperCase()] || undefined;
  return { http: read('http_proxy'), https: read('https_proxy'), noProxy: read('no_proxy') };
}

/**
 * The passwords in proxy addresses, which must be masked before anything else is printed, as they stand there and
 * decoded. A user name without a password is a token.
 */
export function proxySecrets(proxies: ProxySettings): string[] {
  return [proxies.http, proxies.https].flatMap((address) => {
    const text = address?.trim() ?? '';
    const url = URL.parse(text.includes('://') ? text : `http://${text}`);
    const secret = url?.password || url?.username;
    return secret ? [secret, decoded(secret)] : [];
  });
}

/** What cannot be decoded is refused later on; it is a secret all the same. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
