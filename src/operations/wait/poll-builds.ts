import { effectiveState } from '../../model/states.ts';
import { isSuccess, type WaitOptions } from '../inputs/wait-options.ts';
import type { Context } from '../operation.ts';
import { isSameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';
import type { DuplicateCheck } from '../start/duplicate-check.ts';
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
import { readWithJobs } from './read-builds.ts';

/** The last look may take so long where the time to wait is over. */
const leastInspectionMs = 5_000;

/** A build whose wait is over: as it was last seen, with all its jobs where they could be had. */
export interface WaitedBuild extends TrackedBuild {
  /** Null when the build has ended; else why the wait ended although the build may go on. */
  readonly halt: WaitEnd | null;
}

/** How builds are followed. */
export interface PollPlan {
  readonly options: WaitOptions;
  /** Meta-data that all of the builds carry and no others do, by which one list request finds them. */
  readonly shared?: Readonly<Record<string, string>> | undefined;
  /** Looks for twins after each look and before the end, and may put other builds in the place of these. */
  readonly review?: DuplicateCheck | undefined;
  /** Called with all builds after each look. */
  readonly onPoll: (tracked: readonly TrackedBuild[]) => void;
}

/**
 * Waits until builds have ended, and tells what changes meanwhile; one poller for all of them.
 * @throws the signal's reason when the workflow is canceled.
 */
export async function pollBuilds(
  started: readonly TrackedBuild[],
  plan: PollPlan,
  context: Context,
): Promise<WaitedBuild[]> {
  const { options, shared } = plan;
  const progressLog = createProgressLog(shared, context);
  let waits = started.map((tracked) => startWait(tracked, moment(context)));
  const pollScheduler = await createPollScheduler(waits, plan, context);
  try {
    for (;;) {
      const timeoutMs = leastTimeLeftMs(waits, options, context.clock.monotonic());
      await progressLog.tell(waits, { timeoutMs });
      waits = waits.map((wait) => checkEnd(wait, options, context.clock.monotonic()));
      if (isOver(waits, options)) {
        waits = await inspect(waits, plan, context);
        if (plan.review && isOver(waits, options))
          waits = replaceBuilds(waits, await plan.review.conclude(waits));
        if (isOver(waits, options)) return waits.map((wait) => conclude(wait, context.clock.monotonic()));
      }
      waits = await pollScheduler.look(waits);
      if (plan.review) waits = replaceBuilds(waits, await plan.review.look(waits));
      plan.onPoll(waits);
    }
  } finally {
    pollScheduler.close();
  }
}

/** The same waits, for other builds where those were put in their place. */
function replaceBuilds(waits: readonly BuildWait[], builds: readonly TrackedBuild[]): BuildWait[] {
  return waits.map((wait, index) => {
    const { address, build } = builds[index] ?? wait;
    return isSameBuild(address, wait.address) ? wait : { ...wait, address, build, over: null };
  });
}

/**
 * Reads all builds with their jobs before anything is said of their end: for the report, and to be sure. A job that somebody
 * retried brings a build back to life; one that time had run out for may have ended at last. Where the look fails, what
 * was known before is told.
 */
async function inspect(
  waits: readonly BuildWait[],
  { options, shared }: PollPlan,
  context: Context,
): Promise<BuildWait[]> {
  const visible = waits.filter((wait) => !isLost(wait));
  const nowMs = context.clock.monotonic();
  const leftMs = Math.min(...visible.map((wait) => timeLeftMs(wait, options, nowMs)));
  const timeoutMs = Math.max(leastInspectionMs, leftMs);
  const wholes = await readWithJobs(visible, { all: waits, shared, timeoutMs }, context);
  return waits.map((wait) => {
    const build = wholes.get(wait.build.id);
    if (build === undefined) return wait;
    if (hasEnded(build, options)) return { ...wait, build, over: 'ended' };
    return { ...wait, build, over: wait.over === 'ended' ? null : wait.over };
  });
}

function isLost({ over }: BuildWait): boolean {
  return typeof over === 'object' && (over?.stop.why === 'disappeared' || over?.stop.why === 'unreachable');
}

/** Of several builds, one may end the wait for all. */
function isOver(waits: readonly BuildWait[], options: WaitOptions): boolean {
  if (waits.every((wait) => wait.over !== null)) return true;
  if (options.until === 'any') return waits.some((wait) => wait.over === 'ended');
  return (
    options.until === 'first-failure' && waits.some((wait) => wait.over !== null && !endedWell(wait, options))
  );
}

function endedWell({ over, build }: BuildWait, options: WaitOptions): boolean {
  return over === 'ended' && isSuccess(effectiveState(build), options);
}

function conclude(
  { address, build, origin = 'found', over, sinceMs }: BuildWait,
  nowMs: number,
): WaitedBuild {
  if (over === 'ended') return { address, build, origin, halt: null };
  return { address, build, origin, halt: over ?? { stop: { why: 'left', afterMs: nowMs - sinceMs } } };
}
