import { TimeoutError } from '../../client/index.ts';
import { isOpenJob, isRunnableJob, lastStartMs, waitsForAgent } from '../../model/agent-queue.ts';
import type { Build } from '../../model/build.ts';
import type { Job, ScriptJob } from '../../model/job.ts';
import { isScriptJob } from '../../model/script-job.ts';
import { hasEnded } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import type { Stop } from '../../report/builds/verdict.ts';
import type { OldJobs, TrackedBuild } from '../outputs/build-outputs.ts';
import type { PollResult } from './read-builds.ts';

/** A replica that answers may not know a build that was just found. */
const readLagMs = 30_000;

/** For so long it may show nothing of what this step has done: the build that it created, or the retry of failed jobs. */
const writeLagMs = 120_000;

/** A build that is not found for so long is worth a line. */
const quietLagMs = 10_000;

/** The progress of a build: nothing started, or one of the states of api.md §3. */
type Phase = 'queued' | 'running' | 'failing' | 'canceling';

/** Why the wait for a build ended before the build, with the error if one ended it. */
export interface WaitEnd {
  readonly stop: Stop;
  readonly error?: Error;
}

/** One moment on both clocks, in milliseconds: for durations, and for comparisons with times of the service. */
export interface Moment {
  readonly monotonicMs: number;
  readonly epochMs: number;
}

/** The wait for one build, at one moment. All times are milliseconds of the monotonic clock. */
export interface BuildWait extends TrackedBuild {
  /** When the step sent its first request. */
  readonly sinceMs: number;
  readonly foundMs: number;
  /** The last successful poll. */
  readonly seenMs: number;
  readonly phase: Phase;
  /** Since when it waits for an agent, as far as is known; null if it does not. */
  readonly queuedSinceMs: number | null;
  /** When the last poll was sent that showed or counted its jobs. */
  readonly jobsSeenMs: number;
  /** The IDs of its jobs that were seen to have started. */
  readonly startedJobs: ReadonlySet<unknown>;
  /** The IDs of its jobs that ran or could run when its jobs were last shown. */
  readonly openJobs: ReadonlySet<unknown>;
  /** When its first job started; before that, when it was created. */
  readonly startedMs: number;
  /** True if a poll has shown that it runs. */
  readonly hasRun: boolean;
  /** Whether to poll it with its jobs, because the server does not count them. */
  readonly withJobs: boolean;
  /** Why the last poll failed; undefined if it succeeded. */
  readonly failure?: Error | undefined;
  /** True if the service did not know it at the last poll, although it was found a moment before. */
  readonly missing?: boolean;
  /** True if the log says so. */
  readonly isMissingTold?: boolean;
  /** True if its failed jobs were retried, and none of the new ones has been seen yet. */
  readonly awaitsNewJob: boolean;
  /** The service's counts of its jobs when they were last seen. */
  readonly countsSeen: string;
  /** Set when the wait is over. */
  readonly end: 'ended' | WaitEnd | null;
}

/** Starts the wait for a build. */
export function startWait(
  { address, build, origin = 'found', knownMs, oldJobs, oldEnd, retriesBefore }: TrackedBuild,
  sinceMs: number,
  now: Moment,
): BuildWait {
  const foundMs = now.monotonicMs;
  const phase = phaseOf(build);
  return {
    address,
    build,
    origin,
    sinceMs,
    foundMs,
    seenMs: foundMs,
    phase,
    // Others may have been started since the build was.
    queuedSinceMs: waitsForAgent(build) === false ? null : (knownMs ?? foundMs),
    jobsSeenMs: knownMs ?? foundMs,
    startedJobs: startedJobsOf(build),
    startsUntilMs: lastStartMs(build),
    openJobs: openJobsOf(build),
    startedMs: oldJobs ? foundMs : startOf(build, phase, now),
    hasRun: false,
    withJobs: false,
    ...(oldJobs && { oldJobs, oldEnd, retriesBefore }),
    awaitsNewJob: oldJobs !== undefined && !showsNewJob(build, oldJobs),
    countsSeen: countsOf(build),
    end: null,
  };
}

