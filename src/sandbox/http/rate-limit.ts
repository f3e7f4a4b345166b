import type { SandboxClock } from '../clock.ts';
import { RequestRejected } from './answer.ts';

/** Requests that each window lets through, or none counted. Not shown in the document (§8); as on the live service. */
export interface RateLimits {
  /** Of all who use an organization: 200 unless told. */
  readonly organization: number | 'off';
  /** Of one user: 50 unless told, and off in the profile `document`. */
  readonly user: number | 'off';
}

/** What the windows say to a request. */
export interface RateVerdict {
  readonly headers: Readonly<Record<string, string>>;
  /** Set when the request came too often. */
  readonly refusal: RequestRejected | null;
}

/** Counts requests. */
export interface RateLimiter {
  take(who: { readonly organization: string; readonly user: string }): RateVerdict;
}

interface Window {
  readonly prefix: string;
  readonly scope: string;
  readonly limit: number;
  readonly count: number;
}

/** Windows are fixed and one minute long; they begin with the minutes of the clock's unscaled time. */
const windowMs = 60_000;

/** A limiter over the clock's unscaled time. What it refuses counts too, as on the live service. */
export function createRateLimiter(limits: RateLimits, clock: SandboxClock): RateLimiter {
  let minute = -1;
  const counts = new Map<string, number>();
  const count = (key: string) => {
    const next = (counts.get(key) ?? 0) + 1;
    counts.set(key, next);
    return next;
  };
  return {
    take({ organization, user }) {
      const wall = clock.wall();
      if (Math.floor(wall / windowMs) !== minute) counts.clear();
      minute = Math.floor(wall / windowMs);
      const reset = Math.ceil(((minute + 1) * windowMs - wall) / 1000);
      const windows: Window[] = [];
      if (limits.organization !== 'off') {
        const counted = { limit: limits.organization, count: count(`organization/${organization}`) };
        windows.push({ prefix: 'RateLimit', scope: 'rest', ...counted });
      }
      if (limits.user !== 'off') {
        const counted = { limit: limits.user, count: count(`user/${user}`) };
        windows.push({ prefix: 'RateLimit-User', scope: 'rest_user', ...counted });
      }
      return verdictOf(windows, reset);
    },
  };
}

function verdictOf(windows: readonly Window[], reset: number): RateVerdict {
  const headers = Object.assign({}, ...windows.map((window) => headersOf(window, reset)));
  const full = windows.find((window) => window.count > window.limit);
  return { headers, refusal: full ? tooMany(full, reset) : null };
}

function headersOf({ prefix, scope, limit, count }: Window, reset: number): Record<string, string> {
  const headers = {
    [`${prefix}-Scope`]: scope,
    [`${prefix}-Limit`]: String(limit),
    [`${prefix}-Remaining`]: String(Math.max(0, limit - count)),
    [`${prefix}-Reset`]: String(reset),
  };
  return count > limit ? { ...headers, [`${prefix}-Warning`]: 'The rate limit is used up' } : headers;
}

function tooMany({ scope, limit, count }: Window, reset: number): RequestRejected {
  const message = `You have exceeded your API rate limit. Please wait ${reset} seconds before making more requests.`;
  return new RequestRejected(429, message, { scope, limit, current: count, reset });
}
