import type { ClientContext } from './context.ts';
import type { Call } from './request/call.ts';
import type { ResponseHeaders } from './response/headers.ts';
import { followSignals } from './retry/abort.ts';
import { createDeadline, type Deadline } from './retry/deadline.ts';
import { budgetMsFor } from './retry/timeouts.ts';

/** What every call of the client can be told. */
export interface CallOptions {
  /** Ends the call at once; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** The time for the whole call with all its attempts and waits. Without it a bound of our own holds. */
  readonly timeoutMs?: number | undefined;
  /**
   * True to go out at once, even inside a spent rate-limit window, ahead of our rate limiter, and after the client's own
   * signal has aborted: for the cancel of an interrupted step alone.
   */
  readonly urgent?: boolean | undefined;
  /** For one poll of a longer wait: those who waited for a rate-limit window spread over this interval. */
  readonly polling?: { readonly intervalMs: number } | undefined;
}

/** What a write can be told that looks around before it is sent. */
export interface WriteOptions extends CallOptions {
  /** Called right before it is sent, each time that it is after a look. What it throws ends the call: it is not sent. */
  readonly onSend?: (() => void) | undefined;
}

/** What the client's own parts can tell a request besides. */
export interface SendOptions extends CallOptions {
  /** Shared by several calls that make up one. */
  readonly deadline?: Deadline | undefined;
  readonly onHead?: ((headers: ResponseHeaders) => void) | undefined;
}

/** What the requests that make up one call share: its end in time, and the signal that ends it. */
export interface SharedOptions extends SendOptions {
  readonly signal: AbortSignal;
  readonly deadline: Deadline;
}

/** Does the work of one call, however many requests that takes, under one deadline and one signal. */
export async function withDeadline<Value>(
  context: ClientContext,
  call: Call,
  options: SendOptions,
  work: (shared: SharedOptions) => Promise<Value>,
): Promise<Value> {
  const interrupted = options.urgent === true ? undefined : context.interrupted;
  const { controller, release } = followSignals([context.closed, interrupted, options.signal]);
  try {
    controller.signal.throwIfAborted();
    const deadline = options.deadline ?? deadlineFor(context, call, options);
    return await work({ ...options, deadline, signal: controller.signal });
  } finally {
    release();
  }
}

function deadlineFor(context: ClientContext, call: Call, { timeoutMs }: CallOptions): Deadline {
  return createDeadline(context.clock, timeoutMs ?? budgetMsFor(call.endpoint), timeoutMs !== undefined);
}
