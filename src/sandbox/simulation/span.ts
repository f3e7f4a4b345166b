import type { User } from '../../model/user.ts';
import { forJob, type PlannedJob, type PlannedScript } from './plan.ts';
import type { Exit } from './script.ts';

/** What a user did to a build after it was created, and when. Script and events determine everything the build does. */
export type BuildEvent =
  | { readonly kind: 'cancel'; readonly at: number; readonly reason: string | null }
  | { readonly kind: 'skip'; readonly at: number }
  | {
      readonly kind: 'unblock';
      readonly at: number;
      readonly position: number;
      readonly by: User | null;
      /** Values of the fields of the block step. */
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'retry'; readonly at: number; readonly position: number; readonly exit: Exit };

/** How a job is retried: by the rule of its step, or by a user. */
export type Retry = 'automatic' | 'manual';

/** One run of one job. Times are in milliseconds since the epoch; `Infinity` means never. */
export interface Span {
  readonly job: PlannedJob;
  /** 0 for the first run. */
  readonly attempt: number;
  readonly createdAt: number;
  readonly runnableAt: number;
  readonly startedAt: number;
  readonly finishedAt: number;
  /** When it was canceled. */
  readonly cancelAt: number;
  /** The final state. The document does not list job states (§2.8); these are the live service's. */
  readonly end: 'passed' | 'failed' | 'timed_out' | 'broken' | 'canceled' | 'unblocked';
  readonly exit: number | null;
  /** How this run was retried, or null. */
  readonly superseded: Retry | null;
  readonly unblockedBy: User | null;
}

/** The time of what never happens. */
export const never = Number.POSITIVE_INFINITY;

/** When a job is created, and when it becomes runnable. */
export interface Times {
  readonly createdAt: number;
  readonly readyAt: number;
}

/** How the build that a trigger step started has ended. */
export interface ChildOutcome {
  readonly finishedAt: number;
  readonly passed: boolean;
}

/** A run that is created and never becomes runnable. */
export function idleSpan(job: PlannedJob, createdAt: number): Span {
  return {
    job,
    attempt: 0,
    createdAt,
    runnableAt: never,
    startedAt: never,
    finishedAt: never,
    cancelAt: never,
    end: 'passed',
    exit: null,
    superseded: null,
    unblockedBy: null,
  };
}

/** A job that will not run, as is decided once it would be ready. */
export function brokenSpan(job: PlannedJob, { createdAt, readyAt }: Times): Span {
  return { ...idleSpan(job, createdAt), finishedAt: readyAt, end: 'broken' };
}

/** All runs of a job that becomes runnable. */
export function spansOf(
  job: PlannedJob,
  times: Times,
  events: readonly BuildEvent[],
  child: (position: number) => ChildOutcome | null,
): readonly Span[] {
  const { readyAt } = times;
  const runnable = { ...idleSpan(job, times.createdAt), runnableAt: readyAt };
  switch (job.kind) {
    case 'script':
      return job.runs ? attemptsOf(job, times, events) : [brokenSpan(job, times)];
    case 'waiter':
      return [{ ...runnable, finishedAt: readyAt }];
    case 'trigger': {
      // It starts its build as soon as it is runnable.
      const begun = { ...runnable, startedAt: readyAt };
      if (job.step.async) return [{ ...begun, finishedAt: readyAt }];
      const outcome = child(job.position);
      if (outcome === null) return [begun];
      const finishedAt = Math.max(outcome.finishedAt, readyAt);
      return [{ ...begun, finishedAt, end: outcome.passed ? 'passed' : 'failed' }];
    }
    case 'manual': {
      const event = events.find((each) => each.kind === 'unblock' && each.position === job.position);
      if (event?.kind !== 'unblock') return [runnable];
      return [{ ...runnable, finishedAt: event.at, end: 'unblocked', unblockedBy: event.by }];
    }
  }
}

/** The first run of a job, its automatic retries, and its retries by users. */
function attemptsOf(job: PlannedScript, times: Times, events: readonly BuildEvent[]): readonly Span[] {
  const planned = forJob(job.step.exits ?? [0], job.index);
  const spans: Span[] = [runOf(job, 0, times, planned[0] ?? 0)];
  const retry = (superseded: Retry, at: number, exit: Exit) => {
    const last = spans.pop();
    if (last) spans.push({ ...last, superseded });
    spans.push(runOf(job, spans.length, { createdAt: at, readyAt: at }, exit));
  };
  for (const exit of planned.slice(1)) {
    const last = spans.at(-1);
    if (!last || last.end === 'passed') break;
    retry('automatic', last.finishedAt, exit);
  }
  for (const event of events)
    if (event.kind === 'retry' && event.position === job.position) retry('manual', event.at, event.exit);
  return spans;
}

function runOf(job: PlannedScript, attempt: number, { createdAt, readyAt }: Times, exit: Exit): Span {
  const { waitMs = 2_000, runMs = 10_000 } = job.step;
  const created = { ...idleSpan(job, createdAt), attempt, runnableAt: readyAt };
  const startedAt = readyAt + forJob(waitMs, job.index);
  const finishedAt = startedAt + forJob(runMs, job.index);
  if (exit === 'timed_out') return { ...created, startedAt, finishedAt, end: exit, exit: -1 };
  return { ...created, startedAt, finishedAt, end: exit === 0 ? 'passed' : 'failed', exit };
}

/** A run after its build is canceled: if it has not started it never will, and if it is running it takes time to stop. */
export function stopSpan(span: Span, at: number, graceMs: number): Span {
  if (span.finishedAt <= at) return span;
  const stopped = { ...span, cancelAt: at, end: 'canceled' as const, superseded: null };
  if (span.startedAt > at) {
    const runnableAt = span.runnableAt <= at ? span.runnableAt : never;
    return { ...stopped, runnableAt, startedAt: never, finishedAt: at, exit: null };
  }
  if (span.job.kind !== 'script') return { ...stopped, finishedAt: at, exit: null };
  return { ...stopped, finishedAt: Math.min(span.finishedAt, at + graceMs), exit: -1 };
}

/** True if this run fails its build, unless it is retried. */
export function isHardFailure({ job, end }: Span): boolean {
  if (job.kind === 'script' && job.step.softFail) return false;
  return end === 'failed' || end === 'timed_out';
}
