import { abandonBuilds } from './abandon-builds.ts';
import { type FollowedBuild, followBuilds } from './follow-builds.ts';
import type { Journal, SavedBuild } from './journal.ts';
import type { Context, Outcome } from './operation.ts';
import { type HandledBuild, nameBuild, publishBuilds } from './outcomes.ts';
import type { WaitOptions } from './wait-options.ts';
import { waitOutcome } from './wait-outcome.ts';

/** How a step waits for builds. */
export interface WaitPlan {
  readonly options: WaitOptions;
  /** True for builds that this step started: it is answerable for them when the workflow is canceled. */
  readonly ours: boolean;
  /** Meta-data that all of the builds carry and no others do. */
  readonly shared?: Readonly<Record<string, string>> | undefined;
}

/** Waits for builds and mirrors them. When the workflow is canceled meanwhile, cancels those it is answerable for. */
export async function waitForBuilds(
  handled: readonly HandledBuild[],
  plan: WaitPlan,
  context: Context,
): Promise<Outcome> {
  const { journal, signal } = context;
  const answerable = plan.options.cancelOnAbort ?? plan.ours;
  let latest = handled;
  const onLook = (seen: readonly HandledBuild[]) => {
    latest = seen;
    publishBuilds(seen, journal);
  };
  onLook(handled);
  if (answerable) journal.save({ phase: 'waiting', builds: handled.map(toSaved) });
  try {
    const followed = await followBuilds(handled, { ...plan, onLook }, context);
    const ended = await cancelLeftovers(followed, plan.options, context);
    publishBuilds(ended, journal);
    return waitOutcome(ended, plan.options, context);
  } catch (error) {
    if (!signal.aborted) throw error;
    return abandonBuilds(latest, answerable, context);
  } finally {
    if (answerable && !signal.aborted) finish(journal);
  }
}

/** Cancels the builds that still run where the inputs ask for it. */
async function cancelLeftovers(
  followed: readonly FollowedBuild[],
  options: WaitOptions,
  context: Context,
): Promise<FollowedBuild[]> {
  return Promise.all(
    followed.map(async (one) => {
      if (!isUnwanted(one, options)) return one;
      try {
        const build = await context.client.builds.cancel(one.address, { signal: context.signal });
        context.log.info(`${nameBuild(one.address)}: canceled, since nobody waits for it any more.`);
        return { ...one, build };
      } catch (error) {
        context.signal.throwIfAborted();
        context.log.warning(`${error instanceof Error ? error.message : String(error)}`);
        return one;
      }
    }),
  );
}

function isUnwanted({ halt }: FollowedBuild, options: WaitOptions): boolean {
  switch (halt?.stop.why) {
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

/** A build as the post step needs it. */
export function toSaved({ address }: HandledBuild): SavedBuild {
  return address;
}

/** Leaves the post step nothing to do. */
export function finish(journal: Journal): void {
  journal.save({ phase: 'done', builds: [] });
}
