import type { BuildState } from '../../model/states.ts';
import type { User } from '../../model/user.ts';
import type { BlockStep, Exit } from '../seed/seed.ts';
import { forJob, type PlannedJob, type PlannedScript, type Stage } from './plan.ts';

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
  /** When it declared, while it ran, that it will fail. */
  readonly promisedAt: number;
  /** The final state. The document does not list job states (§2.8); these are the live service's. */
  readonly end: 'passed' | 'failed' | 'timed_out' | 'expired' | 'broken' | 'canceled' | 'unblocked';
  readonly exit: number | null;
  /** How this run was retried, or null. */
  readonly superseded: 'automatic' | 'manual' | null;
  readonly unblockedBy: User | null;
}

/** Everything that a build does and when, according to its script and the events so far. `Infinity` means never. */
export type Timeline = ReturnType<typeof createTimeline>;

/** What a timeline is computed from. */
interface TimelineFacts {
  readonly stages: readonly Stage[];
  readonly createdAt: number;
  /** In the order of time; none is in the future. */
  readonly events: readonly BuildEvent[];
  /** How long a running job takes to stop. */
  readonly cancelMs: number;
  /** How the build has ended that the trigger step at a position started; null if it did not. */
  readonly childAt: (position: number) => { readonly finishedAt: number; readonly passed: boolean } | null;
}

/** Computes what a build does: a pure function of its facts. */
export function createTimeline(facts: TimelineFacts) {
  const { createdAt, events, cancelMs } = facts;
  const planned = runStages(facts);
  const ending = events.find((event) => event.kind === 'cancel' || event.kind === 'skip');
  const spans = ending
    ? planned.spans
        .filter((span) => span.createdAt <= ending.at)
        .map((span) => stopSpan(span, ending.at, cancelMs))
    : planned.spans;
  const blockedState = ending ? null : planned.blockedState;
  const blockedAt = blockedState === null ? never : planned.readyAt;
  const startedAt = Math.min(...spans.map((span) => span.startedAt));
  /** When the last of its jobs finishes. */
  const finishedAt = blockedState === null ? latest(spans, ending?.at ?? createdAt) : never;
  const failures = spans.filter((span) => isHardFailure(span) && span.superseded !== 'automatic');
  /** False if the branch filters of all its steps exclude the branch. */
  const hasRun = spans.length === 0 || spans.some((span) => span.end !== 'broken');
  const allAt = (now: number) => spans.filter((span) => span.createdAt <= now);
  /** The latest run of each job that exists at the time: what a build lists by default. */
  const spansAt = (now: number) => allAt(now).filter((span) => !isRetriedAt(span, now));
  return {
    spans,
    /** The runs of jobs that exist at a time, also those that were retried. */
    allAt,
    spansAt,
    startedAt,
    finishedAt,
    blockedState,
    /** When it first waited at a block step as `passed`: a trigger step that waits for the build passes then. */
    pausedAt: Math.min(...spans.filter(pausesAsPassed).map((span) => span.runnableAt)),
    /** When its first failure that counts was known. */
    failingAt: Math.min(...failures.map(knownAt)),
    /** When a user canceled it, or a newer build skipped it, if so. */
    ending,
    /** When the build finished, or null. A blocked build counts as finished (api.md §2.3), unless its `blockedState` is `running`. */
    finishedBy(now: number): number | null {
      if (now <= createdAt) return null;
      if (blockedAt <= now) return blockedState === 'running' ? null : blockedAt;
      return finishedAt <= now ? finishedAt : null;
    },
    /**
     * The internal state at a time (api.md §3), in which a blocked build is `blocked`. What the document does not show
     * follows the live service: running once a job has started, failing from the first failure that counts. At the instant
     * of its creation every build is scheduled, even one that has nothing to do.
     */
    stateAt(now: number): BuildState {
      const isFinished = finishedAt <= now;
      if (ending?.kind === 'skip') return 'skipped';
      if (ending) return isFinished ? 'canceled' : 'canceling';
      if (now <= createdAt) return 'scheduled';
      if (blockedAt <= now) return 'blocked';
      if (isFinished && !hasRun) return 'not_run';
      if (!isFinished && startedAt > now) return 'scheduled';
      const isFailed = spansAt(now).some((span) => knownAt(span) <= now && isHardFailure(span));
      if (isFinished) return isFailed ? 'failed' : 'passed';
      return isFailed ? 'failing' : 'running';
    },
  };
}

/** All runs of all jobs, unless the build ends early; if it then waits for a user, in which state. */
function runStages(facts: TimelineFacts) {
  const { stages, createdAt } = facts;
  const spans: Span[] = [];
  let [bornAt, readyAt] = [createdAt, createdAt];
  let blockedState: NonNullable<BlockStep['blockedState']> | null = null;
  let isBroken = false;
  for (const { kind, jobs } of stages) {
    const idle = jobs.map((job) => idleSpan(job, bornAt));
    if (isBroken || blockedState !== null || readyAt === never) {
      spans.push(...(isBroken ? idle.map((span) => brokenSpan(span, readyAt)) : idle));
      continue;
    }
    const runs = idle.map((span) => spansOf(span, readyAt, facts));
    spans.push(...runs.flat());
    const lasts = runs.flatMap((each) => each.slice(-1));
    // A step that waits for a user is alone in its stage.
    const [first] = lasts;
    if (first?.job.kind === 'manual' && first.finishedAt === never) {
      blockedState = first.job.step.blockedState ?? 'passed';
      continue;
    }
    readyAt = latest(lasts, readyAt);
    if (kind === 'upload') bornAt = readyAt;
    isBroken = lasts.some(isHardFailure);
  }
  return { spans, blockedState, readyAt };
}

