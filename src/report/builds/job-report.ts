import { isScriptJob, type Job, type ScriptJob } from '../../model/job.ts';
import { parseTime } from '../../model/times.ts';
import { type SafeUrl, safeUrl } from '../text/url.ts';
import { type Attempts, groupAttempts } from './attempts.ts';
import { isSettled, type JobOutcome, jobOutcome } from './outcomes.ts';

/** When a job could have started, did, and ended: milliseconds since the epoch, in this order. */
export interface JobSpan {
  readonly readyAt: number;
  /** Null while no agent has taken it. */
  readonly startedAt: number | null;
  /** Null while it is under way. */
  readonly finishedAt: number | null;
}

/** One try at a job. */
export interface AttemptReport {
  readonly url: SafeUrl | null;
  readonly outcome: JobOutcome;
  /** The service's word. */
  readonly state: string;
  readonly exitStatus: number | null;
  readonly agent: string | null;
  readonly span: JobSpan | null;
  /** How long it waited for an agent, up to now if it still does; null where the times do not say. */
  readonly waitedMs: number | null;
  /** How long it ran, up to now if it still does; null where it did not start. */
  readonly ranMs: number | null;
}

/** A job that runs a command: its latest attempt, and what is known of earlier ones. Nothing that may hold a secret. */
export interface JobReport extends AttemptReport {
  readonly name: string;
  /** Which of several like it: `3 of 8`, `node 24, os linux`; empty if it is alone. */
  readonly variant: string;
  readonly attempts: number;
  readonly earlier: readonly AttemptReport[];
  /** Which agents may take it, such as `queue=default`. */
  readonly agentRules: readonly string[];
}

/** What is needed to read jobs: the build's state as a person means it, and the time, in milliseconds. */
export interface JobContext {
  readonly buildState: string;
  readonly now: number;
  readonly loopback: boolean;
}

/** The jobs that run commands, one for each step and not for each attempt. Wait, block and trigger steps are none. */
export function readJobs(jobs: readonly Job[], context: JobContext): JobReport[] {
  return groupAttempts(jobs.filter(isScriptJob)).map((attempts) => readJob(attempts, context));
}

/** A job's name with what tells it from others like it. Plain text. */
export function title(job: JobReport): string {
  return job.variant === '' ? job.name : `${job.name} (${job.variant})`;
}

function readJob({ latest, earlier, total }: Attempts, context: JobContext): JobReport {
  const name = latest.name || latest.step_key || 'script step';
  return {
    ...readAttempt(latest, context),
    name,
    variant: [parallelPart(latest), matrixPart(latest.matrix, name)].filter((part) => part !== '').join(', '),
    attempts: total,
    earlier: earlier.map((job) => readAttempt(job, context)),
    agentRules: latest.agent_query_rules ?? [],
  };
}

function readAttempt(job: ScriptJob, { buildState, now, loopback }: JobContext): AttemptReport {
  const span = readSpan(job);
  const outcome = jobOutcome(job, buildState);
  return {
    url: safeUrl(job.web_url, loopback),
    outcome,
    state: job.state ?? '',
    exitStatus: job.exit_status ?? null,
    agent: job.agent?.name ?? null,
    span,
    ...measure(span, isSettled(outcome) ? null : now, parseTime(job.runnable_at) !== null),
  };
}

/** Clocks of different machines disagree: what seems to end before it began has taken no time. */
function readSpan(job: ScriptJob): JobSpan | null {
  const startedAt = parseTime(job.started_at);
  const runnableAt = parseTime(job.runnable_at) ?? startedAt;
  if (runnableAt === null) return null;
  const readyAt = Math.min(runnableAt, startedAt ?? runnableAt);
  const finished = parseTime(job.finished_at);
  return {
    readyAt,
    startedAt,
    finishedAt: finished === null ? null : Math.max(finished, startedAt ?? readyAt),
  };
}

function measure(span: JobSpan | null, openEnd: number | null, knowsReady: boolean) {
  const end = span?.finishedAt ?? openEnd;
  return {
    waitedMs: knowsReady ? between(span?.readyAt, span?.startedAt ?? end) : null,
    ranMs: between(span?.startedAt, end),
  };
}

function between(from: number | null | undefined, to: number | null): number | null {
  return typeof from === 'number' && to !== null ? Math.max(0, to - from) : null;
}

/** Not shown in the document (§2.5): the live service counts the index from nought. */
function parallelPart(job: ScriptJob): string {
  const { parallel_group_index: index, parallel_group_total: total } = job;
  if (typeof index !== 'number' || typeof total !== 'number' || total < 2) return '';
  return `${Math.min(index + 1, total)} of ${total}`;
}

/**
 * Not shown in the document (§2.5): the live service sends an object of dimension to value. What the name says already
 * is not said again: people write the values into it.
 */
function matrixPart(matrix: unknown, name: string): string {
  const said = new Set(name.split(/[^\p{L}\p{N}._-]+/u));
  if (matrix === null || matrix === undefined) return '';
  if (typeof matrix !== 'object') return said.has(String(matrix)) ? '' : String(matrix);
  const entries = Object.entries(matrix).filter(([, value]) => isPlain(value) && !said.has(String(value)));
  return entries.map(([dimension, value]) => `${dimension} ${value}`).join(', ');
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
