import type { BuildAddress } from '../../model/requests.ts';
import { describeCause } from '../../report/builds/verdict.ts';
import { cancelWords, describeRefusal, tryCancelBuild } from '../cancel/cancel-build-once.ts';
import type { Context } from '../context/context.ts';
import type { SavedBuild } from '../context/journal.ts';
import { nameBuild } from '../outputs/build-outputs.ts';
import { mostHeldMs } from './limits.ts';
import type { PollPlan, WaitedBuild } from './poll-builds.ts';

/** The wait whose builds could not all be read. */
interface UnreadPlan extends Pick<PollPlan, 'search' | 'options' | 'sinceMs'> {
  /** Called before a build is canceled. */
  readonly onCancel?: (address: BuildAddress) => void;
}

/**
 * Cancels the builds of a wait that could never be read, if the inputs ask for it: they are siblings of the one that has
 * ended the wait, or `wait-timeout` is over for them too. Returns what is left to the post step.
 */
export async function cancelUnread(
  waited: readonly WaitedBuild[],
  plan: UnreadPlan,
  context: Context,
): Promise<SavedBuild[]> {
  const { options, sinceMs } = plan;
  const isMet = options.until === 'any' && waited.some(({ end }) => end === null);
  const isOver = context.clock.monotonic() - sinceMs >= options.timeoutMs;
  return isOver && !isMet
    ? cancelUnreadAtTimeout(plan, context)
    : cancelAll({ ...plan, why: 'left', isUnwanted: options.cancelSiblings }, context);
}

/** Cancels them because `wait-timeout` is over, with `cancel-on-timeout`. Returns what is left to the post step. */
export async function cancelUnreadAtTimeout(plan: UnreadPlan, context: Context): Promise<SavedBuild[]> {
  return cancelAll({ ...plan, why: 'timeout', isUnwanted: plan.options.cancelOnTimeout }, context);
}

async function cancelAll(
  {
    search,
    sinceMs,
    why,
    isUnwanted,
    onCancel,
  }: UnreadPlan & { readonly why: 'left' | 'timeout'; readonly isUnwanted: boolean | undefined },
  context: Context,
): Promise<SavedBuild[]> {
  const nowMs = context.clock.monotonic();
  const unread = isUnwanted ? (search?.unread() ?? []) : [];
  const cause = describeCause({ why, afterMs: nowMs - sinceMs, unread: 'always' });
  const left = await Promise.all(
    unread.map(async (address) => {
      onCancel?.(address);
      const attempt = await tryCancelBuild(address, context, { heldUntilMs: nowMs + mostHeldMs });
      if ('failure' in attempt) return [address];
      const { build, result } = attempt;
      context.log.info(
        result === 'canceled'
          ? `${nameBuild(address)}: ${cancelWords(build)} because ${cause}.`
          : describeRefusal(result, { address, build }),
      );
      return [];
    }),
  );
  return left.flat();
}
