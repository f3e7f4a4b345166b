import type { ClientContext } from '../context.ts';
import type { CallOptions } from '../options.ts';
import { followSignals } from '../transport/abort.ts';
import type { ResponseHeaders } from '../transport/response-headers.ts';

/** The time that one call has for all that it sends, on the monotonic clock. */
export interface CallBudget {
  /** A limit of ours, and what to do when it expires; undefined for one that the caller set. */
  readonly limit?: { readonly name: string; readonly hint: string } | undefined;
  /** Milliseconds left; zero when it is over. */
  leftMs(): number;
  /** True when a wait for a rate-limit window, or for our own rate limiter, is acceptable. */
  fitsWait(delayMs: number): boolean;
  /** Records such a wait: it does not count against a budget of ours. */
  waited(delayMs: number): void;
}

/** No window lasts longer than a minute: a wait above five of them is only for callers who set a time. */
const longestWaitMs = 300_000;

/** A budget of the caller counts everything. One of ours leaves out the waits that the service or our rate limiter asked for. */
export function createBudget(
  { clock }: Pick<ClientContext, 'clock'>,
  ms: number,
  limit?: CallBudget['limit'],
): CallBudget {
  const isStrict = Number.isFinite(ms) && limit === undefined;
  let end = clock.monotonic() + ms;
  const leftMs = () => Math.max(0, end - clock.monotonic());
  return {
    limit,
    leftMs,
    fitsWait: (delayMs) => (isStrict ? delayMs < leftMs() : delayMs <= longestWaitMs),
    waited(delayMs) {
      if (!isStrict) end += delayMs;
    },
  };
}

/** Options of a request that only the client itself uses. */
export interface SendOptions extends CallOptions {
  /** Shared by several requests that make up one call. */
  readonly budget?: CallBudget | undefined;
  /** True for a page of a list: it may use what the window has left before it keeps our pace. */
  readonly isPage?: boolean;
  /** Called right before each attempt of a write. If it fails, the call ends with its error, and nothing is sent. */
  readonly onSend?: (() => void | Promise<void>) | undefined;
  /** Called after each attempt of a write that failed: it certainly had no effect, or may have had one. */
  readonly onFailure?: ((mayHaveBeenApplied: boolean) => void | Promise<void>) | undefined;
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

/** Does the work of one call under one budget and one signal, however many requests it sends. */
export async function withBudget<Value>(
  context: ClientContext,
  options: SendOptions,
  work: (shared: Shared) => Promise<Value>,
): Promise<Value> {
  const { controller, release } = followSignals([context.closed, options.signal]);
  try {
    controller.signal.throwIfAborted();
    const budget = options.budget ?? createBudget(context, options.timeoutMs ?? Number.POSITIVE_INFINITY);
    return await work({ ...options, budget, signal: controller.signal });
  } finally {
    release();
  }
}
