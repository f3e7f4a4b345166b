import { type ClientContext, ignoringErrors } from '../context.ts';
import { type ClientError, TokenError } from '../errors.ts';
import type { Timeouts } from '../options.ts';
import { closedMs, readWindows } from '../rate-limit/headers.ts';
import { type Call, type RequestName, requestFor } from '../request/call.ts';
import { toConnectionError } from '../response/connection-failure.ts';
import { decodeResponse, type ResponseValue } from '../response/decode.ts';
import { readErrorResponse, shownHeaders } from '../response/error-response.ts';
import { unlessAborted } from '../transport/abort.ts';
import { createPhaseTimer } from '../transport/phase-timer.ts';
import { requestIdOf, TransportError, type TransportResponse } from '../transport/transport.ts';
import type { Shared } from './turn.ts';

const usual: Timeouts = { connectMs: 10_000, headersMs: 30_000, bodyMs: 30_000, attemptMs: 60_000 };

/** Giving up early on a create only makes its outcome unknown: it gets more time. */
const forCreate: Timeouts = { ...usual, headersMs: 60_000, attemptMs: 90_000 };

/** The timeouts of one attempt at this endpoint, with those that the client's options name instead. */
export function timeoutsFor(endpoint: RequestName, chosen: Partial<Timeouts> = {}): Timeouts {
  return { ...(endpoint === 'builds.create' ? forCreate : usual), ...chosen };
}

/** What comes of a request: a failure is a value, too. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ClientError };

/** A response is awaited for so long after the caller's limit, after which nothing is sent. */
const mostLateMs = 10_000;

/** After a 429 there is always a pause, even when the service says that its window is about to end. */
const minThrottleMs = 1;

/** Sends a call once and reads the response to its end. Throws only the reason of an abort. */
export async function attemptCall<Name extends RequestName>(
  context: ClientContext,
  call: Call<Name>,
  options: Shared,
): Promise<Result<ResponseValue<Name>>> {
  const { clock, timeouts, token: source, base, transport } = context;
  const { connectMs, headersMs, bodyMs, attemptMs } = timeoutsFor(call.endpoint, timeouts);
  const leftMs = Math.min(options.sendByMs + mostLateMs, options.endMs) - clock.monotonic();
  const phase = leftMs < attemptMs ? 'call' : 'attempt';
  const timer = createPhaseTimer({ phase, ms: Math.min(leftMs, attemptMs) }, options.signal);
  const { signal } = timer;
  let isAccepted = false;
  async function* timed(body: TransportResponse['body']) {
    for await (const piece of body) {
      timer.begin('body', bodyMs);
      yield piece;
    }
  }
  try {
    const onStart = () => timer.begin('headers', headersMs);
    const given = source.get();
    const token = typeof given === 'string' ? given : await waitForToken(given, signal);
    const request = requestFor(context, call, token);
    timer.begin('connect', connectMs);
    const startedMs = clock.monotonic();
    const response = await transport.send({ ...request, onStart, signal });
    timer.begin('body', bodyMs);
    if (response.status === 401) source.refuse(token);
    isAccepted = isSuccess(call.row, response.status);
    const arriving = { ...response, body: timed(response.body) };
    return await readResponse(context, call, arriving, { ...options, startedMs });
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof TokenError) return { ok: false, error };
    const { host } = new URL(base.origin);
    const lost = { error, timeout: timer.expired(), host, limit: options.limit, isAccepted };
    return { ok: false, error: toConnectionError(call, lost) };
  } finally {
    timer.stop();
  }
}

/** Several attempts may wait for the same token, so that none may end its request. */
async function waitForToken(token: Promise<string>, signal: AbortSignal): Promise<string> {
  try {
    return await unlessAborted(token, signal);
  } catch (error) {
    throw error instanceof TokenError ? error : new TransportError({ code: 'TOKEN', sent: 'not-sent' });
  }
}

/** True for the status of a success: any of 2xx, unless the endpoint leads elsewhere. */
function isSuccess(row: Call['row'], status: number): boolean {
  const { status: usual = 200, otherStatus } = row;
  if (status === usual || status === otherStatus) return true;
  return usual < 300 && status >= 200 && status < 300;
}

/** Notes what the headers say of the service, and reads the body. */
async function readResponse<Name extends RequestName>(
  { clock, emit, emitValue, rateLimit, redact, serviceTime }: ClientContext,
  call: Call<Name>,
  response: TransportResponse,
  { onHead, onBody, onResponse, startedMs }: Shared & { readonly startedMs: number },
): Promise<Result<ResponseValue<Name>>> {
  const { endpoint, method, path, to } = call;
  const { status, headers } = response;
  const durationMs = clock.monotonic() - startedMs;
  const windows = readWindows(headers);
  const seen = { organization: to.organization ?? '', windows };
  serviceTime.observe(headers);
  if (status !== 429) rateLimit.observe({ ...seen, closedMs: closedMs(status, headers) });
  const shown = { headers: shownHeaders(headers, redact), requestId: requestIdOf(headers, redact) };
  ignoringErrors(onResponse)({ endpoint, status, windows, ...shown });
  emit({ kind: 'response', endpoint, method, path, status, durationMs, windows });
  if (isSuccess(call.row, status)) {
    onHead?.(headers);
    const decoded = await decodeResponse(call, response, redact);
    if (!decoded.ok) return decoded;
    onBody?.(decoded.bytes);
    emitValue(decoded.value);
    return decoded;
  }
  const { error, current } = await readErrorResponse(call, response, { nowMs: () => clock.now(), redact });
  if (status === 429) {
    const delayMs = Math.max(minThrottleMs, error.retryAfterMs ?? 0);
    rateLimit.observe({ ...seen, closedMs: delayMs, refused: { current } });
    emit({ kind: 'refused', endpoint, delayMs, current });
  }
  return { ok: false, error };
}
