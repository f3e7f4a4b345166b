import { describeCause } from '../../report/builds/verdict.ts';
import { cancelWords, describeRefusal, tryCancelBuild } from '../cancel/cancel-build-once.ts';
import type { Context } from '../context/context.ts';
import type { SavedBuild } from '../context/journal.ts';
import { nameBuild } from '../outputs/build-outputs.ts';
import { mostHeldMs } from './limits.ts';
import type { PollPlan, WaitedBuild } from './poll-builds.ts';

/**
 * Cancels the builds of a wait that could never be read, if the inputs ask for it: they are siblings of the one that has
 * ended the wait, or `wait-timeout` is over for them too. Returns what is left to the post step.
 */
export async function cancelUnread(
  waited: readonly WaitedBuild[],
  { search, options, sinceMs }: Pick<PollPlan, 'search' | 'options' | 'sinceMs'>,
  context: Context,
): Promise<SavedBuild[]> {
  const nowMs = context.clock.monotonic();
  const afterMs = nowMs - sinceMs;
  const isMet = options.until === 'any' && waited.some(({ end }) => end === null);
  const why = isMet || afterMs < options.timeoutMs ? 'left' : 'timeout';
  const isUnwanted = why === 'left' ? options.cancelSiblings : options.cancelOnTimeout;
  const unread = isUnwanted ? (search?.unread() ?? []) : [];
  const left = await Promise.all(
    unread.map(async (address) => {
      const attempt = await tryCancelBuild(address, context, { heldUntilMs: nowMs + mostHeldMs });
      if ('failure' in attempt) return [address];
      const { build, result } = attempt;
      context.log.info(
        result === 'canceled'
          ? `${nameBuild(address)}: ${cancelWords(build)} because ${describeCause({ why, afterMs })}.`
          : describeRefusal(result, { address, build }),
      );
      return [];
    }),
  );
  return left.flat();
}
