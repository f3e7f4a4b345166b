import { isOpenBlockStep } from '../../model/block-step.ts';
import { blockedChildOf } from '../../model/blocked-child.ts';
import type { Build } from '../../model/build.ts';
import { nameBuild, parseBuildUrl } from '../../model/build-address.ts';
import type { Job, ScriptJob, TriggerJob } from '../../model/job.ts';
import { knownJobs } from '../../model/large-build.ts';
import { isReplaced, isScriptJob } from '../../model/script-job.ts';
import { parseTime } from '../../model/times.ts';
import { elapsed, formatDuration } from '../text/durations.ts';
import type { SafeUrl, ToLink } from '../text/url.ts';
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
  /** True if it ended for a reason of its own: it timed out, was canceled, or was stopped by a signal. */
  readonly stopped: boolean;
  /** True if it was lost with its agent. */
  readonly lost: boolean;
  /** Why it failed or did not run; empty if it did neither, or if that is unknown. */
  readonly reason: string;
  readonly span: JobSpan | null;
  /** Milliseconds of waiting for an agent, until now if it is still waiting; null if unknown. */
  readonly waitedMs: number | null;
  /** Milliseconds of running, until now if it is still running; null if it did not start. */
  readonly ranMs: number | null;
}

/** A job or a trigger step: its latest attempt, and the earlier ones that are known. Holds nothing that can be secret. */
export interface JobReport extends AttemptReport {
  /** The ID of the latest attempt. */
  readonly id: string;
  /** The key of its step; null if it has none. */
  readonly stepKey: string | null;
  /** The build that a trigger step started, null if unknown; undefined for a job that runs a command. */
  readonly child?: TriggerJob['triggered_build'] | null;
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
  /** True if the command may name a job that has no other name. */
  readonly showsCommands: boolean;
}

/** A job that runs a command, or a trigger step in its form, with the build that it started. */
type RunJob = ScriptJob & { readonly child?: JobReport['child'] };

/**
 * The jobs that run commands, and the trigger steps, each once with all its attempts. Wait and block steps are omitted. A build
 * lists only the latest attempt unless the request includes retried jobs, which are chained by `retried_in_job_id` (api.md §2.5).
 * A retried attempt is superseded in any state.
 */
export function readJobs(jobs: readonly Job[], context: JobContext): JobReport[] {
  const run = jobs.flatMap((job, index): RunJob[] => {
    if (isScriptJob(job)) return [job];
    return job.type === 'trigger' ? [asJob(job as TriggerJob, index)] : [];
  });
  const before = new Map(run.map((job) => [job.retried_in_job_id, job]));
  return run
    .filter((job) => !isReplaced(job))
    .map((job) => {
      const earlier: RunJob[] = [];
      for (let one = before.get(job.id); one && earlier.length < run.length; one = before.get(one.id))
        earlier.unshift(one);
      return readJob(job, earlier, context);
    });
}

function asJob({ triggered_build: child = null, ...step }: TriggerJob, index: number): RunJob {
  const name = step.name || step.step_key || 'trigger step';
  const web_url = child?.web_url ?? step.web_url;
  return { ...step, ...{ id: step.id ?? `trigger ${index}`, type: 'script', name, web_url, child } };
}

/** The labels of the block and input steps that are open. */
export function readBlockSteps(jobs: readonly Job[]): string[] {
  return jobs.filter(isOpenBlockStep).map((job) => plainName(job.label) || job.step_key || 'block step');
}

