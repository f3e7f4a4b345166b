import type { Job, ScriptJob } from '../../model/job.ts';
import { isScriptJob } from '../../model/script-job.ts';
import { parseTime } from '../../model/times.ts';
import { elapsed } from '../text/durations.ts';
import type { SafeUrl, ToLink } from '../text/url.ts';
import { type Attempts, groupAttempts } from './attempts.ts';
import { firstLine } from './commit.ts';
import { jobFailureReason } from './failure-reason.ts';
import { isSettled, type JobOutcome, jobOutcome } from './outcomes.ts';

/** When a job was ready, started, and finished, in milliseconds since the epoch. Always in this order. */
export interface JobSpan {
  readonly readyAt: number;
  /** Null until an agent picks up the job. */
  readonly startedAt: number | null;
  /** Null until the job finishes. */
  readonly finishedAt: number | null;
}

/** One attempt at a job. */
export interface AttemptReport {
  readonly url: SafeUrl | null;
  readonly outcome: JobOutcome;
  /** As the service sent it. */
  readonly state: string;
  readonly exitStatus: number | null;
  /** True if the service says that it was stopped: then its exit status need not be that of its command. */
  readonly stopped: boolean;
  /** Why it failed; empty if it did not, or if that is unknown. */
  readonly reason: string;
  readonly agent: string | null;
  readonly span: JobSpan | null;
  /** Milliseconds of waiting for an agent, until now if it is still waiting; null if unknown. */
  readonly waitedMs: number | null;
  /** Milliseconds of running, until now if it is still running; null if it did not start. */
  readonly ranMs: number | null;
}

/** A job that runs a command: its latest attempt, and the earlier ones that are known. Holds nothing that can be secret. */
export interface JobReport extends AttemptReport {
  /** The ID of the latest attempt. */
  readonly id: string;
  readonly name: string;
  /** Distinguishes parallel and matrix jobs: `3 of 8`, `node 24, os linux`. Empty for other jobs. */
  readonly variant: string;
  readonly attempts: number;
  readonly earlier: readonly AttemptReport[];
  /** Which agents can run it, such as `queue=default`. */
  readonly agentRules: readonly string[];
}

/** What is needed to read jobs: the build's effective state, and the time in milliseconds. */
export interface JobContext {
  readonly buildState: string;
  readonly now: number;
  readonly toLink: ToLink;
}

/** The jobs that run commands, each once with all its attempts. Wait, block, and trigger steps are omitted. */
export function readJobs(jobs: readonly Job[], context: JobContext): JobReport[] {
  return groupAttempts(jobs.filter(isScriptJob)).map((attempts) => readJob(attempts, context));
}

/** The jobs that failed the build, in the order in which they finished. */
export function failedJobs(jobs: readonly JobReport[]): JobReport[] {
  const endOf = ({ span }: JobReport) => span?.finishedAt ?? Number.MAX_SAFE_INTEGER;
  return jobs.filter(({ outcome }) => outcome === 'failed').sort((a, b) => endOf(a) - endOf(b));
}

/** A job's name and variant. Plain text. */
export function title(job: JobReport): string {
  return job.variant === '' ? job.name : `${job.name} (${job.variant})`;
}

/** The known attempts of a job, oldest first, each with `, attempt 2` if there were several. */
export function attemptsOf(job: JobReport): { readonly attempt: AttemptReport; readonly suffix: string }[] {
  if (job.attempts === 1) return [{ attempt: job, suffix: '' }];
  const first = job.attempts - job.earlier.length;
  return [...job.earlier, job].map((attempt, index) => ({ attempt, suffix: `, attempt ${first + index}` }));
}

function readJob({ latest, earlier, total }: Attempts, context: JobContext): JobReport {
  const name = latest.name || firstLine(latest.command) || latest.step_key || 'script step';
  return {
    ...readAttempt(latest, context),
    id: latest.id,
    name,
    variant: [parallelPart(latest), matrixPart(latest.matrix, name)].filter((part) => part !== '').join(', '),
    attempts: total,
    earlier: earlier.map((job) => readAttempt(job, context)),
    agentRules: latest.agent_query_rules ?? [],
  };
}

function readAttempt(job: ScriptJob, { buildState, now, toLink }: JobContext): AttemptReport {
  const span = readSpan(job);
  const outcome = jobOutcome(job, buildState);
  const times = measure(span, isSettled(outcome) ? null : now, parseTime(job.runnable_at) !== null);
  const hasFailed = outcome === 'failed' || outcome === 'soft-failed';
  return {
    url: toLink(job.web_url),
    outcome,
    state: job.state ?? '',
    exitStatus: job.exit_status ?? null,
    stopped: Boolean(job.signal || job.signal_reason),
    reason: hasFailed ? jobFailureReason(job, times.ranMs) : '',
    agent: job.agent?.name ?? null,
    span,
    ...times,
  };
}

/** The clocks of different machines differ: a job that seems to finish before it starts took no time. */
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
    waitedMs: knowsReady ? elapsed(span?.readyAt, span?.startedAt ?? end) : null,
    ranMs: elapsed(span?.startedAt, end),
  };
}

/** Not shown in the document (§2.5): the live service counts the index from zero. */
function parallelPart(job: ScriptJob): string {
  const { parallel_group_index: index, parallel_group_total: total } = job;
  if (typeof index !== 'number' || typeof total !== 'number' || total < 2) return '';
  return `${Math.min(index + 1, total)} of ${total}`;
}

/**
 * Not shown in the document (§2.5): the live service sends an object that maps dimensions to values. Values that are in the
 * name are not repeated.
 */
function matrixPart(matrix: unknown, name: string): string {
  if (matrix === null || matrix === undefined) return '';
  const apart = /[^ -~]/.test(name) ? /[^\p{L}\p{N}._-]+/u : /[^\w.-]+/;
  const words = new Set(name.split(apart));
  if (typeof matrix !== 'object') return words.has(String(matrix)) ? '' : String(matrix);
  const entries = Object.entries(matrix).filter(([, value]) => isPlain(value) && !words.has(String(value)));
  return entries.map(([dimension, value]) => `${dimension} ${value}`).join(', ');
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
