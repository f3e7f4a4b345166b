import type { EndpointName } from '../../model/endpoints.ts';
import type { Clock } from '../clock.ts';
import {
  ApiError,
  type ClientError,
  ConnectionError,
  InvalidArgumentError,
  InvalidResponseError,
  TokenError,
} from '../errors.ts';
import type { ClientEvent } from '../events.ts';
import type { Call } from '../request/call.ts';
import { isOutage, isThrottled } from './failure.ts';
import { outageTimes } from './timeouts.ts';

/** What never worked is usually a typing mistake: it fails within ten seconds. */
const unprovenMs = 8_000;

/** A failure so long after the last one belongs to another outage. */
const longestGapMs = 120_000;

/** What tells one request from others: a list and a creation share their path. */
export function requestOf({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

export interface Failing {
  readonly sinceMs: number;
  readonly failures: number;
}

/**
 * Follows the outages of one client. An outage begins when the first attempt has failed. Calls that fail with no proper
 * response in between share it, so that they end together. What fails by itself, while the service answers other requests,
 * has a time of its own. All of it is told of as one outage, which ends when nothing fails any more.
 * @throws InvalidArgumentError for an invalid time.
 */
export function createOutage(
  {
    outageTimeoutMs,
    isProven = false,
  }: { readonly outageTimeoutMs?: number | undefined; isProven?: boolean | undefined },
  { clock, emit }: { readonly clock: Clock; readonly emit: (event: ClientEvent) => void },
) {
  if (outageTimeoutMs !== undefined && !(outageTimeoutMs >= 0))
    throw new InvalidArgumentError('outageTimeoutMs', 'must be a number of milliseconds, 0 or more');
  /** Since when each request fails, and how often it has; the same by its errors. */
  const failing = new Map<string, Failing>();
  const failingOf = new WeakMap<ClientError, Failing>();
  /** The first failure after the last proper response, and the last one. */
  let firstMs: number | undefined;
  let lastMs = Number.NEGATIVE_INFINITY;
  /** When the outage began that was told. */
  let toldMs: number | undefined;
  const mostMs = (isPoll: boolean) =>
    outageTimeoutMs ?? (isPoll ? outageTimes.pollingMs : outageTimes.usualMs);
  /** When a poll that failed is given up, by the monotonic clock; undefined if it did not fail because of an outage. */
  const endsAtMs = (error: ClientError) => {
    const one = failingOf.get(error);
    return one && one.sinceMs + mostMs(true);
  };
  /** Records a proper response: a success, a refusal, a 429. */
  const answered = (request: string) => {
    isProven = true;
    firstMs = undefined;
    failing.delete(request);
    if (toldMs === undefined || failing.size > 0) return;
    emit({ kind: 'outage-end', durationMs: clock.monotonic() - toldMs });
    toldMs = undefined;
  };
  return {
    endsAtMs,
    answered,
    /** Records an attempt that failed. */
    failed(error: ClientError, request: string, startedMs: number) {
      if (!isOutage(error)) {
        if (error instanceof ApiError) answered(request);
        return;
      }
      if (startedMs - lastMs > longestGapMs) firstMs = undefined;
      if (firstMs === undefined && failing.size === 0) toldMs = undefined;
      lastMs = clock.monotonic();
      firstMs ??= lastMs;
      const { sinceMs, failures } = failing.get(request) ?? { sinceMs: firstMs, failures: 0 };
      const now = { sinceMs, failures: failures + 1 };
      failing.set(request, now);
      failingOf.set(error, now);
    },
    /** Tells the beginning of an outage, once. */
    tell(failed: { readonly endpoint: EndpointName; readonly reason: string; readonly timeoutMs: number }) {
      if (toldMs !== undefined) return;
      toldMs = firstMs ?? clock.monotonic();
      emit({ kind: 'outage', ...failed });
    },
    /** Forgets a request that is not sent again. */
    forget(request: string) {
      failing.delete(request);
    },
    /** Since when the request fails of which this is an error, and how often it has. */
    of: (error: ClientError): Failing => failingOf.get(error) ?? { sinceMs: clock.monotonic(), failures: 1 },
    /** How long requests are repeated that fail with this error. */
    timeoutMs: (isPoll: boolean, error: ClientError) =>
      Math.min(mostMs(isPoll), isProven || !looksMistaken(error) ? Infinity : unprovenMs),
    /** True if a poll that failed may succeed later: unless it was refused for good, or the outage has lasted too long. */
    mayPass: (error: ClientError) =>
      isThrottled(error) || (isOutage(error) && clock.monotonic() < (endsAtMs(error) ?? -Infinity)),
  };
}

/** A host that is not found, or a response of something else. */
function looksMistaken(error: unknown): boolean {
  if (error instanceof InvalidResponseError) return error.reason === 'schema';
  if (error instanceof TokenError) return looksMistaken(error.cause);
  return error instanceof ConnectionError && ['ENOTFOUND', 'EAI_AGAIN'].includes(error.code);
}
