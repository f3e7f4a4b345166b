/*
 * All that judges a build: what ends the wait for it, what its end means, and whether it is older than what the step has done.
 */
import { isBeforeUnblock, isOpenBlockStep } from '../../model/block-step.ts';
import { blockedChildOf } from '../../model/blocked-child.ts';
import type { Build } from '../../model/build.ts';
import type { Job } from '../../model/job.ts';
import { isReplaced } from '../../model/script-job.ts';
import { effectiveState, hasEnded, isCanceled, neverRan } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import { jobOutcome } from '../../report/builds/outcomes.ts';
import type { StepsResult } from '../../report/builds/verdict.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { type EndReason, ended, isShown, type WaitState, type Watched } from './state.ts';

/** The limits of time, each by when it is judged: the wait is looked at then, and not before. */
const limits = {
  disappeared: ({ build }, { appearByMs }) => (build === null ? appearByMs : Number.POSITIVE_INFINITY),
  timeout: (_, { sinceMs, settings }) => sinceMs + settings.timeoutMs,
  'queue-timeout': (one, { settings }) =>
    one.build === null ? Number.POSITIVE_INFINITY : jobsDueMs(one, settings),
} satisfies Partial<Record<EndReason, (one: Watched, state: WaitState) => number>>;

/** What ends the wait for a build, by what is known of it now; null if nothing does. The first reason that holds counts. */
export function reasonToEnd(one: Watched, state: WaitState, nowMs: number): EndReason | null {
  const isDue = (limit: keyof typeof limits) => nowMs >= limits[limit](one, state);
  const { settings } = state;
  const { build, isMissing, queuedSinceMs } = one;
  const { failFast, throughBlocked } = settings;
  const news = isOld(one) ? null : build;
  const steps = news && settings.steps && standingOf(news, settings.steps);
  if (steps?.haveEnded) return 'steps';
  const isBlocked = news !== null && effectiveState(news) === 'blocked';
  if (news && hasEnded(news) && !(isBlocked && throughBlocked)) {
    // A person can undo an end that is no success, and the step waits anyway.
    const mayBeUndone = resultOf({ ...one, phase: ended }, settings) !== 'success' && !isDue('timeout');
    return mayBeUndone && mayContinue(one, state, nowMs) ? null : 'ended';
  }
  if (isMissing && isDue('disappeared')) return 'disappeared';
  if (isDue('timeout')) return 'timeout';
  const hasFailed = settings.steps ? steps?.failed.length : news?.state === 'failing';
  if (failFast && hasFailed) return 'fail-fast';
  return queuedSinceMs !== null && isDue('queue-timeout') ? 'queue-timeout' : null;
}

/** What was read of children counts for so long at the end of a wait. */
const childrenCountMs = 15_000;

/**
 * True while a build that has ended is read on: the step waits for another one anyway, or its children were read long ago, and a
 * person may retry or unblock it meanwhile.
 */
function mayContinue(one: Watched, state: WaitState, nowMs: number): boolean {
  const { all, endedBy, isAbandoned } = state;
  if (isAbandoned || endedBy !== null) return false;
  if (isDecisive({ ...one, phase: ended }, state)) return false;
  const isEnd = ({ build }: Watched) => build !== null && hasEnded(build);
  const isWaitedFor = (other: Watched) => other.phase.is !== 'over' && (!isEnd(other) || isOld(other));
  const isOfChildren = one.build !== null && blockedChildOf(one.build) !== undefined;
  const isStale = isOfChildren && nowMs > (one.children?.readMs ?? nowMs) + childrenCountMs;
  return isStale || all.some((other) => other.id !== one.id && isWaitedFor(other));
}

/**
 * Whether the end of the build, or of the steps of it that alone are waited for, is what the step wants; null without such an
 * end. A key that no job has never is. A build that is blocked after a failure has failed too.
 */
export function resultOf(
  { build, phase: { end } }: Watched,
  { successStates }: Pick<WaitSettings, 'successStates'>,
): 'success' | 'failure' | null {
  if (end === undefined || build === null || (end !== null && end.stop.why !== 'steps')) return null;
  const accepts = (word: string) => successStates.includes('any') || successStates.includes(word);
  const steps = end?.stop.steps;
  const state = effectiveState(build);
  const hasFailed = build.state === 'failed' || build.state === 'failing';
  const isWanted = steps
    ? steps.missing.length === 0 && accepts(steps.state)
    : accepts(state) && (state !== 'blocked' || !hasFailed || accepts('failed'));
  return isWanted ? 'success' : 'failure';
}

/** True for a build whose end, or failing, ends the wait for all builds. */
export function isDecisive(one: Watched, { all, settings }: WaitState): boolean {
  const { until, failFast, cancelSiblings } = settings;
  const { end } = one.phase;
  const why = end?.stop.why;
  if (end === undefined || why === 'left' || why === 'timeout') return false;
  if (!isShown(one)) return until === 'all' && Boolean(failFast || cancelSiblings);
  const result = resultOf(one, settings);
  if (failFast && (why === 'fail-fast' || result === 'failure')) return true;
  // Any of those that were not read yet may be the one that is enough.
  const areKnown = all.every((other) => isShown(other) || other.phase.is === 'over');
  return until === 'any' && (result === 'success' || (result === 'failure' && areKnown));
}

/** The service may not show a new build for so long, nor that jobs were retried. */
export const lagMs = 120_000;

