import type { BuildState } from '../../model/states.ts';
import type { Stage } from './plan.ts';
import type { BlockedState } from './script.ts';
import {
  type BuildEvent,
  brokenSpan,
  type ChildOutcome,
  idleSpan,
  isHardFailure,
  never,
  type Span,
  spansOf,
  stopSpan,
  type Times,
} from './span.ts';

/** Everything that a build does and when, according to its script and the events so far. `Infinity` means never. */
export type Timeline = ReturnType<typeof computeTimeline>;

/** What a timeline is computed from. */
export interface TimelineFacts {
  readonly stages: readonly Stage[];
  readonly createdAt: number;
  /** In the order of time; none is in the future. */
  readonly events: readonly BuildEvent[];
  /** How long a running job takes to stop. */
  readonly cancelMs: number;
}

/**
 * Computes what a build does: a pure function of its script, its creation time, its events, and how the builds ended that
 * its trigger steps have started, by position.
 */
export function computeTimeline(
  { stages, createdAt, events, cancelMs }: TimelineFacts,
  child: (position: number) => ChildOutcome | null,
) {
  const planned: Span[] = [];
  let times: Times = { createdAt, readyAt: createdAt };
  let gate: 'open' | 'broken' | BlockedState = 'open';
  for (const { kind, jobs } of stages) {
    if (gate !== 'open' || times.readyAt === never) {
      const isBroken = gate === 'broken';
      planned.push(
        ...jobs.map((job) => (isBroken ? brokenSpan(job, times) : idleSpan(job, times.createdAt))),
      );
      continue;
    }
    const runs = jobs.map((job) => spansOf(job, times, events, child));
    planned.push(...runs.flat());
    const lasts = runs.flatMap((spans) => spans.slice(-1));
    // A step that waits for a user is alone in its stage.
    const [first] = lasts;
    if (first?.job.kind === 'manual' && first.finishedAt === never) {
      gate = first.job.step.blockedState ?? 'passed';
      continue;
    }
    const readyAt = latest(lasts, times.readyAt);
    times = { createdAt: kind === 'upload' ? readyAt : times.createdAt, readyAt };
    if (lasts.some(isHardFailure)) gate = 'broken';
  }
  const ending = events.find((event) => event.kind === 'cancel' || event.kind === 'skip');
  const spans = ending
    ? planned
        .filter(({ createdAt }) => createdAt <= ending.at)
        .map((span) => stopSpan(span, ending.at, cancelMs))
    : planned;
  const blockedState = ending || gate === 'open' || gate === 'broken' ? null : gate;
  return {
    createdAt,
    spans,
    startedAt: Math.min(...spans.map((span) => span.startedAt)),
    /** When the last of its jobs finishes. */
    finishedAt: blockedState === null ? latest(spans, ending?.at ?? createdAt) : never,
    /** Since when it waits for a user. */
    blockedAt: blockedState === null ? never : times.readyAt,
    blockedState: blockedState ?? 'passed',
    /** When a user canceled it, or a newer build skipped it, if so. */
    ending,
    /** False if the branch filters of all its steps exclude the branch. */
    hasRun: spans.length === 0 || spans.some((span) => span.end !== 'broken'),
  };
}

function latest(spans: readonly Span[], atLeast: number): number {
  return spans.reduce((time, span) => Math.max(time, span.finishedAt), atLeast);
}

/**
 * The internal state of a build at a time (api.md §3), in which a blocked build is `blocked`. What the document does not
 * show follows the live service: running once a job has started, failing from the first failure that counts. At the
 * instant of its creation every build is scheduled, even one that has nothing to do.
 */
export function buildStateAt(timeline: Timeline, now: number): BuildState {
  if (timeline.ending?.kind === 'skip') return 'skipped';
  if (timeline.ending) return timeline.finishedAt <= now ? 'canceled' : 'canceling';
  if (now <= timeline.createdAt) return 'scheduled';
  if (timeline.blockedAt <= now) return 'blocked';
  const isFinished = timeline.finishedAt <= now;
  if (isFinished && !timeline.hasRun) return 'not_run';
  if (!isFinished && timeline.startedAt > now) return 'scheduled';
  const isFailed = currentSpans(timeline, now).some((span) => span.finishedAt <= now && isHardFailure(span));
  if (isFinished) return isFailed ? 'failed' : 'passed';
  return isFailed ? 'failing' : 'running';
}

/** The latest run of each job that exists at the time: what a build lists by default. */
export function currentSpans(timeline: Timeline, now: number): readonly Span[] {
  return timeline.spans.filter((span) => span.createdAt <= now && !isRetriedAt(span, now));
}

/** True once another run has replaced this one. An automatic retry exists from the moment that this run fails. */
export function isRetriedAt({ superseded, finishedAt }: Span, now: number): boolean {
  return superseded === 'manual' || (superseded === 'automatic' && finishedAt <= now);
}

/** When the build finished, or null. A blocked build counts as finished (api.md §2.3), unless its step says `running`. */
export function finishedTime(timeline: Timeline, now: number): number | null {
  if (now <= timeline.createdAt) return null;
  if (timeline.blockedAt <= now) return timeline.blockedState === 'running' ? null : timeline.blockedAt;
  return timeline.finishedAt <= now ? timeline.finishedAt : null;
}

/** The state of a job at a time. */
export function jobStateAt(span: Span, now: number): string {
  if (span.finishedAt <= now) return span.end;
  if (span.cancelAt <= now) return 'canceling';
  if (span.runnableAt > now) return 'waiting';
  if (span.job.kind === 'manual') return 'blocked';
  return span.startedAt <= now ? 'running' : 'scheduled';
}
