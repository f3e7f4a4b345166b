import type { ClientContext } from '../context.ts';
import type { CallOptions } from '../options.ts';
import { anySignal } from '../transport/abort.ts';
import type { ResponseHeaders } from '../transport/response-headers.ts';

/** No window lasts longer than a minute: a wait above five of them is only for callers who set a time. */
const longestWaitMs = 300_000;

/** The time that one call has for all that it sends, on the monotonic clock. */
export type CallBudget = ReturnType<typeof createBudget>;

/** A budget of so many milliseconds, which may be infinite. It counts everything, also waits for the rate limit. */
export function createBudget({ clock }: Pick<ClientContext, 'clock'>, ms: number) {
  const endMs = clock.monotonic() + ms;
  return {
    /** Zero when it is over. */
    leftMs: () => Math.max(0, endMs - clock.monotonic()),
    /** True when a wait for a rate-limit window, or for our own rate limiter, is acceptable. */
    fitsWait: (delayMs: number) =>
      endMs === Number.POSITIVE_INFINITY ? delayMs <= longestWaitMs : clock.monotonic() + delayMs < endMs,
  };
}

/** What becomes of an attempt of a write: see `WriteOptions`. */
export type AttemptState = 'sending' | 'settled' | 'in doubt';

/** Options of a request that only the client itself uses. */
export interface SendOptions extends CallOptions {
  /** Shared by several requests that make up one call. */
  readonly budget?: CallBudget | undefined;
  /** True for a page of a list: it may use what the window has left before it keeps our pace. */
  readonly isPage?: boolean;
  /** Follows each attempt of a write. If it fails before one, nothing is sent. */
  readonly onAttempt?: ((state: AttemptState) => void | Promise<void>) | undefined;
  /** Called when the headers of a success have arrived, before its body. */
  readonly onHead?: ((headers: ResponseHeaders) => void) | undefined;
  /** Called with the size of a success's body, decompressed. */
  readonly onBody?: ((bytes: number) => void) | undefined;
}

/** What all requests of one call share: its budget, and the signal that ends it. */
export interface Shared extends SendOptions {
  readonly signal: AbortSignal;
  readonly budget: CallBudget;
}

/** The time until the caller's limit for what is sent. */
export function leftUntilMs({ clock }: Pick<ClientContext, 'clock'>, { until }: CallOptions): number {
  return (until?.ms ?? Number.POSITIVE_INFINITY) - clock.monotonic();
}

/** Does the work of one call under one budget and one signal, however many requests it sends. */
export async function withBudget<Value>(
  context: ClientContext,
  options: SendOptions,
  work: (shared: Shared) => Promise<Value>,
): Promise<Value> {
  const signal = anySignal(context.closed, options.signal);
  signal.throwIfAborted();
  const budget = options.budget ?? createBudget(context, options.timeoutMs ?? Number.POSITIVE_INFINITY);
  return work({ ...options, budget, signal });
}
