import { createPollPolicy } from '../../src/client/polling/poll-policy.ts';
import { hazardAfter } from '../../src/client/polling/run-times.ts';
import { createSharedRateLimit } from '../../src/client/rate-limit/shared-rate-limit.ts';
import { createSeededRandom } from '../../src/sandbox/identity.ts';
import { drawDuration, drawPast, exponential, type Load, statedLoad } from './load.ts';
import { renderTable } from './markdown.ts';
import { createService } from './service.ts';
import { mean } from './summary.ts';

/** Builds that one step started at the same time and waits for with one list request a look. */
export interface ManyLoad {
  readonly load: Load;
  readonly builds: number;
  /** How many pipelines they are spread over. */
  readonly pipelines: number;
  readonly until: 'all' | 'any';
  /** Requests a minute that the service allows; null for a server without rate-limit headers. */
  readonly perMinute: number | null;
}

/** The mean of as many waits. One request reads all the history. */
export function waitForMany(many: ManyLoad, waits: number) {
  const results = Array.from({ length: waits }, (_, seed) => waitOnce(many, seed));
  const meanOf = (name: keyof (typeof results)[number]) => mean(results.map((result) => result[name]));
  return { requests: meanOf('requests'), delay: meanOf('delay'), ownDelay: meanOf('ownDelay') };
}

const othersPerMinute = 20;

function waitOnce({ load, builds, pipelines, until, perMinute }: ManyLoad, seed: number) {
  const random = createSeededRandom(seed * 7_919 + 3);
  const kinds = Array.from({ length: pipelines }, () => {
    const medianMs = load.shortestMedianMs * (load.longestMedianMs / load.shortestMedianMs) ** random();
    return { medianMs, hazard: hazardAfter(drawPast(random, medianMs, load)) };
  });
  const runs = Array.from({ length: builds }, (_, index) => {
    const kind = kinds[index % pipelines];
    if (kind === undefined) throw new Error('Builds need a pipeline.');
    return { hazard: kind.hazard, endMs: drawDuration(random, kind.medianMs, load) };
  });
  const ends = runs.map((run) => run.endMs);
  const endMs = until === 'any' ? Math.min(...ends) : Math.max(...ends);

  let nowMs = 0;
  const rateLimit = createSharedRateLimit({ clock: { monotonic: () => nowMs }, random });
  const policy = createPollPolicy({ rateLimit, random });
  const service = createService(
    [{ family: 'organization', limit: perMinute ?? 1_000 }],
    createSeededRandom(seed),
  );
  const others = createSeededRandom(seed + 1);
  let nextOtherMs = exponential(others, 60_000 / othersPerMinute);
  const request = () => {
    for (; nextOtherMs < nowMs; nextOtherMs += exponential(others, 60_000 / othersPerMinute))
      service.request(nextOtherMs);
    const { windows } = service.request(nowMs);
    if (perMinute !== null) rateLimit.observe({ organization: 'acme', windows, closedMs: 0 });
  };

  let active = runs;
  request();
  let requests = 1;
  const own: number[] = [];
  while (nowMs < endMs) {
    const watched = active.map(({ hazard }) => ({ elapsedMs: nowMs, hazard }));
    nowMs = policy.next({ nowMs, builds: watched }).atMs;
    request();
    requests += 1;
    own.push(...active.filter((run) => run.endMs <= nowMs).map((run) => nowMs - run.endMs));
    active = active.filter((run) => run.endMs > nowMs);
  }
  // From the end that ended the wait until it was seen, and from the end of each build until it was seen, in seconds.
  return { requests, delay: (nowMs - endMs) / 1_000, ownDelay: mean(own) / 1_000 };
}

const tenMinutes = { ...statedLoad, waiters: 1, shortestMedianMs: 600_000, longestMedianMs: 600_000 };
const plain = { ...tenMinutes, early: 0, late: 0 };

/** One build of ten minutes at the median, without early or late ends, in a window that is free. */
export const oneBuild: ManyLoad = { load: plain, builds: 1, pipelines: 1, until: 'all', perMinute: 200 };

const sets: Readonly<Record<string, Partial<ManyLoad>>> = {
  one: {},
  '50 of one pipeline, all': { builds: 50 },
  '50 of one pipeline, any': { builds: 50, until: 'any' },
  '50 of one pipeline, early and late ends, all': { builds: 50, load: tenMinutes },
  '50 of 10 pipelines of 3 to 30 minutes, all': {
    builds: 50,
    pipelines: 10,
    load: { ...plain, shortestMedianMs: 200_000, longestMedianMs: 1_800_000 },
  },
};

/** What it costs to wait for many builds with one request a look, in a free window and without headers. */
export function manyTable(waits: number): string {
  const rows = Object.entries(sets).map(([name, set]) => [
    name,
    ...[200, null].flatMap((perMinute) => {
      const { requests, delay, ownDelay } = waitForMany({ ...oneBuild, ...set, perMinute }, waits);
      return [requests, delay, ownDelay].map((value) => value.toFixed(1));
    }),
  ]);
  const heads = ['requests', 'delay of the wait s', 'delay of each end s'];
  return renderTable(
    ['Builds', ...heads.map((head) => `free: ${head}`), ...heads.map((head) => `no headers: ${head}`)],
    rows,
  );
}
