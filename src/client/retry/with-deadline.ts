import type { Build } from '../../model/build.ts';
import type { ClientContext } from '../context.ts';
import type { ClientError } from '../errors.ts';
import type { CallOptions } from '../options.ts';
import type { BodySize } from '../response/page.ts';
import { followSignals } from '../transport/abort.ts';
import type { ResponseHeaders } from '../transport/response-headers.ts';
import { createDeadline, type Deadline } from './deadline.ts';

/** Options of one poll of a longer wait. */
export interface PollingOptions {
  /** Clients that waited for the same rate-limit window spread over this interval. */
  readonly intervalMs: number;
  /** Until when our own limiter may hold the poll back, by the monotonic clock: later it is not sent at all. */
  readonly pacedUntilMs?: number | undefined;
  /**
   * Called when the poll fails in an outage, with the pause before the next attempt, which is then left to the caller: it
   * polls others meanwhile. So is a 404 for a new build. Without it, the call repeats the request itself.
   */
  readonly onPause?: ((delayMs: number) => void) | undefined;
  /** How long polls go on, in milliseconds, if that is longer than this one may take: the beginning of an outage names it. */
  readonly leftMs?: number | undefined;
}

/** Options of a call that only the action uses. */
export interface ActionCallOptions extends CallOptions {
  /**
   * True to be sent at once, even inside a rate-limit window that is used up and ahead of our rate limiter: only for the
   * cancel of an interrupted step.
   */
  readonly urgent?: boolean | undefined;
  /** True to be sent ahead of our rate limiter, but never into a window that is used up: for the last requests of a wait. */
  readonly unpaced?: boolean | undefined;
  /** When the caller's time to wait is over, by the monotonic clock: what would be sent later is not sent. */
  readonly sendByMs?: number | undefined;
  /** What the user calls `timeoutMs`, such as `wait-timeout`. */
  readonly timeoutName?: string | undefined;
  /** Until when the rate limit may hold the request back, by the monotonic clock; a spent window even beyond `sendByMs`. */
  readonly heldUntilMs?: number | undefined;
  /** For one poll of a longer wait. */
  readonly polling?: PollingOptions | undefined;
  /** Called right before each attempt of a write. If it fails, the call ends with its error, and nothing is sent. */
  readonly onSend?: (() => void | Promise<void>) | undefined;
  /** Called after each attempt of a write that certainly had no effect. */
  readonly onNoEffect?: (() => void) | undefined;
  /** Called after each attempt of a write that may have had an effect, although its response was lost. */
  readonly onLost?: ((error: ClientError) => void) | undefined;
  /** Called with a build that was created, before its duplicates are looked for. */
  readonly onCreated?: ((build: Build) => void) | undefined;
  /** Called with a build whose cancel was refused, as it was read after that. */
  readonly onRefused?: ((build: Build) => void) | undefined;
}

/** Options of a request that only the client itself uses. */
export interface SendOptions extends ActionCallOptions {
  /** Shared by several requests that make up one call. */
  readonly deadline?: Deadline | undefined;
  /** Called when the headers of a success have arrived, before its body. */
  readonly onHead?: ((headers: ResponseHeaders) => void) | undefined;
  /** Items of a page are left out when those before them take so many bytes of memory: without end, if it is passed on. */
  readonly keepBytes?: number | undefined;
  /** Called with the size of a success's body, decompressed, once it is read. */
  readonly onBody?: ((size: BodySize) => void) | undefined;
}

/** What all requests of one call share: its deadline, and the signal that ends it. */
export interface SharedOptions extends SendOptions {
  readonly signal: AbortSignal;
  readonly deadline: Deadline;
}

/** Does the work of one call under one deadline and one signal, however many requests it sends. */
export async function withDeadline<Value>(
  context: ClientContext,
  options: SendOptions,
  work: (shared: SharedOptions) => Promise<Value>,
): Promise<Value> {
  const { controller, release } = followSignals([context.closed, options.signal]);
  try {
    controller.signal.throwIfAborted();
    const deadline = options.deadline ?? deadlineFor(context, options);
    return await work({ ...options, deadline, signal: controller.signal });
  } finally {
    release();
  }
}

/** Without a time of the caller, a call ends with the outage. */
function deadlineFor(
  { clock }: ClientContext,
  { timeoutMs = Number.POSITIVE_INFINITY }: CallOptions,
): Deadline {
  return createDeadline(clock, timeoutMs, Number.isFinite(timeoutMs));
}
