import type { Build } from '../../model/build.ts';
import { effectiveState, isTerminal } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import type { Redactor } from '../text/redact.ts';
import { type SafeUrl, safeUrl } from '../text/url.ts';
import { countJobs, type JobCounts } from './job-counts.ts';
import { type JobReport, readJobs } from './job-report.ts';
import { type Place, placeOf, rebuildUrl } from './place.ts';
import { readBlockSteps, readTriggers, type TriggerReport } from './steps.ts';
import { measureTiming, type Timing } from './timing.ts';
import { judge, relevantStop, type Stop, type Verdict } from './verdict.ts';

/** What a report on a build needs besides the build. */
export interface BuildContext {
  /** The time, in milliseconds since the epoch. */
  readonly now: number;
  readonly redact: Redactor;
  /** Set when the action looked no longer although the build went on, or when the build is gone. */
  readonly stop?: Stop | null;
  /** True where the service runs on this machine, so that http addresses of it may be links. */
  readonly loopback?: boolean;
}

/**
 * What there is to say of a build, for every place where it is said. Names of people and jobs, branch, commit and message
 * are in it as the service sent them, secrets taken out; env, e-mail addresses, meta-data values, commands,
 * webhook addresses and tokens are not in it at all.
 */
export interface BuildReport {
  readonly place: Place;
  readonly number: number;
  readonly url: SafeUrl | null;
  /** The state as a person means it: `blocked` for a build whose flag says so (api.md §3). */
  readonly state: string;
  readonly verdict: Verdict;
  readonly branch: string | null;
  readonly commit: string | null;
  /** The first line of the build's message. */
  readonly message: string | null;
  /** The creator's name, never the address. */
  readonly creator: string | null;
  readonly rebuiltFrom: { readonly number: number; readonly url: SafeUrl | null } | null;
  /** How long it took until a job started, up to now where none has; null where the times do not say. */
  readonly queuedMs: number | null;
  /** How long it has run since, waits at block steps included; null where it has not started. */
  readonly ranMs: number | null;
  readonly createdAt: number | null;
  /** The jobs that run commands, in the service's order. Null where the answer had no jobs at all. */
  readonly jobs: readonly JobReport[] | null;
  readonly jobCounts: JobCounts;
  /** Those that failed the build, the first to end first. */
  readonly failed: readonly JobReport[];
  readonly blockSteps: readonly string[];
  readonly triggers: readonly TriggerReport[];
  readonly timing: Timing;
  /** Set when the action looked no longer although the build went on. */
  readonly stop: Stop | null;
  /** The time for which all this holds, in milliseconds. */
  readonly asOf: number;
}

/** Computes the report on a build (api.md §2.3, §3). Never throws: what is missing is left out. */
export function analyzeBuild(original: Build, context: BuildContext): BuildReport {
  const build = context.redact.json(original);
  const { now, loopback = false } = context;
  const state = effectiveState(build);
  const stop = relevantStop(state, context.stop ?? null);
  const all = build.jobs ?? [];
  const jobs = readJobs(all, { buildState: state, now, loopback });
  const jobCounts = countJobs(jobs);
  const failed = jobs.filter((job) => job.outcome === 'failed').sort(byEnd);
  const blockSteps = readBlockSteps(all);
  const cancelReason = build.cancel_reason ?? null;
  const triggers = readTriggers(all, state, loopback);
  const failedTriggers = triggers.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
  return {
    place: placeOf(build),
    number: build.number,
    url: safeUrl(build.web_url, loopback),
    state,
    verdict: judge({
      state,
      jobCounts,
      firstFailed: failed[0] ?? null,
      failedTriggers,
      blockSteps,
      cancelReason,
      stop,
    }),
    branch: build.branch || null,
    commit: build.commit || null,
    message: firstLine(build.message),
    creator: build.creator?.name || null,
    rebuiltFrom: readRebuiltFrom(build, loopback),
    ...measureBuild(build, jobs, now),
    jobs: build.jobs ? jobs : null,
    jobCounts,
    failed,
    blockSteps,
    triggers,
    timing: measureTiming(jobs),
    stop,
    asOf: now,
  };
}

function readRebuiltFrom(build: Build, loopback: boolean): BuildReport['rebuiltFrom'] {
  const number = build.rebuilt_from?.number;
  if (typeof number !== 'number') return null;
  return { number, url: safeUrl(rebuildUrl(build), loopback) };
}

/** A build that was unblocked may say that it started later than its jobs did: the earliest start is believed. */
function measureBuild(build: Build, jobs: readonly JobReport[], now: number) {
  const createdAt = parseTime(build.created_at);
  const starts = [parseTime(build.started_at), ...jobs.map((job) => job.span?.startedAt ?? null)];
  const startedAt = starts.reduce((first, start) => earlier(first, start), null);
  const openEnd = isTerminal(build) ? null : now;
  return {
    createdAt,
    queuedMs: between(createdAt, startedAt ?? openEnd),
    ranMs: between(startedAt, parseTime(build.finished_at) ?? openEnd),
  };
}

function between(from: number | null, to: number | null): number | null {
  return from === null || to === null ? null : Math.max(0, to - from);
}

function earlier(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}

function byEnd(a: JobReport, b: JobReport): number {
  return (a.span?.finishedAt ?? Number.MAX_SAFE_INTEGER) - (b.span?.finishedAt ?? Number.MAX_SAFE_INTEGER);
}

function firstLine(message: string | null | undefined): string | null {
  return message?.trim().split(/[\r\n]/, 1)[0] || null;
}