/** When a poll was sent and answered, and of what it was. */
interface Poll {
  readonly sentMs: number;
  /** When it was answered. */
  readonly now: Moment;
  /** True for a poll of a list, in which no build counts its jobs. */
  readonly isList?: boolean;
}

/** The wait after a poll. */
export function applyPoll(wait: BuildWait, result: PollResult, poll: Poll): BuildWait {
  const { now } = poll;
  if ('build' in result)
    return isOlder(wait, result.build, now)
      ? { ...wait, failure: undefined, missing: false }
      : applyBuild(wait, result.build, poll);
  const afterMs = now.monotonicMs - wait.sinceMs;
  if ('gone' in result) {
    const unread = wasNeverRead(wait) ? 'always' : undefined;
    const isNew = now.monotonicMs - wait.foundMs < (unread ? writeLagMs : readLagMs);
    return isNew
      ? { ...wait, missing: true }
      : { ...wait, end: { stop: { why: 'disappeared', afterMs, unread } } };
  }
  const { failure } = result;
  // A poll that was never sent says less than the service's last answer.
  const unread = { ...wait, failure: wait.failure && isHeldBack(failure) ? wait.failure : failure };
  return result.temporary ? unread : { ...unread, end: endUnread(unread, { why: 'unreachable', afterMs }) };
}

/** True for a request that our own limits, or a spent rate-limit window, did not let through. */
function isHeldBack(failure: Error): boolean {
  return failure instanceof TimeoutError && (failure.phase === 'limiter' || failure.phase === 'window');
}

/** The end of a wait, with the reason if the build could not be read. What finds a build has read it. */
export function endUnread({ failure, missing, seenMs, foundMs, origin }: BuildWait, stop: Stop): WaitEnd {
  if (failure === undefined) return { stop: missing ? { ...stop, unread: 'gone' } : stop };
  const unread = wasNeverRead({ seenMs, foundMs, origin }) ? 'always' : 'lately';
  return { stop: { ...stop, unread }, error: failure };
}

/** True for a build that no poll has shown yet. What finds a build has read it. */
export function wasNeverRead({
  seenMs,
  foundMs,
  origin,
}: Pick<BuildWait, 'seenMs' | 'foundMs' | 'origin'>): boolean {
  return seenMs === foundMs && origin !== 'found';
}

/** True if it is time to say that a build is not found, also one that may not be visible everywhere yet. */
export function isLongMissing(wait: BuildWait, nowMs: number): boolean {
  return wait.missing === true && (!wasNeverRead(wait) || nowMs - wait.foundMs >= quietLagMs);
}

function applyBuild(wait: BuildWait, build: Build, { sentMs, now, isList }: Poll): BuildWait {
  const waits = waitsForAgent(build);
  const seen = {
    ...wait,
    build,
    seenMs: now.monotonicMs,
    failure: undefined,
    missing: false,
    withJobs: wait.withJobs || (!isList && waits === null),
    queuedSinceMs: waits === false ? null : queuedSince(wait, build, now),
    jobsSeenMs: waits === null ? wait.jobsSeenMs : sentMs,
    hasRun: wait.hasRun || !hasEnded(build),
    // Those that were retried are shown only by some reads.
    startedJobs: wait.startedJobs.union(startedJobsOf(build)),
    startsUntilMs: lastStartMs(build, wait.startsUntilMs),
    openJobs: build.jobs ? openJobsOf(build) : wait.openJobs,
    countsSeen: build.jobs ? countsOf(build) : wait.countsSeen,
    awaitsNewJob: wait.awaitsNewJob && !showsNewJob(build, wait.oldJobs),
  };
  const phase = phaseOf(build);
  if (phase === wait.phase) return seen;
  const isFirst = wait.phase === 'queued' && !wait.oldJobs;
  const startedMs = isFirst ? startOf(build, phase, now) : wait.startedMs;
  return { ...seen, phase, startedMs };
}

