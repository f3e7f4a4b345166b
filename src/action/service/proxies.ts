import { InvalidArgumentError } from '../../client/errors.ts';
import type { ProxySettings } from '../../client/transport/proxy.ts';
import { percentDecoded } from '../secrets/response-secrets.ts';

/** The environment variable of each proxy option of the client. */
const variables: ReadonlyMap<string, string> = new Map([
  ['proxy.http', 'http_proxy'],
  ['proxy.https', 'https_proxy'],
]);

/** The proxies in the environment. */
export function readProxies(environment: NodeJS.ProcessEnv): ProxySettings {
  const read = (name: string) => environment[spelling(name, environment)] || undefined;
  return { http: read('http_proxy'), https: read('https_proxy'), noProxy: read('no_proxy') };
}

/** Lower-case names take precedence, as in curl. */
function spelling(name: string, environment: NodeJS.ProcessEnv): string {
  return environment[name] ? name : name.toUpperCase();
}

/**
 * Makes something that uses the proxies of the environment.
 * @throws InvalidArgumentError that names the variable, but not its value, if the address of a proxy is not valid.
 */
export function throughProxies<Made>(
  environment: NodeJS.ProcessEnv,
  make: (proxy: ProxySettings) => Made,
): Made {
  try {
    return make(readProxies(environment));
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    const name = variables.get(error.argument);
    if (name === undefined) throw error;
    const problem = error.message.slice(error.argument.length + 1);
    throw new InvalidArgumentError(`The environment variable ${spelling(name, environment)}`, problem, {
      cause: error,
    });
  }
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
