import { createPollPolicy, type PlannedPoll } from '../../src/client/polling/poll-policy.ts';
import { hazardAfter } from '../../src/client/polling/run-times.ts';
import { createSharedRateLimit } from '../../src/client/rate-limit/shared-rate-limit.ts';
import type { Random } from '../../src/sandbox/identity.ts';
import type { Run } from './load.ts';
import type { Reply } from './service.ts';

/** One process that waits for one build. */
export interface Waiter {
  /** How long after the start of the build the first request goes out. */
  readonly firstMs: number;
  /** How long to wait after a reply; null after one that showed the end. */
  after(reply: Reply, nowMs: number): number | null;
}

/** A way of waiting. */
export type Manner = (run: Run, random: Random) => Waiter;

/** Kitestring's own policy and its shared rate limit, the product's code. */
export function ours(): Manner {
  return (run, random) => {
    let nowMs = 0;
    const rateLimit = createSharedRateLimit({ clock: { monotonic: () => nowMs }, random });
    const policy = createPollPolicy({ rateLimit, random });
    let hazard = hazardAfter([]);
    let historyTries = 2;
    let planned: PlannedPoll | undefined;
    return {
      firstMs: 0,
      after(reply, atMs) {
        if (planned !== undefined) policy.recheck(planned, atMs);
        nowMs = atMs;
        // Before its first look it reads the pipeline's history, by one request.
        const isLook = historyTries === 0;
        if (isLook && reply.accepted && atMs >= run.endMs) return null;
        if (!isLook) historyTries = reply.accepted ? 0 : historyTries - 1;
        if (!isLook && reply.accepted) hazard = hazardAfter(run.pastMs);
        rateLimit.observe(newsOf(reply));
        planned = policy.next({ nowMs, builds: [{ elapsedMs: nowMs - run.startMs, hazard }] });
        return planned.atMs - nowMs;
      },
    };
  };
}

/** What the client tells its rate limit of such a reply. */
function newsOf({ accepted, windows, family, current }: Reply) {
  const spent = windows.filter((window) => window.remaining === 0 || (!accepted && window.family === family));
  const closedMs = Math.max(0, ...spent.map((window) => window.resetMs));
  return { organization: 'acme', windows, closedMs, refused: accepted ? undefined : { current } };
}

/** A fixed interval. A 429 is taken for a look like any other, or else it sleeps to the reset, and up to a second more. */
export function fixed(intervalMs: number, honorsResets = false): Manner {
  return ({ endMs }, random) => ({
    firstMs: random() * intervalMs,
    after({ accepted, resetMs }, nowMs) {
      if (accepted && nowMs >= endMs) return null;
      return accepted || !honorsResets ? intervalMs : resetMs + 500 + 1_000 * random();
    },
  });
}
