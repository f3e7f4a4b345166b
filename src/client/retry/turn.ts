import type { ClientContext } from '../context.ts';
import type { TimeoutError } from '../errors.ts';
import type { AttemptState, ReadOptions } from '../options.ts';
import type { Purpose } from '../rate-limit/shared-rate-limit.ts';
import type { Call } from '../request/call.ts';
import { describeTimeout } from '../response/connection-failure.ts';
import { anySignal } from '../transport/abort.ts';
import type { ResponseHeaders } from '../transport/transport.ts';

const usualSpreadMs = 5_000;
const leastPollSpreadMs = 2_000;

/** No window lasts longer than a minute: a wait above five of them is only for callers who set a time. */
const longestWaitMs = 300_000;

/** Options of a request that only the client itself uses. */
export interface SendOptions extends ReadOptions {
  /** When the call ends, by the monotonic clock, with all that it sends and waits for. It replaces `timeoutMs`. */
  readonly endMs?: number | undefined;
  /** What it is for, which decides how much of the window it may use without keeping our pace; `call` unless given. */
  readonly purpose?: Purpose;
  /** True for a write that an earlier attempt may have applied. */
  readonly isInDoubt?: boolean;
  /** Follows each attempt of a write. If it fails before one, nothing is sent. */
  readonly onAttempt?: ((state: AttemptState) => void | Promise<void>) | undefined;
  /** Called when the headers of a success have arrived, before its body. */
  readonly onHead?: ((headers: ResponseHeaders) => void) | undefined;
  /** Called with the size of a success's body, decompressed. */
  readonly onBody?: ((bytes: number) => void) | undefined;
}

/** What all requests of one call share. */
export interface Shared extends SendOptions {
  readonly signal: AbortSignal;
  readonly endMs: number;
  /** When the last request may go out. */
  readonly sendByMs: number;
  /** What the caller calls this limit, if it has a name, and what to do about it. */
  readonly limit: { readonly limit: string; readonly hint: string } | undefined;
}

/** Begins a call, which may send several requests. @throws the reason of an abort */
export function beginCall({ clock, closed }: ClientContext, options: SendOptions): Shared {
  const { until, timeoutMs = Number.POSITIVE_INFINITY } = options;
  const signal = anySignal(closed, options.signal);
  signal.throwIfAborted();
  const endMs = options.endMs ?? clock.monotonic() + timeoutMs;
  const call = { ...options, signal, endMs };
  if (until === undefined || until.ms >= endMs) return { ...call, sendByMs: endMs, limit: undefined };
  const hint = `Run the step again later, or raise ${until.name}.`;
  return { ...call, sendByMs: until.ms, limit: { limit: until.name, hint } };
}

/**
 * Waits until a request may go out: for our own limiter, then for the rate-limit window, which is asked last so that
 * nothing goes out before its reset. Returns a wait that does not fit the call, instead of waiting without success.
 */
export async function waitForTurn(
  context: ClientContext,
  call: Call,
  options: Shared,
): Promise<TimeoutError | undefined> {
  const { rank = 'normal', polling, purpose = 'call', signal, sendByMs } = options;
  const { clock, emit, isPaceGiven, rateLimit, rateLimiter } = context;
  const organization = call.to.organization ?? '';
  const unsent = { sent: 'not-sent', ...options.limit } as const;
  /** Reports a wait, unless it does not fit the call. */
  const begin = (delayMs: number, phase: 'limiter' | 'window') => {
    const leftMs = sendByMs - clock.monotonic();
    if (leftMs === Number.POSITIVE_INFINITY ? delayMs > longestWaitMs : delayMs >= leftMs)
      return describeTimeout(call, { phase, retryAt: new Date(clock.now() + delayMs), ...unsent });
    const untilMs = clock.now() + delayMs;
    emit({ kind: phase === 'window' ? 'throttled' : 'paced', endpoint: call.endpoint, delayMs, untilMs });
    return undefined;
  };
  const isFree = () => !isPaceGiven && !polling && rateLimit.takeSpare(organization, purpose);
  const paceMs = rank !== 'normal' || isFree() ? 0 : rateLimiter.acquire();
  if (paceMs > 0) {
    const late = begin(paceMs, 'limiter');
    // Pages are many: that one was free a moment ago does not mean that all are.
    const mayBeFree = () => purpose === 'call' && isFree();
    if (late || (await isFreeWithin(context, paceMs, signal, mayBeFree))) rateLimiter.release();
    if (late) return late;
  }
  const spreadMs = polling ? Math.max(leastPollSpreadMs, polling.intervalMs) : usualSpreadMs;
  while (rank !== 'urgent') {
    const delayMs = rateLimit.waitMs(spreadMs, purpose === 'call' ? undefined : organization);
    if (delayMs === 0) break;
    const late = begin(delayMs, 'window');
    if (late) return late;
    await clock.sleep(delayMs, signal);
  }
  return clock.monotonic() < sendByMs ? undefined : describeTimeout(call, { phase: 'call', ...unsent });
}

/** Waits for that time, or until a response shows that the request is free: then the result is true. @throws the reason of an abort */
async function isFreeWithin(
  { clock, rateLimit }: Pick<ClientContext, 'clock' | 'rateLimit'>,
  ms: number,
  signal: AbortSignal,
  isFree: () => boolean,
): Promise<boolean> {
  const endMs = clock.monotonic() + ms;
  for (let leftMs = ms; leftMs > 0; leftMs = endMs - clock.monotonic()) {
    const waking = new AbortController();
    rateLimit.observed().then(() => waking.abort());
    await clock.sleep(leftMs, anySignal(signal, waking.signal)).catch(() => signal.throwIfAborted());
    if (waking.signal.aborted && isFree()) return true;
  }
  return false;
}
