import { InvalidArgumentError, type ProxySettings } from '../../client/index.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where each option of the client comes from that may be refused. */
const variables: ReadonlyMap<string, string> = new Map([
  ['proxy.http', 'http_proxy'],
  ['proxy.https', 'https_proxy'],
]);

/** The proxies that the environment names. */
export function readProxies(environment: Environment): ProxySettings {
  const read = (name: string) => environment[spelling(name, environment)] || undefined;
  return { http: read('http_proxy'), https: read('https_proxy'), noProxy: read('no_proxy') };
}

/** Lower-case names win, as they do for curl. */
function spelling(name: string, environment: Environment): string {
  return environment[name] ? name : name.toUpperCase();
}

/**
 * Makes something that goes through the proxies of the environment.
 * @throws InvalidArgumentError that names the variable, where the address of a proxy is refused; never the address.
 */
export function throughProxies<Made>(environment: Environment, make: (proxy: ProxySettings) => Made): Made {
  try {
    return make(readProxies(environment));
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    const name = variables.get(error.argument);
    if (name === undefined) throw error;
    const fault = error.message.slice(error.argument.length + 1);
    throw new InvalidArgumentError(`The environment variable ${spelling(name, environment)}`, fault, {
      cause: error,
    });
  }
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
