import type { WindowFamily } from '../../src/client/index.ts';
import type { Random } from '../../src/sandbox/identity.ts';

/** What the simulated service says to a request. */
export type Reply = ReturnType<ReturnType<typeof createService>['request']>;

/** Requests a minute, by family of limits. */
export type Limits = readonly { readonly family: WindowFamily; readonly limit: number }[];

const windowMs = 60_000;

/**
 * A service that allows a number of requests in each fixed minute and family; refused requests count as well. Families are
 * asked in this order; one that refuses has counted the request, those after it have not.
 */
export function createService(limits: Limits, random: Random) {
  const counters = limits.map((each) => ({
    ...each,
    phaseMs: random() * windowMs,
    window: -1,
    used: 0,
  }));
  return {
    request(nowMs: number) {
      let refused = false;
      const views = counters.map((counter) => {
        const window = Math.floor((nowMs + counter.phaseMs) / windowMs);
        if (window !== counter.window) Object.assign(counter, { window, used: 0 });
        if (!refused) counter.used += 1;
        refused ||= counter.used > counter.limit;
        const endsAtMs = (window + 1) * windowMs - counter.phaseMs;
        const { family, limit, used } = counter;
        // In seconds, rounded up or down at random: neither is documented.
        const resetMs = (Math.floor((endsAtMs - nowMs) / 1_000) + (random() < 0.5 ? 1 : 0)) * 1_000;
        return { family, limit, current: used, remaining: Math.max(0, limit - used), resetMs, endsAtMs };
      });
      const refusing = refused ? views.find((view) => view.current > view.limit) : undefined;
      const shown = refusing ?? views[0];
      if (shown === undefined) throw new Error('A service needs at least one limit.');
      const { family, current, resetMs, endsAtMs } = shown;
      // Of the window that refused, or of the first: how many requests it has seen, and exactly when it ends.
      return { accepted: refusing === undefined, windows: views, family, current, resetMs, endsAtMs };
    },
  };
}
