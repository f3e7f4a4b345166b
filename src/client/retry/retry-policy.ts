import type { EndpointName } from '../../model/endpoints.ts';
import { ApiError, type ClientError, ConnectionError, TimeoutError } from '../errors.ts';
import { laterDate } from '../rate-limit/retry-delay.ts';
import { classifyFailure } from './failure-class.ts';

/** An attempt that failed, and what decides whether there is another. */
export interface FailedAttempt {
  readonly endpoint: EndpointName;
  readonly error: ClientError;
  /** How many attempts of this call have been made. */
  readonly attempt: number;
  /** True for one poll of a longer wait. */
  readonly polling: boolean;
  /** True for what is sent even inside a rate-limit window that is used up. */
  readonly urgent: boolean;
  /** True for a read of a build that this client created a moment ago, and has not read since. */
  readonly recent: boolean;
  /** True while the retry budget allows retries. */
  readonly affordable: boolean;
}

/** Whether to try again, and after which pause. */
export type Decision =
  | { readonly retry: false }
  | {
      readonly retry: true;
      readonly delayMs: number;
      /** True when the retry counts against the budget. */
      readonly costs: boolean;
    };

/** How often a call is sent at most. */
export const maxAttempts = 4;
const maxLookups = 2;
/** What does not wait for the end of a rate-limit window tries it this often, with this pause. */
const maxUrgentAttempts = 2;
const urgentDelayMs = 1_000;
const firstDelayMs = 500;
const longestDelayMs = 20_000;
const unauthorizedDelayMs = 5_000;

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
];

/** Decides by endpoint and by what the failure says of its effect, never by the HTTP verb. Pure but for `random`. */
export function decideRetry(failed: FailedAttempt, random: () => number): Decision {
  const { error, endpoint, attempt } = failed;
  const failure = classifyFailure(error);
  if (attempt >= maxAttempts || isCallOver(error) || failure === 'untrusted') return { retry: false };
  if (failure === 'rejected') return decideRejected(failed, random);
  if (failure === 'notApplied') {
    return error instanceof ApiError ? decideThrottled(failed) : decideUnsent(failed, random);
  }
  if (!repeatable.includes(endpoint) || !failed.affordable) return { retry: false };
  return {
    retry: true,
    delayMs: Math.max(jitteredMs(attempt, random), requestedDelayMs(error)),
    costs: true,
  };
}

/** The time that was left for the complete call went into this attempt. */
function isCallOver(error: unknown): boolean {
  return error instanceof TimeoutError && error.phase === 'call';
}

/** A rejection is final, except for two that pass: a replica that lags behind, and a token service that hiccups. */
function decideRejected(failed: FailedAttempt, random: () => number): Decision {
  const status = failed.error instanceof ApiError ? failed.error.status : undefined;
  if (status === 404 && failed.recent && failed.endpoint === 'builds.get') {
    return { retry: true, delayMs: jitteredMs(failed.attempt, random), costs: false };
  }
  if (status === 401 && failed.polling && failed.attempt === 1) {
    return { retry: true, delayMs: unauthorizedDelayMs, costs: false };
  }
  return { retry: false };
}

/** The next attempt itself waits for the rate-limit window, unless it is urgent. */
function decideThrottled({ urgent, attempt }: FailedAttempt): Decision {
  if (!urgent) return { retry: true, delayMs: 0, costs: false };
  if (attempt >= maxUrgentAttempts) return { retry: false };
  return { retry: true, delayMs: urgentDelayMs, costs: false };
}

/** A host that does not exist is usually a typing mistake: once more is enough. */
function decideUnsent(failed: FailedAttempt, random: () => number): Decision {
  const unknownHost = failed.error instanceof ConnectionError && failed.error.code === 'ENOTFOUND';
  if (unknownHost && failed.attempt >= maxLookups) return { retry: false };
  return { retry: true, delayMs: jitteredMs(failed.attempt, random), costs: false };
}

/** Full jitter: anything from zero to a bound that doubles with each attempt. */
export function jitteredMs(attempt: number, random: () => number): number {
  return random() * Math.min(longestDelayMs, firstDelayMs * 2 ** (attempt - 1));
}

/** How long the service asks to wait before the next request, in milliseconds; zero where it does not say. */
export function requestedDelayMs(error: ClientError): number {
  return error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
}

/** Notes on the error when the same call would have worked, as far as is known: after this delay from now. */
export function withRetryAt(nowMs: number, error: ClientError, delayMs: number): ClientError {
  error.retryAt = laterDate(nowMs, delayMs);
  return error;
}