/** True if the build shows a job that is none of these. */
export function showsNewJob({ jobs }: Build, oldJobs: OldJobs | undefined): boolean {
  return newJobs({ jobs }, oldJobs).length > 0;
}

function newJobs({ jobs }: Pick<Build, 'jobs'>, { ids, newSinceMs = 0 }: OldJobs = nothingOld) {
  return (jobs ?? []).filter(({ id, created_at }) => {
    return typeof id === 'string' && !ids.has(id) && (parseTime(created_at) ?? newSinceMs) >= newSinceMs;
  });
}

const nothingOld: OldJobs = { ids: new Set() };

/** True if the build shows an end from before its failed jobs were retried: a replica may lag behind. */
export function showsOldEnd({
  build,
  oldJobs,
  oldEnd,
  awaitsNewJob,
  hasRun,
}: Pick<BuildWait, 'build' | 'oldJobs' | 'oldEnd' | 'awaitsNewJob' | 'hasRun'>): boolean {
  if (oldJobs === undefined) return false;
  if (build.jobs && oldJobs.newSinceMs !== undefined && !showsNewJob(build, oldJobs)) return true;
  // A service may keep the IDs of the jobs, or not show them: another state is a new end, unless it was there before.
  if (oldEnd && oldEnd.state !== build.state) return isEarlier(build, oldEnd) && !showsNewJob(build, oldJobs);
  // A service may keep the IDs, and a build that has run since ends later.
  if (hasRun && oldEnd && isEarlier(oldEnd, build)) return false;
  // Times alone may move without a new end.
  const isNew = build.jobs ? showsNewJob(build, oldJobs) : !awaitsNewJob;
  // The jobs may be ahead of the state.
  return !isNew || newJobs(build, oldJobs).some(({ state }) => isOpenJob(state));
}

/** True if the build shows that it was failing before its failed jobs were retried, unless it has done so for long. */
export function showsOldFailure(wait: BuildWait): boolean {
  const { build, oldJobs, awaitsNewJob, seenMs, foundMs } = wait;
  if (oldJobs === undefined || seenMs - foundMs >= writeLagMs) return false;
  return build.jobs ? !showsNewJob(build, oldJobs) : awaitsNewJob;
}

/** True for a build that finished before another one, as far as their times say it. */
function isEarlier(one: Pick<Build, 'finished_at'>, other: Pick<Build, 'finished_at'>): boolean {
  const [ms, otherMs] = [parseTime(one.finished_at), parseTime(other.finished_at)];
  return ms !== null && otherMs !== null && ms < otherMs;
}

/** True if the service has shown the old end for so long that it does not show the retry at all. */
export function hidesRetry(wait: BuildWait): boolean {
  return wait.seenMs - wait.foundMs >= writeLagMs && showsOldEnd(wait);
}

/** A response with so many jobs is still small. */
const mostJobsEachTime = 50;
/** With more jobs, only one that shows news is worth its size; with still more, none is. */
const mostJobsForNews = 500;

/** True if the next poll should show the jobs, from which the log tells the progress. A list does not count them. */
export function needsJobs({ build, withJobs, awaitsNewJob, countsSeen }: BuildWait): boolean {
  const total = build.jobs?.length ?? build.job_state_counts?.total ?? Number.POSITIVE_INFINITY;
  if (withJobs || awaitsNewJob || total <= mostJobsEachTime) return true;
  return !build.jobs && total <= mostJobsForNews && countsOf(build) !== countsSeen;
}

function countsOf({ job_state_counts: counts }: Build): string {
  return JSON.stringify(counts?.states ?? {});
}

/**
 * Since when the build waits. A job may have run between two polls: then it waits since that job finished. The service's
 * clock may differ from ours, so that moment is taken only as far as it lies between the polls.
 */
