import type { User } from '../../model/user.ts';
import type { BuildEvent } from './build-event.ts';
import type { PlannedJob, PlannedScript, PlannedTrigger } from './plan.ts';
import { durationOf, type Exit } from './script.ts';

/** The final state of a job. The document does not list job states (§2.8); these are the live service's. */
export type JobEnd =
  | 'passed'
  | 'failed'
  | 'timed_out'
  | 'expired'
  | 'broken'
  | 'canceled'
  | 'skipped'
  | 'unblocked';

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
  readonly end: JobEnd;
  readonly exit: number | null;
  /** How this run was retried, or null. */
  readonly superseded: Retry | null;
  /** What started this run, if it is not the first. */
  readonly cause: Retry | null;
  readonly unblockedBy: User | null;
}

/** A job that has not started expires after 30 days, as on the live service. */
const expiryMs = 30 * 24 * 60 * 60 * 1000;

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
    runnableAt: Number.POSITIVE_INFINITY,
    startedAt: Number.POSITIVE_INFINITY,
    finishedAt: Number.POSITIVE_INFINITY,
    cancelAt: Number.POSITIVE_INFINITY,
    end: 'passed',
    exit: null,
    superseded: null,
    cause: null,
    unblockedBy: null,
  };
}

/** A job that will not run, decided at the given time. */
export function brokenSpan(job: PlannedJob, createdAt: number, at: number): Span {
  return { ...idleSpan(job, createdAt), finishedAt: at, end: 'broken' };
}

/** All runs of a job that becomes runnable at the given time: the first, automatic retries, and retries by users. */
export function attemptSpans(
  job: PlannedScript,
  times: { readonly createdAt: number; readonly readyAt: number },
  events: readonly BuildEvent[],
): readonly Span[] {
  if (!job.runs) return [brokenSpan(job, times.createdAt, times.readyAt)];
  const { exits = [0] } = job.step;
  const planned = typeof exits === 'function' ? exits(job.index) : exits;
  const spans: Span[] = [runOf(job, 0, times, planned[0] ?? 0)];
  const retry = (cause: Retry, createdAt: number, exit: Exit) => {
    const last = spans.pop();
    if (last) spans.push({ ...last, superseded: cause });
    spans.push({ ...runOf(job, spans.length, { createdAt, readyAt: createdAt }, exit), cause });
  };
  for (const exit of planned.slice(1)) {
    const last = spans.at(-1);
    if (!last || last.end === 'passed' || last.end === 'expired') break;
    retry('automatic', last.finishedAt, exit);
  }
  for (const event of events) {
    if (event.kind === 'retry' && event.position === job.position) retry('manual', event.at, event.exit);
  }
  return spans;
}

function runOf(
  job: PlannedScript,
  attempt: number,
  { createdAt, readyAt }: { readonly createdAt: number; readonly readyAt: number },
  exit: Exit,
): Span {
  const waitMs = durationOf(job.step.waitMs ?? 2_000, job.index);
  const created = { ...idleSpan(job, createdAt), attempt, runnableAt: readyAt };
  if (waitMs > expiryMs) return { ...created, finishedAt: readyAt + expiryMs, end: 'expired' };
  const startedAt = readyAt + waitMs;
  const finishedAt = startedAt + durationOf(job.step.runMs ?? 10_000, job.index);
  if (exit === 'timed_out') return { ...created, startedAt, finishedAt, end: 'timed_out', exit: -1 };
  return { ...created, startedAt, finishedAt, end: exit === 0 ? 'passed' : 'failed', exit };
}

/** The run of a trigger step, which starts its build as soon as it is runnable. */
export function triggerSpan(
  job: PlannedTrigger,
  times: { readonly createdAt: number; readonly readyAt: number },
  child: ChildOutcome | null,
): Span {
  const begun = { ...idleSpan(job, times.createdAt), runnableAt: times.readyAt, startedAt: times.readyAt };
  if (job.step.async) return { ...begun, finishedAt: times.readyAt };
  if (child === null) return begun;
  const finishedAt = Math.max(child.finishedAt, times.readyAt);
  return { ...begun, finishedAt, end: child.passed ? 'passed' : 'failed' };
}

/** A run after its build is canceled: if it has not started it never will, and if it is running it takes time to stop. */
export function stopSpan(span: Span, at: number, graceMs: number): Span {
  if (span.finishedAt <= at) return span;
  const stopped = { ...span, cancelAt: at, end: 'canceled' as const, superseded: null };
  if (span.startedAt > at) {
    const runnableAt = span.runnableAt <= at ? span.runnableAt : Number.POSITIVE_INFINITY;
    return { ...stopped, runnableAt, startedAt: Number.POSITIVE_INFINITY, finishedAt: at, exit: null };
  }
  const finishedAt = span.job.kind === 'script' ? Math.min(span.finishedAt, at + graceMs) : at;
  return { ...stopped, finishedAt, exit: span.job.kind === 'script' ? -1 : null };
}

/** True if this run fails its build, unless it is retried. */
export function isHardFailure(span: Span): boolean {
  if (span.job.kind === 'script' && span.job.step.softFail) return false;
  return span.end === 'failed' || span.end === 'timed_out' || span.end === 'expired';
}
