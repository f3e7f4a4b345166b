import { effectiveState } from '../../model/states.ts';
import { describeCause } from '../../report/builds/verdict.ts';
import { cancelOnAbort } from '../cancel/cancel-on-abort.ts';
import { cancelBuildOnce, describeNothing } from '../cancel/cancel-once.ts';
import type { Journal } from '../context/journal.ts';
import type { WaitOptions } from '../inputs/wait-options.ts';
import type { Context, Outcome } from '../operation.ts';
import {
  describeBlocked,
  nameBuild,
  setBuildOutputs,
  type TrackedBuild,
  toSaved,
} from '../outputs/build-outputs.ts';
import type { WaitEnd } from './build-wait.ts';
import { type PollPlan, pollBuilds, type WaitedBuild } from './poll-builds.ts';
import { waitOutcome } from './wait-outcome.ts';

/** How a step waits for builds. */
export interface WaitPlan {
  readonly options: WaitOptions;
  /** Meta-data that all of the builds carry and no others do. */
  readonly shared?: Readonly<Record<string, string>> | undefined;
  readonly review?: PollPlan['review'];
}

/** Waits for builds and mirrors them. When the workflow is canceled meanwhile, cancels those it is answerable for. */
export async function waitForBuilds(
  tracked: readonly TrackedBuild[],
  plan: WaitPlan,
  context: Context,
): Promise<Outcome> {
  const { journal, signal } = context;
  const mine = tracked.filter((one) => isAnswerable(one, plan.options));
  const sinceMs = context.clock.monotonic();
  let latest = tracked;
  const onPoll = (seen: readonly TrackedBuild[]) => {
    latest = seen.map((one, index) => ({ ...tracked[index], ...one }));
    setBuildOutputs(seen, journal);
  };
  onPoll(tracked);
  if (mine.length > 0) journal.save({ phase: 'waiting', builds: mine.map(toSaved) });
  try {
    const followed = await pollBuilds(tracked, { ...plan, onPoll }, context);
    const ended = await cancelLeftovers(followed, plan.options, context);
    setBuildOutputs(ended, journal);
    return waitOutcome(ended, plan.options, context);
  } catch (error) {
    if (!signal.aborted) throw error;
    return cancelOnAbort(
      latest,
      { sinceMs, isAnswerable: (one) => isAnswerable(one, plan.options) },
      context,
    );
  } finally {
    if (mine.length > 0 && !signal.aborted) finish(journal);
  }
}

/**
 * True for builds that are canceled with the workflow: those that this step started, or all, as the input says. One that
 * was taken over by an idempotency key is never canceled: anybody can set such a key.
 */
export function isAnswerable(
  { origin }: Pick<TrackedBuild, 'origin'>,
  { cancelOnAbort }: Pick<WaitOptions, 'cancelOnAbort'>,
): boolean {
  return origin !== 'attached' && (cancelOnAbort ?? origin === 'started');
}

/** Cancels the builds that still run where the inputs ask for it. */
async function cancelLeftovers(
  followed: readonly WaitedBuild[],
  options: WaitOptions,
  context: Context,
): Promise<WaitedBuild[]> {
  return Promise.all(
    followed.map((one) =>
      one.halt !== null && one.origin !== 'attached' && isUnwanted(one.halt, options)
        ? cancelLeftover(one, one.halt, context)
        : one,
    ),
  );
}

/** The build after the attempt to cancel it. Why it was canceled stays with it: its state alone would not tell. */
async function cancelLeftover(one: WaitedBuild, halt: WaitEnd, context: Context): Promise<WaitedBuild> {
  const { log, signal } = context;
  const name = nameBuild(one.address);
  try {
    const { build, canceled } = await cancelBuildOnce(one.address, context);
    if (canceled) log.info(`${name}: canceled, since ${describeCause(halt.stop)}.`);
    else if (effectiveState(build) === 'blocked') log.warning(describeBlocked(one.address));
    else log.info(`${name}: ${describeNothing(build)}.`);
    return { ...one, build, halt: { ...halt, stop: { ...halt.stop, canceled } } };
  } catch (error) {
    signal.throwIfAborted();
    log.warning(`${error instanceof Error ? error.message : String(error)}`);
    return one;
  }
}

function isUnwanted({ stop }: WaitEnd, options: WaitOptions): boolean {
  switch (stop.why) {
    case 'timeout':
    case 'queue-timeout':
      return options.cancelOnTimeout;
    case 'fail-fast':
      return options.cancelOnFailFast;
    case 'left':
      return options.cancelSiblings;
    default:
      return false;
  }
}

/** Leaves the post step nothing to do. */
export function finish(journal: Journal): void {
  journal.save({ phase: 'done', builds: [] });
}