/**
 * True for an end, or a failure, from before the jobs were retried: it shows no other job, and is not a later end. Also for a
 * build that is blocked at no other step than the one that was unblocked. What is shown for too long is believed, but not that
 * this step is open again.
 */
export function isOld({ build, before, unblocked, seenMs, foundMs }: Watched): boolean {
  if (build === null) return false;
  const isAtBlock = unblocked !== undefined && effectiveState(build) === 'blocked';
  if (isAtBlock && isBeforeUnblock(build, unblocked)) return true;
  if (seenMs - foundMs >= lagMs) return false;
  if (isAtBlock) return !build.jobs?.some(isOpenBlockStep);
  if (before === undefined) return false;
  const known = before.jobs && new Set<unknown>(before.jobs.map(({ id }) => id));
  if (known && build.jobs?.some(({ id }) => !known.has(id))) return false;
  const beforeMs = hasEnded(before) ? parseTime(before.finished_at) : null;
  return !hasEnded(build) || (parseTime(build.finished_at) ?? 0) <= (beforeMs ?? Number.POSITIVE_INFINITY);
}

/**
 * How the steps with these keys stand, and whether nothing is left to wait for, because they or the build have ended. Null if no
 * jobs are shown.
 */
export function standingOf(
  build: Build,
  keys: readonly string[],
): (StepsResult & { readonly open: readonly string[]; readonly haveEnded: boolean }) | null {
  if (!build.jobs) return null;
  const { jobs } = build;
  const state = effectiveState(build);
  const isOver = hasEnded(build) && state !== 'blocked';
  const steps = keys.map((key) => {
    const all = jobs.filter((job) => keysOfJob(job).includes(key));
    const current = all.filter((job) => !isReplaced(job));
    const outcomes = current.map((job) => outcomeOf(job, state));
    const isMissing = all.length === 0;
    const isOpen = outcomes.length === 0 || outcomes.includes('open');
    const hasFailed = outcomes.includes('failed') || (isOver && isOpen && !isMissing);
    return { key, isMissing, isOpen, hasFailed, hasPassed: !isOpen && !hasFailed };
  });
  const keysOf = (what: 'hasPassed' | 'hasFailed' | 'isMissing') =>
    steps.filter((step) => step[what]).map(({ key }) => key);
  return {
    state: steps.every(({ hasPassed }) => hasPassed) ? 'passed' : 'failed',
    passed: keysOf('hasPassed'),
    failed: keysOf('hasFailed'),
    missing: keysOf('isMissing'),
    open: steps.filter(({ isOpen, isMissing }) => isOpen && !isMissing).map(({ key }) => key),
    haveEnded: isOver || steps.every(({ isOpen }) => !isOpen),
  };
}

/** True if a job of these steps has expired or timed out: the service may still retry it by itself. */
export function hasLapsed({ jobs }: Build, keys: readonly string[]): boolean {
  const isLapsed = (job: Job) => (job.state === 'expired' || job.state === 'timed_out') && !isReplaced(job);
  return (jobs ?? []).some((job) => isLapsed(job) && keysOfJob(job).some((key) => keys.includes(key)));
}

/** The keys by which a job can be chosen: that of its step, and that of its group. */
function keysOfJob(job: Job): readonly string[] {
  const { step_key, group_key }: Readonly<Record<string, unknown>> = job;
  return [step_key, group_key].filter((key) => typeof key === 'string');
}

/** All keys of steps and groups that a build has. */
export function stepKeysOf({ jobs }: Build): readonly string[] {
  return [...new Set((jobs ?? []).flatMap(keysOfJob))];
}

/** Why a job is left out on purpose. */
const leftOutReasons = ['conditional_failed', 'branch_mismatch'];

/** The result of a job for its step. A job that is left out on purpose has passed; one that an earlier failure prevents has failed. */
function outcomeOf(job: Job, buildState: string): 'open' | 'passed' | 'failed' {
  if (job.type === 'manual' && (job.state === 'unblocked' || job.state === 'finished')) return 'passed';
  // A promise does not end a job.
  const outcome = jobOutcome({ ...job, promised_exit_status: null }, buildState);
  if (outcome === 'passed' || outcome === 'soft-failed') return 'passed';
  if (outcome === 'failed' || outcome === 'canceled') return 'failed';
  if (outcome !== 'not-run') return 'open';
  const reason = String('broken_reason' in job ? job.broken_reason : null);
  const isMeant = job.state === 'skipped' || leftOutReasons.includes(reason) || buildState === 'passed';
  const hasRun = !isCanceled(buildState) && !neverRan(buildState);
  return isMeant && hasRun ? 'passed' : 'failed';
}

/** When a limit is judged next after now, or the jobs of a build must be read for one. */
export function nextLimitMs(state: WaitState, nowMs: number): number {
  const open = state.all.filter(({ phase }) => phase.is === 'open');
  const due = open.flatMap((one) => Object.values(limits).map((limit) => limit(one, state)));
  return Math.min(...due.filter((atMs) => atMs > nowMs));
}

/** When the jobs of a build have to be looked at because of `queue-timeout`. */
export function jobsDueMs({ queuedSinceMs, jobsSeenMs }: Watched, { queueTimeoutMs }: WaitSettings): number {
  return (queuedSinceMs ?? jobsSeenMs) + (queueTimeoutMs ?? Number.POSITIVE_INFINITY);
}
