import type { Clock } from '../clock.ts';
import {
  ApiError,
  type ClientError,
  ConnectionError,
  InvalidArgumentError,
  InvalidResponseError,
  TimeoutError,
  TokenError,
} from '../errors.ts';
import type { ClientEvent } from '../events.ts';
import { outageTimes } from '../options.ts';
import type { Call } from '../request/call.ts';
import { connectCodes } from '../transport/failure-codes.ts';
import { failureKind, failureReason, isOutage } from './failure.ts';

/** What never worked is usually a typing mistake: it fails within ten seconds. */
const unprovenMs = 8_000;

/** A failure so long after the last one belongs to another outage. */
const longestGapMs = 120_000;

/** The last attempt of a call is made so long before its time is over. */
const lastAttemptMs = 1_000;

/** A pause that the service asks for is kept no longer: a proxy may ask for an hour in an outage of a second. */
const mostRequestedMs = 60_000;

/** The longest pause between two attempts, unless the service asks for more. */
const longestDelayMs = 20_000;

/** A call while it fails: since when, and how often. */
export interface Trouble {
  sinceMs?: number | undefined;
  failures: number;
}

/**
 * Follows the outages of one client. An outage begins when the first attempt has failed. Calls that fail with no proper
 * response in between share it, so that they end together. What fails by itself, while the service answers other requests,
 * has a time of its own. Together they are reported as one outage, which ends when nothing fails any more.
 * @throws InvalidArgumentError for an invalid time.
 */
export function createOutage(
  {
    outageTimeoutMs,
    isProven = false,
  }: { outageTimeoutMs?: number | undefined; isProven?: boolean | undefined },
  { clock, random, emit }: { clock: Clock; random: () => number; emit: (event: ClientEvent) => void },
) {
  if (outageTimeoutMs !== undefined && !(outageTimeoutMs >= 0))
    throw new InvalidArgumentError('outageTimeoutMs', 'must be a number of milliseconds, 0 or more');
  const failing = new Set<Trouble>();
  const givenUp = new WeakSet<ClientError>();
  /** The first failure after the last proper response, and the last one. */
  let firstMs: number | undefined;
  let lastMs = Number.NEGATIVE_INFINITY;
  /** When the reported outage began. */
  let reportedMs: number | undefined;
  const mostMs = (isPoll: boolean) =>
    outageTimeoutMs ?? (isPoll ? outageTimes.pollingMs : outageTimes.usualMs);
  /** Records a proper response: a success, a refusal, a 429. */
  const answered = (trouble: Trouble) => {
    isProven = true;
    firstMs = undefined;
    failing.delete(trouble);
    Object.assign(trouble, { sinceMs: undefined, failures: 0 });
    if (reportedMs === undefined || failing.size > 0) return;
    emit({ kind: 'outage-end', durationMs: clock.monotonic() - reportedMs });
    reportedMs = undefined;
  };
  return {
    answered,
    /** Records an attempt that failed. */
    failed(trouble: Trouble, error: ClientError, startedMs: number) {
      if (!isOutage(failureKind(error))) {
        if (error instanceof ApiError) answered(trouble);
        return;
      }
      if (startedMs - lastMs > longestGapMs) firstMs = undefined;
      if (firstMs === undefined && failing.size === 0) reportedMs = undefined;
      lastMs = clock.monotonic();
      firstMs ??= lastMs;
      trouble.sinceMs ??= firstMs;
      trouble.failures += 1;
      failing.add(trouble);
    },
    /**
     * The pause before the next attempt, and reports the outage; undefined if it has lasted too long, or the call has no time
     * left. The last attempt is made when the time of the outage is over, or that of the call nearly is, even if the service
     * asks for a longer pause.
     */
    pauseMs(
      call: Call,
      error: ClientError,
      { sinceMs, failures }: Trouble,
      { isPoll, leftMs }: { readonly isPoll: boolean; readonly leftMs: number },
    ): number | undefined {
      const nowMs = clock.monotonic();
      const allowedMs = Math.min(mostMs(isPoll), isProven || !looksMistaken(error) ? Infinity : unprovenMs);
      const outageMs = (sinceMs ?? nowMs) + allowedMs - nowMs;
      const mostNowMs = Math.min(outageMs, leftMs - lastAttemptMs);
      if (outageMs <= 0) givenUp.add(error);
      if (mostNowMs <= 0) return undefined;
      const timeoutMs = Math.min(outageMs, leftMs);
      if (reportedMs === undefined)
        emit({ kind: 'outage', endpoint: call.endpoint, reason: describeFailed(call, error), timeoutMs });
      reportedMs ??= firstMs ?? nowMs;
      const answer = error instanceof TokenError ? error.cause : error;
      const askedMs = (answer instanceof ApiError && answer.retryAfterMs) || 0;
      return Math.min(Math.max(backoffMs(failures, random), Math.min(askedMs, mostRequestedMs)), mostNowMs);
    },
    /** Forgets a call that is over. If it failed alone, and is given up, no outage is left whose end could be reported. */
    forget(trouble: Trouble) {
      failing.delete(trouble);
      const isAlone = trouble.sinceMs !== undefined && trouble.sinceMs !== firstMs;
      if (isAlone && failing.size === 0) reportedMs = undefined;
    },
    /** True if what failed may succeed later: unless it was refused for good, or the outage has lasted too long. */
    mayPass(error: ClientError): boolean {
      const kind = failureKind(error);
      return kind === 'throttled' || (isOutage(kind) && !givenUp.has(error));
    },
    /** When the polls that have failed longest are given up, by the monotonic clock; undefined while nothing fails. */
    pollsEndAtMs(): number | undefined {
      const [{ sinceMs } = {}] = failing;
      return sinceMs === undefined ? undefined : sinceMs + mostMs(true);
    },
  };
}

/** What failed, in one sentence of our own words. */
export function describeFailed(call: Call, error: ClientError): string {
  return `Could not ${call.intent}: ${failureReason(error)}.`;
}

/** A bound that doubles with each failure up to 20 seconds; jitter takes at most half of it away. */
export function backoffMs(nth: number, random: () => number): number {
  return (0.5 + 0.5 * random()) * Math.min(longestDelayMs, 500 * 2 ** (nth - 1));
}

/** There is no connection, or something else than the API answers. */
function looksMistaken(error: unknown): boolean {
  if (error instanceof InvalidResponseError) return ['page', 'schema'].includes(error.reason);
  if (error instanceof TokenError) return looksMistaken(error.cause);
  if (error instanceof TimeoutError) return error.phase === 'connect';
  return error instanceof ConnectionError && connectCodes.includes(error.code);
}
