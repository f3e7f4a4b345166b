import type { SandboxClock } from '../clock.ts';
import { RequestRejected } from './result.ts';

/** Maximum number of requests in each window; `'off'`: no limit. Not shown in the document (§8); as on the live service. */
export interface RateLimits {
  /** For each organization; 200 by default. */
  readonly organization: number | 'off';
  /** For each user; 50 by default. */
  readonly user: number | 'off';
}

/** What the windows decide about a request. */
export interface RateLimitResult {
  readonly headers: Readonly<Record<string, string>>;
  /** Set if the request exceeds a limit. */
  readonly rejection: RequestRejected | null;
}

/** Counts requests in their windows. */
export interface RequestCounter {
  count(who: { readonly organization: string; readonly user: string }): RateLimitResult;
}

interface Window {
  readonly prefix: string;
  readonly scope: string;
  readonly limit: number;
  readonly count: number;
}

/** Windows are fixed and one minute long; they start with the minutes of the clock's unscaled time. */
const windowMs = 60_000;

/** Counts over the clock's unscaled time. Rejected requests count too, as on the live service. */
export function createRequestCounter(limits: RateLimits, clock: SandboxClock): RequestCounter {
  let minute = -1;
  const counts = new Map<string, number>();
  const increment = (key: string) => {
    const next = (counts.get(key) ?? 0) + 1;
    counts.set(key, next);
    return next;
  };
  return {
    count({ organization, user }) {
      const wall = clock.wall();
      if (Math.floor(wall / windowMs) !== minute) counts.clear();
      minute = Math.floor(wall / windowMs);
      const reset = Math.ceil(((minute + 1) * windowMs - wall) / 1000);
      const windows: Window[] = [];
      if (limits.organization !== 'off') {
        const counted = { limit: limits.organization, count: increment(`organization/${organization}`) };
        windows.push({ prefix: 'RateLimit', scope: 'rest', ...counted });
      }
      if (limits.user !== 'off') {
        const counted = { limit: limits.user, count: increment(`user/${user}`) };
        windows.push({ prefix: 'RateLimit-User', scope: 'rest_user', ...counted });
      }
      return resultOf(windows, reset);
    },
  };
}

function resultOf(windows: readonly Window[], reset: number): RateLimitResult {
  const headers = Object.assign({}, ...windows.map((window) => headersOf(window, reset)));
  const exceeded = windows.find((window) => window.count > window.limit);
  return { headers, rejection: exceeded ? tooManyRequests(exceeded, reset) : null };
}

function headersOf({ prefix, scope, limit, count }: Window, reset: number): Record<string, string> {
  const headers = {
    [`${prefix}-Scope`]: scope,
    [`${prefix}-Limit`]: String(limit),
    [`${prefix}-Remaining`]: String(Math.max(0, limit - count)),
    [`${prefix}-Reset`]: String(reset),
  };
  return count > limit ? { ...headers, [`${prefix}-Warning`]: 'The rate limit is exceeded' } : headers;
}

function tooManyRequests({ scope, limit, count }: Window, reset: number): RequestRejected {
  const message = `You have exceeded your API rate limit. Please wait ${reset} seconds before making more requests.`;
  return new RequestRejected(429, message, { scope, limit, current: count, reset });
}
