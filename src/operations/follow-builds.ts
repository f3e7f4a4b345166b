import type { Build } from '../model/build.ts';
import { effectiveState } from '../model/states.ts';
import { createLookout, moment } from './lookout.ts';
import type { Context } from './operation.ts';
import type { HandledBuild } from './outcomes.ts';
import { readWhole } from './read-builds.ts';
import { createTeller } from './teller.ts';
import { isSuccess, type WaitOptions } from './wait-options.ts';
import { type Halt, hasEnded, judgeWatch, startWatch, type Watch } from './watch.ts';

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
  const teller = createTeller(context);
  let watches = started.map((handled) => startWatch(handled, moment(context)));
  const lookout = await createLookout(watches, plan, context);
  try {
    for (;;) {
      await teller.tell(watches);
      watches = await settle(watches, plan.options, context);
      if (isOver(watches, plan.options))
        return await Promise.all(watches.map((watch) => conclude(watch, context)));
      watches = await lookout.look(watches);
      plan.onLook(watches);
    }
  } finally {
    lookout.close();
  }
}

/**
 * The waits with their ends. A build that seems to have ended is looked at whole, for the report and to be sure: a job
 * that somebody retried meanwhile brings it back to life.
 */
async function settle(watches: readonly Watch[], options: WaitOptions, context: Context): Promise<Watch[]> {
  return Promise.all(
    watches.map(async (watch) => {
      const judged = judgeWatch(watch, options, context.clock.monotonic());
      if (watch.over !== null || judged.over !== 'ended') return judged;
      const build = await readWhole(watch.address, context);
      if (build === null) return judged;
      return hasEnded(build, options) ? { ...judged, build } : { ...watch, build };
    }),
  );
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

async function conclude(watch: Watch, context: Context): Promise<FollowedBuild> {
  const { address, over } = watch;
  if (over === 'ended') return { address, build: watch.build, halt: null };
  const halt: Halt = over ?? { stop: { why: 'left', afterMs: context.clock.monotonic() - watch.sinceMs } };
  const known = halt.stop.why === 'disappeared' || halt.stop.why === 'unreachable';
  const build: Build | null = known ? null : await readWhole(address, context);
  return { address, build: build ?? watch.build, halt };
}
