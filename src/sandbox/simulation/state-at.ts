import type { BuildState } from '../../model/states.ts';
import { isHardFailure, type Span } from './span.ts';
import type { Timeline } from './timeline.ts';

/**
 * The internal state of a build at a time (api.md §3), in which a blocked build is `blocked`. What the document does not
 * show follows the live service: running once a job has started, failing from the first failure that counts. At the
 * instant of its creation every build is scheduled, even one that has nothing to do.
 */
export function buildStateAt(timeline: Timeline, now: number): BuildState {
  if (timeline.skippedAt <= now) return 'skipped';
  if (timeline.canceledAt <= now) return timeline.finishedAt <= now ? 'canceled' : 'canceling';
  if (now <= timeline.createdAt) return 'scheduled';
  if (timeline.blockedAt <= now) return 'blocked';
  if (timeline.finishedAt <= now) return finalState(timeline);
  if (timeline.startedAt > now) return 'scheduled';
  return currentSpans(timeline, now).some((span) => failedBy(span, now)) ? 'failing' : 'running';
}

function finalState(timeline: Timeline): BuildState {
  if (!timeline.hasRun) return 'not_run';
  return currentSpans(timeline, Number.POSITIVE_INFINITY).some(isHardFailure) ? 'failed' : 'passed';
}

function failedBy(span: Span, now: number): boolean {
  return span.finishedAt <= now && isHardFailure(span);
}

/** The latest run of each job that exists at the time: what a build lists by default. */
export function currentSpans(timeline: Timeline, now: number): readonly Span[] {
  return timeline.spans.filter((span) => span.createdAt <= now && !isRetriedAt(span, now));
}

/** True once another run has replaced this one. An automatic retry exists from the moment that this run fails. */
export function isRetriedAt(span: Span, now: number): boolean {
  return span.superseded !== null && (span.superseded === 'manual' || span.finishedAt <= now);
}

/** When the build finished, or null. A blocked build counts as finished (api.md §2.3), unless its step says `running`. */
export function finishedTime(timeline: Timeline, now: number): number | null {
  if (now <= timeline.createdAt) return null;
  if (timeline.blockedAt <= now) return timeline.blockedState === 'running' ? null : timeline.blockedAt;
  return timeline.finishedAt <= now ? timeline.finishedAt : null;
}

/** The state of a job at a time. It is `assigned` for half a second or less before it starts. */
export function jobStateAt(span: Span, now: number): string {
  if (span.finishedAt <= now) return span.end;
  if (span.cancelAt <= now) return 'canceling';
  if (span.runnableAt > now) return 'waiting';
  if (span.job.kind === 'manual') return 'blocked';
  if (span.startedAt <= now) return 'running';
  return assignedTime(span) <= now ? 'assigned' : 'scheduled';
}

/** When the job is assigned to an agent. */
export function assignedTime(span: Span): number {
  if (span.startedAt === Number.POSITIVE_INFINITY) return span.startedAt;
  return span.startedAt - Math.min(500, (span.startedAt - span.runnableAt) / 2);
}
