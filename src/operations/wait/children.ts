/*
 * The builds of trigger steps. A build that waits for nothing but blocked children is blocked too, which the service does not say:
 * so these are read, and no others (`read-children.ts`).
 */
import { type BlockedChild, withBlockedChild } from '../../model/blocked-child.ts';
import type { Build } from '../../model/build.ts';
import { parseBuildUrl } from '../../model/build-address.ts';
import type { Job, TriggerJob } from '../../model/job.ts';
import { isReplaced } from '../../model/script-job.ts';
import { isSettled, jobOutcome } from '../../report/builds/outcomes.ts';

/** The children of a build are read at most so often. */
const childrenPauseMs = 60_000;

/**
 * A build looks as if it waited for its children alone between two of its jobs, too, and before a trigger step passes. So it
 * must have looked the same for so long, and twice, before they are read.
 */
const steadyMs = 30_000;

/** What a build waits for, since when, and how many responses have shown that. */
export interface Awaiting {
  /** The trigger steps, and the states of all its jobs. */
  readonly what: string;
  readonly sinceMs: number;
  readonly looks: number;
}

/** What was last read of the children that a build waits for. */
export interface Children {
  /** When they were read, by the monotonic clock. */
  readonly readMs: number;
  /** If all of them were blocked, each by its URL; otherwise none. */
  readonly blocked: ReadonlyMap<string, BlockedChild>;
  /** The URL of one that was not. */
  readonly open?: string;
}

/** A build that may wait for children, as it was last seen, and as it was when a response last showed its jobs. */
export interface Parent {
  readonly id: string;
  readonly build: Build | null;
  readonly shown: Build | null;
  readonly children?: Children | undefined;
  /** Undefined while it does not wait for its children alone. */
  readonly awaiting?: Awaiting | undefined;
}

/** The build as it stands: blocked if it waits only for children that were all read since then, and are blocked. */
export function judgedByChildren(
  build: Build,
  { shown, children, awaiting }: Omit<Parent, 'id' | 'build'>,
): Build {
  const isCurrent = awaiting && children && children.readMs >= awaiting.sinceMs + steadyMs;
  const steps = isCurrent ? awaitedSteps({ build, shown }) : [];
  const blocked = steps.map((step) => children?.blocked.get(childUrl(step)));
  return withBlockedChild(build, blocked.every((child) => child !== undefined) ? blocked[0] : undefined);
}

/** When the children of a build must be read; infinity while it does not wait for them alone, or may not do so. */
export function childrenDueMs({ awaiting, children }: Parent): number {
  if (awaiting === undefined || awaiting.looks < 2) return Number.POSITIVE_INFINITY;
  const pausedMs = children === undefined ? 0 : children.readMs + childrenPauseMs;
  return Math.max(awaiting.sinceMs + steadyMs, pausedMs);
}

/** What a build waits for after one more response. */
export function awaitingAfter(
  seen: Pick<Parent, 'build' | 'shown'>,
  before: Awaiting | undefined,
  nowMs: number,
): Awaiting | undefined {
  const steps = awaitedSteps(seen);
  if (steps.length === 0) return undefined;
  const current = lastJobs(seen).filter((job) => !isReplaced(job));
  const what = JSON.stringify([steps.map(childUrl), current.map(({ state }) => state ?? '').toSorted()]);
  return what === before?.what ? { ...before, looks: before.looks + 1 } : { what, sinceMs: nowMs, looks: 1 };
}

/** The trigger steps that alone a build waits for; none while another job can continue, or if its jobs are not known. */
export function awaitedSteps(seen: Pick<Parent, 'build' | 'shown'>): readonly TriggerJob[] {
  if (seen.build?.state !== 'running' && seen.build?.state !== 'failing') return [];
  const open = lastJobs(seen).filter(canContinue);
  const steps = open.filter(isAwaited);
  return steps.length === open.length ? steps : [];
}

/** The jobs of a build, those last shown if they are counted as then. */
function lastJobs({ build, shown }: Pick<Parent, 'build' | 'shown'>): readonly Job[] {
  const countsOf = (of: Build | null) => JSON.stringify(of?.job_state_counts?.states);
  return build?.jobs ?? (countsOf(build) === countsOf(shown) ? shown?.jobs : null) ?? [];
}

/** True for a job that needs no person and no other job of its build to continue. */
function canContinue(job: Job): boolean {
  const { type, state } = job;
  const isGate = type === 'manual' || type === 'waiter' || state === 'waiting' || state === 'blocked';
  return !isGate && !isSettled(jobOutcome({ state }, 'running'));
}

/** True for the job of a step that waits for the build that it has started. */
function isAwaited(job: Job): job is TriggerJob {
  return job.type === 'trigger' && !job.async && parseBuildUrl(childUrl(job as TriggerJob)) !== null;
}

/** The URL of the build that the step has started; empty before that. */
export function childUrl({ triggered_build: child }: TriggerJob): string {
  return child?.url ?? '';
}
