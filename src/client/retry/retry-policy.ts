import type { EndpointName } from '../../model/endpoints.ts';
import { ApiError, type ClientError, ConnectionError, TimeoutError } from '../errors.ts';
import { classifyFailure, type FailureClass } from './failure-class.ts';

/** An attempt that failed, and what surrounds it. */
export interface FailedAttempt {
  readonly endpoint: EndpointName;
  readonly error: ClientError;
  /** How many attempts of this call have been made. */
  readonly attempt: number;
  /** True for one poll of a longer wait. */
  readonly polling: boolean;
  /** True for what goes out even inside a spent rate-limit window. */
  readonly urgent: boolean;
  /** True for a read of a build that this client created a moment ago, and has not seen since. */
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
export const mostAttempts = 4;
const mostLookups = 2;
/** A spent window is tried at most so often, with this pause, by what does not wait for its end. */
const mostUrgentAttempts = 2;
const urgentDelayMs = 1_000;
const firstDelayMs = 500;
const longestDelayMs = 20_000;
const unauthorizedDelayMs = 5_000;

const harmless: readonly FailureClass[] = ['unsent', 'refused', 'ambiguous'];
const untouched: readonly FailureClass[] = ['unsent', 'refused'];

/**
 * After which outcomes each endpoint may simply be sent again. Where an ambiguous one is missing, what it did must be
 * looked up first: each such write has a file of its own in `once`.
 */
const repeated: Record<EndpointName, readonly FailureClass[]> = {
  'suites.list': harmless,
  'suites.get': harmless,
  'suites.create': untouched,
  'suites.update': untouched,
  'suites.delete': untouched,
  'flakyTests.list': harmless,
  'builds.list': harmless,
  'builds.listForOrganization': harmless,
  'builds.listForPipeline': harmless,
  'builds.get': harmless,
  'builds.create': untouched,
  'builds.cancel': untouched,
  'builds.rebuild': untouched,
};

/** Decides by endpoint and by what the failure says of its effect, never by the HTTP verb. Pure but for `random`. */
export function decideRetry(failed: FailedAttempt, random: () => number): Decision {
  const outcome = classifyFailure(failed.error);
  if (failed.attempt >= mostAttempts || isCallOver(failed.error)) return { retry: false };
  if (outcome === 'definite') return decideDefinite(failed, random);
  if (!repeated[failed.endpoint].includes(outcome)) return { retry: false };
  if (outcome === 'refused') return decideRefused(failed);
  if (outcome === 'unsent') return decideUnsent(failed, random);
  if (!failed.affordable) return { retry: false };
  return {
    retry: true,
    delayMs: Math.max(jitteredMs(failed.attempt, random), askedMs(failed.error)),
    costs: true,
  };
}

/** The time that was left for the whole call went into this attempt. */
function isCallOver(error: unknown): boolean {
  return error instanceof TimeoutError && error.phase === 'call';
}

/**
 * A refusal stands, but for two that pass: a copy of the service that lags behind, and a token service that hiccups.
 */
function decideDefinite(failed: FailedAttempt, random: () => number): Decision {
  const status = failed.error instanceof ApiError ? failed.error.status : undefined;
  if (status === 404 && failed.recent && failed.endpoint === 'builds.get') {
    return { retry: true, delayMs: jitteredMs(failed.attempt, random), costs: false };
  }
  if (status === 401 && failed.polling && failed.attempt === 1) {
    return { retry: true, delayMs: unauthorizedDelayMs, costs: false };
  }
  return { retry: false };
}

/** The window is waited for with the turn of the next attempt, unless that may not wait for it. */
function decideRefused({ urgent, attempt }: FailedAttempt): Decision {
  if (!urgent) return { retry: true, delayMs: 0, costs: false };
  if (attempt >= mostUrgentAttempts) return { retry: false };
  return { retry: true, delayMs: urgentDelayMs, costs: false };
}

/** A host that does not exist is usually a slip of the pen: once more is enough. */
function decideUnsent(failed: FailedAttempt, random: () => number): Decision {
  const unknownHost = failed.error instanceof ConnectionError && failed.error.code === 'ENOTFOUND';
  if (unknownHost && failed.attempt >= mostLookups) return { retry: false };
  return { retry: true, delayMs: jitteredMs(failed.attempt, random), costs: false };
}

/** Full jitter: anything from nothing to a bound that doubles with each attempt. */
export function jitteredMs(attempt: number, random: () => number): number {
  return random() * Math.min(longestDelayMs, firstDelayMs * 2 ** (attempt - 1));
}

/** How long the service asks to be left alone, in milliseconds; nought where it does not say. */
export function askedMs(error: ClientError): number {
  return error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
}
