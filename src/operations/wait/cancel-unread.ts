import type { BuildAddress } from '../../model/requests.ts';
import { describeCause, type Stop } from '../../report/builds/verdict.ts';
import type { Context } from '../context/context.ts';
import type { Obligation } from '../context/journal.ts';
import { mostHeldMs } from '../context/time-to-wait.ts';
import { cancelWords, describeEnded, endPart, logUncanceled } from '../end/end-part.ts';
import { toCancel } from '../end/obligations.ts';
import { nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';
import type { PollPlan, WaitedBuild } from './poll-builds.ts';

/** The wait whose builds could not all be read. */
interface UnreadPlan extends Pick<PollPlan, 'search' | 'options' | 'sinceMs'> {
  /** Called before a build is canceled. */
  readonly onCancel: (address: BuildAddress) => void;
}

/** What became of builds that were canceled without a read before. */
export interface CanceledUnread {
  /** Those that the answer to the cancel, or to the read after it, shows. */
  readonly shown: readonly WaitedBuild[];
  /** What is left to the post step. */
  readonly left: readonly Obligation[];
}

/** The builds of a wait that could never be read, and are to be canceled because `wait-timeout` is over for them too. */
export function unwantedUnread(
  { search, options, sinceMs }: Pick<UnreadPlan, 'search' | 'options' | 'sinceMs'>,
  { clock }: Context,
): readonly BuildAddress[] {
  const isLate = clock.monotonic() - sinceMs >= options.timeoutMs;
  return isLate && options.cancelOnTimeout ? (search?.unread() ?? []) : [];
}

/**
 * Cancels the builds of a wait that could never be read, if the inputs ask for it: they are siblings of the one that has
 * ended the wait, or `wait-timeout` is over for them too.
 */
export async function cancelUnread(
  waited: readonly WaitedBuild[],
  { search, options, sinceMs, onCancel }: UnreadPlan,
  context: Context,
): Promise<CanceledUnread> {
  const nowMs = context.clock.monotonic();
  const afterMs = nowMs - sinceMs;
  const isMet = options.until === 'any' && waited.some(({ end }) => end === null);
  const why = isMet || afterMs < options.timeoutMs ? 'left' : 'timeout';
  const isUnwanted = why === 'left' ? options.cancelSiblings : options.cancelOnTimeout;
  const unread = isUnwanted ? (search?.unread() ?? []) : [];
  const results = await Promise.all(
    unread.map(async (address): Promise<Partial<CanceledUnread>> => {
      onCancel(address);
      const limits = { unpaced: true, heldUntilMs: nowMs + mostHeldMs };
      const attempt = await endPart(address, 'step', context, limits);
      if (attempt.result === 'failed') {
        logUncanceled(attempt, context);
        return { left: toCancel([{ address }]) };
      }
      const { build, result } = attempt;
      const isCanceled = result === 'canceled';
      const stop: Stop = { why, afterMs, canceled: isCanceled, ...(isCanceled && { unread: 'always' }) };
      context.log.info(
        isCanceled
          ? `${nameBuild(address)}: ${cancelWords(build)} because ${describeCause(stop)}.`
          : describeEnded(result, { address, build }),
      );
      const one: TrackedBuild = { address, build, origin: 'found' };
      return { shown: [{ ...one, end: result === 'ended' ? null : { stop } }] };
    }),
  );
  const shown = results.flatMap(({ shown = [] }) => shown);
  search?.record(shown);
  return { shown, left: results.flatMap(({ left = [] }) => left) };
}
