import type { RateWindow } from '../../src/client/polling/quota.ts';
import type { Random } from './random.ts';

/** What the simulated service says to a request. */
export interface Reply {
  readonly accepted: boolean;
  readonly windows: readonly RateWindow[];
  /** Of the window that refused, or of the first: how many requests it has seen, and exactly when it ends. */
  readonly family: string;
  readonly current: number;
  readonly resetMs: number;
  readonly endsAtMs: number;
}

/** A service with fixed windows of a minute; refused requests count as well. */
export interface Service {
  request(nowMs: number): Reply;
}

const windowMs = 60_000;

/**
 * A service that allows `limits[family]` requests a minute in each family. Families are asked in this order; one that
 * refuses has counted the request, those after it have not.
 */
export function createService(limits: Readonly<Record<string, number>>, random: Random): Service {
  const counters = Object.entries(limits).map(([family, limit]) => ({
    family,
    limit,
    phaseMs: random() * windowMs,
    window: -1,
    used: 0,
  }));
  return {
    request(nowMs) {
      let refused = false;
      const views = counters.map((counter) => {
        const window = Math.floor((nowMs + counter.phaseMs) / windowMs);
        if (window !== counter.window) Object.assign(counter, { window, used: 0 });
        if (!refused) counter.used += 1;
        refused ||= counter.used > counter.limit;
        const endsAtMs = (window + 1) * windowMs - counter.phaseMs;
        const { family, limit, used } = counter;
        // Whole seconds, and nobody says which way they are rounded.
        const resetMs = (Math.floor((endsAtMs - nowMs) / 1_000) + (random() < 0.5 ? 1 : 0)) * 1_000;
        return { family, limit, current: used, remaining: Math.max(0, limit - used), resetMs, endsAtMs };
      });
      const refusing = refused ? views.find((view) => view.current > view.limit) : undefined;
      const shown = refusing ?? views[0];
      if (shown === undefined) throw new Error('A service needs at least one limit.');
      const { family, current, resetMs, endsAtMs } = shown;
      return { accepted: refusing === undefined, windows: views, family, current, resetMs, endsAtMs };
    },
  };
}
