import {
  type Client,
  type ClientOptions,
  createClient,
  createUndiciTransport,
  InvalidArgumentError,
  TokenError,
  type Transport,
} from '../../client/index.ts';
import { OwnError } from '../../operations/context/error-text.ts';
import { createClientLog } from '../output/client-log.ts';
import { hideResponseSecrets } from '../secrets/response-secrets.ts';
import { readProxies } from './proxies.ts';
import { createSignIn, type ServiceHost, type ServiceToken } from './sign-in.ts';

/** How to reach the service, and with which token. */
export interface ServiceSettings extends Pick<ClientOptions, 'baseUrl' | 'outageTimeoutMs' | 'isProven'> {
  readonly token: ServiceToken;
}

/**
 * The client of a step or post step: it uses the proxies of the environment, hides the secrets in responses as soon as
 * they arrive, and logs waits and outages. The caller closes it.
 * @throws OwnError if the address of a proxy is not valid.
 */
export function connectService(settings: ServiceSettings, host: ServiceHost): Client {
  const { environment, secrets, log } = host;
  const transport = connectTransport(environment);
  const { token } = settings;
  return createClient({
    ...settings,
    token: tokenSource(token, host, transport),
    transport,
    redact: secrets.redactor.text,
    onResponseValue: (answer) => hideResponseSecrets(answer, secrets),
    onEvent: createClientLog(log),
  });
}

/** @throws OwnError that names the variable of the environment, as its user wrote it */
function connectTransport(environment: NodeJS.ProcessEnv): Transport {
  try {
    return createUndiciTransport({ proxy: readProxies(environment) });
  } catch (error) {
    if (!(error instanceof InvalidArgumentError && error.argument.startsWith('proxy.'))) throw error;
    const name = `${error.argument.slice('proxy.'.length)}_proxy`;
    const written = environment[name] ? name : name.toUpperCase();
    throw new OwnError(error.message.replace(error.argument, `The environment variable ${written}`));
  }
}

function tokenSource(token: ServiceToken, host: ServiceHost, transport: Transport): ClientOptions['token'] {
  if (typeof token === 'string') return token;
  if (!('missing' in token)) return createSignIn(token, host, transport);
  return async () => {
    throw new TokenError(token.missing);
  };
}