function queuedSince(wait: BuildWait, build: Build, now: Moment): number {
  const { queuedSinceMs, jobsSeenMs, startedJobs } = wait;
  if (queuedSinceMs === null) return queueBegin(wait, build, now);
  const ran = (build.jobs ?? []).filter(isScriptJob).filter(hasStarted);
  const news = ran.filter(({ id }) => !startedJobs.has(id));
  const finishedMs = (jobs: readonly ScriptJob[]) =>
    now.monotonicMs - Math.min(...jobs.map(({ finished_at }) => agoMs(finished_at, now)));
  // Polls do not show a job that was retried, so it may have run at any time before.
  const [retried, shown] = [news.filter(isRetried), news.filter((job) => !isRetried(job))];
  const times = [
    ...(shown.length > 0 ? [jobsSeenMs, finishedMs(shown)] : []),
    ...(retried.length > 0 ? [finishedMs(retried)] : []),
  ];
  return Math.max(queuedSinceMs, ...times);
}

/**
 * Since when a build waits that did not at the last look: since its last job finished, a person unblocked it, and a job
 * could run, as far as the service says it.
 */
function queueBegin({ jobsSeenMs, openJobs, startedJobs }: BuildWait, build: Build, now: Moment): number {
  const jobs = build.jobs ?? [];
  const at = (time: unknown): number[] =>
    typeof time === 'string' && parseTime(time) !== null ? [now.monotonicMs - agoMs(time, now)] : [];
  const scripts = jobs.filter(isScriptJob);
  const ran = scripts.filter(({ id }) => openJobs.has(id) || !startedJobs.has(id));
  const runnable = scripts.filter(({ state }) => isRunnableJob(state)).flatMap((job) => at(job.runnable_at));
  const times = [
    ...ran.flatMap(({ finished_at }) => at(finished_at)),
    ...jobs.flatMap((job) => (job.type === 'manual' ? at(job.unblocked_at) : [])),
    ...(runnable.length > 0 ? [Math.min(...runnable)] : []),
  ];
  return times.some((time) => time > jobsSeenMs) ? Math.max(...times) : now.monotonicMs;
}

function startedJobsOf({ jobs }: Build): ReadonlySet<unknown> {
  return new Set((jobs ?? []).filter(hasStarted).map(({ id }) => id));
}

function openJobsOf({ jobs }: Build): ReadonlySet<unknown> {
  return new Set((jobs ?? []).filter(({ state }) => isOpenJob(state)).map(({ id }) => id));
}

/**
 * True if a replica shows the build as it was before a retry that an earlier poll has shown: a job that ran is missing, and
 * nothing has taken its place. After a while it is believed.
 */
function isOlder({ openJobs, startedJobs, seenMs }: BuildWait, { jobs = [] }: Build, now: Moment): boolean {
  const shown = new Set<unknown>((jobs ?? []).map(({ id }) => id));
  if (shown.size === 0 || now.monotonicMs - seenMs >= writeLagMs) return false;
  return !openJobs.isSubsetOf(shown) && shown.isSubsetOf(startedJobs.union(openJobs));
}

function isRetried({ retried }: ScriptJob): boolean {
  return retried === true;
}

function hasStarted({ started_at }: Job): boolean {
  return Boolean(started_at);
}

function phaseOf(build: Build): Phase {
  if (build.state === 'failing' || build.state === 'canceling') return build.state;
  return build.started_at ? 'running' : 'queued';
}

function startOf(build: Build, phase: Phase, now: Moment): number {
  return now.monotonicMs - agoMs(phase === 'queued' ? build.created_at : build.started_at, now);
}

/** The service's clock may differ from ours: a time in the future, or none, counts as now. */
function agoMs(time: string | null | undefined, now: Moment): number {
  const ms = parseTime(time);
  return ms === null ? 0 : Math.max(0, now.epochMs - ms);
}
