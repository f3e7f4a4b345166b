import { defaultUserAgent } from '../context.ts';
import { TokenError } from '../errors.ts';
import { parseBaseUrl } from '../request/base-url.ts';
import { createFetchTransport, type Fetch } from '../transport/fetch-transport.ts';
import type { Transport } from '../transport/transport.ts';
import { type TokenSource, withoutTokens } from './current-token.ts';
import { requestToken, type TokenHost } from './token-request.ts';

/** Gets a fresh identity token of the workload, a JWT. The signal ends it when the client is closed. */
export type IdentitySource = (host: TokenHost) => Promise<string>;

/** How a workload, such as a job of a CI service, signs in with its own identity instead of a stored token. */
export interface WorkloadIdentityOptions {
  /** The client ID that the service gave to the identity. */
  readonly clientId: string;
  /** Where the service exchanges identity tokens: an https address, or http on this machine. */
  readonly tokenUrl: string;
  /** Gets an identity token, such as `createGitHubIdentity`. Its audience is as set at the service. */
  readonly identity: IdentitySource;
  /** Sends the requests; the global `fetch` unless given. */
  readonly fetch?: Fetch | undefined;
  /** Sends the requests instead of a `fetch`. */
  readonly transport?: Transport | undefined;
  /** Called with each token before it is used, such as to mask it in a log. */
  readonly onToken?: ((token: string) => void) | undefined;
  /** Removes secrets from a text of another server. Without it, only the tokens are removed. @internal */
  readonly redact?: ((text: string) => string) | undefined;
  /** What the caller calls its settings, for hints. @internal */
  readonly names?: Readonly<Record<'clientId' | 'audience' | 'tokenUrl', string>> | undefined;
}

const usualNames = { clientId: 'clientId', audience: 'the audience', tokenUrl: 'tokenUrl' };

/**
 * A source of tokens for `createClient`: it exchanges a fresh identity token of the workload for a token of the service (RFC 6749
 * §4.4, RFC 7523 §2.2). The service verifies what the identity token says.
 * @throws InvalidArgumentError for an address that cannot be used.
 */
export function createWorkloadTokenSource(options: WorkloadIdentityOptions): TokenSource {
  const { clientId, tokenUrl, identity, names = usualNames } = options;
  const { host } = new URL(parseBaseUrl(tokenUrl, 'tokenUrl').href);
  const transport = options.transport ?? createFetchTransport(options.fetch);
  const seen = new Set<string>();
  const redact = options.redact ?? ((text: string) => withoutTokens(text, seen));
  const onToken = (token: string) => {
    if (token !== '') seen.add(token);
    options.onToken?.(token);
  };
  return async ({ signal }) => {
    const sending: TokenHost = { transport, userAgent: defaultUserAgent, onToken, redact, signal };
    const assertion = await identity(sending);
    onToken(assertion);
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
    });
    const request = {
      intent: `exchange the identity token at ${host}`,
      addressName: names.tokenUrl,
      hint: `Check ${names.clientId}, ${names.audience}, ${names.tokenUrl}, and the conditions that the service sets for the identity.`,
      url: tokenUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
    };
    const { token, answer } = await requestToken(request, 'access_token', sending);
    const seconds = Number(answer.expires_in);
    return { token, validForMs: seconds > 0 ? seconds * 1_000 : undefined };
  };
}

/** Where a job of GitHub Actions gets its identity token. */
export interface GitHubIdentityOptions {
  /** The audience of the identity token, as set at the service. */
  readonly audience: string;
  /** The variable `ACTIONS_ID_TOKEN_REQUEST_URL` of the job. */
  readonly requestUrl: string | undefined;
  /** The variable `ACTIONS_ID_TOKEN_REQUEST_TOKEN` of the job. */
  readonly requestToken: string | undefined;
}

/** The identity of a job of GitHub Actions, which needs `permissions: id-token: write`. */
export function createGitHubIdentity({
  audience,
  requestUrl = '',
  requestToken: bearer = '',
}: GitHubIdentityOptions): IdentitySource {
  return async (host) => {
    const intent = 'get an identity token from GitHub';
    host.onToken(bearer);
    const url = URL.parse(requestUrl);
    if (url === null || bearer === '') {
      throw new TokenError(
        `Could not ${intent}: the job needs \`permissions: id-token: write\`, which runs for pull requests from forks and by Dependabot cannot have.`,
      );
    }
    url.searchParams.set('audience', audience);
    const request = {
      intent,
      addressName: 'ACTIONS_ID_TOKEN_REQUEST_URL',
      hint: 'Check that the job has `permissions: id-token: write`, and run it again.',
      url: url.href,
      headers: { authorization: `Bearer ${bearer}` },
    };
    return (await requestToken(request, 'value', host)).token;
  };
}
