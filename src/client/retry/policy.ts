import { type EndpointName, endpoints } from '../../model/endpoints.ts';
import type { ClientContext } from '../context.ts';
import { ApiError, type ClientError, TokenError } from '../errors.ts';
import type { CallOptions } from '../options.ts';
import type { Call } from '../request/call.ts';
import { isOutage, isThrottled, isUnsent } from './failure.ts';

/** A replica may not know a build for so long after it was created or listed. */
const newBuildMs = 30_000;

/** An attempt that failed, with what decides whether there is another. */
export type FailedAttempt = ReturnType<typeof describeFailed>;

/** Describes an attempt that failed. */
export function describeFailed(
  { clock, recent, token }: ClientContext,
  { endpoint, path }: Call,
  { polling, rank }: CallOptions,
  error: ClientError,
) {
  // Not that of a build whose jobs are retried: a service that does not know that request answers with a 404 too.
  const newSinceMs = polling?.onPause ? undefined : recent.get(path.replace(/\/(?:cancel|rebuild)$/, ''));
  return {
    error,
    isRead: isRead(endpoint),
    isPoll: polling !== undefined,
    isUrgent: rank === 'urgent',
    /** True for a build that this client created, or found in a list, a moment ago, and has not read since. */
    isNewBuild: newSinceMs !== undefined && clock.monotonic() - newSinceMs < newBuildMs,
    tokenIsRenewable: token.isRenewable,
  };
}

/** What is done about one kind of failure. */
interface Rule {
  readonly when: (failed: FailedAttempt) => boolean;
  /** How often a call is sent again for this; without end unless given. */
  readonly most?: number;
  /** The pause after the `nth` such failure. `outage`: as the outage and the service ask. */
  readonly pauseMs: 'outage' | ((nth: number, random: () => number) => number);
}

const isStatus = ({ error }: FailedAttempt, ...statuses: readonly number[]) =>
  error instanceof ApiError && statuses.includes(error.status);

/**
 * When a request is sent again: the first row that matches decides, and a failure that no row matches is final. It is
 * decided by the endpoint and by what the failure says of its effect, never by the HTTP verb. A write that may have been
 * applied is never sent again here: see `once/write-once.ts`.
 */
const rules: readonly Rule[] = [
  // What is urgent does not wait for the window.
  { when: (f) => isThrottled(f.error) && f.isUrgent, most: 1, pauseMs: () => 1_000 },
  // The next attempt itself waits for the window.
  { when: (f) => isThrottled(f.error) && f.isPoll, pauseMs: () => 0 },
  { when: (f) => isThrottled(f.error), most: 3, pauseMs: () => 0 },
  { when: (f) => isOutage(f.error) && (f.isRead || isUnsent(f.error)), pauseMs: 'outage' },
  // A replica may not know it yet. Ends when the build is not new any more.
  { when: (f) => isStatus(f, 404) && f.isNewBuild, pauseMs: backoffMs },
  // The next attempt gets another token. A 401 means that nothing was applied.
  { when: (f) => isStatus(f, 401) && f.tokenIsRenewable, most: 1, pauseMs: () => 0 },
  { when: (f) => isStatus(f, 401, 403) && f.isPoll, most: 1, pauseMs: () => 5_000 },
];

/** Counts the failures of one call by their rules. Returns the pause before the next attempt, or undefined if there is none. */
export function countFailures(random: () => number) {
  const counts = new Map<Rule, number>();
  return (failed: FailedAttempt): 'outage' | number | undefined => {
    const rule = rules.find(({ when }) => when(failed));
    if (rule === undefined) return undefined;
    const nth = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, nth);
    if (nth > (rule.most ?? Infinity)) return undefined;
    return rule.pauseMs === 'outage' ? 'outage' : rule.pauseMs(nth, random);
  };
}

/** The longest pause between two attempts in an outage. */
const longestDelayMs = 20_000;

/** A bound that doubles with each failure up to 20 seconds; jitter takes at most half of it away. */
export function backoffMs(nth: number, random: () => number): number {
  return (0.5 + 0.5 * random()) * Math.min(longestDelayMs, 500 * 2 ** (nth - 1));
}

/** A pause that the service asks for in an outage is kept no longer: a proxy may ask for an hour in an outage of a second. */
export const mostRequestedMs = 60_000;

/** How long the service asks to wait before the next request, in milliseconds; zero where it does not say. */
export function requestedDelayMs(error: ClientError): number {
  const answer = error instanceof TokenError ? error.cause : error;
  return answer instanceof ApiError ? (answer.retryAfterMs ?? 0) : 0;
}

/** Notes on the error when the same call would have worked, as far as is known: after this delay from now. */
export function withRetryAt<E extends ClientError>(nowMs: number, error: E, delayMs: number): E {
  error.retryAt = new Date(nowMs + delayMs);
  return error;
}

/** True for an endpoint whose requests have no effect, so that any of them may be sent again. */
export function isRead(endpoint: EndpointName): boolean {
  return !endpoints[endpoint].scope.startsWith('write_');
}
