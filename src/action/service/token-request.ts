import { defaultUserAgent } from '../../client/context.ts';
import { ApiError, type ClientError, InvalidResponseError, TokenError } from '../../client/errors.ts';
import { retryAfterMs } from '../../client/rate-limit/headers.ts';
import { toConnectionError } from '../../client/response/connection-failure.ts';
import { boundedText, redirectWords } from '../../client/response/error-response.ts';
import { parseJson, readBody } from '../../client/response/read-body.ts';
import { createPhaseTimer } from '../../client/retry/phase-timer.ts';
import { followSignals } from '../../client/transport/abort.ts';
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
  request: TokenRequest,
  field: string,
  host: TokenHost,
): Promise<{ readonly token: string; readonly answer: Answer }> {
  const { response, answer } = await exchange(request, host);
  const token = answer[field];
  if (typeof token === 'string') host.hide(token);
  if (response.status < 200 || response.status >= 300) throw refused(request, { response, answer }, host);
  if (typeof token === 'string' && tokenForm.test(token)) return { token, answer };
  const fault = 'the response does not hold a token';
  throw failed(
    request,
    new InvalidResponseError(`Could not ${request.intent}: ${fault}`, {
      ...tried(request),
      status: response.status,
      reason: 'schema',
      hint: `Check ${request.addressName}.`,
    }),
  );
}

async function exchange(
  request: TokenRequest,
  { transport, signal }: TokenHost,
): Promise<{ readonly response: TransportResponse; readonly answer: Answer }> {
  const { method, url, headers, body } = request;
  const { controller, release } = followSignals([signal]);
  const timer = createPhaseTimer({ phase: 'attempt', ms: timeLimitMs }, () => controller.abort());
  try {
    const response = await transport.send({
      method,
      url,
      headers: {
        'user-agent': defaultUserAgent,
        accept: 'application/json',
        'accept-encoding': 'identity',
        ...headers,
      },
      body,
      fresh: method === 'POST',
      onStart: () => {},
      signal: controller.signal,
    });
    const read = await readBody(response, limitBytes);
    const parsed = read.ok ? parseJson(read.bytes) : read;
    const value = parsed.ok ? parsed.value : null;
    return { response, answer: typeof value === 'object' && value !== null ? (value as Answer) : {} };
  } catch (error) {
    const { host } = new URL(url);
    throw failed(
      request,
      toConnectionError(
        { intent: request.intent, ...tried(request) },
        { error, timeout: timer.expired(), host },
      ),
    );
  } finally {
    timer.stop();
    release();
  }
}

/** The service's `error` and `error_description` (RFC 6749 §5.2), which are untrusted text. */
function refused(
  request: TokenRequest,
  { response, answer }: { readonly response: TransportResponse; readonly answer: Answer },
  { redact }: TokenHost,
): TokenError {
  const { status, headers } = response;
  const spoken = [answer.error, answer.error_description]
    .filter((word) => typeof word === 'string' && word !== '')
    .map((word) => boundedText(redact(String(word)), 500))
    .join(': ');
  const words = status >= 300 && status < 400 ? redirectWords(headers, redact) : spoken;
  const later = status === 429 ? 'The service limits requests.' : 'The service has a problem.';
  const hint = status === 429 || status >= 500 ? `${later} Try again later.` : request.hint;
  return failed(
    request,
    new ApiError(`Could not ${request.intent}: ${status}${words === '' ? '' : ` - ${words}`}`, {
      ...tried(request),
      status,
      retryAfterMs: retryAfterMs(headers, Date.now()) ?? undefined,
      hint,
    }),
  );
}

/** The reason is the cause, which decides whether the client tries again. */
function failed({ addressName }: TokenRequest, cause: ClientError): TokenError {
  return new TokenError(cause.message, { cause, hint: cause.hint?.replace('the base URL', addressName) });
}

function tried({ method, url }: TokenRequest) {
  return { method, path: new URL(url).pathname };
}
