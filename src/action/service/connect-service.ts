import { type ActionClient, createActionClient } from '../../client/action/action-client.ts';
import type { ClientEvent } from '../../client/events.ts';
import type { ClientOptions } from '../../client/options.ts';
import { createUndiciTransport } from '../../client/transport/undici.ts';
import { logClientEvent } from '../output/client-log.ts';
import type { StepLog } from '../output/log.ts';
import { responseSecrets, webhookAddresses, webhookSegments } from '../secrets/response-secrets.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { throughProxies } from './proxies.ts';

/** What a connection to the service needs from its host. */
export interface ServiceHost {
  readonly environment: NodeJS.ProcessEnv;
  readonly secrets: Secrets;
  readonly log: StepLog;
  /** Receives all events of the client, before they are logged. */
  readonly onEvent?: (event: ClientEvent) => void;
}

/**
 * The client of a step or post step: it uses the proxies of the environment, hides the secrets in responses as soon as
 * they arrive, and logs waits and outages. The caller closes it.
 * @throws InvalidArgumentError that names the environment variable, if the address of a proxy is not valid.
 */
export function connectService(
  settings: Pick<ClientOptions, 'token' | 'baseUrl' | 'outageTimeoutMs'>,
  { environment, secrets, log, onEvent }: ServiceHost,
): ActionClient {
  return throughProxies(environment, (proxy) =>
    createActionClient({
      ...settings,
      transport: createUndiciTransport({ proxy }),
      redact: secrets.redactor.text,
      onResponseValue: (answer) => {
        responseSecrets(answer).forEach(secrets.hideFound);
        webhookSegments(answer).forEach(secrets.hideSegment);
        webhookAddresses(answer).forEach(secrets.hideAddress);
      },
      onEvent: (event) => {
        onEvent?.(event);
        logClientEvent(event, log);
      },
    }),
  );
}
