import type { EndpointName } from '../../model/endpoints.ts';
import type { ClientContext } from '../context.ts';
import { type ClientError, TokenError } from '../errors.ts';
import { parseRateLimit } from '../rate-limit/headers.ts';
import { exhaustedMs } from '../rate-limit/retry-delay.ts';
import { requestFor } from '../request/build-request.ts';
import type { Call } from '../request/call.ts';
import type { ResponseValue } from '../response/check.ts';
import { toConnectionError } from '../response/connection-failure.ts';
import { decodeResponse } from '../response/decode.ts';
import { type ErrorResponse, readErrorResponse } from '../response/error-response.ts';
import { followSignals, unlessAborted } from '../transport/abort.ts';
import { type ResponseHeaders, redactHeaders } from '../transport/response-headers.ts';
import { TransportError, type TransportResponse } from '../transport/transport.ts';
import { createPhaseTimer } from './phase-timer.ts';
import { timeoutsFor } from './timeouts.ts';

/** The result of one attempt. */
export type Attempted<Name extends EndpointName> =
  | { readonly ok: true; readonly value: ResponseValue<Name> }
  | { readonly ok: false; readonly error: ClientError };

/** What an attempt needs to know besides its call. */
export interface AttemptOptions {
  /** The number of the attempt, from 1. */
  readonly number: number;
  /** The same for all attempts of one call. */
  readonly invocation: string;
  /** Ends the attempt; its reason is then thrown. */
  readonly signal: AbortSignal;
  /** The time left for the complete call. */
  readonly leftMs: number;
  /** What the caller calls that time. */
  readonly limit?: string | undefined;
  /** Called when the headers of a success have arrived, before its body. */
  readonly onHead?: ((headers: ResponseHeaders) => void) | undefined;
  /** Called with the size of a success's body, decompressed. */
  readonly onBody?: ((bytes: number) => void) | undefined;
}

/** After a 429 there is always a pause, even when the service says that its window is about to end. */
const minThrottleMs = 1;

/** Sends a call once and reads the response to its end. Throws only the reason of an abort. */
export async function attemptCall<Name extends EndpointName>(
  context: ClientContext,
  call: Call<Name>,
  options: AttemptOptions,
): Promise<Attempted<Name>> {
  const { connectMs, headersMs, bodyMs, attemptMs } = timeoutsFor(call.endpoint, context.timeouts);
  const { controller, release } = followSignals([options.signal]);
  const timer = createPhaseTimer(
    { phase: options.leftMs < attemptMs ? 'call' : 'attempt', ms: Math.min(options.leftMs, attemptMs) },
    () => controller.abort(),
  );
  try {
    const onStart = () => timer.begin('headers', headersMs);
    const { signal } = controller;
    const token = await currentToken(context, signal);
    const request = requestFor(context, call, { ...options, token, onStart, signal });
    timer.begin('connect', connectMs);
    const startedAt = context.clock.monotonic();
    const arriving = whileArriving(await context.transport.send(request), () => timer.begin('body', bodyMs));
    const response = { ...arriving, headers: redactHeaders(arriving.headers, context.redact) };
    noteHead(context, call, response, context.clock.monotonic() - startedAt);
    if (response.status === 401) context.token.refuse(token);
    return await readResponse(context, call, response, options);
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof TokenError) return { ok: false, error };
    const host = new URL(context.base.origin).host;
    return {
      ok: false,
      error: toConnectionError(call, { error, timeout: timer.expired(), host, limit: options.limit }),
    };
  } finally {
    timer.stop();
    release();
  }
}

/** The token for this attempt. Several attempts may wait for the same one, so that none may end its request. */
async function currentToken({ token }: ClientContext, signal: AbortSignal): Promise<string> {
  const got = token.get();
  if (typeof got === 'string') return got;
  try {
    return await unlessAborted(got, signal);
  } catch (error) {
    throw error instanceof TokenError ? error : new TransportError({ code: 'TOKEN', sent: 'not-sent' });
  }
}

/** The same response; calls `onPiece` for its headers and for each piece of its body. */
function whileArriving(response: TransportResponse, onPiece: () => void): TransportResponse {
  async function* pieces() {
    for await (const piece of response.body) {
      onPiece();
      yield piece;
    }
  }
  onPiece();
  return { ...response, body: pieces() };
}

function noteHead(
  context: ClientContext,
  { endpoint, method, path, to }: Call,
  { status, headers }: TransportResponse,
  durationMs: number,
): void {
  context.serviceTime.observe(headers);
  const nowMs = context.clock.now();
  const rateLimit = parseRateLimit(headers, nowMs);
  const { organization = '' } = to;
  const windows = rateLimit?.windows ?? [];
  if (status !== 429)
    context.rateLimit.observe({ organization, windows, closedMs: exhaustedMs(headers, nowMs) });
  context.emit({ kind: 'response', endpoint, method, path, status, durationMs, rateLimit });
}

/** The service refuses the range of an empty log. */
function isSuccess({ endpoint }: Call, { status }: TransportResponse): boolean {
  return (status >= 200 && status < 300) || (endpoint === 'jobs.log' && status === 416);
}

async function readResponse<Name extends EndpointName>(
  context: ClientContext,
  call: Call<Name>,
  response: TransportResponse,
  { onHead, onBody }: AttemptOptions,
): Promise<Attempted<Name>> {
  if (isSuccess(call, response)) {
    onHead?.(response.headers);
    const decoded = await decodeResponse(call, response);
    if (!decoded.ok) return decoded;
    onBody?.(decoded.bytes);
    context.emitValue(decoded.value);
    return decoded;
  }
  const { clock, redact } = context;
  const refusal = await readErrorResponse(call, response, { nowMs: () => clock.now(), redact });
  if (response.status === 429) noteRefusal(context, call, { ...refusal, headers: response.headers });
  return { ok: false, error: refusal.error };
}

function noteRefusal(
  context: ClientContext,
  { endpoint, to }: Call,
  { error, current, headers }: ErrorResponse & { readonly headers: ResponseHeaders },
): void {
  const delayMs = Math.max(minThrottleMs, error.retryAfterMs ?? 0);
  const { organization = '' } = to;
  const windows = parseRateLimit(headers, context.clock.now())?.windows ?? [];
  context.rateLimit.observe({ organization, windows, closedMs: delayMs, refused: { current } });
  context.emit({ kind: 'refused', endpoint, delayMs, current });
}
