import { createPollPolicy } from '../../src/client/polling/poll-policy.ts';
import { createRunTimeDistribution } from '../../src/client/polling/run-times.ts';
import { type Tuning, tuning } from '../../src/client/polling/tuning.ts';
import type { Run } from './load.ts';
import type { Random } from './random.ts';
import type { Reply } from './service.ts';

/** One process that waits for one build. */
export interface Waiter {
  /** Whether it reads the pipeline's history, one request, before its first look. */
  readonly readsHistory: boolean;
  /** How long after the start of the build the first request goes out. */
  readonly firstMs: number;
  /** How long to wait after a reply that did not show the end; null when the waiter gives up and its job fails. */
  after(reply: Reply, nowMs: number): number | null;
}

/** A way of waiting. */
export type Manner = (run: Run, random: Random) => Waiter;

/** Kitestring's own policy, the product's code. */
export function ours(numbers: Tuning = tuning): Manner {
  return (run, random) => {
    const pace = createPollPolicy({ random, numbers });
    let runTimes = createRunTimeDistribution([], numbers);
    let historyTries = run.pastMs.length > 0 ? 2 : 0;
    return {
      readsHistory: historyTries > 0,
      firstMs: 0,
      after(reply, nowMs) {
        if (historyTries > 0) {
          historyTries = reply.accepted ? 0 : historyTries - 1;
          if (reply.accepted) runTimes = createRunTimeDistribution(run.pastMs, numbers);
        }
        const { accepted, windows, family, current, resetMs } = reply;
        pace.observe({ nowMs, windows, refusal: accepted ? undefined : { family, current, resetMs } });
        const elapsedMs = nowMs - run.startMs;
        const build = { phase: 'running', elapsedMs, phaseMs: elapsedMs, runTimes } as const;
        return pace.next({ nowMs, builds: [build] }).atMs - nowMs;
      },
    };
  };
}

/** A fixed interval that takes a 429 for a look like any other. */
export function fixed(intervalMs: number): Manner {
  return (_run, random) => ({ readsHistory: false, firstMs: random() * intervalMs, after: () => intervalMs });
}

/** A fixed interval; after a 429 it sleeps to the reset, and up to a second more. */
export function fixedHonouring(intervalMs: number): Manner {
  return (_run, random) => ({
    readsHistory: false,
    firstMs: random() * intervalMs,
    after: (reply) => (reply.accepted ? intervalMs : reply.resetMs + 500 + 1_000 * random()),
  });
}

/** A fixed interval; after a 429 it backs off by 2, 4, 8, 16 and 32 s, whatever the reset says, and then gives up. */
export function fixedBackingOff(intervalMs: number): Manner {
  return (_run, random) => {
    let refused = 0;
    return {
      readsHistory: false,
      firstMs: random() * intervalMs,
      after(reply) {
        refused = reply.accepted ? 0 : refused + 1;
        if (refused > 5) return null;
        return refused === 0 ? intervalMs : 1_000 * 2 ** refused;
      },
    };
  };
}
