import { defaultUserAgent } from '../../client/context.ts';
import { ApiError, type ClientError, InvalidResponseError, TokenError } from '../../client/errors.ts';
import { retryAfterMs } from '../../client/rate-limit/headers.ts';
import { toConnectionError } from '../../client/response/connection-failure.ts';
import { boundedText, redirectWords } from '../../client/response/error-response.ts';
import { readAnyJson } from '../../client/response/read-body.ts';
import { createPhaseTimer } from '../../client/retry/phase-timer.ts';
import { anySignal } from '../../client/transport/abort.ts';
import type { Transport, TransportResponse } from '../../client/transport/transport.ts';

/** A request for a token. */
export interface TokenRequest {
  /** What it tries to do, worded to follow "Could not". */
  readonly intent: string;
  /** The name of what holds the address, for hints. */
  readonly addressName: string;
  /** What to check if it is refused. */
  readonly hint: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What requests for tokens are sent with. */
export interface TokenHost {
  readonly transport: Transport;
  /** Removes secrets from a text of the service. */
  readonly redact: (text: string) => string;
  /** Hides a token from now on. */
  readonly hide: (secret: string) => void;
  readonly signal: AbortSignal;
}

/** The fields of a JSON object; none of anything else. */
export type Answer = Readonly<Record<string, unknown>>;

const timeLimitMs = 15_000;
const limitBytes = 65_536;
/** Far longer than tokens are; what is longer fits into no header. */
const tokenForm = /^[\x21-\x7e]{16,8192}$/;

/**
 * Sends a request once, bounded in time and size, without following a redirect. Returns the token in this field of the
 * answer, which is hidden before anything else happens. @throws TokenError, with what can be told of the reason.
 */
export async function requestToken(
  { intent, addressName, hint, method, url, headers, body }: TokenRequest,
  field: string,
  { transport, redact, hide, signal }: TokenHost,
): Promise<{ readonly token: string; readonly answer: Answer }> {
  const { pathname: path, host } = new URL(url);
  // The reason is the cause, which decides whether the client tries again.
  const failed = (cause: ClientError) =>
    new TokenError(cause.message, { cause, hint: cause.hint?.replace('the base URL', addressName) });
  const controller = new AbortController();
  const timer = createPhaseTimer({ phase: 'attempt', ms: timeLimitMs }, () => controller.abort());
  let response: TransportResponse;
  let answer: Answer;
  try {
    response = await transport.send({
      ...{ method, url, body, fresh: method === 'POST', signal: anySignal(controller.signal, signal) },
      headers: {
        'user-agent': defaultUserAgent,
        accept: 'application/json',
        'accept-encoding': 'identity',
        ...headers,
      },
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
    const words = spoken(response, answer, redact);
    throw failed(
      new ApiError(`Could not ${intent}: ${status}${words === '' ? '' : ` - ${words}`}`, {
        ...{ method, path, status },
        retryAfterMs: retryAfterMs(response.headers, Date.now()) ?? undefined,
        hint: status === 429 || status >= 500 ? 'Try again later.' : hint,
      }),
    );
  }
  if (typeof token === 'string' && tokenForm.test(token)) return { token, answer };
  throw failed(
    new InvalidResponseError(`Could not ${intent}: the response does not hold a token`, {
      ...{ method, path, status, reason: 'schema', hint: `Check ${addressName}.` },
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
