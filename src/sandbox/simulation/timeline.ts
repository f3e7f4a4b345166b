import type { BuildEvent } from './build-event.ts';
import type { PlannedJob, Stage } from './plan.ts';
import type { BlockedState } from './script.ts';
import {
  attemptSpans,
  brokenSpan,
  type ChildOutcome,
  idleSpan,
  isHardFailure,
  type Span,
  stopSpan,
  triggerSpan,
} from './span.ts';

/** Everything that a build does and when, according to its script and the events so far. `Infinity` means never. */
export interface Timeline {
  readonly createdAt: number;
  readonly spans: readonly Span[];
  readonly startedAt: number;
  /** First failure that counts; it stays even if a retry passes. */
  readonly failingAt: number;
  /** When the last of its jobs finishes. */
  readonly finishedAt: number;
  /** Since when it waits for a user. */
  readonly blockedAt: number;
  readonly blockedState: BlockedState;
  readonly canceledAt: number;
  readonly cancelReason: string | null;
  readonly skippedAt: number;
  /** False if the branch filters of all its steps exclude the branch. */
  readonly hasRun: boolean;
}

/** What a timeline is computed from. */
export interface TimelineFacts {
  readonly stages: readonly Stage[];
  readonly createdAt: number;
  /** In the order of time; none is in the future. */
  readonly events: readonly BuildEvent[];
  /** How long a running job takes to stop. */
  readonly cancelMs: number;
  /** The build that the trigger step at this position has started, if it has. */
  readonly child: (position: number) => ChildOutcome | null;
}

/** When the next stage starts, and whether it can. */
interface Progress {
  readonly spans: Span[];
  createdAt: number;
  readyAt: number;
  gate: 'open' | 'broken' | 'blocked';
  blockedState: BlockedState;
}

const never = Number.POSITIVE_INFINITY;

/** Computes what a build does: a pure function of its script, its creation time, and its events. */
export function computeTimeline(facts: TimelineFacts): Timeline {
  const progress: Progress = {
    spans: [],
    createdAt: facts.createdAt,
    readyAt: facts.createdAt,
    gate: 'open',
    blockedState: 'passed',
  };
  for (const stage of facts.stages) {
    passStage(stage, progress, facts);
    if (stage.kind === 'upload' && progress.gate === 'broken') break;
  }
  const ending = facts.events.find((event) => event.kind === 'cancel' || event.kind === 'skip');
  return ending ? endedTimeline(progress, facts, ending) : finishedTimeline(progress, facts);
}

function passStage(stage: Stage, progress: Progress, facts: TimelineFacts): void {
  const { createdAt, readyAt } = progress;
  if (progress.gate !== 'open' || readyAt === never) {
    progress.spans.push(...stage.jobs.map((job) => heldSpan(job, progress)));
    return;
  }
  const runs = stage.jobs.map((job) => spansOf(job, { createdAt, readyAt }, facts));
  progress.spans.push(...runs.flat());
  const lasts = runs.map((spans) => spans.at(-1)).filter((span) => span !== undefined);
  const waiting = lasts.find((span) => span.job.kind === 'manual' && span.finishedAt === never);
  if (waiting?.job.kind === 'manual') {
    progress.gate = 'blocked';
    progress.blockedState = waiting.job.step.blockedState ?? 'passed';
    return;
  }
  progress.readyAt = latest(lasts, readyAt);
  if (lasts.some(isHardFailure)) progress.gate = 'broken';
  if (stage.kind === 'upload') progress.createdAt = progress.readyAt;
}

/** A job behind a stage that has not passed. */
function heldSpan(job: PlannedJob, { gate, createdAt, readyAt }: Progress): Span {
  return gate === 'broken' ? brokenSpan(job, createdAt, readyAt) : idleSpan(job, createdAt);
}

function spansOf(
  job: PlannedJob,
  times: { readonly createdAt: number; readonly readyAt: number },
  facts: TimelineFacts,
): readonly Span[] {
  const runnable = { ...idleSpan(job, times.createdAt), runnableAt: times.readyAt };
  switch (job.kind) {
    case 'script':
      return attemptSpans(job, times, facts.events);
    case 'trigger':
      return [triggerSpan(job, times, facts.child(job.position))];
    case 'waiter':
      return [{ ...runnable, finishedAt: times.readyAt }];
    case 'manual': {
      const event = facts.events.find((each) => each.kind === 'unblock' && each.position === job.position);
      if (event?.kind !== 'unblock') return [runnable];
      return [{ ...runnable, finishedAt: event.at, end: 'unblocked', unblockedBy: event.by }];
    }
  }
}

function finishedTimeline(progress: Progress, facts: TimelineFacts): Timeline {
  const { spans, gate, blockedState, readyAt } = progress;
  return {
    ...beginning(spans, facts),
    finishedAt: gate === 'blocked' ? never : latest(spans, facts.createdAt),
    blockedAt: gate === 'blocked' ? readyAt : never,
    blockedState,
    canceledAt: never,
    cancelReason: null,
    skippedAt: never,
  };
}

function endedTimeline(progress: Progress, facts: TimelineFacts, ending: BuildEvent): Timeline {
  const spans = progress.spans
    .filter((span) => span.createdAt <= ending.at)
    .map((span) => stopSpan(span, ending.at, facts.cancelMs))
    .map((span) => (ending.kind === 'skip' ? { ...span, end: 'skipped' as const } : span));
  return {
    ...beginning(spans, facts),
    finishedAt: latest(spans, ending.at),
    blockedAt: never,
    blockedState: 'passed',
    canceledAt: ending.kind === 'cancel' ? ending.at : never,
    cancelReason: ending.kind === 'cancel' ? ending.reason : null,
    skippedAt: ending.kind === 'skip' ? ending.at : never,
  };
}

function beginning(spans: readonly Span[], { createdAt }: TimelineFacts) {
  const failures = spans.filter((span) => span.superseded !== 'automatic' && isHardFailure(span));
  return {
    createdAt,
    spans,
    startedAt: Math.min(...spans.map((span) => span.startedAt)),
    failingAt: Math.min(...failures.map((span) => span.finishedAt)),
    hasRun: spans.length === 0 || spans.some((span) => span.end !== 'broken'),
  };
}

function latest(spans: readonly Span[], atLeast: number): number {
  return spans.reduce((time, span) => Math.max(time, span.finishedAt), atLeast);
}
