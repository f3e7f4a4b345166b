import type { Until } from '../../src/client/polling/horizon.ts';
import { createPollPolicy } from '../../src/client/polling/poll-policy.ts';
import { createRunTimeDistribution } from '../../src/client/polling/run-times.ts';
import { drawDuration, type Load } from './load.ts';
import { createRandom } from './random.ts';
import { mean } from './summary.ts';

/** Builds that one step started at the same time and waits for with one list request a look. */
export interface ManyLoad {
  readonly load: Load;
  readonly builds: number;
  /** How many pipelines they are spread over. */
  readonly pipelines: number;
  readonly until: Until;
}

/** What waiting for them took. */
export interface ManyWait {
  readonly requests: number;
  /** From the end that ended the wait until it was seen, and from the end of each build until it was seen, in seconds. */
  readonly delay: number;
  readonly ownDelay: number;
}

/** The mean of as many waits. One request reads all the history. */
export function waitForMany(many: ManyLoad, waits: number): ManyWait {
  const results = Array.from({ length: waits }, (_, seed) => waitOnce(many, seed));
  return {
    requests: mean(results.map((result) => result.requests)),
    delay: mean(results.map((result) => result.delay)),
    ownDelay: mean(results.map((result) => result.ownDelay)),
  };
}

function waitOnce({ load, builds, pipelines, until }: ManyLoad, seed: number): ManyWait {
  const random = createRandom(seed * 7_919 + 3);
  const kinds = Array.from({ length: pipelines }, () => {
    const medianMs = load.shortestMedianMs * (load.longestMedianMs / load.shortestMedianMs) ** random();
    const pastMs = Array.from({ length: load.history }, () => drawDuration(random, medianMs, load));
    return { medianMs, runTimes: createRunTimeDistribution(pastMs) };
  });
  const runs = Array.from({ length: builds }, (_, index) => {
    const kind = kinds[index % pipelines] ?? {
      medianMs: load.longestMedianMs,
      runTimes: createRunTimeDistribution([]),
    };
    return { runTimes: kind.runTimes, endMs: drawDuration(random, kind.medianMs, load) };
  });
  const ends = runs.map((run) => run.endMs);
  const endMs = until === 'any' ? Math.min(...ends) : Math.max(...ends);
  const pace = createPollPolicy({ random });
  let active = runs;
  let nowMs = 0;
  let requests = load.history > 0 ? 1 : 0;
  const own: number[] = [];
  while (nowMs < endMs) {
    const watched = active.map(({ runTimes }) => ({
      phase: 'running' as const,
      elapsedMs: nowMs,
      phaseMs: nowMs,
      runTimes,
    }));
    nowMs = pace.next({ nowMs, until, builds: watched }).atMs;
    requests += 1;
    own.push(...active.filter((run) => run.endMs <= nowMs).map((run) => nowMs - run.endMs));
    active = active.filter((run) => run.endMs > nowMs);
  }
  return { requests, delay: (nowMs - endMs) / 1_000, ownDelay: mean(own) / 1_000 };
}
