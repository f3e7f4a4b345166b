import { effectiveState } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { isSuccess, type WaitSettings } from '../inputs/wait-settings.ts';
import { isSameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';
import {
  type BuildWait,
  checkEnd,
  hasEnded,
  leastTimeLeftMs,
  startWait,
  timeLeftMs,
  type WaitEnd,
} from './build-wait.ts';
import { createPollScheduler, moment } from './poll-scheduler.ts';
import { createProgressLog } from './progress-log.ts';
import { readWithJobs, type SharedTags } from './read-builds.ts';

/** Minimum time for the last read, even if the time to wait is over. */
const leastLastReadMs = 5_000;

/** A build after the wait, with all its jobs if they could be read. */
export interface WaitedBuild extends TrackedBuild {
  /** Null if the build has ended; otherwise why the wait ended before the build. */
  readonly end: WaitEnd | null;
}

/** Cancels duplicates of builds whose creation was not answered. May replace a build by the one to keep. */
export interface DuplicateCheck {
  /** Checks if a check is due. */
  readonly check: (tracked: readonly TrackedBuild[]) => Promise<readonly TrackedBuild[]>;
  /** Completes the checks before the step ends, and waits until they are due. */
  readonly conclude: (tracked: readonly TrackedBuild[]) => Promise<readonly TrackedBuild[]>;
}

/** How builds are polled. */
export interface PollPlan {
  readonly options: WaitSettings;
  readonly shared?: SharedTags;
  readonly duplicateCheck?: DuplicateCheck | undefined;
  /** Called with all builds after each poll. */
  readonly onPoll: (tracked: readonly TrackedBuild[]) => void;
}

/**
 * Polls builds until the wait is over, and logs their progress.
 * @throws the signal's reason if the workflow is canceled.
 */
export async function pollBuilds(
  started: readonly TrackedBuild[],
  plan: PollPlan,
  context: Context,
): Promise<WaitedBuild[]> {
  const { options, shared, duplicateCheck } = plan;
  const { clock } = context;
  const logProgress = createProgressLog(shared, context);
  let waits = started.map((tracked) => startWait(tracked, moment(context)));
  const scheduler = await createPollScheduler(waits, plan, context);
  for (;;) {
    const timeoutMs = leastTimeLeftMs(waits, options, clock.monotonic());
    await logProgress(waits, { timeoutMs });
    waits = waits.map((wait) => checkEnd(wait, options, clock.monotonic()));
    if (isOver(waits, options)) {
      waits = await confirmEnd(waits, plan, context);
      if (duplicateCheck && isOver(waits, options))
        waits = replaceBuilds(waits, await duplicateCheck.conclude(waits));
      if (isOver(waits, options)) return waits.map((wait) => conclude(wait, clock.monotonic()));
    }
    waits = await scheduler.poll(waits);
    if (duplicateCheck) waits = replaceBuilds(waits, await duplicateCheck.check(waits));
    plan.onPoll(waits);
  }
}

/** The same waits, with the builds that replace others. */
function replaceBuilds(waits: readonly BuildWait[], builds: readonly TrackedBuild[]): BuildWait[] {
  return waits.map((wait, index) => {
    const { address, build } = builds[index] ?? wait;
    return isSameBuild(address, wait.address) ? wait : { ...wait, address, build, end: null };
  });
}

/**
 * Reads all builds with their jobs before the end is reported. A retried job makes a finished build run again, and a build
 * whose time ran out may have finished meanwhile. If the read fails, the last known state counts.
 */
async function confirmEnd(
  waits: readonly BuildWait[],
  { options, shared }: PollPlan,
  context: Context,
): Promise<BuildWait[]> {
  const reachable = waits.filter((wait) => !isUnreachable(wait));
  const nowMs = context.clock.monotonic();
  const leftMs = Math.min(...reachable.map((wait) => timeLeftMs(wait, options, nowMs)));
  const timeoutMs = Math.max(leastLastReadMs, leftMs);
  const builds = await readWithJobs(reachable, { all: waits, shared, timeoutMs }, context);
  return waits.map((wait) => {
    const build = builds.get(wait.build.id);
    if (build === undefined) return wait;
    if (hasEnded(build, options)) return { ...wait, build, end: 'ended' };
    return { ...wait, build, end: wait.end === 'ended' ? null : wait.end };
  });
}

function isUnreachable({ end }: BuildWait): boolean {
  return typeof end === 'object' && (end?.stop.why === 'disappeared' || end?.stop.why === 'unreachable');
}

/** True if the wait is over, which may be the case because of one of several builds. */
function isOver(waits: readonly BuildWait[], options: WaitSettings): boolean {
  if (waits.every((wait) => wait.end !== null)) return true;
  if (options.until === 'any') return waits.some((wait) => wait.end === 'ended');
  return (
    options.until === 'first-failure' &&
    waits.some((wait) => wait.end !== null && !hasSucceeded(wait, options))
  );
}

function hasSucceeded({ end, build }: BuildWait, options: WaitSettings): boolean {
  return end === 'ended' && isSuccess(effectiveState(build), options);
}

function conclude({ address, build, origin = 'found', end, sinceMs }: BuildWait, nowMs: number): WaitedBuild {
  const other = { stop: { why: 'left', afterMs: nowMs - sinceMs } } as const;
  return { address, build, origin, end: end === 'ended' ? null : (end ?? other) };
}
