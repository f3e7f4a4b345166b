import {
  createGitHubIdentity,
  createWorkloadTokenSource,
  type TokenSource,
  type Transport,
} from '../../client/index.ts';
import { formatDuration } from '../../report/text/durations.ts';
import type { StepLog } from '../output/log.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** How a step signs in with the identity of its job, instead of a token from a secret. */
export interface JobIdentity {
  readonly clientId: string;
  readonly audience: string;
  /** Where the identity token is exchanged. */
  readonly tokenUrl: string;
}

/** A token, how to get one, or why there is none, in a sentence. */
export type ServiceToken = string | JobIdentity | { readonly missing: string };

/** What a connection to the service needs from its host. */
export interface ServiceHost {
  readonly environment: NodeJS.ProcessEnv;
  readonly secrets: Secrets;
  readonly log: StepLog;
}

/** The inputs behind the settings, for hints. */
const names = { clientId: 'oidc-client-id', audience: 'oidc-audience', tokenUrl: 'oidc-token-url' };

/** Signs in with the identity of the job, and logs it each time: once an hour or so. */
export function createSignIn(
  { clientId, audience, tokenUrl }: JobIdentity,
  { environment, secrets, log }: ServiceHost,
  transport: Transport,
): TokenSource {
  const requestUrl = environment.ACTIONS_ID_TOKEN_REQUEST_URL;
  const requestToken = environment.ACTIONS_ID_TOKEN_REQUEST_TOKEN;
  const identity = createGitHubIdentity({ audience, requestUrl, requestToken });
  const redact = secrets.redactor.text;
  const options = { clientId, tokenUrl, identity, transport, onToken: secrets.hide, redact, names };
  const source = createWorkloadTokenSource(options);
  return async (asked) => {
    const signedIn = await source(asked);
    const { validForMs: ms } = signedIn;
    const validity = ms === undefined ? '' : ` The token is valid for ${formatDuration(ms)}.`;
    log.info(`Signed in with the identity of this job.${validity}`);
    return signedIn;
  };
}
