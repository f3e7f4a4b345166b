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
import { isBrokenConnect, isOutage, isThrottled } from './failure-class.ts';
import { outageTimes } from './timeouts.ts';

/**
 * What a client knows of outages: the time without a proper response, from the failure of the first attempt. The time that
 * this attempt took does not count, or a response that is lost after a minute would use up the minute for sending it again.
 * Calls that fail with no proper response in between share one outage: they end with it, instead of one after the other. A
 * poll keeps its outage until its own path is read: a proper response to another path says nothing about it. Cancels keep
 * theirs until one is answered: a service can take none while it answers reads. All of this is told of as one outage, which
 * ends when nothing fails any more.
 */
export interface Outage {
  /**
   * Records an attempt that failed because of one. Returns since when it lasts, on the monotonic clock, and for a poll how
   * often its path has failed since.
   */
  failed(
    error: ClientError,
    attempt: OutageAttempt,
  ): { readonly sinceMs: number; readonly failures?: number };
  /** Since when the outage lasts in which this error was recorded; undefined for any other error. */
  sinceMs(error: ClientError): number | undefined;
  /** Notes that the request that failed with this error is sent again after a pause. */
  pause(error: ClientError, delayMs: number): void;
  /** Tells the beginning of an outage, once; a short one soon after another is not told. */
  tell(error: ClientError, failed: { endpoint: EndpointName; reason: string; timeoutMs: number }): void;
  /** Records a proper response to a call: a success, a refusal, a 429. A redirect is none. */
  end(call: Pick<Call, 'endpoint' | 'path'>, error?: ClientError): void;
  /**
   * True for a failure of an outage: also for a redirect, if the service responded properly before, or is down already, and
   * for a connection that a proxy refuses, or on which TLS fails, if it responded properly before.
   */
  includes(error: ClientError): boolean;
  /** Forgets a poll, or a cancel, that is not sent again. If it was the last that fails, the end of the outage is not told. */
  giveUp(call: Pick<Call, 'endpoint' | 'path'>): void;
  /** How long requests are repeated that fail with this error; a poll of a longer wait may be given more time. */
  timeoutMs(polling: boolean, error?: ClientError): number;
  /** True if a poll that failed may succeed later: unless it was refused for good, or the outage has lasted too long. */
  mayPass(error: ClientError): boolean;
  /** When a poll that failed is given up, by the monotonic clock; undefined if it did not fail because of an outage. */
  endsAtMs(error: ClientError): number | undefined;
}

/** An attempt that failed. */
interface OutageAttempt {
  readonly call: Pick<Call, 'endpoint' | 'path'>;
  readonly startedMs: number;
  /** True for a poll. */
  readonly polling: boolean;
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
  /** When a request failed last, or is sent again. */
  lastMs: number;
}

/** The outage of a poll, or of all cancels. */
interface OwnOutage {
  readonly episode: Episode;
  readonly failures: number;
  /** True if nothing of it is sent again: it only tells a cancel that follows how long there were none. */
  readonly isGivenUp: boolean;
}

/** All cancels share one outage; what is polled has its own. */
const cancels: EndpointName = 'builds.cancel';

/** What never worked is usually a typing mistake: it fails within ten seconds. */
const unprovenMs = 8_000;
/** Failures so close to each other are of one outage: those of several polls that are tried in turns. */
const leastGapMs = 30_000;
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
  /** Those of polls, by path, and that of cancels. */
  const own = new Map<string, OwnOutage>();
  const byError = new WeakMap<ClientError, Episode>();
  let toldMs = Number.NEGATIVE_INFINITY;
  /** The outage that was told, and whose end was not. */
  let told: Episode | undefined;
  const includes = (error: ClientError) =>
    isOutage(error) ||
    ((isProven || current !== undefined) && isRedirect(error)) ||
    (isProven && isBrokenConnect(error));
  const mostMs = (polling: boolean) => timeoutMs ?? (polling ? outageTimes.pollingMs : outageTimes.usualMs);
  /** A failure long after the last one belongs to another outage. */
  const continued = (
    episode: Episode | undefined,
    { call, startedMs }: Pick<OutageAttempt, 'call' | 'startedMs'>,
  ) => {
    const mostGapMs = Math.max(mostMs(!isCancel(call)), leastGapMs);
    return episode && startedMs - episode.lastMs > mostGapMs ? undefined : episode;
  };
  const begin = (error: ClientError, startedMs: number): Episode => {
    const lastMs = clock.monotonic();
    current = { sinceMs: looksMistaken(error) ? startedMs : lastMs, startedMs, lastMs };
    return current;
  };
  const endsAtMs = (error: ClientError) => {
    const sinceMs = byError.get(error)?.sinceMs;
    return sinceMs === undefined ? undefined : sinceMs + mostMs(true);
  };
  const isOver = () => own.values().every(({ isGivenUp }) => isGivenUp);
  return {
    failed(error, { call, startedMs, polling }) {
      const key = polling || isCancel(call) ? keyOf(call) : undefined;
      const known = key === undefined ? undefined : own.get(key);
      const episode = continued(known?.episode ?? current, { call, startedMs }) ?? begin(error, startedMs);
      episode.lastMs = Math.max(episode.lastMs, clock.monotonic());
      byError.set(error, episode);
      const { sinceMs } = episode;
      const failures = (known?.episode === episode ? known.failures : 0) + 1;
      if (key !== undefined) own.set(key, { episode, failures, isGivenUp: false });
      return polling ? { sinceMs, failures } : { sinceMs };
    },
    sinceMs: (error) => byError.get(error)?.sinceMs,
    pause(error, delayMs) {
      const episode = byError.get(error);
      if (episode) episode.lastMs = Math.max(episode.lastMs, clock.monotonic() + delayMs);
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
    end(call, error) {
      if (isRedirect(error)) return;
      isProven = true;
      current = undefined;
      own.delete(keyOf(call));
      if (told === undefined || !isOver()) return;
      emit({ kind: 'outage-end', durationMs: clock.monotonic() - told.startedMs });
      told = undefined;
    },
    includes,
    giveUp(call) {
      const key = keyOf(call);
      const known = own.get(key);
      if (known === undefined) return;
      if (key === cancels) own.set(key, { ...known, isGivenUp: true });
      else own.delete(key);
      if (isOver()) told = undefined;
    },
    timeoutMs: (polling, error) =>
      Math.min(mostMs(polling), isProven || !looksMistaken(error) ? Number.POSITIVE_INFINITY : unprovenMs),
    mayPass: (error) =>
      isThrottled(error) ||
      (includes(error) && clock.monotonic() < (endsAtMs(error) ?? Number.NEGATIVE_INFINITY)),
    endsAtMs,
  };
}

function isCancel({ endpoint }: Pick<Call, 'endpoint'>): boolean {
  return endpoint === cancels;
}

function keyOf(call: Pick<Call, 'endpoint' | 'path'>): string {
  return isCancel(call) ? cancels : call.path;
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
