import { createPollPolicy } from '../../src/client/polling/poll-policy.ts';
import { createRunTimeDistribution } from '../../src/client/polling/run-times.ts';
import { createRandom, normal, type Random } from './random.ts';
import { mean } from './summary.ts';

/** Builds made of jobs, to see what their progress is worth. */
export interface JobLoad {
  /** A pipeline has up to so many stages, one after the other, of up to so many jobs at a time. */
  readonly stages: number;
  readonly jobs: number;
  /** How much builds of one pipeline differ as a whole. */
  readonly sigma: number;
  readonly history: number;
}

interface Build {
  readonly endMs: number;
  readonly jobEndsMs: readonly number[];
}

type Pipeline = readonly (readonly number[])[];

/** Waits for one build after the other, with or without its progress: mean delay in seconds, and mean requests. */
export function waitForJobs(
  load: JobLoad,
  { knowsProgress, builds }: { knowsProgress: boolean; builds: number },
): { readonly delay: number; readonly requests: number } {
  const waits = Array.from({ length: builds }, (_, seed) => waitForOne(load, knowsProgress, seed));
  return {
    delay: mean(waits.map((wait) => wait.delayMs)) / 1_000,
    requests: mean(waits.map((wait) => wait.requests)),
  };
}

function waitForOne(load: JobLoad, knowsProgress: boolean, seed: number) {
  const random = createRandom(seed * 7_919 + 11);
  const pipeline = drawPipeline(random, load);
  const past = Array.from({ length: load.history }, () => drawBuild(random, pipeline, load).endMs);
  const build = drawBuild(random, pipeline, load);
  const runTimes = createRunTimeDistribution(past);
  const pace = createPollPolicy({ random });
  const total = build.jobEndsMs.length;
  let nowMs = 0;
  let requests = load.history > 0 ? 1 : 0;
  while (nowMs < build.endMs) {
    const done = build.jobEndsMs.filter((endMs) => endMs <= nowMs).length;
    const progress = knowsProgress ? { done, total } : undefined;
    const watched = { phase: 'running', elapsedMs: nowMs, phaseMs: nowMs, progress, runTimes } as const;
    nowMs = pace.next({ nowMs, builds: [watched] }).atMs;
    requests += 1;
  }
  return { delayMs: nowMs - build.endMs, requests };
}

function drawPipeline(random: Random, { stages, jobs }: JobLoad): Pipeline {
  return Array.from({ length: 1 + Math.floor(random() * stages) }, () =>
    Array.from(
      { length: Math.ceil(Math.exp(random() * Math.log(jobs))) },
      () => 30_000 * Math.exp(0.7 * normal(random) + 2 * random()),
    ),
  );
}

/** One build in ten fails: after some stage the rest does not run. */
function drawBuild(random: Random, pipeline: Pipeline, { sigma }: JobLoad): Build {
  const speed = Math.exp(sigma * normal(random));
  const failsAfter = random() < 0.1 ? Math.floor(random() * pipeline.length) : pipeline.length;
  const jobEndsMs: number[] = [];
  let stageMs = 0;
  let endMs = 0;
  pipeline.forEach((stage, index) => {
    const ends = stage.map((jobMs) => stageMs + jobMs * speed * Math.exp(0.1 * normal(random)));
    const runs = index <= failsAfter;
    // Jobs that never run count among all jobs, and are never done.
    jobEndsMs.push(...ends.map((jobEndMs) => (runs ? jobEndMs : Number.POSITIVE_INFINITY)));
    stageMs = Math.max(...ends);
    if (runs) endMs = stageMs;
  });
  return { endMs, jobEndsMs };
}
