import type { EndpointName } from '../../model/endpoints.ts';
import { ApiError, type ClientError, TimeoutError, TokenError } from '../errors.ts';
import { laterDate } from '../rate-limit/retry-delay.ts';
import { isThrottled } from './failure-class.ts';

/** An attempt that failed, and what decides whether there is another. */
export interface FailedAttempt {
  readonly endpoint: EndpointName;
  readonly error: ClientError;
  /** True for one poll of a longer wait. */
  readonly polling: boolean;
  /** True for what is sent even inside a rate-limit window that is used up. */
  readonly urgent: boolean;
  /** True if the token can be replaced. */
  readonly renewable: boolean;
  /** True if it failed because of an outage of the service, or of the way to it. */
  readonly outage: boolean;
  /** True for a read of a build that this client created a moment ago, and has not read since. */
  readonly recent: boolean;
}

/**
 * Why a call is sent again: an outage, a 429, a replica that does not know a new build yet, a token that has
 * expired, a poll that is refused for the first time, or a token service that hiccups.
 */
export type RetryReason = 'outage' | 'throttled' | 'lag' | 'expired' | 'refused';

const maxThrottled = 4;
/** What does not wait for the end of a rate-limit window tries it this often, with this pause. */
const maxUrgent = 2;
const urgentDelayMs = 1_000;
const firstDelayMs = 500;
/** The longest pause between two attempts in an outage. */
const longestDelayMs = 20_000;
const refusedDelayMs = 5_000;

/**
 * The endpoints that may simply be sent again when it is unknown whether a request was applied. For any other the
 * effect must be looked up first: each of those writes has a file of its own in `reconcile`.
 */
const repeatable: readonly EndpointName[] = [
  'suites.list',
  'suites.get',
  'flakyTests.list',
  'builds.list',
  'builds.listForOrganization',
  'builds.listForPipeline',
  'builds.get',
  'jobs.log',
  'buildTests.list',
  'suiteTests.list',
  'testRuns.get',
  'testRuns.failedExecutions',
];

/** The endpoints that make a build run. */
const starting: readonly EndpointName[] = ['builds.create', 'builds.rebuild', 'builds.retryFailedJobs'];

/** True for an endpoint that makes a build run: what starts after the caller's time to wait runs unattended. */
export function startsBuild(endpoint: EndpointName): boolean {
  return starting.includes(endpoint);
}

/** True for an endpoint whose requests have no effect, so that any of them may be sent again. */
export function isRepeatable(endpoint: EndpointName): boolean {
  return repeatable.includes(endpoint);
}

/**
 * Why to send a call again, decided by endpoint and by what the failure says of its effect, never by the HTTP verb.
 * Undefined for a failure that is final.
 */
export function retryReason({
  endpoint,
  error,
  polling,
  renewable,
  outage,
  recent,
}: FailedAttempt): RetryReason | undefined {
  if (isCallOver(error)) return undefined;
  if (isThrottled(error)) return 'throttled';
  if (outage) return isUnsent(error) || isRepeatable(endpoint) ? 'outage' : undefined;
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404 && recent) return 'lag';
  if (status === 401 && renewable) return 'expired';
  return polling && (status === 401 || status === 403) ? 'refused' : undefined;
}

/** The time that was left for the complete call went into this attempt. */
export function isCallOver(error: ClientError): boolean {
  return error instanceof TimeoutError && error.phase === 'call';
}

function isUnsent(error: ClientError): boolean {
  return 'sent' in error && error.sent === 'not-sent';
}

/** The pause after the `nth` failure for such a reason; undefined where it is the last. */
export function pauseAfterFailure(
  reason: Exclude<RetryReason, 'outage'>,
  { nth, polling, urgent }: Pick<FailedAttempt, 'polling' | 'urgent'> & { readonly nth: number },
  random: () => number,
): number | undefined {
  switch (reason) {
    // Ends by itself, when the build is not new any more.
    case 'lag':
      return backoffMs(nth, random);
    // The next attempt gets another token. A 401 means that nothing was applied, so any request is sent again.
    case 'expired':
      return nth === 1 ? 0 : undefined;
    case 'refused':
      return nth === 1 ? refusedDelayMs : undefined;
    // The next attempt itself waits for the rate-limit window, unless it is urgent.
    case 'throttled':
      if (urgent) return nth < maxUrgent ? urgentDelayMs : undefined;
      return polling || nth < maxThrottled ? 0 : undefined;
  }
}

/** A bound that doubles with each failure up to 20 seconds; jitter takes at most half of it away. */
export function backoffMs(nth: number, random: () => number): number {
  return (0.5 + 0.5 * random()) * Math.min(longestDelayMs, firstDelayMs * 2 ** (nth - 1));
}

/** A pause that the service asks for in an outage is kept no longer: a proxy may ask for an hour in an outage of a second. */
export const mostRequestedMs = 60_000;

/** How long the service asks to wait before the next request, in milliseconds; zero where it does not say. */
export function requestedDelayMs(error: ClientError): number {
  const answer = error instanceof TokenError ? error.cause : error;
  return answer instanceof ApiError ? (answer.retryAfterMs ?? 0) : 0;
}

/** Notes on the error when the same call would have worked, as far as is known: after this delay from now. */
export function withRetryAt(nowMs: number, error: ClientError, delayMs: number): ClientError {
  error.retryAt = laterDate(nowMs, delayMs);
  return error;
}
