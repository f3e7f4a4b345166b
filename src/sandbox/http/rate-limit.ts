import type { SandboxClock } from '../clock.ts';
import type { RateLimits } from '../seed/seed.ts';
import { RequestRejected } from './result.ts';

/** Windows are fixed and one minute long; they start with the minutes of the clock's unscaled time. */
const windowMs = 60_000;

/** Counts requests in their windows. */
export type RequestCounter = ReturnType<typeof createRequestCounter>;

/** Counts over the clock's unscaled time. Rejected requests count too, as on the live service. */
export function createRequestCounter(limits: RateLimits, clock: SandboxClock) {
  let { organization: ofOrganization = 200, user: ofUser = 50 } = limits;
  let minute = -1;
  const counts = new Map<string, number>();
  const secondsLeft = () => Math.ceil((windowMs - (clock.wall() % windowMs)) / 1_000);
  /** Changes the limits that are given. */
  const set = ({ organization = ofOrganization, user = ofUser }: RateLimits) => {
    [ofOrganization, ofUser] = [organization, user];
  };
  /** Counts a request: the headers of its answer, and the rejection if it exceeds a limit. */
  const count = (organization: string, user: string) => {
    const wall = clock.wall();
    if (Math.floor(wall / windowMs) !== minute) counts.clear();
    minute = Math.floor(wall / windowMs);
    const reset = secondsLeft();
    const headers: Record<string, string> = {};
    let rejection: RequestRejected | null = null;
    for (const [limit, prefix, scope, key] of [
      [ofOrganization, 'RateLimit', 'rest', `organization/${organization}`],
      [ofUser, 'RateLimit-User', 'rest_user', `user/${user}`],
    ] as const) {
      if (limit === 'off') continue;
      const current = (counts.get(key) ?? 0) + 1;
      counts.set(key, current);
      headers[`${prefix}-Scope`] = scope;
      headers[`${prefix}-Limit`] = String(limit);
      headers[`${prefix}-Remaining`] = String(Math.max(0, limit - current));
      headers[`${prefix}-Reset`] = String(reset);
      if (current <= limit) continue;
      headers[`${prefix}-Warning`] = 'The rate limit is exceeded';
      const message = `You have exceeded your API rate limit. Please wait ${reset} seconds before making more requests.`;
      rejection ??= new RequestRejected(429, message, { scope, limit, current, reset });
    }
    return { headers, rejection };
  };
  /** What an organization has used of its window. */
  const usage = (organization: string) => {
    const limit = ofOrganization === 'off' ? null : ofOrganization;
    const reset = secondsLeft();
    const current = counts.get(`organization/${organization}`) ?? 0;
    return {
      limit,
      current,
      reset,
      reset_at: new Date(clock.now() + reset * 1_000 * clock.speed).toISOString(),
      enforced: limit !== null,
    };
  };
  return { set, count, usage };
}
