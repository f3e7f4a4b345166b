import { TokenError } from '../../client/errors.ts';
import type { ExpiringToken } from '../../client/request/token.ts';
import { isLoopback } from '../../client/transport/proxy.ts';
import type { JobIdentity } from './job-identity.ts';
import { type Answer, requestToken, type TokenHost } from './token-request.ts';

/** Where GitHub tells a job how to get an identity token. */
const variables = { url: 'ACTIONS_ID_TOKEN_REQUEST_URL', token: 'ACTIONS_ID_TOKEN_REQUEST_TOKEN' } as const;

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
  const { token_type: type } = answer;
  if (type !== undefined && String(type).toLowerCase() !== 'bearer')
    throw new TokenError(`Could not ${request.intent}: the response is not a bearer token`);
  return { token, validForMs: validity(answer) };
}

async function requestIdentity(
  { audience }: JobIdentity,
  environment: NodeJS.ProcessEnv,
  host: TokenHost,
): Promise<string> {
  const { [variables.url]: address = '', [variables.token]: bearer = '' } = environment;
  const intent = 'get an identity token from GitHub';
  host.hide(bearer);
  if (address === '' || bearer === '') {
    throw new TokenError(
      `Could not ${intent}: the job needs \`permissions: id-token: write\`, which runs for pull requests from forks and by Dependabot cannot have.`,
    );
  }
  const url = URL.parse(address);
  if (url === null || (url.protocol !== 'https:' && !isLoopback(url.hostname)))
    throw new TokenError(`Could not ${intent}: ${variables.url} is not an https address`);
  url.searchParams.set('audience', audience);
  const hint = 'Check that the job has `permissions: id-token: write`, and run it again.';
  const headers = { authorization: `Bearer ${bearer}` };
  const request = {
    intent,
    addressName: variables.url,
    hint,
    method: 'GET',
    url: url.href,
    headers,
  } as const;
  return (await requestToken(request, 'value', host)).token;
}

/** Tokens of a sign-in are valid for minutes; no longer life is believed. */
const longestMs = 24 * 60 * 60_000;

/** The life of the token; undefined where the service does not say it, or says nonsense. */
function validity({ expires_in: seconds }: Answer): number | undefined {
  const ms = typeof seconds === 'number' || typeof seconds === 'string' ? Number(seconds) * 1_000 : 0;
  return ms > 0 && Number.isFinite(ms) ? Math.min(ms, longestMs) : undefined;
}
