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
import { isBrokenConnect, isOutage, isThrottled } from './failure.ts';
import { outageTimes } from './timeouts.ts';

/** What never worked is usually a typing mistake: it fails within ten seconds. */
const unprovenMs = 8_000;

/** A failure so long after the last one belongs to another outage. */
const longestGapMs = 120_000;

/** What tells one request from others: a list and a creation share their path. */
export function requestOf({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/**
 * Follows the outages of one client. An outage begins with the failure of the first attempt: the time that this attempt took
 * does not count. Calls that fail with no proper response in between share it, so that they end together. What fails by
 * itself, while the service answers other requests, has a time of its own. All of it is told of as one outage, which ends
 * when nothing fails any more. @throws InvalidArgumentError for an invalid time.
 */
export function createOutage(
  options: { readonly outageTimeoutMs?: number | undefined; readonly isProven?: boolean | undefined },
  { clock, emit }: { readonly clock: Clock; readonly emit: (event: ClientEvent) => void },
) {
  const { outageTimeoutMs: givenMs } = options;
  if (givenMs !== undefined && !(givenMs >= 0))
    throw new InvalidArgumentError('outageTimeoutMs', 'must be a number of milliseconds, 0 or more');
  /** Since when each request fails, and how often it has. */
  const failing = new Map<string, { sinceMs: number; failures: number; lastMs: number }>();
  const sinceOf = new WeakMap<ClientError, number>();
  /** The outage of all requests: since the first failure after the last proper response. */
  let all: { sinceMs: number; lastMs: number } | undefined;
  let beganMs = 0;
  let toldMs: number | undefined;
  /** True if the service has responded properly before. */
  let isProven = options.isProven ?? false;
  /** True if nothing that failed is asked for again. */
  let isGivenUp = false;
  const mostMs = (isPoll: boolean) => givenMs ?? (isPoll ? outageTimes.pollingMs : outageTimes.usualMs);
  /** When a poll that failed is given up, by the monotonic clock; undefined if it did not fail because of an outage. */
  const endsAtMs = (error: ClientError) => {
    const sinceMs = sinceOf.get(error);
    return sinceMs === undefined ? undefined : sinceMs + mostMs(true);
  };
  /**
   * True for a failure of an outage: also for a redirect, and for a connection that a proxy refuses or on which TLS fails,
   * if the service responded properly before.
   */
  const includes = (error: ClientError) =>
    isOutage(error) ||
    ((isProven || all !== undefined) && isRedirect(error)) ||
    (isProven && isBrokenConnect(error));
  return {
    endsAtMs,
    includes,
    /** Records an attempt that failed because of one. Returns since when its request fails, and how often it has. */
    failed(
      error: ClientError,
      { request, startedMs }: { readonly request: string; readonly startedMs: number },
    ) {
      const nowMs = clock.monotonic();
      const isPast = ({ lastMs }: { readonly lastMs: number }) => startedMs - lastMs > longestGapMs;
      for (const [key, one] of failing) if (isPast(one)) failing.delete(key);
      if (all === undefined || isPast(all)) {
        if (failing.size === 0) {
          beganMs = startedMs;
          toldMs = undefined;
        }
        all = { sinceMs: nowMs, lastMs: nowMs };
      }
      all.lastMs = nowMs;
      isGivenUp = false;
      const { sinceMs, failures } = failing.get(request) ?? { sinceMs: all.sinceMs, failures: 0 };
      failing.set(request, { sinceMs, failures: failures + 1, lastMs: nowMs });
      sinceOf.set(error, sinceMs);
      return { sinceMs, failures: failures + 1 };
    },
    /** Tells the beginning of an outage, once. */
    tell(failed: { readonly endpoint: EndpointName; readonly reason: string; readonly timeoutMs: number }) {
      if (toldMs !== undefined) return;
      toldMs = beganMs;
      emit({ kind: 'outage', ...failed });
    },
    /** Records a proper response: a success, a refusal, a 429. A redirect is none. */
    answered(request: string, error?: ClientError) {
      if (isRedirect(error)) return;
      isProven = true;
      all = undefined;
      failing.delete(request);
      if (toldMs === undefined || failing.size > 0) return;
      if (!isGivenUp) emit({ kind: 'outage-end', durationMs: clock.monotonic() - toldMs });
      toldMs = undefined;
    },
    /** Forgets a request that is not sent again. If it was the last that fails, the end of the outage is not told. */
    forget(request: string) {
      if (failing.delete(request)) isGivenUp = failing.size === 0;
    },
    /** Since when the requests fail of which this is an error; undefined for any other. */
    sinceMs: (error: ClientError) => sinceOf.get(error),
    /** How long requests are repeated that fail with this error. */
    timeoutMs: (isPoll: boolean, error?: ClientError) =>
      Math.min(mostMs(isPoll), isProven || !looksMistaken(error) ? Infinity : unprovenMs),
    /** True if a poll that failed may succeed later: unless it was refused for good, or the outage has lasted too long. */
    mayPass: (error: ClientError) =>
      isThrottled(error) || (includes(error) && clock.monotonic() < (endsAtMs(error) ?? -Infinity)),
  };
}

/** A redirect is not followed. A service that responded properly before may send one while it is down. */
function isRedirect(error: ClientError | undefined): boolean {
  return error instanceof ApiError && error.status >= 300 && error.status < 400;
}

/** A host that is not found, or a response of something else. */
function looksMistaken(error: unknown): boolean {
  if (error instanceof InvalidResponseError) return error.reason === 'schema';
  if (error instanceof TokenError) return looksMistaken(error.cause);
  return error instanceof ConnectionError && ['ENOTFOUND', 'EAI_AGAIN'].includes(error.code);
}
