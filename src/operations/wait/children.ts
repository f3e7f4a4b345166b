/*
 * The builds of trigger steps. A build that waits for nothing but blocked children is blocked too, which the service does not say:
 * so these are read, and no others (`read-children.ts`).
 */
import { type BlockedChild, withBlockedChild } from '../../model/blocked-child.ts';
import type { Build } from '../../model/build.ts';
import { parseBuildUrl } from '../../model/build-address.ts';
import type { Job, TriggerJob } from '../../model/job.ts';
import { isSettled, jobOutcome } from '../../report/builds/outcomes.ts';

/** The children of a build are read at most so often. */
export const childrenPauseMs = 60_000;

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
}

/** The build as it stands: blocked if it waits only for children that were all read, and are blocked. */
export function judgedByChildren(build: Build, { shown, children }: Omit<Parent, 'id' | 'build'>): Build {
  const blocked = awaitedSteps({ build, shown }).map((step) => children?.blocked.get(childUrl(step)));
  return withBlockedChild(build, blocked.every((child) => child !== undefined) ? blocked[0] : undefined);
}

/** When the children of a build must be read; infinity while it does not wait for them alone. */
export function childrenDueMs({ children, ...seen }: Omit<Parent, 'id'>): number {
  if (awaitedSteps(seen).length === 0) return Number.POSITIVE_INFINITY;
  return children === undefined ? Number.NEGATIVE_INFINITY : children.readMs + childrenPauseMs;
}

/** The trigger steps that alone a build waits for; none while another job can continue, or if its jobs are not known. */
export function awaitedSteps({ build, shown }: Pick<Parent, 'build' | 'shown'>): readonly TriggerJob[] {
  if (build?.state !== 'running' && build?.state !== 'failing') return [];
  const countsOf = (of: Build | null) => JSON.stringify(of?.job_state_counts?.states);
  const isSame = countsOf(build) === countsOf(shown);
  const open = (build.jobs ?? (isSame ? shown?.jobs : null) ?? []).filter(canContinue);
  const steps = open.filter(isAwaited);
  return steps.length === open.length ? steps : [];
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
