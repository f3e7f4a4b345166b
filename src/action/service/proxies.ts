import type { ProxySettings } from '../../client/index.ts';
import { percentDecoded } from '../secrets/response-secrets.ts';

/** The proxies in the environment. Lower-case names take precedence, as in curl. */
export function readProxies(environment: NodeJS.ProcessEnv): ProxySettings {
  const read = (name: string) => environment[name] || environment[name.toUpperCase()] || undefined;
  return { http: read('http_proxy'), https: read('https_proxy'), noProxy: read('no_proxy') };
}

/**
 * The user names and passwords in proxy addresses, as written, decoded, and together as they are sent; they must be masked
 * before anything else is printed. A user name without a password is a token.
 */
export function proxySecrets(proxies: ProxySettings): string[] {
  return [proxies.http, proxies.https].flatMap((address) => {
    const text = address?.trim() ?? '';
    const url = URL.parse(text.includes('://') ? text : `http://${text}`);
    const given = [url?.username ?? '', url?.password ?? ''].filter((part) => part !== '');
    const decoded = given.map(percentDecoded);
    const credentials = given.length === 2 ? [Buffer.from(decoded.join(':')).toString('base64')] : [];
    return [...new Set([...given, ...decoded, ...credentials])];
  });
}
