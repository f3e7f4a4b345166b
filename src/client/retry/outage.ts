import type { EndpointName } from '../../model/endpoints.ts';
import type { Clock } from '../clock.ts';
import {
  type ClientError,
  ConnectionError,
  InvalidArgumentError,
  InvalidResponseError,
  TokenError,
} from '../errors.ts';
import type { ClientEvent } from '../events.ts';
import { isOutage, isThrottled } from './failure-class.ts';
import { outageTimes } from './timeouts.ts';

/**
 * What a client knows of an outage: the time without a proper response, from the failure of the first attempt. The time that
 * this attempt took does not count, or a response that is lost after a minute would use up the minute for sending it again.
 * It belongs to the client: many calls in one outage end with it, instead of one after the other.
 */
export interface Outage {
  /** Records an attempt that failed because of it. Returns since when it lasts, on the monotonic clock. */
  failed(error: ClientError, startedMs: number): number;
  /** Tells its beginning, once; a short one soon after another is not told. */
  tell(failed: { endpoint: EndpointName; reason: string; timeoutMs: number }): void;
  /** Records a proper response: a success, a refusal, a 429. */
  end(): void;
  /** How long requests are repeated that fail with this error; a poll of a longer wait may be given more time. */
  timeoutMs(polling: boolean, error?: ClientError): number;
  /** True if a poll that failed may succeed later: unless it was refused for good, or the outage has lasted too long. */
  mayPass(error: ClientError): boolean;
}

/** What never worked is usually a typing mistake: it fails within ten seconds. */
const unprovenMs = 8_000;
/** After an outage was told, a short one is not told for so long: a service that flaps would flood the log. */
const quietMs = 60_000;
const shortMs = 10_000;

/** Follows the outages of one client. @throws InvalidArgumentError for an invalid time. */
export function createOutage(
  timeoutMs: number | undefined,
  { clock, emit }: { clock: Clock; emit: (event: ClientEvent) => void },
): Outage {
  if (timeoutMs !== undefined && !(timeoutMs >= 0))
    throw new InvalidArgumentError('outageTimeoutMs', 'must be a number of milliseconds, 0 or more');
  let isProven = false;
  let current: { sinceMs: number; startedMs: number; lastMs: number; told: boolean } | undefined;
  let toldMs = Number.NEGATIVE_INFINITY;
  const mostMs = (polling: boolean) => timeoutMs ?? (polling ? outageTimes.pollingMs : outageTimes.usualMs);
  return {
    failed(error, startedMs) {
      const lastMs = clock.monotonic();
      // A failure long after the last one belongs to another outage.
      if (current === undefined || startedMs - current.lastMs > mostMs(true))
        current = { sinceMs: looksMistaken(error) ? startedMs : lastMs, startedMs, lastMs, told: false };
      current.lastMs = lastMs;
      return current.sinceMs;
    },
    tell(failed) {
      if (current === undefined || current.told) return;
      const nowMs = clock.monotonic();
      if (nowMs - toldMs < quietMs && nowMs - current.startedMs < shortMs) return;
      current.told = true;
      toldMs = nowMs;
      emit({ kind: 'outage', ...failed });
    },
    end() {
      isProven = true;
      if (current?.told === true)
        emit({ kind: 'outage-end', durationMs: clock.monotonic() - current.startedMs });
      current = undefined;
    },
    timeoutMs: (polling, error) =>
      Math.min(mostMs(polling), isProven || !looksMistaken(error) ? Number.POSITIVE_INFINITY : unprovenMs),
    mayPass: (error) =>
      isThrottled(error) ||
      (isOutage(error) && (current === undefined || clock.monotonic() - current.sinceMs < mostMs(true))),
  };
}

/** A host that is not found, or a response of something else. */
function looksMistaken(error: unknown): boolean {
  if (error instanceof InvalidResponseError) return error.reason === 'schema';
  if (error instanceof TokenError) return looksMistaken(error.cause);
  return error instanceof ConnectionError && ['ENOTFOUND', 'EAI_AGAIN'].includes(error.code);
}
