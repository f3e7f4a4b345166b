import { type Client, createClient } from '../../client/client.ts';
import type { ClientOptions } from '../../client/options.ts';
import type { TokenSource } from '../../client/request/token.ts';
import type { Transport } from '../../client/transport/transport.ts';
import { createUndiciTransport } from '../../client/transport/undici.ts';
import { formatDuration } from '../../report/text/durations.ts';
import { createClientLog } from '../output/client-log.ts';
import type { StepLog } from '../output/log.ts';
import { hideResponseSecrets } from '../secrets/response-secrets.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { readProxies } from './proxies.ts';
import { type JobIdentity, signIn } from './sign-in.ts';

/** How to reach the service, and with which token. */
export interface ServiceSettings extends Pick<ClientOptions, 'baseUrl' | 'outageTimeoutMs' | 'isProven'> {
  readonly token: string | JobIdentity;
}

/** What a connection to the service needs from its host. */
export interface ServiceHost {
  readonly environment: NodeJS.ProcessEnv;
  readonly secrets: Secrets;
  readonly log: StepLog;
}

/**
 * The client of a step or post step: it uses the proxies of the environment, hides the secrets in responses as soon as
 * they arrive, and logs waits and outages. The caller closes it.
 * @throws InvalidArgumentError if the address of a proxy is not valid.
 */
export function connectService(settings: ServiceSettings, host: ServiceHost): Client {
  const { environment, secrets, log } = host;
  const transport = createUndiciTransport({ proxy: readProxies(environment) });
  const { token } = settings;
  return createClient({
    ...settings,
    token: typeof token === 'string' ? token : createSignIn(token, host, transport),
    transport,
    redact: secrets.redactor.text,
    onResponseValue: (answer) => hideResponseSecrets(answer, secrets),
    onEvent: createClientLog(log),
  });
}

/** Signs in with the identity of the job, and says so each time: once an hour or so. */
function createSignIn(identity: JobIdentity, host: ServiceHost, transport: Transport): TokenSource {
  return async ({ signal }) => {
    const signedIn = await signIn(identity, { ...host, transport, signal });
    const { validForMs: ms } = signedIn;
    const validity = ms === undefined ? '' : ` The token is valid for ${formatDuration(ms)}.`;
    host.log.info(`Signed in with the identity of this job.${validity}`);
    return signedIn;
  };
}