function latest(spans: readonly Span[], atLeast: number): number {
  return spans.reduce((time, span) => Math.max(time, span.finishedAt), atLeast);
}

/** The time of what never happens. */
const never = Number.POSITIVE_INFINITY;

/** A run that is created and never becomes runnable. */
function idleSpan(job: PlannedJob, createdAt: number): Span {
  return {
    job,
    attempt: 0,
    createdAt,
    runnableAt: never,
    startedAt: never,
    finishedAt: never,
    cancelAt: never,
    promisedAt: never,
    end: 'passed',
    exit: null,
    superseded: null,
    unblockedBy: null,
  };
}

/** A job that will not run, as is decided once it would be ready. */
function brokenSpan(idle: Span, readyAt: number): Span {
  return { ...idle, finishedAt: readyAt, end: 'broken' };
}

/** All runs of a job that becomes runnable. */
function spansOf(idle: Span, readyAt: number, { events, childAt }: TimelineFacts): readonly Span[] {
  const { job } = idle;
  const runnable = { ...idle, runnableAt: readyAt };
  switch (job.kind) {
    case 'script':
      return job.runs ? attemptsOf(runnable, job, events) : [brokenSpan(idle, readyAt)];
    case 'waiter':
      return [{ ...runnable, finishedAt: readyAt }];
    case 'trigger': {
      // It starts its build as soon as it is runnable.
      const begun = { ...runnable, startedAt: readyAt };
      if (job.step.async) return [{ ...begun, finishedAt: readyAt }];
      const outcome = childAt(job.position);
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
function attemptsOf(runnable: Span, job: PlannedScript, events: readonly BuildEvent[]): readonly Span[] {
  const { waitMs = 2_000, runMs = 10_000, promiseMs = never, exits = [0] } = job.step;
  const planned = forJob(exits, job.index);
  const spans: Span[] = [];
  const run = (created: Span, exit: Exit) => {
    const startedAt = created.runnableAt + forJob(waitMs, job.index);
    if (exit === 'expired') {
      spans.push({ ...created, finishedAt: startedAt, end: exit });
      return;
    }
    const end = exit === 'timed_out' ? exit : exit === 0 ? 'passed' : 'failed';
    const finishedAt = startedAt + forJob(runMs, job.index);
    const promisedAt = end === 'failed' && startedAt + promiseMs < finishedAt ? startedAt + promiseMs : never;
    spans.push({
      ...created,
      startedAt,
      finishedAt,
      promisedAt,
      end,
      exit: exit === 'timed_out' ? -1 : exit,
    });
  };
  const retry = (superseded: Span['superseded'], at: number, exit: Exit) => {
    const last = spans.pop();
    // A failure that is retried automatically is not promised.
    const promisedAt = superseded === 'automatic' ? never : (last?.promisedAt ?? never);
    if (last) spans.push({ ...last, superseded, promisedAt });
    run({ ...runnable, attempt: spans.length, createdAt: at, runnableAt: at }, exit);
  };
  run(runnable, planned[0] ?? 0);
  for (const exit of planned.slice(1)) {
    const last = spans.at(-1);
    if (!last || last.end === 'passed') break;
    retry('automatic', last.finishedAt, exit);
  }
  for (const event of events)
    if (event.kind === 'retry' && event.position === job.position) retry('manual', event.at, event.exit);
  return spans;
}

/** A run after its build is canceled: if it has not started it never will, and if it is running it takes time to stop. */
function stopSpan(span: Span, at: number, graceMs: number): Span {
  if (span.finishedAt <= at) return span;
  const promisedAt = span.promisedAt <= at ? span.promisedAt : never;
  const stopped = { ...span, cancelAt: at, promisedAt, end: 'canceled' as const, superseded: null };
  if (span.startedAt > at) {
    const runnableAt = span.runnableAt <= at ? span.runnableAt : never;
    return { ...stopped, runnableAt, startedAt: never, finishedAt: at, exit: null };
  }
  if (span.job.kind !== 'script') return { ...stopped, finishedAt: at, exit: null };
  return { ...stopped, finishedAt: Math.min(span.finishedAt, at + graceMs), exit: -1 };
}

/** True if this run fails its build, unless it is retried. */
function isHardFailure({ job, end }: Span): boolean {
  if (job.kind === 'script' && job.step.softFail) return false;
  return end === 'failed' || end === 'timed_out' || end === 'expired';
}

/** When the end of a run is known. */
function knownAt({ promisedAt, finishedAt }: Span): number {
  return Math.min(promisedAt, finishedAt);
}

function pausesAsPassed({ job }: Span): boolean {
  return job.kind === 'manual' && (job.step.blockedState ?? 'passed') === 'passed';
}

/** True for a block step that a user can unblock at this time. */
export function isOpenAt({ job, runnableAt, finishedAt }: Span, now: number): boolean {
  return job.kind === 'manual' && runnableAt <= now && finishedAt > now;
}

/** True once another run has replaced this one. An automatic retry exists from the moment that this run fails. */
export function isRetriedAt({ superseded, finishedAt }: Span, now: number): boolean {
  return superseded === 'manual' || (superseded === 'automatic' && finishedAt <= now);
}

/** The state of a job at a time. What waits for a block step reads `blocked`, and so does the step before it is reached. */
export function jobStateAt(span: Span, now: number): string {
  const { job } = span;
  if (span.finishedAt <= now) return span.end;
  if (span.cancelAt <= now) return 'canceling';
  if (job.kind === 'manual') return 'blocked';
  if (span.runnableAt > now) return job.isBehindBlock ? 'blocked' : 'waiting';
  return span.startedAt <= now ? 'running' : 'scheduled';
}
