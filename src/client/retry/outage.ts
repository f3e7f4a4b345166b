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
import { isOutage, isThrottled } from './failure-class.ts';
import { outageTimes } from './timeouts.ts';

/**
 * What a client knows of outages: the time without a proper response, from the failure of the first attempt. The time that
 * this attempt took does not count, or a response that is lost after a minute would use up the minute for sending it again.
 * Calls that fail with no proper response in between share one outage: they end with it, instead of one after the other. A
 * poll keeps its outage until its own path is read: a proper response to another path says nothing about it. All that is
 * polled is told of as one outage, which ends when no poll fails any more.
 */
export interface Outage {
  /**
   * Records an attempt that failed because of one, with its path if it is a poll. Returns since when it lasts, on the
   * monotonic clock, and for a poll how often its path has failed since.
   */
  failed(
    error: ClientError,
    attempt: { readonly startedMs: number; readonly poll?: string | undefined },
  ): { readonly sinceMs: number; readonly failures?: number };
  /** Tells the beginning of an outage, once; a short one soon after another is not told. */
  tell(error: ClientError, failed: { endpoint: EndpointName; reason: string; timeoutMs: number }): void;
  /** Records a proper response for this path: a success, a refusal, a 429. A redirect is none. */
  end(path: string, error?: ClientError): void;
  /** True for a failure of an outage: also for a redirect, if the service responded properly before, or is down already. */
  includes(error: ClientError): boolean;
  /** Forgets a poll that is not sent again. If it was the last that fails, the end of the outage is not told. */
  giveUp(path: string): void;
  /** How long requests are repeated that fail with this error; a poll of a longer wait may be given more time. */
  timeoutMs(polling: boolean, error?: ClientError): number;
  /** True if a poll that failed may succeed later: unless it was refused for good, or the outage has lasted too long. */
  mayPass(error: ClientError): boolean;
}

/** The options of a client that outages depend on. */
interface OutageOptions {
  readonly outageTimeoutMs?: number | undefined;
  readonly isProven?: boolean | undefined;
}

/** One outage. */
interface Episode {
  readonly sinceMs: number;
  readonly startedMs: number;
  lastMs: number;
}

/** What never worked is usually a typing mistake: it fails within ten seconds. */
const unprovenMs = 8_000;
/** After an outage was told, a short one is not told for so long: a service that flaps would flood the log. */
const quietMs = 60_000;
const shortMs = 10_000;

/** Follows the outages of one client. @throws InvalidArgumentError for an invalid time. */
export function createOutage(
  { outageTimeoutMs: timeoutMs, isProven = false }: OutageOptions,
  { clock, emit }: { clock: Clock; emit: (event: ClientEvent) => void },
): Outage {
  if (timeoutMs !== undefined && !(timeoutMs >= 0))
    throw new InvalidArgumentError('outageTimeoutMs', 'must be a number of milliseconds, 0 or more');
  /** That of all calls since the last proper response. */
  let current: Episode | undefined;
  /** Those of polls, by path. */
  const polls = new Map<string, { readonly episode: Episode; readonly failures: number }>();
  const byError = new WeakMap<ClientError, Episode>();
  let toldMs = Number.NEGATIVE_INFINITY;
  /** The outage that was told, and whose end was not. */
  let told: Episode | undefined;
  const includes = (error: ClientError) =>
    isOutage(error) || ((isProven || current !== undefined) && isRedirect(error));
  const mostMs = (polling: boolean) => timeoutMs ?? (polling ? outageTimes.pollingMs : outageTimes.usualMs);
  return {
    failed(error, { startedMs, poll = '' }) {
      const lastMs = clock.monotonic();
      const known = polls.get(poll);
      let episode = known?.episode ?? current;
      // A failure long after the last one belongs to another outage.
      if (episode === undefined || startedMs - episode.lastMs > mostMs(true)) {
        episode = { sinceMs: looksMistaken(error) ? startedMs : lastMs, startedMs, lastMs };
        current = episode;
      }
      episode.lastMs = lastMs;
      byError.set(error, episode);
      const { sinceMs } = episode;
      if (poll === '') return { sinceMs };
      const failures = (known?.episode === episode ? known.failures : 0) + 1;
      polls.set(poll, { episode, failures });
      return { sinceMs, failures };
    },
    tell(error, failed) {
      const episode = byError.get(error);
      if (episode === undefined || told !== undefined) return;
      const nowMs = clock.monotonic();
      if (nowMs - toldMs < quietMs && nowMs - episode.startedMs < shortMs) return;
      told = episode;
      toldMs = nowMs;
      emit({ kind: 'outage', ...failed });
    },
    end(path, error) {
      if (isRedirect(error)) return;
      isProven = true;
      current = undefined;
      polls.delete(path);
      if (told === undefined || polls.size > 0) return;
      emit({ kind: 'outage-end', durationMs: clock.monotonic() - told.startedMs });
      told = undefined;
    },
    includes,
    giveUp(path) {
      if (polls.delete(path) && polls.size === 0) told = undefined;
    },
    timeoutMs: (polling, error) =>
      Math.min(mostMs(polling), isProven || !looksMistaken(error) ? Number.POSITIVE_INFINITY : unprovenMs),
    mayPass(error) {
      const sinceMs = byError.get(error)?.sinceMs ?? Number.POSITIVE_INFINITY;
      return isThrottled(error) || (includes(error) && clock.monotonic() - sinceMs < mostMs(true));
    },
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
