import type { ProxySettings } from '../../client/index.ts';
import { percentDecoded } from '../secrets/response-secrets.ts';

/** The proxies in the environment. Lower-case names take precedence, as in curl. */
export function readProxies(environment: NodeJS.ProcessEnv): ProxySettings {
  const read = (name: string) => environment[name] || environment[name.toUpperCase()] || undefined;
  return { http: read('http_proxy'), https: read('https_proxy'), noProxy: read('no_proxy') };
}

/**
 * The passwords in proxy addresses, as written, decoded, and as they are sent with the user name, which alone is none; they must
 * be masked before anything else is printed. A user name without a password is a token.
 */
export function proxySecrets(proxies: ProxySettings): string[] {
  return [proxies.http, proxies.https].flatMap((address) => {
    const text = address?.trim() ?? '';
    const url = URL.parse(text.includes('://') ? text : `http://${text}`);
    const { username = '', password = '' } = url ?? {};
    if (password === '') return username === '' ? [] : [...new Set([username, percentDecoded(username)])];
    const sent = `${percentDecoded(username)}:${percentDecoded(password)}`;
    return [...new Set([password, percentDecoded(password), Buffer.from(sent).toString('base64')])];
  });
}
