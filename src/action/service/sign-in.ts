import { defaultUserAgent } from '../../client/context.ts';
import { ApiError, type ClientError, InvalidResponseError, TokenError } from '../../client/errors.ts';
import { retryAfterMs } from '../../client/rate-limit/headers.ts';
import type { ExpiringToken } from '../../client/request/token.ts';
import { toConnectionError } from '../../client/response/connection-failure.ts';
import { boundedText, redirectWords } from '../../client/response/error-response.ts';
import { readAnyJson } from '../../client/response/read-body.ts';
import { createPhaseTimer } from '../../client/retry/attempt.ts';
import type { Transport, TransportResponse } from '../../client/transport/transport.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** How a step signs in with the identity of its job, instead of a token from a secret. */
export interface JobIdentity {
  readonly clientId: string;
  readonly audience: string;
  /** Where the identity token is exchanged. */
  readonly tokenUrl: string;
}

/** What requests for tokens are sent with. */
interface TokenHost {
  readonly environment: NodeJS.ProcessEnv;
  readonly transport: Transport;
  readonly secrets: Pick<Secrets, 'hide' | 'redactor'>;
  readonly signal: AbortSignal;
}

/** The variable with which GitHub tells a job where to get an identity token; another one has the token to ask with. */
const addressVariable = 'ACTIONS_ID_TOKEN_REQUEST_URL';

/**
 * Gets a fresh identity token of the job from GitHub, and exchanges it for a token of the service (RFC 6749 §4.4, RFC
 * 7523 §2.2). What the identity token says is the service's to verify. @throws TokenError
 */
export async function signIn(
  { clientId, audience, tokenUrl }: JobIdentity,
  host: TokenHost,
): Promise<ExpiringToken> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: await requestIdentity(audience, host),
  });
  const request = {
    intent: `exchange the identity token at ${new URL(tokenUrl).host}`,
    addressName: 'oidc-token-url',
    hint: 'Check oidc-client-id, oidc-audience, oidc-token-url, and the conditions that the service sets for the identity.',
    url: tokenUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: body.toString(),
  };
  const { token, answer } = await requestToken(request, 'access_token', host);
  const seconds = Number(answer.expires_in);
  return { token, validForMs: seconds > 0 ? seconds * 1_000 : undefined };
}

async function requestIdentity(audience: string, host: TokenHost): Promise<string> {
  const { [addressVariable]: address = '', ACTIONS_ID_TOKEN_REQUEST_TOKEN: bearer = '' } = host.environment;
  const intent = 'get an identity token from GitHub';
  host.secrets.hide(bearer);
  const url = URL.parse(address);
  if (url === null || bearer === '') {
    throw new TokenError(
      `Could not ${intent}: the job needs \`permissions: id-token: write\`, which runs for pull requests from forks and by Dependabot cannot have.`,
    );
  }
  url.searchParams.set('audience', audience);
  const request = {
    intent,
    addressName: addressVariable,
    hint: 'Check that the job has `permissions: id-token: write`, and run it again.',
    url: url.href,
    headers: { authorization: `Bearer ${bearer}` },
  };
  return (await requestToken(request, 'value', host)).token;
}

/** A request for a token: a POST if it has a body. */
interface TokenRequest {
  /** What it tries to do, worded to follow "Could not". */
  readonly intent: string;
  /** The name of what holds the address, for hints. */
  readonly addressName: string;
  /** What to check if it is refused. */
  readonly hint: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The fields of a JSON object; none of anything else. */
type Answer = Readonly<Record<string, unknown>>;

const timeLimitMs = 15_000;
const limitBytes = 65_536;
/** Far longer than tokens are; what is longer fits into no header. */
const tokenForm = /^[\x21-\x7e]{16,8192}$/;

/**
 * Sends a request once, bounded in time and size, without following a redirect. Returns the token in this field of the
 * answer, which is hidden before anything else happens. @throws TokenError, with what is known of the reason.
 */
async function requestToken(
  { intent, addressName, hint, url, headers, body }: TokenRequest,
  field: string,
  { transport, secrets: { hide, redactor }, signal }: TokenHost,
): Promise<{ readonly token: string; readonly answer: Answer }> {
  const { pathname: path, host } = new URL(url);
  const method = body === undefined ? 'GET' : 'POST';
  // The reason is the cause, which decides whether the client tries again.
  const failed = (cause: ClientError) =>
    new TokenError(cause.message, { cause, hint: cause.hint?.replace('the base URL', addressName) });
  const timer = createPhaseTimer({ phase: 'attempt', ms: timeLimitMs }, signal);
  const usual = { 'user-agent': defaultUserAgent, accept: 'application/json', 'accept-encoding': 'identity' };
  let response: TransportResponse;
  let answer: Answer;
  try {
    response = await transport.send({
      method,
      url,
      body,
      fresh: method === 'POST',
      signal: timer.signal,
      headers: { ...usual, ...headers },
      onStart: () => {},
    });
    answer = Object(await readAnyJson(response, limitBytes)) as Answer;
  } catch (error) {
    const timeout = timer.expired();
    throw failed(toConnectionError({ intent, method, path }, { error, timeout, host }));
  } finally {
    timer.stop();
  }
  const token = answer[field];
  if (typeof token === 'string') hide(token);
  const { status } = response;
  if (status < 200 || status >= 300) {
    const words = spoken(response, answer, redactor.text);
    throw failed(
      new ApiError(`Could not ${intent}: ${status}${words === '' ? '' : ` - ${words}`}`, {
        method,
        path,
        status,
        retryAfterMs: retryAfterMs(response.headers),
        hint: status === 429 || status >= 500 ? 'Try again later.' : hint,
      }),
    );
  }
  if (typeof token === 'string' && tokenForm.test(token)) return { token, answer };
  throw failed(
    new InvalidResponseError(`Could not ${intent}: the response does not hold a token`, {
      method,
      path,
      status,
      reason: 'schema',
      hint: `Check ${addressName}.`,
    }),
  );
}

/** Where a redirect leads, or the service's `error` and `error_description` (RFC 6749 §5.2), which are untrusted text. */
function spoken(
  { status, headers }: TransportResponse,
  { error, error_description }: Answer,
  redact: (text: string) => string,
): string {
  if (status < 400) return redirectWords(headers, redact);
  return [error, error_description]
    .filter((word) => typeof word === 'string' && word !== '')
    .map((word) => boundedText(redact(String(word)), 500))
    .join(': ');
}
