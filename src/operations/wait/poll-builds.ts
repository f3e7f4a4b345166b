import { effectiveState } from '../../model/states.ts';
import { isSuccess, type WaitOptions } from '../inputs/wait-options.ts';
import type { Context } from '../operation.ts';
import { type HandledBuild, samePlace } from '../outputs/build-outputs.ts';
import type { TwinReview } from '../start/duplicate-check.ts';
import {
  type Halt,
  hasEnded,
  judgeWatch,
  leastTimeLeftMs,
  startWatch,
  timeLeftMs,
  type Watch,
} from './build-wait.ts';
import { createLookout, moment } from './poll-scheduler.ts';
import { createTeller } from './progress-log.ts';
import { readWholes } from './read-builds.ts';

/** The last look may take so long where the time to wait is over. */
const leastInspectionMs = 5_000;

/** A build whose wait is over: as it was last seen, with all its jobs where they could be had. */
export interface FollowedBuild extends HandledBuild {
  /** Null when the build has ended; else why the wait ended although the build may go on. */
  readonly halt: Halt | null;
}

/** How builds are followed. */
export interface FollowPlan {
  readonly options: WaitOptions;
  /** Meta-data that all of the builds carry and no others do, by which one list request finds them. */
  readonly shared?: Readonly<Record<string, string>> | undefined;
  /** Looks for twins after each look and before the end, and may put other builds in the place of these. */
  readonly review?: TwinReview | undefined;
  /** Called with all builds after each look. */
  readonly onLook: (handled: readonly HandledBuild[]) => void;
}

/**
 * Waits until builds have ended, and tells what changes meanwhile; one poller for all of them.
 * @throws the signal's reason when the workflow is canceled.
 */
export async function followBuilds(
  started: readonly HandledBuild[],
  plan: FollowPlan,
  context: Context,
): Promise<FollowedBuild[]> {
  const { options, shared } = plan;
  const teller = createTeller(shared, context);
  let watches = started.map((handled) => startWatch(handled, moment(context)));
  const lookout = await createLookout(watches, plan, context);
  try {
    for (;;) {
      const timeoutMs = leastTimeLeftMs(watches, options, context.clock.monotonic());
      await teller.tell(watches, { timeoutMs });
      watches = watches.map((watch) => judgeWatch(watch, options, context.clock.monotonic()));
      if (isOver(watches, options)) {
        watches = await inspect(watches, plan, context);
        if (plan.review && isOver(watches, options))
          watches = replaceBuilds(watches, await plan.review.conclude(watches));
        if (isOver(watches, options))
          return watches.map((watch) => conclude(watch, context.clock.monotonic()));
      }
      watches = await lookout.look(watches);
      if (plan.review) watches = replaceBuilds(watches, await plan.review.look(watches));
      plan.onLook(watches);
    }
  } finally {
    lookout.close();
  }
}

/** The same waits, for other builds where those were put in their place. */
function replaceBuilds(watches: readonly Watch[], builds: readonly HandledBuild[]): Watch[] {
  return watches.map((watch, index) => {
    const { address, build } = builds[index] ?? watch;
    return samePlace(address, watch.address) ? watch : { ...watch, address, build, over: null };
  });
}

/**
 * Looks at all builds whole before anything is said of their end: for the report, and to be sure. A job that somebody
 * retried brings a build back to life; one that time had run out for may have ended at last. Where the look fails, what
 * was known before is told.
 */
async function inspect(
  watches: readonly Watch[],
  { options, shared }: FollowPlan,
  context: Context,
): Promise<Watch[]> {
  const visible = watches.filter((watch) => !isLost(watch));
  const nowMs = context.clock.monotonic();
  const leftMs = Math.min(...visible.map((watch) => timeLeftMs(watch, options, nowMs)));
  const timeoutMs = Math.max(leastInspectionMs, leftMs);
  const wholes = await readWholes(visible, { all: watches, shared, timeoutMs }, context);
  return watches.map((watch) => {
    const build = wholes.get(watch.build.id);
    if (build === undefined) return watch;
    if (hasEnded(build, options)) return { ...watch, build, over: 'ended' };
    return { ...watch, build, over: watch.over === 'ended' ? null : watch.over };
  });
}

function isLost({ over }: Watch): boolean {
  return typeof over === 'object' && (over?.stop.why === 'disappeared' || over?.stop.why === 'unreachable');
}

/** Of several builds, one may end the wait for all. */
function isOver(watches: readonly Watch[], options: WaitOptions): boolean {
  if (watches.every((watch) => watch.over !== null)) return true;
  if (options.until === 'any') return watches.some((watch) => watch.over === 'ended');
  return (
    options.until === 'first-failure' &&
    watches.some((watch) => watch.over !== null && !endedWell(watch, options))
  );
}

function endedWell({ over, build }: Watch, options: WaitOptions): boolean {
  return over === 'ended' && isSuccess(effectiveState(build), options);
}

function conclude({ address, build, origin = 'found', over, sinceMs }: Watch, nowMs: number): FollowedBuild {
  if (over === 'ended') return { address, build, origin, halt: null };
  return { address, build, origin, halt: over ?? { stop: { why: 'left', afterMs: nowMs - sinceMs } } };
}
