import { ApiError } from '../errors.ts';
import { laterDate, retryAfterMs, throttleMs } from '../rate-limit/headers.ts';
import type { Call } from '../request/call.ts';
import { headerText, type ResponseHeaders, requestIdOf } from '../transport/response-headers.ts';
import type { TransportResponse } from '../transport/transport.ts';
import { boundedText } from './bounded-text.ts';
import { hintFor } from './hints.ts';
import { errorLimitBytes, readBody } from './read-body.ts';
import { readServiceError, spellServiceError } from './service-error.ts';

/** A response that is not success. */
export interface ErrorResponse {
  readonly error: ApiError;
  /** For a 429: the requests that the window has seen, refused ones included, where the service says so. */
  readonly current: number | undefined;
}

/** The error for a response that is not success: what was tried, what came back, and what helps. */
export async function readErrorResponse(
  call: Call,
  response: TransportResponse,
  { nowMs, redact }: { nowMs: () => number; redact: (text: string) => string },
): Promise<ErrorResponse> {
  const { status, headers } = response;
  const report = readServiceError(await readErrorBytes(response), redact);
  const now = nowMs();
  const waitMs = status === 429 ? throttleMs(headers, report.body, now) : retryAfterMs(headers, now);
  const words = status >= 300 && status < 400 ? redirectWords(headers, redact) : spellServiceError(report);
  const error = new ApiError(
    `Could not ${call.intent}: ${status}${words === undefined ? '' : ` - ${words}`}`,
    {
      status,
      method: call.method,
      path: call.path,
      requestId: requestIdOf(headers),
      headers: joinedHeaders(headers),
      serviceMessage: report.message,
      errors: report.errors,
      retryAfterMs: waitMs ?? undefined,
      retryAt: waitMs === null ? undefined : laterDate(now, waitMs),
      hint: hintFor({
        status,
        endpoint: call.endpoint,
        to: call.to,
        headers,
        serviceMessage: report.message,
        errors: report.errors,
      }),
    },
  );
  return { error, current: currentCount(report.body) };
}

/** The status says enough: an error whose body cannot be read is still an error. */
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

/** Only the host of a redirect's target is shown: the rest may hold a secret. */
export function redirectWords(headers: ResponseHeaders, redact: (text: string) => string): string {
  const location = headerText(headers, 'location') ?? '';
  const host = URL.canParse(location) ? new URL(location).host : '';
  return host === '' ? 'a redirect' : `a redirect to ${boundedText(redact(host), 200)}`;
}

function joinedHeaders(headers: ResponseHeaders): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(headers).map((name) => [name, headerText(headers, name) ?? '']));
}