/** The block step that the build waits at, in words: its own, or that of a child; empty if it is not shown. */
export function describeBlock(build: Build): string {
  const child = blockedChildOf(build);
  if (child) return `“${child.at}” of ${child.name}, the build of the step “${child.step}”`;
  const [label] = readBlockSteps(knownJobs(build));
  return label === undefined ? '' : `“${label}”`;
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

/** The response may list fewer attempts than there were. */
function readJob(latest: RunJob, earlier: readonly RunJob[], context: JobContext): JobReport {
  const command = context.showsCommands ? commandName(latest.command) : '';
  const name = plainName(latest.name) || latest.step_key || command || 'script step';
  return {
    ...readAttempt(latest, context),
    id: latest.id,
    stepKey: latest.step_key ?? null,
    ...(latest.child !== undefined && { child: latest.child }),
    name,
    variant: [parallelPart(latest), matrixPart(latest.matrix, name)].filter((part) => part !== '').join(', '),
    attempts: Math.max(earlier.length, latest.retries_count ?? 0) + 1,
    earlier: earlier.map((job) => readAttempt(job, context)),
    agentRules: latest.agent_query_rules ?? [],
  };
}

/** A label without the service's shortcodes of emoji (`:jest: Unit`), which show as raw text, unless it has nothing else. */
export function plainName(label: string | null | undefined): string {
  const name = label?.trim() ?? '';
  return (
    name
      .replaceAll(/(?<!\S)(?::[\w+-]{1,50}:)+(?!\S)/g, '')
      .replaceAll(/ {2,}/g, ' ')
      .trim() || name
  );
}

/** The first line of a command that does something: no shebang, comment or option of the shell. */
function commandName(command: string | null | undefined): string | undefined {
  const lines = command?.split(/[\r\n]+/) ?? [];
  const bare = lines.map((line) => line.trim().replace(/^(?:set [-+][^;&]*(?:;|&&|$)\s*)+/, ''));
  return bare.find((line) => line !== '' && !line.startsWith('#'));
}

function readAttempt(job: RunJob, { buildState, now, toLink }: JobContext): AttemptReport {
  const outcome = jobOutcome(job, buildState);
  const isRunning = job.state === 'running';
  const times = readTimes(job, isSettled(outcome) && !isRunning ? null : now);
  const { state = '', exit_status: exit, signal, signal_reason: reason, broken_reason: broken } = job;
  const hasFailed = outcome === 'failed' || outcome === 'soft-failed';
  const notRun = outcome === 'not-run' ? (brokenReasons.get(broken ?? '') ?? broken ?? '') : '';
  return {
    url: toLink(job.web_url),
    outcome,
    state: state ?? '',
    exitStatus: exit ?? null,
    stopped: (state !== 'failed' && !isRunning) || Boolean(signal || reason),
    lost: state === 'failed' && (reason ? lossReasons.includes(reason) : exit === stopped),
    reason: hasFailed ? failureReason(job, times.ranMs) : notRun,
    ...times,
  };
}

/** Why a job did not run. Not shown in the document. */
const brokenReasons: ReadonlyMap<string, string> = new Map([
  ['conditional_failed', 'its if or branch did not match'],
  ['branch_mismatch', 'its branches did not match'],
  ['dependency_failed', 'a step before it failed'],
]);

/** The reasons for which a job is lost with its agent. */
const lossReasons: readonly string[] = ['agent_stop', 'stack_error'];

/** The exit status that the service reports for a command that was stopped. */
const stopped = -1;

/**
 * Why a job failed: `timed out after 10 min`, `agent stop, signal SIGTERM`, `exit status 1`; empty if unknown. Plain text. Not
 * shown in the document (§2.5): the live service gives a reason why a command was stopped, in words such as `agent_stop`.
 */
function failureReason(job: RunJob, ranMs: number | null): string {
  const { exit_status: exit, signal, signal_reason: reason, child, state, agent } = job;
  const started = parseBuildUrl(child?.url);
  if (started !== null) return `see ${nameBuild(started)}`;
  if (state === 'running') return `still runs, promised exit status ${job.promised_exit_status}`;
  const isLost = exit === stopped && agent?.connection_state === 'lost';
  const why = {
    timed_out: `timed out${ranMs === null ? '' : ` after ${formatDuration(ranMs)}`}`,
    expired: 'expired: no agent accepted it',
    canceled: 'canceled',
    failed: reason?.replaceAll('_', ' ') || (isLost ? 'agent lost' : ''),
  }[`${state}`];
  const isKnown = Boolean(why || signal);
  const status = typeof exit === 'number' && !(isKnown && exit === stopped) ? `exit status ${exit}` : '';
  return [why, status, signal ? `signal ${signal}` : ''].filter(Boolean).join(', ');
}

/** The clocks of different machines differ: a job that seems to finish before it starts took no time. */
function readTimes(
  job: ScriptJob,
  openEnd: number | null,
): Pick<AttemptReport, 'span' | 'waitedMs' | 'ranMs'> {
  const startedAt = parseTime(job.started_at);
  const runnableAt = parseTime(job.runnable_at);
  const knownAt = runnableAt ?? startedAt;
  const finished = parseTime(job.finished_at);
  if (knownAt === null || (finished ?? openEnd) === null) return { span: null, waitedMs: null, ranMs: null };
  const readyAt = Math.min(knownAt, startedAt ?? knownAt);
  const finishedAt = finished === null ? null : Math.max(finished, startedAt ?? readyAt);
  const end = finishedAt ?? openEnd;
  return {
    span: { readyAt, startedAt, finishedAt },
    waitedMs: runnableAt === null ? null : elapsed(readyAt, startedAt ?? end),
    ranMs: elapsed(startedAt, end),
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
  const words = new Set(name.split(/[^\p{L}\p{N}._-]+/u));
  if (typeof matrix !== 'object') return words.has(String(matrix)) ? '' : String(matrix);
  const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
  const entries = Object.entries(matrix).filter(([, value]) => isPlain(value) && !words.has(String(value)));
  return entries.map(([dimension, value]) => `${dimension} ${value}`).join(', ');
}
