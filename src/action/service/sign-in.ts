import { TokenError } from '../../client/errors.ts';
import type { ExpiringToken } from '../../client/request/token.ts';
import type { JobIdentity } from './job-identity.ts';
import { requestToken, type TokenHost } from './token-request.ts';

/** Where GitHub tells a job how to get an identity token. */
const variables = { url: 'ACTIONS_ID_TOKEN_REQUEST_URL', token: 'ACTIONS_ID_TOKEN_REQUEST_TOKEN' } as const;

/** Tokens of a sign-in are valid for minutes; no longer life is believed. */
const longestSeconds = 24 * 60 * 60;

const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/**
 * Gets a fresh identity token of the job from GitHub, and exchanges it for a token of the service (RFC 6749 §4.4, RFC
 * 7523 §2.2). What the identity token says is the service's to verify. @throws TokenError
 */
export async function signIn(
  identity: JobIdentity,
  environment: NodeJS.ProcessEnv,
  host: TokenHost,
): Promise<ExpiringToken> {
  const assertion = await requestIdentity(identity, environment, host);
  const { clientId, tokenUrl } = identity;
  const request = {
    intent: `exchange the identity token at ${new URL(tokenUrl).host}`,
    addressName: 'oidc-token-url',
    hint: 'Check oidc-client-id, oidc-audience, oidc-token-url, and the conditions that the service sets for the identity.',
    method: 'POST',
    url: tokenUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_assertion_type: assertionType,
      client_assertion: assertion,
    }).toString(),
  } as const;
  const { token, answer } = await requestToken(request, 'access_token', host);
  const seconds = Number(answer.expires_in);
  return { token, validForMs: seconds > 0 ? Math.min(seconds, longestSeconds) * 1_000 : undefined };
}

async function requestIdentity(
  { audience }: JobIdentity,
  environment: NodeJS.ProcessEnv,
  host: TokenHost,
): Promise<string> {
  const { [variables.url]: address = '', [variables.token]: bearer = '' } = environment;
  const intent = 'get an identity token from GitHub';
  host.hide(bearer);
  const url = URL.parse(address);
  if (url === null || bearer === '') {
    throw new TokenError(
      `Could not ${intent}: the job needs \`permissions: id-token: write\`, which runs for pull requests from forks and by Dependabot cannot have.`,
    );
  }
  url.searchParams.set('audience', audience);
  const hint = 'Check that the job has `permissions: id-token: write`, and run it again.';
  const headers = { authorization: `Bearer ${bearer}` };
  const request = {
    intent,
    hint,
    addressName: variables.url,
    method: 'GET',
    url: url.href,
    headers,
  } as const;
  return (await requestToken(request, 'value', host)).token;
}
