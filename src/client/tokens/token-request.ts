import { ApiError, type ClientError, InvalidResponseError, TokenError } from '../errors.ts';
import { retryAfterMs } from '../rate-limit/headers.ts';
import { toConnectionError } from '../response/connection-failure.ts';
import { boundedText, redirectWords } from '../response/error-response.ts';
import { readAnyJson } from '../response/read-body.ts';
import { createPhaseTimer } from '../transport/phase-timer.ts';
import type { Transport, TransportResponse } from '../transport/transport.ts';

/** What sends requests for tokens, and learns of each token before it is used. */
export interface TokenHost {
  readonly transport: Transport;
  readonly userAgent: string;
  readonly onToken: (token: string) => void;
  /** Removes secrets from a text of another server. */
  readonly redact: (text: string) => string;
  readonly signal: AbortSignal;
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
 * response, which is reported before anything else happens. @throws TokenError, whose cause is the reason
 */
export async function requestToken(
  { intent, addressName, hint, url, headers, body }: TokenRequest,
  field: string,
  { transport, userAgent, onToken, redact, signal }: TokenHost,
): Promise<{ readonly token: string; readonly answer: Answer }> {
  const { pathname: path, host } = new URL(url);
  const method = body === undefined ? 'GET' : 'POST';
  // The reason is the cause, which decides whether the client tries again.
  const failed = (cause: ClientError) =>
    new TokenError(cause.message, { cause, hint: cause.hint?.replace('the base URL', addressName) });
  const timer = createPhaseTimer({ phase: 'attempt', ms: timeLimitMs }, signal);
  const usual = { 'user-agent': userAgent, accept: 'application/json', 'accept-encoding': 'identity' };
  let response: TransportResponse;
  let answer: Answer;
  try {
    response = await transport.send({
      method,
      url,
      body,
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
  if (typeof token === 'string') onToken(token);
  const { status } = response;
  if (status < 200 || status >= 300) {
    const words = refusalWords(response, answer, redact);
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
function refusalWords(
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
