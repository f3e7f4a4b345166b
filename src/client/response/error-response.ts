import { ApiError } from '../errors.ts';
import { retryAfterMs } from '../rate-limit/headers.ts';
import { throttleMs } from '../rate-limit/retry-delay.ts';
import type { Call } from '../request/call.ts';
import { laterDate } from '../retry/later-date.ts';
import type { TransportResponse } from '../transport/transport.ts';
import { boundedText } from './bounded-text.ts';
import { headerText, type ResponseHeaders, requestIdOf } from './headers.ts';
import { hintFor } from './hints.ts';
import { readBody } from './read-body.ts';
import { readServiceError, spellServiceError } from './service-error.ts';
import { errorLimitBytes } from './size-limits.ts';

/** An answer that is not success. */
export interface ErrorResponse {
  readonly error: ApiError;
  /** For a 429: the requests that the window has seen, refused ones included, where the service tells it. */
  readonly current: number | undefined;
}

/** The error for an answer that is not success: what was tried, what came back, and what helps. */
export async function readErrorResponse(
  call: Call,
  response: TransportResponse,
  { nowMs, redact }: { nowMs: () => number; redact: (text: string) => string },
): Promise<ErrorResponse> {
  const { status, headers } = response;
  const said = readServiceError(await readErrorBytes(response), redact);
  const now = nowMs();
  const waitMs = status === 429 ? throttleMs(headers, said.body, now) : retryAfterMs(headers, now);
  const words = status >= 300 && status < 400 ? redirectWords(headers, redact) : spellServiceError(said);
  const error = new ApiError(
    `Could not ${call.intent}: ${status}${words === undefined ? '' : ` - ${words}`}`,
    {
      status,
      method: call.method,
      path: call.path,
      requestId: requestIdOf(headers),
      serviceMessage: said.message,
      errors: said.errors,
      retryAfterMs: waitMs ?? undefined,
      retryAt: waitMs === null ? undefined : laterDate(now, waitMs),
      hint: hintFor({
        status,
        endpoint: call.endpoint,
        to: call.to,
        headers,
        serviceMessage: said.message,
        errors: said.errors,
      }),
    },
  );
  return { error, current: currentCount(said.body) };
}

/** The status says enough: an error whose body cannot be read is an error all the same. */
async function readErrorBytes(response: TransportResponse): Promise<Uint8Array> {
  try {
    const body = await readBody(response, errorLimitBytes);
    return body.ok ? body.bytes : new Uint8Array();
  } catch {
    return new Uint8Array();
  }
}

function currentCount(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null || !('current' in body)) return undefined;
  return Number.isSafeInteger(body.current) && Number(body.current) >= 0 ? Number(body.current) : undefined;
}

/** Of where a redirect leads only the host is told: the rest may hold a secret. */
function redirectWords(headers: ResponseHeaders, redact: (text: string) => string): string {
  const location = headerText(headers, 'location') ?? '';
  const host = URL.canParse(location) ? new URL(location).host : '';
  return host === '' ? 'a redirect' : `a redirect to ${boundedText(redact(host), 200)}`;
}
