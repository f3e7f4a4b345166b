import type { RunTimeDistribution } from './run-times.ts';
import type { Tuning } from './tuning.ts';

/** Where a build stands, as far as it bears on when it ends: nothing started, or one of the states of api.md §3. */
export type Phase = 'queued' | 'running' | 'failing' | 'canceling';

/** What is known of a build that is waited for. */
export interface WatchedBuild {
  /** `queued` while no job has started, whatever the state says. */
  readonly phase: Phase;
  /** Since its first job started; while it is queued, since it was created. */
  readonly elapsedMs: number;
  /** Since this phase was first seen. */
  readonly phaseMs: number;
  /** How many of its jobs are done, where that is known. Only jobs that run a command count. */
  readonly progress?: { readonly done: number; readonly total: number } | undefined;
  /** How long builds of its kind run. */
  readonly runTimes: RunTimeDistribution;
}

/** How soon a build may end, seen from now. */
export interface Hazard {
  /** The chance per millisecond that it ends so far ahead, if it has not before. */
  hazard(aheadMs: number): number;
  /** However unlikely an end seems, it is looked for within this: the past may mislead, and early failures are common. */
  readonly guardMs: number;
}

/** A build that ends soon because something happened to it: in how many cases, and after how long at the middle. */
const endings = {
  failing: { share: 0.5, middleMs: 20_000 },
  canceling: { share: 0.9, middleMs: 10_000 },
} as const;

/** Queues move at any pace: a queue of age q is as likely to last another q as not. This is its age at the start. */
const freshQueueMs = 10_000;

/** How soon a build may end, from all that is free to know of it. */
export function createHazard(build: WatchedBuild, numbers: Tuning): Hazard {
  const elapsedMs = atLeastZero(build.elapsedMs);
  return {
    hazard: hazardOf(build, elapsedMs),
    guardMs: numbers.guardShare * (elapsedMs + numbers.guardHeadStartMs + build.runTimes.medianMs / 10),
  };
}

function hazardOf(build: WatchedBuild, elapsedMs: number): Hazard['hazard'] {
  const { runTimes, phase } = build;
  if (phase === 'queued') {
    // To end it must first start, and then be shorter than the time since: nothing had started when we looked.
    return (aheadMs) => (1 - runTimes.survival(aheadMs)) / (freshQueueMs + elapsedMs + aheadMs);
  }
  const factor = progressFactor(build);
  const running: Hazard['hazard'] = (aheadMs) => factor * runTimes.hazard(elapsedMs + aheadMs);
  if (phase === 'running') return running;
  const { share, middleMs } = endings[phase];
  const phaseMs = atLeastZero(build.phaseMs);
  return (aheadMs) => {
    const left = middleMs / (middleMs + phaseMs + aheadMs);
    return running(aheadMs) + (share * left * left) / middleMs / (share * left + 1 - share);
  };
}

/**
 * What the share of jobs that are left does to the hazard: more likely to end with few left, less with many. Bounded
 * by four either way, and weaker where there are few jobs: one job of one says nothing.
 */
function progressFactor({ progress }: WatchedBuild): number {
  if (progress === undefined || !(progress.total > 0 && Number.isFinite(progress.total))) return 1;
  const left = Math.max(0, progress.total - atLeastZero(progress.done)) / progress.total;
  const weight = progress.total / (progress.total + 5);
  return Math.min(4, Math.max(1 / 4, (6 * left) ** -weight));
}

function atLeastZero(value: number): number {
  return value > 0 ? value : 0;
}
