import { type Client, type ClientEvent, createClient, createUndiciTransport } from '../../client/index.ts';
import { logClientEvent } from '../output/client-log.ts';
import type { StepLog } from '../output/log.ts';
import { responseSecrets } from '../secrets/response-secrets.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { version } from '../version.ts';
import type { Environment } from '../workflow.ts';
import { throughProxies } from './proxies.ts';

/** What a connection to the service stands among. */
export interface ServiceHost {
  readonly environment: Environment;
  readonly secrets: Secrets;
  readonly log: StepLog;
  /** Is told of all that the client does, before the log is. */
  readonly onEvent?: (event: ClientEvent) => void;
}

/**
 * The client of a step, or of its post step: it goes through the proxies of the environment, hides the secrets in answers
 * as soon as they arrive, and logs what takes time. Close it.
 * @throws InvalidArgumentError that names the variable, where the address of a proxy is refused.
 */
export function connectService(
  { token, baseUrl }: { readonly token: string; readonly baseUrl: string },
  { environment, secrets, log, onEvent }: ServiceHost,
): Client {
  return throughProxies(environment, (proxy) =>
    createClient({
      token,
      baseUrl,
      userAgent: `kitestring/${version}`,
      transport: createUndiciTransport({ proxy }),
      onResponseValue: (answer) => responseSecrets(answer).forEach(secrets.hide),
      onEvent: (event) => {
        onEvent?.(event);
        logClientEvent(event, log);
      },
    }),
  );
}
